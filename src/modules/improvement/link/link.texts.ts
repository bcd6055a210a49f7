import { sentences } from '../../../core/shared/sentence.ts'

/** Refusals of the link for reports without an account. */
export const linkSentences = sentences({
  photosLater: [
    '접수된 뒤에는 사진을 더 올릴 수 없습니다.',
    'Pictures cannot be added once the request has been received.',
    '受理后不能再上传照片。',
    'No se pueden añadir fotos una vez recibida la solicitud.',
  ],
  photosFull: [
    '사진은 {count}장까지 올릴 수 있습니다.',
    'At most {count} pictures can be added.',
    '最多可上传{count}张照片。',
    'Se pueden añadir {count} fotos como máximo.',
  ],
  days: [
    '종료일은 시작일부터 {days}일 안에서 정해 주세요.',
    'Choose an end within {days} days of the start.',
    '结束日请设在开始日起{days}天内。',
    'El fin debe estar dentro de {days} días del inicio.',
  ],
  plantDept: [
    '선택한 사업장의 부서가 아닙니다.',
    'This is no department of the chosen plant.',
    '不是所选工厂的部门。',
    'No es un departamento de la planta elegida.',
  ],
  mostToday: [
    '오늘 이 링크로 받을 수 있는 요청 수를 넘었습니다. 안전팀에 전화로 알려 주세요.',
    'No more requests can be taken by this link today. Please call the safety team.',
    '今日通过此链接可受理的申请数已满。请电话通知安全团队。',
    'Hoy no se admiten más solicitudes por este enlace. Llame al equipo de seguridad.',
  ],
  full: [
    '이 요청에는 더 적을 수 없습니다. 안전팀에 전화로 알려 주세요.',
    'Nothing more can be added to this request. Please call the safety team.',
    '此申请不能再补充。请电话通知安全团队。',
    'No se puede añadir más a esta solicitud. Llame al equipo de seguridad.',
  ],
  origin: [
    '현장 요청 링크: {name}',
    'Link for reports: {name}',
    '现场申请链接：{name}',
    'Enlace de avisos: {name}',
  ],
})

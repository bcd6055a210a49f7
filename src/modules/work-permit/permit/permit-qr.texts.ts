import { sentences } from '../../../core/shared/sentence.ts'

/** What the page behind a signed code says of a permit or a badge now. */
export const qrWords = sentences({
  suspended: [
    '중지사유: {reason}',
    'Reason of the stop: {reason}',
    '停工原因：{reason}',
    'Motivo de la parada: {reason}',
  ],
  endChanged: [
    '종료시각이 바뀌었습니다: {moment}',
    'The end has changed: {moment}',
    '结束时间已变更：{moment}',
    'La hora de fin ha cambiado: {moment}',
  ],
  timeOver: [
    '허가시간이 지났습니다.',
    'The time of the permit is over.',
    '许可时间已过。',
    'El tiempo del permiso ha terminado.',
  ],
  paper: [
    '종이 허가서 · {state}',
    'Paper permit · {state}',
    '纸质许可 · {state}',
    'Permiso en papel · {state}',
  ],
  paperOpen: [
    '전산에 아직 등록되지 않았습니다. 종이의 서명과 현장을 확인하세요.',
    'It is not registered in the portal yet. Check the signatures on paper and the place.',
    '尚未在系统登记。请检查纸上的签名和现场。',
    'Aún no está registrado en el portal. Revise las firmas en papel y el lugar.',
  ],
  noPass: [
    '이 사업장의 출입증이 없습니다.',
    'There is no pass for this plant.',
    '没有本工厂的出入证。',
    'No tiene pase para esta planta.',
  ],
  pass: ['출입증번호', 'Pass number', '出入证编号', 'N.º de pase'],
  nextPass: ['다음 출입증', 'Next pass', '下一张出入证', 'Pase siguiente'],
  otherPass: [
    '지금 쓰는 출입증: {pass}',
    'Entry is by pass {pass}.',
    '凭出入证 {pass} 出入。',
    'La entrada es con el pase {pass}.',
  ],
  plant: ['사업장', 'Plant', '工厂', 'Planta'],
  areas: ['출입구역', 'Areas', '出入区域', 'Áreas'],
  wholePlant: ['전 구역', 'Whole plant', '全部区域', 'Toda la planta'],
  validity: ['유효기간', 'Validity', '有效期', 'Vigencia'],
  mayEnter: ['출입 가능', 'May enter', '可以出入', 'Puede entrar'],
  mayNotEnter: ['출입 불가', 'May not enter', '不可出入', 'No puede entrar'],
})

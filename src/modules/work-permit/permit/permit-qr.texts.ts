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
  unmet: [
    '출입 조건 {count}건이 충족되지 않았습니다. 작업자 투입확인에서 확인하세요.',
    '{count} conditions of access are not met. See the worker check.',
    '有{count}项出入条件未满足。请在作业人员投入确认中查看。',
    'No se cumplen {count} condiciones de acceso. Consulte la verificación de trabajadores.',
  ],
  mayEnter: ['출입 가능', 'May enter', '可以出入', 'Puede entrar'],
  mayNotEnter: ['출입 불가', 'May not enter', '不可出入', 'No puede entrar'],
})

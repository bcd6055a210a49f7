import { texts } from '../../../../core/shared/four-texts.ts'

/**
 * What everybody of the crew reads when he signs the meeting and looks at the job once more, on the permit's
 * page and at a shared device.
 */
export const attendTexts = texts({
  open: ['서명·점검', 'Sign and check', '签名·确认', 'Firmar y verificar'],
  again: ['다시 점검', 'Check again', '重新确认', 'Verificar de nuevo'],
  todo: ['아직 서명하지 않음', 'Not signed yet', '尚未签名', 'Aún sin firmar'],
  done: ['{at} 서명 · 이상 없음', 'Signed {at} · all yes', '{at} 签名 · 无异常', 'Firmó {at} · todo sí'],
  refused: ['{at} 아니오 {count}개', '{at} · {count} no', '{at} · {count}项为否', '{at} · {count} no'],
  signed: [
    '{count} / {all}명 서명',
    '{count} of {all} signed',
    '{count} / {all}人已签名',
    'Firmaron {count} de {all}',
  ],
  form: [
    '{name} 작업직전 점검',
    '{name}: last minute check',
    '{name} 作业前确认',
    '{name}: verificación final',
  ],
  yes: ['예', 'Yes', '是', 'Sí'],
  no: ['아니오', 'No', '否', 'No'],
  why: ['아니오인 이유', 'Why not', '原因', 'Motivo'],
  pin: ['{name} 본인 확인번호(PIN)', '{name}: own PIN', '{name} 本人确认码（PIN）', '{name}: PIN propio'],
  digits: ['PIN 6자리', 'PIN, 6 digits', 'PIN 6位', 'PIN, 6 cifras'],
  send: ['서명', 'Sign', '签名', 'Firmar'],
  sendBack: [
    '서명하고 검토로 되돌림',
    'Sign and send back to review',
    '签名并退回审查',
    'Firmar y devolver a revisión',
  ],
  sendNo: ['서명하고 작업을 멈춤', 'Sign and stop the work', '签名并停止作业', 'Firmar y detener'],
  held: ['TBM', 'Toolbox meeting', '班前会', 'Charla de seguridad'],
  noMeeting: [
    'TBM을 먼저 실시하세요. 작업책임자가 작업허가 화면에서 기록합니다.',
    'Hold the toolbox meeting first. The supervisor records it on the permit page.',
    '请先召开班前会，由作业负责人在许可证页面记录。',
    'Realice primero la charla. El responsable la registra en el permiso.',
  ],
})

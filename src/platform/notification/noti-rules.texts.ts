import { sentences } from '../../core/shared/sentence.ts'

/** Refusals about events and templates, and the fixed texts of every mail. */
export const notiSays = sentences({
  badRung: [
    "'{text}'은(는) 쓸 수 없습니다. D-7, D, D+1, D+3:head 처럼 입력해 주세요.",
    "'{text}' cannot be used. Write it like D-7, D, D+1, D+3:head.",
    '不能使用“{text}”。请按 D-7, D, D+1, D+3:head 的形式输入。',
    'No se puede usar «{text}». Escríbalo como D-7, D, D+1, D+3:head.',
  ],
  unknownVariable: [
    '알 수 없는 변수입니다. ({names}) 사용할 수 있는 변수: {known}',
    'Unknown variable ({names}). Variables that can be used: {known}',
    '未知变量（{names}）。可用变量：{known}',
    'Variable desconocida ({names}). Variables disponibles: {known}',
  ],
  none: ['없음', 'None', '无', 'Ninguna'],
  open: ['포털에서 열기', 'Open in the portal', '在门户中打开', 'Abrir en el portal'],
  foot: [
    '이 메일은 협력업체 업무지원 포털이 보냈습니다. 수신 여부는 개인설정에서 바꿀 수 있습니다.',
    'Sent by the contractor support portal. You can choose what you get in your preferences.',
    '本邮件由承包商业务支持门户发送。可在个人设置中更改接收选项。',
    'Enviado por el portal de apoyo a contratistas. Puede elegir qué recibir en sus preferencias.',
  ],
  tooLate: [
    '하루가 지나도록 나가지 못한 SMS여서 보내지 않았습니다. 필요하면 재발송해 주세요.',
    'This text message had waited for more than a day and was not sent. Send it again if it is still needed.',
    '该短信等待超过一天，未发送。如有需要请重新发送。',
    'Este SMS esperó más de un día y no se envió. Reenvíelo si aún hace falta.',
  ],
  sending: ['메일·SMS 발송', 'Sending mails and text messages', '发送邮件和短信', 'Envío de correos y SMS'],
})

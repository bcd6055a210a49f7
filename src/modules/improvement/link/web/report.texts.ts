import { texts, type FourTexts } from '../../../../core/shared/four-texts.ts'
import type { ProgressStep } from '../link-answers.rule.ts'

/** Texts of the page; it works alone, without the portal's own texts. */
export const reportTexts = texts({
  title: ['위험·개선 알리기', 'Report a danger', '报告危险·改善', 'Avisar de un peligro'],
  intro: [
    '위험하거나 고쳐야 할 것을 알려 주세요. 계정이 없어도 됩니다.',
    'Tell us what is dangerous or has to be put right. You need no account.',
    '请告诉我们危险或需要改善之处。无需账号。',
    'Díganos qué es peligroso o debe corregirse. No necesita cuenta.',
  ],
  problem: ['무엇이 위험한가요?', 'What is dangerous?', '什么有危险？', '¿Qué es peligroso?'],
  problemHint: [
    '10자 이상 적어 주세요.',
    'At least 10 characters.',
    '请填写10个字以上。',
    'Al menos 10 caracteres.',
  ],
  place: ['어디인가요?', 'Where is it?', '在哪里？', '¿Dónde está?'],
  hazard: ['어떤 위험인가요?', 'What kind of danger?', '哪种危险？', '¿Qué tipo de peligro?'],
  choose: ['선택하세요', 'Choose', '请选择', 'Elija'],
  reporter: [
    '이름 또는 조 (적지 않아도 됩니다)',
    'Name or crew (not needed)',
    '姓名或班组（可不填）',
    'Nombre o equipo (no es necesario)',
  ],
  reporterHint: [
    '전화번호와 접속 주소는 남기지 않습니다.',
    'Neither telephone number nor address is kept.',
    '不保存电话号码和访问地址。',
    'No se guarda ni el teléfono ni la dirección.',
  ],
  photos: [
    '사진 (있으면 가장 빨리 알아봅니다)',
    'Pictures (they say it best)',
    '照片（最能说明情况）',
    'Fotos (lo dicen mejor)',
  ],
  takePhoto: ['사진 찍기', 'Take a picture', '拍照', 'Hacer una foto'],
  choosePhoto: ['앨범에서 고르기', 'Choose from album', '从相册选择', 'Elegir del álbum'],
  photoOf: ['사진 {number}', 'Picture {number}', '照片 {number}', 'Foto {number}'],
  removePhoto: ['빼기', 'Remove', '移除', 'Quitar'],
  sendPhotos: ['사진 보내기', 'Send pictures', '发送照片', 'Enviar fotos'],
  photosSent: [
    '사진 {count}장을 보냈습니다',
    '{count} pictures sent',
    '已发送{count}张照片',
    '{count} fotos enviadas',
  ],
  photosFailed: [
    '사진을 보내지 못했습니다. 다시 보내 주세요.',
    'The pictures could not be sent. Please try again.',
    '照片发送失败，请重试。',
    'No se pudieron enviar las fotos. Inténtelo de nuevo.',
  ],
  needProblem: [
    '무엇이 위험한지 10자 이상 적어 주세요.',
    'Please write at least 10 characters.',
    '请填写10个字以上。',
    'Escriba al menos 10 caracteres.',
  ],
  needPlace: ['어디인지 적어 주세요.', 'Please write where it is.', '请填写地点。', 'Escriba dónde está.'],
  needHazard: [
    '어떤 위험인지 선택해 주세요.',
    'Please choose the kind of danger.',
    '请选择危险类型。',
    'Elija el tipo de peligro.',
  ],
  send: ['보내기', 'Send', '发送', 'Enviar'],
  sent: ['접수번호', 'Number', '编号', 'Número'],
  keep: [
    '이 화면의 주소를 저장하면 진행 상황을 다시 볼 수 있습니다.',
    'Keep the address of this page to see later how far it has come.',
    '保存本页地址，可再次查看进展。',
    'Guarde la dirección de esta página para ver después cómo va.',
  ],
  progress: ['진행 상황', 'How far it has come', '进展', 'Cómo va'],
  another: ['하나 더 알리기', 'Report another one', '再报告一个', 'Avisar de otro'],
  closed: [
    '이 주소는 사용할 수 없습니다. 안전팀에 알려 주세요.',
    'This address cannot be used. Please tell the safety team.',
    '此地址无法使用。请告知安全组。',
    'Esta dirección no se puede usar. Avise al equipo de seguridad.',
  ],
  danger: [
    '지금 위험하면 작업을 멈추고 주위에 알린 뒤 적어 주세요.',
    'If it is dangerous now, stop the work and warn the others first.',
    '如果现在有危险，请先停止作业并告知周围人员。',
    'Si ahora hay peligro, pare el trabajo y avise primero a los demás.',
  ],
  add: ['덧붙이기', 'Add a word', '补充说明', 'Añadir algo'],
  addHint: [
    '더 알릴 것이 있으면 적어 주세요. 안전팀과 고치는 사람이 봅니다.',
    'Write what else there is to say. The safety team and whoever puts it right read it.',
    '如有补充请填写。安全组和处理人员会看到。',
    'Escriba lo que falte. Lo leen el equipo de seguridad y quien lo corrige.',
  ],
  added: ['덧붙인 말', 'What you added', '您的补充', 'Lo que añadió'],
  full: [
    '더 적을 수 없습니다. 안전팀에 전화로 알려 주세요.',
    'Nothing more can be added. Please call the safety team.',
    '不能再补充。请致电安全组。',
    'No se puede añadir más. Llame al equipo de seguridad.',
  ],
  thanks: ['얼마나 만족하시나요?', 'How satisfied are you?', '您满意吗？', '¿Está satisfecho?'],
  thanksHint: ['1 불만족 … 5 만족', '1 not at all … 5 very', '1 不满意 … 5 满意', '1 nada … 5 mucho'],
  thanked: [
    '만족도를 알려 주셔서 고맙습니다',
    'Thank you for telling us how satisfied you are',
    '感谢您的满意度反馈',
    'Gracias por decirnos su satisfacción',
  ],
})
/** Steps of a request's progress. */
export const stepTexts = texts({
  asked: ['접수를 기다립니다', 'Waiting to be received', '等待受理', 'A la espera de recepción'],
  received: ['접수되었습니다', 'Received', '已受理', 'Recibida'],
  doing: ['고치고 있습니다', 'Being put right', '正在处理', 'Se está corrigiendo'],
  checking: ['고쳤는지 확인하고 있습니다', 'Being checked', '正在确认', 'Se está comprobando'],
  closed: [
    '끝났습니다. 알려 주셔서 고맙습니다',
    'Done. Thank you for telling us',
    '已完成。感谢您的报告',
    'Terminada. Gracias por avisar',
  ],
  ended: [
    '종료되었습니다. 자세한 내용은 안전팀에 물어 주세요',
    'Ended. Please ask the safety team',
    '已结束。详情请询问安全组',
    'Finalizada. Pregunte al equipo de seguridad',
  ],
} satisfies Record<ProgressStep, FourTexts>)

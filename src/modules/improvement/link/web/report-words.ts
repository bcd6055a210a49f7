import type { Language } from '../../../../core/shared/session.ts'
import type { ProgressStep } from '../link-answers.rule.ts'

interface Words {
  name: string
  title: string
  intro: string
  problem: string
  problemHint: string
  place: string
  hazard: string
  choose: string
  reporter: string
  reporterHint: string
  send: string
  sent: string
  keep: string
  progress: string
  another: string
  closed: string
  danger: string
  add: string
  addHint: string
  added: string
  full: string
  thanks: string
  thanksHint: string
  thanked: string
  steps: Record<ProgressStep, string>
}
/** What the page says; it stands alone, without the portal's own texts. */
export const reportWords: Record<Language, Words> = {
  kr: {
    name: '한국어',
    title: '위험·개선 알리기',
    intro: '위험하거나 고쳐야 할 것을 알려 주세요. 계정이 없어도 됩니다.',
    problem: '무엇이 위험한가요?',
    problemHint: '10자 이상 적어 주세요.',
    place: '어디인가요?',
    hazard: '어떤 위험인가요?',
    choose: '선택하세요',
    reporter: '이름 또는 조 (적지 않아도 됩니다)',
    reporterHint: '전화번호와 접속 주소는 남기지 않습니다.',
    send: '보내기',
    sent: '접수번호',
    keep: '이 화면의 주소를 저장하면 진행 상황을 다시 볼 수 있습니다.',
    progress: '진행 상황',
    another: '하나 더 알리기',
    closed: '이 주소는 사용할 수 없습니다. 안전팀에 알려 주세요.',
    danger: '지금 위험하면 작업을 멈추고 주위에 알린 뒤 적어 주세요.',
    add: '덧붙이기',
    addHint: '더 알릴 것이 있으면 적어 주세요. 안전팀과 고치는 사람이 봅니다.',
    added: '덧붙인 말',
    full: '더 적을 수 없습니다. 안전팀에 전화로 알려 주세요.',
    thanks: '얼마나 만족하시나요?',
    thanksHint: '1 불만족 … 5 만족',
    thanked: '만족도를 알려 주셔서 고맙습니다',
    steps: {
      asked: '접수를 기다립니다',
      received: '접수되었습니다',
      doing: '고치고 있습니다',
      checking: '고쳤는지 확인하고 있습니다',
      closed: '끝났습니다. 알려 주셔서 고맙습니다',
      ended: '종료되었습니다. 자세한 내용은 안전팀에 물어 주세요',
    },
  },
  en: {
    name: 'English',
    title: 'Report a danger',
    intro: 'Tell us what is dangerous or has to be put right. You need no account.',
    problem: 'What is dangerous?',
    problemHint: 'At least 10 characters.',
    place: 'Where is it?',
    hazard: 'What kind of danger?',
    choose: 'Choose',
    reporter: 'Name or crew (not needed)',
    reporterHint: 'Neither telephone number nor address is kept.',
    send: 'Send',
    sent: 'Number',
    keep: 'Keep the address of this page to see later how far it has come.',
    progress: 'How far it has come',
    another: 'Report another one',
    closed: 'This address cannot be used. Please tell the safety team.',
    danger: 'If it is dangerous now, stop the work and warn the others first.',
    add: 'Add a word',
    addHint: 'Write what else there is to say. The safety team and whoever puts it right read it.',
    added: 'What you added',
    full: 'Nothing more can be added. Please call the safety team.',
    thanks: 'How satisfied are you?',
    thanksHint: '1 not at all … 5 very',
    thanked: 'Thank you for telling us how satisfied you are',
    steps: {
      asked: 'Waiting to be received',
      received: 'Received',
      doing: 'Being put right',
      checking: 'Being checked',
      closed: 'Done. Thank you for telling us',
      ended: 'Ended. Please ask the safety team',
    },
  },
  zh: {
    name: '中文',
    title: '报告危险·改善',
    intro: '请告诉我们危险或需要改善之处。无需账号。',
    problem: '什么有危险？',
    problemHint: '请填写10个字以上。',
    place: '在哪里？',
    hazard: '哪种危险？',
    choose: '请选择',
    reporter: '姓名或班组（可不填）',
    reporterHint: '不保存电话号码和访问地址。',
    send: '发送',
    sent: '编号',
    keep: '保存本页地址，可再次查看进展。',
    progress: '进展',
    another: '再报告一个',
    closed: '此地址无法使用。请告知安全组。',
    danger: '如果现在有危险，请先停止作业并告知周围人员。',
    add: '补充说明',
    addHint: '如有补充请填写。安全组和处理人员会看到。',
    added: '您的补充',
    full: '不能再补充。请致电安全组。',
    thanks: '您满意吗？',
    thanksHint: '1 不满意 … 5 满意',
    thanked: '感谢您的满意度反馈',
    steps: {
      asked: '等待受理',
      received: '已受理',
      doing: '正在处理',
      checking: '正在确认',
      closed: '已完成。感谢您的报告',
      ended: '已结束。详情请询问安全组',
    },
  },
  es: {
    name: 'Español',
    title: 'Avisar de un peligro',
    intro: 'Díganos qué es peligroso o debe corregirse. No necesita cuenta.',
    problem: '¿Qué es peligroso?',
    problemHint: 'Al menos 10 caracteres.',
    place: '¿Dónde está?',
    hazard: '¿Qué tipo de peligro?',
    choose: 'Elija',
    reporter: 'Nombre o equipo (no es necesario)',
    reporterHint: 'No se guarda ni el teléfono ni la dirección.',
    send: 'Enviar',
    sent: 'Número',
    keep: 'Guarde la dirección de esta página para ver después cómo va.',
    progress: 'Cómo va',
    another: 'Avisar de otro',
    closed: 'Esta dirección no se puede usar. Avise al equipo de seguridad.',
    danger: 'Si ahora hay peligro, pare el trabajo y avise primero a los demás.',
    add: 'Añadir algo',
    addHint: 'Escriba lo que falte. Lo leen el equipo de seguridad y quien lo corrige.',
    added: 'Lo que añadió',
    full: 'No se puede añadir más. Llame al equipo de seguridad.',
    thanks: '¿Está satisfecho?',
    thanksHint: '1 nada … 5 mucho',
    thanked: 'Gracias por decirnos su satisfacción',
    steps: {
      asked: 'A la espera de recepción',
      received: 'Recibida',
      doing: 'Se está corrigiendo',
      checking: 'Se está comprobando',
      closed: 'Terminada. Gracias por avisar',
      ended: 'Finalizada. Pregunte al equipo de seguridad',
    },
  },
}

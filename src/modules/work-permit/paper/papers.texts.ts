import { texts } from '../../../core/shared/four-texts.ts'
import { sentences } from '../../../core/shared/sentence.ts'

/** Papers beside the permit's own A4. */
export const paperNames = sentences({
  space: [
    '밀폐공간 출입구 게시물',
    'Posting at the entrance of the confined space',
    '受限空间出入口张贴',
    'Cartel de entrada al espacio confinado',
  ],
  hot: ['화재위험작업 게시물', 'Posting of hot work', '动火作业张贴', 'Cartel de trabajo en caliente'],
  crew: ['작업자 명단', 'List of workers', '作业人员名单', 'Lista de trabajadores'],
  badges: ['작업자 출입증', "Workers' badges", '作业人员出入证', 'Pases de los trabajadores'],
  crewOfDay: ['작업자명단', 'workers', '作业人员名单', 'trabajadores'],
})
/** Why there is no such paper for a permit. */
export const paperRefusals = sentences({
  noSpace: [
    '밀폐공간 출입 허가가 아닙니다.',
    'This is not a permit to enter a confined space.',
    '不是受限空间进入许可。',
    'No es un permiso de entrada a espacio confinado.',
  ],
  notHot: [
    '화기작업 허가가 아닙니다.',
    'This is not a permit for hot work.',
    '不是动火作业许可。',
    'No es un permiso de trabajo en caliente.',
  ],
  noWorkers: [
    '이 허가에는 협력업체 작업자가 없습니다.',
    'This permit has no workers of a vendor.',
    '该许可没有承包商作业人员。',
    'Este permiso no tiene trabajadores de un contratista.',
  ],
})

/** The two postings that the law asks for. */
export const postingTexts = {
  space: texts({
    title: ['밀폐공간 작업', 'Confined space work', '受限空间作业', 'Trabajo en espacio confinado'],
    law: [
      '산업안전보건기준에 관한 규칙 제619조제3항 출입구 게시',
      'Posting at the entrance, Safety and Health Rules art. 619.3',
      '出入口张贴，产业安全保健标准规则第619条第3款',
      'Cartel de entrada, Reglamento de Seguridad y Salud art. 619.3',
    ],
    warning: [
      '관계자 외 출입금지 · 질식 위험 · 측정과 감시인 없이 들어가지 마시오',
      'Authorized persons only · Danger of suffocation · Do not enter without a gas test and a watcher',
      '非相关人员禁止入内 · 窒息危险 · 未检测且无监护人时不得进入',
      'Solo personal autorizado · Peligro de asfixia · No entre sin medición ni vigilante',
    ],
    checks: [
      '불활성·유해가스 누출·유입 검토와 조치',
      'Inert and harmful gases that may leak or flow in: checks and measures',
      '惰性、有害气体泄漏与流入的审查及措施',
      'Fugas o entradas de gases inertes y nocivos: revisión y medidas',
    ],
    stop: [
      '사고가 나면 보호구 없이 들어가지 말고 119에 신고하시오. 위험을 느끼면 누구든지 즉시 작업을 중지할 수 있다(산업안전보건법 제52조).',
      'In an accident do not enter without protection and call 119. Anybody who senses danger may stop the work at once (Occupational Safety and Health Act art. 52).',
      '发生事故时，未佩戴防护用品不得进入，并拨打119。感到危险时任何人都可立即停止作业（产业安全保健法第52条）。',
      'En caso de accidente no entre sin protección y llame al 119. Quien perciba un peligro puede detener el trabajo de inmediato (Ley de Seguridad y Salud art. 52).',
    ],
  }),
  hot: texts({
    title: ['화재위험작업', 'Hot work', '动火作业', 'Trabajo en caliente'],
    law: [
      '산업안전보건기준에 관한 규칙 제241조제4항 작업장소 게시',
      'Posting at the place of work, Safety and Health Rules art. 241.4',
      '作业地点张贴，产业安全保健标准规则第241条第4款',
      'Cartel en el lugar de trabajo, Reglamento de Seguridad y Salud art. 241.4',
    ],
    warning: [
      '불티 주의 · 가연물 반입 금지 · 화재감시자의 지시를 따르시오',
      'Beware of sparks · No combustibles · Follow the fire watch',
      '小心火花 · 禁止带入可燃物 · 服从火灾监护人的指示',
      'Atención a las chispas · Prohibido introducir combustibles · Siga al vigilante de incendios',
    ],
    checks: ['안전점검 및 조치', 'Safety checks and measures', '安全检查与措施', 'Comprobaciones y medidas'],
    stop: [
      '불이 나면 소화기로 초기 진화하고 119에 신고하시오. 위험을 느끼면 누구든지 즉시 작업을 중지할 수 있다(산업안전보건법 제52조).',
      'In a fire use the extinguisher at once and call 119. Anybody who senses danger may stop the work at once (Occupational Safety and Health Act art. 52).',
      '起火时用灭火器初期灭火，并拨打119。感到危险时任何人都可立即停止作业（产业安全保健法第52条）。',
      'En caso de fuego use el extintor y llame al 119. Quien perciba un peligro puede detener el trabajo de inmediato (Ley de Seguridad y Salud art. 52).',
    ],
  }),
} as const
/** Words of the postings' layout. */
export const postingWords = texts({
  printed: ['출력', 'Printed', '打印', 'Impreso'],
  gases: [
    '산소·유해가스 농도 측정결과',
    'Oxygen and harmful gases as measured',
    '氧气、有害气体浓度检测结果',
    'Mediciones de oxígeno y gases nocivos',
  ],
  when: ['일시', 'Time', '时间', 'Hora'],
  point: ['위치', 'Point', '位置', 'Punto'],
  oxygen: ['산소(%)', 'O₂ (%)', '氧(%)', 'O₂ (%)'],
  verdict: ['판정', 'Verdict', '判定', 'Dictamen'],
  tester: ['측정자', 'Tester', '检测人', 'Medidor'],
  none: ['해당 없음', 'None', '无', 'Ninguna'],
  measure: ['조치', 'Measure', '措施', 'Medida'],
  checked: ['확인', 'Checked', '确认', 'Comprobado'],
})
/** What a posting says of its permit. */
export const postingFacts = texts({
  work: ['작업내용', 'Work', '作业内容', 'Trabajo'],
  period: ['작업일시', 'Period', '作业时间', 'Periodo'],
  place: ['작업장소', 'Place', '作业地点', 'Lugar'],
  by: ['수행', 'Done by', '施工', 'Ejecuta'],
  supervisor: ['관리감독자', 'Supervisor', '管理监督者', 'Supervisor'],
  watcher: ['감시인', 'Watcher', '监护人', 'Vigilante'],
  fireWatch: ['화재감시자', 'Fire watch', '火灾监护人', 'Vigilante de incendios'],
  people: ['인원', 'People', '人数', 'Personas'],
  count: ['{count}명', '{count}', '{count}人', '{count}'],
  countAtOnce: [
    '{count}명 (동시 최대 {most}명)',
    '{count} ({most} at once at most)',
    '{count}人（同时最多{most}人）',
    '{count} (máximo {most} a la vez)',
  ],
  workers: ['작업자', 'Workers', '作业人员', 'Trabajadores'],
  ppe: ['보호구', 'Protective equipment', '防护用品', 'Equipo de protección'],
  ventilation: ['환기', 'Ventilation', '通风', 'Ventilación'],
  rescue: ['구조장비', 'Rescue gear', '救援装备', 'Equipo de rescate'],
  emergency: ['비상연락', 'Emergency', '紧急联络', 'Emergencia'],
  fire: ['소방', 'Fire brigade', '消防', 'Bomberos'],
  assembly: ['집결지', 'Assembly point', '集合点', 'Punto de reunión'],
  issuer: ['발급자', 'Issuer', '签发人', 'Emisor'],
})
/** The list of workers. */
export const crewTexts = texts({
  title: ['작업자 명단', 'List of workers', '作业人员名单', 'Lista de trabajadores'],
  destroy: [
    '개인정보: 작업이 끝나면 파기',
    'Personal data: destroy after the work',
    '个人信息：作业结束后销毁',
    'Datos personales: destruir al terminar',
  ],
  printed: ['출력', 'Printed', '打印', 'Impreso'],
  none: ['해당하는 작업이 없습니다.', 'There is no such work.', '没有相应的作业。', 'No hay ningún trabajo.'],
  name: ['성명', 'Name', '姓名', 'Nombre'],
  role: ['담당', 'Role', '职责', 'Función'],
  gate: ['투입 확인', 'May work', '上岗确认', 'Apto para trabajar'],
  in: ['입장', 'In', '入场', 'Entrada'],
  out: ['퇴장', 'Out', '退场', 'Salida'],
  sign: ['서명', 'Signature', '签名', 'Firma'],
  fit: ['적합', 'Yes', '合格', 'Sí'],
})
/** What the list of workers says of each. */
export const crewFacts = texts({
  head: [
    '작업 {works}건 · 연인원 {people}명',
    '{works} works · {people} people',
    '作业{works}项 · {people}人次',
    '{works} trabajos · {people} personas',
  ],
  unfit: ['확인 필요 {count}건', '{count} to check', '{count}项待确认', '{count} por comprobar'],
  supervisor: ['작업책임자', 'Work supervisor', '作业负责人', 'Responsable del trabajo'],
  watcher: ['감시인', 'Watcher', '监护人', 'Vigilante'],
  worker: ['작업자', 'Worker', '作业人员', 'Trabajador'],
})

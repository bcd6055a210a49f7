import { texts } from '../../../core/shared/four-texts.ts'

/** Words on the card of a toolbox meeting. */
export const toolboxCardTexts = texts({
  card: ['TBM 카드', 'Toolbox meeting card', 'TBM卡片', 'Tarjeta de charla de seguridad'],
  day: ['실시일', 'Day', '实施日', 'Día'],
  dept: ['부서', 'Department', '部门', 'Departamento'],
  risks: ['오늘의 위험', 'Risks of today', '今日风险', 'Riesgos de hoy'],
  hazard: ['유해·위험요인', 'Hazard', '危害因素', 'Peligro'],
  kind: ['유형', 'Kind', '类型', 'Clase'],
  level: ['위험성', 'Risk', '风险', 'Riesgo'],
  measures: ['우리가 하는 대책', 'What we do about it', '我们的措施', 'Qué hacemos'],
  refused: ['허용 불가', 'not accepted', '不允许', 'no admitido'],
  people: ['참석자 서명', 'Who took part', '参加者签名', 'Participantes'],
  name: ['이름', 'Name', '姓名', 'Nombre'],
  company: ['소속', 'Company', '所属', 'Empresa'],
  sign: ['이해했음(서명)', 'Understood (signature)', '已理解（签名）', 'Entendido (firma)'],
  none: [
    '공유된 평가 결과가 없습니다.',
    'No result has been told yet.',
    '没有已共享的评估结果。',
    'Aún no hay resultados difundidos.',
  ],
  ask: [
    '모르거나 위험하면 작업을 멈추고 말씀해 주세요(산업안전보건법 제52조).',
    'Stop and say so when anything is unclear or dangerous (Occupational Safety and Health Act, Art. 52).',
    '不明白或有危险时请停止作业并报告（产业安全保健法第52条）。',
    'Pare y avise si algo no está claro o es peligroso (Ley de Seguridad y Salud, art. 52).',
  ],
})

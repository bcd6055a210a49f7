import { texts } from '../../../core/shared/four-texts.ts'

/** Words of CHARM 결과표. */
export const charmPaperTexts = texts({
  title: ['CHARM 결과표', 'CHARM results', 'CHARM结果表', 'Resultados CHARM'],
  target: ['평가대상', 'Target', '评估对象', 'Objeto'],
  plant: ['사업장', 'Plant', '事业场', 'Planta'],
  dept: ['부서', 'Department', '部门', 'Departamento'],
  leader: ['평가 책임자', 'Leader', '评估负责人', 'Responsable'],
  rows: ['물질별 위험성', 'Risk by substance', '按物质的风险', 'Riesgo por sustancia'],
  task: ['취급작업', 'Task', '作业', 'Tarea'],
  substance: ['물질·성분', 'Substance', '物质·成分', 'Sustancia'],
  vent: ['환기', 'Ventilation', '通风', 'Ventilación'],
  exposure: ['노출', 'Exp.', '暴露', 'Exp.'],
  hazard: ['유해', 'Haz.', '有害', 'Pel.'],
  score: ['위험성', 'Risk', '风险', 'Riesgo'],
  grade: ['등급', 'Grade', '等级', 'Grado'],
  why: ['판정 과정', 'How it came', '判定过程', 'Cómo se obtuvo'],
  measure: ['감소대책', 'Measure', '降低措施', 'Medida'],
  after: ['개선 후', 'After', '改善后', 'Después'],
  notJudged: ['미판정', 'Not judged', '未判定', 'Sin juzgar'],
  law: [
    '산업안전보건법 제36조, 「사업장 위험성평가에 관한 지침」. 기준표는 KOSHA CHARM 매뉴얼 원문 대조 필요.',
    'Occupational Safety and Health Act article 36; the tables are to be held against the manual of KOSHA.',
    '《产业安全保健法》第36条；基准表需与KOSHA CHARM手册原文核对。',
    'Ley de Seguridad y Salud art. 36; las tablas deben contrastarse con el manual de KOSHA.',
  ],
})

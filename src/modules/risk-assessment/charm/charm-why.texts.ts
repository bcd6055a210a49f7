import { sentences } from '../../../core/shared/sentence.ts'

/** Words around the steps of a row of CHARM. */
export const charmWhySays = sentences({
  title: ['CHARM: {name}', 'CHARM: {name}', 'CHARM：{name}', 'CHARM: {name}'],
  step: ['{n}단계', 'Step {n}', '第{n}步', 'Paso {n}'],
  warning: ['주의', 'Caution', '注意', 'Atención'],
  gap: ['부족한 정보', 'Missing', '缺少信息', 'Falta'],
  formula: [
    '위험성 = 노출수준 × 유해성. 노출수준: 유소견자 → 측정값 → 취급량 순. 유해성: CMR → 노출기준 → H문구 순.',
    'Risk = exposure × hazard. Exposure: illness, else measured, else handled. Hazard: CMR, else limit, else H statements.',
    '风险 = 暴露水平 × 有害性。暴露：有所见者→测定值→用量。有害性：CMR→限值→H说明。',
    'Riesgo = exposición × peligro. Exposición: enfermedad, medición, cantidad. Peligro: CMR, límite, frases H.',
  ],
  source: [
    'KOSHA CHARM 매뉴얼(원문 대조 필요), 환경값 RSA.charm',
    'Manual of KOSHA for CHARM (to be held against the original), figures RSA.charm',
    'KOSHA CHARM手册（需核对原文），参数RSA.charm',
    'Manual CHARM de KOSHA (por contrastar con el original), valores RSA.charm',
  ],
})

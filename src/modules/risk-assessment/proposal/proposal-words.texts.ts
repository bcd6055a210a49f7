import { texts } from '../../../core/shared/four-texts.ts'

/** What waits about proposals and told risks, by kind. */
export const proposalWorkNames = texts({
  'risk-proposal': ['위험제안 처리', 'Hazard proposal to decide', '待处理危险建议', 'Propuesta por decidir'],
  'risk-read': ['위험성평가 결과 확인', 'Told risks to read', '待确认风险评估结果', 'Riesgos por leer'],
})

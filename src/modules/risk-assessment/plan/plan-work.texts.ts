import { texts } from '../../../core/shared/four-texts.ts'

/** What waits in risk assessment, by kind, and the name of its clock. */
export const planWorkNames = texts({
  'risk-open': ['위험성평가 시작', 'Risk assessment to begin', '待开始风险评估', 'Evaluación por iniciar'],
  'risk-assess': ['위험성평가 진행', 'Risk assessment to go on', '进行中的风险评估', 'Evaluación en curso'],
  'risk-sign': ['위험성평가 서명', 'Risk assessment to sign', '待签名风险评估', 'Evaluación por firmar'],
  'risk-review': ['위험성평가 검토', 'Risk assessment to review', '待审核风险评估', 'Evaluación por revisar'],
  'risk-share': ['위험성평가 공유', 'Risk assessment to share', '待共享风险评估', 'Evaluación por difundir'],
  'risk-occasion': [
    '수시평가 계획',
    'Occasional assessment to plan',
    '待计划不定期评估',
    'Evaluación ocasional por planificar',
  ],
  'risk-further': ['추가 감소대책', 'Further measure', '追加降低措施', 'Medida adicional'],
})
export const planClockWords = texts({
  clock: ['위험성평가 시계', 'Risk assessment clock', '风险评估时钟', 'Reloj de evaluaciones'],
})

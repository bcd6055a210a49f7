import { texts } from '../../core/shared/four-texts.ts'

/** Names of pages and panels, in the first script: one language of them. */
export const riskPageNames = texts({
  measures: [
    '위험성평가 감소대책',
    'Measures of risk assessment',
    '风险评估降低措施',
    'Medidas de la evaluación',
  ],
  progress: ['위험성평가 진행', 'Progress of risk assessment', '风险评估进展', 'Avance de la evaluación'],
  levels: ['위험수준', 'Levels of risk', '风险水平', 'Niveles de riesgo'],
  sheet: ['평가표', 'Assessment sheet', '评估表', 'Hoja de evaluación'],
  today: ['오늘의 위험', 'Risks of today', '今日风险', 'Riesgos de hoy'],
})

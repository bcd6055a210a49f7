import { texts } from '../../../../core/shared/four-texts.ts'

export const rulePageTexts = texts({
  help: [
    '사업장별 위험성평가 실시규정입니다. 작성해 결재를 받으면 시행되고, 개정하면 이전판이 됩니다.',
    'The rule of risk assessment of each plant. It comes into force once it is approved, and becomes an earlier version by its revision.',
    '各事业场的风险评估实施规定。审批后施行，修订后成为旧版。',
    'El reglamento de evaluación de cada planta. Entra en vigor al aprobarse y pasa a versión anterior al revisarse.',
  ],
  title: ['실시규정', 'Rule', '实施规定', 'Reglamento'],
  contents: ['내용', 'Contents', '内容', 'Contenido'],
  print: ['인쇄', 'Print', '打印', 'Imprimir'],
  files: ['원문', 'Original', '原文', 'Original'],
})

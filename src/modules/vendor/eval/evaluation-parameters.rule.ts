import { defineFigures, figure, type FiguresOf } from '../../../platform/parameter/dated-figures.rule.ts'

/** Company figures of evaluations (vendor R9): no law sets them. */
export const evaluationFigures = defineFigures('VND.EVAL.', {
  goodNearMiss: figure('아차사고 우수 가점: 반기 신고 건수(이상)', '건', 5, '사내 기준', true),
  nearMissBonus: { label: '아차사고 우수 가점', unit: '점', value: 3 },
  certifiedBonus: { label: '안전보건경영 인증 가점', unit: '점', value: 2 },
  psrmPlanScore: { label: 'PSRM 개선계획 기준점(미만)', unit: '점', value: 80 },
  psrmPlanDays: { label: 'PSRM 개선계획 기한', unit: '일', value: 30 },
  accidentYears: { label: '적격수급인 평가의 재해 집계 기간', unit: '년', value: 3 },
})
export type EvaluationParameters = FiguresOf<typeof evaluationFigures>

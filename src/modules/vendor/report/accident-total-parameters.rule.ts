import { defineFigures, figure, type FiguresOf } from '../../../platform/parameter/dated-figures.rule.ts'

const act = '산업안전보건법 시행규칙 제7조'
/** The days of the joint accident statistics, and how long a company has to answer. */
export const accidentTotalFigures = defineFigures('VND.ACC.', {
  askMonth: figure('통합 산업재해 현황 제출요청 월', '월', 3, act, true),
  askDay: figure('통합 산업재해 현황 제출요청 일', '일', 15, act, true),
  giveMonth: figure('통합 산업재해 현황 제출 월', '월', 4, act, true),
  giveDay: figure('통합 산업재해 현황 제출 일', '일', 30, act, true),
  answerDays: figure('업체 재해현황 확인 기간', '일', 14, '사내 기준'),
})
export type AccidentTotalParameters = FiguresOf<typeof accidentTotalFigures>

import { defineFigures, figure, type FiguresOf } from '../../../platform/parameter/dated-figures.rule.ts'

/**
 * Periods of the entry check (vendor R4). They seed the dated table (환경값); rules are given what was in force. Hours
 * of education stand in the legal rules of education.
 */
export const entryFigures = defineFigures('ENT.', {
  visitDays: figure('방문 출입의 최장 기간', '일', 7),
  regularDays: figure('정기 출입의 최장 기간', '일', 365),
  reviewDays: figure('업체 서류·변경·출입신청 검토 기준', '근무일', 3),
  warnDays: figure('출입증 정지 예고', '일', 7),
})
export type EntryParameters = FiguresOf<typeof entryFigures>

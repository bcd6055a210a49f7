import { defineFigures, figure, type FiguresOf } from '../../../platform/parameter/dated-figures.rule.ts'

const law = '산업안전보건법 시행규칙 별표 4·화관법 시행규칙 제37조 (확인 필요)'
/**
 * Figures of the entry check (vendor R4): hours of education by 시행규칙 별표 4 † and 화관법 시행규칙 제37조제4항 †, periods
 * of the company. They seed the dated table (환경값); rules are given what was in force.
 */
export const entryFigures = defineFigures('ENT.', {
  hireDayHours: figure('채용 시 교육: 일용(1주 이하)', '시간', 1, law, true),
  hireMonthHours: figure('채용 시 교육: 1주 초과 1개월 이하', '시간', 4, law, true),
  hireHours: figure('채용 시 교육: 그 밖의 근로자', '시간', 8, law, true),
  specialHours: figure('특별교육', '시간', 16, law, true),
  specialShortHours: figure('특별교육: 단기간·간헐적 작업', '시간', 2, law, true),
  chemicalHours: figure('유해화학물질 종사자 교육(연간)', '시간', 2, law, true),
  visitDays: figure('방문 출입의 최장 기간', '일', 7),
  regularDays: figure('정기 출입의 최장 기간', '일', 365),
  reviewDays: figure('업체 서류·변경·출입신청 검토 기준', '근무일', 3),
  warnDays: figure('출입증 정지 예고', '일', 7),
})
export type EntryParameters = FiguresOf<typeof entryFigures>

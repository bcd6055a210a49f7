import { defineFigures, figure, type FiguresOf } from '../../platform/parameter/dated-figures.rule.ts'

const exemption = '산업안전보건법 시행규칙 제27조'
/**
 * Figures of courses, results and the judge. They seed the dated table (환경값); rules are given what was in force.
 * (edu.md section 12)
 */
export const educationFigures = defineFigures('EDU.', {
  exemptPctMost: figure('무재해·경력 면제율 상한', '%', 50, exemption, true),
  careerMonths: figure('경력 면제에 필요한 경력', '개월', 6, exemption, true),
  careerGapMonths: figure('퇴직 후 채용까지의 기간', '개월', 12, exemption, true),
  chemicalForSupervisors: figure(
    '화관법 교육을 관리감독자 정기교육으로 인정(1=예)',
    '',
    0,
    '시행규칙 별표 4 비고',
    true,
  ),
  chemicalAsRegular: figure('화관법 교육을 정기교육으로 인정(1=예)', '', 1, `${exemption}제3항제1호`, true),
  sheetsAsRegular: figure('MSDS 교육을 정기교육으로 인정(1=예)', '', 1, '시행규칙 제169조제1항', true),
  hireAskMonths: figure('자사 직원의 채용 시 교육을 확인하는 기간', '개월', 12),
  absentDays: figure('불참자 보충교육 개선요청까지의 기간', '일', 7),
  assignAheadDays: figure('특별교육 지정: 작업허가를 미리 보는 기간', '일', 7),
})
export type EducationFigures = FiguresOf<typeof educationFigures>

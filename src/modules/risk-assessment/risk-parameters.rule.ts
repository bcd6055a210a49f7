import { defineFigures, figure, type FiguresOf } from '../../platform/parameter/dated-figures.rule.ts'

const guideline = '사업장 위험성평가에 관한 지침'
const own = '사내 기준'
/**
 * Figures of risk assessment. They seed the dated table (환경값); rules are given what was in force. (rsa.md 4, 5.6, 12)
 */
export const riskFigures = defineFigures('RSA.', {
  acceptCeiling: figure('허용할 수 있는 위험성의 상한', '점', 8, own, true),
  prepLeast: figure('계획 상신에 필요한 사전조사 정보', '종', 3, `${guideline} 제9조`, true),
  firstMonths: figure('최초평가 착수기한(사업 성립일부터)', '개월', 1, `${guideline} 제15조제1항`, true),
  regularMonths: figure('정기평가 주기', '개월', 12, `${guideline} 제15조제3항`, true),
  dueWarnFirst: figure('법정기한 첫 알림', '일 전', 60, own),
  dueWarnSecond: figure('법정기한 둘째 알림', '일 전', 30, own),
  dueWarnLast: figure('법정기한 마지막 알림', '일 전', 7, own),
  occasionDays: figure('수시평가 기한(사유 발생일부터)', '일', 14, own, true),
  nearMissDays: figure('아차사고 수시평가 기한', '일', 30, own, true),
  mildFreqSteps: figure('관리적 대책·보호구만으로 낮출 수 있는 빈도', '단계', 1, own, true),
  dailyBackDays: figure('상시평가 활동을 기록할 수 있는 기간', '일', 7, own, true),
  copiedPct: figure('전년과 동일 항목 경고', '%', 90, own),
})
export type RiskFigures = FiguresOf<typeof riskFigures>

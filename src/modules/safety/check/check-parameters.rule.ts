import { defineFigures, figure } from '../../../platform/parameter/dated-figures.rule.ts'

/** Periods of checks: the company's own standard, because no law counts them. */
export const checkFigures = defineFigures(
  'SAF.CHECK.',
  {
    earlyDays: figure('점검일 전 점검 가능 기간', '일', 7),
    repeatMonths: figure('반복 부적합 집계 기간', '개월', 12),
    repeatCount: figure('반복 부적합으로 보는 횟수', '회', 2),
  },
  { source: '회사 기준(법정 기준 없음)', confirm: true },
)

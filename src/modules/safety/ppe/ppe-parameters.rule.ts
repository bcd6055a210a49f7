import { defineFigures, figure } from '../../../platform/parameter/dated-figures.rule.ts'

/** Periods of protective equipment: the company's own standard, because no law counts them (saf.md SAF-15). */
export const ppeFigures = defineFigures(
  'SAF.PPE.',
  {
    earlyDays: figure('교체 전 신청 가능(다음 교체일 전)', '일', 30),
    useMonths: figure('발주점 계산 사용량 기간', '개월', 6),
    receiptDays: figure('수령 서명 독촉(지급 후)', '일', 3),
    expireDays: figure('사용기한 임박 로트 표시', '일', 60),
  },
  { source: '회사 기준(법정 주기 없음, 안전보건규칙 제32조·제33조)', confirm: true },
)

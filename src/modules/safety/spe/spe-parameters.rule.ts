import { defineFigures, figure, type FiguresOf } from '../../../platform/parameter/dated-figures.rule.ts'

/** Periods and shares of special equipment; the company's standard where no source is named. */
export const speFigures = defineFigures(
  'SAF.SPE.',
  {
    stayMonths: figure('반입 후 출입증 최장 기간', '개월', 6),
    checkMonths: figure('반입검사 유효기간', '개월', 6),
    liftFocusPct: figure('중점관리 양중(정격하중 대비)', '%', 80),
    liftMostPct: figure(
      '정격하중 대비 최대 하중',
      '%',
      100,
      '산업안전보건기준에 관한 규칙 제135조(과부하의 제한)',
    ),
  },
  { source: '회사 기준', confirm: true },
)
export type SpeFigures = FiguresOf<typeof speFigures>

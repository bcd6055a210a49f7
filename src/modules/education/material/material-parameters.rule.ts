import { defineFigures, figure, type FiguresOf } from '../../../platform/parameter/dated-figures.rule.ts'

/** How viewing is counted, and when materials are looked at again. */
export const materialFigures = defineFigures(
  'EDU.VIEW.',
  {
    beatSec: figure('학습 신호 간격', '초', 30),
    idleSec: figure('자리 비움 판정', '초', 60),
    slackSec: figure('학습 신호 오차', '초', 10),
    reviewMonths: figure('자료 검토 주기', '개월', 12),
  },
  { source: '회사 기준', confirm: true },
)
export type MaterialFigures = FiguresOf<typeof materialFigures>

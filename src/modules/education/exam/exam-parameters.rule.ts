import { defineFigures, figure, type FiguresOf } from '../../../platform/parameter/dated-figures.rule.ts'

const remoteRule = '안전보건교육규정(고시)'
/** Limits of exams; what the notice of the ministry sets waits to be held against its text. */
export const examFigures = defineFigures(
  'EDU.EXAM.',
  {
    graceSec: figure('제출 도착 여유', '초', 30),
    relearnMinPct: figure('재학습 최소 진도율', '%', 90, remoteRule, true),
    itemFailPct: figure('문항 오답률 경고', '%', 40),
    itemWeakIndex: figure('문항 변별도 경고(미만)', '', 0.2),
  },
  { source: '회사 기준', confirm: true },
)
export type ExamFigures = FiguresOf<typeof examFigures>

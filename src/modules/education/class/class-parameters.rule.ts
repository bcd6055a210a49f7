import { defineFigures, figure, type FiguresOf } from '../../../platform/parameter/dated-figures.rule.ts'

const remote = '안전보건교육규정(원격교육 수료기준)'
/** Figures of classes and attendance; the company's standard where no source is named. */
export const classFigures = defineFigures(
  'EDU.CLASS.',
  {
    lateMin: figure('지각·조퇴로 보지 않는 시간', '분', 10),
    minAttendPct: figure('최소 출석률', '%', 90),
    remoteExamShare: figure('원격교육 시험 반영 비율', '비율', 0.8, remote),
    remotePassScore: figure('원격교육 수료 점수', '점', 70, remote),
    remoteProgressPct: figure('원격교육 최소 진도율', '%', 90, remote),
    reopenDays: figure('결과확정 취소 기한', '일', 30),
    recheckMin: figure('중간 확인 응답 시간', '분', 5),
    meetingCountsYn: figure('작업 전 안전회의(TBM)를 현장교육으로 인정(1=인정)', '여부', 0),
    surveyDays: figure('만족도 조사 응답 기간', '일', 14),
    surveyLeast: figure('만족도 집계를 보이는 최소 응답', '건', 3),
    meetingMin: figure('작업 전 안전회의 1회 인정시간', '분', 10),
  },
  { source: '회사 기준', confirm: true },
)
export type ClassFigures = FiguresOf<typeof classFigures>

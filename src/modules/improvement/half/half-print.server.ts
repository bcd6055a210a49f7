import { fileURLToPath } from 'node:url'
import type { Context } from '../../../core/server/entity/context.ts'
import { renderPdf } from '../../../core/server/pdf/render-pdf.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import type { HalfSnapshot } from '../improvement/improvement-answers.rule.ts'
import { improvementStates, type ImprovementState } from '../improvement/improvement-transitions.rule.ts'
import { gradeNames, type Grade } from '../rules/grade.rule.ts'
import { improvementHalf, type ImprovementHalf } from './improvement-half.resource.ts'

const template = fileURLToPath(new URL('half-report.typ', import.meta.url))
const shown = (value: number | null, unit: string): string =>
  value === null ? '–' : `${value.toLocaleString('ko-KR')}${unit}`

/** The A4 반기 점검 보고서 (중대재해처벌법 시행령 제13조: kept for five years). */
export async function halfPdf(
  row: ImprovementHalf,
  snapshot: HalfSnapshot,
  context: Context,
): Promise<Buffer> {
  const named = (counts: Record<string, number>, names: Record<string, string>) =>
    Object.entries(names).flatMap(([code, name]) => (counts[code] ? [{ name, count: counts[code] }] : []))
  return renderPdf(template, {
    title: `${row.halfNm ?? ''} 개선 반기 점검 보고서`,
    plantNm: row.plantNm ?? '',
    baseYmd: row.baseYmd ?? '',
    stateNm: improvementHalf.states![row.state],
    printedDt: showMoment(context.now),
    printedBy: context.session.userNm,
    figures: [
      { label: '전체', value: shown(snapshot.total, '건') },
      { label: '완료율', value: shown(snapshot.figures.completion, '%') },
      { label: '기한준수율', value: shown(snapshot.figures.onTime, '%') },
      { label: '평균 조치일', value: shown(snapshot.figures.meanDays, '일') },
      { label: '지연율', value: shown(snapshot.figures.overdue, '%') },
      { label: '종사자 의견 이행률', value: shown(snapshot.opinions.rate, '%') },
    ],
    states: named(snapshot.states, improvementStates as Record<ImprovementState, string>),
    grades: named(snapshot.grades, gradeNames as Record<Grade, string>),
    sources: snapshot.sources,
    overdue: snapshot.overdue.map((each) => ({
      ...each,
      gradeNm: gradeNames[each.gradeCd as Grade] ?? each.gradeCd,
      due: showMoment(each.dueDt).slice(0, 10),
      reason: each.reason ?? '',
    })),
    opinions: `종사자 의견 ${snapshot.opinions.total}건 · 개선 필요 ${snapshot.opinions.needed}건 · 완료 ${snapshot.opinions.done}건`,
    reviewTxt: row.reviewTxt ?? '',
    reviewer: row.reviewUserNm ? `${row.reviewUserNm} ${showMoment(row.reviewDt)}` : '',
    approver: row.apprUserNm ? `${row.apprUserNm} ${showMoment(row.apprDt)}` : '',
  })
}

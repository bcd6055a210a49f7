import { fileURLToPath } from 'node:url'
import type { Context } from '../../../core/server/entity/context.ts'
import { renderPdf } from '../../../core/server/pdf/render-pdf.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import type { HalfSnapshot } from '../improvement/improvement-answers.rule.ts'
import { improvementStates } from '../improvement/improvement-transitions.rule.ts'
import { grades, isGrade } from '../rules/grade.rule.ts'
import { improvementHalf, type ImprovementHalf } from './improvement-half.resource.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { halfPrintTexts } from './half-print.texts.ts'
import { label } from '../../../core/shared/sentence.ts'
import { gradeSentences } from '../rules/grade.texts.ts'

const template = fileURLToPath(new URL('half-report.typ', import.meta.url))
const layoutKeys = [
  'base',
  'printed',
  'siteHead',
  'headOffice',
  'figures',
  'states',
  'grades',
  'sources',
  'source',
  'total',
  'closed',
  'opinionsLaw',
  'overdue',
  'no',
  'name',
  'grade',
  'due',
  'late',
  'reason',
  'none',
  'review',
] as const

/** The A4 반기 점검 보고서 (중대재해처벌법 시행령 제13조: kept for five years). */
export async function halfPdf(
  row: ImprovementHalf,
  snapshot: HalfSnapshot,
  context: Context,
): Promise<Buffer> {
  const { language } = context.session
  const say = sayIn(halfPrintTexts, () => language)
  const shown = (value: number | null, unit: 'count' | 'percent' | 'days'): string =>
    value === null ? '–' : say(unit, { n: value.toLocaleString('ko-KR') })
  const grade = (code: string): string => (isGrade(code) ? gradeSentences[code]().in(language) : code)
  const named = (counts: Record<string, number>, names: Record<string, string>) =>
    Object.entries(names).flatMap(([code, name]) => (counts[code] ? [{ name, count: counts[code] }] : []))
  return renderPdf(template, {
    words: Object.fromEntries(layoutKeys.map((key) => [key, say(key)])),
    title: say('title', { half: row.halfNm ?? '' }),
    plantNm: row.plantNm ?? '',
    baseYmd: row.baseYmd ?? '',
    stateNm: label(improvementHalf.states![row.state]).in(language),
    printedDt: showMoment(context.now),
    printedBy: context.session.userNm,
    figures: [
      { label: say('total'), value: shown(snapshot.total, 'count') },
      { label: say('completion'), value: shown(snapshot.figures.completion, 'percent') },
      { label: say('onTime'), value: shown(snapshot.figures.onTime, 'percent') },
      { label: say('meanDays'), value: shown(snapshot.figures.meanDays, 'days') },
      { label: say('overdueRate'), value: shown(snapshot.figures.overdue, 'percent') },
      { label: say('opinionRate'), value: shown(snapshot.opinions.rate, 'percent') },
    ],
    states: named(
      snapshot.states,
      Object.fromEntries(
        Object.entries(improvementStates).map(([code, name]) => [code, label(name).in(language)]),
      ),
    ),
    grades: named(snapshot.grades, Object.fromEntries(grades.map((code) => [code, grade(code)]))),
    sources: snapshot.sources,
    overdue: snapshot.overdue.map((each) => ({
      ...each,
      gradeNm: grade(each.gradeCd),
      late: say('days', { n: each.lateDays }),
      due: showMoment(each.dueDt).slice(0, 10),
      reason: each.reason ?? '',
    })),
    opinions: say('opinions', {
      total: snapshot.opinions.total,
      needed: snapshot.opinions.needed,
      done: snapshot.opinions.done,
    }),
    reviewTxt: row.reviewTxt ?? '',
    reviewer: row.reviewUserNm ? `${row.reviewUserNm} ${showMoment(row.reviewDt)}` : '',
    approver: row.apprUserNm ? `${row.apprUserNm} ${showMoment(row.apprDt)}` : '',
  })
}

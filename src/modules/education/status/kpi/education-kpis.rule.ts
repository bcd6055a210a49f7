import type { Explanation } from '../../../../core/shared/explanation.ts'
import type { Sentence } from '../../../../core/shared/sentence.ts'
import { completionRate } from '../../class/class-judge.rule.ts'
import { shareOf, worstOf, type StatusFacts } from '../rules/matrix.rule.ts'
import { judgedTypes, type JudgedType } from '../rules/status-codes.rule.ts'
import { kpiSentences } from './education-kpis.texts.ts'

/** The figures of education that management follows: who completed a class, who has his hours, who was in time. */
type KpiName = 'completion' | 'legal' | 'special'
/** One of them: a share in per cent, null where nobody is counted, and what it was reckoned from. */
export interface EducationKpi {
  kpi: KpiName
  value: number | null
  done: number
  due: number
  /** Who is not counted: excluded from the class, exempt from the duty. */
  left: number
  from: string
  to: string
}
export type Span = Pick<EducationKpi, 'from' | 'to'>
type Counts = Pick<EducationKpi, 'done' | 'due' | 'left'>

/** EDU-16, 이수율: 372 of 412 targets, 12 of them excluded, are 93.0 per cent; special education by its due day alike. */
export const shareKpi = (kpi: KpiName, { done, due, left }: Counts, { from, to }: Span): EducationKpi => ({
  kpi,
  value: completionRate({ targets: due + left, excluded: left, completed: done }) ?? null,
  done,
  due,
  left,
  from,
  to,
})

/** Education whose hours the company sets. (EDU-01) */
const ofCompany: readonly JudgedType[] = [judgedTypes.process, judgedTypes.emergency]

/**
 * EDU-16, 법정충족율: people who have done all that the law asks of them, of those who owe something; 456 of 500 people,
 * 20 of them exempt, are 95.0 per cent. Somebody whose duty nobody knows has not done it; hours that the company sets
 * itself are no duty of the law.
 */
export function legalKpi(people: readonly { rows: readonly StatusFacts[] }[], span: Span): EducationKpi {
  const counts = { satisfied: 0, inProgress: 0, short: 0, exempt: 0, unknown: 0 }
  for (const { rows } of people) {
    const worst = worstOf(rows.filter(({ eduTypeCd }) => !ofCompany.includes(eduTypeCd)))
    if (worst) counts[worst.state] += 1
  }
  const { satisfied, exempt, inProgress, short, unknown } = counts
  const due = satisfied + inProgress + short + unknown
  return { kpi: 'legal', value: shareOf(counts), done: satisfied, due, left: exempt, ...span }
}

export const nameOfKpi = (kpi: KpiName): Sentence => kpiSentences[kpi]()

/** '왜?' of a figure. */
export function explainKpi({ kpi, value, done, due, left, from, to }: EducationKpi): Explanation {
  return {
    title: nameOfKpi(kpi),
    inputs: [
      { label: kpiSentences.span(), value: `${from} ~ ${to}` },
      { label: kpiSentences[`${kpi}Done`](), value: String(done) },
      { label: kpiSentences[`${kpi}Due`](), value: String(due) },
      ...(left > 0 ? [{ label: kpiSentences[`${kpi}Left`](), value: String(left) }] : []),
    ],
    formula: value === null ? kpiSentences.nobody() : kpiSentences.formula({ done, due, value }),
    source: kpiSentences[`${kpi}Source`](),
  }
}

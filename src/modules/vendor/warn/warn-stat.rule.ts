import type { Explanation } from '../../../core/shared/explanation.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import type { Standing } from './violation.rule.ts'
import { warnStatSentences } from './warn-stat.texts.ts'

/** Points of a company or person with what made them. */
export interface PointGroup {
  key: string
  name: string
  /** Of a person: its company. */
  beside: string | null
  count: number
  serious: number
  points: number
}
export interface WarnMonth {
  ym: string
  pointOut: number
  warning: number
  serious: number
  points: number
}
/** Where a company stands today at a plant (R7, R8). */
export interface CompanyStanding {
  plantCd: string
  plantNm: string
  vendorCd: string
  vendorNm: string
  headcount: number
  standing: Standing
  reachedNm: string | null
  nextNm: string | null
  why: Explanation
}
/** Where a person stands today at a plant. */
export interface WorkerStanding {
  plantCd: string
  plantNm: string
  vendorWorkerNo: number
  vendorWorkerNm: string
  vendorNm: string
  standing: Standing
  reachedNm: string | null
  nextNm: string | null
  why: Explanation
}
/** GET /api/vendor/warnstat */
export interface WarnStat {
  from: string
  to: string
  count: number
  months: WarnMonth[]
  vendors: PointGroup[]
  workers: PointGroup[]
  kinds: PointGroup[]
  places: PointGroup[]
  companies: CompanyStanding[]
  people: WorkerStanding[]
}
/** One line of the history of a person, newest first. */
export interface HistoryLine {
  day: string
  kind: 'violation' | 'sanction' | 'education' | 'ban'
  name: string
  detail: string
  points: number | null
  url: string | null
}
/** GET /api/vendor/warnstat/worker/{key} */
export interface WorkerHistory {
  vendorWorkerNo: number
  vendorWorkerNm: string
  vendorNm: string
  lines: HistoryLine[]
  people: WorkerStanding[]
}

/** A violation that counts today, for the explanation of a sum. */
export interface CountedLine {
  warnCd: string
  violNm: string
  occurYmd: string
  points: number
}
const mostLines = 12
/** Why a sum is what it is: each violation that counts, the rise with the people, and the next step. */
export function whyPoints(
  lines: readonly CountedLine[],
  standing: Standing,
  facts: { headcount?: number; factor: number; sumDays: number; nextNm: string | null },
): Explanation {
  const rest = lines.length - mostLines
  const next: Sentence =
    standing.nextFrom === null || facts.nextNm === null
      ? warnStatSentences.lastStep()
      : warnStatSentences.nextStep({
          step: facts.nextNm,
          from: standing.nextFrom,
          left: standing.left ?? 0,
        })
  return {
    title: warnStatSentences.whyTitle(),
    inputs: [
      ...lines.slice(0, mostLines).map(({ warnCd, violNm, occurYmd, points }) => ({
        label: warnStatSentences.line({ day: occurYmd, no: warnCd, name: violNm }),
        value: warnStatSentences.points({ points }),
      })),
      ...(rest > 0
        ? [
            {
              label: warnStatSentences.more({ count: rest }),
              value: warnStatSentences.points({
                points: lines.slice(mostLines).reduce((sum, { points }) => sum + points, 0),
              }),
            },
          ]
        : []),
      { label: warnStatSentences.total(), value: warnStatSentences.points({ points: standing.sum }) },
      ...(facts.headcount === undefined
        ? []
        : [
            {
              label: warnStatSentences.people(),
              value: warnStatSentences.peopleOf({ people: facts.headcount, factor: facts.factor }),
            },
          ]),
      { label: warnStatSentences.next(), value: next },
    ],
    formula: warnStatSentences.formula({ days: facts.sumDays }),
    source: warnStatSentences.source(),
  }
}

import { roundHalfUp } from '../../../core/shared/decimal.ts'
import { partOf, spanOf, type Span } from '../../../core/shared/periods.ts'
import { autoItems, type AutoItem } from './eval-item-codes.rule.ts'
import { autoScores, gradeOf, scoreOf, type AutoFacts, type ScoredItem } from './evaluation.rule.ts'

/** A half of the calendar year (fit V14). */
export interface Half {
  evalYear: string
  halfCd: string
}
export const halfOfDay = (day: string): Half => ({
  evalYear: day.slice(0, 4),
  halfCd: String(partOf('half', day)),
})
export const spanOfHalf = ({ evalYear, halfCd }: Half): Span => spanOf('half', evalYear, Number(halfCd))

/** Weights of the half-year form, on which `autoScores` gives its points. */
export const autoWeights: Readonly<Record<AutoItem, number>> = {
  council: 10,
  jointInspection: 5,
  selfCheck: 5,
  training: 15,
  permit: 20,
  point: 15,
  improvement: 10,
  accident: 20,
}
/** The score with what is added for good work: at most 100 (vendor R9). */
export const withBonus = (score: number, bonus: number): number =>
  Math.min(100, roundHalfUp(score + bonus, 2))
const worst = gradeOf(0)
/** A serious accident makes the grade D, whatever the score (vendor R9). */
export const gradeWith = (score: number, serious: boolean) => (serious ? worst : gradeOf(score))

/** What is added for near misses and for a certified system. */
export interface Bonuses {
  nearMiss: number
  certified: number
}
const designed: Bonuses = { nearMiss: 3, certified: 2 }
export const bonusOf = (
  { goodNearMiss, certified }: Pick<Partial<AutoFacts>, 'goodNearMiss' | 'certified'>,
  bonuses: Bonuses,
): number => (goodNearMiss ? bonuses.nearMiss : 0) + (certified ? bonuses.certified : 0)

export interface Forecast {
  score: number
  gradeCd: string
  bonus: number
  items: ScoredItem[]
}
/**
 * The half-year evaluation as it would come out with these facts, were each item scored as the records say; what is
 * not known leaves the denominator. The same functions judge the evaluation itself. (vendor R9)
 */
export function forecastOf(facts: Partial<AutoFacts>, bonuses: Bonuses = designed): Forecast {
  const { scores } = autoScores(facts)
  const items = (Object.keys(autoItems) as AutoItem[]).map((name): ScoredItem => {
    const score = scores[name] ?? null
    return {
      itemNm: autoItems[name],
      weight: autoWeights[name],
      minRate: 0,
      score,
      naYn: score === null ? 'Y' : 'N',
    }
  })
  const bonus = bonusOf(facts, bonuses)
  const score = withBonus(scoreOf(items), bonus)
  return { score, gradeCd: gradeWith(score, (facts.accidents?.serious ?? 0) > 0).gradeCd, bonus, items }
}

/** What a company can still do in a half-year. */
export interface Remaining {
  /** Improvements that are open and not late yet. */
  improvements: number
  /** Workers without a valid entry training. */
  workers: number
  /** Self-checks of the half that are still to be handed in on time. */
  selfChecks: number
}
export type WhatIfKind = keyof Remaining | 'all'
export interface WhatIf {
  kind: WhatIfKind
  count: number
  before: number
  after: number
  gradeCd: string
}
type Pair = readonly [done: number, owed: number]
const more = (pair: Pair | undefined, count: number): Pair | undefined =>
  pair && [Math.min(pair[1], pair[0] + count), pair[1]]
/** What is counted only once it is done or late: each one more is one more owed, too. */
const added = (pair: Pair | undefined, count: number): Pair | undefined =>
  count > 0 ? [(pair?.[0] ?? 0) + count, (pair?.[1] ?? 0) + count] : pair
/**
 * The facts once so much more is done. Improvements and people are owed already; a self-check is owed from the day on
 * which it is handed in or late, so that one still to come counts on both sides.
 */
export function doneMore(facts: Partial<AutoFacts>, done: Partial<Remaining>): Partial<AutoFacts> {
  const { improvement, training, selfCheck, ...rest } = facts
  const changed = {
    improvement: more(improvement, done.improvements ?? 0),
    training: more(training, done.workers ?? 0),
    selfCheck: added(selfCheck, done.selfChecks ?? 0),
  }
  return {
    ...rest,
    ...Object.fromEntries(Object.entries(changed).filter(([, pair]) => pair !== undefined)),
  }
}
/** What each of the things that remain would change, and all of them together; things without effect are left out. */
export function whatIfs(
  facts: Partial<AutoFacts>,
  remaining: Remaining,
  bonuses: Bonuses = designed,
): WhatIf[] {
  const before = forecastOf(facts, bonuses).score
  const of = (kind: WhatIfKind, done: Partial<Remaining>, count: number): WhatIf => {
    const { score, gradeCd } = forecastOf(doneMore(facts, done), bonuses)
    return { kind, count, before, after: score, gradeCd }
  }
  const kinds = (Object.keys(remaining) as (keyof Remaining)[]).filter((kind) => remaining[kind] > 0)
  const found = kinds
    .map((kind) => of(kind, { [kind]: remaining[kind] }, remaining[kind]))
    .filter(({ after }) => after > before)
  if (found.length < 2) return found
  const count = found.reduce((sum, each) => sum + each.count, 0)
  return [...found, of('all', remaining, count)]
}

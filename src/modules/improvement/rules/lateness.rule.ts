import { percent } from './figures.rule.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'

/** Months of the past that say something of today; company policy, like the other figures here. */
export const pastMonths = 24
/** Fewer than so many past rows say nothing. */
const leastPast = 5
/** From which share of late ones a row is marked, in per cent. */
export const likelyFrom = 50
/** Another department is proposed where it was late by so much less, in points of per cent. */
const clearlyBetter = 20

/** Rows of one kind that are done: how many, and how many of them after their first due day (IMP-04). */
export interface Past {
  done: number
  late: number
}
/**
 * By what past rows are like this one: the same owner, the same kind of hazard, in need of a budget as it is.
 */
export type Factor = 'owner' | 'hazard' | 'budget'
export interface FactorRate extends Past {
  factor: Factor
  /** Per cent. */
  rate: number
}
export interface Lateness {
  /** Mean of the rates of all that says something, per cent. */
  latePct: number
  likely: boolean
  factors: FactorRate[]
}
const rateOf = ({ done, late }: Past): number | null => (done < leastPast ? null : percent(late, done))

/**
 * The likelihood that a row will be late, from the outcomes of similar ones (impr.md 10.3); undefined where
 * the past gives no answer.
 */
export function lateness(past: Partial<Record<Factor, Past>>): Lateness | undefined {
  const factors = (['owner', 'hazard', 'budget'] as const).flatMap((factor): FactorRate[] => {
    const rows = past[factor]
    const rate = rows && rateOf(rows)
    return rows && rate !== null && rate !== undefined ? [{ factor, ...rows, rate }] : []
  })
  if (factors.length === 0) return undefined
  const latePct = roundHalfUp(factors.reduce((sum, { rate }) => sum + rate, 0) / factors.length, 1)
  return { latePct, likely: latePct >= likelyFrom, factors }
}

/**
 * The department that was least often late with the same kind of hazard, where it is clearly better than the
 * one that has it.
 */
export function betterOwner<D extends Past>(
  own: Past | undefined,
  others: readonly D[],
): (D & { rate: number }) | undefined {
  const ownRate = own && rateOf(own)
  if (ownRate === null || ownRate === undefined) return undefined
  const known = others.flatMap((other) => {
    const rate = rateOf(other)
    return rate === null ? [] : [{ ...other, rate }]
  })
  const best = known.toSorted((one, other) => one.rate - other.rate || other.done - one.done)[0]
  return best && best.rate <= ownRate - clearlyBetter ? best : undefined
}
/** True if splitting the plan into a temporary and a lasting action helps: it has only one of them yet. */
export const splitHelps = (actionTypeCds: readonly string[]): boolean =>
  !(actionTypeCds.includes('TEMP') && actionTypeCds.includes('ROOT'))

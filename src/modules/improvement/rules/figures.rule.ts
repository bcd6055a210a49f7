import { percentOf, roundHalfUp } from '../../../core/shared/decimal.ts'

/** Per cent with one decimal; null where nothing is divided ('–' on the screen). */
export const percent = (part: number, whole: number): number | null => percentOf(part, whole, 1)

/**
 * Hierarchy of control (안전보건규칙 제31조: protective equipment is the last resort): 5 elimination … 1 protective
 * equipment.
 */
/** Mean of the best level of each row (IMP-07). */
export const controlScore = (best: readonly number[]): number | null =>
  best.length === 0 ? null : roundHalfUp(best.reduce((sum, level) => sum + level, 0) / best.length, 2)
/**
 * True if a serious matter is met with instructions and equipment only, which the head of the site has to
 * justify (IMP-07).
 */
export const isWeakControl = (gradeCd: string, controlLevels: readonly number[]): boolean =>
  (gradeCd === 'U' || gradeCd === 'H') && controlLevels.length > 0 && Math.max(...controlLevels) <= 2

/** The share of the risk that was removed, over rows with both values, per cent (IMP-08). */
export function riskReduction(rows: readonly { before: number; after: number }[]): number | null {
  const before = rows.reduce((sum, row) => sum + row.before, 0)
  const after = rows.reduce((sum, row) => sum + row.after, 0)
  return before === 0 ? null : roundHalfUp((1 - after / before) * 100, 1)
}

export interface Counts {
  total: number
  cancelled: number
  rejected: number
  merged: number
  closed: number
  open: number
  overdue: number
  /** Share of the closed rows that were done by the first due day. */
  onTime: number
  /** Days from receipt to done, of those that are done. */
  doneDays: readonly number[]
  reopened: number
  doneOrLater: number
}
/** 완료율, 기한준수율, 평균 조치일, 지연율, 재조치율 (IMP-11). Null where there is nothing to divide. */
export const keyFigures = (counts: Counts) => ({
  completion: percent(counts.closed, counts.total - counts.cancelled - counts.rejected - counts.merged),
  onTime: percent(counts.onTime, counts.closed),
  meanDays:
    counts.doneDays.length === 0
      ? null
      : roundHalfUp(counts.doneDays.reduce((sum, days) => sum + days, 0) / counts.doneDays.length, 1),
  overdue: percent(counts.overdue, counts.open),
  reopened: percent(counts.reopened, counts.doneOrLater),
})

/** Budget and cost of a matter, won, with the cost of each level of control that its actions have. */
export interface LevelledCost {
  /** Level of the best permanent action; null: none yet. */
  ctrlLvlCd: string | null
  budgetAmt: number
  costAmt: number
  levelCosts: Readonly<Record<string, number>>
}
/**
 * Budget and cost by level of control, the best first, at last what has no permanent action yet (IMP-13). The
 * cost of each action counts for its own level; a budget, and a cost that stands for the whole, for the level
 * of the best action.
 */
export function levelCosts(
  rows: readonly LevelledCost[],
): { ctrlLvlCd: string | null; budgetAmt: number; costAmt: number }[] {
  return (['5', '4', '3', '2', '1', null] as const).map((ctrlLvlCd) => {
    const own = rows.filter((row) => row.ctrlLvlCd === ctrlLvlCd)
    const whole = own.filter(({ levelCosts: parts }) => Object.keys(parts).length === 0)
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
    return {
      ctrlLvlCd,
      budgetAmt: sum(own.map(({ budgetAmt }) => budgetAmt)),
      costAmt:
        sum(whole.map(({ costAmt }) => costAmt)) +
        (ctrlLvlCd === null ? 0 : sum(rows.map(({ levelCosts: parts }) => parts[ctrlLvlCd] ?? 0))),
    }
  })
}

/** Budget spent on removing hazards (중대재해처벌법 시행령 제4조제4호나목), per cent (IMP-13). */
export const budgetUse = (budget: number, spent: number): number | null => percent(spent, budget)
/** Opinions of workers that needed something, carried out (시행령 제4조제7호), per cent (IMP-14). */
export const opinionRate = (needed: number, done: number): number | null => percent(done, needed)

/** Ageing of what is open, days since it was received. */
export const ages = [{ to: 7 }, { to: 14 }, { to: 30 }, { to: Infinity }] as const
export const ageOf = (days: number): number => ages.findIndex(({ to }) => days <= to)

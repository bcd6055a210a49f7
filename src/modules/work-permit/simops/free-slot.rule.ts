import { placeConflicts, type SimopsRule } from './simops.rule.ts'
import type { SimopsWork } from './simops-work.rule.ts'

/** A time of the same length in which nothing speaks against the work, in ms. */
export interface FreeSlot {
  from: number
  to: number
  /**
   * The work may begin at any moment up to this one without a conflict; null: up to the end of the search.
   */
  latestFrom: number | null
}
interface Blocked {
  /** A start strictly between the two conflicts. */
  after: number
  before: number
}
const minuteMs = 60_000

/**
 * Starts at which a work of this length would conflict, as open intervals in the order of time, those that
 * overlap joined.
 */
function blockedStarts(
  work: SimopsWork,
  others: readonly SimopsWork[],
  rules: readonly SimopsRule[],
): Blocked[] {
  const length = work.to - work.from
  const each = others
    .filter(({ permitNo }) => permitNo !== work.permitNo)
    .flatMap((other) =>
      placeConflicts(work, other, rules).map((rule) => {
        const buffer = (rule.bufferMin ?? 0) * minuteMs
        return { after: other.from - buffer - length, before: other.to + buffer }
      }),
    )
    .toSorted((one, other) => one.after - other.after)
  const joined: Blocked[] = []
  for (const next of each) {
    const last = joined.at(-1)
    // Where one ends exactly as the next begins, that very moment is free.
    if (last && next.after < last.before) last.before = Math.max(last.before, next.before)
    else joined.push({ ...next })
  }
  return joined
}

/**
 * The free times nearest to `earliest`, the first of them first: it conflicts with nothing, and no earlier
 * one does not.
 * @param until last moment at which the work may begin, in ms
 */
export function freeSlots(
  work: SimopsWork,
  others: readonly SimopsWork[],
  rules: readonly SimopsRule[],
  { earliest, until, count = 3 }: { earliest: number; until: number; count?: number },
): FreeSlot[] {
  const blocked = blockedStarts(work, others, rules)
  const length = work.to - work.from
  const slots: FreeSlot[] = []
  let start = earliest
  while (start <= until && slots.length < count) {
    const covering = blocked.find(({ after, before }) => after < start && start < before)
    if (covering) {
      start = covering.before
      continue
    }
    const next = blocked.find(({ after }) => after >= start)
    slots.push({ from: start, to: start + length, latestFrom: next ? Math.min(next.after, until) : null })
    if (!next) break
    start = next.before
  }
  return slots
}

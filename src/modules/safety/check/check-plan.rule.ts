import { addDays, addMonths } from '../../../core/shared/dates.ts'
import { recurringDay, type Cycle } from '../../../core/shared/recurrence.ts'
import { workdayFrom, workdayUntil, type Holidays } from '../../../core/shared/workday.ts'
import { onceCycle, shifts } from './check-codes.rule.ts'

/** Units of SAF_CHECK_CYCLE; a code that the company has added is checked every week. */
const cycleUnits: Readonly<Record<string, Cycle['unit']>> = {
  D: 'day',
  W: 'week',
  M: 'month',
  Q: 'quarter',
  H: 'half',
  Y: 'year',
}
/** Months for which rounds are made ahead. */
export const monthsAhead = 12

/** What the rule reads of a plan. */
export interface PlannedCycle {
  cycleCd: string
  /** Every so many units of the cycle, from 1. */
  everyCnt: number
  shiftCd: string
  startYmd: string
  /** Last day on which a round may lie. */
  endYmd?: string | null | undefined
}
export interface Round {
  /** Day of the cycle, counted from the first day of the plan, so that none drifts. */
  planYmd: string
  /** The same moved to a working day: by then it is to be done. */
  dueYmd: string
  /** From this day on an undone round is missed: the next one is due. Null where none comes after it. */
  missYmd: string | null
}

/** The working day of a round; 'N' leaves it where it is. */
export function shifted(day: string, shiftCd: string, holidays: Holidays): string {
  if (shiftCd === shifts.before) return workdayUntil(day, holidays)
  return shiftCd === shifts.after ? workdayFrom(day, holidays) : day
}

/**
 * The rounds of a plan whose day of the cycle lies in a span. Rounds that holidays move onto one day are one round, the
 * first of them, so that nobody checks the same thing twice on a Monday.
 * @param from, to 'YYYY-MM-DD', both included
 */
export function roundsOf(plan: PlannedCycle, from: string, to: string, holidays: Holidays): Round[] {
  const { cycleCd, everyCnt, shiftCd, startYmd, endYmd } = plan
  if (cycleCd === onceCycle)
    return from <= startYmd && startYmd <= to
      ? [{ planYmd: startYmd, dueYmd: shifted(startYmd, shiftCd, holidays), missYmd: null }]
      : []
  const cycle: Cycle = { every: everyCnt, unit: cycleUnits[cycleCd] ?? 'week' }
  const rounds: Round[] = []
  let before: string | undefined
  // Begins before the span: whether a round is the first on its day does not depend on where the span begins.
  for (let index = firstIndex(startYmd, cycle, from); ; index += 1) {
    const planYmd = recurringDay(startYmd, cycle, index)
    if (endYmd && planYmd > endYmd) return rounds
    const dueYmd = shifted(planYmd, shiftCd, holidays)
    if (dueYmd === before) continue
    before = dueYmd
    const last = rounds.at(-1)
    if (last) last.missYmd = dueYmd
    if (planYmd > to) return rounds
    if (planYmd >= from) rounds.push({ planYmd, dueYmd, missYmd: null })
  }
}

/** Longest run of days without work that the table is expected to hold. */
const longestBreakDays = 31
/** A round so far before a span that nothing in between is moved onto the first day of the span. */
function firstIndex(startYmd: string, cycle: Cycle, from: string): number {
  const since = addDays(from, -longestBreakDays)
  if (since <= startYmd) return 0
  let [low, high] = [0, 1]
  while (recurringDay(startYmd, cycle, high) < since) [low, high] = [high, high * 2]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (recurringDay(startYmd, cycle, middle) < since) low = middle
    else high = middle
  }
  return low
}
/** The last day up to which rounds are made on a day. */
export const plannedTo = (today: string): string => addMonths(today, monthsAhead)

/** Whether a round was done after its day: a mark, no state. */
export const isLate = (checkYmd: string, dueYmd: string): boolean => checkYmd > dueYmd
/** Whether a round that was entered on a day may still count as that round. */
export const isMissed = (enteredYmd: string, missYmd: string | null): boolean =>
  missYmd !== null && enteredYmd >= missYmd

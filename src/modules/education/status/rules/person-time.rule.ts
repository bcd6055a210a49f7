import { addDays } from '../../../../core/shared/dates.ts'
import type { Span } from '../../../../core/shared/periods.ts'
import { workerClasses } from './status-codes.rule.ts'

/** A period whose both ends belong to it; null: without an end. */
export interface Lasting {
  fromYmd: string
  toYmd: string | null
}
/** Main assignment of a person (userAssign). */
export interface Posting extends Lasting {
  plantCd: string
  deptCd: string
  processNo: number | null
  jobCd: string | null
  workerClassCd: string | null
}
/** Where a person was, and when the person was away. */
export interface PersonTime {
  /** Null: nobody has written it down. */
  entryYmd: string | null
  /** The first day on which the person is not employed any more. */
  retireYmd: string | null
  /** Oldest first, none of them on the same day as another. */
  postings: readonly Posting[]
  leaves: readonly Lasting[]
}

export const holdsOn = ({ fromYmd, toYmd }: Lasting, day: string): boolean =>
  fromYmd <= day && (toYmd === null || day <= toYmd)
const known = <P extends Lasting>(rows: readonly P[], day: string): P[] =>
  rows
    .filter(({ fromYmd }) => fromYmd <= day)
    .map((row) => (row.toYmd !== null && row.toYmd >= day ? { ...row, toYmd: null } : row))

/**
 * A person's time as it stood on a day: nothing of what begins later, and what held on the day goes on. So a past day
 * is judged the same whatever happens afterwards.
 */
export const asOf = <T extends PersonTime>(time: T, day: string): T => ({
  ...time,
  retireYmd: time.retireYmd !== null && time.retireYmd <= day ? time.retireYmd : null,
  postings: known(time.postings, day),
  leaves: known(time.leaves, day),
})

/** The days of a span on which a person is employed; undefined: none. */
export function employedIn({ entryYmd, retireYmd }: PersonTime, { from, to }: Span): Span | undefined {
  const first = entryYmd !== null && entryYmd > from ? entryYmd : from
  const end = retireYmd !== null && retireYmd <= to ? addDays(retireYmd, -1) : to
  return first <= end ? { from: first, to: end } : undefined
}
export const postingOn = ({ postings }: PersonTime, day: string): Posting | undefined =>
  postings.find((each) => holdsOn(each, day))

/** A person is away on every day of a span; a leave that has no end lasts beyond it. */
export function isAwayThrough({ leaves }: PersonTime, { from, to }: Span): boolean {
  let next = from
  for (const leave of leaves.toSorted((one, other) => (one.fromYmd < other.fromYmd ? -1 : 1))) {
    if (leave.fromYmd > next) break
    if (leave.toYmd === null || leave.toYmd >= to) return true
    if (leave.toYmd >= next) next = addDays(leave.toYmd, 1)
  }
  return next > to
}

export const isSupervisor = (workerClassCd: string | null): boolean =>
  workerClassCd === workerClasses.supervisor
/**
 * Since when a person has been in the same kind of class, that is a supervisor or a worker (EDU-18): hours that were
 * owed in the other kind are another duty. @returns undefined: always, as far as it is known
 */
export function kindSince({ postings }: PersonTime, day: string): string | undefined {
  const before = postings.filter(({ fromYmd }) => fromYmd <= day)
  const supervisor = isSupervisor(before.at(-1)?.workerClassCd ?? null)
  const lastOther = before.findLastIndex(({ workerClassCd }) => isSupervisor(workerClassCd) !== supervisor)
  return lastOther === -1 ? undefined : before[lastOther + 1]?.fromYmd
}

import { addDays, isDay } from '../../core/shared/dates.ts'
import { messages } from '../../core/shared/messages.ts'
import type { FieldIssue } from '../../core/shared/session.ts'
import { overlap, type Period } from '../duty/appointment.rule.ts'

export type { Period } from '../duty/appointment.rule.ts'

/** A row of userAssign as far as the questions of a day need it. */
export interface Assignment extends Period {
  assignKindCd: string
}

/** Both ends belong to the period. @param day 'YYYY-MM-DD' */
export const holdsOn = ({ fromYmd, toYmd }: Period, day: string): boolean =>
  fromYmd <= day && (toYmd === null || day <= toYmd)

/** The assignment of a kind on a day. @param day 'YYYY-MM-DD' */
export const assignmentOn = <A extends Assignment>(
  assignments: readonly A[],
  assignKindCd: string,
  day: string,
): A | undefined => assignments.find((each) => each.assignKindCd === assignKindCd && holdsOn(each, day))

/** What a period among others of its kind does. */
export interface Placing<P extends Period> {
  /** The one without an end that began before: it ends the day before the new one begins. */
  ends?: { of: P; toYmd: string }
  /** Periods that share a day with the new one all the same. */
  clashes: P[]
}
/**
 * Places a new period after the others, which belong to the same person and kind. The end of the open one and the
 * beginning of the new one meet without a gap.
 * @param endsOpen false: an open period is a clash too, as with a changed row
 */
export function placed<P extends Period>(others: readonly P[], next: Period, endsOpen: boolean): Placing<P> {
  const clashes = others.filter((each) => overlap(each, next))
  const open = endsOpen
    ? clashes.find(({ fromYmd, toYmd }) => toYmd === null && fromYmd < next.fromYmd)
    : undefined
  if (!open) return { clashes }
  return {
    ends: { of: open, toYmd: addDays(next.fromYmd, -1) },
    clashes: clashes.filter((each) => each !== open),
  }
}

/** Most people of one answer about a day. */
export const mostPeople = 2000

/** What is known of a person; null: nobody has written it down. */
export interface Person<A extends Assignment, L extends Period> {
  entryYmd: string | null
  /** The first day on which the person is not employed any more. */
  retireYmd: string | null
  assignments: readonly A[]
  leaves: readonly L[]
}
export type Known = 'yes' | 'no' | 'unknown'
export interface DayState<A, L> {
  employed: Known
  /** 'unknown' without an assignment: nobody may take it for being there, or for being away. */
  atWork: Known
  assignment: A | undefined
  leave: L | undefined
}
/**
 * The state of a person on a day. It never depends on what begins later.
 * @param day 'YYYY-MM-DD'
 * @param mainKind value of ASSIGN_KIND that says where a person stands
 */
export function stateOn<A extends Assignment, L extends Period>(
  { entryYmd, retireYmd, assignments, leaves }: Person<A, L>,
  mainKind: string,
  day: string,
): DayState<A, L> {
  if ((retireYmd !== null && retireYmd <= day) || (entryYmd !== null && day < entryYmd))
    return { employed: 'no', atWork: 'no', assignment: undefined, leave: undefined }
  const assignment = assignmentOn(assignments, mainKind, day)
  const leave = leaves.find((each) => holdsOn(each, day))
  return {
    employed: entryYmd !== null || assignment || leave ? 'yes' : 'unknown',
    atWork: leave ? 'no' : assignment ? 'yes' : 'unknown',
    assignment,
    leave,
  }
}

/** Checks over the fields of a period, asked by the form and by the server. */
export function periodIssues(values: Record<string, unknown>): FieldIssue[] {
  const { fromYmd, toYmd } = values
  const isWrong =
    typeof fromYmd === 'string' &&
    typeof toYmd === 'string' &&
    isDay(fromYmd) &&
    isDay(toYmd) &&
    toYmd < fromYmd
  return isWrong ? [{ path: 'toYmd', message: messages.endBeforeStart }] : []
}

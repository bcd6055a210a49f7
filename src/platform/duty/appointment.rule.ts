import { addDays, isDay, daysBetween } from '../../core/shared/dates.ts'
import { messages } from '../../core/shared/messages.ts'
import type { FieldIssue } from '../../core/shared/session.ts'
import type { Said } from '../../core/shared/sentence.ts'
import { appointmentMessages } from './appointment.texts.ts'

/** Period of an appointment; without `toYmd` it has no end. */
export interface Period {
  fromYmd: string
  toYmd: string | null
}
interface Appointment extends Period {
  rptYmd: string | null
  rptDueYmd: string | null
}

/** Two periods share a day. */
export const overlap = (one: Period, other: Period): boolean =>
  (other.toYmd === null || one.fromYmd <= other.toYmd) && (one.toYmd === null || other.fromYmd <= one.toYmd)

/** Day until which an appointment must be reported, or null when the law asks for no report. */
export const reportDue = (fromYmd: string, rptDays: number | null): string | null =>
  rptDays === null ? null : addDays(fromYmd, rptDays)

/** D-20, D-DAY, D+3 */
export const dDay = (today: string, day: string): string => {
  const left = daysBetween(today, day)
  return left === 0 ? 'D-DAY' : left > 0 ? `D-${left}` : `D+${-left}`
}

/** An appointment that ends within so many days is marked. */
export const endingDays = 30
export type AppointmentMark = 'planned' | 'ended' | 'ending' | 'current'
/** The state of an appointment on a day. */
export function appointmentMark({ fromYmd, toYmd }: Period, today: string): AppointmentMark {
  if (fromYmd > today) return 'planned'
  if (toYmd === null) return 'current'
  if (toYmd < today) return 'ended'
  return daysBetween(today, toYmd) <= endingDays ? 'ending' : 'current'
}
export type ReportMark = 'none' | 'done' | 'due' | 'overdue'
/** Tells whether the report of an appointment is made, open, or late (admin 2.1: rptDays, rptYmd). */
export function reportMark({ rptYmd, rptDueYmd }: Appointment, today: string): ReportMark {
  if (rptYmd !== null) return 'done'
  if (rptDueYmd === null) return 'none'
  return rptDueYmd < today ? 'overdue' : 'due'
}

/** The deputy acts on days of the appointee's absence only, within the appointment (admin 2.1). */
export const deputyActs = (
  appointment: Period & { absentFromYmd: string | null; absentToYmd: string | null },
  day: string,
): boolean =>
  appointment.absentFromYmd !== null &&
  appointment.absentToYmd !== null &&
  appointment.absentFromYmd <= day &&
  day <= appointment.absentToYmd &&
  appointment.fromYmd <= day &&
  day <= (appointment.toYmd ?? day)

const decisive = {
  appointee: ['userId', 'dutyCd', 'plantCd', 'deptCd', 'fromYmd', 'toYmd'],
  deputy: ['deputyUserId', 'dutyCd', 'plantCd', 'deptCd', 'fromYmd', 'toYmd', 'absentFromYmd', 'absentToYmd'],
} as const
/**
 * True if a user writes an appointment that gives a duty to himself, as the appointee or as the deputy. False
 * if he changes other facts of his own appointment (certificate, report, his own absence).
 */
export function appointsOneself(userId: string, next: object, before: object | undefined): boolean {
  const [after, old] = [next as Record<string, unknown>, before as Record<string, unknown> | undefined]
  const changes = (names: readonly string[]) =>
    names.some((name) => (after[name] ?? null) !== (old?.[name] ?? null))
  return (
    (after['userId'] === userId && changes(decisive.appointee)) ||
    (after['deputyUserId'] === userId && changes(decisive.deputy))
  )
}

const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined
/** Checks over the fields of an appointment, asked by the form and by the server. */
export function appointmentIssues(values: Record<string, unknown>): FieldIssue[] {
  const [from, to, absentFrom, absentTo, reported] = [
    'fromYmd',
    'toYmd',
    'absentFromYmd',
    'absentToYmd',
    'rptYmd',
  ].map((name) => dayIn(values[name]))
  const issues: FieldIssue[] = []
  const refuse = (wrong: unknown, path: string, message: Said) => {
    if (wrong) issues.push({ path, message })
  }
  refuse(from && to && to < from, 'toYmd', messages.endBeforeStart)
  refuse(
    values['deputyUserId'] && values['deputyUserId'] === values['userId'],
    'deputyUserId',
    appointmentMessages.ownDeputy(),
  )
  refuse(
    (absentFrom === undefined) !== (absentTo === undefined),
    absentFrom ? 'absentToYmd' : 'absentFromYmd',
    appointmentMessages.absencePair(),
  )
  refuse(absentFrom && absentTo && absentTo < absentFrom, 'absentToYmd', messages.endBeforeStart)
  refuse(absentFrom && !values['deputyUserId'], 'deputyUserId', appointmentMessages.absenceDeputy())
  refuse(
    absentFrom && from && (absentFrom < from || (to && absentTo && absentTo > to)),
    'absentFromYmd',
    appointmentMessages.absenceOutside(),
  )
  refuse(reported && from && reported < from, 'rptYmd', appointmentMessages.reportBefore())
  return issues
}

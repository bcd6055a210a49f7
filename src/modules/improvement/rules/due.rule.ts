import { addDays, addMinutes, daysBetween } from '../../../core/shared/dates.ts'
import { dayOfMoment } from '../../../core/shared/moment.ts'
import { addWorkdays, workdayUntil, type Holidays } from '../../../core/shared/workday.ts'
import type { Grade } from './grade.rule.ts'
import { dueSentences } from './due.texts.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { gradeSentences } from './grade.texts.ts'

/** Hours until an improvement is due, by grade; company policy in the rules of the source (imprRule). */
export type DueHours = Record<Grade, number>
export const usualDueHours: DueHours = { U: 24, H: 7 * 24, M: 30 * 24, L: 60 * 24 }

const endOf = (day: string): string => `${day}T23:59:00+09:00`
const earlier = (one: string, other: string): string => (Date.parse(one) <= Date.parse(other) ? one : other)

/**
 * When an improvement is due that was received at a moment (IMP-02): the hours of its grade, U to the minute,
 * the others to the end of the day, and never later than the law allows (작업환경측정 결과 조치: 안전보건규칙, 법 제125조제6항).
 */
export function dueMoment(
  {
    received,
    grade,
    hours,
    legalDueYmd,
  }: { received: string; grade: Grade; hours: number; legalDueYmd?: string | null },
  { pull = false, holidays = new Set() }: { pull?: boolean; holidays?: Holidays } = {},
): string {
  const after = addMinutes(received, hours * 60)
  if (grade === 'U') return legalDueYmd ? earlier(after, endOf(legalDueYmd)) : after
  const reached = dayOfMoment(after)
  const day = legalDueYmd && legalDueYmd < reached ? legalDueYmd : reached
  return endOf(pull ? workdayUntil(day, holidays) : day)
}

/**
 * When it is due that a source has agreed on with those who act: that day instead of the hours of the grade,
 * and where the grade is no longer the one that it was agreed for, the earlier of both; never past the law.
 */
export function agreedDue(
  { agreedYmd, legalDueYmd }: { agreedYmd: string; legalDueYmd?: string | null },
  byHours: string,
  isOfGrade: boolean,
): string {
  const agreed = endOf(legalDueYmd && legalDueYmd < agreedYmd ? legalDueYmd : agreedYmd)
  return isOfGrade ? agreed : earlier(agreed, byHours)
}

/** After a refused check: now and half of the grade's hours, not past the law (impr.md 4). */
export const halfDue = (now: string, grade: Grade, hours: number, legalDueYmd?: string | null): string =>
  dueMoment({ received: now, grade, hours: hours / 2, legalDueYmd: legalDueYmd || undefined })

/** Days late against the due day in force (IMP-04). */
export const lateDays = (dueDt: string, at: string): number =>
  Math.max(0, daysBetween(dayOfMoment(dueDt), dayOfMoment(at)))
/** Lateness is judged on the first due day, even if it was extended (IMP-04). */
export const onTime = (orgDueDt: string, doneDt: string): boolean => lateDays(orgDueDt, doneDt) === 0

/** Limits by grade: how often a due day may be moved, and by how many days at most; 0: never (IMP-05). */
export interface ExtensionLimits {
  count: number
  days: Record<Grade, number>
}
/** With which an installation starts; those in force are the company's (환경값). */
export const usualExtensions: ExtensionLimits = { count: 2, days: { U: 0, H: 14, M: 30, L: 30 } }

export interface Extension {
  grade: Grade
  dueDt: string
  extCnt: number
  newDueYmd: string
  now: string
  legalDueYmd?: string | null
  /** A letter of the authority allows to pass the day of the law. */
  letter?: boolean
}
/** Why a due day cannot be moved so (IMP-05), in the words of the refusal. */
export function extensionIssue(
  { grade, dueDt, extCnt, newDueYmd, now, legalDueYmd, letter }: Extension,
  limits: ExtensionLimits = usualExtensions,
): Sentence | undefined {
  const days = limits.days[grade]
  if (days === 0) return dueSentences.urgent()
  if (extCnt >= limits.count) return dueSentences.most({ count: limits.count })
  if (Date.parse(now) > Date.parse(dueDt)) return dueSentences.over()
  const moved = daysBetween(dayOfMoment(dueDt), newDueYmd)
  if (moved <= 0) return dueSentences.notLater()
  if (moved > days) return dueSentences.tooFar({ grade: gradeSentences[grade](), days })
  if (legalDueYmd && newDueYmd > legalDueYmd && !letter) return dueSentences.legal({ day: legalDueYmd })
  return undefined
}
/**
 * The person who decides about an extension: L the head of the department, M the coordinator, H the head of
 * the site (IMP-05).
 */
export const extensionDecider = (grade: Grade): 'deptHead' | 'coordinator' | 'siteHead' =>
  grade === 'L' ? 'deptHead' : grade === 'M' ? 'coordinator' : 'siteHead'

/** The day on which one looks whether it still holds; undefined when nobody has to (IMP-09). */
export const effectDay = (doneDt: string, days: number): string | undefined =>
  days > 0 ? addDays(dayOfMoment(doneDt), days) : undefined
/** Days by grade where the source has none of its own: U and H 90, M 30, L none (IMP-09). */
export const usualEffectDays: Record<Grade, number> = { U: 90, H: 90, M: 30, L: 0 }

/** The moment until which an assignment is accepted: one working day, U an hour (impr.md 4, 수락). */
export function acceptUntil(assigned: string, grade: Grade, holidays: Holidays): string {
  return grade === 'U'
    ? addMinutes(assigned, 60)
    : `${addWorkdays(dayOfMoment(assigned), 1, holidays)}${assigned.slice(10)}`
}

/** Most days that something rests (impr.md 4, 보류). */
export const mostHoldDays = 180
/** Most days after which a closed improvement is taken up again (impr.md 4, 재개). */
export const mostReopenDays = 180

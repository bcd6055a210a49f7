import { addMonths } from '../../../../core/shared/dates.ts'
import { rulesOfDuty, type LegalRule } from './judged.rule.ts'
import { judgedTypes, periods } from './status-codes.rule.ts'

/** What job education asks of a duty: 별표 4 제2호. */
export interface JobHours {
  newMin: number
  /** Months after the appointment. */
  newMonths: number
  refreshMin: number
  refreshMonths: number
  /** Months before and after the day of a refresher. */
  windowMonths: number
}
/** @returns undefined where no row of the table names the duty on the day */
export function jobHoursOf(rules: readonly LegalRule[], dutyCd: string, day: string): JobHours | undefined {
  const own = rulesOfDuty(rules, judgedTypes.duty, dutyCd, day)
  const refresh = own.find(({ periodCd }) => periodCd === periods.twoYears)
  const first = own.find(({ periodCd }) => periodCd !== periods.twoYears)
  if (!refresh && !first) return undefined
  return {
    newMin: first?.requiredMin ?? 0,
    newMonths: first?.dueMonths ?? 0,
    refreshMin: refresh?.requiredMin ?? 0,
    refreshMonths: refresh?.dueMonths ?? 0,
    windowMonths: refresh?.windowMonths ?? 0,
  }
}

export const jobStandings = {
  newLate: 'newLate',
  late: 'late',
  newDue: 'newDue',
  window: 'window',
  waiting: 'waiting',
  done: 'done',
} as const
export type JobStanding = keyof typeof jobStandings
/** Where the education of an appointment stands. */
export interface JobStatus {
  newDueYmd: string
  newDoneYmd: string | null
  /** The day around which the refresher is owed; null before the new education is done. */
  refBaseYmd: string | null
  refFromYmd: string | null
  refToYmd: string | null
  /** The last refresher that counted. */
  refDoneYmd: string | null
  state: JobStanding
  requiredMin: number
  doneMin: number
  dueYmd: string | null
}
interface DoneEducation {
  eduYmd: string
  min: number
}
/**
 * New education within three months of the appointment; then refreshers, each in the window around every second year
 * after the new one. What is done before the window does not count. (시행규칙 제29조제1항·제2항; EDU-08)
 * @param done job education of the person, oldest first, until the day
 */
export function jobEducation(
  appointYmd: string,
  hours: JobHours,
  done: readonly DoneEducation[],
  day: string,
): JobStatus {
  const newDueYmd = addMonths(appointYmd, hours.newMonths)
  const first = untilEnough(done, hours.newMin, addMonths(appointYmd, -hours.newMonths), null)
  const none = { newDueYmd, refBaseYmd: null, refFromYmd: null, refToYmd: null, refDoneYmd: null }
  if (hours.newMin > 0 && first.doneYmd === null)
    return {
      ...none,
      newDoneYmd: null,
      state: day > newDueYmd ? 'newLate' : 'newDue',
      requiredMin: hours.newMin,
      doneMin: first.min,
      dueYmd: newDueYmd,
    }
  const start = first.doneYmd ?? appointYmd
  if (hours.refreshMin === 0 || hours.refreshMonths === 0)
    return { ...none, newDoneYmd: first.doneYmd, state: 'done', requiredMin: 0, doneMin: 0, dueYmd: null }
  let refDoneYmd: string | null = null
  for (let round = 1; ; round += 1) {
    const base = addMonths(start, hours.refreshMonths * round)
    const [from, to] = [addMonths(base, -hours.windowMonths), addMonths(base, hours.windowMonths)]
    const refresher = untilEnough(done, hours.refreshMin, from, to)
    if (refresher.doneYmd !== null) {
      refDoneYmd = refresher.doneYmd
      continue
    }
    return {
      newDueYmd,
      newDoneYmd: first.doneYmd,
      refBaseYmd: base,
      refFromYmd: from,
      refToYmd: to,
      refDoneYmd,
      state: day < from ? 'waiting' : day <= to ? 'window' : 'late',
      requiredMin: hours.refreshMin,
      doneMin: refresher.min,
      dueYmd: to,
    }
  }
}
/** The day on which the minutes since a day reached what is asked. */
function untilEnough(done: readonly DoneEducation[], needed: number, from: string, to: string | null) {
  let min = 0
  for (const each of done) {
    if (each.eduYmd < from || (to !== null && each.eduYmd > to)) continue
    min += each.min
    if (needed > 0 && min >= needed) return { doneYmd: each.eduYmd, min }
  }
  return { doneYmd: null, min }
}

/**
 * The round of so many months since an appointment in which a day lies, such as the two years of those who answer for
 * hazardous chemicals (화학물질관리법 시행규칙 제37조, 별표 6의3).
 */
export function roundOf(appointYmd: string, months: number, day: string): { from: string; to: string } {
  let from = appointYmd
  for (let round = 1; ; round += 1) {
    const next = addMonths(appointYmd, months * round)
    if (next > day || months <= 0) return { from, to: next }
    from = next
  }
}

import { addMonths } from '../../../core/shared/dates.ts'
import { workerClasses, type HourRule } from '../course/legal-hours.rule.ts'

/**
 * Special education of one person for one work of 별표 5 제1호라목: so many minutes before the first work, the rest by its
 * due day. (산업안전보건법 제29조제3항, 시행규칙 별표 4; edu.md EDU-06)
 */
export interface SpecialDuty {
  requiredMin: number
  preMin: number
  dueYmd: string
}

/**
 * What the law asks of somebody who begins a work on a day. Work of two months or less, or of 60 days a year or less
 * (단기간·간헐), and day labourers learn all of it before.
 */
export function dutyOf(
  rule: Pick<HourRule, 'requiredMin' | 'preMin' | 'shortMin' | 'dueMonths' | 'workerClassCd'>,
  firstWorkYmd: string,
  shortTerm: boolean,
): SpecialDuty {
  const whole =
    shortTerm && rule.shortMin !== null && rule.workerClassCd !== workerClasses.day
      ? rule.shortMin
      : rule.requiredMin
  const split = !shortTerm && rule.preMin !== null && rule.dueMonths !== null
  return {
    requiredMin: whole,
    preMin: split ? Math.min(rule.preMin!, whole) : whole,
    dueYmd: split ? addMonths(firstWorkYmd, rule.dueMonths!) : firstWorkYmd,
  }
}

/** Minutes learned until a day. */
export interface LearnedOn {
  eduYmd: string
  min: number
}
export const minutesUntil = (learned: readonly LearnedOn[], day: string): number =>
  learned.reduce((sum, { eduYmd, min }) => (eduYmd <= day ? sum + min : sum), 0)
/** The day on which a sum was reached; null when it was not. */
function reachedOn(learned: readonly LearnedOn[], wanted: number): string | null {
  if (wanted <= 0) return ''
  let sum = 0
  for (const { eduYmd, min } of learned.toSorted((one, other) => one.eduYmd.localeCompare(other.eduYmd))) {
    sum += min
    if (sum >= wanted) return eduYmd
  }
  return null
}

export type SpecialState = 'due' | 'preDone' | 'goingOn' | 'done' | 'late'
interface SpecialStanding {
  state: SpecialState
  recogMin: number
  preDoneYmd: string | null
  doneYmd: string | null
}
/**
 * Where an assignment stands on a day. `preDone`: the part before the work is learned, in time or not; `done`: all of
 * it is; `late`: the due day is past without all of it.
 */
export function standingOf(
  duty: SpecialDuty & { firstWorkYmd: string },
  learned: readonly LearnedOn[],
  day: string,
): SpecialStanding {
  const known = learned.filter(({ eduYmd }) => eduYmd <= day)
  const recogMin = minutesUntil(known, day)
  const preDoneYmd = reachedOn(known, duty.preMin) || null
  const reached = reachedOn(known, duty.requiredMin)
  const doneYmd = reached === '' ? null : reached
  const isWhole = reached !== null
  const isBefore = preDoneYmd !== null || duty.preMin === 0
  const begun = day >= duty.firstWorkYmd && recogMin > duty.preMin
  const underWay: SpecialState = !isBefore ? 'due' : begun ? 'goingOn' : 'preDone'
  const state = isWhole ? 'done' : day > duty.dueYmd ? 'late' : underWay
  return { state, recogMin, preDoneYmd, doneYmd }
}

import { daysBetween } from '../../core/shared/dates.ts'
import type { Sentence } from '../../core/shared/sentence.ts'
import { notiSays } from './noti-rules.texts.ts'
/**
 * One rung of a ladder: so many days after the due day (negative: before), told to the one who owes it or to
 * the head of the department.
 */
export interface Rung {
  days: number
  to: 'owner' | 'head'
  /** As the administrator wrote it: 'D-7', 'D+3:head'. */
  text: string
}
const form = /^D(?:([+-])(\d{1,3}))?(:head)?$/

/** 'D-7', 'D', 'D+1', 'D+3:head'; undefined when it is none. */
export function rungOf(text: string): Rung | undefined {
  const match = form.exec(text)
  if (!match) return undefined
  const days = Number(match[2] ?? 0) * (match[1] === '-' ? -1 : 1)
  return { days: days === 0 ? 0 : days, to: match[3] ? 'head' : 'owner', text }
}
export const badRung = (text: string): Sentence => notiSays.badRung({ text })

/**
 * Whole days from the due day to today: -7 a week before, 1 the day after.
 * @param due and today 'YYYY-MM-DD'
 */
export const daysPast = (due: string, today: string): number => daysBetween(due, today)

/** 'D-7', 'D-DAY', 'D+3' as it stands in messages. */
export const showDday = (days: number): string => (days === 0 ? 'D-DAY' : days < 0 ? `D${days}` : `D+${days}`)

/**
 * The latest rung that is reached today, for each group of people. Rungs that were missed while no server ran
 * are skipped, because the latest one says more.
 */
export function reachedRungs(rules: readonly string[], due: string, today: string): Rung[] {
  const past = daysPast(due, today)
  const reached = rules
    .map(rungOf)
    .filter((rung) => rung !== undefined)
    .filter(({ days }) => days <= past)
    .toSorted((one, other) => other.days - one.days)
  return (['owner', 'head'] as const).flatMap((to) => reached.find((rung) => rung.to === to) ?? [])
}

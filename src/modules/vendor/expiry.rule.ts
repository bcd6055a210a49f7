import type { Sentence } from '../../core/shared/sentence.ts'
import { expirySentences } from './expiry.texts.ts'
import { daysBetween } from '../../core/shared/dates.ts'

/** Something with a last valid day: a licence, a training, an inspection. */
export interface Valid {
  name: string
  /** Last valid day, YYYY-MM-DD; empty when it does not end. */
  toYmd: string | null | undefined
}
export interface Expiry {
  name: string
  toYmd: string
  /** Whole days from today to the last valid day; negative once it is over. */
  days: number
}
/** From so many days before its end on a thing is shown as ending soon. */
export const soonDays = 30

/**
 * Things that have ended or end soon, the most urgent first; of several with one name the one that lasts
 * longest counts.
 * @param today YYYY-MM-DD
 */
export function expiriesOf(things: readonly Valid[], today: string): Expiry[] {
  const latest = new Map<string, string | null>()
  for (const { name, toYmd } of things) {
    const known = latest.get(name)
    if (known === null) continue
    if (!toYmd) latest.set(name, null)
    else if (known === undefined || known < toYmd) latest.set(name, toYmd)
  }
  return [...latest]
    .flatMap(([name, toYmd]) => (toYmd ? [{ name, toYmd, days: daysBetween(today, toYmd) }] : []))
    .filter(({ days }) => days <= soonDays)
    .toSorted((one, other) => one.days - other.days)
}
/** '2026-12-10까지 (D-20)', '2026-11-01 만료' */
export const expirySentence = ({ toYmd, days }: Pick<Expiry, 'toYmd' | 'days'>): Sentence =>
  days < 0 ? expirySentences.ended({ day: toYmd }) : expirySentences.until({ day: toYmd, days })

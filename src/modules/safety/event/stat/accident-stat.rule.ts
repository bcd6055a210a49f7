import type { Counted, Rates } from '../rules/accident-rates.rule.ts'

export const statOwners = ['employee', 'contractor', 'all'] as const
export type StatOwner = (typeof statOwners)[number]
/** The rates of one group of people, with what they are made of. */
export interface OwnerStat {
  counted: Counted
  rates: Rates
  /** Share of the hours that is estimated, per cent; null without hours. */
  estimatedPct: number | null
  /** Persons with a rest of three days and more, whom the law counts. */
  formPersons: number
}
/** A year that head office has closed, and what would be counted otherwise today. */
export interface ClosedYear {
  closeDt: string
  closeUserNm: string
  changed: { name: keyof Rates; before: number | null; now: number | null }[]
}
export interface AccidentStat {
  from: string
  to: string
  owners: Record<StatOwner, OwnerStat>
  /** Accidents on the way to work and at occasions, which no rate counts. */
  apart: number
  /** Months of the period without any hours. */
  missingMonths: string[]
  /** 해당, 해당 없음 by SAF-07; null where nobody is known. */
  published: boolean | null
  months: { ym: string; cases: number; nearMisses: number; hours: number }[]
  occurrences: { code: string; name: string; n: number }[]
  parts: { code: string; name: string; n: number }[]
  /** Weekday (0 Sunday) and hour of four. */
  heat: { weekday: number; band: number; n: number }[]
}

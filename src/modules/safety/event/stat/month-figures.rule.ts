import { roundHalfUp } from '../../../../core/shared/decimal.ts'

/** People hurt, by whose they are; of all owners where it is null. */
export interface Tally {
  ownerCd: string | null
  /** With a day of rest or more, or dead: accidents, people and the days that they lost. */
  cases: number
  persons: number
  lossDays: number
  /** Accidents with more than first aid. */
  recordableCases: number
  deaths: number
  injuryDeaths: number
  /** People with the rest that the law counts from. */
  formPersons: number
}
/** Events of a weekday (0 Sunday) and a band of four hours. */
export interface Band {
  weekday: number
  band: number
  accident: boolean
  n: number
}
/** What the statistics count of the events of a plant and month. Every figure is a sum over events. */
export interface MonthFigures {
  tallies: Tally[]
  apart: number
  bands: Band[]
  /** Accidents by SAF_OCCUR_TYPE, people by SAF_INJURY_PART. */
  occurrences: Record<string, number>
  parts: Record<string, number>
}

export const noTally: Omit<Tally, 'ownerCd'> = {
  cases: 0,
  persons: 0,
  lossDays: 0,
  recordableCases: 0,
  deaths: 0,
  injuryDeaths: 0,
  formPersons: 0,
}
/** The sum over months of what one owner, or with null all of them, had. */
export function tallyOf(months: readonly MonthFigures[], ownerCd: string | null): typeof noTally {
  const sum = { ...noTally }
  const names = Object.keys(noTally) as (keyof typeof noTally)[]
  for (const { tallies } of months)
    for (const row of tallies) if (row.ownerCd === ownerCd) for (const name of names) sum[name] += row[name]
  // Days are parts of a day to six places: adding them up must not leave more.
  return { ...sum, lossDays: roundHalfUp(sum.lossDays, 6) }
}
/** Counts by code, the most frequent first. */
export function countsOf(counts: readonly Record<string, number>[]): { code: string; n: number }[] {
  const sums = new Map<string, number>()
  for (const each of counts)
    for (const [code, n] of Object.entries(each)) sums.set(code, (sums.get(code) ?? 0) + n)
  return [...sums]
    .map(([code, n]) => ({ code, n }))
    .toSorted((a, b) => b.n - a.n || a.code.localeCompare(b.code))
}
/** When in the week it happened, of all months. */
export function heatOf(bands: readonly Band[]): Omit<Band, 'accident'>[] {
  const cells = new Map<string, Omit<Band, 'accident'>>()
  for (const { weekday, band, n } of bands) {
    const cell = cells.get(`${weekday} ${band}`)
    if (cell) cell.n += n
    else cells.set(`${weekday} ${band}`, { weekday, band, n })
  }
  return [...cells.values()].toSorted((a, b) => a.weekday - b.weekday || a.band - b.band)
}

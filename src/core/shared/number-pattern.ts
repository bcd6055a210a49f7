import { numberSays } from './number-pattern.texts.ts'
import type { Sentence } from './sentence.ts'

/**
 * The period after which counting starts again: year, month, day, or never. Values of the code group
 * NUM_RESET.
 */
export const numberResets = { never: 'NRS01', year: 'NRS02', month: 'NRS03', day: 'NRS04' } as const
export type NumberReset = (typeof numberResets)[keyof typeof numberResets]

const longest = 40
/** Places of a pattern with their length, and the finest date that they contain. */
const places: Record<string, { length: number; tells?: 'year' | 'month' | 'day' }> = {
  plant: { length: 4 },
  plantShort: { length: 4 },
  YYYY: { length: 4, tells: 'year' },
  YYMM: { length: 4, tells: 'month' },
  YYYYMM: { length: 6, tells: 'month' },
  YYYYMMDD: { length: 8, tells: 'day' },
}
const rank = { year: 1, month: 2, day: 3 } as const
const rankOfReset: Record<NumberReset, number> = { NRS01: 0, NRS02: 1, NRS03: 2, NRS04: 3 }
const sequence = /\{seq([3-9])\}$/
const placesIn = (pattern: string): string[] => [...pattern.matchAll(/\{(\w*)\}/g)].map(([, name]) => name!)

/** Length of a pattern's numbers, in characters. */
export const numberLength = (pattern: string): number =>
  pattern
    .replaceAll(/\{seq([3-9])\}/g, (_, digits: string) => '0'.repeat(Number(digits)))
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => '0'.repeat(places[name]?.length ?? 0)).length

/** The finest date in a pattern: 0 none, 1 year, 2 month, 3 day. */
const finest = (pattern: string): number =>
  Math.max(
    0,
    ...placesIn(pattern).map((name) => rank[places[name]?.tells ?? 'year'] * (places[name]?.tells ? 1 : 0)),
  )
/** The reset that a pattern suggests by itself: as often as its date changes. */
export const resetOf = (pattern: string): NumberReset =>
  [numberResets.never, numberResets.year, numberResets.month, numberResets.day][finest(pattern)]!

/**
 * Why a pattern such as `P-{plant}-{YYYYMMDD}-{seq4}` cannot be used, or nothing (admin R9).
 * @param usual the pattern of the definition: what tells plants apart there must go on doing so
 */
export function patternIssue(pattern: string, reset: NumberReset, usual: string): Sentence | undefined {
  if (!sequence.test(pattern) || placesIn(pattern).filter((name) => name.startsWith('seq')).length !== 1)
    return numberSays.noSequence({ first: '{seq3}', last: '{seq9}' })
  const fixed = pattern.replace(sequence, '')
  const unknown = placesIn(fixed).find((name) => !(name in places))
  if (unknown !== undefined) return numberSays.unknownPlace({ name: unknown })
  const letters = fixed.replaceAll(/\{\w+\}/g, '')
  if (!/^[A-Z0-9/_.-]*$/.test(letters)) return numberSays.badLetter()
  if (numberLength(pattern) > longest) return numberSays.tooLong({ max: longest })
  if (rankOfReset[reset] > finest(fixed)) return numberSays.repeats()
  const tellsPlants = (each: string) => /\{plant(Short)?\}/.test(each)
  return tellsPlants(usual) && !tellsPlants(pattern)
    ? numberSays.noPlant({ whole: '{plant}', short: '{plantShort}' })
    : undefined
}

export interface NumberFacts {
  plantCd: string
  plantShort: string
  /** Day in Seoul, 'YYYY-MM-DD'. */
  day: string
}
/** A pattern with everything but its sequence. */
export function filledPattern(pattern: string, { plantCd, plantShort, day }: NumberFacts): string {
  const [year, month, date] = day.split('-') as [string, string, string]
  const values: Record<string, string> = {
    plant: plantCd,
    plantShort,
    YYYY: year,
    YYMM: year.slice(2) + month,
    YYYYMM: year + month,
    YYYYMMDD: year + month + date,
  }
  return pattern.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
}
/** The name of a counter: the filled pattern without the dates that are finer than the reset. */
export function counterKey(pattern: string, reset: NumberReset, facts: NumberFacts): string {
  const [year, month] = facts.day.split('-') as [string, string]
  const open = { NRS01: [], NRS02: [year], NRS03: [year, month], NRS04: facts.day.split('-') }[reset]
  const [years = 'YYYY', months = 'MM', days = 'DD'] = open
  const kept = pattern
    .replace('{YYYYMMDD}', years + months + days)
    .replace('{YYYYMM}', years + months)
    .replace('{YYMM}', years.slice(2) + months)
    .replace('{YYYY}', years)
  return filledPattern(kept, facts)
}
/** The number at a place of the sequence; more digits than the pattern has are written out. */
export function numberWith(filled: string, seq: number): string {
  const width = Number(/\{seq(\d)\}/.exec(filled)?.[1])
  if (!width) throw new Error(`number pattern without {seqN}: ${filled}`)
  return filled.replace(/\{seq\d\}/, String(seq).padStart(width, '0'))
}

import { percentOf } from '../../../core/shared/decimal.ts'

/** What is looked at every half-year (중대재해처벌법 시행령 제4조제9호; vendor R11), in the order of the page. */
export const halfItemCodes = [
  'contract',
  'selection',
  'cost',
  'info',
  'council',
  'joint',
  'round',
  'correction',
  'selfCheck',
  'evaluation',
] as const
export type HalfItemCode = (typeof halfItemCodes)[number]
/** One of the things that were owed, by name. */
export interface HalfRow {
  name: string
  detail: string
  ok: boolean
  url: string | null
}
export interface HalfItem {
  code: HalfItemCode
  done: number
  owed: number
  /** In per cent with one decimal; null: nothing was owed. */
  rate: number | null
  /** All of them, those that are missing first. */
  rows: HalfRow[]
}
/** What is frozen, and GET …/items and /api/vendor/halfnow. */
export interface HalfItems {
  plantCd: string
  plantNm: string
  halfYear: string
  halfCd: string
  from: string
  to: string
  baseYmd: string
  items: HalfItem[]
}

/** 47 of 48 is 97.9 % (vendor R11). */
export const rateOf = (done: number, owed: number): number | null => percentOf(done, owed, 1)
/** An item whose count is that of its rows. */
export function itemOf(code: HalfItemCode, rows: readonly HalfRow[]): HalfItem {
  const done = rows.filter(({ ok }) => ok).length
  return {
    code,
    done,
    owed: rows.length,
    rate: rateOf(done, rows.length),
    rows: rows.toSorted((one, other) => Number(one.ok) - Number(other.ok)),
  }
}
/** An item of which only what is missing is known by name. */
export const countedItem = (
  code: HalfItemCode,
  done: number,
  owed: number,
  gaps: readonly HalfRow[],
): HalfItem => ({ code, done, owed, rate: rateOf(done, owed), rows: [...gaps] })
/** What is missing, by name. */
export const gapsOf = ({ rows }: HalfItem): HalfRow[] => rows.filter(({ ok }) => !ok)

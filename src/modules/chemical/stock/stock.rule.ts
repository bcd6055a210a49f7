import { addDays } from '../../../core/shared/dates.ts'
import { showQuantity, toMilli } from '../store/quantity.rule.ts'
import type { Said } from '../../../core/shared/sentence.ts'
import { shortageSentences, stockSentences } from './stock.texts.ts'

/** CHM_HOLD */
export const holds = {
  none: '00',
  inspection: '10',
  quarantine: '20',
  expired: '30',
  label: '40',
  disposal: '90',
} as const

/** Of a lot that came without an MSDS in force; it is released when one is. (features 4, receiving gate) */
export const msdsHold = {
  holdCd: holds.quarantine,
  holdReason: String(shortageSentences.withoutMsds()),
  msdsHoldYn: 'Y',
} as const

/** What the rules look at of a lot. */
export interface Lot {
  lotNo: string
  stockQty: number
  unitCd: string
  expYmd: string | null
  openYmd: string | null
  openLifeDays: number | null
  holdCd: string
}

/**
 * The day until which a lot may be used: the earlier of its expiry and the end of its life after opening;
 * null: without limit. (chm.md 5.10)
 */
export function usableUntil({
  expYmd,
  openYmd,
  openLifeDays,
}: Pick<Lot, 'expYmd' | 'openYmd' | 'openLifeDays'>): string | null {
  const opened = openYmd && openLifeDays ? addDays(openYmd, openLifeDays) : null
  if (!expYmd || !opened) return expYmd ?? opened
  return opened < expYmd ? opened : expYmd
}
/** The last day counts. */
export const isExpired = (lot: Pick<Lot, 'expYmd' | 'openYmd' | 'openLifeDays'>, day: string): boolean => {
  const until = usableUntil(lot)
  return until !== null && until < day
}

/** FEFO: what must be used first comes first; lots without a limit come last, then by lot number. */
export const inFefoOrder = <L extends Lot>(lots: readonly L[]): L[] =>
  lots.toSorted((one, other) => {
    const [first, second] = [usableUntil(one) ?? '9999-12-31', usableUntil(other) ?? '9999-12-31']
    return first === second ? one.lotNo.localeCompare(other.lotNo) : first < second ? -1 : 1
  })

/**
 * Why nothing may be issued from a lot, or nothing. What is to be disposed of, returned or counted may always
 * leave.
 */
export function issueRefusal(
  lot: Lot,
  day: string,
  qty: number,
): { code: string; message: Said } | undefined {
  if (isExpired(lot, day) || lot.holdCd === holds.expired)
    return {
      code: 'LOT_EXP',
      message: stockSentences.expired({ lot: lot.lotNo, day: usableUntil(lot) ?? stockSentences.overdue() }),
    }
  if (lot.holdCd !== holds.none) return { code: 'LOT_HOLD', message: stockSentences.held({ lot: lot.lotNo }) }
  return shortage(lot.stockQty, lot.unitCd, qty)
}
export const shortage = (
  stockQty: number,
  unitCd: string,
  qty: number,
): { code: string; message: Said } | undefined =>
  toMilli(stockQty - qty) < 0
    ? { code: 'NEG_STOCK', message: stockSentences.tooLittle({ qty: showQuantity(stockQty), unit: unitCd }) }
    : undefined

/**
 * From which lots a quantity is taken in FEFO order; expired and held ones are passed over.
 * @returns what each lot gives, and what is missing
 */
export function pickLots<L extends Lot>(
  lots: readonly L[],
  qty: number,
  day: string,
): { picks: { lot: L; qty: number }[]; missing: number } {
  const picks: { lot: L; qty: number }[] = []
  let left = qty
  for (const lot of inFefoOrder(lots)) {
    if (left <= 0 || lot.stockQty <= 0 || issueRefusal(lot, day, 0)) continue
    const taken = toMilli(Math.min(left, lot.stockQty))
    picks.push({ lot, qty: taken })
    left = toMilli(left - taken)
  }
  return { picks, missing: Math.max(0, left) }
}

/**
 * Substances that make peroxides after opening and so get a life of their own: THF, ethers, dioxane,
 * isopropyl ether, styrene excluded.
 */
export const peroxideFormers: ReadonlySet<string> = new Set([
  '109-99-9',
  '60-29-7',
  '123-91-1',
  '108-20-3',
  '110-71-4',
])
/** Life after opening in days: the product's own, or that of peroxide formers; null: no limit. */
export const openLifeOf = (
  openLifeDays: number | null,
  casNos: readonly string[],
  peroxideDays: number,
): number | null => openLifeDays ?? (casNos.some((casNo) => peroxideFormers.has(casNo)) ? peroxideDays : null)

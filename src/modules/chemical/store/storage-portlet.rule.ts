import { addDays } from '../../../core/shared/dates.ts'
import { holds } from '../stock/stock.rule.ts'
import type { Said } from '../../../core/shared/sentence.ts'

export const stockListPath = '/chm/inout/stockStatus'
/** Lots that are used up stay in the list, but count nowhere. */
const lots = `${stockListPath}?stockQty.from=0.001`

/**
 * What GET /api/chm/storagesummary answers: stores that are near their limit, lots that run out, material
 * checks that are open.
 */
export interface StorageSummary {
  stores: {
    storeNo: number
    storeNm: string
    multiple: number
    permitMultiple: number | null
    rate: number | null
    level: Said
  }[]
  expired: number
  expiring: number
  /** Days that count as soon. */
  soonDays: number
  held: number
  checks: { state: string; stateNm: string; count: number }[]
}

/**
 * The list of lots that a count of the first page counts: with something left, and by day or hold.
 * @param
 * today 'YYYY-MM-DD'
 */
export const lotAddresses = (today: string, soonDays: number) => ({
  expired: `${lots}&usableYmd.to=${addDays(today, -1)}`,
  expiring: `${lots}&usableYmd.from=${today}&usableYmd.to=${addDays(today, soonDays)}`,
  held: `${lots}&holdCd=${Object.values(holds)
    .filter((hold) => hold !== holds.none)
    .join(',')}`,
})

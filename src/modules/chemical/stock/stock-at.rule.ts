import type { Explanation } from '../../../core/shared/explanation.ts'
import { showQuantity } from '../store/quantity.rule.ts'
import { shortageSentences } from './stock.texts.ts'

/** One lot as GET /api/chm/stocks answers it: what stood where at a moment. */
export interface StockAt {
  storeNo: number
  storeNm: string
  prodNo: number
  prodCd: string
  prodNm: string
  lotNo: string
  qty: number
  unitCd: string
  qtyKg: number | null
  expYmd: string | null
  openYmd: string | null
  holdCd: string
  unNo: string | null
  casNos: string[]
  /** Last entry of the lot before the moment. */
  lastDt: string
}

/**
 * What GET /api/chm/container/:code answers: the request that a filled bottle belongs to, the store or place,
 * or the lots of that number.
 */
export interface ScannedContainer {
  reagentRqstNo: number | null
  /** Of the label at the wall: a store, and the room, rack or shelf in it. */
  place: { storeNo: number; storeNm: string; placeCd: string | null } | null
  lots: {
    stockNo: number
    storeNo: number
    storeNm: string
    prodNo: number
    prodNm: string
    lotNo: string
    unitCd: string
    stockQty: number
  }[]
}

/**
 * A product of which a plant has less than its places of use want to have; quantities in the unit of the
 * stock.
 */
export interface LowStock {
  plantCd: string
  plantNm: string
  prodNo: number
  prodCd: string
  prodNm: string
  unitCd: string
  /** What the departments of the plant want to have at least, together. */
  minStockQty: number
  /** What may be used: neither expired nor held. */
  usableQty: number
  /** Expired and held lots, which are not counted. */
  otherQty: number
  shortQty: number
  /** A delivery of it that is under way. */
  deliveryNo: number | null
}
/** Why so much is missing. */
export const explainShortage = ({
  prodNm,
  unitCd,
  minStockQty,
  usableQty,
  otherQty,
  shortQty,
}: LowStock): Explanation => ({
  title: shortageSentences.title({ product: prodNm }),
  inputs: [
    { label: shortageSentences.least(), value: `${showQuantity(minStockQty)} ${unitCd}` },
    { label: shortageSentences.usable(), value: `${showQuantity(usableQty)} ${unitCd}` },
    { label: shortageSentences.leftOut(), value: `${showQuantity(otherQty)} ${unitCd}` },
  ],
  formula: shortageSentences.formula({ qty: showQuantity(shortQty), unit: unitCd }),
  source: shortageSentences.source(),
})

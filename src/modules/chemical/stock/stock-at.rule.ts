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

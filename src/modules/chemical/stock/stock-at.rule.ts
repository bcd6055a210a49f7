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

/** What GET /api/chm/container/:code answers: the request that a filled bottle belongs to, and the lots of that number. */
export interface ScannedContainer {
  reagentRqstNo: number | null
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

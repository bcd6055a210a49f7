/** What a person is due of a kind. */
export interface OwnSupply {
  ppeCd: string
  ppeNm: string
  /** Pieces of the standard. */
  qty: number
  cycleMonths: number | null
  /** Next exchange of what he has, 'YYYY-MM-DD'. */
  nextYmd: string | null
  /** First day on which he may ask for it without being early. */
  fromYmd: string | null
}
/** What lies in stock of a lot, in pieces. */
export interface StockLot {
  sizeTxt: string
  lotNo: string
  makeYmd: string | null
  expYmd: string | null
  stockQty: number
  expired: boolean
}

/**
 * What GET /api/chm/usage answers of a year: one product at one process, kg as the journal has it, reversals
 * taken off where they were made.
 */
export interface UsageRow {
  prodNo: number
  prodCd: string
  prodNm: string
  unitCd: string
  /** null: nobody said at which process. */
  processNm: string | null
  inQty: number
  useQty: number
  backQty: number
  wasteQty: number
  diffQty: number
  /** In + differences − out = what the year added to the stock. */
  netQty: number
  useKg: number | null
}

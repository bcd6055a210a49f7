/** What GET /api/chm/storagesummary answers: stores that are near their limit, lots that run out, material checks that are open. */
export interface StorageSummary {
  stores: { storeNo: number; storeNm: string; multiple: number; permitMultiple: number | null; rate: number | null; level: string }[]
  expired: number
  expiring: number
  held: number
  checks: { state: string; stateNm: string; count: number }[]
}

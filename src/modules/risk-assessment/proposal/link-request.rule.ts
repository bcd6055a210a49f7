/** A request that came through the link of a place and that nobody has taken as a proposal yet. */
export interface LinkRequest {
  imprNo: number
  imprCd: string
  problemDesc: string
  placeNm: string | null
  deptNm: string | null
  reqDt: string | null
}

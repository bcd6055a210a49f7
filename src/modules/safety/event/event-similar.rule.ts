/** A past event that is like what is being typed. */
export interface SimilarEvent {
  safEventNo: number
  safEventCd: string
  safEventNm: string
  eventKindCd: string
  severityCd: string | null
  placeNm: string
  occurYmd: string
}

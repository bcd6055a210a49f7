/** An item of the half-year form with its points, the counts and the records that they stand on. */
export interface EvidenceShown {
  itemNm: string
  score: number
  whyTxt: string
  evidence: { day: string; name: string; ok: boolean; url: string | null }[]
}

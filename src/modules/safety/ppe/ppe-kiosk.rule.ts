/** An issue that waits for a signature, as a shared device shows it. */
export interface KioskPpe {
  ppeIssueNo: number
  ppeIssueCd: string
  /** ISO moment. */
  issueDt: string
  issueUserNm: string | null
  /** Set where a company's worker receives it: he signs by his own PIN. */
  workerNm: string | null
  vendorNm: string | null
  items: { itemNm: string; sizeTxt: string | null; qty: number; unitNm: string; nextYmd: string | null }[]
}

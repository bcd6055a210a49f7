/** One risk of the work of today, with what is done about it, in words of the reader's language beside the own ones. */
export interface RiskOfToday {
  hazardTxt: string
  /** Kind of hazard and of accident in the reader's language; null where the row does not say. */
  kindNm: string | null
  occurNm: string | null
  score: number | null
  gradeNm: string | null
  color: string | null
  acceptYn: 'Y' | 'N' | null
  /** What is in place already: all there is to say where no measure is planned. */
  controlTxt: string | null
  measures: { hierNm: string | null; measureTxt: string }[]
}
/** A worker of a company who has not said yet that he knows the risks; or has not signed. */
export interface UnreadWorker {
  vendorWorkerNo: number
  workerNm: string
  vendorNm: string | null
}
/** An assessment that was told, for whoever works there. */
export interface RiskTarget {
  rsaTargetNo: number
  rsaTargetNm: string
  deptNm: string | null
  confirmDt: string
  /** The caller's own answer; null while he has not read it. */
  understoodYn: 'Y' | 'N' | null
  risks: RiskOfToday[]
  workers: UnreadWorker[]
}
/** An assessment that waits for the signature of the caller, or of workers at his device. */
export interface RiskToSign {
  rsaTargetNo: number
  rsaTargetNm: string
  deptNm: string | null
  mineYn: 'Y' | 'N'
  rowCnt: number
  workers: UnreadWorker[]
}

/** A file of another system as the page of the runs shows it. */
export interface FeedState {
  /** 인사연동 */
  title: string
  file: string
  /** The file that waits in the folder. */
  waiting: { fileSize: number; fileDt: string } | null
  /** The last run that has read such a file. */
  last: {
    batchHistNo: number
    startDt: string
    resultCd: string
    cnt: number | null
    errorCnt: number | null
    message: string | null
    /** Who started it; nobody for a run of the clock. */
    actUserNm: string | null
  } | null
}
export interface FeedStates {
  /** False: the server knows no folder (FEED_DIR). */
  isSet: boolean
  feeds: FeedState[]
}

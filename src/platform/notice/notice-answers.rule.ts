import type { NoticeRow } from './notice.resource.ts'

/** A notice with what its reader has done with it. */
export interface ReaderRow extends NoticeRow {
  createUserNm: string | null
  fileCnt: number
  readDt: string | null
  confirmDt: string | null
  /** Own answer to the question of the notice. */
  answerTxt: string | null
  hideYmd: string | null
  remindDt: string | null
  /** False: it is somebody else's to read; the caller only looks after it. */
  mine: boolean
  unread: boolean
}
/** As lists answer it. */
export type ListedNotice = Omit<ReaderRow, 'cont'>
/** The notices to read: one's own, or those to vendors. */
export type Board = 'mine' | 'vendors'

export interface ReadRate {
  noticeNo: number
  targetCnt: number
  readCnt: number
}
export interface UnreadAnswer extends ReadRate {
  /** By department or company. */
  places: {
    placeNm: string
    vendorCd: string | null
    targetCnt: number
    people: { userId: string; userNm: string }[]
  }[]
  /** Answers to the question of the notice, the newest first. */
  answers: { userNm: string; placeNm: string; answerTxt: string }[]
}

/** A possible target of a notice: key and name. */
export interface TargetOption {
  key: string
  name: string
  /** Department above, for the tree. */
  above?: string | null
}
export type TargetName = 'deptCds' | 'authGrpNos' | 'grpNos' | 'targetVendorCds'

/** A question about a notice, or a reply to it. */
export interface Reply {
  replyNo: number
  upReplyNo: number | null
  cont: string
  openYn: 'Y' | 'N'
  createDt: string
  /** Null for a reader of another company: companies do not learn of each other. */
  userNm: string | null
  /** Department or company. */
  placeNm: string | null
  own: boolean
  /** Said by the writer of the notice or an administrator. */
  official: boolean
  /** The caller may say something to it, or take it back. */
  mayAnswer: boolean
  mayRemove: boolean
}
export const replyMax = 2000
export const answerMin = 2
export const answerMax = 500

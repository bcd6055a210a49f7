import type { HonestyMark } from './attend-honesty.rule.ts'
import type { TargetState } from './class-codes.rule.ts'

/** One stay as the attendance sheet shows it. */
export interface RosterStay {
  eduAttendNo: number
  inDt: string
  outDt: string | null
  methodCd: string
  signDt: string | null
  recheckDt: string | null
  modReason: string | null
  firstInDt: string | null
  firstOutDt: string | null
}
/** One person of a class as the attendance sheet shows him. */
export interface RosterPerson {
  eduTargetNo: number
  targetNm: string
  userId: string | null
  vendorWorkerNo: number | null
  /** Department, or company. */
  groupNm: string | null
  state: TargetState
  langCd: string | null
  selectReasonCd: string | null
  exceptReason: string | null
  judgeTxt: string | null
  examScore: number | null
  /** A company's worker who has chosen a number to sign with. */
  hasPin: boolean
  stays: RosterStay[]
  recogMin: number
  recogPct: number
  lateYn: 'Y' | 'N'
  earlyYn: 'Y' | 'N'
  marks: HonestyMark[]
}
export interface ClassCounts {
  /** People with a seat. */
  listed: number
  /** Who has come, and who is there now. */
  come: number
  inside: number
}
export interface Roster {
  now: string
  counts: ClassCounts
  people: RosterPerson[]
}
export interface Wall {
  now: string
  counts: ClassCounts
  last: { targetNm: string; inDt: string }[]
}
/** The class as somebody sees it who holds its link or stands at a device. */
export interface OwnSeat {
  eduTargetNo: number
  eduClassNo: number
  targetNm: string
  classNm: string
  startDt: string
  endDt: string
  placeNm: string | null
  classState: string
  state: TargetState
  inDt: string | null
  outDt: string | null
  /** A check in the middle waits for an answer until then. */
  recheckToDt: string | null
  rechecked: boolean
}

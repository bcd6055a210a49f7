import type { AnyResource } from '../../core/shared/resource.ts'
/** Answers of the log routes; read by the server and by the page. */

export interface ModuleFiles {
  taskClassNm: string
  title: string
  fileCnt: number
  /** Bytes. */
  fileSize: number
  /** Deleted ones, whose row is kept. */
  deletedCnt: number
  /** Waiting for a record that was not saved yet. */
  waitingCnt: number
}
export interface OrphanFile {
  fileNo: number
  fileOrgNm: string
  taskClassNm: string
  taskKey: string | null
  fileSize: number
  createUserId: string
  createUserNm: string | null
  createDt: string
  /**
   * `waiting`: its record was never saved; `gone`: its record does not exist any more; `unknown`: there is no
   * such entity.
   */
  why: 'waiting' | 'gone' | 'unknown'
  /** The next tidying takes it away. */
  due: boolean
}
export interface MonthOfAccess {
  reviewYm: string
  rowCnt: number
  userCnt: number
  /** Downloads of personal columns. */
  downloadCnt: number
  /** Accesses between 22:00 and 06:00 of Seoul. */
  nightCnt: number
  /** Accesses to 1,000 people or more at once. */
  massCnt: number
  reviewNo: number | null
  signUserId: string | null
  signUserNm: string | null
  signDt: string | null
  opinion: string | null
}
export interface MenuUse {
  menuId: string
  menuNm: string
  upMenuNm: string | null
  portalCd: string
  /** People who opened it in the period. */
  userCnt: number
  /** Number of times it was opened. */
  cnt: number
  lastYmd: string | null
}
/** An entity that the caller may bring in by Excel, as its definition says it. */
export interface Importable {
  resource: AnyResource
  /** Rows that the caller sees of it. */
  rowCnt: number
  /** The last upload that was applied: when, by whom, so many of so many rows. */
  lastDt: string | null
  lastUserNm: string | null
  doneCnt: number | null
  lastCnt: number | null
}
/** Work on the forms of an entity over a period. */
export interface FormUse {
  tableNm: string
  title: string
  /** New records, or changes of stored ones. */
  newYn: 'Y' | 'N'
  savedCnt: number
  /** Given up: closed or reset without saving. */
  leftCnt: number
  /** Mean seconds of work until saved, until given up. */
  savedSec: number | null
  leftSec: number | null
}
export interface UseStat {
  from: string
  to: string
  menus: MenuUse[]
  /** People who signed in, by day. */
  days: { ymd: string; userCnt: number }[]
  forms: FormUse[]
}
export interface ChangedField {
  name: string
  /** Korean, and under which key its name stands in other languages. */
  label: string
  labelKey: string | null
  before: unknown
  after: unknown
}
/** What a row of the trail has changed, without its values. */
export interface AuditChanges {
  auditNo: number
  /** What the record is called; null where it has no name or is gone. */
  recordNm: string | null
  fields: Pick<ChangedField, 'label' | 'labelKey'>[]
}
export interface AuditRecord {
  auditNo: number
  /** What the record is called; null where it has no name or is gone. */
  recordNm: string | null
  dt: string
  userId: string
  userNm: string | null
  sessionId: string | null
  ip: string | null
  actCd: string
  actNm: string | null
  tableNm: string
  title: string
  rowKey: string
  changes: ChangedField[]
  seal: { sealNo: number; prevHash: string; rowHash: string } | null
  /**
   * Menus through which the asker may look at the record; none when there are none, or the row names no
   * record.
   */
  menus: string[]
}

import type { ForceRole } from './loto.rule.ts'
import type { Said } from '../../../core/shared/sentence.ts'

/** One lock that hangs somewhere, as the board of locks shows it. */
export interface HeldLock {
  lotoNo: number
  lotoCd: string
  lotoNm: string
  areaCd: string
  facilityCd: string
  facilityNm: string
  /** A point's lock, or somebody's own. */
  kind: 'point' | 'personal'
  place: Said
  lockNo: string
  holder: string
  lockDt: string
  days: number
  overdue: boolean
}
/** What GET /api/saf/loto/:key/explain answers: what the caller can do now, and what stands on it. */
export interface LotoExplanations {
  isolates: boolean
  issuer: boolean
  userId: string
  overdue: boolean
  units: Record<number, { unit: string; limit: number }>
  permits: { permitNo: number; permitCd: string; permitNm: string; state: string; vendorNm: string | null }[]
  /** Roles that the caller could sign now, by number of the forced removal. */
  forceRoles: Record<number, ForceRole[]>
  /** Crew of the linked permits without a lock of their own. */
  crew: {
    permitNo: number
    vendorWorkerNo: number | null
    workerUserId: string | null
    name: string
    company: string | null
    locked: boolean
  }[]
}
/** The isolation of the same equipment that was verified last, as the beginning of a new plan. */
export interface LastIsolation {
  lotoCd: string
  isolDt: string
  drawingNo: string
  drawingRev: string | null
  scopeTxt: string
  points: {
    seq: number
    energyCd: string
    deviceTag: string
    deviceNm: string | null
    normalPosCd: string
    isolPosCd: string
    methodCd: string
  }[]
}

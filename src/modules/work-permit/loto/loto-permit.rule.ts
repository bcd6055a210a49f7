import type { LotoState } from './loto-transitions.rule.ts'
import type { CrewKey } from '../permit/crew.rule.ts'

/** A lockout as the permit that stands on it shows it. */
export interface PermitLoto {
  lotoNo: number
  lotoCd: string
  lotoNm: string
  facilityNm: string
  state: LotoState
  total: number
  locked: number
  verified: number
  /** Personal locks that hang, of this permit's crew. */
  personalLocks: {
    lotoPersonalLockNo: number
    crewKey: CrewKey
    name: string
    lockNo: string
    onDt: string
  }[]
  /** Forced removals of this crew's locks that wait for the signature of whom they belong to. */
  forces: {
    lotoForceNo: number
    ownerTxt: string
    reasonTxt: string
    callTxt: string
    rqstDt: string
    mine: boolean
  }[]
}

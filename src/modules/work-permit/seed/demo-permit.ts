import type { ExplosionZone, PermitTypeCode, RiskGrade, SupplementCode } from '../permit/permit-codes.rule.ts'
import type { PermitAction, PermitState } from '../permit/permit-transitions.rule.ts'
import type { CooperationKind } from '../permit/supplement-attributes.rule.ts'
import type { WorkKindCode } from '../permit/work-kinds.rule.ts'
import type { GasMeasurementType } from '../permit/gas-criteria.rule.ts'
import type { GasValues } from '../permit/gas-limits.rule.ts'

type Cells = Readonly<Record<string, string | number | readonly string[] | null>>

/** A measurement: when, where and what the instrument showed; the verdict is the rule's. */
export interface DemoGas extends GasValues {
  measTypeCd: GasMeasurementType
  measDt: string
  pointCd: 'top' | 'middle' | 'bottom'
  tester: number
}
/** Something that happened after the permit was issued. */
export interface DemoStep {
  action: PermitAction
  at: string
  by: string
  reasonCd?: string
  reason?: string
}
/**
 * A permit of the demonstration as it is written down; numbers of people are places in the vendor's list,
 * texts are own employees.
 */
export interface DemoPermit {
  order: string
  /** The vendor, or the own department that does the work. */
  vendorCd: string
  state: PermitState
  permitNm: string
  permitTypeCd: PermitTypeCode
  supplCds: readonly SupplementCode[]
  /** Code of PTW_WORK. */
  workKindCd: WorkKindCode
  startDt: string
  endDt: string
  areaCd: string
  exZoneCd: ExplosionZone
  placeTxt: string
  workTxt: string
  map: readonly [number, number, number]
  supervisor: number | string
  watcher?: number
  workers: readonly (readonly [number | string, string, string?])[]
  ppeCds: readonly string[]
  toolTxt: string
  /** Codes of PTW_JOB. */
  jobKindCds?: readonly string[]
  /** Metres to the next combustible, for hot work. */
  combDistM?: number
  materials?: readonly Cells[]
  supplements?: readonly (Cells & { supplCd: SupplementCode })[]
  /** Number of its continuous monitor. */
  contDeviceNm?: string
  /** Day of the request and of the number; yesterday when absent. */
  requestDay?: string
  rejectTxt?: string
  /** Cooperations that have been given so far; all of them when the permit is further on. */
  confirmed?: readonly CooperationKind[]
  gases?: readonly DemoGas[]
  steps?: readonly DemoStep[]
  /** People inside the confined space with the minutes since they went in. */
  inside?: readonly (readonly [number, number])[]
  /** Approval roles signed while the permit still waits for others. */
  signed?: readonly string[]
  extRqstDt?: string
}

/**
 * The same permit with everything that follows from it. Cells are columns of the tables of the same names.
 */
export interface DemoRecord {
  plan: DemoPermit
  requestDay: string
  head: Record<string, unknown> & {
    riskGradeCd: RiskGrade
    gasDueDt: string | null
    shiftDueDt: string | null
  }
  gases: (Record<string, unknown> & { judgeCd: string; nextDueDt: string | null })[]
  events: {
    eventCd: string
    eventDt: string
    createUserId: string
    reasonCd: string | null
    reasonTxt: string | null
  }[]
  /** Where a vendor's worker has signed at the device of `signUserId`, his number in the demonstration. */
  signatures: { signRoleCd: string; signUserId: string; signDt: string; workerNo: number | null }[]
  cooperations: {
    coopKindCd: CooperationKind
    supplCd: SupplementCode
    resultCd: string
    confirmUserId: string | null
    confirmDt: string | null
  }[]
  meetings: { meetDt: string; riskTxt: string; attendCnt: number; createUserId: string }[]
  states: {
    fromStatCd: PermitState | null
    toStatCd: PermitState
    actNm: string
    reason: string | null
    userId: string
    actDt: string
  }[]
}

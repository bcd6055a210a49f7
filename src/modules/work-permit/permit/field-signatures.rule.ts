import { minutesBetween } from '../../../core/shared/dates.ts'
import { supervisorOf, watcherOf, type CrewKey } from './crew.rule.ts'

/** Signatures of the field: two before the start, one before going on after certain stops. (ptw.md 4) */
export type FieldSignRole = 'supervisor' | 'watcher' | 'resumeApprover'
interface Signed {
  suspDt: string | null
  signatures: readonly { signRoleCd: string; signDt: string }[]
  /** The newest first. */
  events: readonly { eventCd: string; eventDt: string }[]
}

/**
 * Whether a signature of the field counts now. What was signed before the last issue was signed for another
 * start: the permit has been back at the review since then. The approver's holds for the stop after which it
 * was given.
 */
export function hasSigned({ suspDt, signatures, events }: Signed, role: FieldSignRole): boolean {
  const since =
    role === 'resumeApprover' ? suspDt : events.find(({ eventCd }) => eventCd === 'approve')?.eventDt
  return signatures.some(
    ({ signRoleCd, signDt }) => signRoleCd === role && (!since || minutesBetween(since, signDt) >= 0),
  )
}

/** Stops after which an approver signs before the work goes on: gas, emergency, unsafe, unqualified. (ptw.md 4) */
const approverReasons: readonly string[] = ['GAS', 'EMERGENCY', 'UNSAFE', 'UNQUALIFIED']
/** Whether the stopped work waits for an approver's signature. */
export const resumeSignatureMissing = (permit: Signed & { suspReasonCd: string | null }): boolean =>
  approverReasons.includes(permit.suspReasonCd ?? '') && !hasSigned(permit, 'resumeApprover')

/** Signatures that only the person whom the permit names may give, whoever owns the device. */
export const isNamedRole = (role: string): role is 'supervisor' | 'watcher' =>
  role === 'supervisor' || role === 'watcher'
interface Named {
  supWorkerNo: number | null
  supUserId: string | null
  watcherWorkerNo: number | null
  watcherUserId: string | null
  supWorkerNm?: string | null
  supUserNm?: string | null
  watcherWorkerNm?: string | null
  watcherUserNm?: string | null
}
/** Whom the permit names for a signature: a vendor's worker by number, an employee by user id. */
export function namedSigner(
  permit: Named,
  role: 'supervisor' | 'watcher',
): { key: CrewKey | null; name: string } {
  return role === 'supervisor'
    ? { key: supervisorOf(permit), name: permit.supWorkerNm ?? permit.supUserNm ?? '' }
    : { key: watcherOf(permit), name: permit.watcherWorkerNm ?? permit.watcherUserNm ?? '' }
}

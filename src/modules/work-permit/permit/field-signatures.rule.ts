import { minutesBetween } from '../../../core/shared/dates.ts'
import { supervisorOf, watcherOf, type CrewKey } from './crew.rule.ts'

/** Signatures of the field: two before the start, one before going on after certain stops. (ptw.md 4) */
export type FieldSignRole = 'supervisor' | 'watcher' | 'resumeApprover'
/** Signatures that only the person whom the permit names may give; a round of the fire watch is given again and again. */
export type NamedRole = 'supervisor' | 'watcher' | 'watchRound'
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

export const isNamedRole = (role: string): role is NamedRole =>
  role === 'supervisor' || role === 'watcher' || role === 'watchRound'
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
export function namedSigner(permit: Named, role: NamedRole): { key: CrewKey | null; name: string } {
  // Where no watcher was needed, who is in charge of the work goes the rounds.
  return role === 'supervisor' || (role === 'watchRound' && watcherOf(permit) === null)
    ? { key: supervisorOf(permit), name: permit.supWorkerNm ?? permit.supUserNm ?? '' }
    : { key: watcherOf(permit), name: permit.watcherWorkerNm ?? permit.watcherUserNm ?? '' }
}

interface Watched {
  watchStartDt: string | null
  signatures: readonly { signRoleCd: string; signDt: string }[]
}
/** Rounds of the after-fire watch since it began, the oldest first. */
export const watchRounds = ({ watchStartDt, signatures }: Watched): string[] =>
  signatures
    .filter(
      ({ signRoleCd, signDt }) =>
        signRoleCd === 'watchRound' && watchStartDt !== null && minutesBetween(watchStartDt, signDt) >= 0,
    )
    .map(({ signDt }) => signDt)
    .toSorted((one, other) => minutesBetween(other, one))
/**
 * When the next round falls due; undefined when the watch has all of them: one at least so often, the last when its
 * time is over (회사 기준; 안전보건규칙 제241조의2 화재감시).
 */
export function nextRound(
  permit: Watched,
  { hotWatchMinutes, hotRoundMinutes }: { hotWatchMinutes: number; hotRoundMinutes: number },
): { count: number; needed: number; dueMinutes: number } | undefined {
  if (!permit.watchStartDt) return undefined
  const rounds = watchRounds(permit)
  const needed = Math.ceil(hotWatchMinutes / hotRoundMinutes)
  const last = rounds.at(-1)
  const ended = last !== undefined && minutesBetween(permit.watchStartDt, last) >= hotWatchMinutes
  if (ended && rounds.length >= needed) return undefined
  return {
    count: rounds.length,
    needed,
    dueMinutes: Math.min(hotWatchMinutes, (rounds.length + 1) * hotRoundMinutes),
  }
}

import { agreePolicies, isActing, isApproved, isWaiting, stepStatuses } from './approval-codes.rule.ts'

/** A step as the flow needs it. Steps of one parallel group share their `seq`. */
export interface FlowStep {
  seq: number
  stepKindCd: string
  stepStatusCd: string
}
export type Vote = 'yes' | 'no' | 'pending'
/**
 * The result of a group of agreements (admin R7). 전원합의: one no rejects. 과반: rejected as soon as half of the
 * group says no, passed when all have answered. 의견만: recorded. A group passes only when everybody has
 * answered, so that every opinion is heard.
 */
export function agreement(agreePolicyCd: string, votes: readonly Vote[]): 'passed' | 'rejected' | 'waiting' {
  const against = votes.filter((vote) => vote === 'no').length
  if (agreePolicyCd === agreePolicies.all && against > 0) return 'rejected'
  if (agreePolicyCd === agreePolicies.majority && against > 0 && against * 2 >= votes.length)
    return 'rejected'
  return votes.includes('pending') ? 'waiting' : 'passed'
}

const voteOf = ({ stepStatusCd }: FlowStep): Vote =>
  isApproved(stepStatusCd) ? 'yes' : stepStatusCd === stepStatuses.rejected ? 'no' : 'pending'

export type Flow =
  | { outcome: 'waiting' }
  | { outcome: 'arrive'; seq: number }
  | { outcome: 'rejected' }
  | { outcome: 'done' }
/** The next event of a round: its steps wait, the next ones arrive, or the document is rejected or done. */
export function flowOf(agreePolicyCd: string, steps: readonly FlowStep[]): Flow {
  const acting = steps.filter(({ stepKindCd }) => isActing(stepKindCd))
  for (const seq of [...new Set(acting.map((step) => step.seq))].toSorted((one, other) => one - other)) {
    const group = acting.filter((step) => step.seq === seq)
    const decided = agreement(agreePolicyCd, group.map(voteOf))
    if (decided === 'rejected') return { outcome: 'rejected' }
    if (decided === 'passed') continue
    return group.every(({ stepStatusCd }) => stepStatusCd === stepStatuses.planned)
      ? { outcome: 'arrive', seq }
      : { outcome: group.some(({ stepStatusCd }) => isWaiting(stepStatusCd)) ? 'waiting' : 'rejected' }
  }
  return { outcome: 'done' }
}

import { delegateKinds } from './appr-delegate.resource.ts'
import { delegationMessages } from './delegation.texts.ts'
import type { Sentence } from '../../core/shared/sentence.ts'

/** A delegation as the rule needs it; the period is given in moments, both ends included. */
export interface Delegation {
  fromUserId: string
  toUserId: string
  delegateKindCd: string
  /** Absent or empty: every kind of business. */
  bizCds: readonly string[] | null
  fromDt: string
  toDt: string
}
/** A document is handed on at most so many times. */
const deepest = 3

const isFor = (delegation: Delegation, bizCd: string): boolean =>
  !delegation.bizCds?.length || delegation.bizCds.includes(bizCd)
const isInForce = (delegation: Delegation, at: number): boolean =>
  Date.parse(delegation.fromDt) <= at && at <= Date.parse(delegation.toDt)

export interface Assignee {
  userId: string
  /** 대결 when anybody on the way is absent, 위임 when all have delegated, nothing without a delegation. */
  delegateKindCd: string | null
}
/**
 * The person who signs for somebody at a moment (admin R6): the chain of delegations in force is followed at
 * most three deep. A person who already has an earlier step in the document does not sign twice: then the
 * step goes to the original approver's head.
 * @param earlier people of the earlier steps of the document, the drafter among them
 * @param headUserId head of the original approver
 */
export function assigneeOf(
  userId: string,
  bizCd: string,
  at: string,
  delegations: readonly Delegation[],
  earlier: readonly string[] = [],
  headUserId: string | null = null,
): Assignee {
  const moment = Date.parse(at)
  let current: Assignee = { userId, delegateKindCd: null }
  for (let depth = 0; depth < deepest; depth++) {
    const next = delegations.find(
      (each) => each.fromUserId === current.userId && isFor(each, bizCd) && isInForce(each, moment),
    )
    if (!next) break
    const absent =
      current.delegateKindCd === delegateKinds.absence || next.delegateKindCd === delegateKinds.absence
    current = {
      userId: next.toUserId,
      delegateKindCd: absent ? delegateKinds.absence : delegateKinds.delegation,
    }
  }
  if (current.userId === userId) return { userId, delegateKindCd: null }
  if (!earlier.includes(current.userId)) return current
  if (headUserId && headUserId !== userId && !earlier.includes(headUserId))
    return { userId: headUserId, delegateKindCd: delegateKinds.absence }
  return { userId, delegateKindCd: null }
}

interface Span {
  from: number
  to: number
  bizCds: readonly string[] | null
}
const spanOf = ({ fromDt, toDt, bizCds }: Delegation): Span => ({
  from: Date.parse(fromDt),
  to: Date.parse(toDt),
  bizCds: bizCds?.length ? bizCds : null,
})
/** The time and business that two spans share; nothing when they do not meet. */
function shared(one: Span, other: Span): Span | undefined {
  const from = Math.max(one.from, other.from)
  const to = Math.min(one.to, other.to)
  const bizCds =
    one.bizCds && other.bizCds
      ? one.bizCds.filter((biz) => other.bizCds!.includes(biz))
      : (one.bizCds ?? other.bizCds)
  return from > to || bizCds?.length === 0 ? undefined : { from, to, bizCds }
}

/** A fault, at the field where it can be corrected: the signer, or the period. */
interface DelegationIssue {
  path: 'toUserId' | 'fromDt'
  message: Sentence
}
/**
 * Why a delegation may not be saved beside the others (admin 2.2, R6): a second one of the same person for
 * the same time and business, one that comes back to its start, or one that would be the fourth in a row.
 */
export function delegationProblem(
  given: Delegation,
  others: readonly Delegation[],
): DelegationIssue | undefined {
  const span = spanOf(given)
  if (others.some((each) => each.fromUserId === given.fromUserId && shared(span, spanOf(each))))
    return { path: 'fromDt', message: delegationMessages.overlap() }
  if (reaches(given.toUserId, given.fromUserId, span, others))
    return { path: 'toUserId', message: delegationMessages.loop() }
  const before = longest(given.fromUserId, 'toUserId', 'fromUserId', span, others)
  const after = longest(given.toUserId, 'fromUserId', 'toUserId', span, others)
  return before + 1 + after > deepest
    ? { path: 'toUserId', message: delegationMessages.tooDeep({ deepest }) }
    : undefined
}
function reaches(
  from: string,
  wanted: string,
  span: Span,
  all: readonly Delegation[],
  seen: readonly string[] = [],
): boolean {
  if (from === wanted) return true
  if (seen.includes(from)) return false
  return all.some((each) => {
    const meeting = each.fromUserId === from && shared(span, spanOf(each))
    return meeting && reaches(each.toUserId, wanted, meeting, all, [...seen, from])
  })
}
/** Most delegations in a row from a person onwards, or back to those who delegate to the person. */
function longest(
  userId: string,
  here: 'fromUserId' | 'toUserId',
  there: 'fromUserId' | 'toUserId',
  span: Span,
  all: readonly Delegation[],
  seen: readonly string[] = [],
): number {
  if (seen.includes(userId)) return 0
  const lengths = all.flatMap((each) => {
    const meeting = each[here] === userId && shared(span, spanOf(each))
    return meeting ? [1 + longest(each[there], here, there, meeting, all, [...seen, userId])] : []
  })
  return Math.max(0, ...lengths)
}

import type { Reason } from '../../core/shared/resource.ts'
import { messages } from '../../core/shared/messages.ts'
import type { Act } from './approval-answers.rule.ts'
import { isAgreement, isApproval, statuses, stepKinds } from './approval-codes.rule.ts'
import type { Said } from '../../core/shared/sentence.ts'
import { approvalRefusals } from './approval-acts.texts.ts'
import { statusNames } from './approval-names.texts.ts'

/** 상신 and 취소요청 go through a transition of the module, not through an act of the document. */
export type AnyAct = Act | 'submit' | 'cancel'
/**
 * Acts that are signatures; holding, taking back and having seen are not. The policy's password is asked for
 * these.
 */
export const signing: readonly AnyAct[] = ['approve', 'reject', 'agree', 'final']
/** Least length of the reason of 반려 and of 취소요청 (admin 4.2). */
export const rejectReasonMin = 5
/** Longest opinion or reason. */
export const opinionMax = 1000
/**
 * States of a document in which each act is possible (admin 4.2). On a closed document only seeing it can be
 * noted.
 */
const actFrom: Record<AnyAct, readonly string[]> = {
  submit: [statuses.draft, statuses.rejected, statuses.withdrawn],
  approve: [statuses.progress, statuses.held],
  reject: [statuses.progress, statuses.held],
  agree: [statuses.progress, statuses.held],
  hold: [statuses.progress],
  withdraw: [statuses.progress],
  final: [statuses.progress],
  seen: [
    statuses.progress,
    statuses.held,
    statuses.rejected,
    statuses.withdrawn,
    statuses.done,
    statuses.discarded,
  ],
  discard: [statuses.draft, statuses.rejected, statuses.withdrawn],
  cancel: [statuses.done],
}

/** One document as a person finds it now. */
export interface ActFacts {
  apprStatusCd: string
  isDrafter: boolean
  /** Kind of the step that waits for this person, as original approver or in somebody's place. */
  stepKindCd: string | undefined
  /** Somebody after the drafter has signed in this round. */
  anybodyActed: boolean
  /** The policy allows 전결 and its condition is true of the record. */
  mayFinal: boolean
  /** A system administrator in front of a business document. */
  isBarred: boolean
  /** A 후열, 참조 or 열람 that has not been noted as seen. */
  hasUnseen: boolean
  /** The module has a transition that asks for its closed documents to be undone. */
  mayCancel: boolean
}
const because = (guard: string, message: Said): Reason[] => [{ guard, message }]

/**
 * Why a person may not do an act on a document now; nothing when it may be done (admin 4.2). The same answer
 * decides the buttons and the calls: `state`, `turn`, `kind`, `module` and `acted` are 409, `drafter`,
 * `final` and `right` are 403.
 */
export function actReasons(act: AnyAct, facts: ActFacts): Reason[] {
  if (!actFrom[act].includes(facts.apprStatusCd))
    return because(
      'state',
      messages.wrongState(statusNames[facts.apprStatusCd as keyof typeof statusNames] ?? ''),
    )
  if (act === 'submit' || act === 'discard')
    return facts.isDrafter ? [] : because('drafter', approvalRefusals.drafterOnly())
  if (act === 'cancel') {
    if (!facts.isDrafter) return because('drafter', approvalRefusals.drafterOnly())
    return facts.mayCancel ? [] : because('module', approvalRefusals.noCancel())
  }
  if (act === 'withdraw') {
    if (!facts.isDrafter) return because('drafter', approvalRefusals.drafterOnly())
    return facts.anybodyActed ? because('acted', approvalRefusals.alreadyActed()) : []
  }
  if (act === 'seen') return facts.hasUnseen ? [] : because('turn', approvalRefusals.nothingToSee())
  if (!facts.stepKindCd) return because('turn', approvalRefusals.notYourTurn())
  if (facts.isBarred) return because('right', approvalRefusals.systemPerson())
  if (act === 'final')
    return isApproval(facts.stepKindCd) && facts.mayFinal
      ? []
      : because('final', approvalRefusals.noFinalRight())
  if (act === 'agree')
    return isAgreement(facts.stepKindCd) ? [] : because('kind', approvalRefusals.noAgreementStep())
  if (act === 'hold')
    return facts.stepKindCd === stepKinds.agreeParallel
      ? because('kind', approvalRefusals.parallelHold())
      : []
  return isAgreement(facts.stepKindCd) ? because('kind', approvalRefusals.agreementStep()) : []
}

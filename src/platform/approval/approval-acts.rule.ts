import type { Reason } from '../../core/shared/resource.ts'
import { messages } from '../../core/shared/messages.ts'
import type { Act } from './approval-answers.rule.ts'
import { isAgreement, isApproval, statuses, statusNames, stepKinds } from './approval-codes.rule.ts'
import type { Said } from '../../core/shared/sentence.ts'

/** Sentences of admin.md 7 word for word, and ours beside them. */
export const approvalMessages = {
  alreadyActed: '이미 결재가 진행되어 회수할 수 없습니다.',
  notYourTurn: '현재 결재 차례가 아닙니다.',
  reasonNeeded: '반려 사유를 입력해 주세요.',
  approverNeeded: '승인자를 1명 이상 지정하세요.',
  noFinalRight: '전결 권한이 없습니다.',
  drafterOnly: '기안자만 처리할 수 있습니다.',
  holdReasonNeeded: '보류 사유를 입력해 주세요.',
  objectionNeeded: '반대 의견을 입력해 주세요.',
  answerNeeded: '동의 또는 반대를 선택해 주세요.',
  agreementStep: '합의 단계는 동의 또는 반대로 처리해 주세요.',
  noAgreementStep: '합의 단계가 아닙니다.',
  parallelHold: '병렬 합의는 보류할 수 없습니다.',
  systemPerson: '시스템관리자는 업무 문서를 결재할 수 없습니다.',
  nothingToSee: '확인할 후열·참조 문서가 아닙니다.',
  notInBulk: '일괄 결재할 수 없는 양식입니다.',
  noCancel: '이 업무의 완료된 문서는 취소를 요청할 수 없습니다.',
  nothingToCancel: '취소를 요청할 완료 문서가 없습니다.',
  cancelReasonNeeded: '취소 사유를 입력해 주세요.',
  openAlready: '이미 진행 중인 결재문서가 있습니다.',
} as const

/** 상신 and 취소요청 go through a transition of the module, not through an act of the document. */
export type AnyAct = Act | 'submit' | 'cancel'
export const actLabels: Record<AnyAct, string> = {
  submit: '상신',
  approve: '승인',
  reject: '반려',
  agree: '합의',
  hold: '보류',
  withdraw: '회수',
  final: '전결',
  seen: '후열확인',
  discard: '폐기',
  cancel: '취소요청',
}
/**
 * Signatures; holding, taking back and having seen are none. The password of the policy is asked for these.
 */
export const signing: readonly AnyAct[] = ['approve', 'reject', 'agree', 'final']
/** Least length of the reason of 반려 and of 취소요청 (admin 4.2). */
export const rejectReasonMin = 5
/** Longest opinion or reason. */
export const opinionMax = 1000
/** Documents in which each act begins (admin 4.2). What is closed only keeps the notes of who has seen it. */
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
    return because('state', messages.wrongState(statusNames[facts.apprStatusCd] ?? ''))
  if (act === 'submit' || act === 'discard')
    return facts.isDrafter ? [] : because('drafter', approvalMessages.drafterOnly)
  if (act === 'cancel') {
    if (!facts.isDrafter) return because('drafter', approvalMessages.drafterOnly)
    return facts.mayCancel ? [] : because('module', approvalMessages.noCancel)
  }
  if (act === 'withdraw') {
    if (!facts.isDrafter) return because('drafter', approvalMessages.drafterOnly)
    return facts.anybodyActed ? because('acted', approvalMessages.alreadyActed) : []
  }
  if (act === 'seen') return facts.hasUnseen ? [] : because('turn', approvalMessages.nothingToSee)
  if (!facts.stepKindCd) return because('turn', approvalMessages.notYourTurn)
  if (facts.isBarred) return because('right', approvalMessages.systemPerson)
  if (act === 'final')
    return isApproval(facts.stepKindCd) && facts.mayFinal
      ? []
      : because('final', approvalMessages.noFinalRight)
  if (act === 'agree')
    return isAgreement(facts.stepKindCd) ? [] : because('kind', approvalMessages.noAgreementStep)
  if (act === 'hold')
    return facts.stepKindCd === stepKinds.agreeParallel ? because('kind', approvalMessages.parallelHold) : []
  return isAgreement(facts.stepKindCd) ? because('kind', approvalMessages.agreementStep) : []
}

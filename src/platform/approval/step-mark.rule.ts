import { delegateKinds } from './appr-delegate.resource.ts'
import { stepStatuses } from './approval-codes.rule.ts'
import { joined, type Sentence } from '../../core/shared/sentence.ts'
import { stepSays } from './approval-names.texts.ts'

export interface MarkedStep {
  userId: string
  userNm: string
  actUserId: string | null
  actUserNm: string | null
  delegateKindCd: string | null
  jeonKyulYn: 'Y' | 'N' | null
  stepStatusCd: string
}
/**
 * Mark for a deputy's signature and for a decision before the end of the line; the page words it in its
 * language.
 */
export type StepMark = { kind: 'final' } | { kind: 'deputy' | 'delegate'; actor: string; original: string }

/** The marks on the stamp beside the name (admin 4.2, 10.5). */
export function stepMarks(step: MarkedStep): StepMark[] {
  const marks: StepMark[] = []
  if (step.jeonKyulYn === 'Y' || step.stepStatusCd === stepStatuses.skipped) marks.push({ kind: 'final' })
  if (step.actUserId !== null && step.actUserId !== step.userId)
    marks.push({
      kind: step.delegateKindCd === delegateKinds.delegation ? 'delegate' : 'deputy',
      actor: step.actUserNm ?? step.actUserId,
      original: step.userNm,
    })
  return marks
}
/** The same as one line: '전결 · 대결 B (원 결재자 A)'; null without a mark. */
export function stepMark(step: MarkedStep): Sentence | null {
  const marks = stepMarks(step).map((mark) =>
    mark.kind === 'final' ? stepSays.final() : stepSays[mark.kind](mark),
  )
  return marks.length > 0 ? joined(marks, ' · ') : null
}

import type { Reason } from '../../core/shared/resource.ts'
import { isActing, isApproval, isCopy, stepKinds } from './approval-codes.rule.ts'
import { approvalRefusals } from './approval-acts.texts.ts'
import type { Sentence } from '../../core/shared/sentence.ts'
import { stepKindNames } from './approval-names.texts.ts'

interface StepRule {
  /** Code group APPR_TARGET. */
  targetCd: string
  condExpr: string | null
}
/** A step that has become a person. */
export interface PersonStep {
  stepKindCd: string
  userId: string
  userNm: string
  parallelGrp: number | null
  /** Works here and may sign; copies may go to anybody. */
  active: boolean
  /** A system administrator in front of a business document (admin 8). */
  barred: boolean
  /** Which rule of the policy means this person. */
  rule?: StepRule
}
export interface PlannedRow {
  seq: number
  stepKindCd: string
  userId: string
  parallelGrp: number | null
  fixedYn: 'Y' | 'N'
}
/**
 * The fixed step that is kept when several mean the same person: an approval before a review, because the
 * document needs an approver; else the first. A step that only informs a person does not count among them.
 */
function chosenFor(step: PersonStep, fixed: readonly PersonStep[]): number {
  const same = (other: PersonStep) =>
    other.userId === step.userId && isActing(other.stepKindCd) === isActing(step.stepKindCd)
  const approval = fixed.findIndex((other) => same(other) && isApproval(other.stepKindCd))
  return approval === -1 ? fixed.findIndex(same) : approval
}
/** The fixed steps without those that mean a person whom another of them means already: nobody signs twice. */
export const askedOnce = (fixed: readonly PersonStep[]): PersonStep[] =>
  fixed.filter((step, index) => chosenFor(step, fixed) === index)
const matches = (one: PersonStep, other: PersonStep) =>
  one.userId === other.userId && one.stepKindCd === other.stepKindCd

const acting = (steps: readonly PersonStep[]) => steps.filter(({ stepKindCd }) => isActing(stepKindCd))
/** The fixed steps that a document of this drafter needs: the own signature is left out where others sign. */
const neededSteps = (
  draftUserId: string,
  given: readonly PersonStep[] | undefined,
  fixed: readonly PersonStep[],
): PersonStep[] =>
  askedOnce(fixed).filter(
    (step) =>
      !(
        isActing(step.stepKindCd) &&
        step.userId === draftUserId &&
        acting([...(given ?? []), ...fixed]).some(({ userId }) => userId !== draftUserId)
      ),
  )
/**
 * The steps of the round before with the fixed ones that the record needs only since then: each before the fixed step
 * that follows it in the policy, else at the end. Whoever signed in another way then signs in the fixed one now.
 */
export function withFixed(
  draftUserId: string,
  former: readonly PersonStep[],
  fixed: readonly PersonStep[],
): PersonStep[] {
  const needed = neededSteps(draftUserId, former, fixed)
  return needed.reduceRight<PersonStep[]>(
    (steps, step, index) => {
      if (steps.some((each) => matches(each, step))) return steps
      const others = steps.filter(
        (each) => !(isActing(step.stepKindCd) && isActing(each.stepKindCd) && each.userId === step.userId),
      )
      const following = needed.slice(index + 1)
      const at = others.findIndex((each) => following.some((next) => matches(each, next)))
      return others.toSpliced(at === -1 ? others.length : at, 0, step)
    },
    [...former],
  )
}

/**
 * The steps of a 상신 in their order, or why there is none (admin 4.2): a fixed step that the drafter left out,
 * somebody twice, somebody who cannot sign, the drafter himself unless he is the only one, no approver at
 * all. Parallel agreements of one group share a number. A fixed step that means the drafter is left out when
 * others sign.
 * @param given steps of the drafter; absent: the fixed ones alone
 */
export function planSteps(
  draftUserId: string,
  given: readonly PersonStep[] | undefined,
  fixed: readonly PersonStep[],
): { rows: PlannedRow[] } | { reasons: Reason[] } {
  const needed = neededSteps(draftUserId, given, fixed)
  const steps = given?.length ? given : needed
  const reasons: Reason[] = []
  const add = (guard: string, message: Sentence) => {
    if (!reasons.some((reason) => String(reason.message) === String(message)))
      reasons.push({ guard, message })
  }
  for (const step of needed)
    if (!steps.some((each) => matches(each, step)))
      add(
        'fixed',
        approvalRefusals.fixedStep({
          step: stepKindNames[step.stepKindCd as keyof typeof stepKindNames] ?? '',
          userNm: step.userNm,
        }),
      )
  const signers = acting(steps)
  signers.forEach((step, index) => {
    if (signers.findIndex(({ userId }) => userId === step.userId) !== index)
      add('twice', approvalRefusals.twice({ userNm: step.userNm }))
    if (!step.active) add('person', approvalRefusals.cannotApprove({ userNm: step.userNm }))
    if (step.barred) add('person', approvalRefusals.systemPersonOf({ name: step.userNm }))
  })
  if (steps.some(({ stepKindCd }) => stepKindCd === stepKinds.draft))
    add('kind', approvalRefusals.draftStep())
  if (signers.length > 1 && signers.some(({ userId }) => userId === draftUserId))
    add('self', approvalRefusals.ownApprover())
  if (!signers.some(({ stepKindCd }) => isApproval(stepKindCd)))
    add('approver', approvalRefusals.approverNeeded())
  return reasons.length > 0 ? { reasons } : { rows: numbered(steps, needed) }
}

function numbered(steps: readonly PersonStep[], fixed: readonly PersonStep[]): PlannedRow[] {
  let seq = 0
  let before: PersonStep | undefined
  const ordered = [
    ...steps.filter(({ stepKindCd }) => !isCopy(stepKindCd)),
    ...steps.filter(({ stepKindCd }) => isCopy(stepKindCd)),
  ]
  return ordered.map((step) => {
    const together =
      step.stepKindCd === stepKinds.agreeParallel &&
      before?.stepKindCd === stepKinds.agreeParallel &&
      before.parallelGrp === step.parallelGrp
    if (!together) seq += 1
    before = step
    return {
      seq,
      stepKindCd: step.stepKindCd,
      userId: step.userId,
      parallelGrp: step.stepKindCd === stepKinds.agreeParallel ? (step.parallelGrp ?? 1) : null,
      fixedYn: fixed.some((each) => matches(each, step)) ? 'Y' : 'N',
    }
  })
}

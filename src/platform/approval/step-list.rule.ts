import type { PlannedStep, StepInput } from './approval-answers.rule.ts'
import { isActing, isApproval, isCopy, stepKinds } from './approval-codes.rule.ts'

/**
 * A step while a line is being written: a person, or in a saved line a department or duty that becomes one at
 * 상신.
 */
export interface LineStep {
  id: string
  stepKindCd: string
  userId: string | null
  userNm: string | null
  deptCd?: string | null
  deptNm: string | null
  dutyCd?: string | null
  dutyNm?: string | null
  positionNm?: string | null
  parallelGrp: number | null
  /** Y: put there by the policy, not to be removed. */
  fixedYn: 'Y' | 'N'
  rule?: PlannedStep['rule']
}

const place = (steps: readonly LineStep[], stepKindCd: string): number => {
  if (isCopy(stepKindCd)) return steps.length
  const acting = steps.findLastIndex((step) => !isCopy(step.stepKindCd)) + 1
  const approval = steps.findIndex((step) => isApproval(step.stepKindCd))
  return isApproval(stepKindCd) || approval < 0 ? acting : approval
}
/**
 * A new step where it usually stands: 검토 and 합의 before the first approval, 승인 behind the others, 참조 at the
 * end.
 */
export function insertStep(
  steps: readonly LineStep[],
  step: LineStep,
  at = place(steps, step.stepKindCd),
): LineStep[] {
  return steps.toSpliced(at, 0, withGroup(step, steps))
}
/** 합의(병렬) belongs to the last group there is; every other kind to none. */
export const withGroup = (step: LineStep, steps: readonly LineStep[]): LineStep => ({
  ...step,
  parallelGrp:
    step.stepKindCd === stepKinds.agreeParallel
      ? (step.parallelGrp ?? steps.findLast(({ parallelGrp }) => parallelGrp)?.parallelGrp ?? 1)
      : null,
})
/** A step at another place; outside of the list it stays. */
export function moveStep(steps: readonly LineStep[], id: string, to: number): LineStep[] {
  const from = steps.findIndex((step) => step.id === id)
  if (from < 0 || to < 0 || to >= steps.length || from === to) return [...steps]
  return steps.toSpliced(from, 1).toSpliced(to, 0, steps[from]!)
}
/**
 * Puts a saved line in place of the drafter's own steps: fixed steps stay, and their people are not asked
 * twice. Fixed approvals come behind the line, other fixed steps at their usual place.
 */
export function withLine(steps: readonly LineStep[], line: readonly LineStep[]): LineStep[] {
  const fixed = steps.filter(({ fixedYn }) => fixedYn === 'Y')
  const given = line.filter(
    ({ userId }) =>
      userId === null || !fixed.some((step) => step.userId === userId && isActing(step.stepKindCd)),
  )
  return fixed.reduce<LineStep[]>((all, step) => insertStep(all, step), [...given])
}
/** True if the person signs already; a person signs once in a document. */
export const signsAlready = (steps: readonly LineStep[], userId: string): boolean =>
  steps.some((step) => step.userId === userId && isActing(step.stepKindCd))
export const stepInputs = (steps: readonly LineStep[]): StepInput[] =>
  steps.map(({ stepKindCd, userId, parallelGrp }) => ({ stepKindCd, userId, parallelGrp }))

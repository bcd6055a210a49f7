import { z } from 'zod'
import { badFields } from '../../core/server/http/errors.ts'
import { code, department, flag, number, refCode, text, textarea, user } from '../../core/shared/field.ts'
import { check, fieldsSchema, saying } from '../../core/shared/input-check.ts'
import type { ApprovalInput, RequestInput } from './approval-answers.rule.ts'
import { stepSays } from './approval-names.texts.ts'

const stepFields = {
  stepKindCd: code('구분', 'STEP_KIND', { required: true }),
  userId: user('결재자'),
  deptCd: department('부서'),
  dutyCd: refCode('직무', 'duty'),
  parallelGrp: number('병렬묶음', { min: 1, max: 99 }),
}
const inputFields = {
  title: text('제목', { max: 200 }),
  cont: textarea('내용'),
  urgentYn: flag('긴급'),
}
const addressFields = {
  taskClassNm: text('업무구분', { required: true, max: 50 }),
  apprBizKey: text('업무키', { required: true, max: 50 }),
  taskActNm: text('업무행위', { max: 50 }),
  draftYn: flag('임시저장'),
}
const steps = z
  .array(fieldsSchema(stepFields))
  .max(50, { error: () => saying(stepSays.manySteps()) })
  .optional()
const inputSchema = fieldsSchema(inputFields, { steps })
const requestSchema = fieldsSchema({ ...addressFields, ...inputFields }, { steps })

/** The `approval` of a transition's body; nothing is an empty one. @throws Refusal 400 at `approval.…` */
export function approvalInput(given: unknown): ApprovalInput {
  const result = check(inputSchema, given ?? {})
  if (!result.ok)
    throw badFields(result.issues.map((issue) => ({ ...issue, path: `approval.${issue.path}` })))
  return result.value
}
/** @throws Refusal 400 */
export function requestInput(given: unknown): RequestInput {
  const result = check(requestSchema, given ?? {})
  if (!result.ok) throw badFields(result.issues)
  return result.value as unknown as RequestInput
}

import type { Context } from '../../core/server/entity/context.ts'
import type { StepView } from './approval-answers.rule.ts'
import { isCopy } from './approval-codes.rule.ts'
import type { ApprStep } from './appr-rqst.resource.ts'
import type { StepRow } from './documents.server.ts'
import { stepMark } from './step-mark.rule.ts'

/** Steps with the names, department and position of their people, and the mark of the stamp. */
export async function withNames(
  { sql }: Context,
  steps: readonly (StepRow | ApprStep)[],
): Promise<StepView[]> {
  const ids = steps
    .flatMap(({ userId, assignUserId, actUserId }) => [userId, assignUserId, actUserId])
    .filter((id) => id !== null)
  const people = await sql.query<{
    userId: string
    userNm: string
    deptNm: string | null
    positionNm: string | null
  }>(
    `select u."userId", u."userNm", d."deptNm", p."positionNm" from "user" u left join "dept" d using ("deptCd") left join "position" p using ("positionCd")
     where u."userId" = any($1::text[])`,
    [ids],
  )
  const nameOf = (userId: string | null) =>
    people.find((person) => person.userId === userId)?.userNm ?? userId
  return steps.map((step) => {
    const person = people.find(({ userId }) => userId === step.userId)
    const named = {
      ...step,
      userNm: nameOf(step.userId)!,
      assignUserNm: nameOf(step.assignUserId),
      actUserNm: nameOf(step.actUserId),
      deptNm: person?.deptNm ?? null,
      positionNm: person?.positionNm ?? null,
    } as StepView
    return {
      ...named,
      mark: isCopy(step.stepKindCd) ? null : stepMark(named),
    }
  })
}

import { accountStates } from '../user/user.resource.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { isAwaySql, isInForceSql } from '../duty/duty-holders.server.ts'
import type { StepInput } from './approval-answers.rule.ts'
import { systemBizCds } from './approval-codes.rule.ts'
import { apprTargets, type ApprPolicyStep } from './appr-policy.resource.ts'
import { approversOf, headOf } from './organisation.server.ts'
import type { PersonStep } from './step-plan.rule.ts'
import type { Sentence } from '../../core/shared/sentence.ts'
import { stepKindNames, stepSays } from './approval-names.texts.ts'

/** The document's drafter; duties without a department are those of the drafter's plant. */
export interface Drafter {
  userId: string
  deptCd: string | null
  plantCd: string | null
}
type Wanted = Pick<StepInput, 'deptCd' | 'dutyCd' | 'userId'> & {
  targetCd?: string
  authGrpNo?: number | null
  condExpr?: string | null
}

/**
 * Persons of steps on the day of 상신: a named one, the holder of a duty in a department or plant, the head of
 * a department, the drafter's head, the head of the plant, a member of a group. A step that means nobody
 * today is answered with its sentence.
 */
export async function personSteps(
  context: Context,
  drafter: Drafter,
  apprBizCd: string,
  wanted: readonly (Wanted & { stepKindCd: string; parallelGrp?: number | null })[],
): Promise<{ steps: PersonStep[]; problems: Sentence[] }> {
  const found: { step: (typeof wanted)[number]; userId: string | null }[] = []
  for (const step of wanted) found.push({ step, userId: await personOf(context, drafter, step) })
  const people = await approversOf(
    context.sql,
    found.flatMap(({ userId }) => (userId ? [userId] : [])),
    context.today,
  )
  const steps: PersonStep[] = []
  const problems: Sentence[] = []
  for (const { step, userId } of found) {
    const person = userId ? people.get(userId) : undefined
    if (!person) {
      problems.push(
        stepSays.nobody({
          step: stepKindNames[step.stepKindCd as keyof typeof stepKindNames] ?? step.stepKindCd,
          who: describe(step),
        }),
      )
      continue
    }
    steps.push({
      stepKindCd: step.stepKindCd,
      userId: person.userId,
      userNm: person.userNm,
      parallelGrp: step.parallelGrp ?? null,
      active: person.active,
      barred: person.systemYn && !systemBizCds.includes(apprBizCd),
      rule: step.targetCd ? { targetCd: step.targetCd, condExpr: step.condExpr ?? null } : undefined,
    })
  }
  return { steps, problems }
}
/** Steps of a policy as wanted persons. */
export const policySteps = (
  steps: readonly ApprPolicyStep[],
): (Wanted & { stepKindCd: string; parallelGrp: number | null })[] =>
  steps.map(({ stepKindCd, targetCd, userId, deptCd, dutyCd, authGrpNo, parallelGrp, condExpr }) => ({
    stepKindCd,
    targetCd,
    userId,
    deptCd,
    dutyCd,
    authGrpNo,
    parallelGrp,
    condExpr,
  }))

const describe = ({ userId, deptCd, dutyCd, targetCd }: Wanted): string =>
  userId ?? [deptCd, dutyCd].filter(Boolean).join('·') ?? targetCd ?? ''

async function personOf(context: Context, drafter: Drafter, step: Wanted): Promise<string | null> {
  const { sql } = context
  const day = context.today
  if (step.targetCd === apprTargets.draftHead) return (await headOf(sql, drafter.userId)) ?? drafter.userId
  if (step.targetCd === apprTargets.plantHead)
    return one(
      await sql.query<Found>(`select "headUserId" as "userId" from "plant" where "plantCd" = $1`, [
        drafter.plantCd,
      ]),
    )
  if (step.targetCd === apprTargets.authGrp)
    return one(
      await sql.query<Found>(
        `select g."userId" from "userAuthGrp" g join "user" u using ("userId")
         where g."authGrpNo" = $1 and g."settingYn" = 'Y' and u."acctStatusCd" = '${accountStates.active}' and g."userId" <> $3
           and coalesce(g."fromYmd" <= $2::date, true) and coalesce(g."toYmd" >= $2::date, true) order by g."userId" limit 1`,
        [step.authGrpNo, day, drafter.userId],
      ),
    )
  if (step.userId) return step.userId
  if (step.dutyCd)
    return one(
      await sql.query<Found>(
        // The deputy named in the appointment stands in for an appointee who is away by that appointment; an
        // absence of the person (대결) follows with both names on the stamp.
        `select p."userId" from "userDuty" y join "user" u using ("userId")
         cross join lateral (select case when y."deputyUserId" is not null and ${isAwaySql('y', '$2::date')} then y."deputyUserId" else y."userId" end as "userId") p
         join "user" signer on signer."userId" = p."userId"
         where y."dutyCd" = $1 and ${isInForceSql('y', '$2::date')} and signer."acctStatusCd" = '${accountStates.active}'
           and case when $3::text is null then y."plantCd" = $4 else coalesce(y."deptCd", u."deptCd") = $3 or u."deptCd" = $3 end
         order by (p."userId" = $5), (y."deptCd" is null), y."userDutyNo" limit 1`,
        [step.dutyCd, day, step.deptCd ?? null, drafter.plantCd, drafter.userId],
      ),
    )
  return one(
    await sql.query<Found>(`select "headUserId" as "userId" from "dept" where "deptCd" = $1`, [
      step.deptCd ?? null,
    ]),
  )
}
interface Found {
  userId: string | null
}
const one = (rows: Found[]): string | null => rows[0]?.userId ?? null

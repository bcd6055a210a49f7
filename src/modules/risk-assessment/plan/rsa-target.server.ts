import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { matrixRefusals } from '../matrix/matrix-refusals.texts.ts'
import { matricesFor } from '../matrix/rsa-matrix.server.ts'
import { handMeasures } from '../measure/measure-register.server.ts'
import { protectiveOnlyCount } from '../measure/measure.server.ts'
import { jsaColumns } from '../jsa/jsa.server.ts'
import { assessmentTypes } from '../risk-codes.rule.ts'
import { isHealthStaff, isSafetyStaff } from '../risk-people.server.ts'
import { planRefusals } from './plan-refusals.texts.ts'
import { confirmsHealth, reviewGaps, shareGaps } from './plan.rule.ts'
import { countsOf } from './target-counts.server.ts'
import { targetMoved } from './rsa-plan.server.ts'
import { rsaTarget, type RsaTarget } from './rsa-target.resource.ts'
import { whyNotOfTeam } from './target-edit.server.ts'
import { methodsOfType, summaryOf } from './target-lines.server.ts'
import { tellTarget } from './target-notice.server.ts'

type Rule = Guard<typeof rsaTarget>
const ofTeam: Rule = (row, context) => whyNotOfTeam(row, context)
const reasons = (guard: string, sentences: readonly Sentence[]): Reason[] =>
  sentences.map((message) => ({ guard, message }))
/** What is settled once an assessment has begun. */
const settled = [
  'rsaPlanNo',
  'plantCd',
  'deptCd',
  'vendorCd',
  'rsaTypeCd',
  'rsaMatrixNo',
  'prevTargetNo',
] as const
const openPlanStates = ['draft', 'rejected', 'confirmed', 'running']

/** 안전담당 confirms, of CHARM 보건관리자; never whoever has assessed it. (rsa.md 4, 8) */
const confirmer: Rule = (row, { session }) => {
  const { rsaTypeCd, plantCd, leaderUserId, reviewUserId, team } = row
  const may = confirmsHealth(rsaTypeCd) ? isHealthStaff(session, plantCd) : isSafetyStaff(session, plantCd)
  if (!may) return planRefusals.confirmers()
  const own =
    leaderUserId === session.userId ||
    reviewUserId === session.userId ||
    team.some(({ userId }) => userId === session.userId)
  return own ? planRefusals.ownTarget() : undefined
}
const reviewed: Rule = async (row, context) => {
  const gaps = reasons(
    'review',
    reviewGaps({
      ...row,
      team: row.team.map((member) => ({
        ...member,
        name: member.userNm ?? member.vendorWorkerNm ?? '',
      })),
      lines: await summaryOf(context, row),
    }),
  )
  for (const method of methodsOfType(row.rsaTypeCd))
    gaps.push(...((await method.reviewReasons?.(context, row)) ?? []))
  return gaps
}

/**
 * 평가대상: opened by its team, written row by row, signed by the workers, reviewed and confirmed by somebody who did not
 * assess it, and told to everybody. (rsa.md 4; 지침 제9조~제14조)
 */
export const targetBehaviour = defineBehaviour(rsaTarget, {
  // Made in plan.routes.ts, which puts in what a company cannot choose.
  without: ['create', 'multi'],
  mayEdit: (row, context) =>
    ['waiting', 'assessing', 'supplement'].includes(row.state)
      ? ofTeam(row, context)
      : planRefusals.samePlan(),
  mayDelete: (row, context) =>
    row.state === 'waiting' ? ofTeam(row, context) : planRefusals.deleteWaiting(),
  mayAttach: ofTeam,
  async beforeSave(input, context, before) {
    const { session } = context
    const vendorCd = session.vendorCd ?? input.vendorCd ?? null
    const team = input.team ?? before?.team ?? []
    const stranger = before
      ? undefined
      : whyNotOfTeam({ ...input, team, vendorCd, state: 'waiting' } as RsaTarget, context)
    if (stranger) throw forbidden(stranger)
    if (before && before.state !== 'waiting')
      for (const name of settled)
        if ((input[name] ?? null) !== (before[name] ?? null)) throw badField(name, planRefusals.samePlan())
    await checkPlan(input, context, before)
    await checkMatrix(input, context, before)
    await checkConstruction({ ...input, vendorCd }, context)
    checkTeam(team, before?.team ?? [])
    if (input.excludeYn === 'Y' && (input.excludeReason?.trim().length ?? 0) < 5)
      throw badField('excludeReason', planRefusals.excludeReason())
    return { ...input, vendorCd, ...(await jsaColumns(context, input, before)) }
  },
  afterSave: async (key, context) => {
    const { rsaPlanNo } = await context.sql.one<{ rsaPlanNo: number | null }>(
      'select "rsaPlanNo" from "rsaTarget" where "rsaTargetNo" = $1',
      [key],
    )
    await targetMoved(context, rsaPlanNo)
  },
  transitions: {
    open: {
      may: ofTeam,
      guards: {
        plan: async ({ rsaPlanNo, excludeYn }, { sql }) => {
          if (excludeYn === 'Y') return planRefusals.excludeReason()
          if (rsaPlanNo === null) return undefined
          const { state } = await sql.one<{ state: string }>(
            'select "state" from "rsaPlan" where "rsaPlanNo" = $1',
            [rsaPlanNo],
          )
          return state === 'confirmed' || state === 'running' ? undefined : planRefusals.planNotBegun()
        },
      },
      set: (_, { now }) => ({ startDt: now }),
      async effect(row, context) {
        if (row.prevTargetNo !== null)
          for (const method of methodsOfType(row.rsaTypeCd))
            await method.copyRows?.(context, row.prevTargetNo, row.rsaTargetNo)
        await targetMoved(context, row.rsaPlanNo)
      },
    },
    requestReview: {
      may: ofTeam,
      guards: { review: reviewed },
      set: async (row, context) => ({
        reviewDt: context.now,
        reviewUserId: context.session.userId,
        supplementTxt: null,
        ...(await countsOf(row, context)),
      }),
      effect: (row, context) => tellTarget(context, 'RSA_TARGET_REVIEW', row, 'staff'),
    },
    supplement: {
      may: confirmer,
      set: (_row, _context, { reason }) => ({ supplementTxt: reason }),
      effect: (row, context) => tellTarget(context, 'RSA_TARGET_SUPPLEMENT', row, 'leader'),
    },
    confirm: {
      may: confirmer,
      guards: {
        review: reviewed,
        protective: async (row, context) =>
          (await protectiveOnlyCount(context, row)) > 0 ? planRefusals.protectiveOnly() : undefined,
      },
      set: async (row, context) => ({
        confirmDt: context.now,
        confirmUserId: context.session.userId,
        ...(await countsOf(row, context)),
      }),
      async effect(row, context) {
        await handMeasures(context, row)
        for (const method of methodsOfType(row.rsaTypeCd)) await method.confirmed?.(context, row)
        await targetMoved(context, row.rsaPlanNo)
        await tellTarget(context, 'RSA_TARGET_CONFIRMED', row, 'leader')
      },
    },
    share: {
      may: ofTeam,
      guards: { told: (row) => reasons('told', shareGaps(row.shares, row.reads.length)) },
      set: (_, { now }) => ({ shareDt: now }),
      effect: (row, context) => targetMoved(context, row.rsaPlanNo),
    },
  },
})

/**
 * A company reads no departments: its assessment stands with the department of the order or the construction that it
 * names, else with that of its newest running contract at the plant.
 * @throws Refusal 400
 */
export async function departmentOfCompany(
  given: Readonly<Record<string, unknown>>,
  { sql, session }: Context,
): Promise<Record<string, unknown>> {
  const plantCd = given['plantCd'] ?? session.plantCd
  if (!session.vendorCd || !plantCd) return {}
  const found = await sql.maybe<{ deptCd: string }>(
    `select "deptCd" from (
       select 1 as "turn", "rqstDeptCd" as "deptCd", null::date as "toYmd" from "workOrder" where "vendorCd" = $1 and "plantCd" = $2 and "wkodNo"::text = $3
       union all select 2, "orderDeptCd", null from "safConst" where "vendorCd" = $1 and "plantCd" = $2 and "constNo"::text = $4
       union all select 3, "deptCd", "toYmd" from "vendorContract" where "vendorCd" = $1 and "plantCd" = $2 and "state" = 'active') f
     where "deptCd" is not null order by "turn", "toYmd" desc limit 1`,
    [session.vendorCd, plantCd, asText(given['wkodNo']), asText(given['constNo'])],
  )
  if (!found) throw badField('plantCd', planRefusals.noContract())
  return { deptCd: found.deptCd }
}
const asText = (value: unknown): string | null =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : null

type Given = Parameters<NonNullable<typeof targetBehaviour.beforeSave>>[0]
/** Without a plan stand only JSAs and what a company assesses of its own. */
async function checkPlan(input: Given, { sql, session }: Context, before?: RsaTarget): Promise<void> {
  const rsaPlanNo = input.rsaPlanNo ?? null
  if (rsaPlanNo === null) {
    const alone = input.rsaTypeCd === assessmentTypes.jsa || session.vendorCd !== null
    if (!alone && before?.rsaPlanNo !== null) throw badField('rsaPlanNo', planRefusals.planNeeded())
    return
  }
  const plan = await sql.maybe<{ plantCd: string; state: string }>(
    'select "plantCd", "state" from "rsaPlan" where "rsaPlanNo" = $1',
    [rsaPlanNo],
  )
  if (!plan || session.vendorCd) throw badField('rsaPlanNo', planRefusals.planNeeded())
  if (plan.plantCd !== input.plantCd) throw badField('plantCd', planRefusals.otherPlant())
  if (!before && !openPlanStates.includes(plan.state)) throw badField('rsaPlanNo', planRefusals.planClosed())
}
async function checkMatrix(input: Given, context: Context, before?: RsaTarget): Promise<void> {
  if (before && before.rsaMatrixNo === input.rsaMatrixNo && before.rsaTypeCd === input.rsaTypeCd) return
  const offered = await matricesFor(context, input.plantCd, input.rsaTypeCd)
  if (!offered.some(({ rsaMatrixNo }) => rsaMatrixNo === input.rsaMatrixNo))
    throw badField('rsaMatrixNo', matrixRefusals.notInForce())
}
/** A construction is assessed at its plant and, where a company assesses it, by its own. (fit D19) */
async function checkConstruction(
  { constNo, plantCd, vendorCd }: Pick<Given, 'constNo' | 'plantCd' | 'vendorCd'>,
  { sql }: Context,
): Promise<void> {
  if (!constNo) return
  const found = await sql.maybe<{ plantCd: string; vendorCd: string }>(
    'select "plantCd", "vendorCd" from "safConst" where "constNo" = $1',
    [constNo],
  )
  if (found?.plantCd !== plantCd) throw badField('constNo', planRefusals.constPlant())
  if (vendorCd && found.vendorCd !== vendorCd) throw badField('constNo', planRefusals.constVendor())
}
type Member = { rsaTeamNo?: number; userId?: string | null; vendorWorkerNo?: number | null }
function checkTeam(team: readonly Member[], before: readonly (Member & { signDt: string | null })[]): void {
  const seen = new Set<string>()
  for (const [index, { userId, vendorWorkerNo }] of team.entries()) {
    if ((userId ? 1 : 0) + (vendorWorkerNo ? 1 : 0) !== 1)
      throw badField(`team.${index}.userId`, planRefusals.onePerson())
    const key = `${userId ?? ''} ${vendorWorkerNo ?? ''}`
    if (seen.has(key)) throw badField(`team.${index}.userId`, planRefusals.personTwice())
    seen.add(key)
  }
  const gone = before.find(
    ({ signDt, userId, vendorWorkerNo }) => signDt && !seen.has(`${userId ?? ''} ${vendorWorkerNo ?? ''}`),
  )
  if (gone) throw badField('team', planRefusals.signedStays())
}

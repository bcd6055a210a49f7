import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badField, conflict, forbidden, notFound } from '../../../core/server/http/errors.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { vendorManagers } from '../../vendor/vendor-people.server.ts'
import { workPermit } from '../../work-permit/permit/work-permit.resource.ts'
import { matrixRefusals } from '../matrix/matrix-refusals.texts.ts'
import { matricesFor } from '../matrix/rsa-matrix.server.ts'
import { addMeasures } from '../measure/measure.server.ts'
import { assessmentTypes, teamRoles } from '../risk-codes.rule.ts'
import { isRiskStaff, isSafetyStaff } from '../risk-people.server.ts'
import { riskRefusals } from '../risk-refusals.texts.ts'
import { jointSays } from './joint.texts.ts'
import { planRefusals } from './plan-refusals.texts.ts'
import { rsaTarget, type RsaTarget } from './rsa-target.resource.ts'
import { targetBehaviour } from './rsa-target.server.ts'
import { tellTarget } from './target-notice.server.ts'

interface Side {
  permitNo: number
  permitNm: string
  vendorCd: string | null
  vendorNm: string | null
}
export interface JointPair {
  one: Side
  other: Side
  planTxt: string
  /** The joint assessment that was made of it. */
  rsaTargetNo: number | null
}
/** The same pair, whichever of the two permits wrote the agreement down. */
const pairKey = (one: number, other: number): string => [Math.min(one, other), Math.max(one, other)].join('-')
const endedStates = ['closed', 'cancelled', 'rejected', 'expired', 'draft']
const mostPairs = 100

/**
 * Simultaneous works of two employers that may go on only with what was agreed: each pair once, the newest agreement.
 * (산업안전보건법 제64조제1항제8호; fit F13)
 */
export async function jointPairs({ sql, session }: Context): Promise<JointPair[]> {
  const binds = new Binds()
  const scope = scopeWhere(workPermit, session, 'p', binds)
  const side = (alias: string) =>
    `json_build_object('permitNo', ${alias}."permitNo", 'permitNm', ${alias}."permitNm", 'vendorCd', ${alias}."vendorCd", 'vendorNm', (select v."vendorNm" from "vendor" v where v."vendorCd" = ${alias}."vendorCd"))`
  const key = `least(p."permitNo", o."permitNo") || '-' || greatest(p."permitNo", o."permitNo")`
  const ended = binds.add(endedStates)
  return sql.query<JointPair>(
    `select distinct on (${key}) ${side('p')} as "one", ${side('o')} as "other", a."planTxt", t."rsaTargetNo"
     from "permitAdjust" a join "workPermit" p using ("permitNo") join "workPermit" o on o."permitNo" = a."otherPermitNo" left join "rsaTarget" t on t."jointKey" = ${key}
     where ${scope} and a."levelCd" = 'conditional' and p."vendorCd" is distinct from o."vendorCd" and p."plantCd" = o."plantCd"
       and p."state" <> all(${ended}) and o."state" <> all(${ended})
     order by ${key}, a."permitAdjustNo" desc limit ${mostPairs}`,
    binds.values,
  )
}

interface WorkSide {
  plantCd: string
  deptCd: string
  permitTypeCd: string
  supplCds: string[] | null
  issuerUserId: string | null
  supWorkerNo: number | null
  workerNo: number | null
}
const workSide = ({ sql }: Context, permitNo: number): Promise<WorkSide> =>
  sql.one<WorkSide>(
    `select p."plantCd", coalesce(p."execDeptCd", o."rqstDeptCd") as "deptCd", p."permitTypeCd", p."supplCds", coalesce(p."issuerUserId", o."mgrUserId", o."rqstUserId") as "issuerUserId",
       p."supWorkerNo", (select w."vendorWorkerNo" from "permitWorker" w where w."permitNo" = p."permitNo" and w."vendorWorkerNo" is distinct from p."supWorkerNo" order by w."vendorWorkerNo" limit 1) as "workerNo"
     from "workPermit" p join "workOrder" o using ("wkodNo") where p."permitNo" = $1`,
    [permitNo],
  )

/**
 * Begins the joint assessment of a pair: a JSA of the plant that covers the kinds of both works, with the supervisor and a
 * worker of each company in its team. Both companies hear of it and read it, and nothing else of each other.
 * @returns the key of the target
 * @throws Refusal 403, 404 (no such pair), 409 (made already)
 */
export async function makeJoint(context: Context, given: unknown): Promise<number> {
  const { permitNo, otherPermitNo } = (given ?? {}) as Record<string, unknown>
  const asked = pairKey(Number(permitNo), Number(otherPermitNo))
  const pair = (await jointPairs(context)).find(
    ({ one, other }) => pairKey(one.permitNo, other.permitNo) === asked,
  )
  if (!pair) throw notFound(jointSays.noPair())
  const { one, other } = pair
  const [first, second] = [await workSide(context, one.permitNo), await workSide(context, other.permitNo)]
  if (!isRiskStaff(context.session, first.plantCd)) throw forbidden(riskRefusals.staffOnly())
  if (pair.rsaTargetNo !== null) throw conflict(jointSays.madeAlready())
  const [matrix] = await matricesFor(context, first.plantCd, assessmentTypes.jsa)
  if (!matrix) throw badField('rsaMatrixNo', matrixRefusals.notInForce())
  const member = (vendorWorkerNo: number | null, teamRoleCd: string) =>
    vendorWorkerNo === null
      ? []
      : [{ teamRoleCd, vendorWorkerNo, stepCds: ['identify', 'decide', 'reduce', 'share'] }]
  const team = [first, second].flatMap(({ supWorkerNo, workerNo }) => [
    ...member(supWorkerNo, teamRoles.vendor),
    ...member(workerNo, teamRoles.worker),
  ])
  const isHot = [first, second].some(({ permitTypeCd }) => permitTypeCd === 'H')
  const rsaTargetNo = Number(
    await createRecord(targetBehaviour, context, {
      rsaTargetNm: String(jointSays.name({ one: one.permitNm, other: other.permitNm })).slice(0, 100),
      plantCd: first.plantCd,
      deptCd: first.deptCd,
      rsaTypeCd: assessmentTypes.jsa,
      rsaMatrixNo: matrix.rsaMatrixNo,
      leaderUserId: first.issuerUserId ?? context.session.userId,
      permitTypeCd: isHot ? 'H' : 'G',
      supplCds: [...new Set([...(first.supplCds ?? []), ...(second.supplCds ?? [])])],
      team: team.filter(
        ({ vendorWorkerNo }, index) =>
          team.findIndex((each) => each.vendorWorkerNo === vendorWorkerNo) === index,
      ),
    }),
  )
  const companies = [one.vendorCd, other.vendorCd].filter((vendorCd) => vendorCd !== null)
  await setColumns(context, rsaTarget, rsaTargetNo, { jointVendorCds: companies, jointKey: asked })
  for (const vendorCd of companies)
    await notify(context, 'RSA_JOINT_MADE', {
      to: await vendorManagers(context, vendorCd),
      variables: { permitNm: one.permitNm, otherNm: other.permitNm },
      linkUrl: '/vendor/portal/riskAssess',
      plantCd: first.plantCd,
    })
  return rsaTargetNo
}

export interface JointTarget {
  rsaTargetNo: number
  rsaTargetNm: string
  state: string
  companies: string
  rows: {
    stepNo: number | null
    stepTxt: string
    hazardTxt: string
    controlTxt: string | null
    measureTxt: string | null
  }[]
}
/** The joint assessments of a company, with their rows; of the other company it reads what stands in them alone. */
export const jointTargets = async ({ sql, session }: Context): Promise<JointTarget[]> =>
  session.vendorCd
    ? sql.query<JointTarget>(
        `select t."rsaTargetNo", t."rsaTargetNm", t."state", (select string_agg(v."vendorNm", ', ' order by v."vendorNm") from "vendor" v where v."vendorCd" = any(t."jointVendorCds")) as "companies",
           coalesce((select json_agg(json_build_object('stepNo', h."stepNo", 'stepTxt', h."stepTxt", 'hazardTxt', h."hazardTxt", 'controlTxt', h."controlTxt", 'measureTxt', h."measureTxt")
             order by h."stepNo" nulls last, h."sortOrder") from "rsaHazard" h where h."rsaTargetNo" = t."rsaTargetNo"), '[]') as "rows"
         from "rsaTarget" t where t."jointVendorCds" && array[$1::text] order by t."rsaTargetNo" desc limit 50`,
        [session.vendorCd],
      )
    : []

/** The companies of a joint assessment by their names. */
export const companiesOf = (
  { sql }: Context,
  { jointVendorCds }: RsaTarget,
): Promise<{ vendorNm: string }[]> =>
  sql.query('select "vendorNm" from "vendor" where "vendorCd" = any($1) order by 1', [jointVendorCds ?? []])

/**
 * The plant reviews the assessment of a company and demands a measure of it: the company owns it, and it goes to the
 * register of improvements as the assessment is confirmed. (지침 제5조의2, 수급인 평가 검토; fit F13)
 */
export async function demandOf(row: RsaTarget, context: Context, body: unknown): Promise<void> {
  if (!isSafetyStaff(context.session, row.plantCd)) throw forbidden(planRefusals.confirmers())
  if (row.state !== 'review' || !row.vendorCd) throw conflict(jointSays.demandWhen())
  const { rowEntity, rowNo, ...measure } = (body ?? {}) as Record<string, unknown>
  await addMeasures(
    context,
    row,
    { rsaTargetNo: row.rsaTargetNo, rowEntity: String(rowEntity), rowNo: Number(rowNo) },
    [{ ...measure, ownerVendorCd: row.vendorCd }],
  )
  await tellTarget(
    context,
    'RSA_TARGET_DEMAND',
    { ...row, supplementTxt: String(measure['measureTxt'] ?? '') },
    await vendorManagers(context, row.vendorCd),
  )
}

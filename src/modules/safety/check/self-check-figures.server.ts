import { plantName } from '../../../platform/plant/plant-name.ts'
import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { safPatrol } from '../patrol/patrol.resource.ts'
import { patrolTypes } from '../patrol/patrol.rule.ts'
import { checkTypes } from './check-codes.rule.ts'
import { safCheckResult } from './check-result.resource.ts'
import type { OpenSelfChecks } from '../../vendor/eval/company-figures-port.server.ts'
import type { CompanySelfCheckFigures } from './self-check.rule.ts'

export interface SelfCheckPeriod {
  /** 'YYYY-MM-DD', both included. */
  from: string
  to: string
  /** Absent: all that the caller may see. */
  plantCd?: string | undefined
  vendorCd?: string | undefined
}

/**
 * Each company at each plant in a period: how it checked itself, how the host judged the same sheets, and in which
 * joint inspections it took part and signed. In the scope of the caller; the system sees all. (vendor.md R9)
 */
export async function companySelfCheckFigures(
  context: Context,
  { from, to, plantCd, vendorCd }: SelfCheckPeriod,
): Promise<CompanySelfCheckFigures[]> {
  const binds = new Binds()
  const [first, last, today] = [binds.add(from), binds.add(to), binds.add(context.today)]
  const named = (alias: string) => [
    ...(plantCd ? [`${alias}."plantCd" = ${binds.add(plantCd)}`] : []),
    ...(vendorCd ? [`${alias}."vendorCd" = ${binds.add(vendorCd)}`] : []),
  ]
  const checks = [
    scopeWhere(safCheckResult, context.session, 't', binds),
    `t."checkTypeCd" = ${binds.add(checkTypes.company)}`,
    `t."dueYmd" between ${first}::date and ${last}::date`,
    `(t."dueYmd" < ${today}::date or t."state" not in ('planned', 'missed'))`,
    ...named('t'),
  ]
  // Whoever judges companies reads their part in joint inspections; of a company, its own alone.
  const patrols = context.session.vendorCd
    ? [`m."vendorCd" = ${binds.add(context.session.vendorCd)}`]
    : [scopeWhere(safPatrol, context.session, 'p', binds)]
  const joint = [
    ...patrols,
    `p."patrolTypeCd" = ${binds.add(patrolTypes.joint)}`,
    `p."state" = 'completed'`,
    `(p."patrolDt" at time zone 'Asia/Seoul')::date between ${first}::date and ${last}::date`,
    ...(plantCd ? [`p."plantCd" = ${binds.add(plantCd)}`] : []),
    vendorCd ? `m."vendorCd" = ${binds.add(vendorCd)}` : `m."vendorCd" is not null`,
  ]
  return context.sql.query<CompanySelfCheckFigures>(
    `with checks as (
       select t."plantCd", t."vendorCd", count(*)::int as "asked", count(*) filter (where t."checkDt" is not null and t."lateYn" = 'N')::int as "inTime",
         count(*) filter (where t."checkDt" is not null and t."lateYn" = 'Y')::int as "late", count(*) filter (where t."checkDt" is null)::int as "missing",
         count(*) filter (where t."state" = 'confirmed')::int as "confirmed", round(avg(t."score"), 1)::float8 as "score",
         round(avg(t."hostScore"), 1)::float8 as "hostScore", count(t."hostDt")::int as "samples"
       from "safCheckResult" t where ${checks.join(' and ')} group by 1, 2),
     joint as (
       select x."plantCd", x."vendorCd", count(*)::int as "jointHeld", count(*) filter (where x."signed")::int as "jointSigned" from (
         select p."patrolNo", p."plantCd", m."vendorCd", bool_and(m."signDt" is not null) as "signed"
         from "safPatrol" p join "safPatrolMember" m using ("patrolNo") where ${joint.join(' and ')} group by 1, 2, 3) x group by 1, 2)
     select "plantCd", ${plantName('l', context.session.language)} as "plantNm", "vendorCd", v."vendorNm", coalesce(c."asked", 0) as "asked", coalesce(c."inTime", 0) as "inTime", coalesce(c."late", 0) as "late",
       coalesce(c."missing", 0) as "missing", coalesce(c."confirmed", 0) as "confirmed", c."score", c."hostScore", coalesce(c."samples", 0) as "samples",
       coalesce(j."jointHeld", 0) as "jointHeld", coalesce(j."jointSigned", 0) as "jointSigned"
     from checks c full join joint j using ("plantCd", "vendorCd") join "plant" l using ("plantCd") join "vendor" v using ("vendorCd") order by v."vendorNm", 1`,
    binds.values,
  )
}

/** Self-checks of a company that are due between two days and not handed in, by plant; who asks has read the company. */
export const openSelfChecks = (
  { sql }: Pick<Context, 'sql'>,
  { vendorCd, plantCd, from, to }: { vendorCd: string; plantCd?: string; from: string; to: string },
): Promise<OpenSelfChecks[]> =>
  sql.query<OpenSelfChecks>(
    `select t."plantCd", count(*) filter (where t."state" = 'planned')::int as "planned", count(*) filter (where t."state" = 'sentBack')::int as "sentBack",
       min(t."dueYmd")::text as "dueYmd"
     from "safCheckResult" t where t."vendorCd" = $1 and t."checkTypeCd" = $2 and t."state" in ('planned', 'sentBack')
       and t."dueYmd" between $3::date and $4::date and ($5::text is null or t."plantCd" = $5) group by 1 order by 1`,
    [vendorCd, checkTypes.company, from, to, plantCd ?? null],
  )

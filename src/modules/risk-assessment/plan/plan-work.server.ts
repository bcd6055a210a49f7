import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import { rsaMeasure } from '../measure/rsa-measure.resource.ts'
import { isHealthStaff, isSafetyStaff } from '../risk-people.server.ts'
import { planWorkNames } from './plan-work.texts.ts'
import { rsaOccasion } from './rsa-occasion.resource.ts'
import { rsaTarget } from './rsa-target.resource.ts'

const most = 200
/** A thing is late once its day is over at the plant. */
const endOf = (day: string): string => `${day}::text || 'T23:59:59+09:00'`
type Kind = keyof typeof planWorkNames
interface Waiting {
  key: number
  kind: Kind
  title: string
  more: string | null
  dueDt: string | null
}

/** Targets that wait for the caller: to be begun, written, signed, reviewed or told. */
async function targetsWaiting(context: Context): Promise<Waiting[]> {
  const { sql, session } = context
  const binds = new Binds()
  const scope = scopeWhere(rsaTarget, session, 't', binds)
  const me = binds.add(session.userId)
  const reviews = [
    ...(isSafetyStaff(session) ? [`t."rsaTypeCd" <> 'M'`] : []),
    ...(isHealthStaff(session) ? [`t."rsaTypeCd" = 'M'`] : []),
  ]
  const others = `t."leaderUserId" <> ${me} and t."reviewUserId" is distinct from ${me} and not exists (select 1 from "rsaTeam" m where m."rsaTargetNo" = t."rsaTargetNo" and m."userId" = ${me})`
  const unsigned = `exists (select 1 from "rsaTeam" m where m."rsaTargetNo" = t."rsaTargetNo" and m."userId" = ${me} and m."signDt" is null and m."teamRoleCd" in ('worker', 'representative'))`
  return sql.query<Waiting>(
    `select * from (select t."rsaTargetNo" as "key", t."rsaTargetNm" as "title", p."rsaPlanNm" as "more", ${endOf('p."endYmd"')} as "dueDt",
       case when t."state" = 'waiting' and t."leaderUserId" = ${me} and p."state" in ('confirmed', 'running') then 'risk-open'
            when t."state" in ('assessing', 'supplement') and ${unsigned} then 'risk-sign'
            when t."state" in ('assessing', 'supplement') and t."leaderUserId" = ${me} then 'risk-assess'
            when t."state" = 'review' and (${reviews.join(' or ') || 'false'}) and ${others} then 'risk-review'
            when t."state" = 'confirmed' and t."leaderUserId" = ${me} then 'risk-share' end as "kind"
     from "rsaTarget" t left join "rsaPlan" p using ("rsaPlanNo") where ${scope} and t."state" <> 'shared' and t."excludeYn" is distinct from 'Y') w
     where w."kind" is not null order by w."dueDt" nulls last, w."key" limit ${most}`,
    binds.values,
  )
}
/** What waits in risk assessment for the caller. */
export const planWork: WorkSource = {
  labels: planWorkNames,
  async find(context) {
    const { sql, session } = context
    const found = mayUse(session, [...rsaTarget.menus], 'read')
      ? (await targetsWaiting(context)).map((row) => ({ ...row, resource: rsaTarget.name }))
      : []
    if (session.vendorCd) return found.map((row) => ({ ...row, more: row.more ?? '' }))
    if (isSafetyStaff(session)) {
      const binds = new Binds()
      const scope = scopeWhere(rsaOccasion, session, 't', binds)
      const open = await sql.query<Waiting>(
        `select t."rsaOccasionNo" as "key", t."occasionTxt" as "title", null::text as "more", ${endOf('t."dueYmd"')} as "dueDt", 'risk-occasion' as "kind"
         from "rsaOccasion" t where ${scope} and t."state" = 'open' order by t."dueYmd" limit ${most}`,
        binds.values,
      )
      found.push(...open.map((row) => ({ ...row, resource: rsaOccasion.name })))
    }
    const binds = new Binds()
    const scope = scopeWhere(rsaMeasure, session, 't', binds)
    const further = await sql.query<Waiting>(
      `select t."rsaMeasureNo" as "key", t."measureTxt" as "title", g."rsaTargetNm" as "more", ${endOf('t."dueYmd"')} as "dueDt", 'risk-further' as "kind"
       from "rsaMeasure" t join "rsaTarget" g using ("rsaTargetNo") where ${scope} and t."state" = 'further' and g."leaderUserId" = ${binds.add(session.userId)} order by t."dueYmd" limit ${most}`,
      binds.values,
    )
    return [...found, ...further.map((row) => ({ ...row, resource: rsaMeasure.name }))].map((row) => ({
      ...row,
      more: row.more ?? '',
    }))
  },
}

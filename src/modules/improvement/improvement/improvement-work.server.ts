import type { Context } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import type { WorkItem } from '../../../platform/work/my-work.rule.ts'
import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import { improvement } from './improvement.resource.ts'
import { coordinatorGroups, earlierDoersSql } from './people.server.ts'
import { improvementWorkTexts } from './improvement-work.texts.ts'

type Kind = keyof typeof improvementWorkTexts
interface Candidate {
  imprNo: number
  imprCd: string
  imprNm: string
  placeNm: string
  dueDt: string | null
  effectYmd: string | null
  kind: Kind
}

/** Improvements at which the caller is the next to act. */
export const improvementWork: WorkSource = {
  labels: improvementWorkTexts,
  async find(context: Context): Promise<Omit<WorkItem, 'label'>[]> {
    const { session, sql, now, today } = context
    if (!mayUse(session, improvement.menus, 'write')) return []
    const binds = new Binds()
    const scope = scopeWhere(improvement, session, 't', binds)
    const me = binds.add(session.userId)
    const vendor = binds.add(session.vendorCd)
    const groups = binds.add(session.authGrpNos)
    const byRole = Object.entries(coordinatorGroups)
      .map(([role, group]) => `when '${role}' then ${group}`)
      .join(' ')
    const coordinates = `(${vendor}::text is null and (case coalesce(r."coordRoleCd", 'SAFE') ${byRole} end) = any(${groups}::int[]))`
    const doing = `(case when ${vendor}::text is not null then t."actVendorCd" = ${vendor} else t."actOrgCd" <> 'V' and (t."actUserId" = ${me} or (t."actUserId" is null and d."headUserId" = ${me})) end)`
    // Where a coordinator does it himself, the head of the department that asked verifies (IMP-06).
    const substitutes = `(${vendor}::text is null and q."headUserId" = ${me} and exists (select 1 from "userAuthGrp" g where g."userId" = t."actUserId" and g."settingYn" = 'Y'
      and g."authGrpNo" = (case coalesce(r."coordRoleCd", 'SAFE') ${byRole} end)))`
    const othersDid = `(t."actUserId" is distinct from ${me} and ${me} not in (select e."userId" from (${earlierDoersSql('t."imprNo"::text')}) e where e."userId" is not null))`
    const rows = await sql.query<Candidate>(
      `select * from (select t."imprNo", t."imprCd", t."imprNm", t."placeNm", to_json(t."dueDt")#>>'{}' as "dueDt", to_char(t."effectYmd", 'YYYY-MM-DD') as "effectYmd",
         case when t."state" = 'requested' and ${coordinates} then 'imprReceive'
           when t."state" = 'received' and ${coordinates} then 'imprAssign'
           when t."state" = 'assigned' and ${doing} then 'imprAccept'
           when t."state" = 'inProgress' and ${doing} then 'imprAct'
           when t."state" in ('done', 'verifying') and (${coordinates} or ${substitutes}) and ${othersDid} then 'imprVerify'
           when t."state" = 'effectPending' and t."effectYmd" <= ${binds.add(today)}::date and (${coordinates} or ${substitutes}) and ${othersDid} then 'imprEffect'
           when t."state" = 'onHold' and t."holdToYmd" <= ${binds.add(today)}::date and ${coordinates} then 'imprHeld'
           when t."state" = 'rejected' and t."rejCnt" = 1 and t."createUserId" = ${me} and t."updateDt" > ${binds.add(now)}::timestamptz - interval '14 days' then 'imprAgain' end as "kind"
       from "improvement" t left join "improvementRule" r using ("sourceModuleCd") left join "dept" d on d."deptCd" = t."actDeptCd" left join "dept" q on q."deptCd" = t."reqDeptCd"
       where ${scope} and t."state" in ('requested', 'received', 'assigned', 'inProgress', 'done', 'verifying', 'effectPending', 'onHold', 'rejected')
       order by t."imprNo" desc limit 1000) x where "kind" is not null`,
      binds.values,
    )
    return rows.map(({ kind, imprNm, imprCd, placeNm, imprNo, dueDt, effectYmd }) => ({
      kind,
      title: imprNm,
      more: [imprCd, placeNm].filter(Boolean).join(' · '),
      dueDt: kind === 'imprEffect' && effectYmd ? `${effectYmd}T23:59:59+09:00` : dueDt,
      resource: improvement.name,
      key: imprNo,
    }))
  },
}

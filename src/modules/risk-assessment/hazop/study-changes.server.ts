import type { Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { safEvent } from '../../safety/event/saf-event.resource.ts'
import { rsaTarget } from '../plan/rsa-target.resource.ts'
import { loadStudy } from './hazop-node.server.ts'
import type { StudyChange } from './study.rule.ts'

const most = 100
/**
 * What happened since the study before was confirmed: changed machines among those it names, its recommendations, reasons
 * to assess again and events in the plant. A revalidation goes through them beside its rows. (KOSHA GUIDE P-157; fit F7)
 */
export async function changesOf(context: Context, key: string): Promise<StudyChange[]> {
  const { sql, session } = context
  const target = await loadStudy(context, key)
  if (target.prevTargetNo === null) return []
  const before = await loadRecord(rsaTarget, context, target.prevTargetNo)
  const since = before.confirmDt ?? before.startDt ?? before.createDt
  const binds = new Binds()
  const [from, own, prev, plant] = [since, target.rsaTargetNo, target.prevTargetNo, target.plantCd].map(
    (value) => binds.add(value),
  )
  return sql.query(
    `with named as (select distinct g."facilityNo" from "rsaHazopGuard" g join "rsaHazopRow" r using ("rsaHazopRowNo") where r."rsaTargetNo" in (${own}::bigint, ${prev}::bigint)
       union select f."facilityNo" from "safFacility" f join "rsaHazopNode" n on n."tagTxt" like '%' || f."facilityCd" || '%' and n."plantCd" = f."plantCd" where n."rsaTargetNo" in (${own}::bigint, ${prev}::bigint))
     select * from (
       select 'facility' as "kind", f."updateDt"::date::text as "day", concat_ws(' ', f."facilityCd", f."facilityNm") as "words", 'safFacility' as "entity", f."facilityNo" as "key"
         from "safFacility" f join named using ("facilityNo") where f."updateDt" > ${from}::timestamptz
       union all select case when m."state" in ('verified', 'riskAccepted') then 'recommendation' else 'openRecommendation' end, coalesce(m."verifyDt", m."updateDt")::date::text,
         concat_ws(' ', 'R-' || lpad(m."recNo"::text, 2, '0'), m."measureTxt"), 'rsaMeasure', m."rsaMeasureNo" from "rsaMeasure" m
         where m."rsaTargetNo" = ${prev}::bigint and m."recNo" is not null and m."state" <> 'cancelled'
       union all select 'occasion', o."foundYmd"::text, left(o."occasionTxt", 200), 'rsaOccasion', o."rsaOccasionNo" from "rsaOccasion" o
         where o."plantCd" = ${plant} and o."foundYmd" > ${from}::timestamptz::date and o."state" <> 'cancelled'
       union all select 'event', t."occurDt"::date::text, t."safEventNm", 'safEvent', t."safEventNo" from "safEvent" t
         where t."plantCd" = ${plant} and t."occurDt" > ${from}::timestamptz and ${scopeWhere(safEvent, session, 't', binds)}) x
     order by "day" desc limit ${most}`,
    binds.values,
  )
}

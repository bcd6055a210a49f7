import type { Context } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { parametersOf } from '../permit/permit-facts.server.ts'
import { workPermit } from '../permit/work-permit.resource.ts'
import { approvalSigns, withScore, type StampFacts, type StampRow } from './stamp-score.rule.ts'

/**
 * How fast permits were approved and their check items confirmed in a month, by area, worst first. What was
 * signed before openings were written down is not judged, nor what waited for the network.
 * @param month 'YYYY-MM'
 */
export async function stampScores(
  context: Context,
  month: string,
  plantCd: string | undefined,
): Promise<StampRow[]> {
  const { stampSeconds, stampCheckSeconds } = await parametersOf(context, plantCd)
  const binds = new Binds()
  const scope = scopeWhere(workPermit, context.session, 'p', binds)
  const plant = plantCd ? `and p."plantCd" = ${binds.add(plantCd)}` : ''
  const first = binds.add(`${month}-01`)
  const inMonth = (column: string) =>
    `${column} >= (${first}::date)::timestamp at time zone 'Asia/Seoul' and ${column} < (${first}::date + interval '1 month')::timestamp at time zone 'Asia/Seoul'`
  const rows = await context.sql.query<StampFacts>(
    `with signed as (
       select p."areaCd", s."signDt",
         (select min(o."openDt") from "permitOpen" o where o."permitNo" = s."permitNo" and o."userId" = s."signUserId" and o."openDt" <= s."signDt"
            and o."openDt" >= coalesce((select max(e."eventDt") from "permitEvent" e where e."permitNo" = s."permitNo" and e."eventCd" = 'finishReview' and e."eventDt" <= s."signDt"), s."signDt" - interval '30 days')) as "openDt"
       from "permitSignature" s join "workPermit" p using ("permitNo")
       where ${scope} ${plant} and s."signRoleCd" = any(${binds.add(approvalSigns)}::text[]) and ${inMonth('s."signDt"')}
         and s."signDt" >= (select min("openDt") from "permitOpen")
     ), ticked as (
       select p."areaCd", c."confirmDt" - lag(c."confirmDt") over (partition by c."permitNo", c."confirmUserId" order by c."confirmDt", c."permitCheckNo") as gap
       from "permitCheck" c join "workPermit" p using ("permitNo")
       where ${scope} ${plant} and c."confirmYn" = 'Y' and c."arriveDt" is null and ${inMonth('c."confirmDt"')}
     ), counts as (
       select "areaCd", count(*)::int as approvals,
         (count(*) filter (where "openDt" is null or "signDt" - "openDt" < make_interval(secs => ${binds.add(stampSeconds)}::float8)))::int as fast, 0 as checks, 0 as quick
       from signed group by 1
       union all select "areaCd", 0, 0, count(*)::int, (count(*) filter (where gap <= make_interval(secs => ${binds.add(stampCheckSeconds)}::float8)))::int from ticked group by 1
     )
     select c."areaCd", coalesce(a."areaNm", c."areaCd") as "areaNm", sum(approvals)::int as approvals, sum(fast)::int as fast, sum(checks)::int as checks, sum(quick)::int as quick
     from counts c left join "permitArea" a using ("areaCd") group by 1, 2 order by 2`,
    binds.values,
  )
  return rows.map(withScore).toSorted((one, other) => other.score - one.score)
}

import type { Context } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { workOrder } from '../work-order/work-order.resource.ts'
import { Sentence } from '../../../core/shared/sentence.ts'
import { workerCheckTexts } from './worker-check.texts.ts'

/** What one company, or the plant's own departments, did in a month. */
export interface OrderStatusRow {
  /** null: own departments. */
  vendorCd: string | null
  vendorNm: string
  orders: number
  /** Of them not begun, under way, done. */
  waiting: number
  going: number
  done: number
  /** Planned to be over, and not. */
  late: number
  permits: number
  /** Permits of grade H, stopped at least once, run out of time. */
  high: number
  suspended: number
  expired: number
  /** Pairs of works that were agreed on, and violations found at permits. */
  conflicts: number
  findings: number
}

/**
 * Work orders and their permits of a month by company (features 5b: per vendor and month permits, findings,
 * conflicts, delays).
 * @param month 'YYYY-MM' of the planned start
 */
export async function orderStatus(
  context: Context,
  month: string,
  plantCd: string | undefined,
): Promise<OrderStatusRow[]> {
  const binds = new Binds()
  const scope = scopeWhere(workOrder, context.session, 'o', binds)
  const [first, now] = [binds.add(`${month}-01`), binds.add(context.now)]
  const own = `${binds.add(new Sentence(workerCheckTexts.ownWork).in(context.session.language))}::text`
  const plant = plantCd ? `and o."plantCd" = ${binds.add(plantCd)}` : ''
  return context.sql.query<OrderStatusRow>(
    `with orders as (
       select o.* from "workOrder" o where ${scope} ${plant} and o."state" <> 'draft'
         and (o."planStartDt" at time zone 'Asia/Seoul')::date >= ${first}::date and (o."planStartDt" at time zone 'Asia/Seoul')::date < (${first}::date + interval '1 month')
     ), permits as (
       select o."vendorCd", count(*)::int as "permits", count(*) filter (where p."riskGradeCd" = 'H')::int as "high",
         count(*) filter (where exists (select 1 from "permitEvent" e where e."permitNo" = p."permitNo" and e."eventCd" = 'suspend'))::int as "suspended",
         count(*) filter (where p."state" = 'expired')::int as "expired",
         coalesce(sum((select count(*) from "permitAdjust" a where a."permitNo" = p."permitNo")), 0)::int as "conflicts",
         coalesce(sum((select count(*) from "warnPoint" w where w."permitNo" = p."permitNo" and w."state" <> 'cancelled')), 0)::int as "findings"
       from orders o join "workPermit" p using ("wkodNo") where p."state" not in ('draft', 'cancelled') group by 1
     )
     select o."vendorCd", coalesce(v."vendorNm", ${own}) as "vendorNm", count(*)::int as "orders",
       count(*) filter (where o."state" in ('requested', 'accepted', 'returned', 'assessing'))::int as "waiting",
       count(*) filter (where o."state" = 'inProgress')::int as "going",
       count(*) filter (where o."state" in ('completed', 'closed'))::int as "done",
       count(*) filter (where o."state" not in ('completed', 'closed', 'cancelled') and o."planEndDt" < ${now}::timestamptz)::int as "late",
       coalesce(max(p."permits"), 0) as "permits", coalesce(max(p."high"), 0) as "high", coalesce(max(p."suspended"), 0) as "suspended",
       coalesce(max(p."expired"), 0) as "expired", coalesce(max(p."conflicts"), 0) as "conflicts", coalesce(max(p."findings"), 0) as "findings"
     from orders o left join "vendor" v using ("vendorCd") left join permits p on p."vendorCd" is not distinct from o."vendorCd"
     where o."state" <> 'cancelled' group by o."vendorCd", v."vendorNm" order by count(*) desc, 2`,
    binds.values,
  )
}

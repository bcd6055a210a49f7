import { plantName } from '../../../platform/plant/plant-name.ts'
import { codeNameColumn } from '../../../core/server/entity/columns.ts'
import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import type { BoardAnswer, BoardLimits, BoardPermit } from './permit-board.rule.ts'
import { parametersOf } from '../permit/permit-facts.server.ts'
import { liveStates } from '../permit/permit-transitions.rule.ts'
import { workPermit } from '../permit/work-permit.resource.ts'

/** How long a permit that ran out stays on the board; older ones are found in the list. */
const expiredDays = 7

/**
 * Today's works on one page: counts by area, state and grade, and the tiles of everything that is not
 * finished. "Today" is every permit whose time touches the day, whatever is still live from before, and what
 * ran out lately and nobody has closed.
 */
export async function boardOf(context: Context, plantCd: string | undefined): Promise<BoardAnswer> {
  const binds = new Binds()
  const scope = scopeWhere(workPermit, context.session, 'p', binds, 'below')
  const day = binds.add(context.today)
  const plant = plantCd ? `and p."plantCd" = ${binds.add(plantCd)}` : ''
  const live = binds.add(liveStates)
  const permits = await context.sql.query<{ row: BoardPermit }>(
    `select to_json(r) as row from (
       select p."permitNo", p."permitCd", p."permitNm", p."state", p."permitTypeCd", p."supplCds", p."riskGradeCd", p."areaCd", a."areaNm", a."ownerDeptCd", p."placeTxt", p."plantCd", ${plantName('l', context.session.language)} as "plantNm",
         p."vendorCd", v."vendorNm",
         p."startDt", p."endDt", p."extEndDt", p."realStartDt", p."gasDueDt", (select d."gasDeviceNm" from "gasDevice" d where d."gasDeviceNo" = p."contDeviceNo") as "contDeviceNm", p."shiftDueDt", p."suspDt", p."suspReasonCd",
         (select ${codeNameColumn[context.session.language]} from "codeItem" c where c."codeGrpCd" = 'SUSP_REASON' and c."code" = p."suspReasonCd") as "suspReasonNm", p."watchStartDt", p."mapX", p."mapY",
         (select count(*)::int from "permitWorker" w where w."permitNo" = p."permitNo") as "workerCnt",
         (select count(*)::int from "permitEntry" e where e."permitNo" = p."permitNo" and e."outDt" is null) as "insideCnt",
         (select json_build_object('measDt', g."measDt", 'o2Pct', g."o2Pct", 'lelPct', g."lelPct", 'judgeCd', g."judgeCd") from "permitGas" g where g."permitNo" = p."permitNo" order by g."measDt" desc limit 1) as "lastGas"
       from "workPermit" p left join "permitArea" a using ("areaCd") left join "vendor" v on v."vendorCd" = p."vendorCd" left join "plant" l on l."plantCd" = p."plantCd"
       where ${scope} ${plant} and p."state" not in ('draft', 'cancelled')
         and ((p."startDt" < ${day}::date + 1 and coalesce(p."extEndDt", p."endDt") >= ${day}::date) or p."state" = any(${live}::text[])
           or (p."state" = 'expired' and coalesce(p."extEndDt", p."endDt") >= ${day}::date - ${expiredDays}))
       order by p."startDt", p."permitNo" limit 2000) r`,
    binds.values,
  )
  const rows = permits.map(({ row }) => row)
  return {
    now: context.now,
    permits: rows,
    confirmations: await confirmationCounts(context, plantCd),
    limits: await limitsOf(context, rows),
  }
}

/** 익일 확인 that the heads still owe, of all works whatever their state; a vendor has no part in it. */
async function confirmationCounts(
  context: Context,
  plantCd: string | undefined,
): Promise<BoardAnswer['confirmations']> {
  if (context.session.vendorCd) return { open: 0, late: 0 }
  const binds = new Binds()
  const scope = scopeWhere(workPermit, context.session, 'p', binds)
  const plant = plantCd ? `and p."plantCd" = ${binds.add(plantCd)}` : ''
  return context.sql.one(
    `select count(*)::int as open, (count(*) filter (where p."confirmDueYmd" < ${binds.add(context.today)}::date))::int as late
     from "workPermit" p where ${scope} ${plant} and p."confirmDueYmd" is not null`,
    binds.values,
  )
}

/** The figures behind the timers, for each plant on the board. */
async function limitsOf(
  context: Context,
  permits: readonly BoardPermit[],
): Promise<Record<string, BoardLimits>> {
  const plants = [...new Set(permits.map(({ plantCd }) => plantCd ?? ''))]
  const limits = plants.map(async (plantCd) => {
    const { hotWatchMinutes, gasOverdueMinutes, resumeMaxMinutes } = await parametersOf(context, plantCd)
    return [plantCd, { hotWatchMinutes, gasOverdueMinutes, resumeMaxMinutes }] as const
  })
  return Object.fromEntries(await Promise.all(limits))
}

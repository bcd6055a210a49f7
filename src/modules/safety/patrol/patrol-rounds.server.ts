import { plantName } from '../../../platform/plant/plant-name.ts'
import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { partOf, spanOf } from '../../../core/shared/periods.ts'
import { safPatrol } from './patrol.resource.ts'
import {
  patrolTypes,
  roundGaps,
  roundState,
  type CompanyRounds,
  type QuarterInspections,
  type RoundsAnswer,
} from './patrol.rule.ts'

export interface RoundsQuery {
  /** Empty: all plants that the caller may see. */
  plantCd: string
  from: string
  to: string
}
const seoulDay = (column: string): string => `(${column} at time zone 'Asia/Seoul')::date`
type Days = Omit<CompanyRounds, 'gaps' | 'today'>

/**
 * The days on which companies worked, by the permits whose work was begun and by the gates, and the days on which a
 * completed round came by. A permit that is still going on works until now.
 */
async function daysOf(context: Context, { plantCd, from, to }: RoundsQuery): Promise<Days[]> {
  const binds = new Binds()
  const [first, last, now] = [binds.add(from), binds.add(to), binds.add(context.now)]
  const mine = (alias: string) =>
    [
      scopeWhere(safPatrol, context.session, alias, binds),
      ...(plantCd ? [`${alias}."plantCd" = ${binds.add(plantCd)}`] : []),
    ].join(' and ')
  return context.sql.query<Days>(
    `with work as (
       select w."plantCd", w."vendorCd", g.day::date as "day" from "workPermit" w
         cross join lateral generate_series(
           greatest(${seoulDay('w."realStartDt"')}, ${first}::date),
           least(${seoulDay(`coalesce(w."realEndDt", least(coalesce(w."extEndDt", w."endDt"), ${now}::timestamptz))`)}, ${last}::date), interval '1 day') g(day)
         where w."realStartDt" is not null and w."vendorCd" is not null and w."realStartDt" < (${last}::date + 1)::timestamp at time zone 'Asia/Seoul'
           and coalesce(w."realEndDt", w."extEndDt", w."endDt") >= ${first}::date::timestamp at time zone 'Asia/Seoul' and ${mine('w')}
       union
       select l."plantCd", l."vendorCd", ${seoulDay('l."enterDt"')} from "enterLog" l
         where l."okYn" = 'Y' and l."vendorWorkerNo" is not null and l."enterDt" >= ${first}::date::timestamp at time zone 'Asia/Seoul'
           and l."enterDt" < (${last}::date + 1)::timestamp at time zone 'Asia/Seoul' and ${mine('l')}),
     visit as (
       select distinct p."plantCd", v."vendorCd", ${seoulDay('p."patrolDt"')} as "day" from "safPatrol" p join "safPatrolVendor" v using ("patrolNo")
         where p."patrolTypeCd" = ${binds.add(patrolTypes.round)} and p."state" = 'completed' and ${mine('p')}
           and p."patrolDt" >= ${first}::date::timestamp at time zone 'Asia/Seoul' and p."patrolDt" < (${last}::date + 1)::timestamp at time zone 'Asia/Seoul')
     select w."plantCd", ${plantName('l', context.session.language)} as "plantNm", w."vendorCd", c."vendorNm", array_agg(distinct w."day"::text order by w."day"::text) as "workDays",
       (select coalesce(array_agg(x."day"::text order by x."day"), '{}') from visit x where x."plantCd" = w."plantCd" and x."vendorCd" = w."vendorCd") as "visitDays"
     from work w join "plant" l on l."plantCd" = w."plantCd" join "vendor" c on c."vendorCd" = w."vendorCd" group by 1, 2, 3, 4 order by 1, 4`,
    binds.values,
  )
}

/** Each company at work in the period, with what SAF-13 says of it. */
export async function companyRounds(context: Context, query: RoundsQuery): Promise<CompanyRounds[]> {
  const { today } = context
  // The day before counts with the first one, and what happens today with what happened yesterday.
  const found = await daysOf(context, { ...query, from: addDays(query.from, -1) })
  return found
    .map((row) => ({
      ...row,
      gaps: roundGaps(row.workDays, row.visitDays).filter(
        // Today is not over yet.
        ({ to }) => to >= query.from && to < today,
      ),
      today: roundState(row.workDays, row.visitDays, today),
      workDays: row.workDays.filter((day) => day >= query.from),
      visitDays: row.visitDays.filter((day) => day >= query.from),
    }))
    .filter(({ workDays, gaps }) => workDays.length > 0 || gaps.length > 0)
}

/** The quarters that a period touches, with their joint inspections at each plant where a company worked. */
export async function quarterInspections(
  context: Context,
  { plantCd, from, to }: RoundsQuery,
): Promise<QuarterInspections[]> {
  const spans = quartersOf(from, to)
  const binds = new Binds()
  const listed = binds.add(JSON.stringify(spans))
  const where = [
    scopeWhere(safPatrol, context.session, 'l', binds),
    ...(plantCd ? [`l."plantCd" = ${binds.add(plantCd)}`] : []),
  ].join(' and ')
  const rows = await context.sql.query<Omit<QuarterInspections, 'missed'>>(
    `select l."plantCd", ${plantName('l', context.session.language)} as "plantNm", q."quarter", q."to"::text as "dueYmd", i."held", i."unsigned"
     from "plant" l cross join jsonb_to_recordset(${listed}::jsonb) as q("quarter" text, "from" date, "to" date)
     cross join lateral (select count(distinct p."patrolNo")::int as "held", count(m."patrolMemberNo") filter (where m."signDt" is null)::int as "unsigned"
       from "safPatrol" p left join "safPatrolMember" m using ("patrolNo")
       where p."plantCd" = l."plantCd" and p."patrolTypeCd" = ${binds.add(patrolTypes.joint)} and p."state" = 'completed' and ${seoulDay('p."patrolDt"')} between q."from" and q."to") i
     where ${where} and (i."held" > 0 or exists (select 1 from "vendorContract" c where c."plantCd" = l."plantCd" and c."state" in ('active', 'ended') and c."fromYmd" <= q."to" and c."toYmd" >= q."from")
       or exists (select 1 from "enterLog" e where e."plantCd" = l."plantCd" and e."okYn" = 'Y' and e."enterDt" >= q."from"::timestamp at time zone 'Asia/Seoul' and e."enterDt" < (q."to" + 1)::timestamp at time zone 'Asia/Seoul'))
     order by 1, 3`,
    binds.values,
  )
  return rows.map((row) => ({ ...row, missed: row.held === 0 && row.dueYmd < context.today }))
}
function quartersOf(from: string, to: string): { quarter: string; from: string; to: string }[] {
  const found: { quarter: string; from: string; to: string }[] = []
  for (let day = from; day <= to; day = addDays(found.at(-1)!.to, 1)) {
    const [year, part] = [day.slice(0, 4), partOf('quarter', day)]
    found.push({ quarter: `${year}-Q${part}`, ...spanOf('quarter', year, part) })
  }
  return found
}

export async function roundsOf(context: Context, query: RoundsQuery): Promise<RoundsAnswer> {
  return {
    from: query.from,
    to: query.to,
    today: context.today,
    companies: await companyRounds(context, query),
    quarters: await quarterInspections(context, query),
  }
}

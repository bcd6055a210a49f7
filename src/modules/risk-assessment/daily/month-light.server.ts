import type { Context } from '../../../core/server/entity/context.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { firstDay, monthAfter } from '../../../core/shared/periods.ts'
import { holidaysFrom } from '../../../platform/holiday/holidays.server.ts'
import type { DiscoverySource } from './daily-codes.rule.ts'
import {
  judgeMonth,
  monthsToFulfil,
  spanOfMonth,
  standsForOthers,
  type MonthFacts,
  type MonthLight,
} from './daily.rule.ts'

type Reader = Pick<Context, 'sql' | 'today'>
export interface DailyPlace {
  plantCd: string
  deptCd: string
}

/** The department and those above it: what was recorded for a department counts for all of it. */
const upwards = `with recursive up as (select "deptCd", "pdeptCd" from "dept" where "deptCd" = $2
    union select d."deptCd", d."pdeptCd" from "dept" d join up on d."deptCd" = up."pdeptCd")`
const dayOf = (column: string) => `(${column} at time zone 'Asia/Seoul')::date`
const binds = ({ plantCd, deptCd }: DailyPlace, from: string, to: string) => [plantCd, deptCd, from, to]

type Found = MonthFacts['discoveries'][number]
/**
 * Findings with workers: records of the page, proposals, near misses, and rounds on which a worker went along and that
 * found something there or took somebody of the department. (지침 제15조제5항)
 */
const discoveriesOf = (context: Reader, place: DailyPlace, from: string, to: string): Promise<Found[]> =>
  context.sql.query<{ ymd: string; source: DiscoverySource }>(
    `${upwards} select f."day"::text as "ymd", f."source" from (
       select a."actYmd" as "day", 'own' as "source" from "rsaDaily" a where a."plantCd" = $1 and a."deptCd" in (select "deptCd" from up) and a."dailyActCd" = 'discovery'
       union all select ${dayOf('p."proposeDt"')}, 'proposal' from "rsaProposal" p left join "user" u on u."userId" = p."proposeUserId"
         where p."plantCd" = $1 and (p."deptCd" = $2 or u."deptCd" = $2)
       union all select ${dayOf('e."knowDt"')}, 'nearMiss' from "safEvent" e
         where e."plantCd" = $1 and e."eventKindCd" in ('nearMiss', 'hazard') and e."state" <> 'notAccident' and (e."deptCd" = $2 or e."reportDeptCd" = $2)
       union all select ${dayOf('r."endDt"')}, 'patrol' from "safPatrol" r where r."plantCd" = $1 and r."state" = 'completed'
         and exists (select 1 from "safPatrolMember" m left join "user" u on u."userId" = m."memberUserId" where m."patrolNo" = r."patrolNo" and m."memberKindCd" in ('HOST_WKR', 'CON_WKR')
           and (u."deptCd" = $2 or exists (select 1 from "safPatrolFinding" g where g."patrolNo" = r."patrolNo" and g."deptCd" = $2)))
     ) f where f."day" between $3::date and $4::date order by 1, 2`,
    binds(place, from, to),
  )
const meetingsOf = (context: Reader, place: DailyPlace, from: string, to: string) =>
  context.sql.query<MonthFacts['meetings'][number]>(
    `${upwards} select a."actYmd"::text as "ymd", array_remove(array_agg(distinct m."dailyRoleCd"), null) as "roles"
     from "rsaDaily" a left join "rsaDailyAttend" m using ("rsaDailyNo")
     where a."plantCd" = $1 and a."deptCd" in (select "deptCd" from up) and a."dailyActCd" = 'meeting' and a."actYmd" between $3::date and $4::date
     group by a."rsaDailyNo", a."actYmd" order by 1`,
    binds(place, from, to),
  )
/** Days with a toolbox meeting: recorded here, or held under a permit with somebody of the department. (fit D21) */
const toolboxOf = (context: Reader, place: DailyPlace, from: string, to: string) =>
  context.sql.query<MonthFacts['toolbox'][number]>(
    `${upwards} select f."day"::text as "ymd", bool_and(f."permit") as "permit" from (
       select a."actYmd" as "day", false as "permit" from "rsaDaily" a where a."plantCd" = $1 and a."deptCd" in (select "deptCd" from up) and a."dailyActCd" = 'tbm'
       union all select ${dayOf('m."meetDt"')}, true from "permitMeeting" m join "workPermit" p using ("permitNo")
         where p."plantCd" = $1 and exists (select 1 from "user" u where u."deptCd" = $2 and (u."userId" = m."createUserId"
           or exists (select 1 from "permitAttend" t where t."permitNo" = m."permitNo" and t."workerUserId" = u."userId" and ${dayOf('t."attendDt"')} = ${dayOf('m."meetDt"')})))
     ) f where f."day" between $3::date and $4::date group by 1 order by 1`,
    binds(place, from, to),
  )

/** Months of a department as the rule judges them; the caller has asked whether they are his to see. */
async function monthLights(
  context: Reader,
  place: DailyPlace,
  months: readonly string[],
): Promise<MonthLight[]> {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return []
  const [{ from }, { to }] = [spanOfMonth(first), spanOfMonth(last)]
  const [discoveries, meetings, toolbox, holidays] = [
    await discoveriesOf(context, place, from, to),
    await meetingsOf(context, place, from, to),
    await toolboxOf(context, place, from, to),
    await holidaysFrom(context.sql, from, to),
  ]
  const facts = { today: context.today, holidays, discoveries, meetings, toolbox }
  return months.map((month) => judgeMonth({ ...facts, month }))
}

/** The light of a month of a department, for its calendar and for dashboards. @param month 'YYYY-MM' */
export const dailyLight = async (
  context: Reader,
  plantCd: string,
  deptCd: string,
  month: string,
): Promise<MonthLight> => (await monthLights(context, { plantCd, deptCd }, [month]))[0]!

/**
 * Whether assessing in everyday work stands for what is due of a department since a day, with the months it was asked
 * about. (지침 제15조제5항, 조번호 확인 필요)
 */
export async function standingSince(
  context: Reader,
  place: { plantCd: string; deptCd: string | null },
  sinceYmd: string,
): Promise<{ stands: boolean; months: { month: string; light: MonthLight['light'] }[] }> {
  if (place.deptCd === null) return { stands: false, months: [] }
  const lights = await monthLights(
    context,
    { plantCd: place.plantCd, deptCd: place.deptCd },
    monthsToFulfil(sinceYmd, context.today),
  )
  return {
    stands: standsForOthers(lights, context.today),
    months: lights.map(({ month, light }) => ({ month, light })),
  }
}
/** First day from which what is due after a finished assessment is asked: of the next month. */
export const sinceFinished = (doneYmd: string): string => firstDay(monthAfter(doneYmd.slice(0, 7)))
/** Due things of departments that everyday work does not stand for; one question for each department and day. */
export async function withoutStanding<
  T extends { plantCd: string; deptCd: string | null; sinceYmd: string | null },
>(context: Reader, rows: readonly T[]): Promise<T[]> {
  const known = new Map<string, boolean>()
  const left: T[] = []
  for (const row of rows) {
    const key = `${row.plantCd} ${row.deptCd} ${row.sinceYmd}`
    const stands =
      known.get(key) ?? (row.sinceYmd !== null && (await standingSince(context, row, row.sinceYmd)).stands)
    known.set(key, stands)
    if (!stands) left.push(row)
  }
  return left
}
/** Yesterday's toolbox meeting of a department was not held on a working day. */
export const missedYesterday = (light: Pick<MonthLight, 'days'>, today: string): string | undefined =>
  light.days.find(({ ymd, light: day }) => ymd === addDays(today, -1) && day === 'gap')?.ymd

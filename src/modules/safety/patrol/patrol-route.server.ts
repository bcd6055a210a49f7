import type { Context } from '../../../core/server/entity/context.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { companyRounds } from './patrol-rounds.server.ts'
import { figuresOn } from '../event/event-judge.server.ts'
import { eventKinds } from '../event/rules/event-codes.rule.ts'
import { hashOf } from '../../../platform/revision/revision.server.ts'
import { plainCode } from '../check/check-presence.rule.ts'
import { routeOrder, treatments, type RouteAnswer, type RouteFacts } from './patrol.rule.ts'

/** What speaks for going to an area besides today's work: findings that are open, and near misses of late. */
async function routeSigns(
  context: Context,
  plantCd: string,
): Promise<ReadonlyMap<string, { signs: number; nears: number }>> {
  const { sql, today } = context
  // As far back as near misses are counted for their grade (SAF-09).
  const { nearDays } = await figuresOn(context, plantCd, today)
  const rows = await sql.query<{ areaCd: string; signs: number; nears: number }>(
    `select x."areaCd", sum(x."sign")::int as "signs", sum(x."near")::int as "nears" from (
       select "areaCd", 1 as "sign", 0 as "near" from "safPatrolFinding" where "plantCd" = $1 and "state" <> 'closed' and "treatCd" <> $2
       union all select "areaCd", 0, 1 from "safEvent" where "plantCd" = $1 and "areaCd" is not null and "eventKindCd" = any($3::text[])
         and "occurDt" >= ($4::date - $5::int)::timestamp at time zone 'Asia/Seoul') x group by 1`,
    [plantCd, treatments.good, [eventKinds.nearMiss, eventKinds.hazard], today, nearDays],
  )
  return new Map(rows.map(({ areaCd, signs, nears }) => [areaCd, { signs, nears }]))
}

/** States of permits whose work is going on or may begin today. */
const todaysStates = ['approved', 'working', 'extensionRequested', 'suspended']
const runningStates: readonly string[] = ['working', 'extensionRequested']
interface Permit {
  permitNo: number
  permitCd: string
  permitNm: string
  areaCd: string
  vendorCd: string | null
  vendorNm: string | null
  state: string
  riskGradeCd: string | null
}

/** Today's route of a plant: the areas with a permit today in the order of `routeOrder`, and what a finding needs. */
export async function routeOf(context: Context, plantCd: string): Promise<RouteAnswer> {
  const { sql, today } = context
  const permits = await sql.query<Permit>(
    `select w."permitNo", w."permitCd", w."permitNm", w."areaCd", w."vendorCd", v."vendorNm", w."state", w."riskGradeCd" from "workPermit" w
     left join "vendor" v using ("vendorCd") where w."plantCd" = $1 and w."state" = any($2::text[])
       and w."startDt" < ($3::date + 1)::timestamp at time zone 'Asia/Seoul' and coalesce(w."extEndDt", w."endDt") >= $3::date::timestamp at time zone 'Asia/Seoul' order by w."permitCd"`,
    [plantCd, todaysStates, today],
  )
  const areas = await sql.query<{
    areaCd: string
    areaNm: string
    siteCode: string | null
    lastYmd: string | null
  }>(
    `select a."areaCd", a."areaNm", a."siteCode", (select max((p."patrolDt" at time zone 'Asia/Seoul')::date)::text from "safPatrolArea" x join "safPatrol" p using ("patrolNo")
       where x."areaCd" = a."areaCd" and p."state" = 'completed') as "lastYmd" from "permitArea" a where a."plantCd" = $1 order by 1`,
    [plantCd],
  )
  const rounds = await companyRounds(context, { plantCd, from: addDays(today, -1), to: today })
  const signs = await routeSigns(context, plantCd)
  const stateOf = (vendorCd: string) => rounds.find((row) => row.vendorCd === vendorCd)?.today ?? 'open'
  const facts = areas.flatMap(({ areaCd, areaNm, lastYmd }): RouteFacts[] => {
    const here = permits.filter((permit) => permit.areaCd === areaCd)
    if (here.length === 0) return []
    const companies = new Map(
      here.flatMap(({ vendorCd, vendorNm }) => (vendorCd ? [[vendorCd, vendorNm ?? vendorCd] as const] : [])),
    )
    return [
      {
        areaCd,
        areaNm,
        companies: [...companies].map(([vendorCd, vendorNm]) => ({
          vendorCd,
          vendorNm,
          round: stateOf(vendorCd),
        })),
        permits: here.length,
        running: here.filter(({ state }) => runningStates.includes(state)).length,
        riskCd: highest(here.map(({ riskGradeCd }) => riskGradeCd)),
        lastYmd,
        ...(signs.get(areaCd) ?? { signs: 0, nears: 0 }),
      },
    ]
  })
  return {
    today,
    plantCd,
    route: routeOrder(facts, today),
    areas: areas.map(({ areaCd, areaNm, siteCode }) => ({
      areaCd,
      areaNm,
      codeHash: siteCode ? hashOf(plainCode(siteCode)) : null,
    })),
    machines: await sql.query(
      `select "facilityNo", "facilityCd", "areaCd" from "safFacility" where "plantCd" = $1 and "areaCd" is not null order by 2`,
      [plantCd],
    ),
    vendors: await companiesAt(context, plantCd),
    permits: permits.map(({ permitNo, permitCd, permitNm, areaCd, vendorCd, state }) => ({
      permitNo,
      permitCd,
      permitNm,
      areaCd,
      vendorCd,
      runs: runningStates.includes(state),
    })),
    violations: await sql.query(
      `select "violStdNo", "violNm" from (select distinct on ("violCd") * from "violStd" where "applyFromYmd" <= $1 order by "violCd", "applyFromYmd" desc) s where "useYn" = 'Y' order by "violCd"`,
      [today],
    ),
  }
}
/** High before middle before low; what nobody has judged only where nothing is judged. */
const highest = (grades: readonly (string | null)[]): string | null =>
  ['H', 'M', 'L'].find((grade) => grades.includes(grade)) ?? null

/** Companies that do business with a plant. */
const companiesAt = ({ sql }: Context, plantCd: string): Promise<RouteAnswer['vendors']> =>
  sql.query(
    `select v."vendorCd", v."vendorNm" from "vendorPlant" p join "vendor" v using ("vendorCd") where p."plantCd" = $1 and p."useYn" = 'Y' order by 2`,
    [plantCd],
  )

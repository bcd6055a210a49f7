import { plantName } from '../../../platform/plant/plant-name.ts'
import { Binds } from '../../../core/server/database/database.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { roundHalfUp } from '../../../core/shared/decimal.ts'
import { noAccSite } from './no-acc.resource.ts'
import { daysWithout, goalTypes, hoursBetween, type MonthHours, type NoAccBoard } from './no-accident.rule.ts'

/** Hours of the months of a plant, with those of companies where the site counts them. (SAF-06) */
export const monthsOfSite = (
  { sql }: Pick<Context, 'sql'>,
  plantCd: string,
  withCompanies: boolean,
): Promise<MonthHours[]> =>
  sql.query<MonthHours>(
    `select "statYm" as "ym", sum("workHours")::float8 as "hours" from "safWorkStat"
     where "plantCd" = $1 and ($2 or "ownerCd" = 'employee') group by 1 order by 1`,
    [plantCd, withCompanies],
  )

interface StoredSite {
  noAccSiteNo: number
  noAccSiteNm: string
  plantCd: string
  plantNm: string
  startYmd: string
  contractorYn: string | null
  goalTypeCd: string
  goalQty: number
  bestDays: number | null
  lastYmd: string | null
  proposed: number
  unclassified: number
}
/** How each site of the caller's plants stands today. */
export async function noAccBoards(context: Context): Promise<NoAccBoard[]> {
  const { sql, session, today } = context
  const binds = new Binds()
  const scope = scopeWhere(noAccSite, session, 't', binds)
  const sites = await sql.query<StoredSite>(
    `select t."noAccSiteNo", t."noAccSiteNm", t."plantCd", ${plantName('p', session.language)} as "plantNm", t."startYmd"::text as "startYmd", t."contractorYn", t."goalTypeCd", t."goalQty"::float8 as "goalQty", t."bestDays"::int as "bestDays",
       (select max(r."occurYmd")::text from "noAccReset" r where r."noAccSiteNo" = t."noAccSiteNo" and r."state" = 'confirmed') as "lastYmd",
       (select count(*)::int from "noAccReset" r where r."noAccSiteNo" = t."noAccSiteNo" and r."state" = 'proposed') as "proposed",
       (select count(*)::int from "safEvent" e where e."plantCd" = t."plantCd" and e."eventKindCd" = 'accident' and e."state" = 'reported'
          and (e."occurDt" at time zone 'Asia/Seoul')::date >= t."startYmd") as "unclassified"
     from "noAccSite" t join "plant" p using ("plantCd") where ${scope} order by p."plantNm"`,
    binds.values,
  )
  return Promise.all(
    sites.map(async ({ contractorYn, ...site }) => {
      const months = await monthsOfSite(context, site.plantCd, contractorYn !== 'N')
      const days = daysWithout(site.startYmd, today)
      const { hours, missing } = hoursBetween(months, site.startYmd, today)
      const done = (site.goalTypeCd === goalTypes.days ? days : hours) / site.goalQty
      return {
        ...site,
        days,
        hours,
        missing,
        multiple: Math.floor(done),
        sharePct: roundHalfUp((done % 1) * 100, 1),
        bestDays: Math.max(site.bestDays ?? 0, days),
      }
    }),
  )
}

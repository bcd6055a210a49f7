import { codeName } from '../code-name.server.ts'
import { plantName } from '../../../platform/plant/plant-name.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { lastDay } from '../../../core/shared/periods.ts'
import { safetyFigures } from '../eval/company-figures-port.server.ts'
import { notFound } from '../../../core/server/http/errors.ts'
import { yes } from '../../../core/shared/session.ts'
import { noticesFor } from '../../../platform/notice/notice-reading.server.ts'
import { expiring } from '../enter/expire-status.server.ts'
import { headcountOf } from '../warn/sanction.server.ts'
import { violationParameters } from '../warn/warn-point.server.ts'
import { countedStates } from '../warn/warn-transitions.rule.ts'
import { standingOn, vendorLadder } from '../warn/violation.rule.ts'
import type { PointsLeft, VendorHome } from './vendor-home.rule.ts'

/** Far enough back for every self-check that is still open: it is closed as missed when the next one is due. */
const selfCheckDaysBack = 400
/** @throws Refusal 404 for an employee, who has no company */
export async function vendorHome(context: Context): Promise<VendorHome> {
  const { sql, session } = context
  if (!session.vendorCd) throw notFound()
  const [entries, things, points, company, council, notices, checks] = await Promise.all([
    sql.query<{ state: string; count: number }>(
      `select "state", count(*)::int as "count" from "enterRqst" where "vendorCd" = $1
         and "state" in ('draft', 'submitted', 'deptConfirmed', 'reviewed', 'approving', 'supplement', 'approved') group by 1`,
      [session.vendorCd],
    ),
    expiring(context),
    pointsOf(context, session.vendorCd),
    sql.one<{ gradeNm: string | null; gradeYmd: string | null }>(
      `select coalesce(${codeName('VND_GRADE', 'v."gradeCd"', session.language)}, v."gradeCd") as "gradeNm", v."gradeYmd"::text as "gradeYmd"
       from "vendor" v where v."vendorCd" = $1`,
      [session.vendorCd],
    ),
    sql.maybe<NonNullable<VendorHome['council']>>(
      `select c."councilYm", c."meetDt", c."placeNm", ${plantName('p', session.language)} as "plantNm" from "council" c join "plant" p using ("plantCd")
       where c."state" = 'planned' and exists (select 1 from "vendorPlant" v where v."vendorCd" = $1 and v."plantCd" = c."plantCd" and v."useYn" = 'Y')
       order by c."councilYm", c."councilNo" limit 1`,
      [session.vendorCd],
    ),
    noticesFor(context),
    safetyFigures.openSelfChecks(context, {
      vendorCd: session.vendorCd,
      from: addDays(context.today, -selfCheckDaysBack),
      to: lastDay(context.today.slice(0, 7)),
    }),
  ])
  return {
    entries: Object.fromEntries(entries.map(({ state, count }) => [state, count])),
    expiring: things.length,
    stoppedPasses: new Set(things.flatMap(({ passCd }) => passCd ?? [])).size,
    stoppedPermits: things.reduce((sum, { permitCnt }) => sum + permitCnt, 0),
    points,
    gradeNm: company.gradeNm,
    gradeYmd: company.gradeYmd,
    council: council ?? null,
    mustRead: notices.filter(({ mustReadYn, unread }) => yes(mustReadYn) && unread).length,
    selfChecks: {
      open: checks.reduce((sum, { planned }) => sum + planned, 0),
      sentBack: checks.reduce((sum, { sentBack }) => sum + sentBack, 0),
      dueYmd: checks.map(({ dueYmd }) => dueYmd).toSorted()[0] ?? null,
    },
  }
}

/** Points that count today at each plant that deals with the company (vendor R7, R8). */
async function pointsOf(context: Context, vendorCd: string): Promise<PointsLeft[]> {
  const { sql, today } = context
  const plants = await sql.query<{ plantCd: string; plantNm: string }>(
    `select p."plantCd", ${plantName('p', context.session.language)} as "plantNm" from "vendorPlant" b join "plant" p using ("plantCd")
     where b."vendorCd" = $1 and b."useYn" = 'Y' order by 1`,
    [vendorCd],
  )
  return Promise.all(
    plants.map(async ({ plantCd, plantNm }) => {
      const limits = await violationParameters(context, plantCd)
      const { sum } = await sql.one<{ sum: number }>(
        `select coalesce(sum("vendorPoint"), 0)::float8 as "sum" from "warnPoint" where "vendorCd" = $1 and "plantCd" = $2 and "state" = any($3::text[])
           and ("occurDt" at time zone 'Asia/Seoul')::date > $4::date - $5::int and ("occurDt" at time zone 'Asia/Seoul')::date <= $4::date`,
        [vendorCd, plantCd, countedStates, today, limits.sumDays],
      )
      const ladder = vendorLadder(await headcountOf(context, vendorCd, plantCd), limits)
      return { plantNm, ...standingOn(ladder, { sum, serious: 0 }) }
    }),
  )
}

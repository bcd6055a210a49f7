import { countRows } from '../../core/server/entity/list-query.ts'
import { lastDay } from '../../core/shared/periods.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { badField, conflict, forbidden, refused } from '../../core/server/http/errors.ts'
import { checkedInput } from '../../core/server/entity/save.ts'
import { isPrivacyOfficer } from '../duty/duty-codes.rule.ts'
import { personalLog, personalReview } from './personal-log.resource.ts'
import type { MonthOfAccess } from './log-answers.rule.ts'
import { reviewMessages } from './log.texts.ts'
import { acts } from '../../core/server/entity/audit.ts'

/** 개인정보 보호책임자 (admin section 3; 개인정보 보호법 제31조). */
/** A list of so many people at once is looked at closely. */
const manyRows = 1000

/** The last two years by month, the newest first, with what the monthly check looks for (안전성 확보조치 기준 제8조). */
export function monthsOfAccess({ sql }: Context): Promise<MonthOfAccess[]> {
  return sql.query<MonthOfAccess>(
    `with months as (
       select to_char("dt", 'YYYY-MM') as "reviewYm", count(*)::int as "rowCnt", count(distinct "userId")::int as "userCnt",
         count(*) filter (where "actCd" = '${acts.download}')::int as "downloadCnt",
         count(*) filter (where extract(hour from "dt") >= 22 or extract(hour from "dt") < 6)::int as "nightCnt",
         count(*) filter (where "rowCnt" >= ${manyRows})::int as "massCnt"
       from "personalLog" where "dt" > now() - interval '25 months' group by 1)
     select m.*, r."reviewNo", r."signUserId", u."userNm" as "signUserNm", to_json(r."signDt") #>> '{}' as "signDt", r."opinion"
     from months m left join "personalReview" r using ("reviewYm") left join "user" u on u."userId" = r."signUserId" order by m."reviewYm" desc`,
  )
}

/**
 * Signs the check of a month that is over; its accesses carry the number of the check from then on.
 * @throws Refusal 400 (month, opinion), 403 (not the privacy officer), 409 (already signed), 422 (the month
 * goes on)
 */
export async function signReview(
  context: Context,
  body: unknown,
): Promise<{ reviewNo: number; rowCnt: number }> {
  const { sql, session, now } = context
  if (!isPrivacyOfficer(session.duties)) throw forbidden(reviewMessages.notOfficer())
  const { reviewYm, opinion } = personalReview.fields
  const given = checkedInput({ reviewYm, opinion }, body) as { reviewYm: string; opinion: string }
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(given.reviewYm)) throw badField('reviewYm', reviewMessages.badMonth())
  if (given.reviewYm >= now.slice(0, 7))
    throw refused([{ guard: 'monthOver', message: reviewMessages.notOver() }])
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `personalReview ${given.reviewYm}`,
  ])
  if (await sql.maybe('select 1 from "personalReview" where "reviewYm" = $1', [given.reviewYm]))
    throw conflict(reviewMessages.reviewed())
  const [from, to] = [`${given.reviewYm}-01`, lastDay(given.reviewYm)]
  const rowCnt = await countRows(personalLog, context, { 'dt.from': from, 'dt.to': to }, 10_000_000)
  const { reviewNo } = await sql.one<{ reviewNo: number }>(
    `insert into "personalReview" ("reviewYm", "signUserId", "signDt", "rowCnt", "opinion") values ($1, $2, $3, $4, $5) returning "reviewNo"`,
    [given.reviewYm, session.userId, now, rowCnt, given.opinion],
  )
  await sql.query(
    `update "personalLog" set "reviewNo" = $3 where "dt" >= $1::date and "dt" < $2::date + 1 and "reviewNo" is null`,
    [from, to, reviewNo],
  )
  context.publish({ topic: personalLog.name })
  return { reviewNo, rowCnt }
}

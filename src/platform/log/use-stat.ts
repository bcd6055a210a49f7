import type { Context } from '../../core/server/context.ts'
import { badField, notFound } from '../../core/server/errors.ts'
import { addDays, isDay } from '../../core/shared/dates.ts'
import { messages } from '../../core/shared/messages.ts'
import type { MenuUse, UseStat } from './log-answers.rule.ts'

/** The longest period that is counted, in days. */
const longest = 400
export const usualDays = 30

/** Notes that somebody opened a page; only one that the menu right opens. @throws Refusal 404 */
export async function noteUse({ sql, session, now }: Context, menuId: unknown): Promise<void> {
  const noted = await sql.query(
    `insert into "menuUse" as u ("ymd", "menuId", "userId") select $1::date, m."menuId", $2 from "menu" m where m."menuId" = $3 and m."frontEndUrl" = any($4::text[])
     on conflict ("ymd", "menuId", "userId") do update set "cnt" = u."cnt" + 1 returning 1`,
    [
      now.slice(0, 10),
      session.userId,
      typeof menuId === 'string' ? menuId : '',
      [...session.menus].flatMap(([url, right]) => (right.read ? [url] : [])),
    ],
  )
  if (noted.length === 0) throw notFound()
}

/** Active people per menu over a period, from the portal's own log (admin 6). @throws Refusal 400 */
export async function useStat(
  { sql, session, now }: Context,
  query: { from?: unknown; to?: unknown },
  built: ReadonlySet<string>,
): Promise<UseStat> {
  const today = now.slice(0, 10)
  const to = day(query.to, 'to') ?? today
  const from = day(query.from, 'from') ?? addDays(to, 1 - usualDays)
  if (from > to) throw badField('to', messages.endBeforeStart)
  if (from < addDays(to, -longest)) throw badField('from', messages.tooLarge('기간(일)', longest))
  const name = {
    kr: '"menuNm"',
    en: 'coalesce("menuNmEn", "menuNm")',
    zh: 'coalesce("menuNmZh", "menuNm")',
    es: 'coalesce("menuNmEs", "menuNm")',
  }[session.language]
  const menus = await sql.query<MenuUse>(
    `with named as (select "menuId", "upMenuId", "frontEndUrl", "portalCd", "useYn", ${name} as "menuNm" from "menu")
     select m."menuId", m."menuNm", p."menuNm" as "upMenuNm", m."portalCd", count(distinct u."userId")::int as "userCnt", coalesce(sum(u."cnt"), 0)::int as "cnt", max(u."ymd") as "lastYmd"
     from named m left join named p on p."menuId" = m."upMenuId" left join "menuUse" u on u."menuId" = m."menuId" and u."ymd" between $1 and $2
     where m."useYn" = 'Y' and m."frontEndUrl" = any($3::text[]) group by 1, 2, 3, 4 order by 5 desc, 6 desc, 1`,
    [from, to, [...built]],
  )
  const days = await sql.query<{ ymd: string; userCnt: number }>(
    `select d::date as "ymd", (select count(distinct h."userId")::int from "loginHist" h where h."resultCd" = 'SUCCESS' and h."dt" >= d and h."dt" < d + interval '1 day') as "userCnt"
     from generate_series($1::date::timestamptz, $2::date::timestamptz, interval '1 day') d order by 1`,
    [from, to],
  )
  return { from, to, menus, days }
}
function day(given: unknown, name: string): string | undefined {
  if (given === undefined || given === '') return undefined
  if (typeof given !== 'string' || !isDay(given)) throw badField(name, messages.badDate(name === 'from' ? '시작일' : '종료일'))
  return given
}

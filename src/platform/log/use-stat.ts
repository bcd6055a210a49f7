import type { Context } from '../../core/server/entity/context.ts'
import { badField, notFound } from '../../core/server/http/errors.ts'
import { resourceNamed } from '../../core/server/entity/registry.ts'
import { mayUse } from '../../core/server/http/session.ts'
import { spokenResource } from '../../core/server/entity/texts.ts'
import { addDays, isDay } from '../../core/shared/dates.ts'
import { messages } from '../../core/shared/messages.ts'
import type { FormUse, MenuUse, UseStat } from './log-answers.rule.ts'

/** The longest period that is counted, in days. */
const longest = 400
const usualDays = 30

/** Notes that somebody opened a page; only one that the menu right opens. @throws Refusal 404 */
export async function noteUse({ sql, session, today }: Context, menuId: unknown): Promise<void> {
  const noted = await sql.query(
    `insert into "menuUse" as u ("ymd", "menuId", "userId") select $1::date, m."menuId", $2 from "menu" m where m."menuId" = $3 and m."frontEndUrl" = any($4::text[])
     on conflict ("ymd", "menuId", "userId") do update set "cnt" = u."cnt" + 1 returning 1`,
    [
      today,
      session.userId,
      typeof menuId === 'string' ? menuId : '',
      [...session.menus].flatMap(([url, right]) => (right.read ? [url] : [])),
    ],
  )
  if (noted.length === 0) throw notFound()
}

/**
 * Notes that a form was saved or given up, and after how long; only one that the caller may write in.
 * @throws
 * Refusal 400, 404
 */
export async function noteFormUse({ sql, session, today }: Context, body: unknown): Promise<void> {
  const { tableNm, newYn, savedYn, seconds } = Object(body) as Record<string, unknown>
  const resource = typeof tableNm === 'string' ? resourceNamed(tableNm) : undefined
  if (!resource || !mayUse(session, resource.menus, 'write')) throw notFound()
  if (typeof seconds !== 'number' || !Number.isInteger(seconds) || seconds < 0 || seconds > longestForm)
    throw badField('seconds', messages.badType('시간'))
  for (const [name, value] of Object.entries({ newYn, savedYn }))
    if (value !== 'Y' && value !== 'N') throw badField(name, messages.badFlag(name))
  const [saved, left] = savedYn === 'Y' ? [1, 0] : [0, 1]
  await sql.query(
    `insert into "formUse" as f ("ymd", "tableNm", "newYn", "savedCnt", "leftCnt", "savedSec", "leftSec") values ($1, $2, $3, $4, $5, $6, $7)
     on conflict ("ymd", "tableNm", "newYn") do update set "savedCnt" = f."savedCnt" + excluded."savedCnt", "leftCnt" = f."leftCnt" + excluded."leftCnt",
       "savedSec" = f."savedSec" + excluded."savedSec", "leftSec" = f."leftSec" + excluded."leftSec"`,
    [today, resource.name, newYn, saved, left, seconds * saved, seconds * left],
  )
}
/** Nobody works on one form for longer than a day. */
const longestForm = 86_400

/** Forms of the period, those that are given up most first. */
async function formUses({ sql, session }: Context, from: string, to: string): Promise<FormUse[]> {
  const rows = await sql.query<Omit<FormUse, 'title'>>(
    `select "tableNm", "newYn", sum("savedCnt")::int as "savedCnt", sum("leftCnt")::int as "leftCnt",
       case when sum("savedCnt") > 0 then round(sum("savedSec") / sum("savedCnt"))::int end as "savedSec",
       case when sum("leftCnt") > 0 then round(sum("leftSec") / sum("leftCnt"))::int end as "leftSec"
     from "formUse" where "ymd" between $1 and $2 group by 1, 2 order by sum("leftCnt")::numeric / sum("savedCnt" + "leftCnt") desc, 1, 2`,
    [from, to],
  )
  return rows.flatMap((row) => {
    const resource = resourceNamed(row.tableNm)
    return resource ? [{ ...row, title: spokenResource(resource, session.language).title }] : []
  })
}

/** Active people per menu over a period, from the portal's own log (admin 6). @throws Refusal 400 */
export async function useStat(
  context: Context,
  query: { from?: unknown; to?: unknown },
  built: ReadonlySet<string>,
): Promise<UseStat> {
  const { sql, session, today } = context
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
  return { from, to, menus, days, forms: await formUses(context, from, to) }
}
function day(given: unknown, name: string): string | undefined {
  if (given === undefined || given === '') return undefined
  if (typeof given !== 'string' || !isDay(given))
    throw badField(name, messages.badDate(name === 'from' ? '시작일' : '종료일'))
  return given
}

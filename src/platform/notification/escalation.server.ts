import type { Context } from '../../core/server/entity/context.ts'
import type { Sql } from '../../core/server/database/database.ts'
import { daysPast, reachedRungs, showDday } from './escalation.rule.ts'
import { eventOf, notify } from './notification.server.ts'
import type { Variables } from './template.rule.ts'

/** Something that somebody owes by a day. */
export interface DueItem {
  /** Which one, for good: 'apprStep 12'. */
  subject: string
  /** 'YYYY-MM-DD' */
  dueYmd: string
  /** The people who owe it; their heads are told on the rungs that say so. */
  to: readonly string[]
  /** Beside `dueDt` (the due day) and `dday`, which are given. */
  variables?: Variables
  linkUrl?: string | null
  plantCd?: string | null
}

/**
 * Climbs the ladder of an event (escalateRule) for the due items: each rung is sent once per item and due
 * day, whichever process runs it and however often. A new due day starts the ladder again. Called from a
 * clock's job with all open items.
 * @returns how many messages were given
 */
export async function escalate(
  context: Context,
  eventCd: string,
  items: readonly DueItem[],
): Promise<number> {
  const rules = (await eventOf(context.sql, eventCd))?.escalateRule ?? []
  const today = context.today
  const reached = items.flatMap((item) =>
    reachedRungs(rules, item.dueYmd, today).map((rung) => ({
      item,
      rung,
      key: `${item.subject} ${item.dueYmd} ${rung.text}`,
    })),
  )
  if (reached.length === 0) return 0
  const given = await givenKeys(
    context.sql,
    eventCd,
    reached.map(({ key }) => key),
  )
  const open = reached.filter(({ key }) => !given.has(key))
  const heads = await headsOf(
    context.sql,
    open.flatMap(({ item, rung }) => (rung.to === 'head' ? item.to : [])),
  )
  let told = 0
  for (const { item, rung, key } of open) {
    told += await notify(context, eventCd, {
      to: rung.to === 'head' ? item.to.map((userId) => heads.get(userId)) : item.to,
      variables: { dueDt: item.dueYmd, dday: showDday(daysPast(item.dueYmd, today)), ...item.variables },
      linkUrl: item.linkUrl ?? null,
      plantCd: item.plantCd ?? null,
      once: key,
    })
  }
  return told
}

async function givenKeys(sql: Sql, eventCd: string, keys: readonly string[]): Promise<Set<string>> {
  const rows = await sql.query<{ onceKey: string }>(
    `select distinct "onceKey" from "notiOnce" where "eventCd" = $1 and "onceKey" = any($2::text[])`,
    [eventCd, keys],
  )
  return new Set(rows.map(({ onceKey }) => onceKey))
}

/**
 * The head of each person's department; of the next one above that has another head when it has none or the
 * person is the head.
 */
export async function headsOf(sql: Sql, userIds: readonly string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await sql.query<{ userId: string; headUserId: string }>(
    `with recursive up as (
       select u."userId", d."pdeptCd", d."headUserId" from "user" u join "dept" d using ("deptCd") where u."userId" = any($1::text[])
       union select up."userId", d."pdeptCd", d."headUserId" from up join "dept" d on d."deptCd" = up."pdeptCd"
         where up."headUserId" is null or up."headUserId" = up."userId"
     )
     select "userId", "headUserId" from up where "headUserId" <> "userId"`,
    [[...new Set(userIds)]],
  )
  return new Map(rows.map(({ userId, headUserId }) => [userId, headUserId]))
}

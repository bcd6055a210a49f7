import { dayOfMoment } from '../../core/shared/moment.ts'
import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import { acts } from '../../core/server/entity/audit.ts'
import type { Context } from '../../core/server/entity/context.ts'
import type { Sql } from '../../core/server/database/database.ts'
import { conflict, notFound, refused } from '../../core/server/http/errors.ts'
import { logPersonal } from '../../core/server/entity/personal.ts'
import { isPrivacyOfficer } from '../duty/duty-codes.rule.ts'
import { privacyParameters } from './privacy-parameters.ts'
import { privacyPurge } from './privacy-purge.resource.ts'
import { purgeKindCds, purgeKindOf } from './purge-kinds.ts'
import type { DueKind } from './due-kind.rule.ts'
import { purgeMessages, breachMessages } from './privacy.texts.ts'

/** A list names so many at most; the next list goes on. */
const mostTargets = 5000

/**
 * Lists, approval and erasing; nothing is erased without the privacy officer's approval, and the run leaves
 * its count in the audit trail.
 */
export const privacyPurgeBehaviour = defineBehaviour(privacyPurge, {
  without: ['update', 'delete', 'multi'],
  beforeSave: async (input, { sql, now }) => {
    await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`privacyPurge ${input.kindCd}`])
    const open = await sql.maybe(
      `select 1 from "privacyPurge" where "kindCd" = $1 and "state" in ('listed', 'approved')`,
      [input.kindCd],
    )
    if (open) throw conflict(purgeMessages.open())
    const [due] = await dueKinds(sql, now, [input.kindCd])
    if (!due || due.rowCnt === 0) throw refused([{ guard: 'due', message: purgeMessages.nothing() }])
    return { ...input, cutDt: due.cutDt, rowCnt: due.rowCnt }
  },
  afterSave: async (key, { sql }) => {
    const { kindCd, cutDt } = await stored(sql, key)
    const kind = purgeKindOf(kindCd)
    if (!kind?.listed) return
    await sql.query(
      `update "privacyPurge" set "targetKeys" = d."keys", "rowCnt" = cardinality(d."keys") from (select coalesce(array_agg("key"), '{}') as "keys" from (select "key" from (${kind.due}) a order by "dt" limit ${mostTargets}) b) d where "purgeNo" = $2`,
      [cutDt, key],
    )
  },
  transitions: {
    approve: {
      may: (_, { session }) => (isPrivacyOfficer(session.duties) ? undefined : breachMessages.officer()),
      set: (_, { session, now }, { opinion }) => ({
        apprUserId: session.userId,
        apprDt: now,
        opinion: opinion ?? null,
      }),
    },
    erase: {
      set: async ({ purgeNo }, { sql, now }) => {
        const { kindCd, cutDt, targetKeys } = await stored(sql, purgeNo)
        const kind = purgeKindOf(kindCd)
        if (!kind) throw notFound()
        return { eraseDt: now, eraseCnt: await kind.erase(sql, cutDt, targetKeys) }
      },
    },
  },
})
const stored = (
  sql: Sql,
  key: string | number,
): Promise<{ kindCd: string; cutDt: string; targetKeys: string[] }> =>
  sql.one(
    `select "kindCd", to_json("cutDt") #>> '{}' as "cutDt", "targetKeys" from "privacyPurge" where "purgeNo" = $1`,
    [key],
  )

/** Data that is older than the dated keeping times, by kind. */
export async function dueKinds(
  sql: Sql,
  now: string,
  kinds: readonly string[] = purgeKindCds(),
): Promise<DueKind[]> {
  const parameters = await privacyParameters(sql, dayOfMoment(now))
  const found: DueKind[] = []
  for (const kindCd of kinds) {
    const kind = purgeKindOf(kindCd)
    if (!kind) continue
    const keep = parameters[kind.parameter]
    const { cutDt } = await sql.one<{ cutDt: string }>(
      `select to_json(date_trunc('day', $1::timestamptz) - make_interval(${kind.unit} => $2)) #>> '{}' as "cutDt"`,
      [now, keep],
    )
    const counted = await sql.one<{ rowCnt: number; oldestDt: string | null; listed: boolean }>(
      `select count(*)::int as "rowCnt", to_json(min("dt")) #>> '{}' as "oldestDt",
         exists (select from "privacyPurge" where "kindCd" = $2 and "state" in ('listed', 'approved')) as "listed" from (${kind.due}) d`,
      [cutDt, kindCd],
    )
    found.push({ kindCd, keep, unit: kind.unit, cutDt, ...counted })
  }
  return found
}

/** The persons of a list, for who approves it; itself an access to personal data. @throws Refusal 404 */
export async function purgeTargets(
  context: Context,
  key: string,
): Promise<{ userId: string; userNm: string; retireYmd: string | null }[]> {
  if (!/^\d{1,15}$/.test(key)) throw notFound()
  const purge = await context.sql.maybe<{ kindCd: string; targetKeys: string[] }>(
    `select "kindCd", "targetKeys" from "privacyPurge" where "purgeNo" = $1`,
    [Number(key)],
  )
  if (!purge) throw notFound()
  const targets = purgeKindOf(purge.kindCd)?.targets
  if (!targets) return []
  const people = await context.sql.query<{ userId: string; userNm: string; retireYmd: string | null }>(
    targets,
    [purge.targetKeys],
  )
  if (people.length > 0)
    await logPersonal(context, { tableNm: privacyPurge.name, act: acts.read, rowCnt: people.length })
  return people
}

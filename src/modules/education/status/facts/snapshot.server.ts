import { acts } from '../../../../core/server/entity/audit.ts'
import { asSystem, inTransaction, type Context, type Engine } from '../../../../core/server/entity/context.ts'
import { addRows, putRow, removeRows, sideTable } from '../../../../core/server/entity/side-table.ts'
import { addDays } from '../../../../core/shared/dates.ts'
import { judgePerson } from '../rules/judge-person.rule.ts'
import type { StatusFacts } from '../rules/matrix.rule.ts'
import { lawFacts, personFacts, type KnownPerson } from './person-facts.server.ts'

/** A day that has been reckoned; `touchDt`: changes until then are in it. */
const eduStatusRun = sideTable(
  'eduStatusRun',
  { baseYmd: 'date', runDt: 'timestamptz', touchDt: 'timestamptz', peopleCnt: 'integer' },
  ['baseYmd'],
)
const eduStatusSnap = sideTable(
  'eduStatusSnap',
  {
    baseYmd: 'date',
    userId: 'text',
    eduTypeCd: 'text',
    periodKey: 'text',
    plantCd: 'text',
    deptCd: 'text',
    closedYn: 'text',
    requiredMin: 'integer',
    exemptMin: 'integer',
    recogMin: 'integer',
    lackMin: 'integer',
    dueYmd: 'date',
    state: 'text',
  },
  ['baseYmd', 'userId', 'eduTypeCd', 'periodKey'],
)
/** Rows of one statement. */
const rowsAtOnce = 5000

/** Everybody's duties on a day, as the rules judge them now. */
export async function judgeAll(context: Context, people: readonly KnownPerson[], day: string) {
  const law = await lawFacts(context, day)
  return people.map((person) => ({ person, rows: judgePerson(person, law, day) }))
}
const isMonthEnd = (day: string): boolean => addDays(day, 1).endsWith('-01')

/** Writes how people stand on a day in place of what stood there. */
async function write(context: Context, people: readonly KnownPerson[], day: string): Promise<void> {
  const rows = (await judgeAll(context, people, day)).flatMap(({ person, rows: own }) =>
    own.map(({ eduTypeCd, periodKey, closed, requiredMin, exemptMin, recogMin, lackMin, dueYmd, state }) => ({
      baseYmd: day,
      userId: person.userId,
      eduTypeCd,
      periodKey,
      plantCd: person.plantCd,
      deptCd: person.deptCd,
      closedYn: closed ? 'Y' : 'N',
      requiredMin,
      exemptMin,
      recogMin,
      lackMin,
      dueYmd,
      state,
    })),
  )
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await addRows(context, eduStatusSnap, rows.slice(at, at + rowsAtOnce))
}

/**
 * Reckons today for everybody, and lets past days go that are no end of a month. A past end of a month stays as it was
 * on its last day.
 * @returns how many people were reckoned
 */
export const rebuildStatus = (engine: Engine): Promise<number> =>
  inTransaction(engine, asSystem('교육 법정시간 집계'), async (context) => {
    const { sql, today, now } = context
    await lockDay(context)
    const old = await sql.query<{ day: string }>(
      'select "baseYmd"::text as "day" from "eduStatusRun" where "baseYmd" <= $1::date',
      [today],
    )
    for (const { day } of old)
      if (day === today || !isMonthEnd(day)) await removeRows(context, eduStatusRun, { baseYmd: day })
    const people = await personFacts(context, { day: today })
    await addRows(context, eduStatusRun, [
      { baseYmd: today, runDt: now, touchDt: now, peopleCnt: people.length },
    ])
    await write(context, people, today)
    context.publish({ topic: eduStatusSnap.name })
    return people.length
  })
/** Who writes the standings of a day waits for who does it already. */
const lockDay = ({ sql, today }: Context) =>
  sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`eduStatusSnap ${today}`])

/**
 * Keeps up how some people stand today, in the transaction of what changed them: a confirmed result, an exemption, an
 * assignment. A day that has not been reckoned yet is left to the night.
 */
export async function followPeople(context: Context, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  const { sql, today } = context
  if (!(await sql.maybe('select 1 from "eduStatusRun" where "baseYmd" = $1', [today]))) return
  await lockDay(context)
  const system: Context = { ...context, session: asSystem('교육 법정시간 집계') }
  for (const userId of new Set(userIds)) await removeRows(system, eduStatusSnap, { baseYmd: today, userId })
  await write(system, await personFacts(system, { day: today, userIds: [...new Set(userIds)] }), today)
  context.publish({ topic: eduStatusSnap.name })
}

/** Tables whose rows belong to one person, and those that change what holds for many. */
const ofPeople = ['userAssign', 'userLeave', 'userDuty', 'eduResult', 'eduExempt', 'eduAssign', 'eduMsdsNeed']
const ofEverybody = ['eduLegalRule', 'sysParam', 'chmProductPlant', 'chmProduct']

/**
 * Looks through the trail for what has changed since the last look and reckons those people anew; where the table of
 * hours, a switch or the places of chemicals changed, everybody.
 * @returns how many people were reckoned
 */
export async function keepUpStatus(engine: Engine): Promise<number> {
  const run = await engine.database.maybe<{ day: string; touchDt: string }>(
    `select "baseYmd"::text as "day", to_json("touchDt")#>>'{}' as "touchDt" from "eduStatusRun" order by "baseYmd" desc limit 1`,
  )
  return inTransaction(engine, asSystem('교육 법정시간 집계'), async (context) => {
    const { sql, today, now } = context
    if (run?.day !== today) return undefined
    const touched = await sql.query<{ tableNm: string; userIds: string[] | null }>(
      `select a."tableNm", array_agg(distinct x) filter (where x is not null) as "userIds" from "auditLog" a
       left join lateral (
         select a."diff"#>>'{userId,0}' as x union select a."diff"#>>'{userId,1}'
         union select a."rowKey" where a."tableNm" = 'user'
         union select t."userId" from "userAssign" t where a."tableNm" = 'userAssign' and t."userAssignNo"::text = a."rowKey"
         union select t."userId" from "userLeave" t where a."tableNm" = 'userLeave' and t."userLeaveNo"::text = a."rowKey"
         union select t."userId" from "userDuty" t where a."tableNm" = 'userDuty' and t."userDutyNo"::text = a."rowKey"
         union select t."userId" from "eduResult" t where a."tableNm" = 'eduResult' and t."eduResultNo"::text = a."rowKey"
         union select t."userId" from "eduAssign" t where a."tableNm" = 'eduAssign' and t."eduAssignNo"::text = a."rowKey"
         union select t."userId" from "eduMsdsNeed" t where a."tableNm" = 'eduMsdsNeed' and t."eduMsdsNeedNo"::text = a."rowKey"
         union select coalesce(t."userId", '*') from "eduExempt" t where a."tableNm" = 'eduExempt' and t."eduExemptNo"::text = a."rowKey"
       ) p(x) on true
       where a."dt" >= $1::timestamptz - interval '1 minute' and a."actCd" = any($3::text[]) and a."tableNm" = any($2::text[]) group by 1`,
      [run.touchDt, [...ofPeople, ...ofEverybody, 'user'], [acts.create, acts.update, acts.delete]],
    )
    const userIds = touched.flatMap(({ userIds: own }) => own ?? [])
    const isForAll = touched.some(({ tableNm }) => ofEverybody.includes(tableNm)) || userIds.includes('*')
    if (isForAll) return undefined
    await followPeople(context, userIds)
    await putRow(context, eduStatusRun, { baseYmd: today, touchDt: now }, { runDt: now, peopleCnt: 0 })
    return new Set(userIds).size
  }).then((count) => count ?? rebuildStatus(engine))
}

/** When a day was reckoned. @returns undefined where nobody has done it */
export const keptOn = async ({ sql }: Pick<Context, 'sql'>, day: string): Promise<string | undefined> =>
  (
    await sql.maybe<{ runDt: string }>(
      `select to_json("runDt")#>>'{}' as "runDt" from "eduStatusRun" where "baseYmd" = $1`,
      [day],
    )
  )?.runDt

/** How people stand on a day from its kept rows. @returns undefined where the day was not reckoned */
export async function keptStatus(context: Context, day: string, userIds: readonly string[]) {
  const { sql } = context
  const runDt = await keptOn(context, day)
  if (runDt === undefined) return undefined
  const rows = await sql.query<StatusFacts & { userId: string }>(
    `select "userId", "eduTypeCd", "periodKey", "closedYn" = 'Y' as "closed", "requiredMin", "exemptMin", "recogMin", "lackMin", "dueYmd"::text as "dueYmd", "state"
     from "eduStatusSnap" where "baseYmd" = $1 and "userId" = any($2::text[])`,
    [day, userIds],
  )
  return { runDt, rows: Map.groupBy(rows, ({ userId }) => userId) }
}

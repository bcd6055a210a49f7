import { createDatabase, type Sql } from '../src/core/server/database/database.ts'
import { asSystem, type Context } from '../src/core/server/entity/context.ts'
import { addDays, addMonths } from '../src/core/shared/dates.ts'
import { missesIn, repeatsOf, roundsIn } from '../src/modules/safety/check/check-overview.server.ts'
import { planRounds } from '../src/modules/safety/check/check-planning.server.ts'
import { inDemonstration } from './database.ts'
import { median, milliseconds } from './machine.ts'

/**
 * Checks among many rows: `node bench/checks.ts [rounds that were done] [plans]`. Measures the year of
 * rounds that the clock makes for all plans, the calendar of a month, the misses and the items that are bad again and
 * again. Fills tables of a schema of its own beside the demonstration, so that its rows are the only ones.
 */
const [done = '1000000', plans = '2000'] = process.argv.slice(2)
const schema = 'checks_bench'
const tables = ['safCheckPlan', 'safCheckResult', 'checkRun', 'checkAnswer']
const plantCd = '1000'
const rounds = 5
const step = 50_000

async function fillPlans(sql: Sql, today: string): Promise<void> {
  await sql.query(
    `insert into "safCheckPlan" ("checkPlanNm", "plantCd", "deptCd", "checkTypeCd", "targetCd", "facilityNo", "checkFormNo", "cycleCd", "everyCnt", "shiftCd", "startYmd", "chargeUserId", "state", "createUserId", "updateUserId")
     select '벤치 ' || n, $2, 'D111', 'MON', 'facility', f.no[1 + n % array_length(f.no, 1)], m.no, (array['D', 'W', 'M', 'M', 'M', 'M'])[1 + n % 6], 1, 'N', $3::date, 'emp01', 'running', 'bench', 'bench'
     from generate_series(1, $1::int) n, (select array_agg("facilityNo") as no from public."safFacility" where "plantCd" = $2) f,
       (select "checkFormNo" as no from public."checkFormItem" group by 1 order by count(*) desc limit 1) m`,
    [Number(plans), plantCd, addMonths(today, -30)],
  )
}
/** One round in twenty found two bad items, one in a hundred was missed. */
async function fillRounds(sql: Sql, from: number, to: number, today: string): Promise<void> {
  await sql.query(
    `insert into "safCheckResult" ("checkPlanNo", "plantCd", "deptCd", "checkTypeCd", "targetCd", "facilityNo", "checkFormNo", "planYmd", "dueYmd", "missYmd", "chargeUserId", "checkDt", "badCnt", "lateYn", "state", "createUserId", "updateUserId")
     select p."checkPlanNo", p."plantCd", p."deptCd", p."checkTypeCd", p."targetCd", p."facilityNo", p."checkFormNo", d.ymd, d.ymd, d.ymd + 1, 'emp01', case when n % 100 = 1 then null else d.ymd + interval '10 hours' end,
       case when n % 20 = 0 then 2 else 0 end, 'N', case when n % 100 = 1 then 'missed' else 'confirmed' end, 'bench', 'bench'
     from generate_series($1::int, $2::int) n join "safCheckPlan" p on p."checkPlanNo" = 1 + n % $3::int, lateral (select $4::date - 1 - n / $3::int as ymd) d`,
    [from, to, Number(plans), today],
  )
}
async function fillAnswers(sql: Sql): Promise<void> {
  await sql.query(
    `insert into "checkRun" ("checkFormNo", "sourceCd", "sourceNo", "plantCd", "doneDt", "badCnt", "createUserId", "updateUserId")
     select "checkFormNo", 'safCheckResult', "checkResultNo", "plantCd", "checkDt", "badCnt", 'bench', 'bench' from "safCheckResult" where "checkDt" is not null`,
  )
  await sql.query(
    `insert into "checkAnswer" ("checkRunNo", "itemCd", "answerCd", "badYn")
     select r."checkRunNo", i."itemCd", 'N', 'Y' from "checkRun" r
     join lateral (select x."itemCd" from public."checkFormItem" x where x."checkFormNo" = r."checkFormNo" order by x."itemCd" offset r."sourceNo" % 3 limit 2) i on true where r."badCnt" > 0`,
  )
}
async function repeated(name: string, work: () => Promise<unknown>): Promise<void> {
  await work()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await milliseconds(work))
  console.log(`${name}: ${Math.round(median(times))} ms`)
}

const at = new Date()
const contextOf = (sql: Sql): Context => ({
  session: asSystem('벤치'),
  sql,
  clock: { now: () => at },
  now: at.toISOString(),
  today: at.toISOString().slice(0, 10),
  publish: () => undefined,
})
await inDemonstration('bench_checks', async (url) => {
  const database = createDatabase(url, { max: 1 })
  await database.query(`create schema ${schema}`)
  for (const table of tables)
    await database.query(
      `create table ${schema}."${table}" (like public."${table}" including defaults including generated including identity including indexes)`,
    )
  await database.query(`set search_path to ${schema}, public`)
  await database.query('set statement_timeout to 0')
  const context = contextOf(database)
  const { today } = context
  await fillPlans(database, today)
  await database.query('analyze "safCheckPlan"')
  let made = 0
  const planned = await milliseconds(() =>
    database.transaction(async (sql) => (made = await planRounds(contextOf(sql)))),
  )
  console.log(`a year of ${plans} plans, ${made} rounds: ${Math.round(planned)} ms`)
  const again = await milliseconds(() => database.transaction((sql) => planRounds(contextOf(sql))))
  console.log(`the same again, with nothing to write: ${Math.round(again)} ms`)
  for (let from = 1; from <= Number(done); from += step)
    await fillRounds(database, from, Math.min(from + step - 1, Number(done)), today)
  await fillAnswers(database)
  for (const table of tables) await database.query(`vacuum analyze "${table}"`)
  const ask = { plantCd, ofFacilities: false }
  await repeated('calendar of this month', () =>
    roundsIn(context, { ...ask, from: addDays(today, -15), to: addDays(today, 15) }),
  )
  await repeated('misses of three months', () =>
    missesIn(context, { ...ask, from: addMonths(today, -3), to: today }),
  )
  await repeated(`items bad again and again among ${done} rounds`, () => repeatsOf(context, ask))
  await database.end()
})

import { createDatabase, type Sql } from '../src/core/server/database/database.ts'
import { asSystem, type Context } from '../src/core/server/entity/context.ts'
import { similarEvents } from '../src/modules/safety/event/event-similar.server.ts'
import { accidentStat } from '../src/modules/safety/event/stat/accident-stat.server.ts'
import { monthFiguresClock } from '../src/modules/safety/event/stat/month-figures.server.ts'
import { median, milliseconds } from './machine.ts'

/**
 * Past events that are like what is typed, and the figures of accidents, among many rows:
 * `node bench/events.ts <database address> [events asked among] [events counted]`. Fills tables of a schema of its own, which
 * it drops; the rows of the portal stay untouched.
 */
const [url = '', asked = '1000000', counted = '200000'] = process.argv.slice(2)
const schema = 'events_bench'
const tables = ['safEvent', 'safEventPerson', 'safWorkStat', 'safEventMonth', 'safEventStale']
const rounds = 5
const step = 20_000
const things = [
  '난간',
  '방호덮개',
  '지게차',
  '배관 플랜지',
  '안전밸브',
  '사다리',
  '반응기 맨홀',
  '접지선',
  '컨베이어',
  '호이스트',
]
const happenings = [
  '손 끼임',
  '발을 헛디딤',
  '부딪힐 뻔함',
  '누출',
  '떨어짐',
  '미끄러짐',
  '화상',
  '감전',
  '베임',
  '낙하물 맞음',
]
const typed = [
  '지게차 부딪힐 뻔 창고동',
  '배관 플랜지 누출 237',
  '사다리에서 떨어짐',
  '컨베이어 손 끼임 포장실',
  '아무도 적지 않은 문장',
]

async function fill(sql: Sql, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += step)
    await sql.query(
      `insert into "safEvent" ("eventKindCd", "safEventNm", "plantCd", "deptCd", "occurDt", "knowDt", "placeNm", "occurTypeCd", "summaryTxt", "state", "createUserId", "updateUserId")
       select case when n % 5 = 0 then 'accident' else 'nearMiss' end, ($3::text[])[1 + n % 10] || ' ' || ($4::text[])[1 + n / 10 % 10] || ' ' || n, '1000', 'D111',
         now() - make_interval(hours => n % 17000), now() - make_interval(hours => n % 17000), '창고동 ' || n % 997, 'caught', '벤치', 'closed', 'bench', 'bench' from generate_series($1::int, $2::int) n`,
      [at + 1, Math.min(at + step, to), things, happenings],
    )
}
async function repeated(work: () => Promise<unknown>): Promise<number> {
  await work()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await milliseconds(work))
  return Math.round(median(times))
}

const database = createDatabase(url, { max: 1 })
const at = new Date()
const contextOf = (sql: Sql): Context => ({
  session: asSystem('벤치'),
  sql,
  clock: { now: () => at },
  now: at.toISOString(),
  today: at.toISOString().slice(0, 10),
  publish: () => undefined,
})
const here = `set search_path to ${schema}, public`
try {
  await database.query(`drop schema if exists ${schema} cascade`)
  await database.query(`create schema ${schema}`)
  for (const table of tables)
    await database.query(
      `create table ${schema}."${table}" (like public."${table}" including defaults including generated including identity including indexes)`,
    )
  await database.query(here)
  await database.query('set statement_timeout to 0')
  await fill(database, 0, Number(counted))
  await database.query(
    `insert into "safEventPerson" ("safEventNo", "plantCd", "personTypeCd", "workRelationCd", "injuryTypeCd", "injuryPartCd", "treatCd", "restDays", "lossDays", "createUserId", "updateUserId")
     select "safEventNo", '1000', 'employee', 'work', 'injury', 'hand', 'clinic', "safEventNo" % 9, "safEventNo" % 9 * 300.0 / 365, 'bench', 'bench' from "safEvent" where "eventKindCd" = 'accident'`,
  )
  for (const table of tables) await database.query(`vacuum analyze "${table}"`)
  const to = contextOf(database).today.slice(0, 7)
  const from = `${Number(to.slice(0, 4)) - 1}-01`
  const stat = () =>
    repeated(() => database.transaction((sql) => accidentStat(contextOf(sql), { plantCd: '1000', from, to })))
  const among = `of ${from} – ${to} among ${counted} events`
  console.log(`figures ${among}, no month kept: ${await stat()} ms`)
  await database.query(
    `insert into "safEventStale" ("plantCd", "statYm") select distinct "plantCd", "safEventMonthOf"("occurDt") from "safEvent"`,
  )
  const keeping = await milliseconds(() =>
    monthFiguresClock({ database, clock: { now: () => at }, publish: () => undefined }),
  )
  console.log(`months ${among} kept in ${Math.round(keeping)} ms`)
  console.log(`figures ${among}, all months kept: ${await stat()} ms`)
  await database.query(`insert into "safEventStale" ("plantCd", "statYm") values ('1000', $1)`, [to])
  console.log(`figures ${among}, this month touched: ${await stat()} ms`)
  await fill(database, Number(counted), Number(asked))
  await database.query('vacuum analyze "safEvent"')
  for (const words of typed) {
    const taken = await repeated(() => database.transaction((sql) => similarEvents(contextOf(sql), words)))
    console.log(`similar to '${words}' among ${asked} events: ${taken} ms`)
  }
} finally {
  await database.query(`drop schema if exists ${schema} cascade`)
  await database.end()
}

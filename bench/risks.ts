import { createDatabase, type Sql } from '../src/core/server/database/database.ts'
import { asSystem, type Context } from '../src/core/server/entity/context.ts'
import { behaviours } from '../src/app/modules.ts'
import { listPage } from '../src/core/server/entity/list-query.ts'
import { register } from '../src/core/server/entity/registry.ts'
import { rsaRisk } from '../src/modules/risk-assessment/total/rsa-risk.resource.ts'
import {
  heatOf,
  topRisks,
  totalsAsked,
  totalsOf,
} from '../src/modules/risk-assessment/total/totals.server.ts'
import { inDemonstration } from './database.ts'
import { cpuLoad, cpuSeconds, median, milliseconds } from './machine.ts'

/**
 * Totals, heat map, the worst risks and their list among many risks of three years and four methods:
 * `node bench/risks.ts [rows]`; nine in ten become risks. The database is one of its own.
 */
const [wanted = '230000'] = process.argv.slice(2)
const rounds = 7
const rowsOfTarget = 20
const years = [2, 1, 0]
const tables = ['rsaPlan', 'rsaTarget', 'rsaHazard', 'rsaCheckAnswer', 'rsaHazopRow', 'rsaCharm', 'rsaRisk']
const targets = Math.round(Number(wanted) / rowsOfTarget / years.length)

for (const behaviour of behaviours) register(behaviour)
const at = new Date()
const contextOf = (sql: Sql): Context => ({
  session: asSystem('벤치'),
  sql,
  clock: { now: () => at },
  now: at.toISOString(),
  today: at.toISOString().slice(0, 10),
  publish: () => undefined,
})

/** Targets of a year, each the successor of one of the year before; three of ten are no KRAS. */
async function fillYear(sql: Sql, back: number): Promise<void> {
  const year = at.getFullYear() - back
  await sql.query(
    `insert into "rsaPlan" ("rsaPlanNm", "plantCd", "deptCd", "rsaKindCd", "rsaTypeCd", "headUserId", "startYmd", "endYmd", "scopeTxt", "state", "createUserId", "updateUserId")
     values ($1, '1000', 'D111', '2', 'K', 'saf01', make_date($2, 3, 1), make_date($2, 4, 1), '벤치', 'done', 'bench', 'bench')`,
    [`bench ${year}`, year],
  )
  await sql.query(
    `insert into "rsaTarget" ("rsaPlanNo", "rsaTargetNm", "plantCd", "deptCd", "rsaTypeCd", "rsaMatrixNo", "leaderUserId", "prevTargetNo", "confirmDt", "state", "createUserId", "updateUserId")
     select (select "rsaPlanNo" from "rsaPlan" where "rsaPlanNm" = $1), 'bench ' || n, d."plantCd", d."deptCd", k.type, m."rsaMatrixNo", 'saf01',
       (select b."rsaTargetNo" from "rsaTarget" b join "rsaPlan" p using ("rsaPlanNo") where p."rsaPlanNm" = $2 and b."rsaTargetNm" = 'bench ' || n),
       make_timestamptz($3, 4, 1, 0, 0, 0), 'confirmed', 'bench', 'bench'
     from generate_series(1, $4) n
     join (select "plantCd", "deptCd", row_number() over (order by "deptCd") - 1 as at, count(*) over () as all from "dept" where "plantCd" <> '0000') d on d.at = n % d.all
     join lateral (select case n % 10 when 7 then 'C' when 8 then 'Z' when 9 then 'M' else 'K' end as type) k on true
     join lateral (select "rsaMatrixNo" from "rsaMatrix" where k.type = any("rsaTypeCds") and "state" = 'inForce' and "plantCd" = '0000' order by "matrixCd" desc limit 1) m on true`,
    [`bench ${year}`, `bench ${year - 1}`, year, targets],
  )
  const own = `"rsaTarget" t join "rsaPlan" p using ("rsaPlanNo") cross join generate_series(1, ${rowsOfTarget}) i where p."rsaPlanNm" = $1`
  const freq = '1 + (t."rsaTargetNo" * 7 + i) % 3'
  const sev = '1 + (t."rsaTargetNo" + i * 5) % 3'
  const judged = `${freq}, ${sev}, (${freq}) * (${sev}), g."gradeCd", g."acceptYn"`
  const grade = `join lateral (select "gradeCd", "acceptYn" from "rsaMatrixGrade" g where g."rsaMatrixNo" = t."rsaMatrixNo" and (${freq}) * (${sev}) between "fromScore" and "toScore" limit 1) g on true`
  const from = own.replace(' where', ` ${grade} where`)
  const risk =
    '"freq", "sev", "score", "gradeCd", "acceptYn", "plantCd", "deptCd", "createUserId", "updateUserId"'
  const place = 't."plantCd", t."deptCd", \'bench\', \'bench\''
  // Two of twenty are new each year, so two of last year are gone.
  const last = (table: string, key: string) =>
    `case when i > 2 then (select l."${key}" from "${table}" l where l."rsaTargetNo" = t."prevTargetNo" and l."sortOrder" = i) end`
  const lastScore = `case when i > 2 and t."prevTargetNo" is not null then 4 end`
  await sql.query(
    `insert into "rsaHazard" ("rsaTargetNo", "sortOrder", "stepTxt", "hazardKindCd", "hazardTxt", "occurTypeCd", "prevHazardNo", "prevScore", ${risk})
     select t."rsaTargetNo", i, '단계', 'machine', repeat('회전체에 손이 끼임 ', 12), 'caught', ${last('rsaHazard', 'rsaHazardNo')}, ${lastScore}, ${judged}, ${place} from ${from} and t."rsaTypeCd" = 'K'`,
    [`bench ${year}`],
  )
  await sql.query(
    `insert into "rsaCheckAnswer" ("rsaTargetNo", "sortOrder", "itemTxt", "okCd", "prevAnswerNo", "prevScore", ${risk})
     select t."rsaTargetNo", i, repeat('방호덮개 점검 ', 12), 'fine', ${last('rsaCheckAnswer', 'rsaCheckAnswerNo')}, ${lastScore}, ${judged}, ${place} from ${from} and t."rsaTypeCd" = 'C'`,
    [`bench ${year}`],
  )
  await sql.query(
    `insert into "rsaHazopNode" ("rsaTargetNo", "plantCd", "deptCd", "sortOrder", "rsaHazopNodeNm", "createUserId", "updateUserId")
     select t."rsaTargetNo", t."plantCd", t."deptCd", 1, '벤치', 'bench', 'bench' from "rsaTarget" t join "rsaPlan" p using ("rsaPlanNo") where p."rsaPlanNm" = $1 and t."rsaTypeCd" = 'Z'`,
    [`bench ${year}`],
  )
  await sql.query(
    `insert into "rsaHazopRow" ("rsaTargetNo", "rsaHazopNodeNo", "sortOrder", "causeTxt", "consequenceTxt", "prevRowNo", ${risk})
     select t."rsaTargetNo", (select "rsaHazopNodeNo" from "rsaHazopNode" n where n."rsaTargetNo" = t."rsaTargetNo"), i, repeat('펌프 정지 ', 12), repeat('누출 ', 20),
       ${last('rsaHazopRow', 'rsaHazopRowNo')}, ${judged}, ${place} from ${from} and t."rsaTypeCd" = 'Z'`,
    [`bench ${year}`],
  )
  await sql.query(
    `insert into "rsaCharm" ("rsaTargetNo", "sortOrder", "taskTxt", "substanceTxt", "prevCharmNo", "prevScore", ${risk})
     select t."rsaTargetNo", i, '투입', '톨루엔', ${last('rsaCharm', 'rsaCharmNo')}, ${lastScore}, ${judged}, ${place} from ${from} and t."rsaTypeCd" = 'M'`,
    [`bench ${year}`],
  )
}
/** The process of the one connection: its CPU is what other work on the machine hardly moves. */
let pid = 0
async function say(what: string, work: () => Promise<unknown>): Promise<void> {
  const first = await milliseconds(work)
  const before = cpuSeconds(pid)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await milliseconds(work))
  console.log(
    `${what}: ${Math.round(median(times))} ms (first ${Math.round(first)}, most ${Math.round(Math.max(...times))}; ${Math.round(((cpuSeconds(pid) - before) * 1000) / rounds)} ms of the database's CPU, load ${cpuLoad()})`,
  )
}
const withoutTriggers = async (sql: Sql, work: () => Promise<void>): Promise<void> => {
  for (const table of tables) await sql.query(`alter table "${table}" disable trigger user`)
  await work()
  for (const table of tables) await sql.query(`alter table "${table}" enable trigger user`)
}

await inDemonstration('bench_risks', async (url) => {
  const database = createDatabase(url, { max: 1 })
  await database.query('set statement_timeout to 0')
  // Written at once from the view: row by row the triggers do it, whose price is measured below.
  await database.transaction((sql) =>
    withoutTriggers(sql, async () => {
      for (const back of years) {
        await fillYear(sql, back)
        for (const table of tables) await sql.query(`analyze "${table}"`)
      }
      await sql.query('delete from "rsaRisk"')
      const columns = Object.keys(rsaRisk.fields)
        .map((name) => `"${name}"`)
        .join(', ')
      await sql.query(`insert into "rsaRisk" (${columns}) select ${columns} from "rsaRiskNow"`)
    }),
  )
  for (const table of tables) await database.query(`vacuum analyze "${table}"`)
  const { all } = await database.one<{ all: number }>('select count(*)::int as "all" from "rsaRisk"')
  console.log(`among ${all} risks`)
  pid = (await database.one<{ pid: number }>('select pg_backend_pid() as pid')).pid
  const context = contextOf(database)
  const asked = totalsAsked(context, {})
  await say('totals of a year with trend and changes', () => totalsOf(context, asked))
  await say('heat map', () => heatOf(context, asked))
  await say('worst ten', () => topRisks(context, asked))
  await say('list of a figure', () =>
    listPage(rsaRisk, context, { riskYear: asked.riskYear, levelCd: 'H', fixedYn: 'Y' }),
  )
  const { row } = await database.one<{ row: number }>('select max("rsaHazardNo") as "row" from "rsaHazard"')
  const write = () =>
    database.query('update "rsaHazard" set "freq" = 1 + (random() * 2)::int where "rsaHazardNo" = $1', [row])
  await say('a row written with its risk', write)
  await database.transaction(async (sql) => {
    await withoutTriggers(sql, () =>
      say('a row written without it', () =>
        sql.query('update "rsaHazard" set "freq" = 1 + (random() * 2)::int where "rsaHazardNo" = $1', [row]),
      ),
    )
  })
  await database.end()
})

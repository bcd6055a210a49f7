// node bench/vendors.ts [--companies 1000] [--people 50]: so many companies with their people and a pass for each, in a
// database of its own beside the demonstration; measures the lists as W1, the first page of a company, and the night of
// the passes with a reader beside it.
import { parseArgs } from 'node:util'
import { setTimeout as wait } from 'node:timers/promises'
import { buildServer } from '../src/app/server.ts'
import { createDatabase, type Sql } from '../src/core/server/database/database.ts'
import { seal } from '../src/core/server/entity/sealed.ts'
import { TestClock } from '../src/core/server/runtime/clock.ts'
import { listPathOf } from '../src/core/shared/resource.ts'
import { nightOfPasses } from '../src/modules/vendor/enter/pass-night.server.ts'
import { enterPass } from '../src/modules/vendor/enter/enter-pass.resource.ts'
import { vendorDoc } from '../src/modules/vendor/doc/vendor-doc.resource.ts'
import { vendor } from '../src/modules/vendor/vendor/vendor.resource.ts'
import { vendorWorker } from '../src/modules/vendor/worker/vendor-worker.resource.ts'
import { clientOf, testSettings, tokensOf, type Client } from '../test/portal.ts'
import { inDemonstration } from './database.ts'
import { median, milliseconds, spread } from './machine.ts'

const { values: options } = parseArgs({
  options: { companies: { type: 'string', default: '1000' }, people: { type: 'string', default: '50' } },
})
const [companies, people] = [Number(options.companies), Number(options.people)]
const name = 'bench_vendors'
const reads = 200

/** One in so many people is a welder, and one in so many of these has no licence in the list. */
const [welders, unlicensed] = [5, 50]
async function fill(sql: Sql): Promise<void> {
  const run = (text: string, values: unknown[] = []) => sql.query(text, values)
  await run(
    `insert into "vendor" ("vendorCd", "vendorNm", "bizRegNo", "ceoNm", "addr", "telNo", "email", "vendorTypeCd", "residentYn", "workFieldCds", "empCnt", "indInsNo", "safeMgrNm", "safeMgrTel", "state", "useYn", "createUserId", "updateUserId")
     select 'B' || lpad(n::text, 5, '0'), '벤치업체' || n, lpad(n::text, 10, '0'), '대표', '여수시', '061-000-0000', 'bench@portal.example', 'VTY02', 'N', array['VFD01'], 50, '1', '담당', '061-000-0000', 'active', 'Y', 'bench', 'bench'
     from generate_series(1, $1::int) n`,
    [companies],
  )
  await run(
    `insert into "vendorPlant" ("vendorCd", "plantCd", "useYn", "createUserId", "updateUserId") select "vendorCd", case when right("vendorCd", 1) < '7' then '1000' else '2000' end, 'Y', 'bench', 'bench' from "vendor" where "vendorCd" like 'B%'`,
  )
  await run(
    `insert into "vendorDoc" ("vendorCd", "docTypeCd", "validFromYmd", "validToYmd", "verifyStatusCd", "createUserId", "updateUserId")
     select "vendorCd", d, current_date - 100, current_date + 300, 'VVF02', 'bench', 'bench' from "vendor", unnest(array['VDC01', 'VDC02', 'VDC03', 'VDC04', 'VDC07']) d where "vendorCd" like 'B%'`,
  )
  await run(
    `insert into "vendorContract" ("contractNm", "vendorCd", "plantCd", "deptCd", "mgrUserId", "contractTypeCd", "riskLvlCd", "fromYmd", "toYmd", "contractAmt", "unitPriceYn", "prohibitYn", "prohibitTempYn", "approveTargetYn", "removeReportYn", "chemSubYn", "chemUrgentYn", "infoTargetYn", "subAllowYn", "state", "createUserId", "updateUserId")
     select '벤치계약', "vendorCd", "plantCd", 'D121', 'rqst01', 'CTT01', 'RLV02', current_date - 100, current_date + 200, 1000000, 'N', 'N', 'N', 'N', 'N', 'N', 'N', 'N', 'N', 'active', 'bench', 'bench' from "vendorPlant" where "vendorCd" like 'B%'`,
  )
  await run(
    `insert into "enterRqst" ("vendorCd", "plantCd", "enterTypeCd", "contractNo", "deptCd", "mgrUserId", "fromYmd", "toYmd", "purposeTxt", "state", "createUserId", "updateUserId")
     select "vendorCd", "plantCd", 'VET02', "contractNo", 'D121', 'rqst01', current_date - 90, current_date + 180, '벤치', 'approved', 'bench', 'bench' from "vendorContract" where "vendorCd" like 'B%'`,
  )
  const workers = await sql.query<{ no: number }>(
    `insert into "vendorWorker" ("vendorCd", "vendorWorkerNm", "birthYmd", "jobTypeCds", "entryStatCd", "healthFitYn", "healthNextYmd", "privAgreeYmd", "sensAgreeYmd", "useYn", "createUserId", "updateUserId")
     select "vendorCd", '사람' || "vendorCd" || '-' || p, date '1970-01-01' + p * 97, array[case when p % $2::int = 0 then 'VJB03' else 'VJB12' end], 'approved', 'Y', current_date + 150, '2026-01-01', '2026-01-01', 'Y', 'bench', 'bench'
     from "vendor", generate_series(1, $1::int) p where "vendorCd" like 'B%' returning "vendorWorkerNo" as no`,
    [people, welders],
  )
  for (let at = 0; at < workers.length; at += 5000) {
    const part = workers.slice(at, at + 5000).map(({ no }) => no)
    await run(
      `update "vendorWorker" w set "healthFitYn" = x."fit" from unnest($1::bigint[], $2::text[]) x("no", "fit") where w."vendorWorkerNo" = x."no"`,
      [part, part.map((key) => seal({ table: 'vendorWorker', key }, 'healthFitYn', 'Y'))],
    )
  }
  await run(
    `insert into "vendorWorkerEdu" ("vendorWorkerNo", "eduTypeCd", "eduNm", "eduYmd", "eduHour", "validToYmd")
     select "vendorWorkerNo", e, '교육', current_date - 100, 16, current_date + 200 from "vendorWorker", unnest(array['VED01', 'VED02', 'VED18']) e where "createUserId" = 'bench'`,
  )
  await run('select "adoptVendorEducations"()')
  await run(
    `insert into "vendorWorkerQual" ("vendorWorkerNo", "qualTypeCd", "qualNm", "validToYmd")
     select "vendorWorkerNo", 'VQL01', '용접', current_date + 300 from "vendorWorker" where "createUserId" = 'bench' and 'VJB03' = any("jobTypeCds") and "vendorWorkerNo" % $1::int <> 0`,
    [unlicensed],
  )
  await run(
    `insert into "enterPass" ("passCd", "plantCd", "vendorCd", "vendorWorkerNo", "enterRqstNo", "areaTxt", "fromYmd", "toYmd", "state", "createUserId", "updateUserId")
     select 'EB-' || w."vendorWorkerNo", r."plantCd", w."vendorCd", w."vendorWorkerNo", r."enterRqstNo", '전 구역', r."fromYmd", r."toYmd", 'valid', 'bench', 'bench'
     from "vendorWorker" w join "enterRqst" r using ("vendorCd") where w."createUserId" = 'bench'`,
  )
  await run(
    `insert into "enterLog" ("passNo", "plantCd", "vendorCd", "vendorWorkerNo", "gateCd", "inoutCd", "enterDt", "srcCd", "okYn", "createUserId", "updateUserId")
     select "passNo", "plantCd", "vendorCd", "vendorWorkerNo", 'GT01', 'IN', now() - interval '1 day', 'ELS02', 'Y', 'bench', 'bench' from "enterPass" where "createUserId" = 'bench'`,
  )
  // The manager of the first company of the demonstration speaks for a large one.
  await run(`update "user" set "vendorCd" = 'B00001' where "userId" = 'vnd01a'`)
  await run('analyze')
}

async function timed(client: Client, url: string): Promise<number[]> {
  const first = await client.get(url)
  if (first.status !== 200)
    throw new Error(`${url}: ${first.status} ${JSON.stringify(first.body).slice(0, 200)}`)
  const times: number[] = []
  for (let round = 0; round < reads; round += 1) times.push(await milliseconds(() => client.get(url)))
  return times
}

await inDemonstration(name, async (url) => {
  const app = await buildServer({
    settings: testSettings(),
    databaseUrl: url,
    clock: new TestClock(new Date()),
    loginPerMinute: 10_000,
    timers: false,
  })
  await app.ready()
  const client = async (userId: string) => clientOf(app, userId, (await tokensOf(app, userId)).accessToken)
  const lists = [vendor, vendorWorker, vendorDoc, enterPass].map(
    (resource) => `${listPathOf(resource)}?limit=20&total=true`,
  )
  const saf01 = await client('saf01')
  const small = new Map<string, number>()
  for (const list of lists) small.set(list, median(await timed(saf01, list)))
  const sql = createDatabase(url, { max: 1 })
  const filled = await milliseconds(() => sql.transaction(fill))
  await sql.query('vacuum analyze')
  await sql.end()
  console.log(`${companies} companies × ${people} people filled in ${(filled / 1000).toFixed(0)} s`)
  for (const list of lists) {
    const times = await timed(saf01, list)
    console.log(
      `${list}: ${spread(times)}; ${(median(times) / small.get(list)!).toFixed(2)} × the demonstration alone`,
    )
  }
  const manager = await client('vnd01a')
  for (const page of [
    '/api/vendor/dashboard',
    '/api/main/portlet/mywork',
    `${listPathOf(vendorWorker)}?limit=20`,
  ])
    console.log(`a company's ${page}: ${spread(await timed(manager, page))}`)
  const [list] = lists as [string]
  console.log(`a reader alone: ${spread(await timed(saf01, list))}`)
  const beside: number[] = []
  let running = true
  const reader = (async () => {
    while (running) {
      beside.push(await milliseconds(() => saf01.get(list)))
      await wait(50)
    }
  })()
  let done = 0
  const night = await milliseconds(async () => {
    done = await nightOfPasses(app.engine)
  })
  running = false
  await reader
  console.log(
    `the night of ${companies * people} passes: ${(night / 1000).toFixed(1)} s, ${done} stopped or told`,
  )
  console.log(`a reader beside it: ${spread(beside)}, ${beside.length} reads`)
  await app.close()
})

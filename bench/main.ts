// npm run bench -- [--work W1,W4,…] [--peers] [--sizes 10000,1000000,10000000] …: starts database, limit and
// portal, measures in turns, writes down, stops all.
import { parseArgs } from 'node:util'
import { seed } from '../db/seed/seed.ts'
import { behaviours } from '../src/app/modules.ts'
import { migrate } from '../src/core/server/database/migrate.ts'
import { register } from '../src/core/server/entity/registry.ts'
import { filledDatabase, openDatabase } from './database.ts'
import { measureGrowth, measureSorts } from './growth.ts'
import { measureHour } from './hour.ts'
import { memory, sampledMemory } from './machine.ts'
import { benchBehaviours } from './permit.ts'
import { measureRates, ratesOf } from './rates.ts'
import { ratesTable, writeResults, type Finding } from './report.ts'
import { peers, start, stopServers } from './servers.ts'
import { singles } from './singles.ts'
import { fillGrown, fillLimit, fillPortal } from './tables.ts'

const rateWorks = ['W1', 'W1r', 'W2', 'W2k', 'W3', 'W4', 'W5', 'W6', 'W6t', 'W9']
const { values: options } = parseArgs({
  // The name of the task comes first.
  allowPositionals: true,
  options: {
    work: {
      type: 'string',
      default: [...rateWorks, 'sort', 'grow', 'W7', 'W8', 'files', 'live', 'storm', 'hour'].join(','),
    },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '16' },
    quiet: { type: 'string', default: '5' },
    /** Rows of the tables on which the growth is measured. */
    sizes: { type: 'string', default: '10000,1000000' },
    /** Also the other products that answer at the addresses of peers/. */
    peers: { type: 'boolean', default: false },
    /** Writes nothing to bench/results. */
    dry: { type: 'boolean', default: false },
  },
})
const works = options.work.split(',')
const sizes = options.sizes.split(',').map(Number)
const rates = {
  works: works.filter((work) => rateWorks.includes(work)),
  rounds: Number(options.rounds),
  seconds: Number(options.seconds),
  connections: Number(options.connections),
  quiet: Number(options.quiet),
}

const database = await openDatabase(16711)
try {
  for (const behaviour of [...behaviours, ...benchBehaviours]) register(behaviour)
  await filledDatabase(database, 'bench_limit', fillLimit)
  await filledDatabase(database, 'bench_portal', async (url) => {
    await migrate(url)
    await seed(url, { demo: true, today: '2026-01-02' })
    await fillPortal(url)
  })
  // Migrations that are newer than the filled tables.
  await migrate(database.url('bench_portal'))
  await database.admin('create extension if not exists pg_stat_statements', 'bench_portal')
  if (works.includes('grow') || works.includes('W7')) await fillGrown(database.url('bench_portal'), sizes)
  await measure()
} finally {
  await stopServers()
  await database.stop()
}

async function measure(): Promise<void> {
  const findings: Finding[] = []
  const say = (finding: Finding) => {
    findings.push(finding)
    console.log(`${finding.work}: ${finding.text}`)
  }
  // A failing part is reported, and the other parts still run.
  const tried = (work: string, measuring: () => Promise<unknown>) =>
    measuring().catch((error: Error) =>
      say({ work, text: `failed: ${error.message.slice(0, 200)}`, values: {} }),
    )
  if (works.includes('hour')) await tried('hour', async () => say(await measureHour(database)))
  const portal = await start(database, 'portal')
  const idle = memory(portal.pid).now
  const limit = await start(database, 'limit')
  const targets = [limit, portal, ...(options.peers ? await peers() : [])]
  const cells = await measureRates(database, targets, rates)
  const measured = ratesOf(cells)
  if (works.includes('sort'))
    await tried('sort', async () => (await measureSorts(database, portal, rates)).forEach(say))
  if (works.includes('grow'))
    await tried('grow', async () => (await measureGrowth(database, portal, sizes, rates)).forEach(say))
  await tried('singles', () =>
    singles({ database, portal, works, rounds: rates.rounds, quiet: rates.quiet, say }),
  )
  const after = memory(portal.pid)
  say({
    work: 'W10',
    text: `memory of the portal: idle ${idle} MB, after the load ${after.now} MB (${await sampledMemory(portal.pid, 10)} MB ten seconds later), peak ${after.peak} MB`,
    values: { idle, after: after.now, peak: after.peak },
  })
  console.log(`\n${ratesTable(measured)}`)
  if (!options.dry)
    console.log(writeResults({ database: database.what, options: rates, rates: measured, cells, findings }))
}

// node bench/main.ts [--work W1,W4,…] [--rounds 5] [--seconds 2] [--connections 16]: starts database, limit and portal, measures, stops all.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { seed } from '../db/seed/seed.ts'
import { startEmbeddedPostgres } from '../src/core/server/embedded-postgres.ts'
import { migrate } from '../src/core/server/migrate.ts'
import { behaviours } from '../src/app/behaviours.ts'
import { register } from '../src/core/server/registry.ts'
import { withDatabase } from '../test/database-url.ts'
import { exportExcel, importExcel, workbook } from './excel.ts'
import { liveDelivery } from './live.ts'
import { load, readsDuring, type Measured } from './load.ts'
import { median, memory, quiet } from './machine.ts'
import { benchBehaviours } from './permit.ts'
import { fillLimit, fillPortal } from './tables.ts'
import { readTarget, signIn, type Target } from './target.ts'

const { values: options } = parseArgs({
  options: {
    work: { type: 'string', default: 'W1,W1r,W2,W3,W4,W5,W6,W6t,W9,W7,W8,live' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '16' },
    /** Longest wait for a quiet machine before each cell. */
    quiet: { type: 'string', default: '5' },
  },
})
const ports = { database: 16711, limit: 16712, portal: 16713 }
const works = options.work.split(',')

const dataDir = path.resolve('.cache/bench')
mkdirSync(dataDir, { recursive: true })
chmodSync(dataDir, 0o755)
const postgres = await startEmbeddedPostgres({ dataDir, port: ports.database })
const databasePid = Number(readFileSync(path.join(postgres.home, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
const children: ChildProcess[] = []
try {
  for (const behaviour of [...behaviours, ...benchBehaviours]) register(behaviour)
  await filledDatabase('bench_limit', fillLimit)
  await filledDatabase('bench_portal', async (url) => {
    await migrate(url)
    await seed(url, { demo: true, today: '2026-01-02' })
    await fillPortal(url)
  })
  await measure()
} finally {
  for (const child of children) child.kill('SIGKILL')
  await postgres.stop()
}

/** Made once and kept; a fill that was cut short is made anew. */
async function filledDatabase(name: string, fill: (url: string) => Promise<void>): Promise<void> {
  const url = withDatabase(postgres.url, name)
  const { rowCount } = await admin(
    `select 1 from pg_database where datname = '${name}' and shobj_description(oid, 'pg_database') = 'filled'`,
  )
  if (rowCount) return
  await admin(`drop database if exists ${name}`)
  await admin(`create database ${name} owner "${new URL(postgres.url).username}"`)
  await fill(url)
  await admin(`comment on database ${name} is 'filled'`)
}
async function admin(statement: string, url = postgres.adminUrl): Promise<pg.QueryResult> {
  const client = new pg.Client(url)
  await client.connect()
  return client.query(statement).finally(() => client.end())
}
interface Started {
  target: Target
  pid: number
}
async function start(name: 'limit' | 'portal'): Promise<Started> {
  const file = name === 'limit' ? 'limit.ts' : 'server.ts'
  const child = fork(new URL(file, import.meta.url), ['--url', withDatabase(postgres.url, `bench_${name}`), '--port', String(ports[name])])
  children.push(child)
  await once(child, 'message', { signal: AbortSignal.timeout(30_000) })
  const target = readTarget(name)
  await signIn(target)
  return { target, pid: child.pid! }
}

async function measure(): Promise<void> {
  const limit = await start('limit')
  const portal = await start('portal')
  const idle = memory(portal.pid).now
  const cells: { work: string; round: number; limit: Measured; portal: Measured }[] = []
  for (let round = 0; round < Number(options.rounds); round++) {
    for (const work of works.filter((each) => !['W7', 'W8', 'live'].includes(each))) {
      const busy = await quiet(Number(options.quiet) * 1000)
      const cell = ({ target, pid }: Started) =>
        load(target, work, Number(options.connections), Number(options.seconds), { server: pid, database: databasePid })
      // Who comes first changes, so that neither always meets the other's leftovers.
      const first = round % 2 === 0 ? limit : portal
      const one = await cell(first)
      const other = await cell(first === limit ? portal : limit)
      const measured = first === limit ? { limit: one, portal: other } : { limit: other, portal: one }
      cells.push({ work, round, ...measured })
      const line = ([name, { perSecond, p95, cpu, databaseCpu, errors, firstError = '' }]: [string, Measured]) =>
        `${name} ${perSecond.toFixed(0)}/s p95 ${p95.toFixed(1)} ms cpu ${cpu.toFixed(2)}+${databaseCpu.toFixed(2)} ms${errors ? ` ${errors} errors ${firstError}` : ''}`
      console.log(`${round} ${work.padEnd(4)} ${Object.entries(measured).map(line).join('  ')}  busy before ${busy.toFixed(2)}`)
    }
    for (const { target } of [limit, portal]) await clean(target)
  }
  console.log(
    `\nload average ${loadavg()
      .map((each) => each.toFixed(1))
      .join(' ')}, ${new Date().toISOString()}`,
  )
  console.log(
    '\n| work | limit/s | portal/s | ratio | p95 ms (limit) | CPU ms a request: server + PostgreSQL (limit) | CPU ratio |\n|---|---|---|---|---|---|---|',
  )
  for (const work of new Set(cells.map((each) => each.work))) {
    const mine = cells.filter((each) => each.work === work)
    const of = (pick: (cell: (typeof mine)[number]) => number, digits = 0) => median(mine.map(pick)).toFixed(digits)
    console.log(
      `| ${work} | ${of(({ limit: { perSecond } }) => perSecond)} | ${of(({ portal: { perSecond } }) => perSecond)} | ${of((each) => each.portal.perSecond / each.limit.perSecond, 2)} | ${of((each) => each.portal.p95, 1)} (${of((each) => each.limit.p95, 1)}) | ${of((each) => each.portal.cpu, 2)} + ${of((each) => each.portal.databaseCpu, 2)} (${of((each) => each.limit.cpu, 2)} + ${of((each) => each.limit.databaseCpu, 2)}) | ${of((each) => whole(each.limit) / whole(each.portal), 2)} |`,
    )
  }
  console.log(`\nmemory of the portal in MB: idle ${idle}, after load ${memory(portal.pid).now}, peak ${memory(portal.pid).peak}`)
  await single(portal)
  if (works.includes('live')) {
    const statements = async () => {
      const { rows } = await admin(
        `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements s join pg_database d on d.oid = s.dbid where d.datname = 'bench_portal'`,
      )
      return (rows[0] as { calls: number }).calls
    }
    await admin('create extension if not exists pg_stat_statements')
    const before = await statements()
    const live = await liveDelivery(portal.target)
    console.log(
      `live: ${live.browsers} browsers, ${live.heard} of ${live.expected} events heard, p50 ${live.p50.toFixed(0)} ms, p95 ${live.p95.toFixed(0)} ms, ${(await statements()) - before} statements in the database, memory ${memory(portal.pid).now} MB`,
    )
    await clean(portal.target)
  }
}

/** Export and import, alone and with another user's reads beside them. */
async function single({ target, pid }: Started): Promise<void> {
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 2000))
  const calm = await readsDuring(target, pause)
  console.log(`reads beside nothing: p95 ${calm.reads.p95.toFixed(1)} ms`)
  for (let round = 0; round < Number(options.rounds); round++) {
    if (works.includes('W7')) {
      await quiet(Number(options.quiet) * 1000)
      const before = memory(pid).now
      const { result, reads } = await readsDuring(target, () => exportExcel(target))
      console.log(
        `W7 ${result.ms.toFixed(0)} ms, first byte ${result.firstByte.toFixed(0)} ms, ${(result.bytes / 1e6).toFixed(1)} MB; reads beside it p95 ${reads.p95.toFixed(1)} ms; memory ${before} → peak ${memory(pid).peak} MB`,
      )
    }
    if (works.includes('W8')) {
      const file = await workbook()
      await quiet(Number(options.quiet) * 1000)
      const { result, reads } = await readsDuring(target, () => importExcel(target, file))
      console.log(
        `W8 preview ${result.preview.toFixed(0)} ms, apply ${result.apply.toFixed(0)} ms, ${result.applied} rows; reads beside it p95 ${reads.p95.toFixed(1)} ms; memory ${memory(pid).now} MB`,
      )
      await clean(target)
    }
  }
}
function whole({ cpu, databaseCpu }: Measured): number {
  return cpu + databaseCpu
}
async function clean(target: Target): Promise<void> {
  const url = withDatabase(postgres.adminUrl, `bench_${target.name}`)
  for (const statement of target.cleanup) await admin(statement, url)
  await signIn(target)
}

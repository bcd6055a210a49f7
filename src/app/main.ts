import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { createDatabase, settleRole } from '../core/server/database/database.ts'
import { dataKeysOf } from '../core/server/runtime/data-keys.ts'
import { checkDatabase } from '../core/server/database/database-check.ts'
import { systemClock } from '../core/server/runtime/clock.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../core/server/database/embedded-postgres.ts'
import { lockDataFolder } from '../core/server/runtime/instance-lock.ts'
import { areTwoRoles, grantRuntime } from '../core/server/database/runtime-role.ts'
import { migrate } from '../core/server/database/migrate.ts'
import { isPortFree } from '../core/server/runtime/port.ts'
import { readSettings, type Settings } from '../core/server/runtime/settings.ts'
import { StartupRefusal } from '../core/server/runtime/startup-refusal.ts'
import { dayOf } from '../core/shared/dates.ts'
import { demoPassword, demoSignIns } from '../../db/seed/organisation-facts.ts'
import type { FirstRunOptions } from './first-run.ts'
import { behaviours } from './modules.ts'
import { openServer } from './open-server.ts'
import { openWord, startWorkers } from './workers.ts'

/** Cleanup steps for shutdown, in reverse order of creation. */
const undo: (() => Promise<void> | void)[] = []
let stopping: Promise<void> | undefined
let firstSignalAt = 0
/** npm and the terminal both deliver one Ctrl-C, so that it arrives more than once. */
const sameSignalMilliseconds = 1_000

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal)
// A terminal that was closed takes no more lines; the way down must not end there.
process.stdout.on('error', () => undefined)
await start().catch(fail)

async function start(): Promise<void> {
  const begin = performance.now()
  const settings = readSettings()
  await refuseTakenPort(settings)
  const own = settings.databaseUrl ? undefined : await startOwnDatabase(settings)
  const databaseUrl = settings.databaseUrl ?? own!.runtimeUrl
  const directUrl = settings.databaseOwnerUrl ?? own?.url ?? settings.databaseDirectUrl ?? databaseUrl
  // Asked for before anything is written, and made, where it may be, before the processes that answer look
  // for it.
  dataKeysOf(settings)
  await step('데이터베이스를 확인했습니다', () => checkDatabase(directUrl))
  if (settings.databaseDirectUrl) await settlePooledRole(settings.databaseDirectUrl)
  const news = await step('데이터베이스 구조를 맞췄습니다', () => migrate(directUrl))
  if (news.length > 0) say(`마이그레이션 ${news.length}개: ${news[0]} … ${news.at(-1)}`)
  await step('기초 자료를 확인했습니다', () =>
    fillApart(directUrl, {
      demo: settings.seedDemo,
      today: dayOf(systemClock.now()),
      fileDir: settings.fileDir,
    }),
  )
  if (areTwoRoles(directUrl, databaseUrl))
    await grantRuntime(
      directUrl,
      databaseUrl,
      behaviours.map(({ resource }) => resource),
    )
  else say('한 역할이 테이블을 소유하고 호출도 처리합니다. DATABASE_OWNER_URL로 나눌 수 있습니다.')
  await step('서버를 열었습니다', () =>
    settings.workers > 1 ? listenTogether(settings, databaseUrl) : listen(settings, databaseUrl),
  )
  greet(settings, (performance.now() - begin) / 1000)
  // From now on the process that started this one (scripts/keep-open.mjs) starts it again when it ends
  // unexpectedly.
  process.send?.(openWord)
}

/**
 * In a process of its own: what fills the tables is needed once, and would stay in the memory of what serves.
 */
async function fillApart(...given: [url: string, options: FirstRunOptions]): Promise<void> {
  const filling = fork(fileURLToPath(new URL('first-run-process.ts', import.meta.url)))
  undo.push(() => void filling.kill())
  filling.send(given)
  const [code, signal] = (await once(filling, 'exit')) as [number | null, string | null]
  if (code !== 0) throw new Error(`the process that fills the tables ended with ${signal ?? code}`)
}

async function settlePooledRole(directUrl: string): Promise<void> {
  const database = createDatabase(directUrl, { max: 1 })
  await settleRole(database).finally(() => database.end())
}

async function refuseTakenPort({ port, host }: Settings): Promise<void> {
  if (!(await isPortFree(port, host))) {
    throw new StartupRefusal(
      `포트 ${port}을(를) 다른 프로그램이 쓰고 있습니다. 그 프로그램을 멈추거나 PORT에 다른 포트를 지정하세요.`,
    )
  }
}

async function startOwnDatabase(settings: Settings): Promise<EmbeddedPostgres> {
  undo.push(lockDataFolder(settings.dataDir))
  const postgres = await step('PostgreSQL을 시작했습니다', () =>
    startEmbeddedPostgres({ dataDir: settings.dataDir, port: settings.databasePort }),
  )
  if (postgres.adopted) say('지난번에 멈추지 않은 PostgreSQL을 이어서 씁니다.')
  if (!postgres.home.startsWith(settings.dataDir)) say(`데이터베이스 폴더: ${postgres.home}`)
  undo.push(() => stopDatabase(postgres))
  postgres.keepRunning(say)
  return postgres
}

async function stopDatabase(postgres: EmbeddedPostgres): Promise<void> {
  await step('PostgreSQL을 멈췄습니다', () => postgres.stop())
}

async function listen(settings: Settings, databaseUrl: string): Promise<void> {
  const app = await openServer(settings, databaseUrl)
  undo.push(() => step('서버를 닫았습니다', () => app.close()))
}

async function listenTogether(settings: Settings, databaseUrl: string): Promise<void> {
  const workers = await startWorkers(settings, databaseUrl, say)
  undo.push(() => step('서버를 닫았습니다', () => workers.stop()))
}

function greet(settings: Settings, seconds: number): void {
  say(`준비되었습니다(${seconds.toFixed(1)}초). 브라우저에서 여세요: ${settings.publicUrl}`)
  if (settings.seedDemo && demoSignIns.length > 0) {
    say(`시연용 로그인(암호는 모두 ${demoPassword}):`)
    for (const { userId, role } of demoSignIns) say(`  ${userId.padEnd(12)} ${role}`)
  }
  say('멈추려면 Ctrl-C를 누르세요.')
}

/** The first signal stops in order; a second one ends at once (the database is adopted by the next start). */
function onSignal(): void {
  if (stopping) {
    if (Date.now() - firstSignalAt > sameSignalMilliseconds) process.exit(130)
    return
  }
  firstSignalAt = Date.now()
  say('멈추는 중입니다. 바로 끝내려면 한 번 더 Ctrl-C를 누르세요.')
  stopping = stop().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
}

async function stop(): Promise<void> {
  for (const task of undo.splice(0).toReversed()) await task()
}

async function fail(error: unknown): Promise<void> {
  // Work that the shutdown interrupted is not reported.
  if (stopping) return
  console.error(error instanceof StartupRefusal ? error.message : error)
  await stop().catch((problem: unknown) => console.error(problem))
  process.exit(1)
}

async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begin = performance.now()
  const result = await work()
  say(`${what} (${((performance.now() - begin) / 1000).toFixed(1)}초)`)
  return result
}

function say(line: string): void {
  console.log(line)
}

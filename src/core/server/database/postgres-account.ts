import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { explainFileError, StartupRefusal } from '../runtime/startup-refusal.ts'

/**
 * PostgreSQL refuses to run as root. Started by root, it runs under another account, which may not be able to
 * enter the checkout (a home folder of root has mode 0700). Neither an inherited folder nor /proc/self/fd
 * helps there, since the server resolves its own program and its data folder to absolute paths; capabilities,
 * mount and user namespaces are missing in many containers; and opening root's home folder is not ours to do.
 * So what the account cannot reach is put under /var/lib: a copy of the programs, and the database itself, to
 * which `database.location` points.
 */
const sharedFolder = '/var/lib/she-portal'

export interface Account {
  uid: number
  gid: number
}

/**
 * The account that PostgreSQL runs under: undefined for an ordinary user (itself). For root the owner of an
 * existing database, else `postgres`, else `nobody`, which every system has: nothing is added to the
 * machine's users.
 */
export function serverAccount(dataDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const home = recordedHome(dataDir) ?? path.join(dataDir, 'database')
  const cluster = path.join(home, 'data')
  if (existsSync(cluster)) {
    const { uid, gid } = statSync(cluster)
    if (uid !== 0) return { uid, gid }
  }
  return namedAccount('postgres') ?? namedAccount('nobody') ?? { uid: 65_534, gid: 65_534 }
}

function namedAccount(name: string): Account | undefined {
  try {
    const ask = (flag: string) =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' }))
    return { uid: ask('-u'), gid: ask('-g') }
  } catch {
    return undefined
  }
}

/**
 * Folder of PostgreSQL's programs, libraries and share files, at a place that the account can run them from.
 */
export function reachablePrograms(native: string, version: string, account: Account | undefined): string {
  if (!account || runs(native, account)) return native
  const copy = path.join(sharedFolder, `postgresql-${version}`)
  if (runs(copy, account)) return copy
  const draft = `${copy}.${process.pid}`
  try {
    makeSharedFolder()
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
    openForReading(draft)
    rmSync(copy, { recursive: true, force: true })
    renameSync(draft, copy)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw explainFileError(error, sharedFolder)
  }
  return copy
}

function runs(native: string, account: Account): boolean {
  return (
    spawnSync(path.join(native, 'bin', 'pg_ctl'), ['--version'], { ...account, cwd: '/', stdio: 'ignore' })
      .status === 0
  )
}

function makeSharedFolder(): void {
  mkdirSync(sharedFolder, { recursive: true })
  // Needed because root may have any umask.
  chmodSync(sharedFolder, 0o755)
}

function openForReading(file: string): void {
  const status = lstatSync(file)
  if (status.isSymbolicLink()) return
  chmodSync(file, status.isDirectory() || status.mode & 0o100 ? 0o755 : 0o644)
  if (status.isDirectory()) for (const name of readdirSync(file)) openForReading(path.join(file, name))
}

/**
 * Folder of the database (cluster, password, log), owned by the account and reachable for it.
 * @throws StartupRefusal when it cannot be written
 */
export function reachableHome(dataDir: string, account: Account | undefined): string {
  try {
    const home = recordedHome(dataDir) ?? path.join(dataDir, 'database')
    makeHome(home, account)
    if (!account || entersAndWrites(home, account)) return home
    if (existsSync(path.join(home, 'data'))) {
      throw new StartupRefusal(
        `데이터베이스 폴더 '${home}'에 PostgreSQL의 사용자(uid ${account.uid})가 들어갈 수 없습니다. 상위 폴더의 권한을 열거나 DATA_DIR을 옮기세요.`,
      )
    }
    rmdirSync(home)
    return moveHomeOut(dataDir, account)
  } catch (error) {
    throw explainFileError(error, dataDir)
  }
}

function moveHomeOut(dataDir: string, account: Account): string {
  makeSharedFolder()
  const home = path.join(sharedFolder, `database-${crypto.randomUUID().slice(0, 8)}`)
  makeHome(home, account)
  writeFileSync(locationFile(dataDir), `${home}\n`)
  return home
}

function makeHome(home: string, account: Account | undefined): void {
  // The folder above stays open to enter: the account is another than root, who may have made it.
  mkdirSync(path.dirname(home), { recursive: true, mode: 0o755 })
  mkdirSync(home, { recursive: true, mode: 0o700 })
  if (account) chownSync(home, account.uid, account.gid)
}

function locationFile(dataDir: string): string {
  return path.join(dataDir, 'database.location')
}

function recordedHome(dataDir: string): string | undefined {
  return existsSync(locationFile(dataDir)) ? readFileSync(locationFile(dataDir), 'utf8').trim() : undefined
}

function entersAndWrites(folder: string, account: Account): boolean {
  return (
    spawnSync('/bin/sh', ['-c', 'cd -- "$1" && test -w .', 'sh', folder], {
      ...account,
      cwd: '/',
      stdio: 'ignore',
    }).status === 0
  )
}

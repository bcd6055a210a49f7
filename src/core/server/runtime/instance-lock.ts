import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { explainFileError, StartupRefusal, systemErrorCode } from './startup-refusal.ts'

interface Holder {
  pid: number
  /** Tells a process from a later one with the same number; empty where the system does not say. */
  born: string
}

/**
 * Lets only one portal work on a data folder. A lock whose process is gone (kill -9, power loss) is taken
 * over.
 * @returns releases the lock
 * @throws StartupRefusal when another portal runs on the folder, or the folder cannot be written
 */
export function lockDataFolder(dataDir: string): () => void {
  const file = path.join(dataDir, 'portal.lock')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 })
    takeLock(file, dataDir)
  } catch (error) {
    throw explainFileError(error, dataDir)
  }
  return () => {
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true })
  }
}

function takeLock(file: string, dataDir: string): void {
  const mine = JSON.stringify({ pid: process.pid, born: bornAt(process.pid) } satisfies Holder)
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx' })
      return
    } catch (error) {
      if (systemErrorCode(error) !== 'EEXIST') throw error
    }
    const holder = readHolder(file)
    if (holder && isAlive(holder)) throw busy(dataDir, holder.pid)
    rmSync(file, { force: true })
  }
  throw busy(dataDir, readHolder(file)?.pid)
}

function busy(dataDir: string, pid: number | undefined): StartupRefusal {
  const who = pid === undefined ? '' : `(프로세스 ${pid})`
  return new StartupRefusal(
    `포털이 이미 이 데이터 폴더 '${dataDir}'에서 실행 중입니다${who}. 먼저 그것을 멈추거나 DATA_DIR, PORT, DATABASE_PORT를 달리 지정하세요.`,
  )
}

function readHolder(file: string): Holder | undefined {
  try {
    const { pid, born } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>
    return typeof pid === 'number' && typeof born === 'string' ? { pid, born } : undefined
  } catch {
    return undefined
  }
}

function isAlive(holder: Holder): boolean {
  // In a container every start may get the same number: then the lock is our own predecessor's.
  if (holder.pid === process.pid) return false
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    // EPERM: it lives, under another user.
    if (systemErrorCode(error) !== 'EPERM') return false
  }
  return holder.born === '' || holder.born === bornAt(holder.pid)
}

/** On Linux: the boot and the tick in it at which the process began. */
function bornAt(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name is in parentheses and may hold spaces; after it the state and, 20th, the start time.
    const words = status.slice(status.lastIndexOf(')') + 2).split(' ')
    // Z: it has ended, and nobody has asked for its exit code yet (a container without an init process).
    return words[0] === 'Z' ? 'ended' : `${boot}/${words[19]}`
  } catch {
    return ''
  }
}

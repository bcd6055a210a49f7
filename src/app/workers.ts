import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { environmentWith, type Settings } from '../core/server/runtime/settings.ts'
import { StartupRefusal } from '../core/server/runtime/startup-refusal.ts'

/** The words between the first process and the serving ones: stop, and stopped. */
export const stopWord = 'stop'
export const openWord = 'open'

/** Beside this file, whether it is the source or bundled (scripts/build.mjs). */
const workerFile = path.join(
  path.dirname(import.meta.filename),
  `worker${path.extname(import.meta.filename)}`,
)
/** One that ends sooner than this after its start is not started again at once. */
const quickEndMs = 5_000
const restartPauseMs = 1_000
/** Longer than what running requests may take (graceful-close.ts). */
const stopPatienceMs = 20_000

export interface Workers {
  /** Each finishes its running answers and ends. */
  stop(): Promise<void>
}

/**
 * Starts WORKERS processes that listen at the same port, among which the system spreads the connections
 * (SO_REUSEPORT): connections of a killed one are refused at once instead of waiting. A process that ends by
 * itself is replaced. Shared facts are in PostgreSQL or come by NOTIFY.
 * @throws StartupRefusal when one of the first ones cannot open the portal
 */
export async function startWorkers(
  settings: Settings,
  databaseUrl: string,
  say: (line: string) => void,
): Promise<Workers> {
  let stopping = false
  const running = new Set<ChildProcess>()
  const start = (): ChildProcess => {
    const born = Date.now()
    const worker = fork(workerFile, {
      env: environmentWith({
        DATABASE_URL: databaseUrl,
        // Who answers is not told how the owner of the tables signs in.
        DATABASE_OWNER_URL: '',
        DATA_DIR: settings.dataDir,
      }),
    })
    running.add(worker)
    worker.once('exit', (code, signal) => {
      running.delete(worker)
      if (stopping) return
      say(`서버 프로세스 하나가 끝나서(${signal ?? code}) 새로 시작합니다.`)
      setTimeout(() => !stopping && start(), Date.now() - born < quickEndMs ? restartPauseMs : 0)
    })
    return worker
  }
  const stop = async () => {
    stopping = true
    await Promise.all(
      [...running].map(async (worker) => {
        const ended = once(worker, 'exit')
        if (worker.connected) worker.send(stopWord)
        const patience = setTimeout(() => worker.kill('SIGKILL'), stopPatienceMs)
        await ended
        clearTimeout(patience)
      }),
    )
  }
  const first = Array.from({ length: settings.workers }, start)
  const opened = await Promise.all(
    first.map((worker) =>
      Promise.race([once(worker, 'message'), once(worker, 'exit').then(() => undefined)]),
    ),
  )
  if (opened.some((message) => message?.[0] !== openWord)) {
    await stop()
    throw new StartupRefusal('서버 프로세스를 시작할 수 없습니다. 위의 줄을 확인하세요.')
  }
  return { stop }
}

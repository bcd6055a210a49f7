import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { serverEnvironment, serverFlags } from '../../scripts/server-process.mjs'
import { freePort } from '../postgres.ts'

export interface PortalProcess {
  url: string
  dataDir: string
  databasePort: number
  /** Address of its database, as the portal itself uses it. */
  databaseUrl(): string
  /** Process id of the first process. */
  pid(): number
  /** Comes when the process that runs now ends, with what it said last. */
  ended(): Promise<string>
  /** Ends the server's process at once and starts it again. */
  killServer(): Promise<void>
  /** Ends PostgreSQL at once; the portal notices it and starts it again. */
  killDatabase(): Promise<void>
  stop(): Promise<void>
  /** Stops it and forgets its data. */
  remove(): Promise<void>
}

export const tokenSecret = 'a secret of the drills, long enough for a key'

/** The portal as `npm start` runs it, with the demonstration, in a process of its own on an empty folder. */
export async function startProcess({
  workers = 1,
  dataDir = mkdtempSync(path.join(tmpdir(), 'portal-drill-')),
  fileDir,
  smtpUrl,
}: { workers?: number; dataDir?: string; fileDir?: string; smtpUrl?: string } = {}): Promise<PortalProcess> {
  // PostgreSQL's own account must be able to enter it.
  chmodSync(dataDir, 0o755)
  const [port, databasePort] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  let said = ''
  let over: Promise<string> = Promise.resolve('')
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [...serverFlags, 'dist/server/main.mjs'], {
      env: {
        MALLOC_ARENA_MAX: serverEnvironment.MALLOC_ARENA_MAX,
        PATH: process.env['PATH'],
        PORT: String(port),
        DATABASE_PORT: String(databasePort),
        DATA_DIR: dataDir,
        ...(fileDir && { FILE_DIR: fileDir }),
        ...(smtpUrl && { SMTP_URL: smtpUrl }),
        TOKEN_SECRET: tokenSecret,
        LOG_LEVEL: 'silent',
        WORKERS: String(workers),
        // Callers of the drills name the address that they come from.
        TRUST_PROXY: '127.0.0.1',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    said = ''
    over = once(child, 'exit').then(() => said.slice(-2000))
    child.stdout.on('data', (text: Buffer) => (said += text.toString()))
    // Five minutes: it fills a database of the demonstration, beside whatever else the machine does.
    for (let patience = 3_000; patience > 0; patience--) {
      // The line comes when all of its processes answer, not only the first one.
      if (said.includes('준비되었습니다') && (await isReady(url))) return child
      if (child.exitCode !== null) throw new Error(`the portal ended: ${said}`)
      await wait(100)
    }
    throw new Error(`the portal did not get ready: ${said}`)
  }
  let child = await start()
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return {
    url,
    dataDir,
    databasePort,
    databaseUrl: () =>
      `postgres://portal:${readFileSync(path.join(dataDir, 'database', 'password'), 'utf8').trim()}@127.0.0.1:${databasePort}/portal`,
    pid: () => child.pid!,
    ended: () => over,
    stop,
    async remove() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
    async killServer() {
      child.kill('SIGKILL')
      await once(child, 'exit')
      child = await start()
    },
    async killDatabase() {
      // A process that was killed may answer once more, so wait for its replacement.
      for (let patience = 600; patience > 0; patience--) {
        try {
          const pid = readFileSync(path.join(dataDir, 'database', 'data', 'postmaster.pid'), 'utf8').split(
            '\n',
          )[0]
          process.kill(Number(pid), 'SIGKILL')
          return
        } catch {
          await wait(100)
        }
      }
      throw new Error('no PostgreSQL was started again')
    },
  }
}
const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  )

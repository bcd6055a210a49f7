import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { bundleServer } from '../scripts/build.mjs'
import { serverEnvironment, serverFlags } from '../scripts/server-process.mjs'
import type { BenchDatabase } from './database.ts'
import { changedRows, peerNames, readTarget, signIn, type Target } from './target.ts'

export interface Started {
  target: Target
  /** 0 where the process is not ours to look at. */
  pid: number
}
const ports = { limit: 16712, portal: 16713 }
const children: ChildProcess[] = []
const bundles = '.cache/bench-server'
const programs = {
  limit: async (given: string[]) => fork(new URL('limit.ts', import.meta.url), given),
  /** Bundled and started as it is delivered. */
  async portal(given: string[]) {
    await bundleServer({ server: 'bench/server.ts' }, bundles)
    return fork(`${bundles}/server.mjs`, given, { execArgv: serverFlags, env: serverEnvironment })
  },
}

export async function start(database: BenchDatabase, name: 'limit' | 'portal'): Promise<Started> {
  const child = await programs[name](['--url', database.url(`bench_${name}`), '--port', String(ports[name])])
  children.push(child)
  await once(child, 'message', { signal: AbortSignal.timeout(60_000) })
  const target = readTarget(name)
  await signIn(target)
  return { target, pid: child.pid! }
}
export async function stopServers(): Promise<void> {
  const running = children
    .splice(0)
    .filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)
  await Promise.all(
    running.map((child) => {
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      return gone
    }),
  )
}
/**
 * Products that run already, each at the address of its file or of BENCH_NAME_URL; one that does not answer
 * is left out.
 */
export async function peers(): Promise<Started[]> {
  const found: Started[] = []
  for (const name of peerNames()) {
    const target = readTarget(name)
    target.base = process.env[`BENCH_${name.toUpperCase()}_URL`] ?? target.base
    try {
      await signIn(target)
      found.push({ target, pid: 0 })
    } catch (error) {
      console.log(`${name}: not measured, ${(error as Error).message}`)
    }
  }
  return found
}
/** As before the round: no row that was written, everybody signed in again. */
export async function clean(database: BenchDatabase, target: Target): Promise<void> {
  for (const statement of target.cleanup) await database.admin(statement, `bench_${target.name}`)
  await signIn(target)
}
/** Reads the versions of the rows that will be changed, as the forms that are open would have them. */
export async function readVersions(database: BenchDatabase, target: Target): Promise<void> {
  if (!target.versions) return
  const { rows } = await database.admin(target.versions, `bench_${target.name}`, [changedRows])
  target.known = new Map((rows as { id: number; version: string }[]).map(({ id, version }) => [id, version]))
}

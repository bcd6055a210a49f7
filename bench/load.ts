import { setTimeout as wait } from 'node:timers/promises'
import { Connection } from './client.ts'
import { cpuSeconds, percentile } from './machine.ts'
import { note, requestOf, type Target } from './target.ts'

export interface Measured {
  perSecond: number
  p50: number
  p95: number
  errors: number
  firstError?: string
  /** CPU milliseconds a request: of the server, and of PostgreSQL. */
  cpu: number
  databaseCpu: number
}
export interface Processes {
  server: number
  database: number
}
const errorsUntilEnd = 20

/** A closed loop: so many connections, each sends its next request when the last one is answered. */
export async function load(
  target: Target,
  work: string,
  connections: number,
  seconds: number,
  pids: Processes,
  /** Ends after so many requests even when time is left. */
  most = Infinity,
): Promise<Measured> {
  const lines = Array.from({ length: connections }, () => new Connection(target.base))
  let number = 0
  await loop(lines, 0.4)
  const result = await loop(lines, seconds)
  lines.forEach((line) => line.close())
  return result

  async function loop(open: Connection[], during: number): Promise<Measured> {
    const times: number[] = []
    let errors = 0
    let firstError: string | undefined
    const [server, database] = [cpuSeconds(pids.server), cpuSeconds(pids.database)]
    const begin = performance.now()
    const end = begin + during * 1000
    await Promise.all(
      open.map(async (line) => {
        while (performance.now() < end && errors < errorsUntilEnd && times.length < most) {
          const at = number++
          const request = requestOf(target, work, at)
          const sent = performance.now()
          const { status, body } = await line.send(request)
          times.push(performance.now() - sent)
          if (status < 300) {
            note(target, work, at, body)
            continue
          }
          errors++
          firstError ??= `${status} ${body.toString().slice(0, 300)}`
        }
      }),
    )
    const perSecond = times.length / ((performance.now() - begin) / 1000)
    const each = (before: number, pid: number) => ((cpuSeconds(pid) - before) * 1000) / times.length
    return {
      perSecond,
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      errors,
      cpu: each(server, pids.server),
      databaseCpu: each(database, pids.database),
      ...(firstError ? { firstError } : {}),
    }
  }
}

/** Another user's reads, 20 a second, for as long as some work takes. */
export async function readsDuring<T>(
  target: Target,
  work: () => Promise<T>,
): Promise<{ result: T; reads: { p50: number; p95: number } }> {
  const times: number[] = []
  const open: Promise<void>[] = []
  const lines = Array.from({ length: 16 }, () => new Connection(target.base))
  let done = false
  const working = work().finally(() => (done = true))
  // Heard where it is awaited, after the reads that are under way.
  working.catch(() => undefined)
  const begin = performance.now()
  for (let number = 0; !done && number < 2000; number++) {
    const due = begin + number * 50
    await wait(Math.max(0, due - performance.now()))
    const line = lines.shift()
    if (!line) continue
    open.push(
      line.send(requestOf(target, 'W4', number)).then(() => {
        times.push(performance.now() - due)
        lines.push(line)
      }),
    )
  }
  const result = await working
  await Promise.all(open)
  lines.forEach((line) => line.close())
  return { result, reads: { p50: percentile(times, 0.5), p95: percentile(times, 0.95) } }
}

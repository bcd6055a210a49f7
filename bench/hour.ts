import type { BenchDatabase } from './database.ts'
import { load } from './load.ts'
import { memory, peakMemory, sampledMemory } from './machine.ts'
import type { Finding } from './report.ts'
import { clean, readVersions, start, stopServers } from './servers.ts'

/**
 * The calls of 500 people in an hour, one every 20 seconds each: mostly lists and records, some searches, a
 * save now and then.
 */
const portions: Record<string, number> = {
  W1: 3000,
  W1r: 1500,
  W2: 500,
  W3: 500,
  W4: 3000,
  W5: 500,
  W6: 1000,
}
const rounds = 9
const atOnce = 16

/**
 * An hour's load as fast as it is answered, on a server of its own that has done nothing else; its memory
 * before, during and after.
 */
export async function measureHour(database: BenchDatabase): Promise<Finding> {
  const { target, pid } = await start(database, 'portal')
  try {
    const peak = peakMemory(pid)
    const begin = performance.now()
    let asked = 0
    let errors = 0
    const held: number[] = []
    for (let round = 0; round < rounds; round++) {
      for (const [work, calls] of Object.entries(portions)) {
        if (work === 'W6') await readVersions(database, target)
        const measured = await load(target, work, atOnce, 600, { server: pid, database: database.pid }, calls)
        asked += calls
        errors += measured.errors
      }
      held.push(memory(pid).now)
    }
    const minutes = (performance.now() - begin) / 60_000
    const { before, peak: most } = peak()
    const values = {
      calls: asked,
      errors,
      minutes,
      before,
      most,
      after: held.at(-1)!,
      rested: await sampledMemory(pid, 30),
    }
    await clean(database, target)
    return {
      work: 'hour',
      text: `${asked.toLocaleString('en')} calls of an hour in ${minutes.toFixed(1)} minutes, ${errors} errors; memory ${before} MB before, after each ninth ${held.join(', ')} MB, at most ${most} MB, ${values.rested} MB half a minute later`,
      values,
    }
  } finally {
    await stopServers()
  }
}

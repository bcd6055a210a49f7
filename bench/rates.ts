import type { BenchDatabase } from './database.ts'
import { load, type Measured } from './load.ts'
import { median, quiet } from './machine.ts'
import { clean, readVersions, type Started } from './servers.ts'

export interface RateOptions {
  works: string[]
  rounds: number
  seconds: number
  connections: number
  /** Longest wait for a quiet machine before each cell, seconds. */
  quiet: number
}
export interface Cell {
  work: string
  round: number
  /** Share of the machine that other work held before. */
  busy: number
  of: Record<string, Measured>
}
export interface Rate {
  work: string
  target: string
  perSecond: number
  p95: number
  cpu: number
  databaseCpu: number
  errors: number
  /** Median of the rounds' ratios against the limit: requests per second, and CPU. */
  ratio: number | undefined
  cpuRatio: number | undefined
}
/** Requests until a server has compiled what it needs for a workload. */
const warmUp = { requests: 1500, seconds: 2 }

/**
 * Runs each workload on all targets in turn, round after round, in changing order, so that no target always
 * meets the leftovers of the same other one.
 */
export async function measureRates(
  database: BenchDatabase,
  targets: Started[],
  options: RateOptions,
): Promise<Cell[]> {
  const cells: Cell[] = []
  const able = (work: string) => targets.filter(({ target }) => work === 'W9' || target.work[work])
  const once = async ({ target, pid }: Started, work: string, seconds: number, most?: number) => {
    if (work.startsWith('W6')) await readVersions(database, target)
    return load(target, work, options.connections, seconds, { server: pid, database: database.pid }, most)
  }
  for (const work of options.works)
    for (const each of able(work))
      await once(each, work, warmUp.seconds, warmUp.requests).catch((error: Error) => {
        // A product that breaks down under its load is left out of the comparison; without the limit or the
        // portal there is no comparison.
        if (each.pid > 0) throw error
        console.log(`${each.target.name}: not measured, ${work}: ${error.message}`)
        targets = targets.filter((target) => target !== each)
      })
  for (let round = 0; round < options.rounds; round++) {
    for (const work of options.works) {
      const cell: Cell = { work, round, busy: await quiet(options.quiet * 1000), of: {} }
      const some = able(work)
      for (const at of some.keys()) {
        const each = some[(at + round) % some.length]!
        cell.of[each.target.name] = await once(each, work, options.seconds)
      }
      cells.push(cell)
      console.log(lineOf(cell))
    }
    for (const { target } of targets) await clean(database, target)
  }
  return cells
}
function lineOf({ work, round, busy, of }: Cell): string {
  const each = Object.entries(of).map(
    ([name, { perSecond, p95, cpu, databaseCpu, errors, firstError = '' }]) =>
      `${name} ${perSecond.toFixed(0)}/s p95 ${p95.toFixed(1)} ms cpu ${cpu.toFixed(2)}+${databaseCpu.toFixed(2)} ms${errors ? ` ${errors} errors ${firstError}` : ''}`,
  )
  return `${round} ${work.padEnd(4)} ${each.join('  ')}  busy before ${busy.toFixed(2)}`
}

/** Medians over the rounds. */
export function ratesOf(cells: Cell[]): Rate[] {
  return [...new Set(cells.map(({ work }) => work))].flatMap((work) => {
    const mine = cells.filter((cell) => cell.work === work)
    return [...new Set(mine.flatMap(({ of }) => Object.keys(of)))].map((target): Rate => {
      const of = (pick: (measured: Measured) => number) => median(mine.map((cell) => pick(cell.of[target]!)))
      const against = (pick: (measured: Measured) => number) =>
        mine[0]!.of['limit']
          ? median(mine.map((cell) => pick(cell.of[target]!) / pick(cell.of['limit']!)))
          : undefined
      return {
        work,
        target,
        perSecond: of(({ perSecond }) => perSecond),
        p95: of(({ p95 }) => p95),
        cpu: of(({ cpu }) => cpu),
        databaseCpu: of(({ databaseCpu }) => databaseCpu),
        errors: mine.reduce((sum, cell) => sum + cell.of[target]!.errors, 0),
        ratio: against(({ perSecond }) => perSecond),
        cpuRatio: against(({ cpu, databaseCpu }) => 1 / (cpu + databaseCpu)),
      }
    })
  })
}

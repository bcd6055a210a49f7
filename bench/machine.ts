import { readFileSync, readdirSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

/** Busy seconds of all cores so far. */
function busySeconds(): number {
  const ticks = readFileSync('/proc/stat', 'utf8').split('\n')[0]!.trim().split(/\s+/).slice(1, 9).map(Number)
  return (ticks.reduce((sum, each) => sum + each, 0) - ticks[3]! - ticks[4]!) / 100
}
/**
 * Waits until other work leaves most of the machine alone, `maxMs` at most; answers with the share that was
 * busy at last.
 */
export async function quiet(maxMs: number): Promise<number> {
  const end = performance.now() + maxMs
  for (;;) {
    const [before, begin] = [busySeconds(), performance.now()]
    await wait(400)
    const share = (busySeconds() - before) / ((performance.now() - begin) / 1000) / cpus().length
    if (share < 0.25 || performance.now() > end) return share
  }
}
/** Resident memory of a process in MB: now and at its highest. */
export function memory(pid: number): { now: number; peak: number } {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(text)?.[1]) / 1024)
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') }
}
/** Highest resident memory while something is done, looked at every 50 ms. @returns ends the watch; MB */
export function peakMemory(pid: number): () => { before: number; peak: number } {
  const before = memory(pid).now
  let peak = before
  const timer = setInterval(() => (peak = Math.max(peak, memory(pid).now)), 50)
  return () => {
    clearInterval(timer)
    return { before, peak: Math.max(peak, memory(pid).now) }
  }
}
/** Resident memory after so many seconds of rest, MB. */
export async function sampledMemory(pid: number, seconds: number): Promise<number> {
  await wait(seconds * 1000)
  return memory(pid).now
}
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
export const median = (values: readonly number[]): number => percentile(values, 0.5)

interface ProcessTime {
  parent: number
  seconds: number
}
function timeOf(pid: number): ProcessTime | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, parent, , , , , , , , , , user, system, childUser, childSystem] = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
    return {
      parent: Number(parent),
      seconds: (Number(user) + Number(system) + Number(childUser) + Number(childSystem)) / 100,
    }
  } catch {
    // It has ended meanwhile.
    return undefined
  }
}
/** CPU seconds of a process and its children so far: what other people's work on the machine hardly moves. */
export function cpuSeconds(root: number): number {
  // Not ours to look at.
  if (root === 0) return 0
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => timeOf(Number(name)))
    .filter((each) => each?.parent === root)
  return (timeOf(root)?.seconds ?? 0) + children.reduce((sum, each) => sum + each!.seconds, 0)
}

/** How long something takes, in ms. */
export async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}
/** Half, nearly all and the longest of some times in ms, as words of a report. */
export const spread = (times: readonly number[], digits = 1): string =>
  `p50 ${median(times).toFixed(digits)}, p95 ${percentile(times, 0.95).toFixed(digits)}, most ${Math.max(...times).toFixed(digits)} ms`
/** Load of the machine in the last minute, to be told beside a time. */
export const cpuLoad = (): string => loadavg()[0]!.toFixed(1)

import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem } from 'node:os'
import path from 'node:path'
import type { Cell, Rate, RateOptions } from './rates.ts'

/** A result of one measurement, in words and as numbers. */
export interface Finding {
  work: string
  text: string
  values: Record<string, number>
}
interface Run {
  database: string
  options: RateOptions
  rates: Rate[]
  cells: Cell[]
  findings: Finding[]
}
/** Least share of the limit's requests per second; TARGETS of the design. */
const wanted: Record<string, number> = { W1: 0.6, W1r: 0.6, W2: 4, W3: 10, W4: 0.45, W5: 0.4, W6: 0.4 }
/** Against the fastest of the other products in the same run. */
const wantedOfPeers: Record<string, number> = { W1: 6, W1r: 6, W2: 6, W3: 12, W4: 8, W5: 7, W6: 7 }

export function ratesTable(rates: Rate[]): string {
  const two = (value: number | undefined) => value?.toFixed(2) ?? '–'
  return [
    '| work | target | req/s | p95 ms | CPU ms a request: server + PostgreSQL | req/s against limit | CPU against limit | wanted | errors |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rates.map(({ work, target, perSecond, p95, cpu, databaseCpu, ratio, cpuRatio, errors }) => {
      const least = target === 'portal' ? wanted[work] : undefined
      const verdict =
        least === undefined ? '' : `${least}${ratio !== undefined && ratio >= least ? '' : ' **missed**'}`
      // Processes of others cannot be read, so they have no CPU figure.
      const seen = cpu > 0 && databaseCpu > 0
      const against = [ratio, seen ? cpuRatio : undefined].map(two).join(' | ')
      return `| ${work} | ${target} | ${perSecond.toFixed(0)} | ${p95.toFixed(1)} | ${seen ? `${two(cpu)} + ${two(databaseCpu)}` : '–'} | ${against} | ${verdict} | ${errors} |`
    }),
    ...peerLines(rates),
  ].join('\n')
}
/** The answers of the portal during one answer of the fastest other product. */
function peerLines(rates: Rate[]): string[] {
  return Object.entries(wantedOfPeers).flatMap(([work, least]) => {
    const mine = rates.find((rate) => rate.work === work && rate.target === 'portal')
    const others = rates.filter(
      (rate) => rate.work === work && !['portal', 'limit'].includes(rate.target) && rate.errors === 0,
    )
    const best = others.toSorted((one, other) => other.perSecond - one.perSecond)[0]
    if (!mine || !best) return []
    const times = mine.perSecond / best.perSecond
    return [
      `\n${work}: ${times.toFixed(1)} × ${best.target}, wanted ${least}${times >= least ? '' : ' **missed**'}`,
    ]
  })
}
const machine = () => ({
  cpu: cpus()[0]?.model ?? '',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  system: `${process.platform} ${release()}`,
  node: process.version,
  loadAverage: loadavg().map((each) => Number(each.toFixed(1))),
})

/** Writes bench/results/{moment}.json and .md. @returns the path of the latter */
export function writeResults(run: Run): string {
  const at = new Date().toISOString()
  const folder = path.join(import.meta.dirname, 'results')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, at.slice(0, 16).replaceAll(':', ''))
  const host = machine()
  writeFileSync(`${file}.json`, `${JSON.stringify({ at, machine: host, ...run }, null, 1)}\n`)
  const { rounds, seconds, connections } = run.options
  writeFileSync(
    `${file}.md`,
    [
      `# ${at.slice(0, 16).replace('T', ' ')} UTC`,
      '',
      `${host.cores} cores (${host.cpu}), ${host.memoryGb} GB, ${host.system}, Node ${host.node}, ${run.database}; load average at the end ${host.loadAverage.join(' ')}.`,
      `Medians of ${rounds} rounds of ${seconds} s, ${connections} connections, limit and portal in turns.`,
      '',
      ...(run.rates.length > 0 ? [ratesTable(run.rates), ''] : []),
      ...run.findings.map(({ work, text }) => `- ${work}: ${text}`),
      '',
    ].join('\n'),
  )
  return `${file}.md`
}

import type { BenchDatabase } from './database.ts'
import { load } from './load.ts'
import { median, quiet } from './machine.ts'
import { grownResources, permitResource } from './permit.ts'
import type { RateOptions } from './rates.ts'
import type { Finding } from './report.ts'
import type { Started } from './servers.ts'
import type { Target } from './target.ts'

const columns = permitResource.list.join(',')
/** A list's calls at any address: its first page, filtered, searched by three syllables, its last page. */
const listsAt = (path: string) => ({
  'first page': { path, query: { columns } },
  filtered: { path, query: { plantCd: '{{plant}}', state: '{{status}}', 'workYmd.from': '{{from}}', 'workYmd.to': '{{to}}', columns } },
  'three syllables': { path, query: { q: '{{three}}', columns } },
  'last page': { path, query: { page: '500', columns } },
})

/** The p95 of each list as its table grows, one size after the other in each round; the first size is what the others are held against. */
export async function measureGrowth(
  database: BenchDatabase,
  { target, pid }: Started,
  sizes: number[],
  options: RateOptions,
): Promise<Finding[]> {
  const grown = grownResources.filter(({ size }) => sizes.includes(size))
  const names = Object.keys(listsAt('')) as (keyof ReturnType<typeof listsAt>)[]
  const times = new Map<string, number[]>()
  for (let round = -1; round < options.rounds; round++) {
    for (const name of names)
      for (const { size, resource } of grown) {
        // The last page that is counted; a table with fewer visible rows ends earlier.
        const call = listsAt(`${resource.path}s`)[name]
        const page = size === 10_000 ? { ...call, query: { ...call.query, page: '120' } } : call
        const asked: Target = { ...target, work: { grow: name === 'last page' ? page : call } }
        await quiet(options.quiet * 1000)
        // One connection: what a single person waits for. The first round only warms.
        const { p95, errors, firstError } = await load(asked, 'grow', 1, options.seconds / 2, { server: pid, database: database.pid })
        if (errors > 0) console.log(`${resource.name} ${name}: ${errors} errors, ${firstError}`)
        if (round >= 0) times.set(`${name} ${size}`, [...(times.get(`${name} ${size}`) ?? []), p95])
      }
  }
  return names.map((name) => {
    const each = grown.map(({ size }) => ({ size, p95: median(times.get(`${name} ${size}`)!) }))
    const text = each.map(({ size, p95 }) => `${size.toLocaleString('en')} rows ${p95.toFixed(1)} ms (${(p95 / each[0].p95).toFixed(2)} ×)`)
    return { work: `grow, ${name}`, text: `p95 ${text.join(', ')}`, values: Object.fromEntries(each.map(({ size, p95 }) => [size, p95])) }
  })
}

/** Each column of the list as its order, both ways. */
export async function measureSorts(database: BenchDatabase, { target, pid }: Started, options: RateOptions): Promise<Finding[]> {
  const found: Finding[] = []
  for (const sort of permitResource.list) {
    const values: Record<string, number> = {}
    for (const direction of ['asc', 'desc']) {
      const asked: Target = { ...target, work: { sort: { path: '/api/bench/permits', query: { sort, direction, columns } } } }
      await quiet(options.quiet * 1000)
      values[direction] = (await load(asked, 'sort', 1, options.seconds / 2, { server: pid, database: database.pid })).p95
    }
    found.push({ work: `sort by ${sort}`, text: `p95 ${values['asc'].toFixed(1)} ms up, ${values['desc'].toFixed(1)} ms down`, values })
  }
  return found
}

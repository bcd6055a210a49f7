import type { BenchDatabase } from './database.ts'
import { load } from './load.ts'
import { median, quiet } from './machine.ts'
import { grownResources, permitResource } from './permit.ts'
import type { RateOptions } from './rates.ts'
import type { Finding } from './report.ts'
import type { Started } from './servers.ts'
import type { Target } from './target.ts'

const columns = permitResource.list.join(',')
/**
 * A list's calls as its screen makes them at any address: the first page, filtered, searched by three
 * syllables, a deep page, the last page; and the whole count of the filtered one, which comes beside its rows
 * when there are more than the first thousand.
 */
const listsAt = (path: string, size: number) => {
  const filter = {
    plantCd: '{{plant}}',
    state: '{{status}}',
    'workYmd.from': '{{from}}',
    'workYmd.to': '{{to}}',
  }
  const page = { columns, countTo: '1000' }
  return {
    'first page': { path, query: page },
    filtered: { path, query: { ...filter, ...page } },
    'three syllables': { path, query: { q: '{{three}}', ...page } },
    'page 120': { path, query: { ...page, page: '120' } },
    // The smallest table has 128 visible pages; what is longer than is counted leads to its end.
    'last page': { path, query: { ...page, page: size === 10_000 ? '128' : '-1' } },
    'count of the filtered list': { path, query: { ...filter, limit: '1', columns: permitResource.key } },
  }
}

/**
 * The p95 of each list as its table grows, one size after the other in each round; the first size is what the
 * others are held against.
 */
export async function measureGrowth(
  database: BenchDatabase,
  { target, pid }: Started,
  sizes: number[],
  options: RateOptions,
): Promise<Finding[]> {
  const grown = grownResources.filter(({ size }) => sizes.includes(size))
  const names = Object.keys(listsAt('', 0)) as (keyof ReturnType<typeof listsAt>)[]
  const times = new Map<string, number[]>()
  // Load all tables into memory, as after a day of use: the speed of the disk is not measured here.
  const whole = 'set enable_indexonlyscan = off; set enable_indexscan = off; set enable_bitmapscan = off'
  for (const { resource } of grown)
    await database.admin(`${whole}; select count(*) from "${resource.name}"`, 'bench_portal')
  for (let round = -1; round < options.rounds; round++) {
    for (const name of names)
      for (const { size, resource } of grown) {
        const asked: Target = { ...target, work: { grow: listsAt(`${resource.path}s`, size)[name] } }
        await quiet(options.quiet * 1000)
        // One connection: what a single person waits for. The first round only warms.
        const { p95, errors, firstError } = await load(asked, 'grow', 1, options.seconds / 2, {
          server: pid,
          database: database.pid,
        })
        if (errors > 0) console.log(`${resource.name} ${name}: ${errors} errors, ${firstError}`)
        if (round >= 0) times.set(`${name} ${size}`, [...(times.get(`${name} ${size}`) ?? []), p95])
      }
  }
  return names.map((name) => {
    const each = grown.map(({ size }) => ({ size, p95: median(times.get(`${name} ${size}`)!) }))
    const text = each.map(
      ({ size, p95 }) =>
        `${size.toLocaleString('en')} rows ${p95.toFixed(1)} ms (${(p95 / each[0]!.p95).toFixed(2)} ×)`,
    )
    return {
      work: `grow, ${name}`,
      text: `p95 ${text.join(', ')}`,
      values: Object.fromEntries(each.map(({ size, p95 }) => [size, p95])),
    }
  })
}

/** Each column of the list as its order, both ways. */
export async function measureSorts(
  database: BenchDatabase,
  { target, pid }: Started,
  options: RateOptions,
): Promise<Finding[]> {
  const found: Finding[] = []
  for (const sort of permitResource.list) {
    const values: Record<string, number> = {}
    for (const direction of ['asc', 'desc']) {
      const asked: Target = {
        ...target,
        work: { sort: { path: '/api/bench/permits', query: { sort, direction, columns } } },
      }
      await quiet(options.quiet * 1000)
      values[direction] = (
        await load(asked, 'sort', 1, options.seconds / 2, { server: pid, database: database.pid })
      ).p95
    }
    found.push({
      work: `sort by ${sort}`,
      text: `p95 ${values['asc']!.toFixed(1)} ms up, ${values['desc']!.toFixed(1)} ms down`,
      values,
    })
  }
  return found
}

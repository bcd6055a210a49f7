import { exportExcel, importExcel, importRows, workbook } from './excel.ts'
import { transferFiles } from './files.ts'
import { liveDelivery } from './live.ts'
import { load, readsDuring } from './load.ts'
import { median, memory, peakMemory, quiet } from './machine.ts'
import { clean, type Started } from './servers.ts'
import type { BenchDatabase } from './database.ts'
import type { Finding } from './report.ts'

interface Singles {
  database: BenchDatabase
  portal: Started
  works: string[]
  rounds: number
  quiet: number
  say: (finding: Finding) => void
}

/** Work that is done once at a time, with another user's reads beside it. */
export async function singles({
  database,
  portal,
  works,
  rounds,
  quiet: calmSeconds,
  say,
}: Singles): Promise<void> {
  const { target, pid } = portal
  const calm = () => quiet(calmSeconds * 1000)
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 2000))
  /** Each round also without the work, so that both meet the same machine. */
  const beside = async <T>(work: () => Promise<T>) => {
    await calm()
    const alone = await readsDuring(target, pause)
    const peak = peakMemory(pid)
    const { result, reads } = await readsDuring(target, work)
    return { result, alone: alone.reads.p95, reads: reads.p95, memory: peak() }
  }
  const rounded = async <T>(work: () => Promise<T>) => {
    const all: Awaited<ReturnType<typeof beside<T>>>[] = []
    for (let round = 0; round < rounds; round++) all.push(await beside(work))
    const of = (pick: (each: (typeof all)[number]) => number) => median(all.map(pick))
    return {
      all,
      of,
      others: `others' reads p95 ${of((each) => each.alone).toFixed(1)} → ${of((each) => each.reads).toFixed(1)} ms`,
    }
  }
  if (works.includes('W7')) {
    const { all, of, others } = await rounded(() => exportExcel(target))
    const values = {
      ms: of((each) => each.result.ms),
      firstByte: of((each) => each.result.firstByte),
      rows: await all[0]!.result.rows(),
      before: of((each) => each.memory.before),
      peak: of((each) => each.memory.peak),
    }
    say({
      work: 'W7',
      text: `Excel of ${values.rows.toLocaleString('en')} rows ${values.ms.toFixed(0)} ms, first byte ${values.firstByte.toFixed(0)} ms, memory ${values.before} → ${values.peak} MB; ${others}`,
      values: { ...values, alone: of((each) => each.alone), beside: of((each) => each.reads) },
    })
  }
  if (works.includes('W8')) {
    const file = await workbook()
    const { of, others } = await rounded(async () => {
      const result = await importExcel(target, file)
      await clean(database, target)
      return result
    })
    const values = {
      preview: of((each) => each.result.preview),
      apply: of((each) => each.result.apply),
      peak: of((each) => each.memory.peak),
    }
    say({
      work: 'W8',
      text: `upload of ${importRows.toLocaleString('en')} rows: preview ${values.preview.toFixed(0)} ms, apply ${values.apply.toFixed(0)} ms, memory at most ${values.peak} MB; ${others}`,
      values,
    })
  }
  if (works.includes('files')) {
    const { of, others } = await rounded(() => transferFiles(target))
    const values = {
      up: of((each) => each.result.up),
      down: of((each) => each.result.down),
      bytes: of((each) => each.result.bytes),
    }
    say({
      work: 'files',
      text: `20 attachments of ${(values.bytes / 1e6).toFixed(0)} MB one after the other: up ${values.up.toFixed(0)} ms each, down ${values.down.toFixed(0)} ms each; ${others}`,
      values,
    })
  }
  if (works.includes('storm')) {
    const { all, others } = await rounded(() =>
      load(target, 'W9', 16, 3, { server: pid, database: database.pid }),
    )
    const perSecond = median(all.map(({ result }) => result.perSecond))
    say({
      work: 'storm',
      text: `${perSecond.toFixed(0)} sign-ins a second for 3 s by 16 at once; ${others}`,
      values: { perSecond },
    })
    await clean(database, target)
  }
  if (works.includes('live')) {
    const statements = async () => {
      const { rows } = await database.admin(
        `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements s join pg_database d on d.oid = s.dbid where d.datname = 'bench_portal'`,
        'bench_portal',
      )
      return (rows[0] as { calls: number }).calls
    }
    for (const browsers of [1, 500]) {
      const before = await statements()
      const live = await liveDelivery(target, browsers)
      const asked = (await statements()) - before
      say({
        work: `live, ${browsers}`,
        text: `${live.heard} of ${live.expected} events heard, p50 ${live.p50.toFixed(0)} ms, p95 ${live.p95.toFixed(0)} ms; ${asked} statements in the database, memory ${memory(pid).now} MB`,
        values: { browsers, heard: live.heard, p50: live.p50, p95: live.p95, statements: asked },
      })
      await clean(database, target)
    }
  }
}

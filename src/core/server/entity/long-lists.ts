import type { Sql } from '../database/database.ts'

/**
 * A list of more rows than are counted does not fall below that within so short a time; if it does, '10,000+'
 * stands a moment longer.
 */
const trustMs = 60_000
/**
 * So long a list that was long is still taken for it, while it is counted again beside the answer: nobody
 * waits for a count that is nearly always the same.
 */
const rememberedMs = 3_600_000
const mostKnown = 2000

interface Known {
  /** When it was counted, or when counting it again began. */
  countedAt: number
}
/** Lists that were found to be long, by their conditions; kept per database. */
const known = new WeakMap<Sql, Map<string, Known>>()
/** One list is counted again at a time: it is nobody's answer. */
let counting: Promise<void> = Promise.resolve()

/**
 * True when the same question was answered with more rows than are counted: they need not be counted for this
 * answer. After a minute
 * `stillLong` counts them beside it, and the list is forgotten where that finds fewer.
 */
export function isKnownLong(
  sql: Sql,
  asked: string,
  stillLong: () => Promise<boolean>,
  now = performance.now(),
): boolean {
  const lists = known.get(sql)
  const list = lists?.get(asked)
  if (!lists || !list || now - list.countedAt > rememberedMs) return false
  if (now - list.countedAt <= trustMs) return true
  list.countedAt = now
  counting = counting.then(async () => {
    // When counting fails because the database goes down, the next answer tries again.
    const isStill = await stillLong().catch(() => false)
    if (!isStill && lists.get(asked) === list) lists.delete(asked)
  })
  return true
}
export function rememberLong(sql: Sql, asked: string, now = performance.now()): void {
  const lists = known.get(sql) ?? new Map<string, Known>()
  known.set(sql, lists)
  lists.delete(asked)
  lists.set(asked, { countedAt: now })
  if (lists.size > mostKnown) lists.delete(lists.keys().next().value!)
}

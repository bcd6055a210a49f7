import type { Sql } from './database.ts'

/** A list of more rows than are counted does not fall below that within so short a time; if it does, '10,000+' stands a moment longer. */
const trustMs = 60_000
const mostKnown = 2000

/** Until when each list counts as long, by what was asked of it; apart for each database. */
const known = new WeakMap<Sql, Map<string, number>>()

/** True when the same question was answered with more rows than are counted a moment ago: they need not be counted again. */
export function isKnownLong(sql: Sql, asked: string, now = performance.now()): boolean {
  return (known.get(sql)?.get(asked) ?? 0) > now
}
export function rememberLong(sql: Sql, asked: string, now = performance.now()): void {
  const lists = known.get(sql) ?? new Map<string, number>()
  known.set(sql, lists)
  lists.delete(asked)
  lists.set(asked, now + trustMs)
  if (lists.size > mostKnown) lists.delete(lists.keys().next().value!)
}

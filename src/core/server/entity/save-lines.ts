import type { AnyResource, Lines } from '../../shared/resource.ts'
import { diffOf } from './audit.ts'
import type { PlainRow } from './behaviour.ts'
import { typeOf } from './columns.ts'
import type { Context } from './context.ts'
import { quoted } from '../database/database.ts'
import { notFound } from '../http/errors.ts'
import { sealRow } from './sealed.ts'

export const linesOf = (resource: AnyResource): Record<string, Lines> =>
  (resource.lines ?? {}) as Record<string, Lines>

/**
 * Lines without what the caller says of columns that the server fills: a stored line keeps them, an added one begins
 * without. They are not refused as on the record itself: such a column is written while pages are open that show the
 * line without it, and the record keeps its `updateDt` then (decision 0228).
 */
export function withOwnColumns(
  resource: AnyResource,
  value: PlainRow,
  before: PlainRow | undefined,
): PlainRow {
  const kept = Object.entries(linesOf(resource)).flatMap(([name, { key, fields, readOnly }]) => {
    const filled = Object.keys(fields).filter((column) => fields[column]!.readOnly)
    const given = value[name] as PlainRow[] | undefined
    if (readOnly || filled.length === 0 || !given) return []
    const stored = new Map(((before?.[name] ?? []) as PlainRow[]).map((row) => [Number(row[key]), row]))
    const own = given.map((row) => {
      const line = stored.get(Number(row[key]))
      const columns = Object.fromEntries(filled.map((column) => [column, line?.[column] ?? null]))
      return { ...row, ...columns }
    })
    return [[name, own] as const]
  })
  return kept.length === 0 ? value : { ...value, ...Object.fromEntries(kept) }
}

/**
 * Makes the stored lines of a head equal to the given ones, in at most three statements however many lines
 * there are. Answers with what changed as [removed and old, added and new], or nothing.
 * @throws Refusal 404 when a line belongs to another head
 */
export async function saveLines(
  lines: Lines,
  context: Context,
  headKey: number | string,
  given: PlainRow[],
  before: PlainRow[] = [],
): Promise<[unknown, unknown] | undefined> {
  // A line belongs to its head: it is sealed before it has a number of its own.
  const place = { table: lines.name, key: headKey }
  const stored = new Map(before.map((row) => [Number(row[lines.key]), row]))
  const kept = given.filter((row) => row[lines.key] !== undefined && row[lines.key] !== null)
  if (kept.some((row) => !stored.has(Number(row[lines.key])))) throw notFound()
  const added = given.filter((row) => row[lines.key] === undefined || row[lines.key] === null)
  const changed = kept.filter(
    (row) => Object.keys(diffOf(lines.fields, stored.get(Number(row[lines.key]))!, row, place)).length > 0,
  )
  const keptKeys = new Set(kept.map((row) => Number(row[lines.key])))
  const removed = before.filter((row) => !keptKeys.has(Number(row[lines.key])))

  const names = Object.keys(lines.fields)
  const table = quoted(lines.name)
  const recordset = `jsonb_to_recordset($2::jsonb) as x(${[`${quoted(lines.key)} bigint`, ...names.map((name) => `${quoted(name)} ${typeOf(lines.fields[name]!)}`)].join(', ')})`
  if (removed.length > 0) {
    await context.sql.query(
      `delete from ${table} where ${quoted(lines.parent)} = $1 and ${quoted(lines.key)} = any($2::bigint[])`,
      [headKey, removed.map((row) => row[lines.key])],
    )
  }
  if (changed.length > 0) {
    // An absent field of a line keeps what is stored.
    const whole = changed.map((row) => ({ ...pick(stored.get(Number(row[lines.key]))!, names), ...row }))
    await context.sql.query(
      `update ${table} t set ${names.map((name) => `${quoted(name)} = x.${quoted(name)}`).join(', ')} from ${recordset} where t.${quoted(lines.parent)} = $1 and t.${quoted(lines.key)} = x.${quoted(lines.key)}`,
      [headKey, JSON.stringify(whole.map((row) => sealRow(lines.fields, row, place)))],
    )
  }
  if (added.length > 0) {
    await context.sql.query(
      `insert into ${table} (${[lines.parent, ...names].map(quoted).join(', ')}) select $1, ${names.map((name) => `x.${quoted(name)}`).join(', ')} from ${recordset}`,
      [headKey, JSON.stringify(added.map((row) => sealRow(lines.fields, row, place)))],
    )
  }
  if (removed.length + changed.length + added.length === 0) return undefined
  const old = [...removed, ...changed.map((row) => stored.get(Number(row[lines.key]))!)]
  const trail = (rows: PlainRow[]) => rows.map((row) => sealRow(lines.fields, row, place))
  return [trail(old), trail([...changed, ...added])]
}
const pick = (row: PlainRow, names: string[]): PlainRow =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]))

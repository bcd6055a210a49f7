import { createHash } from 'node:crypto'
import { quoted, type Sql } from '../database/database.ts'
import { insertReturning } from './insert-rows.ts'

type Row = Record<string, unknown>
export interface Delivery {
  table: string
  /** Columns that say which row it is. */
  key: readonly string[]
  rows: readonly object[]
  /** Tells deliveries into the same table apart. */
  part?: string
  /** False for tables without createUserId and updateUserId. */
  stamped?: boolean
  /** Rows that count as delivered before, on a database that was filled before deliveries were noted. */
  known?: (row: Row) => boolean
}

/**
 * Brings reference data of the product into a database that may have an older version of it: new rows are
 * added, and changed ones are updated column by column where the old delivered value is still there. An
 * administrator's changes stay, and deleted rows stay deleted.
 * @returns keys of the rows that came in, their columns joined by '|'
 */
export async function deliverRows(sql: Sql, delivery: Delivery): Promise<string[]> {
  const { table, key, part = '' } = delivery
  const rows = delivery.rows as readonly Row[]
  const contentHash = createHash('sha256').update(JSON.stringify(rows)).digest('hex')
  const last = await sql.maybe<{ contentHash: string }>(
    'select "contentHash" from "deliveredPart" where "tableNm" = $1 and "partNm" = $2',
    [table, part],
  )
  if (last?.contentHash === contentHash) return []
  const keyOf = (row: Row): string => key.map((name) => String(row[name] ?? '')).join('|')
  const noted = await sql.query<{ rowKey: string; row: Row }>(
    'select "rowKey", "row" from "deliveredRow" where "tableNm" = $1',
    [table],
  )
  const before = new Map(noted.map(({ rowKey, row }) => [rowKey, row]))
  const fresh = rows.filter((row) => !before.has(keyOf(row)))
  const wanted = last ? fresh : fresh.filter((row) => !delivery.known?.(row))
  const inserted = await insertPossible(sql, delivery, wanted)
  const changed = rows.filter((row) => {
    const old = before.get(keyOf(row))
    return old && JSON.stringify(sorted(old)) !== JSON.stringify(sorted(row))
  })
  await mergeRows(
    sql,
    delivery,
    changed.map((row) => ({ old: before.get(keyOf(row))!, row })),
  )
  await note(
    sql,
    table,
    [...fresh, ...changed].map((row) => ({ rowKey: keyOf(row), row })),
  )
  await sql.query(
    `insert into "deliveredPart" ("tableNm", "partNm", "contentHash") values ($1, $2, $3)
     on conflict ("tableNm", "partNm") do update set "contentHash" = excluded."contentHash", "updateDt" = now()`,
    [table, part, contentHash],
  )
  return inserted.map(keyOf)
}
const sorted = (row: Row): [string, unknown][] =>
  Object.entries(row)
    .filter(([, value]) => value !== null && value !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))

const foreignKeyViolation = '23503'
/**
 * Inserts what is not there yet. A row whose parent an administrator has deleted is left out: the others
 * still come in.
 */
async function insertPossible(sql: Sql, delivery: Delivery, rows: readonly Row[]): Promise<Row[]> {
  if (rows.length === 0) return []
  await sql.query('savepoint delivery')
  try {
    const inserted = await insertReturning(sql, delivery.table, rows, delivery.stamped ?? true, delivery.key)
    await sql.query('release savepoint delivery')
    return inserted
  } catch (error) {
    await sql.query('rollback to savepoint delivery')
    if ((error as { code?: string }).code !== foreignKeyViolation) throw error
    const found: Row[] = []
    if (rows.length > 1) for (const row of rows) found.push(...(await insertPossible(sql, delivery, [row])))
    return found
  }
}

/** Sets each column that the product says differently now and that still holds what was delivered. */
async function mergeRows(
  sql: Sql,
  { table, key, stamped = true }: Delivery,
  pairs: readonly { old: Row; row: Row }[],
): Promise<void> {
  if (pairs.length === 0) return
  const columns = [...new Set(pairs.flatMap(({ row }) => Object.keys(row)))].filter(
    (name) => !key.includes(name),
  )
  const type = `null::${quoted(table)}`
  const sets = columns.map((name) => {
    const column = quoted(name)
    return `${column} = case when t.${column} is not distinct from o.${column} then n.${column} else t.${column} end`
  })
  if (stamped) sets.push('"updateDt" = now()')
  const same = (one: string, other: string) =>
    key.map((name) => `${one}.${quoted(name)} is not distinct from ${other}.${quoted(name)}`).join(' and ')
  await sql.query(
    `update ${quoted(table)} t set ${sets.join(', ')}
     from jsonb_populate_recordset(${type}, $1::jsonb) o join jsonb_populate_recordset(${type}, $2::jsonb) n on ${same('o', 'n')} where ${same('t', 'n')}`,
    [JSON.stringify(pairs.map(({ old }) => old)), JSON.stringify(pairs.map(({ row }) => row))],
  )
}

async function note(sql: Sql, table: string, rows: readonly { rowKey: string; row: Row }[]): Promise<void> {
  await sql.query(
    `insert into "deliveredRow" ("tableNm", "rowKey", "row") select $1, r->>'rowKey', r->'row' from jsonb_array_elements($2::jsonb) r
     on conflict ("tableNm", "rowKey") do update set "row" = excluded."row", "updateDt" = now()`,
    [table, JSON.stringify(rows)],
  )
}

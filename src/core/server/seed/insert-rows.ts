import { quoted, type Sql } from '../database/database.ts'

/** The user in whose name the first data is written. */
export const seedUserId = 'system'

/**
 * Inserts rows that are not there yet; what is there stays as it is. For data of the demonstration: reference
 * data goes through `deliverRows`.
 * @param stamped false for tables without createUserId and updateUserId
 * @returns how many were new
 */
export async function insertRows(
  sql: Sql,
  table: string,
  rows: readonly object[],
  stamped = true,
): Promise<number> {
  return (await insertReturning(sql, table, rows, stamped, [])).length
}
/** The same, answering with columns of the rows that were new. */
export async function insertReturning(
  sql: Sql,
  table: string,
  rows: readonly object[],
  stamped: boolean,
  columns: readonly string[],
): Promise<Record<string, unknown>[]> {
  if (rows.length === 0) return []
  const stamps = stamped ? { createUserId: seedUserId, updateUserId: seedUserId } : {}
  const given = rows.map((row) => ({ ...row, ...stamps }))
  const names = [...new Set(given.flatMap((row) => Object.keys(row)))].map(quoted).join(', ')
  return sql.query(
    `insert into ${quoted(table)} (${names}) select ${names} from jsonb_populate_recordset(null::${quoted(table)}, $1::jsonb) on conflict do nothing returning ${columns.map(quoted).join(', ') || '1'}`,
    [JSON.stringify(given)],
  )
}

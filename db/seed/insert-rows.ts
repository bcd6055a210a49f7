import { quoted, type Sql } from '../../src/core/server/database.ts'

/** The user in whose name the first data is written. */
export const seedUserId = 'system'

/**
 * Inserts rows that are not there yet; what an administrator has changed since stays as it is.
 * @param stamped false for tables without createUserId and updateUserId
 * @returns how many were new
 */
export async function insertRows(sql: Sql, table: string, rows: readonly object[], stamped = true): Promise<number> {
  if (rows.length === 0) return 0
  const stamps = stamped ? { createUserId: seedUserId, updateUserId: seedUserId } : {}
  const given = rows.map((row) => ({ ...row, ...stamps }))
  const names = [...new Set(given.flatMap((row) => Object.keys(row)))].map(quoted).join(', ')
  const inserted = await sql.query(
    `insert into ${quoted(table)} (${names}) select ${names} from jsonb_populate_recordset(null::${quoted(table)}, $1::jsonb) on conflict do nothing returning 1`,
    [JSON.stringify(given)],
  )
  return inserted.length
}

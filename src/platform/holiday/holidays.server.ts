import type { Sql } from '../../core/server/database/database.ts'
import type { Holidays } from '../../core/shared/workday.ts'

/**
 * The holidays of the table from a day on, to another if it is given; both included. For `core/shared/workday.ts`,
 * which knows the weekends by itself.
 * @param from 'YYYY-MM-DD'
 */
export async function holidaysFrom(sql: Sql, from: string, to?: string): Promise<Holidays> {
  const rows = await sql.query<{ ymd: string }>(
    `select "ymd" from "holiday" where "ymd" >= $1::date and ($2::date is null or "ymd" <= $2::date) order by 1`,
    [from, to ?? null],
  )
  return new Set(rows.map(({ ymd }) => ymd))
}

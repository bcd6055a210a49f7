import type { Sql } from '../../../core/server/database/database.ts'

/**
 * Components whose secrecy was refused and whose names no sheet in force says yet; empty when the product may
 * be shipped. (MSDS 고시 제18조)
 */
export async function unsaidNames(sql: Sql, prodNo: number): Promise<string[]> {
  const rows = await sql.query<{ refusedNms: string[] }>(
    `select s."refusedNms" from "chmMsdsSubmit" s where s."prodNo" = $1 and s."state" in ('partial', 'refused') and cardinality(s."refusedNms") > 0
       and not exists (select 1 from "chmMsds" m where m."prodNo" = s."prodNo" and m."langCd" = 'kr' and m."state" = 'valid' and m."msdsNo" > s."msdsNo")`,
    [prodNo],
  )
  return [...new Set(rows.flatMap(({ refusedNms }) => refusedNms))]
}

import type { Sql } from '../src/core/server/database/database.ts'

export interface Traced {
  userId: string
  diff: Record<string, unknown>
}
/**
 * Changes of a record in the audit trail, the oldest first.
 * @param name only those that tell of this column or act
 */
export const trailOf = (
  sql: Sql,
  tableNm: string,
  rowKey: number | string,
  name?: string,
): Promise<Traced[]> =>
  sql.query<Traced>(
    `select "userId", "diff" from "auditLog" where "tableNm" = $1 and "rowKey" = $2 and "actCd" = 'ACT03' and ($3::text is null or "diff" ? $3) order by "auditNo"`,
    [tableNm, String(rowKey), name ?? null],
  )

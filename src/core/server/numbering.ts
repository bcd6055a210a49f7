import type { Sql } from './database.ts'

/** Short names of the plants in document numbers come from the plant table. */
export interface NumberingFacts {
  plantCd?: string | null
  /** Day in Seoul, 'YYYY-MM-DD'. */
  day: string
}

/**
 * The next human number of a document, e.g. `P-{plant}-{YYYYMMDD}-{seq4}` → P-1000-20260310-0001.
 * Gapless: the counter row is locked until the saving transaction ends (identity values jump after a failover). The count starts anew when any part before it changes.
 */
export async function nextNumber(sql: Sql, pattern: string, facts: NumberingFacts): Promise<string> {
  const [year, month, day] = facts.day.split('-') as [string, string, string]
  const filled = pattern
    .replace('{plant}', facts.plantCd ?? '0000')
    .replace('{YYYYMMDD}', year + month + day)
    .replace('{YYMM}', year.slice(2) + month)
    .replace('{YYYY}', year)
  const width = Number(/\{seq(\d)\}/.exec(filled)?.[1])
  if (!width) throw new Error(`number pattern without {seqN}: ${pattern}`)
  const { lastSeq } = await sql.one<{ lastSeq: number }>(
    `insert into "numberCounter" ("counterKey", "lastSeq") values ($1, 1)
     on conflict ("counterKey") do update set "lastSeq" = "numberCounter"."lastSeq" + 1 returning "lastSeq"`,
    [filled],
  )
  return filled.replace(/\{seq\d\}/, String(lastSeq).padStart(width, '0'))
}

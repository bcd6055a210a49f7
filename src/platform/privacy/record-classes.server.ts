import { dayOfMoment } from '../../core/shared/moment.ts'
import { quoted, type Sql } from '../../core/server/database/database.ts'
import type { RecordClass, RecordClassDue } from './record-class.rule.ts'

const offered = new Map<string, RecordClass>()
/** Registers the business records that a module keeps because of a law, each class under its code. */
export function offerRecordClasses(classes: Readonly<Record<string, RecordClass>>): void {
  for (const [classCd, each] of Object.entries(classes)) offered.set(classCd, each)
}

/**
 * The keeping times in force with the number of records beyond them. None is erased here: business records
 * prove past acts, and no timer deletes them.
 * @param now moment of the question
 */
export async function recordClasses(sql: Sql, now: string): Promise<RecordClassDue[]> {
  const stored = await sql.query<{
    paramCd: string
    val: string
    source: string | null
    confirmNeededYn: 'Y' | 'N'
  }>(
    `select distinct on ("paramCd") "paramCd", "val", "source", "confirmNeededYn" from "sysParam"
     where starts_with("paramCd", 'RETAIN_') and "plantCd" is null and "fromYmd" <= $1 order by "paramCd", "fromYmd" desc`,
    [dayOfMoment(now)],
  )
  const inForce = new Map(stored.map((row) => [row.paramCd, row]))
  const found: RecordClassDue[] = []
  for (const [classCd, { paramCd, years, source, table, column, only = 'true' }] of offered) {
    const given = inForce.get(paramCd)
    const keep = given ? Number(given.val) : years
    const counted = await sql.one<Pick<RecordClassDue, 'rowCnt' | 'oldestDt'>>(
      `select count(*)::int as "rowCnt", to_json(min(${quoted(column)})::timestamptz) #>> '{}' as "oldestDt" from ${quoted(table)}
       where ${quoted(column)} < $1::timestamptz - make_interval(years => $2::int) and ${only}`,
      [now, keep],
    )
    found.push({
      classCd,
      keep,
      source: given ? given.source : source,
      confirmNeededYn: given?.confirmNeededYn ?? 'Y',
      ...counted,
    })
  }
  return found
}

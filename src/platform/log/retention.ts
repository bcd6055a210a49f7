import { dayOf, momentOf } from '../../core/shared/dates.ts'
import type { Engine } from '../../core/server/entity/context.ts'
import type { Sql } from '../../core/server/database/database.ts'
import { writeDigest, type DigestKey } from './audit-chain.ts'
import { logParameters, type LogParameter } from './log-parameters.ts'

/** One run takes away so many rows of a log at most; the next hour goes on. */
const mostRows = 20_000

const plain: readonly {
  table: string
  key: string
  column: string
  parameter: LogParameter
  unit: 'years' | 'days'
  and?: string
}[] = [
  { table: 'errorLog', key: 'logNo', column: 'dt', parameter: 'LOG_ERROR_DAYS', unit: 'days' },
  { table: 'batchHist', key: 'batchHistNo', column: 'startDt', parameter: 'LOG_BATCH_DAYS', unit: 'days' },
  {
    table: 'excelJob',
    key: 'jobNo',
    column: 'rqstDt',
    parameter: 'LOG_EXCEL_DAYS',
    unit: 'days',
    and: `and "statusCd" in ('EXPIRED', 'FAIL', 'DONE') and ("statusCd" <> 'DONE' or "kindCd" = 'UP')`,
  },
  {
    table: 'excelPreview',
    key: 'previewNo',
    column: 'createDt',
    parameter: 'EXCEL_PREVIEW_DAYS',
    unit: 'days',
  },
  { table: 'formUse', key: 'ctid', column: 'ymd', parameter: 'LOG_USE_DAYS', unit: 'days' },
  { table: 'menuUse', key: 'ctid', column: 'ymd', parameter: 'LOG_USE_DAYS', unit: 'days' },
]

/**
 * Takes away what has been kept long enough, by the dated parameters; the tables themselves refuse anything
 * younger than the law asks. The chain of the audit trail is cut at a signed place, so that what is left can
 * still be verified.
 * @returns rows taken away
 */
export async function retainLogs(engine: Engine, key: DigestKey): Promise<number> {
  const now = momentOf(engine.clock.now())
  const parameters = await logParameters(engine.database, dayOf(engine.clock.now()))
  let count = await cutAudit(engine, key, now, parameters.LOG_AUDIT_YEARS)
  const { gone } = await engine.database.one<{ gone: number }>(
    `select "cutTrail"('personalLog', $1::timestamptz - make_interval(years => $2), ${mostRows}) as gone`,
    [now, parameters.LOG_PERSONAL_YEARS],
  )
  count += gone
  for (const { table, key: column, column: moment, parameter, unit, and = '' } of plain) {
    const name = column === 'ctid' ? 'ctid' : `"${column}"`
    const rows = await engine.database.query(
      `delete from "${table}" where ${name} in (select ${name} from "${table}" where "${moment}" < $1::timestamptz - make_interval(${unit} => $2) ${and} limit ${mostRows}) returning 1`,
      [now, parameters[parameter]],
    )
    count += rows.length
  }
  return count
}

async function cutAudit(engine: Engine, key: DigestKey, now: string, years: number): Promise<number> {
  return engine.database.transaction(async (sql) => {
    const last = await lastToCut(sql, now, years)
    if (!last) return 0
    await writeDigest(sql, key, last, 'CUT', null)
    // As the owner of the tables: the role that answers calls only adds to them.
    return (await sql.one<{ gone: number }>('select "cutAudit"($1) as gone', [last.sealNo])).gone
  })
}
/** The end of the oldest stretch of the chain in which every row has been kept long enough. */
async function lastToCut(
  sql: Sql,
  now: string,
  years: number,
): Promise<{ sealNo: number; rowHash: string } | undefined> {
  const old = `s."sealDt" < $1::timestamptz - make_interval(years => $2) and a."dt" < $1::timestamptz - make_interval(years => $2)`
  return sql.maybe<{ sealNo: number; rowHash: string }>(
    `with oldest as (
       select s."sealNo", s."rowHash", coalesce(${old}, s."sealDt" < $1::timestamptz - make_interval(years => $2)) as "old"
       from "auditSeal" s left join "auditLog" a using ("auditNo") order by s."sealNo" limit ${mostRows})
     select "sealNo", "rowHash" from oldest where "old" and "sealNo" < coalesce((select min("sealNo") from oldest where not "old"), 9e18)
     order by "sealNo" desc limit 1`,
    [now, years],
  )
}

import type { Database, Sql } from '../../core/server/database/database.ts'
import { firstHash } from './first-hash.ts'

/**
 * The log of personal data and that of sign-ins are chained too: some rows at a time, by numbers and contents.
 * Who takes rows away or changes one breaks the hash of theirs, who computes all anew the end that stands
 * outside the database (audit-heads.ts).
 */
const logs = [
  // A monthly review is noted beside a row later on.
  { log: 'personalLog', key: 'logNo', later: 'reviewNo', kept: '2 years' },
  { log: 'loginHist', key: 'loginHistNo', later: '', kept: '1 year' },
] as const
type Log = (typeof logs)[number]
/** Rows of one seal. */
const batchRows = 1000
/** Seals that a look goes back, for rows whose transaction took longer. */
const depth = 50

/** A row as it is hashed: a column that is added later says nothing as long as it is empty. */
const contentSql = ({ later }: Log): string =>
  `(jsonb_strip_nulls(to_jsonb(a) - 'dt' - '${later}') || jsonb_build_object('dt', to_char(a."dt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')))::text`
const hashSql = (prevHash: string, log: string, rowNos: string, contents: string): string =>
  `encode(sha256(convert_to(${prevHash} || '|' || ${log} || '|' || ${rowNos}::text || '|' || coalesce(${contents}, ''), 'UTF8')), 'hex')`

/** Chains what was written and is not chained yet; one process at a time. @returns rows */
export async function sealLogs({ database }: { database: Database }): Promise<number> {
  let count = 0
  for (const log of logs)
    for (;;) {
      const sealed = await database.transaction((sql) => sealSome(sql, log))
      count += sealed
      if (sealed < batchRows) break
    }
  return count
}
async function sealSome(sql: Sql, own: Log): Promise<number> {
  const { mine } = await sql.one<{ mine: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('logSeal', 0)) as mine`,
  )
  if (!mine) return 0
  const { log, key } = own
  const written = await sql.maybe<{ count: number }>(
    `with head as (select coalesce(max("sealNo"), 0) as "sealNo" from "logSeal"),
       late as (select "rowNos" from "logSeal" where "logNm" = '${log}' order by "sealNo" desc limit ${depth}),
       rest as (select a."${key}" as no, ${contentSql(own)} as content from "${log}" a
         where a."${key}" > coalesce((select min(x) from late, unnest(late."rowNos") x), 0)
           and not exists (select from late where a."${key}" = any(late."rowNos"))
         order by a."${key}" limit ${batchRows}),
       batch as (select array_agg(no order by no) as "rowNos", string_agg(content, E'\\n' order by no) as contents, count(*)::int as count from rest),
       prev as (select coalesce((select "rowHash" from "logSeal" where "sealNo" = head."sealNo"), $1) as hash from head)
     insert into "logSeal" ("sealNo", "logNm", "rowNos", "prevHash", "rowHash")
     select head."sealNo" + 1, '${log}', batch."rowNos", prev.hash, ${hashSql('prev.hash', `'${log}'`, 'batch."rowNos"', 'batch.contents')}
     from head, batch, prev where batch.count > 0 returning cardinality("rowNos") as count`,
    [firstHash],
  )
  return written?.count ?? 0
}

export interface LogBreak {
  sealNo: number
  logNm: string
  reason: 'changed' | 'missing' | 'link'
}
/**
 * The first seal whose rows are not as they were. Of a batch whose rows have been kept as long as the law asks
 * some may be gone.
 */
export async function brokenLog(sql: Sql): Promise<LogBreak | undefined> {
  const found: LogBreak[] = []
  for (const own of logs) {
    const { log, key, kept } = own
    const broken = await sql.maybe<LogBreak>(
      `select "sealNo", '${log}' as "logNm", "reason" from (
         select s."sealNo", case
             when there.count < cardinality(s."rowNos") then case when s."sealDt" < now() - interval '${kept}' then null else 'missing' end
             when ${hashSql('s."prevHash"', 's."logNm"', 's."rowNos"', 'there.contents')} <> s."rowHash" then 'changed' end as "reason"
         from "logSeal" s cross join lateral (
           select count(*)::int as count, string_agg(${contentSql(own)}, E'\\n' order by a."${key}") as contents from "${log}" a where a."${key}" = any(s."rowNos")) there
         where s."logNm" = '${log}') x
       where "reason" is not null order by "sealNo" limit 1`,
    )
    if (broken) found.push(broken)
  }
  const link = await sql.maybe<LogBreak>(
    `select "sealNo", "logNm", 'link' as "reason" from (
       select "sealNo", "logNm", "prevHash", lag("rowHash", 1, $1) over w as before, lag("sealNo", 1, 0::bigint) over w as previous from "logSeal"
       window w as (order by "sealNo")) x where "prevHash" <> before or "sealNo" <> previous + 1 order by "sealNo" limit 1`,
    [firstHash],
  )
  if (link) found.push(link)
  return found.toSorted((one, other) => one.sealNo - other.sealNo)[0]
}

import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Engine } from '../../core/server/entity/context.ts'
import type { Sql } from '../../core/server/database/database.ts'
import { missingHead } from './audit-heads.ts'
import { firstHash } from './first-hash.ts'
import { brokenLog } from './log-chain.ts'

/** Rows that one look takes. */
const batchRows = 2000
/**
 * A usual check begins so many seals back; a row whose transaction took longer is found by the thorough
 * check.
 */
const usualDepth = 5000
const thoroughDepth = 1_000_000

/**
 * A row of the trail as the text that is hashed: jsonb writes its keys in one fixed order, the moment in UTC
 * with microseconds, so anybody with the table can compute it again.
 */
const contentSql = `jsonb_build_object('auditNo', a."auditNo", 'dt', to_char(a."dt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
  'userId', a."userId", 'sessionId', a."sessionId", 'ip', a."ip", 'menuId', a."menuId", 'actCd', a."actCd", 'tableNm', a."tableNm", 'rowKey', a."rowKey", 'diff', a."diff")::text`

/** rowHash = SHA-256(prevHash + canonical json) (admin R15), 64 lower-case hex digits. */
export const chainHash = (prevHash: string, content: string): string =>
  createHash('sha256').update(prevHash).update(content).digest('hex')

interface Head {
  sealNo: number
  rowHash: string
}
async function headOf(sql: Sql): Promise<Head> {
  const last = await sql.maybe<Head>(
    'select "sealNo", "rowHash" from "auditSeal" order by "sealNo" desc limit 1',
  )
  return (
    last ??
    (await sql.maybe<Head>(
      'select "sealNo", "rowHash" from "auditDigest" order by "sealNo" desc limit 1',
    )) ?? {
      sealNo: 0,
      rowHash: firstHash,
    }
  )
}

/**
 * Appends the committed rows that are not chained yet, in one transaction of the caller's; one process at a
 * time, the others find nothing to do.
 * @param thorough looks further back, for rows whose transaction took very long
 * @returns how many rows were chained
 */
export async function sealBatch(sql: Sql, thorough = false): Promise<number> {
  const { mine } = await sql.one<{ mine: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('auditSeal', 0)) as mine`,
  )
  if (!mine) return 0
  const head = await headOf(sql)
  const rows = await sql.query<{ auditNo: number; content: string }>(
    `select a."auditNo", ${contentSql} as content from "auditLog" a
     where a."auditNo" > coalesce((select "auditNo" from "auditSeal" where "sealNo" = $1), 0)
       and not exists (select from "auditSeal" s where s."auditNo" = a."auditNo")
     order by a."auditNo" limit ${batchRows}`,
    [head.sealNo - (thorough ? thoroughDepth : usualDepth)],
  )
  let prevHash = head.rowHash
  const seals = rows.map(({ auditNo, content }, index) => {
    const rowHash = chainHash(prevHash, content)
    const seal = { sealNo: head.sealNo + index + 1, auditNo, prevHash, rowHash }
    prevHash = rowHash
    return seal
  })
  if (seals.length > 0)
    await sql.query(
      `insert into "auditSeal" ("sealNo", "auditNo", "prevHash", "rowHash")
       select * from jsonb_to_recordset($1::jsonb) as s("sealNo" bigint, "auditNo" bigint, "prevHash" text, "rowHash" text)`,
      [JSON.stringify(seals)],
    )
  return seals.length
}
/** Chains everything that is there. @returns how many rows */
export async function sealAll({ database }: Pick<Engine, 'database'>, thorough = false): Promise<number> {
  let count = 0
  for (;;) {
    const sealed = await database.transaction((sql) => sealBatch(sql, thorough))
    count += sealed
    if (sealed < batchRows) return count
  }
}

/** The key of the digests follows from the server's secret, which does not lie in the database. */
export interface DigestKey {
  keyId: string
  sign(text: string): string
}
export function digestKey(secret: string): DigestKey {
  const key = createHmac('sha256', secret).update('audit digest').digest()
  return {
    keyId: createHash('sha256').update(key).digest('hex').slice(0, 16),
    sign: (text) => createHmac('sha256', key).update(text).digest('hex'),
  }
}
export type DigestKind = 'MONTH' | 'CUT'
export interface Digest extends Head {
  digestKindCd: DigestKind
  digestYm: string | null
  keyId: string
  signature: string
}
const digestText = ({
  digestKindCd,
  digestYm,
  sealNo,
  rowHash,
}: Omit<Digest, 'keyId' | 'signature'>): string => [digestKindCd, digestYm ?? '', sealNo, rowHash].join('|')
function isSigned(digest: Digest, key: DigestKey): boolean {
  const [given, wanted] = [Buffer.from(digest.signature), Buffer.from(key.sign(digestText(digest)))]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
/** Signs the head of the chain for a month (admin 10.3), or where it is about to be cut. */
export async function writeDigest(
  sql: Sql,
  key: DigestKey,
  head: Head,
  digestKindCd: DigestKind,
  digestYm: string | null,
): Promise<boolean> {
  const digest = { digestKindCd, digestYm, ...head }
  const written = await sql.query(
    `insert into "auditDigest" ("digestKindCd", "digestYm", "sealNo", "rowHash", "keyId", "signature") values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning 1`,
    [digestKindCd, digestYm, head.sealNo, head.rowHash, key.keyId, key.sign(digestText(digest))],
  )
  return written.length > 0
}
/** Signs the last row of a month that is over, once. @param month 'YYYY-MM' @returns how many were signed */
export async function signMonth(engine: Engine, key: DigestKey, month: string): Promise<number> {
  await sealAll(engine)
  return engine.database.transaction(async (sql) => {
    if (
      await sql.maybe(`select 1 from "auditDigest" where "digestKindCd" = 'MONTH' and "digestYm" = $1`, [
        month,
      ])
    )
      return 0
    const head = await headOf(sql)
    return head.sealNo > 0 && (await writeDigest(sql, key, head, 'MONTH', month)) ? 1 : 0
  })
}

export type BreakReason = 'changed' | 'missing' | 'link' | 'digest' | 'head' | 'accessLog'
export interface Verification {
  ok: boolean
  /** Rows whose hash was computed again. */
  checked: number
  /** Rows that are not chained although they have been there for ten minutes. */
  unsealed: number
  /** The first row that is not as it was (admin R15). */
  auditNo: number | null
  reason: BreakReason | null
  headHash: string
  digests: number
  /** Digests that another key has signed; they say nothing here. */
  foreignDigests: number
  /** Milliseconds. */
  ms: number
}

/**
 * Rows that one statement of the verification computes, and statements at a time: it is the database that
 * works, and it has several cores.
 */
const verifiedRows = 20_000
const lanes = 2

interface Break {
  sealNo: number
  auditNo: number | null
  reason: BreakReason
}
/**
 * The first wrong row among the seals after one number up to another: out of line with the one before it,
 * without its row of the trail, or with another content. The same SHA-256 as `chainHash`, computed where the
 * rows are.
 * @param startHash what the first row of the chain follows; null: the seal before tells
 */
async function brokenIn(
  sql: Sql,
  after: number,
  upTo: number,
  startHash: string | null,
): Promise<Break | undefined> {
  return sql.maybe<Break>(
    `select "sealNo", "auditNo", "reason" from (
       select s."sealNo", s."auditNo", case
           when s."sealNo" <> coalesce(lag(s."sealNo") over w, $1) + 1
             or s."prevHash" is distinct from coalesce(lag(s."rowHash") over w, $3, (select b."rowHash" from "auditSeal" b where b."sealNo" = $1)) then 'link'
           when a."auditNo" is null then 'missing'
           when encode(sha256(convert_to(s."prevHash" || ${contentSql}, 'UTF8')), 'hex') <> s."rowHash" then 'changed' end as "reason"
       from "auditSeal" s left join "auditLog" a using ("auditNo") where s."sealNo" > $1 and s."sealNo" <= $2
       window w as (order by s."sealNo")) x
     where "reason" is not null order by "sealNo" limit 1`,
    [after, upTo, startHash],
  )
}
/** The first wrong row of the chain; parts are looked at side by side, and none after one that is wrong. */
async function firstBroken(sql: Sql, start: Head, end: number): Promise<Break | undefined> {
  const found: Break[] = []
  let next = start.sealNo
  const lane = async (): Promise<void> => {
    while (next < end && found.length === 0) {
      const after = next
      next += verifiedRows
      const broken = await brokenIn(
        sql,
        after,
        after + verifiedRows,
        after === start.sealNo ? start.rowHash : null,
      )
      if (broken) found.push(broken)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return found.toSorted((one, other) => one.sealNo - other.sealNo)[0]
}

/**
 * Computes the whole chain again and compares it with the signed digests, and with the ends of it that stand
 * outside the database; the same of the logs of personal data and sign-ins.
 */
export async function verifyChain(
  { database }: Pick<Engine, 'database'>,
  key: DigestKey,
  dataDir: string,
): Promise<Verification> {
  const begin = performance.now()
  const digests = await database.query<Digest>('select * from "auditDigest" order by "sealNo"')
  const own = digests.filter(({ keyId }) => keyId === key.keyId)
  const first = await database.maybe<{ sealNo: number }>(
    'select "sealNo" from "auditSeal" order by "sealNo" limit 1',
  )
  const cut = digests.find(
    ({ digestKindCd, sealNo }) => digestKindCd === 'CUT' && sealNo === (first?.sealNo ?? 1) - 1,
  )
  const start: Head = { sealNo: cut?.sealNo ?? 0, rowHash: cut?.rowHash ?? firstHash }
  const last = await database.maybe<Head & { auditNo: number }>(
    'select "sealNo", "rowHash", "auditNo" from "auditSeal" order by "sealNo" desc limit 1',
  )
  const end = last?.sealNo ?? start.sealNo
  const forged = await firstForged(database, own, key)
  const wrong = await firstBroken(database, start, end)
  const lost = await missingHead('audit', database, key, dataDir, start.sealNo)
  const gone: Break | undefined = lost && {
    sealNo: Math.min(lost.sealNo, end + 1),
    auditNo: last?.auditNo ?? null,
    reason: 'head',
  }
  const broken =
    [wrong, forged, gone]
      .flatMap((each) => each ?? [])
      .toSorted((one, other) => one.sealNo - other.sealNo)[0] ??
    // Rows at the end that were taken away together with their seals.
    (own.some(({ sealNo }) => sealNo > end)
      ? { sealNo: end + 1, auditNo: last?.auditNo ?? null, reason: 'digest' as const }
      : undefined)
  const isLogBroken =
    (await brokenLog(database)) !== undefined ||
    (await missingHead('log', database, key, dataDir, 0)) !== undefined
  const before = await database.one<{ checked: number; rowHash: string | null }>(
    `select count(*)::int as "checked", (select "rowHash" from "auditSeal" where "sealNo" < $1 order by "sealNo" desc limit 1) as "rowHash"
     from "auditSeal" where "sealNo" < $1`,
    [broken?.sealNo ?? end + 1],
  )
  const { unsealed } = broken
    ? { unsealed: 0 }
    : await database.one<{ unsealed: number }>(
        `select count(*)::int as unsealed from "auditLog" a where a."dt" < now() - interval '10 minutes' and not exists (select from "auditSeal" s where s."auditNo" = a."auditNo")`,
      )
  return {
    ok: broken === undefined && !isLogBroken,
    checked: before.checked,
    unsealed,
    auditNo: broken?.auditNo ?? null,
    reason: broken?.reason ?? (isLogBroken ? 'accessLog' : null),
    headHash: before.rowHash ?? start.rowHash,
    digests: own.length,
    foreignDigests: digests.length - own.length,
    ms: Math.round(performance.now() - begin),
  }
}
/** The first seal that a digest of ours does not sign. */
async function firstForged(sql: Sql, own: readonly Digest[], key: DigestKey): Promise<Break | undefined> {
  const seals = await sql.query<Head & { auditNo: number }>(
    'select "sealNo", "rowHash", "auditNo" from "auditSeal" where "sealNo" = any($1::bigint[]) order by "sealNo"',
    [own.map(({ sealNo }) => sealNo)],
  )
  const found = seals.find(({ sealNo, rowHash }) =>
    isForged(
      own.filter((digest) => digest.sealNo === sealNo),
      rowHash,
      key,
    ),
  )
  return found && { sealNo: found.sealNo, auditNo: found.auditNo, reason: 'digest' }
}
const isForged = (digests: readonly Digest[], rowHash: string, key: DigestKey): boolean =>
  digests.some((digest) => digest.rowHash !== rowHash || !isSigned(digest, key))

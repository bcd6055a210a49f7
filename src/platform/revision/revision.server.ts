import { createHash } from 'node:crypto'
import type { PlainRow } from '../../core/server/entity/behaviour.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { loadRecord } from '../../core/server/entity/record.ts'
import type { AnyResource } from '../../core/shared/resource.ts'
import type { Snapshot } from '../approval/approval-answers.rule.ts'
import { snapshotOf } from '../approval/snapshot.server.ts'
import type { RevisionContent } from './revision.rule.ts'

export interface Freezing<Data> {
  resource: AnyResource
  key: string | number
  /** What it is a revision for, in the language of the record. */
  revisionNm: string
  /** Revisions of records that follow each other, such as the half-years of a plant; default: the record's own. */
  seriesKey?: string
  /** Further fields and lines beside those of the record. */
  beside?: Pick<Snapshot, 'fields' | 'lines'>
  /** What the module reckoned, for its own page. */
  data?: Data
  /** The paper of this moment, in the language of the record; gets the record as it is frozen. */
  pdf?: (row: PlainRow, context: Context) => Promise<Buffer>
}

/**
 * Freezes a record as it stands in this transaction. The next revision of the record gets the next number; the
 * database refuses to change any of it.
 * @returns the number of the revision
 */
export async function freeze<Data>(context: Context, what: Freezing<Data>): Promise<number> {
  const { resource, key, revisionNm } = what
  const { sql, now } = context
  // Frozen texts are the same for every reader: in the language of the record, not of the person who froze it.
  const inKorean: Context = { ...context, session: { ...context.session, language: 'kr' } }
  const { userId, userNm } = context.session
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `revision ${resource.name} ${key}`,
  ])
  const row: PlainRow = await loadRecord(resource, inKorean, key)
  const set = await snapshotOf(inKorean, resource, key, row)
  const pdf = (await what.pdf?.(row, inKorean)) ?? null
  const { rev } = await sql.one<{ rev: number }>(
    'select coalesce(max("rev"), 0)::int + 1 as "rev" from "revision" where "taskClassNm" = $1 and "taskKey" = $2',
    [resource.name, String(key)],
  )
  const content: RevisionContent<Data> = {
    rev,
    revisionNm,
    createDt: now,
    createUserId: userId,
    createUserNm: userNm,
    pdfSha256: pdf && hashOf(pdf),
    set: {
      ...set,
      fields: [...set.fields, ...(what.beside?.fields ?? [])],
      lines: [...set.lines, ...(what.beside?.lines ?? [])],
    },
    data: what.data ?? null,
  }
  const text = JSON.stringify(content)
  const { revisionNo } = await sql.one<{ revisionNo: number }>(
    `insert into "revision" ("taskClassNm", "taskKey", "seriesKey", "rev", "revisionNm", "content", "sha256", "pdf", "pdfSha256",
       "fileSha256s", "createUserId", "createDt")
     values ($1, $2, $3, $4, $5, $6, $7, $8::bytea, $9, $10::text[], $11, $12) returning "revisionNo"`,
    [
      resource.name,
      String(key),
      what.seriesKey ?? String(key),
      rev,
      revisionNm,
      text,
      hashOf(text),
      pdf,
      content.pdfSha256,
      set.files.map(({ sha256 }) => sha256),
      userId,
      now,
    ],
  )
  return revisionNo
}
export const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

/** What the module of a record reckoned when its first revision was frozen; undefined where there is none. */
export async function frozenData<Data>(
  { sql }: Context,
  { name }: AnyResource,
  key: string | number,
): Promise<Data | undefined> {
  const found = await sql.maybe<{ content: string }>(
    'select "content" from "revision" where "taskClassNm" = $1 and "taskKey" = $2 order by "rev" limit 1',
    [name, String(key)],
  )
  return found ? ((JSON.parse(found.content) as RevisionContent<Data>).data ?? undefined) : undefined
}

import { acts, audit } from '../../core/server/entity/audit.ts'
import { allBehaviours } from '../../core/server/entity/registry.ts'
import { asSystem, inTransaction, type Context, type Engine } from '../../core/server/entity/context.ts'
import { quoted, type Sql } from '../../core/server/database/database.ts'
import type { FileStore } from '../../core/server/files/file-store.ts'
import { lockContent } from './attachment-files.ts'
import { fieldWaitMinutes } from '../../core/shared/limits.ts'
import type { Batch } from '../log/batch-run.ts'

export const filePurge: Batch = {
  batchCd: 'FILE_PURGE',
  name: ['첨부파일 정리', 'File tidying', '附件清理', 'Limpieza de adjuntos'],
  records: 'all',
}

/**
 * Files that wait for a record longer than this belong to a form that nobody saved (admin R10, which says a day; a
 * record that waits for the network has its files with it until then).
 */
export const orphanHours = 24 + fieldWaitMinutes / 60
/** A content younger than this may belong to an upload that is still going on. */
const sweepAfterMinutes = 60
const batchSize = 1000

/**
 * Deletes files whose record never came or is gone, then every content that no file refers to. Meant for a
 * timer, a few times a day.
 * @returns how many files and contents went
 */
export async function purgeOrphans(
  engine: Engine,
  store: FileStore,
): Promise<{ files: number; contents: number }> {
  const files = await inTransaction(engine, asSystem('첨부파일 정리'), async (context) => {
    const waited = await deleteWhere(
      context,
      `"tempTaskKey" is not null and "createDt" < $1::timestamptz - interval '${orphanHours} hours'`,
    )
    let count = waited
    for (const { resource } of allBehaviours()) {
      if (!resource.files) continue
      const gone = `"taskKey" is not null and "taskClassNm" = $2 and not exists (select from ${quoted(resource.name)} r where r.${quoted(resource.key)}::text = "taskKey")`
      count += await deleteWhere(context, gone, [resource.name])
    }
    return count
  })
  return { files, contents: await sweepContents(engine, store) }
}

async function deleteWhere(context: Context, where: string, values: unknown[] = []): Promise<number> {
  const rows = await context.sql.query<{ fileNo: number; fileOrgNm: string }>(
    `update "attachFile" set "delYn" = 'Y', "updateUserId" = 'system', "updateDt" = $1 where "delYn" = 'N' and ${where} returning "fileNo", "fileOrgNm"`,
    [context.now, ...values],
  )
  for (const { fileNo, fileOrgNm } of rows)
    await audit(context, acts.delete, 'attachFile', fileNo, { fileOrgNm: [fileOrgNm, null] })
  return rows.length
}

/** Deletes contents that no living row and no frozen revision refers to. An upload of the same content at the same moment wins. */
async function sweepContents(engine: Engine, store: FileStore): Promise<number> {
  const youngest = engine.clock.now().getTime() - sweepAfterMinutes * 60_000
  let count = 0
  for await (const names of inBatches(store.list())) {
    for (const sha256 of await withoutRow(engine.database, names)) {
      const content = await store.stat(sha256)
      if (!content || content.storedAt.getTime() > youngest) continue
      count += await inTransaction(engine, asSystem('첨부파일 정리'), async (context) => {
        await lockContent(context, sha256, 'exclusive')
        if ((await withoutRow(context.sql, [sha256])).length === 0) return 0
        await store.delete(sha256)
        return 1
      })
    }
  }
  return count
}
async function withoutRow(sql: Sql, names: string[]): Promise<string[]> {
  const rows = await sql.query<{ sha256: string }>(
    `select n."sha256" from unnest($1::text[]) n("sha256")
     where not exists (select from "attachFile" f where f."sha256" = n."sha256" and f."delYn" = 'N')
       and not exists (select from "revision" r where r."fileSha256s" @> array[n."sha256"])`,
    [names],
  )
  return rows.map(({ sha256 }) => sha256)
}
async function* inBatches(names: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = []
  for await (const name of names) {
    if (batch.push(name) < batchSize) continue
    yield batch
    batch = []
  }
  yield batch
}

import { acts, audit } from '../../core/server/audit.ts'
import { allBehaviours } from '../../core/server/registry.ts'
import { asSystem, inTransaction, type Context, type Engine } from '../../core/server/context.ts'
import { quoted } from '../../core/server/database.ts'
import type { FileStore } from '../../core/server/file-store.ts'
import { lockContent } from './attachment-files.ts'

/** Files that wait for a record longer than this belong to a form that nobody saved (admin R10). */
export const orphanHours = 24
/** A content younger than this may belong to an upload that is still going on. */
export const sweepAfterMinutes = 60

/**
 * Deletes files whose record never came or is gone, then every content that no file refers to. Meant for a timer, once an hour.
 * @returns how many files and contents went
 */
export async function purgeOrphans(engine: Engine, store: FileStore): Promise<{ files: number; contents: number }> {
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
  for (const { fileNo, fileOrgNm } of rows) await audit(context, acts.delete, 'attachFile', fileNo, { fileOrgNm: [fileOrgNm, null] })
  return rows.length
}

/** Deletes contents that no living row refers to. An upload of the same content at the same moment wins. */
async function sweepContents(engine: Engine, store: FileStore): Promise<number> {
  const youngest = engine.clock.now().getTime() - sweepAfterMinutes * 60_000
  let count = 0
  for await (const sha256 of store.list()) {
    const content = await store.stat(sha256)
    if (!content || content.storedAt.getTime() > youngest) continue
    count += await inTransaction(engine, asSystem('첨부파일 정리'), async (context) => {
      await lockContent(context, sha256, 'exclusive')
      const used = await context.sql.maybe(`select 1 as used from "attachFile" where "sha256" = $1 and "delYn" = 'N' limit 1`, [sha256])
      if (used) return 0
      await store.delete(sha256)
      return 1
    })
  }
  return count
}

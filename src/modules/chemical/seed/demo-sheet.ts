import { Readable } from 'node:stream'
import { asSystem, type Context, timeOf } from '../../../core/server/entity/context.ts'
import { systemClock } from '../../../core/server/runtime/clock.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import type { FileStore } from '../../../core/server/files/file-store.ts'
import type { ChmMsds } from '../msds/msds.resource.ts'
import { drawSheet } from '../msds/msds-print.server.ts'
import { insertFiles } from '../../../platform/attachment/attachment-files.ts'

/** Product whose sheet in force has its PDF, so that the frame of the page has something to show. */
const prodCd = 'RM-1001'

/**
 * Draws the sheet of a product from its sixteen sections and hangs it on the record as the file that was
 * received.
 * @returns how many
 */
export async function hangSheet(sql: Sql, store: FileStore): Promise<number> {
  const found = await sql.maybe<{ msds: ChmMsds; prodNm: string }>(
    `select p."prodNm", to_jsonb(m) || jsonb_build_object(
       'sects', (select coalesce(jsonb_agg(to_jsonb(s) order by s."sectCd"), '[]') from "chmMsdsSect" s where s."msdsNo" = m."msdsNo"),
       'ghs', (select coalesce(jsonb_agg(to_jsonb(g)), '[]') from "chmMsdsGhs" g where g."msdsNo" = m."msdsNo")) as "msds"
     from "chmMsds" m join "chmProduct" p using ("prodNo") where p."prodCd" = $1 and m."state" = 'valid' and m."langCd" = 'kr'`,
    [prodCd],
  )
  if (!found) return 0
  const { msds, prodNm } = found
  const session = { ...asSystem('시연 자료'), userId: msds.createUserId }
  // Received on the day that the record says, in the morning.
  const now = `${msds.recvYmd}T09:10:00+09:00`
  const context: Context = { session, sql, clock: systemClock, ...timeOf(now), publish: () => undefined }
  const content = await store.put(Readable.from([await drawSheet(msds, context, false)]))
  await insertFiles(context, { taskClassNm: 'chmMsds', taskKey: String(msds.msdsNo), taskFlag: '' }, [
    {
      fileOrgNm: `MSDS_${prodNm}_국문_${msds.revYmd ?? msds.writeYmd}.pdf`,
      fileSize: content.size,
      fileExt: 'pdf',
      contentType: 'application/pdf',
      sha256: content.sha256,
      preview: null,
      pictureExplan: null,
      takenDt: null,
    },
  ])
  return 1
}

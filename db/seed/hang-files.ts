import path from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { asSystem, type Context, timeOf } from '../../src/core/server/entity/context.ts'
import { systemClock } from '../../src/core/server/runtime/clock.ts'
import type { Sql } from '../../src/core/server/database/database.ts'
import type { FileStore } from '../../src/core/server/files/file-store.ts'
import { renderPdf } from '../../src/core/server/pdf/render-pdf.ts'
import { imagePreviewPixels } from '../../src/core/shared/limits.ts'
import { momentOf } from '../../src/core/shared/dates.ts'
import { insertFiles, type NewFile } from '../../src/platform/attachment/attachment-files.ts'

/** A kind of files and the records that get them: the newest so many rows of a table. */
export interface Hanging {
  taskClassNm: string
  taskFlag: string
  /** SQL: keys and the person who attached it. */
  records: string
  /** File name and, for a picture, what it shows. */
  fileOrgNm: string
  pictureExplan?: string
  lines: readonly string[]
}
/** SQL of the newest so many rows of a table. */
export const newest = (
  table: string,
  key: string,
  count: number,
  user = '"createUserId"',
  where = 'true',
): string =>
  `select "${key}"::text as "taskKey", ${user} as "userId" from "${table}" where ${where} order by "${key}" desc limit ${count}`

/** Draws each file and hangs it on its records. @returns how many */
export async function hangAll(sql: Sql, store: FileStore, hangings: readonly Hanging[]): Promise<number> {
  let count = 0
  for (const hanging of hangings) count += await hang(sql, store, hanging)
  return count
}
async function hang(sql: Sql, store: FileStore, hanging: Hanging): Promise<number> {
  const { taskClassNm, taskFlag, records, fileOrgNm, pictureExplan = null, lines } = hanging
  const found = await sql.query<{ taskKey: string; userId: string }>(records)
  const now = momentOf(systemClock.now())
  for (const [index, { taskKey, userId }] of found.entries()) {
    const isPicture = fileOrgNm.endsWith('.png')
    const bytes = isPicture
      ? await picture(lines, index)
      : await renderPdf(path.join(import.meta.dirname, 'demo-document.typ'), {
          title: fileOrgNm.replace(/\.\w+$/, '').replaceAll('_', ' '),
          day: now.slice(0, 10),
          author: `${taskClassNm} ${taskKey}`,
          lines,
        })
    const content = await store.put(Readable.from([bytes]))
    const file: NewFile = {
      fileOrgNm,
      fileSize: content.size,
      fileExt: isPicture ? 'png' : 'pdf',
      contentType: isPicture ? 'image/png' : 'application/pdf',
      sha256: content.sha256,
      preview: isPicture
        ? await sharp(bytes)
            .resize(imagePreviewPixels, imagePreviewPixels, { fit: 'cover' })
            .webp()
            .toBuffer()
        : null,
      pictureExplan,
      takenDt: null,
    }
    const session = { ...asSystem('시연 자료'), userId }
    const context: Context = { session, sql, clock: systemClock, ...timeOf(now), publish: () => undefined }
    await insertFiles(context, { taskClassNm, taskKey, taskFlag }, [file])
  }
  return found.length
}

/** A drawing of a place: pipes, a vessel and a mark. */
function picture(lines: readonly string[], index: number): Promise<Buffer> {
  const x = 90 + index * 110
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="420">
    <rect width="640" height="420" fill="#e9edf2"/><rect x="60" y="120" width="140" height="220" rx="60" fill="#b8c4d2" stroke="#5d6b7a" stroke-width="4"/>
    <path d="M200 190H600M200 270H600" stroke="#7a8794" stroke-width="18" fill="none"/>
    <circle cx="${x + 140}" cy="190" r="26" fill="none" stroke="#c0261c" stroke-width="6"/><path d="M${x + 122} 272l36 -24v48z" fill="#c0261c"/>
    <title>${lines.join(', ')}</title></svg>`
  return sharp(Buffer.from(drawing)).png().toBuffer()
}

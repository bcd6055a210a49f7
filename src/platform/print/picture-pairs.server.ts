import { buffer } from 'node:stream/consumers'
import type { Context } from '../../core/server/entity/context.ts'
import type { FileStore } from '../../core/server/files/file-store.ts'
import { openPicture } from '../../core/server/files/pictures.ts'
import type { PairSide, PicturePair } from '../../core/server/pdf/sheet.ts'
import { showMoment } from '../../core/shared/dates.ts'
import type { PictureMarks } from '../../core/shared/picture-marks.ts'
import { wholePicture } from './marks-on-paper.ts'
import type { Pair } from './picture-pairs.rule.ts'

/** Pixels of the longer side: nine centimetres of paper at some 300 dots an inch. */
const printedPixels = 1100

export interface PrintedFile {
  fileNo: number
  taskFlag: string
  fileOrgNm: string
  sha256: string
  preview: Buffer | null
  marks: PictureMarks | null
  pictureExplan: string | null
  takenDt: string | null
}
/** The pictures of a record in their order. @param flag group of files; left out: all of them */
export const printedFiles = (
  { sql }: Pick<Context, 'sql'>,
  taskClassNm: string,
  taskKey: string | number,
  flag?: string,
): Promise<PrintedFile[]> =>
  sql.query<PrintedFile>(
    `select "fileNo", "taskFlag", "fileOrgNm", "sha256", "preview", "marks", "pictureExplan", to_json("takenDt") #>> '{}' as "takenDt"
     from "attachFile" where "taskClassNm" = $1 and "taskKey" = $2 and ($3::text is null or "taskFlag" = $3)
       and "delYn" = 'N' order by "sortOrder", "fileNo"`,
    [taskClassNm, String(taskKey), flag ?? null],
  )

/** Those that can be drawn: a file whose picture nobody could open has no small one. */
export const drawable = (files: readonly PrintedFile[]): PrintedFile[] =>
  files.filter(({ preview }) => preview !== null)

/** A pair as the template draws it. */
export async function pairOnPaper(
  store: Pick<FileStore, 'get'>,
  [left, right]: Pair<PrintedFile>,
  words: Pick<PicturePair, 'title' | 'leftLabel' | 'rightLabel'>,
): Promise<PicturePair> {
  return { ...words, left: await sideOf(store, left), right: await sideOf(store, right) }
}

async function sideOf(
  store: Pick<FileStore, 'get'>,
  file: PrintedFile | undefined,
): Promise<PairSide | null> {
  if (!file) return null
  const { data, info } = await drawn(store, file)
  const taken = file.takenDt && showMoment(file.takenDt)
  return {
    svg: wholePicture(data, info, file.marks),
    ratio: info.height / info.width,
    caption: [file.pictureExplan || file.fileOrgNm, taken].filter(Boolean).join(' · '),
  }
}
/** The whole picture; its small one where the whole cannot be read, so that a damaged disk stops no paper. */
async function drawn(store: Pick<FileStore, 'get'>, { sha256, preview }: PrintedFile) {
  const jpeg = async (bytes: Buffer) =>
    (await openPicture(bytes))
      .rotate()
      .resize(printedPixels, printedPixels, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
  try {
    return await jpeg(await buffer(store.get(sha256)))
  } catch {
    return jpeg(preview!)
  }
}

import type { Sentence } from '../../../core/shared/sentence.ts'
import { photoSentences } from './photo-zip.texts.ts'

/** Pictures in one archive. */
export const mostPhotos = 300

/** A file of the archive by its line: whose picture it is, or why nobody's. */
export type PhotoLine = { line: number; path: string; fileNm: string } & (
  | { vendorWorkerNo: number; refusal?: undefined }
  | { vendorWorkerNo?: undefined; refusal: Sentence }
)

/** What archives of a desktop carry beside the files that somebody put in. */
const isNoise = (path: string): boolean => path.startsWith('__macosx/') || /(^|\/)(\.|thumbs\.db$)/.test(path)

/**
 * The pictures of an archive, in the order of its lines: the name of each, without folder and extension, is the number
 * of a worker of the entry; a number that came before is refused, and so is everything else.
 * @param paths in lower case, as the archive names them
 */
export function photoLines(paths: readonly string[], workers: ReadonlySet<number>): PhotoLine[] {
  const seen = new Map<number, number>()
  return paths
    .filter((path) => !isNoise(path))
    .map((path, index): PhotoLine => {
      const line = index + 1
      const fileNm = path.slice(path.lastIndexOf('/') + 1)
      const [, digits] = /^0*(\d{1,15})\.[a-z0-9]+$/.exec(fileNm) ?? []
      const place = { line, path, fileNm }
      if (digits === undefined) return { ...place, refusal: photoSentences.noNumber() }
      const vendorWorkerNo = Number(digits)
      if (!workers.has(vendorWorkerNo))
        return { ...place, refusal: photoSentences.notOfEntry({ no: vendorWorkerNo }) }
      const before = seen.get(vendorWorkerNo)
      if (before !== undefined)
        return { ...place, refusal: photoSentences.twice({ no: vendorWorkerNo, line: before }) }
      seen.set(vendorWorkerNo, line)
      return { ...place, vendorWorkerNo }
    })
}

/** POST …/:key/photos */
export interface PhotosAnswer {
  saved: { line: number; vendorWorkerNo: number }[]
  refused: { line: number; fileNm: string; message: string }[]
}

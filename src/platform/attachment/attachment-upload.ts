import { outageOf } from '../../core/server/runtime/outage.ts'
import { pipeline, Transform, type Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { extensionOf, safeFileName } from '../../core/shared/file-name.ts'
import { imagePreviewPixels } from '../../core/shared/limits.ts'
import { messages } from '../../core/shared/messages.ts'
import { takenAt, takenWhere } from '../../core/server/files/exif.ts'
import { mayBeNamed, sniff } from '../../core/server/files/file-kind.ts'
import type { FileStore } from '../../core/server/files/file-store.ts'
import { openPicture } from '../../core/server/files/pictures.ts'
import { Refusal } from '../../core/server/http/errors.ts'
import type { NewFile } from './attachment-files.ts'
import { signatureIssue } from './attachment-signature.ts'
import { bytesOf, fileRefusal, type GroupRules } from './attachment-group.rule.ts'
import type { Sentence } from '../../core/shared/sentence.ts'

/** Pixels beyond which a picture is not opened: it may be small on disk and fill the memory. */
const pixelMax = 50_000_000

/** One file of a selection that does not fit; the others go on. */
export class FileRefused extends Error {
  readonly status: 413 | 422
  readonly fileOrgNm: string
  /** Message to the user; `message` is its Korean for logs. */
  readonly said: Sentence
  constructor(status: 413 | 422, fileOrgNm: string, said: Sentence) {
    super(String(said))
    this.said = said
    this.status = status
    this.fileOrgNm = fileOrgNm
  }
}

/** A file that arrives: a part of a form, or one out of an archive. */
export interface ArrivingFile extends Pick<MultipartFile, 'filename'> {
  /** `truncated`: the form's own limit has cut it. */
  file: Readable & { truncated?: boolean }
}

/**
 * Receives one file of a form: streamed to the store, its content looked at before it is kept.
 * The part is always read to its end, so that the files behind it arrive.
 * @throws FileRefused (the file does not fit), Refusal 500 (the disk does not take it)
 */
export async function receiveFile(
  store: FileStore,
  rules: GroupRules,
  part: ArrivingFile,
  pictureExplan: string | null,
): Promise<NewFile> {
  let fileOrgNm = safeFileName(part.filename)
  let fileExt = extensionOf(fileOrgNm)
  const early = fileExt === '' ? undefined : fileRefusal(rules, fileExt, 0)
  if (early) {
    part.file.resume()
    await finished(part.file)
    throw new FileRefused(422, fileOrgNm, early)
  }
  const gate = upTo(bytesOf(rules))
  let contentType = ''
  let preview: Buffer | null = null
  let taken: Pick<NewFile, 'takenDt' | 'takenLat' | 'takenLon'> = { takenDt: null }
  try {
    const content = await store.put(through(part.file, gate.stream), async (place) => {
      if (gate.passed() || part.file.truncated)
        throw new FileRefused(413, fileOrgNm, messages.fileSize(rules.megabytes))
      const kind = await sniff(place)
      if (fileExt === '' && kind.ext !== '') {
        fileExt = kind.ext
        fileOrgNm = `${fileOrgNm}.${kind.ext}`
      }
      const message = mayBeNamed(fileExt, kind) ? fileRefusal(rules, fileExt, 0) : messages.wrongExtension
      if (message) throw new FileRefused(422, fileOrgNm, message)
      contentType = kind.contentType
      preview = kind.image ? await previewOf(place, rules.drawn) : null
      if (preview) taken = await takenOf(place)
      if (rules.imageOnly && !preview) throw new FileRefused(422, fileOrgNm, messages.imagesOnly)
      const unsigned = rules.drawn ? await signatureIssue(place, pictureExplan) : undefined
      if (unsigned) throw new FileRefused(422, fileOrgNm, unsigned)
    })
    return {
      fileOrgNm,
      fileSize: content.size,
      fileExt,
      contentType,
      sha256: content.sha256,
      preview,
      pictureExplan,
      ...taken,
    }
  } catch (error) {
    if (error instanceof FileRefused) throw error
    const outage = error instanceof Error ? outageOf(error) : undefined
    if (outage) throw outage
    throw Object.assign(new Refusal(500, 'FILE_SAVE_FAILED', messages.fileSaveFailed), { cause: error })
  }
}

/** Lets so many bytes through and swallows the rest, without breaking the stream. */
function upTo(max: number) {
  let size = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > max) done()
      else done(null, chunk)
    },
  })
  return { stream, passed: () => size > max }
}

/** A sender that goes away must end the writing too; `pipe` alone would leave it waiting. */
function through(source: Readable, gate: Transform): Transform {
  return pipeline(source, gate, () => {})
}

/**
 * The preview box of specification section 9, upright as the camera was held; null when the picture cannot be
 * drawn.
 * @param whole nothing is cut off at the sides, as from a signature
 */
async function previewOf(place: string, whole: boolean): Promise<Buffer | null> {
  try {
    const picture = await openPicture(place, { limitInputPixels: pixelMax, failOn: 'error' })
    return await picture
      .rotate()
      .resize(imagePreviewPixels, imagePreviewPixels, {
        fit: whole ? 'contain' : 'cover',
        background: '#fff',
      })
      .webp({ quality: 75 })
      .toBuffer()
  } catch {
    return null
  }
}

/** When and where its camera took the picture; null where the file does not say. */
async function takenOf(place: string): Promise<Pick<NewFile, 'takenDt' | 'takenLat' | 'takenLon'>> {
  const { exif } = await (await openPicture(place, { limitInputPixels: pixelMax })).metadata()
  const where = exif && takenWhere(exif)
  return {
    takenDt: (exif && takenAt(exif)) ?? null,
    takenLat: where?.latitude ?? null,
    takenLon: where?.longitude ?? null,
  }
}

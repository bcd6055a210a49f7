import path from 'node:path'
import { Readable } from 'node:stream'
import { send } from '@fastify/send'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '../../core/shared/messages.ts'
import { wallTime } from '../../core/shared/moment.ts'
import { disposition } from '../../core/server/http/disposition.ts'
import { Refusal } from '../../core/server/http/errors.ts'
import type { FileStore } from '../../core/server/files/file-store.ts'
import { zipChunks, type ZipEntry } from '../../core/server/files/zip-writer.ts'
import type { StoredFile } from './attachment-files.ts'

const inlineTypes = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/bmp',
  'application/pdf',
])
/** Videos that browsers play. */
const playedTypes = new Set(['video/mp4', 'video/webm', 'video/x-m4v', 'video/quicktime'])
export const isPlayed = ({ contentType }: Pick<StoredFile, 'contentType'>): boolean =>
  playedTypes.has(contentType)

/**
 * A row whose content is not on the disk: the user hears the specification's sentence.
 * @throws Refusal 500
 */
export async function requireContent(store: FileStore, file: StoredFile): Promise<void> {
  const content = await store.stat(file.sha256)
  if (content?.size !== file.fileSize) throw new Refusal(500, 'DOWNLOAD_FAILED', messages.downloadFailed)
}

/**
 * Pictures, PDF and videos may show in the browser, everything else is saved: a page that somebody sent must never run as
 * ours. A part is answered to who asks for one (RFC 9110, Range): so a video begins before all of it has come, and jumps.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  store: FileStore,
  file: Pick<StoredFile, 'fileOrgNm' | 'contentType' | 'sha256'>,
  plainName?: string,
): Promise<FastifyReply> {
  const place = store.placeOf(file.sha256)
  const { statusCode, headers, stream } = await send(request.raw, path.basename(place), {
    root: path.dirname(place),
    cacheControl: false,
    contentType: false,
    lastModified: false,
  })
  const part = ['accept-ranges', 'content-range', 'content-length', 'etag']
  for (const [name, value] of Object.entries(headers))
    if (part.includes(name.toLowerCase())) reply.header(name.toLowerCase(), value)
  reply
    .code(statusCode)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
  if (statusCode >= 300) {
    stream.destroy()
    return reply.removeHeader('content-length').send()
  }
  const inline = inlineTypes.has(file.contentType) || isPlayed(file)
  return reply
    .type(inline ? file.contentType : 'application/octet-stream')
    .header('content-disposition', disposition(inline ? 'inline' : 'attachment', file.fileOrgNm, plainName))
    .send(stream)
}

/** `{"data":"…"}` with the content in base64, in pieces: no file has to fit into the memory. */
export async function* base64Json(content: Readable): AsyncGenerator<string> {
  yield '{"data":"'
  let rest = Buffer.alloc(0)
  for await (const chunk of content as AsyncIterable<Buffer>) {
    const bytes = Buffer.concat([rest, chunk])
    const whole = bytes.length - (bytes.length % 3)
    yield bytes.subarray(0, whole).toString('base64')
    rest = bytes.subarray(whole)
  }
  yield `${rest.toString('base64')}"}`
}

/** A zip that is written while it is read, one file open at a time. */
export function zipOf(store: FileStore, files: StoredFile[]): Readable {
  return Readable.from(zipChunks(zipEntries(store, files)), { objectMode: false })
}

function* zipEntries(store: FileStore, files: StoredFile[]): Generator<ZipEntry> {
  const names = zipNames(files.map(({ fileOrgNm }) => fileOrgNm))
  const changed = wallTime(new Date().toISOString())
  for (const [index, file] of files.entries()) {
    // Pictures and office files are packed already.
    yield { path: names[index]!, content: store.get(file.sha256), stored: true, changed }
  }
}

/** Equal names would replace each other when unpacked: 사진.jpg, 사진 (2).jpg. */
export function zipNames(names: string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const dot = name.lastIndexOf('.')
    const [base, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
    let free = name
    for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${base} (${count})${extension}`
    taken.add(free.toLowerCase())
    return free
  })
}

import { crc32, inflateRawSync } from 'node:zlib'
import { WorkbookError } from './workbook-error.ts'
import { workbookSays } from './workbook.texts.ts'

/** Everything in an uploaded workbook together may unpack to this many bytes (300 MB). */
const maxUnpackedBytes = 300_000_000

const damaged = workbookSays.damaged()
const tooLarge = workbookSays.tooLarge()

const endSignature = 0x06054b50
const directorySignature = 0x02014b50
const endLength = 22
const maxCommentLength = 0xff_ff
/** A 32-bit field with this value says: look into the 64-bit extra field. */
const elsewhere = 0xff_ff_ff_ff

interface DirectoryEntry {
  /** As its writer spelled it. */
  path: string
  encrypted: boolean
  method: number
  checksum: number
  packedSize: number
  unpackedSize: number
  offset: number
}

/**
 * The files of a zip archive, unpacked one by one when asked for. Refuses (with a `WorkbookError`) damaged
 * and encrypted archives and archives that would unpack to more than `limit` bytes: the sizes promised by the
 * directory are added up first, and no file may unpack to more than it promised.
 */
export class ZipReader {
  readonly #archive: Buffer
  readonly #entries: Map<string, DirectoryEntry>

  constructor(archive: Buffer, limit = maxUnpackedBytes) {
    this.#archive = archive
    this.#entries = guarded(() => readDirectory(archive))
    let promised = 0
    for (const entry of this.#entries.values()) promised += entry.unpackedSize
    if (promised > limit) throw new WorkbookError(tooLarge)
  }

  /** The paths of its files and folders as they are spelled, for whoever looks at them before anything is read. */
  paths(): string[] {
    return [...this.#entries.values()].map(({ path }) => path)
  }

  has(path: string): boolean {
    return this.#entries.has(key(path))
  }

  /** The unpacked file; undefined when the archive has none of that path. */
  read(path: string): Buffer | undefined {
    const entry = this.#entries.get(key(path))
    if (!entry) return undefined
    if (entry.encrypted) throw new WorkbookError(workbookSays.encrypted())
    return guarded(() => unpack(this.#archive, entry))
  }
}

/** Windows programs write paths in any case, some with backslashes; the format compares them without case. */
function key(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\//, '').toLowerCase()
}

/** Any failure while decoding untrusted bytes, such as an offset behind the end, means a damaged file. */
function guarded<T>(decode: () => T): T {
  try {
    return decode()
  } catch (error) {
    if (error instanceof WorkbookError) throw error
    const unpacksToMore = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw new WorkbookError(unpacksToMore ? tooLarge : damaged, { cause: error })
  }
}

function readDirectory(archive: Buffer): Map<string, DirectoryEntry> {
  const end = findEnd(archive)
  const count = archive.readUInt16LE(end + 10)
  let at = archive.readUInt32LE(end + 16)
  const entries = new Map<string, DirectoryEntry>()
  for (let index = 0; index < count; index++) {
    if (archive.readUInt32LE(at) !== directorySignature) throw new WorkbookError(damaged)
    const nameEnd = at + 46 + archive.readUInt16LE(at + 28)
    const extraEnd = nameEnd + archive.readUInt16LE(at + 30)
    const path = archive.toString('utf8', at + 46, nameEnd)
    const entry: DirectoryEntry = {
      path,
      encrypted: (archive.readUInt16LE(at + 8) & 1) === 1,
      method: archive.readUInt16LE(at + 10),
      checksum: archive.readUInt32LE(at + 16),
      packedSize: archive.readUInt32LE(at + 20),
      unpackedSize: archive.readUInt32LE(at + 24),
      offset: archive.readUInt32LE(at + 42),
    }
    applyLargeSizes(entry, archive.subarray(nameEnd, extraEnd))
    entries.set(key(path), entry)
    at = extraEnd + archive.readUInt16LE(at + 32)
  }
  return entries
}

/** The directory is found from the end of the file, behind which only a comment may stand. */
function findEnd(archive: Buffer): number {
  const last = archive.length - endLength
  for (let at = last; at >= 0 && at >= last - maxCommentLength; at--) {
    if (archive.readUInt32LE(at) === endSignature) return at
  }
  throw new WorkbookError(damaged)
}

/**
 * Streaming writers (Apache POI among them) announce 64-bit sizes even for small files: extra field 1 holds
 * those that did not fit.
 */
function applyLargeSizes(entry: DirectoryEntry, extra: Buffer): void {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    let field = at + 4
    for (const name of ['unpackedSize', 'packedSize', 'offset'] as const) {
      if (entry[name] !== elsewhere) continue
      entry[name] = Number(extra.readBigUInt64LE(field))
      field += 8
    }
    return
  }
}

function unpack(archive: Buffer, entry: DirectoryEntry): Buffer {
  // Name and extra field of the local header may differ in length from those of the directory.
  const start =
    entry.offset + 30 + archive.readUInt16LE(entry.offset + 26) + archive.readUInt16LE(entry.offset + 28)
  const packed = archive.subarray(start, start + entry.packedSize)
  if (entry.method !== 0 && entry.method !== 8) throw new WorkbookError(damaged)
  const bytes =
    entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(entry.unpackedSize, 1) })
  if (bytes.length !== entry.unpackedSize || crc32(bytes) !== entry.checksum) throw new WorkbookError(damaged)
  return bytes
}

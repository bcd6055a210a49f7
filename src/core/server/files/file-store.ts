import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { Transform, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export interface Content {
  /** 64 lower-case hex digits. */
  sha256: string
  /** Bytes. */
  size: number
}
/** Looks at received content before it is kept; what it throws keeps the content out. */
export type Inspection = (temporaryPath: string, content: Content) => Promise<void>

/**
 * Contents of files under their own SHA-256: equal contents lie there once, and a name can never lead
 * outside.
 */
export interface FileStore {
  /**
   * Reads the source to its end.
   * @throws what the source, the disk or the inspection throws; nothing is kept
   * then
   */
  put(source: Readable, inspect?: Inspection): Promise<Content>
  /** The stream fails with ENOENT when the content is not there. */
  get(sha256: string): Readable
  /** Where the content lies on the disk, for who sends a part of it. */
  placeOf(sha256: string): string
  /** `storedAt` is the moment of the last `put` of this content. */
  stat(sha256: string): Promise<{ size: number; storedAt: Date } | undefined>
  /** Does nothing when the content is not there. */
  delete(sha256: string): Promise<void>
  list(): AsyncIterable<string>
  /** Bytes of the disk, and those that it has left for us. */
  space(): Promise<{ total: number; free: number }>
}

const writeBufferBytes = 256 * 1024
/** A file that a killed process left half received is removed after so long. */
const abandonedAfterMs = 24 * 60 * 60_000

/** Keeps contents in `directory`/ab/abcd…; several processes may share it. */
export async function createDiskStore(directory: string): Promise<FileStore> {
  const incoming = path.join(directory, 'incoming')
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  await removeAbandoned(incoming)

  const placeOf = (sha256: string): string => {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new RangeError(`not a SHA-256: ${sha256}`)
    return path.join(directory, sha256.slice(0, 2), sha256)
  }
  return {
    async put(source, inspect) {
      const temporary = path.join(incoming, randomUUID())
      try {
        const content = await receive(source, temporary)
        await inspect?.(temporary, content)
        const place = placeOf(content.sha256)
        await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
        // Replaces an equal content in one step and makes it young again, so that a sweep running now leaves
        // it.
        await rename(temporary, place)
        return content
      } finally {
        await rm(temporary, { force: true })
      }
    },
    get: (sha256) => createReadStream(placeOf(sha256)),
    placeOf,
    async stat(sha256) {
      const found = await stat(placeOf(sha256)).catch(nothingWhenMissing)
      return found && { size: found.size, storedAt: found.mtime }
    },
    async space() {
      const { blocks, bavail, bsize } = await statfs(directory)
      return { total: blocks * bsize, free: bavail * bsize }
    },
    delete: (sha256) => rm(placeOf(sha256), { force: true }),
    async *list() {
      for (const folder of await readdir(directory)) {
        if (/^[0-9a-f]{2}$/.test(folder)) yield* await readdir(path.join(directory, folder))
      }
    },
  }
}

/** Only a few buffers are in memory at a time, whatever the size: the disk's pace slows the sender down. */
async function receive(source: Readable, place: string): Promise<Content> {
  const hash = createHash('sha256')
  let size = 0
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  // flush: a row that says "saved" must not outlive the content after a power failure.
  await pipeline(
    source,
    measured,
    createWriteStream(place, { highWaterMark: writeBufferBytes, flush: true, mode: 0o600 }),
  )
  return { sha256: hash.digest('hex'), size }
}

async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const place = path.join(incoming, name)
    const found = await stat(place).catch(nothingWhenMissing)
    if (found && found.mtimeMs < Date.now() - abandonedAfterMs) await rm(place, { force: true })
  }
}

function nothingWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

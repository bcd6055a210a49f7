import { createHash } from 'node:crypto'
import { csvText } from '../../shared/csv.ts'
import type { ZipEntry } from './zip-writer.ts'

/** A file of a pack. */
export interface PackFile {
  /** Name in the pack, with folders between strokes; characters that a file name cannot have are replaced. */
  path: string
  /** What it is, for the index. */
  title: string
  /** Read or made when its turn comes. */
  content: () => AsyncIterable<Uint8Array> | Promise<Uint8Array>
  /** Written as it is, for what is packed already: pictures, PDFs. */
  stored?: boolean
}
export interface PackWords {
  /** Name of the index, without its ending. */
  index: string
  /** Heads of the index: number, file, title, bytes, SHA-256. */
  heads: readonly [no: string, path: string, title: string, bytes: string, sha256: string]
}
/** Name of the list of hashes; `sha256sum -c` in the unpacked folder proves every file. */
export const manifestName = 'SHA256SUMS'

/**
 * The entries of a ZIP of files, of their index as a CSV and of a manifest with the SHA-256 of every file and
 * of the index. One file is in the making at a time.
 * @param onDone called after each file with how many there are
 */
export function* packEntries(
  files: Iterable<PackFile>,
  words: PackWords,
  onDone: (count: number) => void = () => undefined,
): Generator<ZipEntry> {
  const listed: { path: string; title: string; bytes: number; sha256: string }[] = []
  const taken = new Set<string>()
  for (const file of files) {
    const path = freePath(taken, plainPath(file.path))
    yield {
      path,
      stored: file.stored === true,
      content: hashed(file, (bytes, sha256) => {
        listed.push({ path, title: file.title, bytes, sha256 })
        onDone(listed.length)
      }),
    }
  }
  const indexPath = freePath(taken, plainPath(`${words.index}.csv`))
  const index = csvText([
    [...words.heads],
    ...listed.map(({ path, title, bytes, sha256 }, at) => [
      String(at + 1),
      path,
      title,
      String(bytes),
      sha256,
    ]),
  ])
  yield { path: indexPath, content: [index] }
  const sums = [...listed, { path: indexPath, sha256: createHash('sha256').update(index).digest('hex') }]
  yield { path: manifestName, content: sums.map(({ path, sha256 }) => `${sha256}  ${path}\n`) }
}

async function* hashed(
  { content }: PackFile,
  onEnd: (bytes: number, sha256: string) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let bytes = 0
  const given = await content()
  for await (const part of given instanceof Uint8Array ? [given] : given) {
    hash.update(part)
    bytes += part.length
    yield part
  }
  onEnd(bytes, hash.digest('hex'))
}

/**
 * No path out of the folder, nothing that a program escapes in a list of hashes, nothing that Windows
 * refuses.
 */
function plainPath(path: string): string {
  const parts = path
    .normalize('NFC')
    .split('/')
    .map((part) => part.replaceAll(/[\\:*?"<>|\p{Cc}]/gu, '_').replaceAll(/^[. ]+|[. ]+$/g, ''))
    .filter((part) => part !== '')
  return parts.join('/') || '_'
}
function freePath(taken: Set<string>, path: string): string {
  const [, stem, ending] = /^(.*?)(\.[^./]+)?$/s.exec(path)!
  let free = path
  for (let no = 2; taken.has(free.toLowerCase()) || free === manifestName; no++)
    free = `${stem} (${no})${ending ?? ''}`
  taken.add(free.toLowerCase())
  return free
}

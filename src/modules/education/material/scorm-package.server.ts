import { readFile } from 'node:fs/promises'
import { WorkbookError } from '../../../core/server/excel/workbook-error.ts'
import { ZipReader } from '../../../core/server/excel/zip-reader.ts'
import type { FileStore } from '../../../core/server/files/file-store.ts'
import type { Said } from '../../../core/shared/sentence.ts'
import { materialRefusals } from './material-refusals.texts.ts'
import {
  manifestName,
  pathFault,
  readManifest,
  type PackageFault,
  type ScormPackage,
} from './scorm-manifest.server.ts'

/** A package is read as a whole: its size bounds the memory that each of the few kept ones takes. */
const mostMegabytes = 100
const mostKept = 3
const megabyte = 1024 * 1024
const unpackedLimit = 300 * megabyte

let store: FileStore | undefined
/** Where the contents of attachments lie; handed over when the routes are made. */
export const usePackagesOf = (given: FileStore): void => void (store = given)

const kept = new Map<string, Promise<ZipReader>>()
/** The archive of a content; those asked for last stay open. @throws WorkbookError damaged, encrypted, too large */
export function archiveOf(sha256: string): Promise<ZipReader> {
  const known = kept.get(sha256)
  const archive = known ?? openArchive(sha256)
  kept.delete(sha256)
  kept.set(sha256, archive)
  if (!known) archive.catch(() => kept.delete(sha256))
  for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest)
  return archive
}
async function openArchive(sha256: string): Promise<ZipReader> {
  if (!store) throw new Error('no store of files was handed over')
  return new ZipReader(await readFile(store.placeOf(sha256)), unpackedLimit)
}

const sentenceOf = (fault: PackageFault): Said => {
  switch (fault.fault) {
    case 'upwards':
      return materialRefusals.zipUpwards({ path: fault.path })
    case 'many':
      return materialRefusals.zipMany({ n: fault.n, most: fault.most })
    case 'noVersion':
      return materialRefusals.noVersion({ version: fault.version })
    case 'manySco':
      return materialRefusals.manySco({ n: fault.n })
    default:
      return materialRefusals[fault.fault]()
  }
}

/** What a package says of itself, or why it is none that is played. */
export async function readPackage(file: {
  sha256: string
  fileSize: number
}): Promise<ScormPackage | { refusal: Said }> {
  if (file.fileSize > mostMegabytes * megabyte)
    return { refusal: materialRefusals.zipLarge({ mb: mostMegabytes }) }
  try {
    const archive = await archiveOf(file.sha256)
    const wrong = pathFault(archive.paths())
    if (wrong) return { refusal: sentenceOf(wrong) }
    const read = readManifest(archive.read(manifestName)!.toString('utf8'), (path) => archive.has(path))
    return 'fault' in read ? { refusal: sentenceOf(read) } : read
  } catch (error) {
    if (error instanceof WorkbookError) return { refusal: materialRefusals.zipBad() }
    throw error
  }
}

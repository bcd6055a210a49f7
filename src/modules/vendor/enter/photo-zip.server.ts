import { Readable } from 'node:stream'
import type { Context } from '../../../core/server/entity/context.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { WorkbookError } from '../../../core/server/excel/workbook-error.ts'
import { ZipReader } from '../../../core/server/excel/zip-reader.ts'
import type { FileStore } from '../../../core/server/files/file-store.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { saidIn } from '../../../core/shared/sentence.ts'
import {
  insertFiles,
  lockContent,
  lockGroup,
  markDeleted,
  storedFilesOf,
  type NewFile,
} from '../../../platform/attachment/attachment-files.ts'
import { rulesOf, type GroupRules } from '../../../platform/attachment/attachment-group.rule.ts'
import { requireRecord } from '../../../platform/attachment/attachment-rights.ts'
import { FileRefused, receiveFile } from '../../../platform/attachment/attachment-upload.ts'
import { vendorWorkerBehaviour } from '../worker/vendor-worker.server.ts'
import { vendorWorker } from '../worker/vendor-worker.resource.ts'
import { enterRqst, type EnterRqst } from './enter-rqst.resource.ts'
import { mostPhotos, photoLines, type PhotosAnswer } from './photo-zip.rule.ts'
import { photoSentences } from './photo-zip.texts.ts'

const photoFlag = 'image'
const photoRules = (): GroupRules => rulesOf(vendorWorker, photoFlag)!

/** Pictures that were taken out of an archive, and what was left out. */
interface Received extends PhotosAnswer {
  files: { line: number; vendorWorkerNo: number; file: NewFile }[]
}

/** The request of the caller's own company. @throws Refusal 403 (not the company itself), 404 */
export async function requireOwnRequest(context: Context, key: string): Promise<EnterRqst> {
  const request = await loadRecord(enterRqst, context, key)
  // A company above reads what the one below asks for, and writes none of it.
  if (request.vendorCd !== context.session.vendorCd) throw forbidden(photoSentences.ownOnly())
  return request
}

/**
 * Takes the pictures of an archive for the workers of an entry request: each is looked at as any uploaded picture is.
 * @throws Refusal 400 (no archive, nothing in it), 403 (not the company itself), 404
 */
export async function receivePhotos(
  context: Context,
  key: string,
  archive: Buffer,
  store: FileStore,
): Promise<Received> {
  const request = await requireOwnRequest(context, key)
  const { language } = context.session
  const zip = opened(archive)
  const workers = new Set(request.lines.flatMap(({ vendorWorkerNo }) => vendorWorkerNo ?? []))
  const lines = photoLines(
    zip.paths().filter((file) => !file.endsWith('/')),
    workers,
  )
  if (lines.length === 0) throw badField('file', photoSentences.empty())
  if (lines.length > mostPhotos) throw badField('file', photoSentences.tooMany({ most: mostPhotos }))
  const received: Received = { files: [], saved: [], refused: [] }
  for (const { line, path, fileNm, vendorWorkerNo, refusal } of lines) {
    if (refusal) {
      received.refused.push({ line, fileNm, message: saidIn(refusal, language) })
      continue
    }
    try {
      const content = readIn(zip, path)
      const part = { filename: fileNm, file: Readable.from([content]) }
      received.files.push({ line, vendorWorkerNo, file: await receiveFile(store, photoRules(), part, null) })
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error
      received.refused.push({ line, fileNm, message: error.said.in(language) })
    }
  }
  return received
}
const opened = (archive: Buffer): ZipReader => {
  try {
    return new ZipReader(archive)
  } catch (error) {
    throw error instanceof WorkbookError ? badField('file', photoSentences.notZip()) : error
  }
}
const readIn = (zip: ZipReader, path: string): Buffer => {
  try {
    return zip.read(path)!
  } catch (error) {
    throw error instanceof WorkbookError ? badField('file', photoSentences.notZip()) : error
  }
}

/** Gives the pictures to their workers, each in the place of the one before. */
export async function keepPhotos(context: Context, { files, refused }: Received): Promise<PhotosAnswer> {
  const owner = { behaviour: vendorWorkerBehaviour, resource: vendorWorker, rules: photoRules() }
  for (const { vendorWorkerNo, file } of files) {
    const taskKey = String(vendorWorkerNo)
    const group = { taskClassNm: vendorWorker.name, taskKey, taskFlag: photoFlag }
    await requireRecord(context, owner, taskKey, 'write', true)
    await lockGroup(context, group)
    await lockContent(context, file.sha256, 'shared')
    await markDeleted(context, await storedFilesOf(context, group))
    await insertFiles(context, group, [file])
  }
  return { saved: files.map(({ line, vendorWorkerNo }) => ({ line, vendorWorkerNo })), refused }
}

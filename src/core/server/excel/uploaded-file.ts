import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { messages } from '../../shared/messages.ts'
import { badField } from '../http/errors.ts'
import type { CellValue } from './cell.ts'
import { excelSays } from './excel.texts.ts'
import type { ReadSheet } from './merged-cells.ts'
import { readInWorker, readSheetsInWorker } from './read-in-worker.ts'
import { WorkbookError } from './workbook-error.ts'

const maxUploadBytes = 20 * 1024 * 1024

/** A file of rows that a page has sent, and what the person said beside it. */
interface Uploaded {
  fileNm: string
  /** A field of the form that was sent before the file; an empty text without it. */
  said: (name: string) => string
}

/** The rows of the first sheet of the file. @throws Refusal 400 without a file, or where it cannot be read */
export async function uploadedRows(request: FastifyRequest): Promise<Uploaded & { rows: CellValue[][] }> {
  const { bytes, ...uploaded } = await uploadedFile(request)
  const { rows } = await orRefusal(readInWorker(bytes))
  return { ...uploaded, rows }
}
/** All sheets of the file with their merged areas. @throws Refusal 400 without a file, or where it cannot be read */
export async function uploadedSheets(request: FastifyRequest): Promise<Uploaded & { sheets: ReadSheet[] }> {
  const { bytes, ...uploaded } = await uploadedFile(request)
  return { ...uploaded, sheets: await orRefusal(readSheetsInWorker(bytes)) }
}

async function uploadedFile(request: FastifyRequest): Promise<Uploaded & { bytes: Buffer }> {
  const file = await request.file({ limits: { fileSize: maxUploadBytes } })
  if (!file) throw badField('file', messages.requiredField(excelSays.file()))
  const bytes = await file.toBuffer()
  const said = (name: string) => {
    const part = file.fields[name]
    return part && 'value' in part ? String(part.value).trim() : ''
  }
  return { bytes, fileNm: file.filename.slice(0, 255), said }
}

const orRefusal = <T>(reading: Promise<T>): Promise<T> =>
  reading.catch((error: Error) => {
    throw error instanceof WorkbookError ? badField('file', error.said) : error
  })

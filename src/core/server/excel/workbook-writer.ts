import { Readable } from 'node:stream'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { commentsXml, notesDrawing } from './cell-notes.ts'
import * as parts from './package-parts.ts'
import { zipChunks, ZipTooLargeError, type ZipEntry } from '../files/zip-writer.ts'
import type { WorkbookSheet } from './sheet-layout.ts'
import { codesSheetXml, dropDowns } from './sheet-validations.ts'
import { sheetXml } from './sheet-xml.ts'
import type { SheetResult } from './sheet-xml.ts'
import { StyleSheet } from './style-sheet.ts'
import { WorkbookError } from './workbook-error.ts'
import { workbookSays } from './workbook.texts.ts'

/**
 * Writes an .xlsx file to `out` and ends it. Rows are pulled only as fast as `out` takes them; memory stays
 * constant however many there are. Rejects when `rows` fails or `out` is closed early (a cancelled download);
 * `rows` is then closed, so that its database cursor is freed.
 * @returns the number of data rows written
 */
export async function writeWorkbook(out: Writable, sheet: WorkbookSheet): Promise<number> {
  if (sheet.columns.length === 0) throw new RangeError('a sheet needs at least one column')
  const result: SheetResult = { rowCount: 0, notes: [] }
  const chunks = Readable.from(zipChunks(workbookEntries(sheet, result)), { objectMode: false })
  try {
    await pipeline(chunks, out)
  } catch (error) {
    if (!(error instanceof ZipTooLargeError)) throw error
    throw new WorkbookError(workbookSays.hugeFile(), { cause: error })
  }
  return result.rowCount
}

/** The files in the archive, in the order they are written: those that depend on the rows come last. */
function* workbookEntries(sheet: WorkbookSheet, result: SheetResult): Generator<ZipEntry> {
  const styles = new StyleSheet()
  const lists = dropDowns(sheet)
  const hasCodes = lists.length > 0
  yield { path: '_rels/.rels', content: [parts.packageRelations()] }
  yield { path: 'xl/_rels/workbook.xml.rels', content: [parts.workbookRelations(hasCodes)] }
  if (hasCodes) yield { path: 'xl/worksheets/sheet2.xml', content: codesSheetXml(lists) }
  yield { path: 'xl/worksheets/sheet1.xml', content: sheetXml(sheet, styles, result) }
  const hasNotes = result.notes.length > 0
  if (hasNotes) {
    yield { path: 'xl/worksheets/_rels/sheet1.xml.rels', content: [parts.sheetRelations()] }
    yield { path: 'xl/comments1.xml', content: commentsXml(result.notes) }
    yield { path: 'xl/drawings/vmlDrawing1.vml', content: notesDrawing(result.notes) }
  }
  yield { path: 'xl/workbook.xml', content: [parts.workbookXml(sheet, result.rowCount, hasCodes)] }
  yield { path: 'xl/styles.xml', content: [styles.xml()] }
  yield { path: '[Content_Types].xml', content: [parts.contentTypes(hasCodes, hasNotes)] }
}

import { Readable } from 'node:stream'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { commentsXml, notesDrawing } from './cell-notes.ts'
import * as parts from './package-parts.ts'
import type { WorkbookSheet } from './sheet-layout.ts'
import { codesSheetXml, dropDowns } from './sheet-validations.ts'
import { sheetXml } from './sheet-xml.ts'
import type { SheetResult } from './sheet-xml.ts'
import { StyleSheet } from './style-sheet.ts'
import { zipChunks } from './zip-writer.ts'
import type { ZipEntry } from './zip-writer.ts'

/**
 * Writes an .xlsx file to `out` and ends it. Rows are pulled only as fast as `out` takes them; memory stays
 * constant however many there are. Rejects when `rows` fails or `out` is closed early (a cancelled download);
 * `rows` is then closed, so that its database cursor is freed.
 * @returns the number of data rows written
 */
export async function writeWorkbook(out: Writable, sheet: WorkbookSheet): Promise<number> {
  if (sheet.columns.length === 0) throw new RangeError('a sheet needs at least one column')
  const result: SheetResult = { rowCount: 0, notes: [] }
  await pipeline(Readable.from(zipChunks(workbookEntries(sheet, result)), { objectMode: false }), out)
  return result.rowCount
}

/** The files in the archive, in the order they are written: those that depend on the rows come last. */
function* workbookEntries(sheet: WorkbookSheet, result: SheetResult): Generator<ZipEntry> {
  const styles = new StyleSheet()
  const lists = dropDowns(sheet)
  const hasCodes = lists.length > 0
  yield { path: '_rels/.rels', text: [parts.packageRelations()] }
  yield { path: 'xl/_rels/workbook.xml.rels', text: [parts.workbookRelations(hasCodes)] }
  if (hasCodes) yield { path: 'xl/worksheets/sheet2.xml', text: codesSheetXml(lists) }
  yield { path: 'xl/worksheets/sheet1.xml', text: sheetXml(sheet, styles, result) }
  const hasNotes = result.notes.length > 0
  if (hasNotes) {
    yield { path: 'xl/worksheets/_rels/sheet1.xml.rels', text: [parts.sheetRelations()] }
    yield { path: 'xl/comments1.xml', text: commentsXml(result.notes) }
    yield { path: 'xl/drawings/vmlDrawing1.vml', text: notesDrawing(result.notes) }
  }
  yield { path: 'xl/workbook.xml', text: [parts.workbookXml(sheet, result.rowCount, hasCodes)] }
  yield { path: 'xl/styles.xml', text: [styles.xml()] }
  yield { path: '[Content_Types].xml', text: [parts.contentTypes(hasCodes, hasNotes)] }
}

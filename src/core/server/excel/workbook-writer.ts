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
 * Writes an .xlsx file of one sheet or of several to `out` and ends it. Rows are pulled only as fast as `out`
 * takes them; memory stays constant however many there are. Rejects when `rows` fails or `out` is closed
 * early (a cancelled download); `rows` is then closed, so that its database cursor is freed.
 * @param wanted sheets in the order of their tabs; names that Excel takes for one are numbered
 * @returns the number of data rows written, of all sheets together
 */
export async function writeWorkbook(
  out: Writable,
  wanted: WorkbookSheet | readonly WorkbookSheet[],
): Promise<number> {
  const sheets = namedApart(Array.isArray(wanted) ? (wanted as WorkbookSheet[]) : [wanted as WorkbookSheet])
  if (sheets.length === 0) throw new RangeError('a workbook needs at least one sheet')
  if (sheets.some(({ columns }) => columns.length === 0))
    throw new RangeError('a sheet needs at least one column')
  const results = sheets.map((): SheetResult => ({ rowCount: 0, notes: [], merged: [] }))
  const chunks = Readable.from(zipChunks(workbookEntries(sheets, results)), { objectMode: false })
  try {
    await pipeline(chunks, out)
  } catch (error) {
    if (!(error instanceof ZipTooLargeError)) throw error
    throw new WorkbookError(workbookSays.hugeFile(), { cause: error })
  }
  return results.reduce((sum, { rowCount }) => sum + rowCount, 0)
}

/** Names that Excel accepts beside each other: it compares them without case. */
function namedApart(sheets: readonly WorkbookSheet[]): WorkbookSheet[] {
  const taken = new Set<string>()
  return sheets.map((sheet) => {
    const name = parts.sheetName(sheet.name)
    let free = name
    for (let no = 2; taken.has(free.toLowerCase()); no++) free = `${name.slice(0, 27)} ${no}`
    taken.add(free.toLowerCase())
    return { ...sheet, name: free }
  })
}

/** The files in the archive, in the order they are written: those that depend on the rows come last. */
function* workbookEntries(
  sheets: readonly WorkbookSheet[],
  results: readonly SheetResult[],
): Generator<ZipEntry> {
  const styles = new StyleSheet()
  const lists = sheets.flatMap((sheet) => dropDowns(sheet))
  const hasCodes = lists.length > 0
  const count = sheets.length
  yield { path: '_rels/.rels', content: [parts.packageRelations()] }
  yield { path: 'xl/_rels/workbook.xml.rels', content: [parts.workbookRelations(count, hasCodes)] }
  if (hasCodes) yield { path: `xl/worksheets/sheet${count + 1}.xml`, content: codesSheetXml(lists) }
  let firstList = 0
  for (const [at, sheet] of sheets.entries()) {
    yield {
      path: `xl/worksheets/sheet${at + 1}.xml`,
      content: sheetXml(sheet, styles, results[at]!, firstList),
    }
    firstList += dropDowns(sheet).length
  }
  const noted = results.flatMap(({ notes }, at) => (notes.length > 0 ? [{ no: at + 1, notes }] : []))
  for (const { no, notes } of noted) {
    yield { path: `xl/worksheets/_rels/sheet${no}.xml.rels`, content: [parts.sheetRelations(no)] }
    yield { path: `xl/comments${no}.xml`, content: commentsXml(notes) }
    yield { path: `xl/drawings/vmlDrawing${no}.vml`, content: notesDrawing(notes) }
  }
  const rowCounts = results.map(({ rowCount }) => rowCount)
  yield { path: 'xl/workbook.xml', content: [parts.workbookXml(sheets, rowCounts, hasCodes)] }
  yield { path: 'xl/styles.xml', content: [styles.xml()] }
  const notedSheets = noted.map(({ no }) => no)
  yield { path: '[Content_Types].xml', content: [parts.contentTypes(count, hasCodes, notedSheets)] }
}

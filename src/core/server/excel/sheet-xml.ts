import { columnName, maxSheetRows } from './cell.ts'
import type { CellInput } from './cell.ts'
import { cellXml, toFormat } from './cell-xml.ts'
import type { CellNote } from './cell-notes.ts'
import {
  columnWidth,
  dataStyle,
  filterArea,
  groupSpans,
  headerMerges,
  headerText,
  sheetLayout,
  textWidth,
} from './sheet-layout.ts'
import type { WorkbookColumn, WorkbookSheet } from './sheet-layout.ts'
import { dataValidationsXml } from './sheet-validations.ts'
import type { CellStyle, StyleSheet } from './style-sheet.ts'
import { xmlHeader } from './xml-text.ts'
import { WorkbookError } from './workbook-error.ts'
import { workbookSays } from './workbook.texts.ts'

/** Characters gathered before they are handed to the archive. */
const chunkLength = 65_536

/** Height of one line of text, in points. */
const lineHeight = 15
/** A longer text is read in the cell itself rather than by a row as high as the screen. */
const maxLines = 10

/**
 * Not every program measures wrapped text when it opens a file, so the height is written down; the user can
 * still change it.
 */
const rowHeight = (lines: number) => ` ht="${lines * lineHeight}"`

/** Facts that are known only after the last row. */
export interface SheetResult {
  rowCount: number
  notes: CellNote[]
  /** Merged areas of the data, such as `A3:A7`. */
  merged: string[]
}

/**
 * The part `xl/worksheets/sheet….xml`. Fills `result` on the way: memory grows with the number of errors, not
 * of rows.
 * @param firstList see `dataValidationsXml`
 */
export async function* sheetXml(
  sheet: WorkbookSheet,
  styles: StyleSheet,
  result: SheetResult,
  firstList = 0,
): AsyncGenerator<string> {
  const { columns } = sheet
  const { firstDataRow } = sheetLayout(sheet)
  const columnStyles = columns.map((column) => columnStyleNumbers(column, styles))
  const names = columns.map((_, index) => columnName(index))
  let row = firstDataRow - 1
  let lines = 1
  const joining = new Joining(sheet.joined ?? 0, result.merged)
  let xml = openingXml(sheet, styles) + headingXml(sheet, styles)

  const dataCell = (input: CellInput | undefined, index: number) => {
    const reference = `${names[index]}${row}`
    const column = columns[index]
    const style = columnStyles[index]
    if (!column || !style) return ''
    if (typeof input === 'object' && input !== null) {
      result.notes.push({ row, column: index, text: input.error })
      return cellXml(reference, style.error, toFormat(input.value, column.format))
    }
    const value = toFormat(input ?? null, column.format)
    if (typeof value !== 'string') return cellXml(reference, style.plain, value)
    if (!value.includes('\n')) return cellXml(reference, style.text, value)
    lines = Math.max(lines, value.split('\n', maxLines).length)
    return cellXml(reference, style.wrapped, value)
  }

  for await (const cells of sheet.rows) {
    if (++row > maxSheetRows) throw new WorkbookError(workbookSays.manySheetRows())
    result.rowCount++
    lines = 1
    let rowXml = ''
    const joined = joining.next(cells, row)
    // The value of a merged area stands in its first cell alone.
    for (let index = 0; index < columns.length; index++)
      rowXml += dataCell(index < joined ? null : cells[index], index)
    xml += `<row r="${row}"${lines > 1 ? rowHeight(lines) : ''}>${rowXml}</row>`
    if (xml.length < chunkLength) continue
    yield xml
    xml = ''
  }
  joining.end(row)
  yield xml + closingXml(sheet, result, firstList)
}

/** Finds the areas of repeated values from the left while the rows pass by. */
class Joining {
  readonly #merged: string[]
  /** Value and first row of the area that each joined column is in. */
  readonly #areas: { value: CellInput | undefined; first: number }[]

  constructor(count: number, merged: string[]) {
    this.#merged = merged
    this.#areas = Array.from({ length: count }, () => ({ value: undefined, first: 0 }))
  }
  /** How many columns of the row repeat the one above. */
  next(cells: readonly CellInput[], row: number): number {
    const different = this.#areas.findIndex(({ value }, at) => !isRepeated(cells[at], value))
    const joined = different < 0 ? this.#areas.length : different
    for (let at = joined; at < this.#areas.length; at++) {
      this.#close(at, row - 1)
      this.#areas[at] = { value: cells[at], first: row }
    }
    return joined
  }
  end(row: number): void {
    for (const at of this.#areas.keys()) this.#close(at, row)
  }
  #close(at: number, last: number): void {
    const { first } = this.#areas[at]!
    if (first > 0 && last > first) this.#merged.push(`${columnName(at)}${first}:${columnName(at)}${last}`)
  }
}
const isRepeated = (cell: CellInput | undefined, above: CellInput | undefined): boolean =>
  cell !== null && cell !== undefined && cell !== '' && typeof cell !== 'object' && cell === above

function columnStyleNumbers(column: WorkbookColumn, styles: StyleSheet) {
  const base = dataStyle(column)
  // A text such as =A1 is no formula in the file; marked as text it does not become one either when the user
  // edits the cell.
  const text: CellStyle = column.format === undefined ? { ...base, numberFormat: '@' } : base
  return {
    plain: styles.number(base),
    text: styles.number(text),
    wrapped: styles.number({ ...text, wrap: true }),
    error: styles.number({ ...text, font: 'error', fill: 'error', wrap: true }),
  }
}

function openingXml(sheet: WorkbookSheet, styles: StyleSheet): string {
  const frozenRows = sheetLayout(sheet).firstDataRow - 1
  // The style of a whole column also formats what the user types below the last row.
  const columns = sheet.columns.map(
    (column, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${columnWidth(column)}" style="${styles.number({ ...dataStyle(column), framed: false })}"` +
      `${column.hidden ? ' hidden="1"' : ''} customWidth="1"/>`,
  )
  return (
    `${xmlHeader}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"` +
    ' xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">' +
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0">' +
    `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/>` +
    `<selection pane="bottomLeft"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${columns.join('')}</cols><sheetData>`
  )
}

/** Title, header lines and guide. */
function headingXml(sheet: WorkbookSheet, styles: StyleSheet): string {
  const { columns, guide } = sheet
  const { groupRow, headerRow, guideRow } = sheetLayout(sheet)
  const heading: CellStyle = {
    font: 'header',
    fill: 'header',
    framed: true,
    horizontal: 'center',
    wrap: true,
  }
  const headerStyle = (column: WorkbookColumn) =>
    styles.number(column.required ? { ...heading, font: 'required' } : heading)
  const line = (
    row: number,
    cell: (column: WorkbookColumn, index: number) => [style: number, text: string | null],
    attributes = '',
  ) => {
    const cells = columns.map((column, index) =>
      cellXml(`${columnName(index)}${row}`, ...cell(column, index)),
    )
    return `<row r="${row}"${attributes}>${cells.join('')}</row>`
  }

  let xml = ''
  if (sheet.title !== undefined) {
    const style = styles.number({ font: 'title', horizontal: 'center' })
    xml += line(
      1,
      (_, index) => [style, index === 0 ? (sheet.title ?? null) : null],
      ' ht="28" customHeight="1"',
    )
  }
  if (groupRow !== undefined) {
    const starts = new Map(groupSpans(columns).map(({ first, group }) => [first, group]))
    xml += line(groupRow, (column, index) => {
      if (column.group === undefined) return [headerStyle(column), headerText(column)]
      return [styles.number(heading), starts.get(index) ?? null]
    })
  }
  // The header of a column without a group stands in the upper line, at the top of its merged cell.
  const inLowerLine = (column: WorkbookColumn) => groupRow === undefined || column.group !== undefined
  xml += line(headerRow, (column) => [headerStyle(column), inLowerLine(column) ? headerText(column) : null])
  if (guideRow !== undefined) {
    const style = styles.number({ font: 'guide', framed: true, wrap: true })
    xml += line(guideRow, (_, index) => [style, guide?.[index] || null], rowHeight(guideLines(sheet)))
  }
  return xml
}

/** Lines the longest guide text takes within its column. */
function guideLines({ columns, guide }: WorkbookSheet): number {
  const lines = columns.map((column, index) =>
    column.hidden ? 1 : Math.ceil(textWidth(guide?.[index] ?? '') / columnWidth(column)),
  )
  return Math.min(Math.max(1, ...lines), maxLines)
}

/** Everything behind the rows; the order of the elements is fixed by the format. */
function closingXml(
  sheet: WorkbookSheet,
  { rowCount, notes, merged }: SheetResult,
  firstList: number,
): string {
  const merges = [...headerMerges(sheet), ...merged]
  return (
    `</sheetData><autoFilter ref="${filterArea(sheet, rowCount)}"/>` +
    (merges.length > 0
      ? `<mergeCells count="${merges.length}">${merges.map((area) => `<mergeCell ref="${area}"/>`).join('')}</mergeCells>`
      : '') +
    dataValidationsXml(sheet, firstList) +
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>' +
    '<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/>' +
    (notes.length > 0 ? '<legacyDrawing r:id="rId1"/>' : '') +
    '</worksheet>'
  )
}

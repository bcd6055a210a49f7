import { columnName, maxSheetRows } from './cell.ts'
import type { CellInput } from './cell.ts'
import { cellXml, toFormat } from './cell-xml.ts'
import type { CellNote } from './cell-notes.ts'
import { columnWidth, dataStyle, groupSpans, headerMerges, headerText, sheetLayout } from './sheet-layout.ts'
import type { WorkbookColumn, WorkbookSheet } from './sheet-layout.ts'
import { dataValidationsXml } from './sheet-validations.ts'
import type { CellStyle, StyleSheet } from './style-sheet.ts'
import { xmlHeader } from './xml-text.ts'
import { WorkbookError } from './workbook-error.ts'

/** Characters gathered before they are handed to the archive. */
const chunkLength = 65_536

/** What is known only after the last row. */
export interface SheetResult {
  rowCount: number
  notes: CellNote[]
}

/** The part `xl/worksheets/sheet1.xml`. Fills `result` on the way: memory grows with the number of errors, not of rows. */
export async function* sheetXml(sheet: WorkbookSheet, styles: StyleSheet, result: SheetResult): AsyncGenerator<string> {
  const { columns } = sheet
  const { firstDataRow } = sheetLayout(sheet)
  const columnStyles = columns.map((column) => columnStyleNumbers(column, styles))
  const names = columns.map((_, index) => columnName(index))
  let row = firstDataRow - 1
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
    const wrapped = typeof value === 'string' && value.includes('\n')
    return cellXml(reference, wrapped ? style.wrapped : style.plain, value)
  }

  for await (const cells of sheet.rows) {
    if (++row > maxSheetRows) throw new WorkbookError('엑셀 한 시트에 담을 수 있는 행 수를 넘었습니다. 조건을 좁혀 다시 내려받으세요.')
    result.rowCount++
    xml += `<row r="${row}">`
    for (let index = 0; index < columns.length; index++) xml += dataCell(cells[index], index)
    xml += '</row>'
    if (xml.length < chunkLength) continue
    yield xml
    xml = ''
  }
  yield xml + closingXml(sheet, Math.max(row, firstDataRow), result.notes.length > 0)
}

function columnStyleNumbers(column: WorkbookColumn, styles: StyleSheet) {
  const base = dataStyle(column)
  return {
    plain: styles.number(base),
    wrapped: styles.number({ ...base, wrap: true }),
    error: styles.number({ ...base, font: 'error', fill: 'error', wrap: true }),
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
  const heading: CellStyle = { font: 'header', fill: 'header', framed: true, horizontal: 'center', wrap: true }
  const headerStyle = (column: WorkbookColumn) => styles.number(column.required ? { ...heading, font: 'required' } : heading)
  const line = (row: number, cell: (column: WorkbookColumn, index: number) => [style: number, text: string | null], attributes = '') => {
    const cells = columns.map((column, index) => cellXml(`${columnName(index)}${row}`, ...cell(column, index)))
    return `<row r="${row}"${attributes}>${cells.join('')}</row>`
  }

  let xml = ''
  if (sheet.title !== undefined) {
    const style = styles.number({ font: 'title', horizontal: 'center' })
    xml += line(1, (_, index) => [style, index === 0 ? (sheet.title ?? null) : null], ' ht="28" customHeight="1"')
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
    xml += line(guideRow, (_, index) => [style, guide?.[index] ?? null])
  }
  return xml
}

/** Everything behind the rows; the order of the elements is fixed by the format. */
function closingXml(sheet: WorkbookSheet, lastRow: number, hasNotes: boolean): string {
  const merges = headerMerges(sheet)
  // The filter buttons stand on the line right above the data, so that sorting leaves the guide where it is.
  const filterRow = sheetLayout(sheet).firstDataRow - 1
  return (
    `</sheetData><autoFilter ref="A${filterRow}:${columnName(sheet.columns.length - 1)}${lastRow}"/>` +
    (merges.length > 0
      ? `<mergeCells count="${merges.length}">${merges.map((area) => `<mergeCell ref="${area}"/>`).join('')}</mergeCells>`
      : '') +
    dataValidationsXml(sheet) +
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>' +
    '<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/>' +
    (hasNotes ? '<legacyDrawing r:id="rId1"/>' : '') +
    '</worksheet>'
  )
}

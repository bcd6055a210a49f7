import { columnName } from './cell.ts'
import type { CellInput } from './cell.ts'
import type { CellStyle } from './style-sheet.ts'
import type { Language } from '../../shared/session.ts'
import { excelSays } from './excel.texts.ts'

/** One column of a written sheet. */
export interface WorkbookColumn {
  header: string
  /** Upper header line; neighbours with the same group share one merged cell. */
  group?: string
  /** In characters of the standard font; by default wide enough for header and format. */
  width?: number
  /** Characters that its values usually need; a longer header makes it wider. */
  usual?: number
  /**
   * Without a format each value keeps its own type. `text` keeps leading zeros, also in what the user types
   * into the file later.
   */
  format?: 'text' | 'date' | 'datetime' | 'integer' | 'decimal'
  /** Digits after the point of a `decimal`, 2 by default. */
  decimals?: number
  /** Offered as a drop-down list, of any length. */
  options?: readonly string[]
  /** Header in red with a star. */
  required?: boolean
  /**
   * Grey, and Excel refuses typing into it. Rows can still be sorted, filtered and deleted, which sheet
   * protection would forbid.
   */
  locked?: boolean
  /** Present but not shown: the key and version of a row, needed when the file comes back. */
  hidden?: boolean
}

/** Messages of the sheet to a person who types into it. */
export interface SheetWords {
  choose: string
  locked: string
  wrong: string
}
export const sheetWords = (language: Language): SheetWords => ({
  choose: excelSays.choose().in(language),
  locked: excelSays.locked().in(language),
  wrong: excelSays.wrong().in(language),
})

/** Input of `writeWorkbook`: one sheet, whose rows are pulled one after another. */
export interface WorkbookSheet {
  name: string
  /** Large line above the header. */
  title?: string
  columns: readonly WorkbookColumn[]
  /** Open a cursor only when the first row is read: rows that are never read are not closed either. */
  rows: AsyncIterable<readonly CellInput[]> | Iterable<readonly CellInput[]>
  /** Grey line under the header that explains each column, in templates. */
  guide?: readonly string[]
  /**
   * So many columns from the left are merged over rows that follow each other with the same values in them; a
   * column only where those before it are.
   */
  joined?: number
  /** Messages of the sheet in the language of its reader. Absent: Korean. */
  words?: SheetWords
}

/**
 * Row numbers of the parts of a written sheet, counted from 1. An upload of the same definition finds its
 * data by them.
 */
export interface SheetLayout {
  /** Upper header line; only when a column has a group. */
  groupRow?: number
  headerRow: number
  guideRow?: number
  firstDataRow: number
}

export function sheetLayout(sheet: Pick<WorkbookSheet, 'title' | 'columns' | 'guide'>): SheetLayout {
  let row = sheet.title === undefined ? 0 : 1
  const layout: SheetLayout = { headerRow: 0, firstDataRow: 0 }
  if (sheet.columns.some((column) => column.group !== undefined)) layout.groupRow = ++row
  layout.headerRow = ++row
  if (sheet.guide) layout.guideRow = ++row
  layout.firstDataRow = row + 1
  return layout
}

/** The header as it stands in the file, with the star of a required column. */
export function headerText(column: WorkbookColumn): string {
  return column.required ? `${column.header} *` : column.header
}

/**
 * Header line and data: the buttons stand on the line right above the data, so that sorting leaves the guide
 * where it is.
 */
export function filterArea(
  sheet: Pick<WorkbookSheet, 'title' | 'columns' | 'guide'>,
  rowCount: number,
  mark = '',
): string {
  const headerRow = sheetLayout(sheet).firstDataRow - 1
  const lastColumn = columnName(sheet.columns.length - 1)
  return `${mark}A${mark}${headerRow}:${mark}${lastColumn}${mark}${headerRow + Math.max(rowCount, 1)}`
}

/** Merged areas of title and header, such as `A1:C1`. */
export function headerMerges(sheet: Pick<WorkbookSheet, 'title' | 'columns' | 'guide'>): string[] {
  const { columns } = sheet
  const { groupRow, headerRow } = sheetLayout(sheet)
  const merges: string[] = []
  if (sheet.title !== undefined && columns.length > 1) merges.push(`A1:${columnName(columns.length - 1)}1`)
  if (groupRow === undefined) return merges
  for (const { first, last, group } of groupSpans(columns)) {
    if (group === undefined) merges.push(`${columnName(first)}${groupRow}:${columnName(first)}${headerRow}`)
    else if (last > first) merges.push(`${columnName(first)}${groupRow}:${columnName(last)}${groupRow}`)
  }
  return merges
}

/** Neighbours with the same group as one span; every column without a group stands alone. */
export function groupSpans(
  columns: readonly WorkbookColumn[],
): { first: number; last: number; group?: string }[] {
  const spans: { first: number; last: number; group?: string }[] = []
  for (const [index, { group }] of columns.entries()) {
    const previous = spans.at(-1)
    if (group !== undefined && previous?.group === group) previous.last = index
    else spans.push({ first: index, last: index, group })
  }
  return spans
}

const formatStyles = {
  text: () => ({ numberFormat: '@' }),
  date: () => ({ numberFormat: String.raw`yyyy\-mm\-dd`, horizontal: 'center' }),
  datetime: () => ({ numberFormat: String.raw`yyyy\-mm\-dd\ hh:mm`, horizontal: 'center' }),
  integer: () => ({ numberFormat: '#,##0', horizontal: 'right' }),
  decimal: ({ decimals = 2 }) => ({
    numberFormat: decimals > 0 ? `#,##0.${'0'.repeat(decimals)}` : '#,##0',
    horizontal: 'right',
  }),
} satisfies Record<NonNullable<WorkbookColumn['format']>, (column: WorkbookColumn) => CellStyle>

/** Number format and side of the data cells of a column; the style of its empty cells, too. */
export function dataStyle(column: WorkbookColumn): CellStyle {
  const framed: CellStyle = { framed: true, fill: column.locked ? 'locked' : 'none' }
  return column.format === undefined ? framed : { ...framed, ...formatStyles[column.format](column) }
}

/** Excel's own limit for a column width, in characters. */
const maxWidth = 255

export function columnWidth(column: WorkbookColumn): number {
  if (column.width !== undefined) return Math.min(column.width, maxWidth)
  const least = Math.max(column.format === 'datetime' ? 17 : 12, column.usual ?? 0)
  // Four more leave room for the filter button.
  return Math.min(Math.max(least, textWidth(headerText(column)) + 4), 60)
}

/** In characters of the standard font: a Hangul syllable is two wide. */
export function textWidth(text: string): number {
  let width = 0
  for (const letter of text) width += letter > '\u00ff' ? 2 : 1
  return width
}

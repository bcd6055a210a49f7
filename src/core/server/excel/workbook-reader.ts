import { columnIndex, dateToSerial } from './cell.ts'
import type { CellValue } from './cell.ts'
import { openWorkbook } from './workbook-package.ts'
import { areaOf } from './merged-cells.ts'
import type { MergedArea, ReadSheet } from './merged-cells.ts'
import { SheetBudget } from './sheet-budget.ts'
import { unescapeCellText } from './xml-text.ts'
import { XmlScanner } from './xml-scanner.ts'

export interface ReadOptions {
  /** Last row that may hold a value, 200,000 by default; an upload with more is refused, never cut. */
  maxRows?: number
  /** See `maxUnpackedBytes`. */
  maxUnpackedBytes?: number
}

/**
 * The rows of the first visible sheet, top to bottom from row 1; `rows[0][0]` is A1. Gaps are null, rows
 * without values are empty, and nothing stands behind the last value of a row or of the sheet. A date is a
 * serial number (`serialToDate`), because only the definition knows which column is one; an error value such
 * as #N/A is null; a formula gives its last result. Blocks the thread: about one second for 100,000 × 20
 * cells. Requests use `readInWorker`.
 * @throws WorkbookError when the file cannot be read or is beyond a limit
 */
export function readWorkbook(file: Buffer, options: ReadOptions = {}): CellValue[][] {
  return readSheets(file, { ...options, first: true })[0]!.rows
}
/**
 * All visible sheets in the order of their tabs, with their merged areas; the limits hold over all of them
 * together.
 * @param options `first`: the first sheet alone
 * @throws WorkbookError when the file cannot be read or is beyond a limit
 */
export function readSheets(file: Buffer, options: ReadOptions & { first?: boolean } = {}): ReadSheet[] {
  const { sheets, sharedStrings: xml } = openWorkbook(file, options.maxUnpackedBytes)
  const sharedStrings = xml === undefined ? [] : readSharedStrings(xml)
  const budget = new SheetBudget(options.maxRows)
  return (options.first ? sheets.slice(0, 1) : sheets).map(({ name, read }) => ({
    name,
    ...readSheet(read(), sharedStrings, budget),
  }))
}

function readSharedStrings(xml: string): string[] {
  const scanner = new XmlScanner(xml)
  const strings: string[] = []
  while (scanner.next()) {
    if (scanner.name === 'si' && !scanner.isClosing)
      strings.push(scanner.isEmpty ? '' : readRichText(scanner, 'si'))
  }
  return strings
}

/**
 * The text up to the closing `container`: all runs joined, without the phonetic hints East Asian editions
 * add.
 */
function readRichText(scanner: XmlScanner, container: string): string {
  let text = ''
  let isPhonetic = false
  while (scanner.next()) {
    if (scanner.name === container && scanner.isClosing) break
    if (scanner.name === 'rPh' && !scanner.isEmpty) isPhonetic = !scanner.isClosing
    if (scanner.name === 't' && scanner.isClosing && !isPhonetic) text += scanner.text
  }
  return unescapeCellText(text)
}

function readSheet(
  xml: string,
  sharedStrings: readonly string[],
  budget: SheetBudget,
): Pick<ReadSheet, 'rows' | 'merged'> {
  const scanner = new XmlScanner(xml)
  const rows: CellValue[][] = []
  let rowNumber = 0
  while (scanner.next()) {
    if (scanner.name === 'sheetData' && (scanner.isClosing || scanner.isEmpty)) break
    if (scanner.name !== 'row' || scanner.isClosing) continue
    // Numbers may be left out, then each row follows the one before it.
    rowNumber = Number(scanner.attribute('r') ?? rowNumber + 1)
    if (scanner.isEmpty) continue
    const cells = readRow(scanner, sharedStrings, budget)
    // Formatted but empty rows often reach to the end of the sheet; only values count.
    if (cells.length === 0) continue
    budget.row(rowNumber - 1)
    while (rows.length < rowNumber) rows.push([])
    rows[rowNumber - 1] = cells
  }
  return { rows, merged: readMerged(scanner, budget) }
}

/** The merged areas, which stand behind the rows. */
function readMerged(scanner: XmlScanner, budget: SheetBudget): MergedArea[] {
  const merged: MergedArea[] = []
  while (scanner.next()) {
    if (scanner.name !== 'mergeCell' || scanner.isClosing) continue
    const area = areaOf(scanner.attribute('ref') ?? '')
    if (!area) continue
    budget.span(area.bottom - area.top + 1, area.right - area.left + 1)
    merged.push(area)
  }
  return merged
}

function readRow(scanner: XmlScanner, sharedStrings: readonly string[], budget: SheetBudget): CellValue[] {
  const cells: CellValue[] = []
  let column = -1
  let characters = 0
  while (scanner.next()) {
    if (scanner.name === 'row' && scanner.isClosing) break
    if (scanner.name !== 'c' || scanner.isClosing) continue
    const reference = scanner.attribute('r')
    column = reference === undefined ? column + 1 : columnIndex(reference)
    if (scanner.isEmpty) continue
    const value = readCell(scanner, scanner.attribute('t') ?? 'n', sharedStrings)
    if (value === null) continue
    budget.column(column)
    while (cells.length < column) cells.push(null)
    cells[column] = value
    if (typeof value === 'string') characters += value.length
  }
  budget.spend(cells.length, characters)
  return cells
}

/** Reads up to the closing `c`. */
function readCell(scanner: XmlScanner, type: string, sharedStrings: readonly string[]): CellValue {
  let raw: string | undefined
  let inline: string | undefined
  while (scanner.next()) {
    if (scanner.name === 'c' && scanner.isClosing) break
    if (scanner.name === 'v' && scanner.isClosing) raw = scanner.text
    if (scanner.name === 'is' && !scanner.isClosing)
      inline = scanner.isEmpty ? '' : readRichText(scanner, 'is')
  }
  if (type === 'inlineStr') return inline || null
  if (raw === undefined) return null
  switch (type) {
    case 's':
      return sharedStrings[Number(raw)] || null
    case 'str':
      return unescapeCellText(raw) || null
    case 'b':
      return raw === '1' || raw === 'true'
    case 'e':
      return null
    case 'd':
      return dateToSerial(raw) ?? raw
    default:
      return raw.trim() === '' || !Number.isFinite(Number(raw)) ? null : Number(raw)
  }
}

import { columnIndex, dateToSerial } from './cell.ts'
import type { CellValue } from './cell.ts'
import { openWorkbook } from './workbook-package.ts'
import { WorkbookError } from './workbook-error.ts'
import { unescapeCellText } from './xml-text.ts'
import { XmlScanner } from './xml-scanner.ts'
import { workbookSays } from './workbook.texts.ts'

export interface ReadOptions {
  /** Last row that may hold a value, 200,000 by default; an upload with more is refused, never cut. */
  maxRows?: number
  /** See `maxUnpackedBytes`. */
  maxUnpackedBytes?: number
}

const defaultMaxRows = 200_000
/** More columns than any definition has; a value further right is an accident or an attack. */
const maxColumns = 1000
/**
 * Cells including the gaps between them, so that one value far right in every row does not fill the memory.
 */
const maxCells = 10_000_000
/** Characters of all cells together: one shared text may be named by every cell. */
const maxCharacters = 200_000_000

/**
 * The rows of the first visible sheet, top to bottom from row 1; `rows[0][0]` is A1. Gaps are null, rows
 * without values are empty, and nothing stands behind the last value of a row or of the sheet. A date is a
 * serial number (`serialToDate`), because only the definition knows which column is one; an error value such
 * as #N/A is null; a formula gives its last result. Blocks the thread: about one second for 100,000 × 20
 * cells. Requests use `readInWorker`.
 * @throws WorkbookError when the file cannot be read or is beyond a limit
 */
export function readWorkbook(file: Buffer, options: ReadOptions = {}): CellValue[][] {
  const parts = openWorkbook(file, options.maxUnpackedBytes)
  const sharedStrings = parts.sharedStrings === undefined ? [] : readSharedStrings(parts.sharedStrings)
  return readSheet(parts.sheet, sharedStrings, options.maxRows ?? defaultMaxRows)
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

function readSheet(xml: string, sharedStrings: readonly string[], maxRows: number): CellValue[][] {
  const scanner = new XmlScanner(xml)
  const rows: CellValue[][] = []
  const budget = { cells: maxCells, characters: maxCharacters }
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
    if (!(rowNumber >= 1 && rowNumber <= maxRows))
      throw new WorkbookError(workbookSays.manyRows({ count: maxRows.toLocaleString('ko-KR') }))
    while (rows.length < rowNumber) rows.push([])
    rows[rowNumber - 1] = cells
  }
  return rows
}

function readRow(
  scanner: XmlScanner,
  sharedStrings: readonly string[],
  budget: { cells: number; characters: number },
): CellValue[] {
  const cells: CellValue[] = []
  let column = -1
  while (scanner.next()) {
    if (scanner.name === 'row' && scanner.isClosing) break
    if (scanner.name !== 'c' || scanner.isClosing) continue
    const reference = scanner.attribute('r')
    column = reference === undefined ? column + 1 : columnIndex(reference)
    if (scanner.isEmpty) continue
    const value = readCell(scanner, scanner.attribute('t') ?? 'n', sharedStrings)
    if (value === null) continue
    if (column < 0 || column >= maxColumns)
      throw new WorkbookError(workbookSays.manyColumns({ count: maxColumns.toLocaleString('ko-KR') }))
    while (cells.length < column) cells.push(null)
    cells[column] = value
    if (typeof value === 'string') budget.characters -= value.length
  }
  budget.cells -= cells.length
  if (budget.cells < 0 || budget.characters < 0) throw new WorkbookError(workbookSays.tooLarge())
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

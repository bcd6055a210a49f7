import { WorkbookError } from './workbook-error.ts'
import { workbookSays } from './workbook.texts.ts'

const defaultMaxRows = 200_000
/** More columns than any definition has; a value further right is an accident or an attack. */
const maxColumns = 1000
/**
 * Cells including the gaps between them, so that one value far right in every row does not fill the memory.
 */
const maxCells = 10_000_000
/** Characters of all cells together: one shared text may be named by every cell. */
const maxCharacters = 200_000_000
/** Merged areas, each of which is spread over its cells. */
const maxMerged = 100_000

/** What all sheets of one file may hold together, whatever its format. */
export class SheetBudget {
  readonly maxRows: number
  #cells = maxCells
  #characters = maxCharacters
  #merged = maxMerged

  constructor(maxRows = defaultMaxRows) {
    this.maxRows = maxRows
  }
  /** A value at a row and column, from 0. @throws WorkbookError beyond the limits */
  take(row: number, column: number, length: number): void {
    this.row(row)
    this.column(column)
    this.spend(1, length)
  }
  column(column: number): void {
    if (column < 0 || column >= maxColumns)
      throw new WorkbookError(workbookSays.manyColumns({ count: maxColumns.toLocaleString('ko-KR') }))
  }
  row(row: number): void {
    if (!(row >= 0 && row < this.maxRows))
      throw new WorkbookError(workbookSays.manyRows({ count: this.maxRows.toLocaleString('ko-KR') }))
  }
  spend(cells: number, characters: number): void {
    this.#cells -= cells
    this.#characters -= characters
    if (this.#cells < 0 || this.#characters < 0) throw new WorkbookError(workbookSays.tooLarge())
  }
  /** A merged area of so many rows and columns. */
  span(rows: number, columns: number): void {
    if (rows === 1 && columns === 1) return
    if (--this.#merged < 0 || columns > maxColumns) throw new WorkbookError(workbookSays.tooLarge())
    // It may reach below the last row: what it is spread over is counted up to the limit of rows.
    this.spend(Math.min(rows, this.maxRows) * columns, 0)
  }
}

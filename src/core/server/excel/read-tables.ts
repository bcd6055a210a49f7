import { csvRows } from '../../shared/csv.ts'
import { plainText } from '../files/plain-text.ts'
import { htmlTables } from './html-tables.ts'
import type { ReadSheet } from './merged-cells.ts'
import { SheetBudget } from './sheet-budget.ts'
import { WorkbookError } from './workbook-error.ts'
import { readSheets } from './workbook-reader.ts'
import type { ReadOptions } from './workbook-reader.ts'
import { workbookSays } from './workbook.texts.ts'

/** A page, whatever stands before its first tag. */
const pageStart =
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype\s+html|html|head|meta|style|body|table|div)[\s>]/i
/** No text holds these; a file that does is some other program's. */
// oxlint-disable-next-line no-control-regex -- controls tell text from data
const control = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/

/**
 * The sheets of an uploaded file: an Excel workbook (`.xlsx`), values between commas or tabs in UTF-8, UTF-16
 * or the Korean code page (`.csv`, `.txt`), or a page with tables that calls itself `.xls`. The content
 * decides, not the name. Limits hold over all sheets together.
 * @throws WorkbookError when the file is something else, or is beyond a limit
 */
export function readTables(file: Buffer, options: ReadOptions & { first?: boolean } = {}): ReadSheet[] {
  const isPacked = file.length === 0 || file.subarray(0, 2).toString('latin1') === 'PK' || file[0] === 0xd0
  if (isPacked) return readSheets(file, options)
  const text = plainText(file)
  const budget = new SheetBudget(options.maxRows)
  if (pageStart.test(text.slice(0, 2000))) {
    const tables = htmlTables(text, budget)
    if (tables.length === 0) throw new WorkbookError(workbookSays.noSheet())
    return tables
  }
  if (control.test(text.slice(0, 100_000))) throw new WorkbookError(workbookSays.notWorkbook())
  return [{ name: '1', rows: valuesOf(text, budget), merged: [] }]
}

function valuesOf(text: string, budget: SheetBudget): (string | null)[][] {
  const [line = ''] = text.split('\n', 1)
  // A prose text has neither.
  if (!/[,\t]/.test(line)) throw new WorkbookError(workbookSays.notWorkbook())
  try {
    const rows = csvRows(text, line.includes('\t') ? '\t' : ',', budget.maxRows)
    for (const [at, row] of rows.entries()) {
      budget.row(at)
      if (row.length > 0) budget.column(row.length - 1)
      budget.spend(
        row.length,
        row.reduce((sum, cell) => sum + (cell?.length ?? 0), 0),
      )
    }
    return rows
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const count = budget.maxRows.toLocaleString('ko-KR')
    throw new WorkbookError(workbookSays.manyRows({ count }), { cause: error })
  }
}

import { Parser } from 'htmlparser2'
import type { MergedArea, ReadSheet } from './merged-cells.ts'
import type { SheetBudget } from './sheet-budget.ts'

interface Place {
  rows: (string | null)[][]
  merged: MergedArea[]
  /** Rows that a cell above still reaches into, by column: the first row that is free again. */
  taken: number[]
}
const spanOf = (text: string | undefined): number => {
  const span = Number(text ?? 1)
  return Number.isInteger(span) && span >= 1 ? span : 1
}

/**
 * The tables of an HTML page, each as a sheet: what Korean portals hand out as `.xls`. A table within a cell
 * gives its text to that cell; scripts and styles give nothing, and nothing of the page is run or fetched.
 * @throws WorkbookError beyond the limits of `budget`
 */
export function htmlTables(page: string, budget: SheetBudget): ReadSheet[] {
  const sheets: ReadSheet[] = []
  let table: Place | undefined
  let depth = 0
  let column = 0
  let text: string | undefined
  let span = { rows: 1, columns: 1 }
  let silent = 0

  const endCell = () => {
    if (!table || text === undefined) return
    const row = table.rows.length - 1
    while ((table.taken[column] ?? 0) > row) column++
    const value = text
      .replaceAll('\u00a0', ' ')
      .replaceAll(/[ \t]+/g, ' ')
      .trim()
    budget.take(row, column + span.columns - 1, value.length)
    const cells = table.rows[row]!
    while (cells.length < column) cells.push(null)
    cells[column] = value === '' ? null : value
    for (let each = column; each < column + span.columns; each++) table.taken[each] = row + span.rows
    if (span.rows > 1 || span.columns > 1)
      table.merged.push({
        top: row,
        left: column,
        bottom: row + span.rows - 1,
        right: column + span.columns - 1,
      })
    column += span.columns
    text = undefined
  }
  const parser = new Parser(
    {
      onopentag(name, { rowspan, colspan }) {
        if (name === 'script' || name === 'style') silent++
        else if (name === 'table' && ++depth === 1) table = { rows: [], merged: [], taken: [] }
        else if (depth !== 1) return
        else if (name === 'tr' && table) {
          endCell()
          table.rows.push([])
          column = 0
        } else if ((name === 'td' || name === 'th') && table) {
          endCell()
          if (table.rows.length === 0) table.rows.push([])
          text = ''
          span = { rows: spanOf(rowspan), columns: spanOf(colspan) }
          budget.span(span.rows, span.columns)
        } else if (name === 'br' && text !== undefined) text += '\n'
      },
      ontext(said) {
        // Line ends of the page itself are spaces.
        if (text !== undefined && silent === 0) text += said.replaceAll(/\s+/g, ' ')
      },
      onclosetag(name) {
        if (name === 'script' || name === 'style') silent--
        else if (name === 'table' && depth > 0 && --depth === 0 && table) {
          endCell()
          const rows = withoutEnd(table.rows)
          if (rows.length > 0) sheets.push({ name: String(sheets.length + 1), rows, merged: table.merged })
          table = undefined
        } else if (depth === 1 && (name === 'td' || name === 'th')) endCell()
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  )
  parser.end(page)
  return sheets
}

/** Nothing stands behind the last value of a row or of the sheet. */
function withoutEnd(rows: (string | null)[][]): (string | null)[][] {
  const cut = rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== null) + 1))
  return cut.slice(0, cut.findLastIndex((row) => row.length > 0) + 1)
}

import type { GridField } from './columns.ts'
import { textWidthIn } from './content-widths.ts'
import { MIN_WIDTH } from './layout.ts'
import type { GridTexts } from './spoken-texts.ts'
import { displayText } from './values.ts'

/** Pixels: padding and border of a cell, the sort mark of a head, and the widest column that is made. */
const cellExtra = 18
const headExtra = 34
const widest = 600

/**
 * The width in pixels at which a column shows everything that its rows hold. Texts are measured without being
 * drawn; what a page draws itself is measured in the rows that stand in the document.
 */
export function contentWidth<Row>(
  frame: HTMLElement,
  field: GridField<Row>,
  column: number,
  rows: readonly { row: Row }[],
  texts: GridTexts,
): number {
  const cells = [...frame.querySelectorAll<HTMLElement>(`.grid-row [data-column="${column}"]`)]
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(cells[0] ?? frame)
  const measured = textWidthIn(`${fontWeight} ${fontSize} ${fontFamily}`)
  const shown = field.render
    ? cells.map((cell) => drawnWidth(cell))
    : rows.map(({ row }) => measured(displayText(field, row[field.name], texts)))
  const content = shown.reduce((most, width) => Math.max(most, width), 0)
  const head = textWidthIn(`600 ${fontSize} ${fontFamily}`)(field.text)
  return Math.round(Math.min(widest, Math.max(MIN_WIDTH, content + cellExtra, head + headExtra)))
}
function drawnWidth(cell: HTMLElement): number {
  const range = document.createRange()
  range.selectNodeContents(cell)
  return range.getBoundingClientRect().width
}

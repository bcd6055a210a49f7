import { type GridField, alignOf, defaultWidth, growsWith } from './columns.ts'
import type { GridTexts } from './spoken-texts.ts'
import { displayText, entriesOf } from './values.ts'

/** What a column needs, in pixels. */
export interface NeededWidth {
  /** Its longest value and its head are read whole. */
  width: number
  /** Below this its head is cut. */
  least: number
}
export type NeededWidths = Readonly<Record<string, NeededWidth>>

/** Room beside a text in its cell, beside a head that sorts, and around each chip; pixels. */
const CELL_ROOM = 19
const SORT_ROOM = 33
const CHIP_ROOM = 18
/** A longer text is cut: it is read in the record. */
const WIDEST_TEXT = 320
const WIDEST_HEAD = 180
/** Rows that are measured: more would only find the one odd value. */
const MEASURED_ROWS = 60

/**
 * The widths that the columns of a list need for the values of its rows. A column that draws its cells itself
 * keeps its own width, except for chips, which need no more than their names.
 * @param measure width of a text in the grid, in pixels; `even` where digits are of one width
 */
export function neededWidths<Row>(
  fields: readonly GridField<Row>[],
  rows: readonly Row[],
  texts: GridTexts,
  measure: (text: string, even?: boolean) => number,
): NeededWidths {
  const needed = (field: GridField<Row>): NeededWidth => {
    const head = Math.min(WIDEST_HEAD, measure(field.text) + (field.sortable ? SORT_ROOM : CELL_ROOM))
    const chips = field.kind === 'tag' || field.kind === 'multiselect' || field.kind === 'checkboxmulti'
    const widths = rows.slice(0, MEASURED_ROWS).map((row) => {
      const value = row[field.name]
      const room = CELL_ROOM + (chips ? entriesOf(value).length * CHIP_ROOM : 0)
      return measure(displayText(field, value, texts), alignOf(field) !== 'left') + room
    })
    const content = Math.max(0, ...widths)
    if (field.render) {
      // Chips that the page draws are as wide as those of the grid; of anything else it has said how wide it is.
      const drawn = chips ? Math.min(content, defaultWidth(field)) : defaultWidth(field)
      return { width: Math.ceil(Math.max(head, drawn)), least: Math.ceil(drawn) }
    }
    // A number or a date is never cut: a part of it reads as another one.
    const most = alignOf(field) === 'left' ? WIDEST_TEXT : Infinity
    return { width: Math.ceil(Math.max(head, Math.min(content, most))), least: Math.ceil(head) }
  }
  return Object.fromEntries(fields.map((field) => [field.name, needed(field)]))
}

/** The least width of a column of free text that has to give way. */
const NARROWEST_TEXT = 96

/** Columns of free text give way, each by its share, until the columns fit or their heads would be cut. */
export function givingWay<Row>(
  fields: readonly GridField<Row>[],
  widths: readonly number[],
  needed: NeededWidths,
  saved: Readonly<Record<string, number>> | undefined,
  available: number,
): number[] {
  const over = widths.reduce((sum, width) => sum + width, 0) - available
  if (over <= 0) return [...widths]
  const spare = fields.map((field, index) => {
    const giving = growsWith(field) && !field.whole && !field.render && saved?.[field.name] === undefined
    const least = Math.max(NARROWEST_TEXT, needed[field.name]?.least ?? Infinity)
    return giving ? Math.max(0, widths[index]! - least) : 0
  })
  const all = spare.reduce((sum, each) => sum + each, 0)
  if (all === 0) return [...widths]
  const share = Math.min(1, over / all)
  return widths.map((width, index) => width - Math.ceil(spare[index]! * share))
}

const DIGIT_ROOM = 1.1
let canvas: CanvasRenderingContext2D | null | undefined
/** Width of a text in the grid's font, without drawing it. */
export function textWidthIn(font: string): (text: string, even?: boolean) => number {
  canvas ??= document.createElement('canvas').getContext('2d')
  return (text, even = false) => {
    if (!canvas) return text.length * 8
    canvas.font = font
    // Digits of one width, which the canvas does not know, are wider than its own.
    const digits = even ? text.replaceAll(/\D/g, '').length : 0
    return canvas.measureText(text).width + digits * DIGIT_ROOM
  }
}

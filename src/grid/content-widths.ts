import { type GridField, alignOf, defaultWidth, growsWith } from './columns.ts'
import type { GridTexts } from './spoken-texts.ts'
import { displayText, entriesOf } from './values.ts'

/** What a column needs, in pixels. */
export interface NeededWidth {
  /** Its longest value and its head are read whole. */
  width: number
  /** The same without the room for the mark of a sort, which is drawn over the end of the head. */
  tight: number
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
    const words = measure(field.text)
    const head = Math.min(WIDEST_HEAD, words + (field.sortable ? SORT_ROOM : CELL_ROOM))
    const bare = Math.min(WIDEST_HEAD, words + CELL_ROOM)
    const room = (content: number, least: number): NeededWidth => ({
      width: Math.ceil(Math.max(head, content)),
      tight: Math.ceil(Math.max(bare, content)),
      least: Math.ceil(least),
    })
    const chips = field.kind === 'tag' || field.kind === 'multiselect' || field.kind === 'checkboxmulti'
    const widths = rows.slice(0, MEASURED_ROWS).map((row) => {
      const value = row[field.name]
      const beside = CELL_ROOM + (chips ? entriesOf(value).length * CHIP_ROOM : 0)
      return measure(displayText(field, value, texts), alignOf(field) !== 'left') + beside
    })
    const content = Math.max(0, ...widths)
    if (field.render) {
      // Chips that the page draws are as wide as those of the grid; of anything else it has said how wide it
      // is.
      const drawn = chips ? Math.min(content, defaultWidth(field)) : defaultWidth(field)
      return room(drawn, drawn)
    }
    // A number or a date is never cut: a part of it reads as another one.
    const most = alignOf(field) === 'left' ? WIDEST_TEXT : Infinity
    return room(Math.min(content, most), bare)
  }
  return Object.fromEntries(fields.map((field) => [field.name, needed(field)]))
}

/** The least width of a column of free text that has to give way. */
const NARROWEST_TEXT = 80

/**
 * Columns give way until they fit: first those of free text, each by its share, until their heads would be
 * cut; then all give the room for the mark of a sort.
 */
export function givingWay<Row>(
  fields: readonly GridField<Row>[],
  widths: readonly number[],
  needed: NeededWidths,
  saved: Readonly<Record<string, number>> | undefined,
  available: number,
): number[] {
  const free = (field: GridField<Row>) => saved?.[field.name] === undefined
  const given = giving(widths, available, (width, index) => {
    const field = fields[index]!
    const gives = growsWith(field) && !field.whole && !field.render && free(field)
    return gives ? width - Math.max(NARROWEST_TEXT, needed[field.name]?.least ?? Infinity) : 0
  })
  return giving(given, available, (width, index) => {
    const field = fields[index]!
    return free(field) ? width - (needed[field.name]?.tight ?? Infinity) : 0
  })
}
/** Takes what is too much from the columns, each by its share of what it can give. */
function giving(
  widths: readonly number[],
  available: number,
  spareOf: (width: number, index: number) => number,
): number[] {
  const over = widths.reduce((sum, width) => sum + width, 0) - available
  const spare = widths.map((width, index) => Math.max(0, spareOf(width, index)))
  const all = spare.reduce((sum, each) => sum + each, 0)
  if (over <= 0 || all === 0) return [...widths]
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

import { cardFields } from './cards.ts'
import { type GridField, alignOf, defaultWidth, growsWith } from './columns.ts'
import type { GridTexts } from './spoken-texts.ts'
import { displayText, entriesOf } from './values.ts'

/** What a column needs, in pixels. */
export interface NeededWidth {
  /** Its longest value and its head are read whole. */
  width: number
  /** The same without the room for the mark of a sort, which is drawn over the end of the head. */
  tight: number
  /** The same with a head of several words in two lines. */
  folded: number
  /** Below this its head is cut. */
  least: number
  /** Its longest value alone. */
  content: number
}
export type NeededWidths = Readonly<Record<string, NeededWidth>>

/** Room beside a text in its cell, beside a head that sorts, and around each chip; pixels. */
const CELL_ROOM = 19
const SORT_ROOM = 33
const CHIP_ROOM = 18
/** The mark of yes or no that stands before its word. */
const MARK_ROOM = 16
/** A longer text is cut: it is read in the record. */
const WIDEST_TEXT = 320
const WIDEST_HEAD = 180
/** Rows that are measured: more would only find the one odd value. */
const MEASURED_ROWS = 60

/**
 * The widths that the columns of a list need for the values of its rows. A column that draws its cells itself
 * keeps its own width, except for chips, which need no more than their names.
 * @param measure width of a text in the grid, in pixels; `even` where digits are of one width
 * @param measureHead width of a text in the bold type of a head
 */
export function neededWidths<Row>(
  fields: readonly GridField<Row>[],
  rows: readonly Row[],
  texts: GridTexts,
  measure: (text: string, even?: boolean) => number,
  measureHead: (text: string) => number = measure,
): NeededWidths {
  const needed = (field: GridField<Row>): NeededWidth => {
    const words = measureHead(field.text)
    const head = Math.min(WIDEST_HEAD, words + (field.sortable ? SORT_ROOM : CELL_ROOM))
    const bare = Math.min(WIDEST_HEAD, words + CELL_ROOM)
    const folded = Math.min(bare, inTwoLines(field.text, measureHead) + CELL_ROOM)
    const room = (content: number, least: number): NeededWidth => ({
      width: Math.ceil(Math.max(head, content)),
      tight: Math.ceil(Math.max(bare, content)),
      folded: Math.ceil(Math.max(folded, content)),
      least: Math.ceil(least),
      content: Math.ceil(content),
    })
    const chips = field.kind === 'tag' || field.kind === 'multiselect' || field.kind === 'checkboxmulti'
    const widths = rows.slice(0, MEASURED_ROWS).map((row) => {
      const value = row[field.name]
      const drawn = chips ? entriesOf(value).length * CHIP_ROOM : isMarked(field) ? MARK_ROOM : 0
      const beside = CELL_ROOM + drawn
      return measure(displayText(field, value, texts), alignOf(field) !== 'left') + beside
    })
    const content = Math.max(0, ...widths)
    if (field.chip) {
      const said = rows.slice(0, MEASURED_ROWS).map((row) => measure(field.chip!(row)))
      const chip = Math.max(0, ...said) + CHIP_ROOM + CELL_ROOM
      return room(chip, chip)
    }
    if (field.render) {
      // Chips that the page draws are as wide as those of the grid; of anything else it has said how wide it
      // is.
      const drawn = chips ? Math.min(content, defaultWidth(field)) : defaultWidth(field)
      return room(drawn, drawn)
    }
    // A number or a date is never cut: a part of it reads as another one.
    const most = alignOf(field) === 'left' ? WIDEST_TEXT : Infinity
    return room(Math.min(content, most), folded)
  }
  return Object.fromEntries(fields.map((field) => [field.name, needed(field)]))
}

/** Width of a head in two lines, each as even as its words allow; of one word in one. */
function inTwoLines(text: string, measure: (text: string) => number): number {
  const words = text.split(' ')
  const widths = words.map((_, at) =>
    Math.max(measure(words.slice(0, at).join(' ')), measure(words.slice(at).join(' '))),
  )
  return Math.min(...widths)
}

const isMarked = ({ kind }: { kind: string }) =>
  kind === 'switch' || kind === 'checkbox' || kind === 'singlecheckbox'

/** The least width of a column of text that has to give way. */
const NARROWEST_TEXT = 80
/** A name of this width is read whole as long as anything else can give way; a longer text is a sentence. */
const WIDEST_NAME = 200
/** What columns take while names, and the name by which a row is known, are read whole, and only sentences are cut. */
export function readableWidths<Row>(fields: readonly GridField<Row>[], needed: NeededWidths): number[] {
  const title = cardFields(fields)?.title
  return fields.map((field) => {
    const { folded } = needed[field.name]!
    return field === title ? folded : Math.min(folded, WIDEST_NAME)
  })
}
/** The name by which a row is known keeps so much until everything else is at its least. */
const WIDEST_TITLE = 240

/**
 * Columns give way until they fit: first sentences, then all the room for the mark of a sort, then heads of several
 * words go into two lines, then a name of the row that is a sentence itself, then shorter texts until their heads
 * would be cut, then heads that are longer than what stands under them, and last that name again. The widest give
 * first, so that one sentence is cut rather than five names.
 */
export function givingWay<Row>(
  fields: readonly GridField<Row>[],
  widths: readonly number[],
  needed: NeededWidths,
  saved: Readonly<Record<string, number>> | undefined,
  available: number,
): number[] {
  const title = cardFields(fields)?.title
  const isFree = (field: GridField<Row>) => saved?.[field.name] === undefined
  const isText = (field: GridField<Row>) => growsWith(field) && !field.whole && !field.render
  const isMark = (field: GridField<Row>) => isMarked(field) && !field.render
  const least = (field: GridField<Row>, narrowest: number) =>
    Math.max(narrowest, needed[field.name]?.least ?? Infinity)
  const underHead = ({ name }: GridField<Row>) =>
    Math.max(NARROWEST_TEXT, Math.min(needed[name]?.content ?? Infinity, needed[name]?.least ?? Infinity))
  const steps: ((field: GridField<Row>) => number | undefined)[] = [
    (field) => (isText(field) && field !== title ? least(field, WIDEST_NAME) : undefined),
    (field) => needed[field.name]?.tight,
    (field) => needed[field.name]?.folded,
    (field) => (isText(field) ? least(field, field === title ? WIDEST_TITLE : WIDEST_NAME) : undefined),
    (field) => (isText(field) && field !== title ? least(field, NARROWEST_TEXT) : undefined),
    (field) => ((isText(field) || isMark(field)) && field !== title ? underHead(field) : undefined),
    (field) => (isText(field) ? least(field, NARROWEST_TEXT) : undefined),
  ]
  return steps.reduce<number[]>(
    (given, floorOf) =>
      levelled(given, available, (index) => isFree(fields[index]!) && floorOf(fields[index]!)),
    [...widths],
  )
}
/** Takes what is too much from the widest columns, until they are as wide as the next; none below its floor. */
function levelled(
  widths: readonly number[],
  available: number,
  floorOf: (index: number) => number | false | undefined,
): number[] {
  const cut = (level: number) =>
    widths.map((width, index) => {
      const floor = floorOf(index)
      return typeof floor === 'number' ? Math.min(width, Math.max(level, floor)) : width
    })
  const fits = (level: number) => cut(level).reduce((sum, width) => sum + width, 0) <= available
  let [low, high] = [0, Math.max(0, ...widths)]
  if (fits(high)) return [...widths]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle
  }
  return cut(low)
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

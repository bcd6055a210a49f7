import { dayOf, showMoment } from '../core/shared/dates.ts'
import { timeFormat } from '../core/shared/field.ts'
import { formatNumber, numberCharacters } from '../core/shared/number-format.ts'
import { typedDay, typedMoment, typedMonth, typedTime, typedYear } from '../core/shared/typed-dates.ts'
import type { ColumnKind, GridField } from './columns.ts'
import type { GridTexts } from './spoken-texts.ts'

/**
 * How a cell of a kind is edited: in its text, by a key or click, from a list, as tags, with a calendar, or
 * in the user search only.
 */
export type EditWay = 'text' | 'toggle' | 'options' | 'tags' | 'calendar' | 'search' | 'none'

export const EDIT_WAYS = {
  text: 'text',
  textarea: 'text',
  number: 'text',
  cost: 'text',
  date: 'calendar',
  month: 'calendar',
  year: 'calendar',
  time: 'calendar',
  datetime: 'calendar',
  select: 'options',
  multiselect: 'options',
  checkbox: 'toggle',
  checkboxmulti: 'options',
  radio: 'options',
  switch: 'toggle',
  singlecheckbox: 'toggle',
  link: 'text',
  tag: 'tags',
  usersearch: 'search',
  custom: 'none',
} satisfies Record<ColumnKind, EditWay>

export function isMultiple(kind: ColumnKind): boolean {
  return kind === 'multiselect' || kind === 'checkboxmulti' || kind === 'tag'
}

export function isNumeric(kind: ColumnKind): boolean {
  return kind === 'number' || kind === 'cost'
}

/** The entries of a cell with several values; a text with commas is taken apart. */
export function entriesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String)
  return typeof value === 'string' ? splitEntries(value) : []
}

/** Values that are no text, such as records, are for the column's own `render` and show nothing here. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : ''
}

/** What the reader sees, also what Ctrl+C copies. */
export function displayText<Row>(column: GridField<Row>, value: unknown, texts: GridTexts): string {
  if (value === null || value === undefined || value === '') return ''
  return DISPLAYS[column.kind](column, value, texts)
}

/** What the editor starts with: numbers without commas, choices by name. */
export function editText<Row>(column: GridField<Row>, value: unknown, texts: GridTexts): string {
  if (value === null || value === undefined) return ''
  return isNumeric(column.kind) ? textOf(value) : displayText(column, value, texts)
}

type Display = (column: GridField<never>, value: unknown, texts: GridTexts) => string

const plain: Display = (_column, value) => textOf(value)
const numeric: Display = (column, value) =>
  typeof value === 'number' || typeof value === 'string'
    ? formatNumber(value, column.pointNumber, column.hasSeperator !== false)
    : ''
const named: Display = (column, value) => nameOf(column, textOf(value))
const allNamed: Display = (column, value) =>
  entriesOf(value)
    .map((code) => nameOf(column, code))
    .join(', ')
const flag: Display = (column, value, texts) =>
  column.options?.find((option) => option.code === value)?.codeNm ??
  (column.kind === 'switch'
    ? (column.words ?? [texts.used, texts.unused])[value === 'Y' ? 0 : 1]
    : textOf(value))

const DISPLAYS = {
  text: plain,
  textarea: plain,
  number: numeric,
  cost: numeric,
  date: plain,
  month: plain,
  year: plain,
  time: plain,
  datetime: (_column, value) => showMoment(textOf(value)) || textOf(value),
  select: named,
  multiselect: allNamed,
  checkbox: flag,
  checkboxmulti: allNamed,
  radio: named,
  switch: flag,
  singlecheckbox: flag,
  link: plain,
  tag: (_column, value) => entriesOf(value).join(', '),
  usersearch: plain,
  custom: (_column, value) => textOf(value),
} satisfies Record<ColumnKind, Display>

/** The name of a code; a code that is not on the list stands for itself. */
export function nameOf<Row>(column: GridField<Row>, code: string): string {
  return column.options?.find((option) => option.code === code)?.codeNm ?? code
}

/** A value fit for the row, or the sentence that says why the text is none. */
export type Coerced = { value: unknown; message?: undefined } | { message: string }

/** Turns typed or pasted text into the column's value; an empty text is null. */
export function coerce<Row>(column: GridField<Row>, text: string, texts: GridTexts): Coerced {
  const trimmed = text.trim()
  if (trimmed === '') return { value: null }
  return COERCIONS[column.kind](column, trimmed, texts)
}

type Coercion = (column: GridField<never>, text: string, texts: GridTexts) => Coerced

const words: Coercion = (column, text) => ({
  value: column.max === undefined ? text : text.slice(0, column.max),
})
// One line cannot hold the line breaks of a pasted cell.
const line: Coercion = (column, text, texts) => words(column, text.replaceAll(/\s*[\r\n]+\s*/g, ' '), texts)
const amount: Coercion = (column, text, texts) => {
  const characters = numberCharacters(text)
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(characters)) return { message: texts.badNumber(column.text) }
  const decimals = characters.split('.')[1]?.length ?? 0
  const allowed = column.pointNumber ?? (column.kind === 'cost' ? 0 : Infinity)
  if (decimals > allowed) return { message: texts.tooManyDecimals(column.text, allowed) }
  if (column.length !== undefined && characters.length > column.length)
    return { message: texts.tooLong(column.text, column.length) }
  const value = Number(characters)
  return column.max !== undefined && value > column.max
    ? { message: texts.tooLarge(column.text, column.max) }
    : { value }
}
const choice: Coercion = (column, text, texts) => {
  const code = codeOf(column, text)
  return code === undefined ? { message: texts.badChoice(column.text) } : { value: code }
}
const choices: Coercion = (column, text, texts) => {
  const codes = splitEntries(text).map((entry) => codeOf(column, entry))
  return codes.includes(undefined)
    ? { message: texts.badChoice(column.text) }
    : { value: [...new Set(codes)] }
}
const yesOrNo: Coercion = (column, text, texts) => {
  const named = codeOf(column, text)
  if (named !== undefined) return { value: named }
  const upper = text.toUpperCase()
  if (['Y', 'TRUE', '1', texts.used].includes(upper)) return { value: 'Y' }
  if (['N', 'FALSE', '0', texts.unused].includes(upper)) return { value: 'N' }
  return { message: texts.badFlag(column.text) }
}
const today = (): string => dayOf(new Date())
const day: Coercion = (column, text, texts) => {
  const value = typedDay(text, today())
  return value ? { value } : { message: texts.badDate(column.text) }
}
const month: Coercion = (column, text, texts) => {
  const value = typedMonth(text, today())
  return value ? { value } : { message: texts.badMonth(column.text) }
}
const year: Coercion = (column, text, texts) => {
  const value = typedYear(text, today())
  return value ? { value } : { message: texts.badYear(column.text) }
}
const time: Coercion = (column, text, texts) => {
  const value = typedTime(text, column.seconds === true)
  return value
    ? { value }
    : { message: texts.badTime(column.text, timeFormat({ length: column.seconds ? 8 : undefined })) }
}
const moment: Coercion = (column, text, texts) => {
  const value = typedMoment(text, today())
  return value ? { value } : { message: texts.badDateTime(column.text) }
}

const COERCIONS = {
  text: line,
  textarea: words,
  number: amount,
  cost: amount,
  date: day,
  month,
  year,
  time,
  datetime: moment,
  select: choice,
  multiselect: choices,
  checkbox: yesOrNo,
  checkboxmulti: choices,
  radio: choice,
  switch: yesOrNo,
  singlecheckbox: yesOrNo,
  link: line,
  tag: (_column, text) => ({ value: [...new Set(splitEntries(text))] }),
  usersearch: (column, _text, texts) => ({ message: texts.badChoice(column.text) }),
  custom: (column, _text, texts) => ({ message: texts.badChoice(column.text) }),
} satisfies Record<ColumnKind, Coercion>

function codeOf(column: GridField<never>, text: string): string | undefined {
  return column.options?.find((option) => option.code === text || option.codeNm === text)?.code
}

function splitEntries(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

import type { ReactNode } from 'react'

/** The column types of the specification, section 3, with the date kinds spelt out. */
export type ColumnKind =
  | 'text'
  | 'textarea'
  | 'number'
  | 'cost'
  | 'date'
  | 'month'
  | 'year'
  | 'time'
  | 'datetime'
  | 'select'
  | 'multiselect'
  | 'checkbox'
  | 'checkboxmulti'
  | 'radio'
  | 'switch'
  | 'singlecheckbox'
  | 'link'
  | 'tag'
  | 'usersearch'
  | 'custom'

/** A code item of the specification, section 3. */
export interface GridOption {
  code: string
  codeNm: string
}

/** A column that holds values. */
export interface GridField<Row> {
  name: keyof Row & string
  text: string
  kind: ColumnKind
  /** Pixels. */
  width?: number
  align?: 'left' | 'center' | 'right'
  sortable?: boolean
  fixed?: 'left' | 'right'
  editable?: boolean | ((row: Row) => boolean)
  options?: readonly GridOption[]
  /**
   * Finds options that are not among those given, by what is typed into the cell; in the order of their
   * nearness.
   */
  search?: (words: string) => Promise<readonly GridOption[]>
  /** Which of the options a row offers; all when absent. */
  optionsOf?: (row: Row, options: readonly GridOption[]) => readonly GridOption[]
  /** Digits after the decimal point that are kept and shown. */
  pointNumber?: number
  /** Longest number in characters (digits, minus, dot). */
  length?: number
  /** A time with seconds. */
  seconds?: boolean
  /** Comma every three digits, true unless switched off (spelt as in the specification, section 3). */
  hasSeperator?: boolean
  url?: (row: Row) => string
  children?: undefined
  render?: (row: Row) => ReactNode
  /** What the one chip says that `render` draws: the column is as wide as that. */
  chip?: (row: Row) => string
  required?: boolean
  /** Characters for texts; longer input is cut (specification, section 5). */
  max?: number
  /** Not shown until the user asks for it in the column chooser. */
  hidden?: boolean
  summary?: 'sum'
  /** Read whole or not at all, such as the number of a document: it never gives way to other columns. */
  whole?: boolean
  /** What yes and no are called in this column; left out, '✓' and '–' say it. */
  words?: readonly [yes: string, no: string]
  /**
   * What it is on the card of a row: its title, or a fact that is always shown. Left out, the card chooses.
   */
  card?: 'title' | 'fact'
  /** The field whose text stands behind the value on a card, such as the unit of a quantity. */
  unitName?: keyof Row & string
  /** usersearch: the field that receives the userId; without it `…Nm` is paired with `…Id`. */
  idName?: keyof Row & string
}

/** A header over other headers (`child` in the specification). Its name only has to be unique in the grid. */
export interface GridGroup<Row> {
  name: string
  text: string
  fixed?: 'left' | 'right'
  children: readonly GridColumn<Row>[]
}

export type GridColumn<Row> = GridField<Row> | GridGroup<Row>

export interface CellChange<Row> {
  row: Row
  rowKey: string
  name: keyof Row & string
  value: unknown
  before: unknown
}

export interface GridSort {
  name: string
  direction: 'asc' | 'desc'
}

export type RowMark = 'inserted' | 'updated' | 'deleted'
export type GridSize = 'medium' | 'small' | 'mini'

/**
 * Pixels per row for each size of the specification, section 9; grid.css says them again. At 1440 × 900 the
 * usual size shows twenty rows of a plain list.
 */
export const ROW_HEIGHTS = { medium: 30, small: 27, mini: 24 } satisfies Record<GridSize, number>

/** Page sizes of the specification, section 9. */
export const PAGE_SIZES = [20, 50, 100, 200, 300]
export const DEFAULT_PAGE_SIZE = 20

const DEFAULT_WIDTHS = {
  text: 160,
  textarea: 220,
  number: 100,
  cost: 120,
  date: 112,
  month: 92,
  year: 76,
  time: 84,
  datetime: 148,
  select: 120,
  multiselect: 180,
  checkbox: 80,
  checkboxmulti: 180,
  radio: 120,
  switch: 96,
  singlecheckbox: 80,
  link: 160,
  tag: 180,
  usersearch: 112,
  custom: 140,
} satisfies Record<ColumnKind, number>

const DEFAULT_ALIGNS = {
  text: 'left',
  textarea: 'left',
  number: 'right',
  cost: 'right',
  date: 'center',
  month: 'center',
  year: 'center',
  time: 'center',
  datetime: 'center',
  select: 'center',
  multiselect: 'left',
  checkbox: 'center',
  checkboxmulti: 'left',
  radio: 'center',
  switch: 'center',
  singlecheckbox: 'center',
  link: 'left',
  tag: 'left',
  usersearch: 'center',
  custom: 'left',
} satisfies Record<ColumnKind, 'left' | 'center' | 'right'>

/** Kinds that take up the width that is left over. */
const GROWING: ReadonlySet<ColumnKind> = new Set([
  'text',
  'textarea',
  'link',
  'tag',
  'multiselect',
  'checkboxmulti',
  'custom',
])

export function defaultWidth(column: { kind: ColumnKind; width?: number }): number {
  return column.width ?? DEFAULT_WIDTHS[column.kind]
}

export function alignOf<Row>(column: GridField<Row>): 'left' | 'center' | 'right' {
  return column.align ?? DEFAULT_ALIGNS[column.kind]
}

export function growsWith<Row>(column: GridField<Row>): boolean {
  return GROWING.has(column.kind)
}

/** The columns that hold values, in the order of their definition. */
export function leafColumns<Row>(columns: readonly GridColumn<Row>[]): GridField<Row>[] {
  return columns.flatMap((column) =>
    column.children
      ? leafColumns(column.children.map((child) => inheritFixed(child, column.fixed)))
      : [column],
  )
}

function inheritFixed<Row>(column: GridColumn<Row>, fixed: 'left' | 'right' | undefined): GridColumn<Row> {
  return fixed && !column.fixed ? { ...column, fixed } : column
}

/** Whether this cell may be edited: the column allows it and there is a way to edit its kind. */
export function canEdit<Row>(column: GridField<Row>, row: Row): boolean {
  if (column.kind === 'custom') return false
  return typeof column.editable === 'function' ? column.editable(row) : column.editable === true
}

export function cellKey(rowKey: string, name: string): string {
  return `${rowKey}/${name}`
}

/** Splits at the last stroke, because a row's key may contain one and a field's name cannot. */
export function cellOf(key: string): { rowKey: string; name: string } {
  const stroke = key.lastIndexOf('/')
  return { rowKey: key.slice(0, stroke), name: key.slice(stroke + 1) }
}

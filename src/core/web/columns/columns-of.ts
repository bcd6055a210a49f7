import { defined } from '../../shared/defined.ts'
import { hasSeconds, type Field, type FieldKind, type Fields } from '../../shared/field.ts'
import { numberLength } from '../../shared/number-pattern.ts'
import { nameBeside, type AnyResource } from '../../shared/resource.ts'
import { defaultWidth, type ColumnKind } from '../../../grid/columns.ts'
import { pageText } from '../text/page-text.ts'
import { textWidth } from './text-width.ts'

/** Layout of a list's column, before cells of the page and code names are added. */
export interface ListColumn {
  name: string
  text: string
  kind: ColumnKind
  width?: number
  align?: 'left' | 'center' | 'right'
  sortable: boolean
  pointNumber?: number
  hasSeperator?: boolean
  /** Code group whose names stand for the codes. */
  source?: string
  max?: number
  length?: number
  seconds?: boolean
  required?: boolean
  /** Never cut: a part of a number reads as another one. */
  whole?: boolean
  /** What yes and no are called. */
  words?: readonly [yes: string, no: string]
}

/** Looked-up kinds are answered with their name beside the key, and that is what a list shows. */
const columnKinds = {
  text: 'text',
  textarea: 'textarea',
  number: 'number',
  cost: 'cost',
  date: 'date',
  month: 'month',
  year: 'year',
  time: 'time',
  datetime: 'datetime',
  code: 'select',
  codes: 'multiselect',
  flag: 'switch',
  tags: 'tag',
  user: 'usersearch',
  department: 'text',
  process: 'text',
  ref: 'text',
  link: 'link',
} satisfies Record<FieldKind, ColumnKind>
/** 사용/미사용 does not suit every question; the definition may want a box. */
const kindOf = (field: Field): ColumnKind =>
  field.kind === 'flag' && field.control === 'checkbox' ? 'singlecheckbox' : columnKinds[field.kind]
const showsName: ReadonlySet<FieldKind> = new Set(['code', 'user', 'department', 'process', 'ref'])
/** Sorting by a list of values or a long text says nothing. */
const unsortable: ReadonlySet<FieldKind> = new Set(['codes', 'tags', 'textarea', 'link'])

const stateColumnWidth = 110
/** Room beside a state's name in its tag and cell, and beside the text of a head; a longer head is cut. */
const tagRoom = 34
const headRoom = 32
const widestHead = 220
const stateWidth = (resource: AnyResource): number =>
  Math.max(
    stateColumnWidth,
    ...Object.values((resource.states ?? {}) as Record<string, string>).map(
      (label) => tagRoom + textWidth(label),
    ),
  )
/** Heads are longer in some languages than the values under them. */
function fittingHead(column: ListColumn): ListColumn {
  const needed = Math.min(widestHead, headRoom + textWidth(column.text))
  return needed > defaultWidth(column) ? { ...column, width: needed } : column
}
/** A number is read whole: its pattern as wide as what it stands for, with room for '-1' behind it. */
const numberRoom = 34
function fittingNumber(column: ListColumn, numbering: string | undefined): ListColumn {
  if (numbering === undefined) return column
  const needed = numberRoom + textWidth('0'.repeat(numberLength(numbering)))
  const wider = needed > (column.width ?? defaultWidth(column))
  return { ...column, whole: true, ...defined({ width: wider ? needed : undefined }) }
}
const momentWidth = 148

/** The columns of `definition.list`, in its order. */
export function columnsOf(resource: AnyResource, names: readonly string[] = resource.list): ListColumn[] {
  const fields = resource.fields as Fields
  return names.map((name) => {
    if (name === 'state')
      return {
        name,
        text: pageText('list.state'),
        kind: 'custom',
        width: stateWidth(resource),
        align: 'center',
        sortable: true,
      }
    if (name === 'createDt')
      return { name, text: pageText('list.createDt'), kind: 'datetime', width: momentWidth, sortable: true }
    if (name === 'updateDt')
      return { name, text: pageText('list.updateDt'), kind: 'datetime', width: momentWidth, sortable: true }
    return fittingNumber(fittingHead(columnOf(name, fields[name]!, fields)), fields[name]!.numbering)
  })
}

function columnOf(name: string, field: Field, fields: Fields): ListColumn {
  const beside = nameBeside(name)
  // 'workNo' beside an own field 'workNm' has no looked-up name.
  const named = showsName.has(field.kind) && beside !== name && !(beside in fields)
  const namesCode = named && field.kind === 'code'
  return {
    name: named ? beside : name,
    text: field.label,
    kind: named ? 'text' : kindOf(field),
    ...defined({
      width: namesCode ? 110 : named ? 130 : undefined,
      align: namesCode ? ('center' as const) : undefined,
    }),
    sortable: !unsortable.has(field.kind),
    ...(field.kind === 'flag' && wordsOf(name, field)),
    ...shapeParts(field),
    ...(!named && sourceOf(field)),
  }
}
/** Whether something is in use is said in words everywhere; what else is asked has words of its own, or a mark. */
const wordsOf = (name: string, { words }: Field) =>
  words ? { words } : name === 'useYn' && { words: [pageText('form.used'), pageText('form.unused')] as const }
const shapeParts = (field: Field) => ({
  pointNumber: field.kind === 'number' ? (field.decimals ?? 0) : undefined,
  hasSeperator: field.kind === 'number' ? field.separator !== false : undefined,
  ...(field.kind === 'time' ? { seconds: hasSeconds(field) || undefined } : { length: field.length }),
})
const sourceOf = (field: Field) =>
  (field.kind === 'codes' || field.kind === 'code') && { source: field.source }

/** The columns of child rows. Edited ones show the keys themselves, which are what is chosen and saved. */
export function lineColumnsOf(fields: Fields, editable: boolean): ListColumn[] {
  return Object.entries(fields).map(([name, field]) => {
    if (!editable) return fittingHead({ ...columnOf(name, field, fields), sortable: false })
    return fittingHead({
      name,
      text: field.label,
      kind: lineKinds[field.kind] ?? kindOf(field),
      sortable: false,
      required: field.required && !field.readOnly,
      ...shapeParts(field),
      ...sourceOf(field),
      ...defined({ max: field.max, words: field.words }),
    })
  })
}
const lineKinds: Partial<Record<FieldKind, ColumnKind>> = {
  department: 'select',
  process: 'select',
  ref: 'select',
}

/** The field behind a column: `deptNm` is sorted and exported as `deptCd`'s name. */
export const fieldBehind = (fields: Fields, column: string): string => {
  if (column in fields) return column
  return Object.keys(fields).find((name) => nameBeside(name) === column) ?? column
}

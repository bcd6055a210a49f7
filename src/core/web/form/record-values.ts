import { defined } from '../../shared/defined.ts'
import { firstValues, maxLength, type Field, type Fields } from '../../shared/field.ts'
import { messages } from '../../shared/messages.ts'
import { nameBeside, type AnyLines, type AnyResource } from '../../shared/resource.ts'
import type { FieldIssue } from '../../shared/session.ts'
import { keptRows } from './line-rows.ts'
import { said } from '../text/text.ts'

type Values = Record<string, unknown>

/** A form of a new record: what the page gives, and N for the boxes and switches that are drawn as off. */
export function newValues(resource: AnyResource, defaults: Values): Values {
  const off = Object.entries(resource.fields as Fields).filter(
    ([, field]) => field.kind === 'flag' && field.required && drawnAsOff(field),
  )
  return {
    ...Object.fromEntries(off.map(([name]) => [name, 'N'])),
    ...firstValues(resource.fields as Fields),
    ...defaults,
  }
}
const drawnAsOff = ({ control }: Field): boolean => control !== 'radio' && control !== 'select'

/**
 * The values that the server takes: the definition's own fields and lines, without the fields that it fills
 * itself and without looked-up names.
 */
export function inputOf(resource: AnyResource, values: Values): Values {
  const input = fieldsOf(resource.fields as Fields, values)
  for (const [name, lines] of Object.entries((resource.lines ?? {}) as Record<string, AnyLines>)) {
    const rows = values[name]
    if (lines.readOnly || !Array.isArray(rows)) continue
    const key = lines.key as string
    input[name] = keptRows(rows as Values[]).map((row) => ({
      ...defined({ [key]: typeof row[key] === 'number' ? row[key] : undefined }),
      ...fieldsOf(lines.fields as Fields, row),
    }))
  }
  return input
}
function fieldsOf(fields: Fields, values: Values): Values {
  const own = Object.entries(fields).filter(
    ([name, field]) => !field.readOnly && !field.numbering && values[name] !== undefined,
  )
  // 0 stands for no process (specification section 3); the column takes null.
  return Object.fromEntries(
    own.map(([name, field]) => [name, field.kind === 'process' && values[name] === 0 ? null : values[name]]),
  )
}

/**
 * Issues sorted to where they are shown: a field of the form, a cell of its lines, or nowhere on this form.
 */
export interface PlacedIssues {
  fields: { name: string; messages: string[] }[]
  /** Written `workers.0.workerNm`. */
  cells: FieldIssue<string>[]
  others: string[]
}
export function placeIssues(
  resource: AnyResource,
  issues: readonly FieldIssue<string>[],
  shownNames: ReadonlySet<string>,
): PlacedIssues {
  const placed: PlacedIssues = { fields: [], cells: [], others: [] }
  for (const issue of issues) {
    const [head = '', row, cell] = issue.path.split('.')
    const name =
      head in resource.fields || head in (resource.lines ?? {}) ? head : (besideOf(resource, head) ?? head)
    if (!shownNames.has(name)) {
      placed.others.push(issue.message)
      continue
    }
    const lines = (resource.lines as Record<string, AnyLines> | undefined)?.[name]
    if (lines && row !== undefined) placed.cells.push(issue)
    const text =
      lines && row !== undefined ? lineMessage(lines, Number(row), cell, issue.message) : issue.message
    const known = placed.fields.find((field) => field.name === name)
    if (known) known.messages.push(text)
    else placed.fields.push({ name, messages: [text] })
  }
  return placed
}
const besideOf = (resource: AnyResource, name: string): string | undefined =>
  Object.keys(resource.fields as Fields).find((each) => nameBeside(each) === name)

function lineMessage(lines: AnyLines, row: number, cell: string | undefined, message: string): string {
  const label = cell ? (lines.fields as Fields)[cell]?.label : undefined
  // The specification's sentences begin with the label already.
  return said(messages.atRow(row + 1, label && !message.includes(label) ? label : undefined, message))
}

/** Long texts take the whole width of their block. */
export const isWide = (field: Field): boolean =>
  field.kind === 'textarea' || (field.kind === 'text' && maxLength(field) > 500)

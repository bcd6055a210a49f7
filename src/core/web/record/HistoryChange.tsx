import type { Field, Fields } from '../../shared/field.ts'
import { nameBeside, type AnyResource } from '../../shared/resource.ts'
import { useCodes } from '../data/lookups.ts'
import { asText } from '../components/input-props.ts'
import { showText } from '../form/show-text.ts'
import { pageText } from '../text/page-text.ts'

interface Line {
  title: string
  fields: Fields
}
/** The line whose rows stand under a name of the trail: its own, or of one row of it (`signature` of `signatures`). */
function lineOf({ lines }: AnyResource, name: string): Line | undefined {
  const all = lines as Record<string, Line> | undefined
  return all?.[name] ?? all?.[`${name}s`] ?? all?.[name.replace(/y$/, 'ies')]
}
/** What a device writes about itself, and other names that are no field. */
const own = { state: 'list.state', device: 'history.device' } as const

/** The name of what has changed, in words. */
function labelOf(resource: AnyResource, name: string): string {
  if (name in own) return pageText(own[name as keyof typeof own])
  const fields = resource.fields as Fields
  const base = fields[name] ?? Object.entries(fields).find(([each]) => nameBeside(each) === name)?.[1]
  const transitions = resource.transitions as Record<string, { label: string }> | undefined
  const label = base?.label ?? lineOf(resource, name)?.title ?? transitions?.[name]?.label
  if (label) return label
  // A name of the program says nothing to a reader; a number of a record does.
  return /^[a-z][a-zA-Z]*$/.test(name) ? pageText('history.other') : name
}

interface ChangeProps {
  resource: AnyResource
  name: string
  change: readonly [unknown, unknown]
}
/** One change of the trail: old → new, of a line that was added only the new one. */
export function HistoryChange({ resource, name, change: [before, after] }: ChangeProps) {
  const line = lineOf(resource, name)
  const added = isNothing(before) && line !== undefined
  return (
    <div>
      <dt>{labelOf(resource, name)}</dt>
      <dd>
        {!added && (
          <>
            <Value resource={resource} name={name} line={line} value={before} /> →{' '}
          </>
        )}
        <Value resource={resource} name={name} line={line} value={after} />
      </dd>
    </div>
  )
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === ''
const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

interface ValueProps {
  resource: AnyResource
  name: string
  line: Line | undefined
  value: unknown
}
function Value({ resource, name, line, value }: ValueProps) {
  if (isNothing(value) || (Array.isArray(value) && value.length === 0)) return <>{pageText('form.nothing')}</>
  const field = (resource.fields as Fields)[name]
  if (name === 'state')
    return <>{(resource.states as Record<string, string> | undefined)?.[asText(value)] ?? asText(value)}</>
  if (field) return <Scalar field={field} value={value} />
  const rows = Array.isArray(value) ? value : [value]
  if (!line) return <>{rows.map((row) => (isRow(row) ? wordsIn(row) : asText(row))).join(', ')}</>
  // A row that is told by one value is told by its code.
  const [code] = Object.values(line.fields).filter(({ kind }) => kind === 'code')
  return (
    <ul className="history-lines">
      {rows.map((row, index) => (
        // Rows of the trail have no key and never move.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          {isRow(row) ? <Row fields={line.fields} row={row} /> : <Scalar field={code} value={row} />}
        </li>
      ))}
    </ul>
  )
}
/** Values of a row whose columns nobody has named. */
const wordsIn = (row: Record<string, unknown>): string =>
  Object.values(row)
    .filter((value) => !isNothing(value) && !isRow(value))
    .map((value) => asText(value))
    .join(' · ')

function Row({ fields, row }: { fields: Fields; row: Record<string, unknown> }) {
  const shown = Object.entries(row).flatMap(([name, value]) => {
    const field = fields[name]
    return field && !isNothing(value) && !(Array.isArray(value) && value.length === 0)
      ? [{ name, field, value }]
      : []
  })
  return shown.map(({ name, field, value }, index) => (
    <span key={name}>
      {index > 0 && ' · '}
      {field.label} <Scalar field={field} value={value} />
    </span>
  ))
}

function Scalar({ field, value }: { field: Field | undefined; value: unknown }) {
  const isCode = field?.kind === 'code' || field?.kind === 'codes'
  const { data: codes } = useCodes(isCode ? field.source : undefined)
  if (isNothing(value)) return <>{pageText('form.nothing')}</>
  const named = (each: unknown) => codes?.find(({ code }) => code === each)?.codeNm ?? asText(each)
  if (isCode) return <>{(Array.isArray(value) ? value : [value]).map(named).join(', ')}</>
  if (!field) return <>{asText(value)}</>
  return <>{showText(field, value)}</>
}

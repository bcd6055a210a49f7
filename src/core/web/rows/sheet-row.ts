import { check, fieldsSchema, resourceSchema } from '../../shared/input-check.ts'
import type { Fields } from '../../shared/field.ts'
import type { AnyResource } from '../../shared/resource.ts'
import type { FieldIssue } from '../../shared/session.ts'
import { mergeRecord } from '../form/merge-record.ts'

export type Values = Record<string, unknown>
/**
 * Where a row stands. `typed`: not sent yet · `sending` · `waiting`: no answer came, it is sent again ·
 * `refused`: the reason stands at its cells · `overtaken`: somebody else changed the same cell · `gone`:
 * somebody else removed it.
 */
export type RowState = 'saved' | 'typed' | 'sending' | 'waiting' | 'refused' | 'overtaken' | 'gone'

/** What is on its way; the key stays until the answer has come, so that it is done once. */
export interface Sent {
  requestKey: string
  body: Values
}
/** One row of a sheet: what is stored, and what this person has typed over it. */
export interface SheetRow {
  /** Identity on the screen, the same before and after a new row has its key. */
  rowId: string
  /** As the server answered it last, with its updateDt; undefined for a row that is not saved yet. */
  base: Values | undefined
  /** What was typed and is not stored, by column. */
  mine: Values
  state: RowState
  /** Taken out here; goes when the server has taken it. */
  removed?: boolean
  issues: readonly FieldIssue<string>[]
  reason?: string | undefined
  sent?: Sent | undefined
  /** The row as somebody else saved it, where both changed a cell. */
  theirs?: Values | undefined
  /** Somebody else saved it while it was on its way. */
  again?: boolean
  /** What the grid draws; the same object until something of it changes. */
  shown: ShownRow
}
export type ShownRow = Values & { rowId: string }

const empty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
export const same = (one: unknown, other: unknown): boolean =>
  (empty(one) && empty(other)) || one === other || JSON.stringify(one) === JSON.stringify(other)

/** The row with the changes; what it shows is made anew only where its values are. */
export function withRow(row: SheetRow, change: Partial<Omit<SheetRow, 'shown' | 'rowId'>>): SheetRow {
  const next = { ...row, ...change }
  if ('base' in change || 'mine' in change) next.shown = { ...next.base, ...next.mine, rowId: row.rowId }
  return next
}
export const rowOf = (rowId: string, base: Values | undefined, mine: Values = {}): SheetRow => ({
  rowId,
  base,
  mine,
  state: base && Object.keys(mine).length === 0 ? 'saved' : 'typed',
  issues: [],
  shown: { ...base, ...mine, rowId },
})

/** States that a word typed into the row does not end: a choice or an answer does. */
const staying: ReadonlySet<RowState> = new Set(['sending', 'overtaken', 'gone'])
/**
 * What is typed into a row over what was typed before; a cell that is back at its stored value is not typed,
 * unless another value of it is on its way: that one is stored when the answer comes, and must be taken back.
 */
export function typedInto(row: SheetRow, values: Values): SheetRow {
  const mine = { ...row.mine, ...values }
  const onItsWay = row.sent?.body ?? {}
  for (const name of Object.keys(values))
    if (row.base && !(name in onItsWay) && same(mine[name], row.base[name])) delete mine[name]
  const isClean = row.base !== undefined && Object.keys(mine).length === 0 && !row.sent
  const issues = row.issues.filter(({ path }) => !(path in values))
  return withRow(row, {
    mine,
    issues,
    state: staying.has(row.state) ? row.state : isClean ? 'saved' : 'typed',
  })
}

/** Fields that the caller may send. */
const sentNames = (resource: AnyResource): string[] =>
  Object.entries(resource.fields as Fields)
    .filter(([, field]) => !field.readOnly && !field.numbering)
    .map(([name]) => name)

/**
 * What is sent of a row: all that a new row has, of a stored one the changed cells with the updateDt that
 * they were changed from.
 * @param fixed values that all rows of the sheet have
 */
export function bodyOf(
  resource: AnyResource,
  row: SheetRow,
  fixed: Values,
): { ok: true; body: Values } | { ok: false; issues: readonly FieldIssue[] } {
  const names = sentNames(resource)
  const given = row.base ? row.mine : { ...fixed, ...row.mine }
  const body = Object.fromEntries(names.flatMap((name) => (name in given ? [[name, given[name]]] : [])))
  const fields = resource.fields as Fields
  const schema = row.base
    ? fieldsSchema(Object.fromEntries(Object.keys(body).map((name) => [name, fields[name]!])))
    : resourceSchema(resource)
  const checked = check(schema, body)
  if (!checked.ok) return checked
  return { ok: true, body: row.base ? { ...body, updateDt: row.base['updateDt'] } : body }
}

/** Whether the answer was read before the row was stored as it is known here: it tells nothing new. */
export const isOlder = (stored: Values, base: Values | undefined): boolean =>
  base !== undefined && Date.parse(String(stored['updateDt'])) < Date.parse(String(base['updateDt']))

/** The row after the server has taken what was sent: what was typed meanwhile stays typed. */
export function takenRow(row: SheetRow, body: Values, stored: Values): SheetRow {
  const mine = Object.fromEntries(
    Object.entries(row.mine).filter(
      ([name, value]) => !same(value, name in body ? body[name] : stored[name]),
    ),
  )
  const isClean = Object.keys(mine).length === 0
  return withRow(row, {
    base: stored,
    mine,
    state: isClean ? 'saved' : 'typed',
    issues: [],
    reason: undefined,
    sent: undefined,
    again: false,
  })
}

/**
 * The row after somebody else has saved it: what only one of the two changed goes together, what both changed
 * waits for this person's choice. `taken` names what came from the other person.
 */
export function mergedRow(
  resource: AnyResource,
  row: SheetRow,
  theirs: Values,
): { row: SheetRow; taken: string[] } {
  if (!row.base || Object.keys(row.mine).length === 0)
    return { row: withRow(row, { base: theirs, mine: {}, state: 'saved', issues: [] }), taken: [] }
  const merge = mergeRecord({ fields: resource.fields }, row.base, { ...row.base, ...row.mine }, theirs)
  if (merge.conflicts.length > 0)
    return { row: withRow(row, { state: 'overtaken', theirs, sent: undefined }), taken: [] }
  return { row: chosenRow(row, theirs, merge.settled(new Map())), taken: merge.taken }
}
/** The row as it goes on from what the other person saved, with what was chosen. */
export function chosenRow(row: SheetRow, theirs: Values, values: Values): SheetRow {
  const mine = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name in row.mine && !same(value, theirs[name])),
  )
  return withRow(row, {
    base: theirs,
    mine,
    state: Object.keys(mine).length > 0 ? 'typed' : 'saved',
    issues: [],
    theirs: undefined,
    sent: undefined,
  })
}

/** Compares two rows in the order of the definition; without one the older stands first. */
export function inOrder(resource: AnyResource): (one: Values, other: Values) => number {
  const order = (resource.order ?? [{ by: resource.key, direction: 'asc' }]) as {
    by: string
    direction: string
  }[]
  return (one, other) => {
    for (const { by, direction } of order) {
      const difference = compared(one[by], other[by])
      if (difference !== 0) return direction === 'asc' ? difference : -difference
    }
    return compared(one[resource.key as string], other[resource.key as string])
  }
}
const compared = (one: unknown, other: unknown): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [left, right] = [String(one ?? ''), String(other ?? '')]
  return left < right ? -1 : left > right ? 1 : 0
}

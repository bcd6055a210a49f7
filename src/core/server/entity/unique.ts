import type { Fields } from '../../shared/field.ts'
import { messages } from '../../shared/messages.ts'
import { hasNaturalKey, type AnyResource } from '../../shared/resource.ts'
import { same } from './audit.ts'
import { keyOf, type Behaviour, type PlainRow } from './behaviour.ts'
import { typeOf } from './columns.ts'
import type { Context } from './context.ts'
import { Binds, quoted } from '../database/database.ts'
import { conflict } from '../http/errors.ts'
import type { Question } from './references.ts'

/** True when another record already has this combination. */
export async function isDuplicate(
  resource: AnyResource,
  context: Context,
  columns: readonly string[],
  value: PlainRow,
  ownKey: unknown,
): Promise<boolean> {
  if (hasGap(columns, value)) return false
  const binds = new Binds()
  const { free } = await context.sql.one<{ free: boolean }>(
    `select ${freeSql(resource, binds, columns, value, ownKey)} as free`,
    binds.values,
  )
  return !free
}
/** An empty value is equal to nothing, so it cannot be a duplicate. */
const hasGap = (columns: readonly string[], value: PlainRow): boolean =>
  columns.some((name) => value[name] === null || value[name] === undefined)
function freeSql(
  resource: AnyResource,
  binds: Binds,
  columns: readonly string[],
  value: PlainRow,
  ownKey: unknown,
): string {
  const fields = resource.fields as Fields
  const same = columns.map(
    (name) => `u.${quoted(name)} = ${binds.add(value[name])}::${typeOf(fields[name]!)}`,
  )
  // A new record has no key of its own that could be met.
  const others =
    ownKey === undefined ? [] : [`u.${quoted(resource.key)}::text <> ${binds.add(String(ownKey))}::text`]
  return `not exists(select 1 from ${quoted(resource.name)} u where ${[...same, ...others].join(' and ')})`
}

/**
 * The combinations of fields that must be unique: those that can be checked early together with the
 * references, and those that wait for values from the module or the counter.
 */
export function uniquesOf(
  behaviour: Behaviour,
  value: PlainRow,
  before: PlainRow | undefined,
): { early: string[][]; late: string[][] } {
  const { resource, beforeSave } = behaviour
  const fields = resource.fields as Fields
  const natural = hasNaturalKey(resource) && !before ? [[resource.key as string]] : []
  const all = [...((resource.unique ?? []) as string[][]), ...natural]
  const isLate = (columns: string[]) =>
    beforeSave !== undefined || columns.some((name) => fields[name]!.numbering)
  return {
    early: all.filter((columns) => !isLate(columns) && isNew(columns, value, before)),
    late: all.filter(isLate),
  }
}
const isNew = (columns: string[], value: PlainRow, before: PlainRow | undefined): boolean =>
  !(before && columns.every((name) => same(value[name], before[name])))
export const uniqueQuestions = (
  resource: AnyResource,
  binds: Binds,
  all: string[][],
  value: PlainRow,
  ownKey: unknown,
): Question[] =>
  all
    .filter((columns) => !hasGap(columns, value))
    .map((columns) => ({
      sql: freeSql(resource, binds, columns, value, ownKey),
      refusal: () => duplicateRefusal(resource, columns),
    }))
export async function refuseDuplicate(
  resource: AnyResource,
  context: Context,
  all: string[][],
  value: PlainRow,
  before: PlainRow | undefined,
): Promise<void> {
  const ownKey = before ? keyOf(resource, before) : undefined
  for (const columns of all) {
    if (isNew(columns, value, before) && (await isDuplicate(resource, context, columns, value, ownKey)))
      throw duplicateRefusal(resource, columns)
  }
}
function duplicateRefusal(resource: AnyResource, columns: string[]): Error {
  const label = columns.map((name) => (resource.fields as Fields)[name]!.label).join('·')
  return Object.assign(conflict(messages.duplicate(label)), {
    fields: [{ path: columns.at(-1)!, message: messages.duplicate(label) }],
  })
}

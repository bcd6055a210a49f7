import type { Context } from '../../core/server/entity/context.ts'
import { lookupOf, nameExpression, sourceOf, typeOf } from '../../core/server/entity/columns.ts'
import { Binds, quoted } from '../../core/server/database/database.ts'
import type { Field, Fields } from '../../core/shared/field.ts'
import { hasNaturalKey, nameBeside } from '../../core/shared/resource.ts'

const isKey = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

/**
 * What keys of one field stand for, by key: '여수' of '1000'. A name is shown as anywhere else: in the reader's
 * language, in part where it is personal, and not at all where the reader does not see its record.
 */
async function namesOf(
  { sql, session }: Context,
  name: string,
  field: Field,
  values: readonly unknown[],
): Promise<Map<string, string>> {
  const keys = values.filter(isKey).map(String)
  // A kept key may be older than the kind of its column.
  const fitting = typeOf(field) === 'bigint' ? keys.filter((key) => /^\d{1,15}$/.test(key)) : keys
  const binds = new Binds()
  const asked = binds.add(fitting)
  const shown = nameExpression(name, field, 'x', { session, binds })
  if (fitting.length === 0 || !shown) return new Map()
  const rows = await sql.query<Record<string, string | null>>(
    `select x.${quoted(name)}::text as "key", ${shown} from unnest(${asked}::${typeOf(field)}[]) x(${quoted(name)})`,
    binds.values,
  )
  return new Map(
    rows.flatMap((row) => {
      const found = row[nameBeside(name)]
      return found && row['key'] ? [[row['key'], found] as const] : []
    }),
  )
}

/** Names of the keys among the changes of a record, each by its field and key. */
export async function namesInDiff(
  context: Context,
  fields: Fields,
  diff: Readonly<Record<string, readonly [unknown, unknown]>>,
): Promise<(name: string, value: unknown) => unknown> {
  const found = await Promise.all(
    Object.entries(diff).map(async ([name, values]): Promise<[string, Map<string, string>]> => {
      const field = fields[name]
      return [name, field && sourceOf(field) ? await namesOf(context, name, field, values) : new Map()]
    }),
  )
  const names = new Map(found)
  return (name, value) => {
    const shown = isKey(value) ? names.get(name)?.get(String(value)) : undefined
    return shown === undefined ? value : `${shown} (${String(value)})`
  }
}

/** What records of an entity are called, by their keys; empty where its definition has no name in words. */
export async function namesOfRecords(
  context: Context,
  tableNm: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const lookup = lookupOf(tableNm)
  if (!lookup) return new Map()
  const named = (lookup.resource.fields as Fields)[lookup.name]
  if (named?.kind !== 'text' || named.sealed || named.secret) return new Map()
  const field = { kind: 'ref', source: tableNm, textKey: hasNaturalKey(lookup.resource) } as Field
  return namesOf(context, 'recordNo', field, keys)
}

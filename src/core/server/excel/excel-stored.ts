import { firstValues, type Fields } from '../../shared/field.ts'
import { type AnyResource, hasNaturalKey } from '../../shared/resource.ts'
import { same } from '../entity/audit.ts'
import type { PlainRow } from '../entity/behaviour.ts'
import { namedColumns, typeOf } from '../entity/columns.ts'
import type { Context } from '../entity/context.ts'
import { Binds, quoted } from '../database/database.ts'
import { scopeWhere } from '../entity/scope.ts'
import { openRow } from '../entity/sealed.ts'
import type { PreviewRow } from './excel-import.ts'
import { toMoment } from '../../shared/dates.ts'

export const isStale = (version: string | undefined, match: PlainRow): boolean =>
  version !== undefined && !same(version, match['updateDt'])
/** All stored rows that the sheet may mean, in one statement. */
export async function storedRows(
  resource: AnyResource,
  context: Context,
  names: string[],
  rows: PreviewRow[],
): Promise<PlainRow[]> {
  const fields = resource.fields as Fields
  const identity = identityOf(resource, names)
  const binds = new Binds()
  const scope = scopeWhere(resource, context.session, 't', binds)
  const keys = binds.add(
    rows
      .map(({ key }) => key)
      .filter((key) => key !== undefined)
      .map(String),
  )
  // The column that narrows the look: always filled, and one value a row.
  const first =
    identity.find((name) => fields[name]!.required && fields[name]!.kind === 'text') ??
    identity.find((name) => fields[name]!.required) ??
    identity[0]!
  const wanted = binds.add(
    rows
      .map(({ values }) => values[first])
      .filter((value) => value !== null && !Array.isArray(value))
      .map(String),
  )
  const columns = namedColumns(resource, 't', context.session, [...names, 'updateDt'], binds)
  const matches = ['codes', 'tags'].includes(fields[first]!.kind)
    ? 'true'
    : `t.${quoted(first)}::text = any(${wanted}::text[])`
  const found = await context.sql.query<{ row: PlainRow }>(
    `select to_json(r) as row from (select ${columns} from ${quoted(resource.name)} t where ${scope} and (t.${quoted(resource.key)}::text = any(${keys}::text[]) or ${matches}) limit 50000) r`,
    binds.values,
  )
  return found.map(({ row }) => openRow(fields, row, { table: resource.name, key: row[resource.key] }))
}

/** The stored rows that a sheet may mean, found without looking through them for every row of it. */
export class Known {
  readonly #keys: Map<string, PlainRow>
  readonly #identities: Map<string, PlainRow>
  readonly #resource: AnyResource
  readonly #identity: string[]
  readonly #first: Readonly<Record<string, unknown>>
  constructor(resource: AnyResource, identity: string[], rows: PlainRow[]) {
    this.#resource = resource
    this.#identity = identity
    this.#first = firstValues(resource.fields as Fields)
    this.#keys = new Map(rows.map((row) => [String(row[resource.key]), row]))
    // The first of several that read alike, as a search from the top would find it.
    this.#identities = new Map(rows.toReversed().map((row) => [this.markOf(row), row]))
  }
  byKey(key: number | string): PlainRow | undefined {
    return this.#keys.get(String(key))
  }
  byIdentity(values: PlainRow): PlainRow | undefined {
    return this.#identities.get(this.markOf(values))
  }
  /**
   * Equal for rows that are known by equal values: numbers and moments have several spellings, and a blank flag
   * is the one that a new record begins with.
   */
  markOf(values: PlainRow): string {
    return JSON.stringify(
      this.#identity.map((name) => {
        const value = normal(this.#resource, name, values[name] ?? this.#first[name] ?? null)
        if (value === null) return null
        if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}[T ]\d{2}:/.test(value)) return Date.parse(value)
        return Array.isArray(value) ? value : String(value)
      }),
    )
  }
}

/** Columns by which a row without a hidden key is known again, so that a second upload duplicates nothing. */
export const identityOf = (resource: AnyResource, names: string[]): string[] =>
  hasNaturalKey(resource) && names.includes(resource.key)
    ? [resource.key]
    : (
        ((resource.unique ?? []) as string[][]).find((columns) =>
          columns.every((name) => names.includes(name) || isScopeColumn(resource, name)),
        ) ?? names
      ).filter((name) => names.includes(name))
/** A cell as it compares with what PostgreSQL stores. */
export function normal(resource: AnyResource, name: string, value: unknown): unknown {
  const field = (resource.fields as Fields)[name]!
  if (value === null) return null
  if (typeOf(field).startsWith('numeric')) {
    const number = Number(String(value).replaceAll(',', ''))
    // A text in a column of numbers stays what it is, so that its error shows what was typed.
    return Number.isNaN(number) ? value : number
  }
  return field.kind === 'datetime' ? (toMoment(String(value)) ?? value) : value
}
const isScopeColumn = (resource: AnyResource, name: string) =>
  resource.scope !== 'everyone' && Object.values(resource.scope as object).includes(name)

import type { Fields } from '../../shared/field.ts'
import type { AnyResource, FullRow, Lines, PlainRow } from '../../shared/resource.ts'
import { hasNaturalKey, stampNames } from '../../shared/resource.ts'
import { headColumns, linesExpressions, ownColumns, sourceOf } from './columns.ts'
import type { Context } from './context.ts'
import { Binds, quoted } from '../database/database.ts'
import { notFound } from '../http/errors.ts'
import { foreignRow, scopeWhere, type Reach } from './scope.ts'
import { openRow, sealedNames } from './sealed.ts'
import type { Session } from '../http/session.ts'

/** A key as it came in an address. @throws Refusal 404 when it cannot be one */
export function parseKey(resource: AnyResource, given: string | number): string | number {
  if (hasNaturalKey(resource)) return String(given)
  if (!/^\d{1,15}$/.test(String(given))) throw notFound()
  return Number(given)
}

/** The names of the record's first and last writer. */
const writerNames = (resource: AnyResource, alias: string) =>
  (stampNames(resource).length > 0 ? ['create', 'update'] : []).map(
    (act) => `(select u."userNm" from "user" u where u."userId" = ${alias}."${act}UserId") as "${act}UserNm"`,
  )

export interface AnsweredRow {
  inScope: boolean
  /** JSON */
  row: string
}
/**
 * A record as it is answered, of the row that a statement calls `t`: whether it is the caller's, and its
 * columns, names and lines as JSON text.
 */
export function answeredColumns(
  resource: AnyResource,
  { session }: Context,
  binds: Binds,
  reach?: Reach,
): string {
  const columns = [
    headColumns(resource, 't', session, binds),
    ...writerNames(resource, 't'),
    ...linesExpressions(resource, 't', session, binds),
  ]
  return `${scopeWhere(resource, session, 't', binds, reach)} as "inScope", (select to_json(r)::text from (select ${columns.join(', ')}) r) as row`
}
/**
 * True when a record shows names that stand in its own table: the statement that writes it would answer with
 * the old ones.
 */
export const showsItself = ({ name, fields, stamped }: AnyResource): boolean =>
  (name === 'user' && stamped !== false) ||
  Object.values(fields as Fields).some(
    (field) => sourceOf(field) === name || (field.kind === 'code' && name === 'codeItem'),
  )

/**
 * The record with its lines and the names beside its codes, when it exists and is the caller's; only read, it
 * may also be that of a company below.
 * @param lock keeps it as it is until the transaction ends
 * @throws Refusal 404 (unknown, or another vendor's), 403 (another plant's or department's; leaves a row in
 * the audit trail)
 */
export async function loadRecord<R extends AnyResource>(
  resource: R,
  context: Context,
  given: string | number,
  lock = false,
  reach: Reach = lock ? 'own' : 'below',
): Promise<FullRow<R>> {
  const key = parseKey(resource, given)
  const binds = new Binds()
  const place = binds.add(key)
  const found = await context.sql.maybe<AnsweredRow>(
    `select ${answeredColumns(resource, context, binds, reach)} from ${quoted(resource.name)} t where t.${quoted(resource.key)} = ${place}${lock ? ' for update' : ''}`,
    binds.values,
  )
  return ownRecord(resource, context.session, key, found)
}
/** Its own row as it stands, without names and lines, when it is the caller's. @throws as `loadRecord` */
export async function loadRow<R extends AnyResource>(
  resource: R,
  { sql, session }: Context,
  given: string | number,
): Promise<FullRow<R>> {
  const key = parseKey(resource, given)
  const binds = new Binds()
  const place = binds.add(key)
  const found = await sql.maybe<AnsweredRow>(
    `select ${scopeWhere(resource, session, 't', binds)} as "inScope", (select to_json(r)::text from (select ${ownColumns(resource, 't', session)}) r) as row
     from ${quoted(resource.name)} t where t.${quoted(resource.key)} = ${place}`,
    binds.values,
  )
  return ownRecord(resource, session, key, found)
}
function ownRecord<R extends AnyResource>(
  resource: R,
  session: Session,
  key: string | number,
  found: AnsweredRow | undefined,
): FullRow<R> {
  if (!found) throw notFound()
  if (!found.inScope) throw foreignRow(session, resource.name, key)
  return recordOf(resource, found.row)
}
/**
 * The same of many records, locked, by their keys as text; undefined when one of them is unknown or not the
 * caller's.
 */
export async function loadRecords<R extends AnyResource>(
  resource: R,
  context: Context,
  given: readonly (string | number)[],
): Promise<Map<string, FullRow<R>> | undefined> {
  const keys = [...new Set(given.map((each) => parseKey(resource, each)))]
  const binds = new Binds()
  const key = quoted(resource.key)
  const found = await context.sql.query<AnsweredRow & { key: string }>(
    `select t.${key}::text as key, ${answeredColumns(resource, context, binds)} from ${quoted(resource.name)} t where t.${key} = any(${binds.add(keys)}) order by t.${key} for update`,
    binds.values,
  )
  if (found.length < keys.length || found.some(({ inScope }) => !inScope)) return undefined
  return new Map(found.map((each) => [each.key, recordOf(resource, each.row)]))
}
/** A record of the JSON that PostgreSQL has built of it, with what is sealed in it and its lines opened. */
export function recordOf<R extends AnyResource>(resource: R, json: string): FullRow<R> {
  const written = JSON.parse(json) as PlainRow
  const { [resource.key]: key } = written
  const row = openRow(resource.fields as Fields, written, { table: resource.name, key })
  for (const [name, { name: table, fields }] of Object.entries(
    (resource.lines ?? {}) as Record<string, Lines>,
  )) {
    if (sealedNames(fields).length > 0)
      row[name] = (row[name] as PlainRow[]).map((line) => openRow(fields, line, { table, key }))
  }
  // The only place where the database's word for a row is taken: its columns are those of the resource.
  return row as FullRow<R>
}

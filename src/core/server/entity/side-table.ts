import type { Fields } from '../../shared/field.ts'
import { hasNaturalKey, stampNames, type AnyResource, type ColumnsOf } from '../../shared/resource.ts'
import { quoted } from '../database/database.ts'
import { typeOf } from './columns.ts'
import type { Context } from './context.ts'
import { sealedNames } from './sealed.ts'

/** SQL types of columns, with the values that they take. */
interface Values {
  bigint: number
  integer: number
  numeric: number
  text: string
  'text[]': string[]
  date: string
  timestamptz: string
  jsonb: unknown
}
type Columns = Record<string, keyof Values>
/** A table beside the records that is no entity itself: watchers, costs, figures that are worked out. */
export interface SideTable<C extends Columns = Columns> {
  name: string
  columns: C
  /** Columns of the primary key, or of the unique columns that tell whether a row is there already. */
  key: readonly (keyof C & string)[]
}
export type SideRow<C extends Columns> = { [N in keyof C]?: Values[C[N]] | null }
type RowOf<T> = T extends SideTable<infer C> ? SideRow<C> : ColumnsOf<T>
// oxlint-disable-next-line typescript/no-explicit-any -- the only "any side table", as `AnyLines` is of lines
type AnySideTable = SideTable<any>

const declared: AnySideTable[] = []
/** The side tables of all loaded modules; a test compares them with the database. */
export const sideTables = (): readonly AnySideTable[] => declared
/** Declares a side table with the columns that the portal writes. */
export function sideTable<const C extends Columns>(
  name: string,
  columns: C,
  key: SideTable<C>['key'],
): SideTable<C> {
  const table = { name, columns, key }
  declared.push(table)
  return table
}

/**
 * Writes a row of a side table, or of an entity whose rows no form makes (ledgers, logs); its caller leaves
 * the trail where there is one.
 * @returns the key columns of the row; undefined when a row with the same key is there already and stays as it is
 */
export const addRow = async <T extends AnySideTable | AnyResource>(
  context: Context,
  table: T,
  row: RowOf<T>,
): Promise<Record<string, number | string> | undefined> => (await addRows(context, table, [row]))[0]

/** The same of several rows, which name the same columns, with one statement. @returns those that are new */
export const addRows = <T extends AnySideTable | AnyResource>(
  context: Context,
  table: T,
  rows: readonly RowOf<T>[],
): Promise<Record<string, number | string>[]> =>
  insert(context, 'columns' in table ? table : shapeOf(table), stampedRows(context, table, rows), 'nothing')

/**
 * Writes a row of a side table, or its columns into the row that has the same key.
 * @param once columns that only a new row gets
 */
export async function putRow<C extends Columns>(
  context: Context,
  table: SideTable<C>,
  row: SideRow<C>,
  once: SideRow<C> = {},
): Promise<void> {
  await putRows(context, table, [row], once)
}
/** The same of several rows, which name the same columns, with one statement. */
export async function putRows<C extends Columns>(
  context: Context,
  table: SideTable<C>,
  rows: readonly SideRow<C>[],
  once: SideRow<C> = {},
): Promise<void> {
  const sets = Object.keys(rows[0] ?? {})
    .filter((name) => !table.key.includes(name))
    .map((name) => `${quoted(name)} = excluded.${quoted(name)}`)
  await insert(
    context,
    table,
    rows.map((row) => ({ ...once, ...row })),
    `update set ${sets.join(', ')}`,
  )
}

/** Takes out the rows of a side table that have all these values. @returns how many there were */
export async function removeRows<C extends Columns>(
  { sql }: Context,
  table: SideTable<C>,
  where: SideRow<C>,
): Promise<number> {
  const names = columnsIn(table, [where])
  const { count } = await sql.one<{ count: number }>(
    `with gone as (delete from ${quoted(table.name)} t using ${recordset(table, names)}
       where ${names.map((name) => `t.${quoted(name)} = x.${quoted(name)}`).join(' and ')} returning 1)
     select count(*)::int as count from gone`,
    [JSON.stringify([where])],
  )
  return count
}

async function insert(
  { sql }: Context,
  table: AnySideTable,
  rows: readonly object[],
  otherwise: string,
): Promise<Record<string, number | string>[]> {
  if (rows.length === 0) return []
  const names = columnsIn(table, rows)
  // A key that the database counts up never meets a row that is there already.
  const meets = table.key.every((name) => names.includes(name))
  return sql.query(
    `insert into ${quoted(table.name)} (${names.map(quoted).join(', ')})
     select ${names.map((name) => `x.${quoted(name)}`).join(', ')} from ${recordset(table, names)}
     ${meets ? `on conflict (${table.key.map(quoted).join(', ')}) do ${otherwise}` : ''}
     returning ${table.key.map(quoted).join(', ')}`,
    [JSON.stringify(rows)],
  )
}
/** The columns that the rows name; a name that no column has is a mistake of the caller. */
function columnsIn(table: AnySideTable, rows: readonly object[]): string[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const unknown = names.filter((name) => !Object.hasOwn(table.columns, name))
  if (unknown.length > 0 || names.length === 0)
    throw new Error(`${table.name} is written with ${unknown.join(', ') || 'no columns'}`)
  return names
}
const recordset = ({ columns }: AnySideTable, names: readonly string[]): string =>
  `jsonb_to_recordset($1::jsonb) as x(${names.map((name) => `${quoted(name)} ${columns[name]}`).join(', ')})`

function shapeOf(resource: AnyResource): AnySideTable {
  const fields = resource.fields as Fields
  if (sealedNames(fields).length > 0)
    throw new Error(`${resource.name} seals columns for the key of their row`)
  const columns = Object.entries(fields).map(([name, field]): [string, string] => [name, typeOf(field)])
  const stamps = stampNames(resource).map((name) => [name, name.endsWith('Dt') ? 'timestamptz' : 'text'])
  const own = hasNaturalKey(resource) ? [] : [[resource.key, 'bigint']]
  return {
    name: resource.name,
    columns: Object.fromEntries([...own, ...columns, ...stamps]),
    key: [resource.key],
  }
}
const stampedRows = (
  { session }: Context,
  table: AnySideTable | AnyResource,
  rows: readonly object[],
): object[] =>
  'columns' in table || stampNames(table).length === 0
    ? [...rows]
    : rows.map((row) => ({ ...row, createUserId: session.userId, updateUserId: session.userId }))

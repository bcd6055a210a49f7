import type { AnyResource, ColumnsOf, KeyOf, Lines, LinesOf, PlainRow } from '../../shared/resource.ts'
import { acts, audit, diffOf, type Diff } from './audit.ts'
import { typeOf } from './columns.ts'
import type { Context } from './context.ts'
import { quoted } from '../database/database.ts'
import { openRow, sealRow, type Place } from './sealed.ts'

/** The names under which a resource has its lines. */
export type LineName<R> = keyof LinesOf<R> & string
type LinesNamed<R, N extends LineName<R>> = LinesOf<R>[N]
/** A line that is stored: its key, and those of its columns that are to be written. */
type Changed<L> = Record<KeyOf<L>, number> & ColumnsOf<L>
type Key = number | string

export interface Trail {
  /**
   * The entry in the trail of the head record. Absent: the lines before and after, under their name. False:
   * the surrounding transition or act leaves the trail.
   */
  trail?: Diff | false
}

/** Writes a line of a record that no form saves, and its trail. Answers with its key. */
export const addLine = async <R extends AnyResource, N extends LineName<R>>(
  context: Context,
  resource: R,
  name: N,
  head: Key,
  line: ColumnsOf<LinesNamed<R, N>>,
  options?: Trail,
): Promise<number> => (await addLines(context, resource, name, head, [line], options))[0]!

/** The same of several lines with one statement. Answers with their keys in their order. */
export async function addLines<R extends AnyResource, N extends LineName<R>>(
  context: Context,
  resource: R,
  name: N,
  head: Key,
  rows: readonly ColumnsOf<LinesNamed<R, N>>[],
  options?: Trail,
): Promise<number[]> {
  if (rows.length === 0) return []
  const lines = linesNamed(resource, name)
  const names = columnsIn(lines, rows)
  const added = await context.sql.query<{ key: number }>(
    `insert into ${quoted(lines.name)} (${[lines.parent, ...names].map(quoted).join(', ')})
     select $1, ${names.map((each) => `x.${quoted(each)}`).join(', ')} from ${recordset(lines, names, '$2')} returning ${quoted(lines.key)} as "key"`,
    [head, JSON.stringify(rows.map((row) => sealRow(lines.fields, row, placeOf(lines, head))))],
  )
  await leaveTrail(
    context,
    resource,
    head,
    name,
    { after: rows.map((row) => told(lines, row, head)) },
    options,
  )
  return added.map(({ key }) => key)
}

/**
 * Writes columns of a stored line, and the trail of what became different.
 * @param options.from the line is written only where it still has these values
 * @returns false when the head has no such line (any more)
 */
export const changeLine = async <R extends AnyResource, N extends LineName<R>>(
  context: Context,
  resource: R,
  name: N,
  head: Key,
  line: Changed<LinesNamed<R, N>>,
  options?: Trail & { from?: ColumnsOf<LinesNamed<R, N>> },
): Promise<boolean> => (await changeLines(context, resource, name, head, [line], options)) === 1

/** The same of several lines, which name the same columns, with one statement. @returns how many were written */
export async function changeLines<R extends AnyResource, N extends LineName<R>>(
  context: Context,
  resource: R,
  name: N,
  head: Key,
  rows: readonly Changed<LinesNamed<R, N>>[],
  options: Trail & { from?: ColumnsOf<LinesNamed<R, N>> } = {},
): Promise<number> {
  if (rows.length === 0) return 0
  const lines = linesNamed(resource, name)
  const names = columnsIn(lines, rows)
  const [table, key] = [quoted(lines.name), quoted(lines.key)]
  const expected = Object.entries(options.from ?? {})
  const stored = await context.sql.query<PlainRow>(
    `with given as materialized (select * from ${recordset(lines, names, '$2', true)}),
     before as (select t.* from ${table} t join given using (${key}) where t.${quoted(lines.parent)} = $1${expected
       .map(([each], at) => ` and t.${quoted(each)} is not distinct from $${at + 3}`)
       .join('')} for update of t),
     changed as (update ${table} t set ${names.map((each) => `${quoted(each)} = given.${quoted(each)}`).join(', ')}
       from given join before using (${key}) where t.${key} = given.${key} returning t.${key})
     select ${[lines.key, ...names].map((each) => `before.${quoted(each)}`).join(', ')} from before join changed using (${key})`,
    [
      head,
      JSON.stringify(rows.map((row) => sealRow(lines.fields, row, placeOf(lines, head)))),
      ...expected.map(([, value]) => value),
    ],
  )
  const before = new Map(
    stored.map((row) => [Number(row[lines.key]), openRow(lines.fields, row, placeOf(lines, head))]),
  )
  const pairs = rows.flatMap((row): [PlainRow, PlainRow][] => {
    const number = Number((row as PlainRow)[lines.key])
    const diff = diffOf(
      lines.fields,
      before.get(number) ?? {},
      before.has(number) ? row : {},
      placeOf(lines, head),
    )
    if (Object.keys(diff).length === 0) return []
    const side = (at: 0 | 1) => ({
      [lines.key]: number,
      ...Object.fromEntries(Object.entries(diff).map(([each, pair]) => [each, pair[at]])),
    })
    return [[side(0), side(1)]]
  })
  if (stored.length > 0)
    await leaveTrail(
      context,
      resource,
      head,
      name,
      { before: pairs.map(([old]) => old), after: pairs.map(([, now]) => now) },
      options,
    )
  return stored.length
}

/** Takes a line out, with its trail. @returns false when the head has no such line (any more) */
export const removeLine = async <R extends AnyResource, N extends LineName<R>>(
  context: Context,
  resource: R,
  name: N,
  head: Key,
  key: number,
  options?: Trail,
): Promise<boolean> => (await removeLines(context, resource, name, head, [key], options)) === 1

/** The same of several lines with one statement. @returns how many were taken out */
export async function removeLines<R extends AnyResource, N extends LineName<R>>(
  context: Context,
  resource: R,
  name: N,
  head: Key,
  keys: readonly number[],
  options?: Trail,
): Promise<number> {
  if (keys.length === 0) return 0
  const lines = linesNamed(resource, name)
  const removed = await context.sql.query<PlainRow>(
    `delete from ${quoted(lines.name)} where ${quoted(lines.parent)} = $1 and ${quoted(lines.key)} = any($2::bigint[])
     returning ${[lines.key, ...Object.keys(lines.fields)].map(quoted).join(', ')}`,
    [head, keys],
  )
  if (removed.length > 0)
    await leaveTrail(
      context,
      resource,
      head,
      name,
      { before: removed.map((row) => told(lines, row, head)) },
      options,
    )
  return removed.length
}

const placeOf = (lines: Lines, head: Key): Place => ({ table: lines.name, key: head })
const linesNamed = (resource: AnyResource, name: string): Lines =>
  (resource.lines as Record<string, Lines>)[name]!
/** The columns that the rows name; a name that no column has is a mistake of the caller. */
function columnsIn(lines: Lines, rows: readonly object[]): string[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => name !== lines.key)
  const unknown = names.filter((name) => !Object.hasOwn(lines.fields, name))
  if (unknown.length > 0 || names.length === 0)
    throw new Error(`${lines.name} is written with ${unknown.join(', ') || 'no columns'}`)
  return names
}
const recordset = ({ key, fields }: Lines, names: readonly string[], place: string, keyed = false): string =>
  `jsonb_to_recordset(${place}::jsonb) as x(${[...(keyed ? [`${quoted(key)} bigint`] : []), ...names.map((name) => `${quoted(name)} ${typeOf(fields[name]!)}`)].join(', ')})`
/** A line as the trail keeps it: without secrets, and sealed where its fields are. */
const told = ({ name: table, fields }: Pick<Lines, 'name' | 'fields'>, row: PlainRow, head: Key): PlainRow =>
  sealRow(fields, Object.fromEntries(Object.entries(row).filter(([name]) => !fields[name]?.secret)), {
    table,
    key: head,
  })

async function leaveTrail(
  context: Context,
  resource: AnyResource,
  head: Key,
  name: string,
  { before, after }: { before?: PlainRow[]; after?: PlainRow[] },
  { trail }: Trail = {},
): Promise<void> {
  if (trail === false) return
  if (trail === undefined && !before?.length && !after?.length) return
  // One line stands for itself, several as a list.
  const side = (rows: PlainRow[] | undefined) => (rows?.length === 1 ? rows[0] : (rows ?? null))
  await audit(context, acts.update, resource.name, head, trail ?? { [name]: [side(before), side(after)] })
}

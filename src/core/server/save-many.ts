import type { Fields } from '../shared/field.ts'
import { hasNaturalKey } from '../shared/resource.ts'
import type { FieldIssue } from '../shared/session.ts'
import { acts, auditSelect, changesOf, diffOf } from './audit.ts'
import type { Behaviour, PlainRow } from './behaviour.ts'
import { typeOf } from './columns.ts'
import type { Context } from './context.ts'
import { Binds, quoted } from './database.ts'
import { Refusal } from './errors.ts'
import { checkedNew, firstStateOf, stateSql } from './save.ts'
import { requireScope } from './scope.ts'
import { stored } from './sealed.ts'

/**
 * Saves many new records with one statement, in their order and with the trail of each. Whatever speaks against one of them leaves all unwritten
 * and is not named here: who is told false saves them one by one.
 * @param references wrong codes and references of a record
 */
export async function createMany(
  behaviour: Behaviour,
  context: Context,
  inputs: readonly PlainRow[],
  references: (value: PlainRow) => Promise<FieldIssue[]>,
): Promise<boolean> {
  const { resource } = behaviour
  if (behaviour.afterSave || Object.values(resource.fields as Fields).some((field) => field.numbering)) return false
  await context.sql.query('savepoint "many"')
  const isWritten = await written(behaviour, context, inputs, references)
  if (!isWritten) await context.sql.query('rollback to savepoint "many"')
  await context.sql.query('release savepoint "many"')
  return isWritten
}
async function written(...[behaviour, context, inputs, references]: Parameters<typeof createMany>): Promise<boolean> {
  try {
    const values: PlainRow[] = []
    for (const input of inputs) {
      const value = await wholeRecord(behaviour, context, input)
      if (!value || (await references(value)).length > 0) return false
      values.push(value)
    }
    for (const { key } of await write(behaviour, context, values)) context.publish({ topic: behaviour.resource.name, key })
    return true
  } catch (error) {
    if (error instanceof Refusal || isOfTheData(error)) return false
    throw error
  }
}
/** PostgreSQL's classes 22 and 23: a value that the column does not take, a record that is there already. */
const isOfTheData = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code)

/** The record as it is stored; nothing where the module asks the database before it saves, since it may ask for the records before this one. */
async function wholeRecord({ resource, beforeSave }: Behaviour, context: Context, input: PlainRow): Promise<PlainRow | undefined> {
  const checked = checkedNew(resource, context, { ...input })
  const filled = beforeSave?.(checked as never, context, undefined)
  if (filled instanceof Promise) {
    // What it has begun ends before anything is rolled back.
    await filled
    return undefined
  }
  const value = { ...checked, ...(filled as PlainRow | undefined) }
  requireScope(resource, context.session, value)
  return Object.keys(value).every((name) => name in (resource.fields as Fields) || value[name] === undefined) ? value : undefined
}

async function write(behaviour: Behaviour, context: Context, values: readonly PlainRow[]): Promise<{ key: number | string }[]> {
  const { resource } = behaviour
  const fields = resource.fields as Fields
  const table = quoted(resource.name)
  const key = quoted(resource.key)
  const names = Object.keys(fields).filter((name) => values.some((value) => (value[name] ?? null) !== null))
  const binds = new Binds()
  const storedRow = (value: PlainRow) => Object.fromEntries(Object.entries(value).map(([name, each]) => [name, stored(fields, name, each)]))
  const rows = binds.add(
    JSON.stringify(values.map((value) => ({ ...storedRow(value), changes: changesOf(context, diffOf(fields, {}, value)) }))),
  )
  const user = binds.add(context.session.userId)
  const state = firstStateOf(behaviour)
  const defaults = await defaultsOf(context, resource.name)
  const natural = hasNaturalKey(resource)
  const newKey = natural ? `x.${key}` : `nextval(pg_get_serial_sequence(${binds.add(table)}, ${binds.add(resource.key)}))`
  const columns = [
    ...(natural ? [] : [[key, 'given."newKey"']]),
    // An empty field takes the table's default.
    ...names.map((name) => [
      quoted(name),
      defaults.has(name) ? `coalesce(given.${quoted(name)}, ${defaults.get(name)})` : `given.${quoted(name)}`,
    ]),
    ...(state ? [['"state"', `'${state}'`]] : []),
    ['"createUserId"', user],
    ['"updateUserId"', user],
  ]
  const trail = auditSelect(context, binds, acts.create, resource.name, 'given."newKey"', 'given."changes"')
  const history = state && stateSql(context, binds, resource, { from: undefined, to: state, actNm: '등록' })
  return context.sql.query<{ key: number | string }>(
    `with given as materialized (select ${newKey} as "newKey", x.* from jsonb_to_recordset(${rows}::jsonb) as x(${[...names.map((name) => `${quoted(name)} ${typeOf(fields[name])}`), '"changes" jsonb'].join(', ')})),
     stored as (insert into ${table} (${columns.map(([name]) => name).join(', ')}) ${natural ? '' : 'overriding system value '}select ${columns.map(([, value]) => value).join(', ')} from given returning ${key}),
     trail as (${trail} from given)${history ? `, history as (${history} from stored)` : ''}
     select "newKey" as key from given`,
    binds.values,
  )
}

/** What the columns of a table take when nothing is said, as SQL. */
async function defaultsOf({ sql }: Context, table: string): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.query<{ name: string; value: string }>(
    `select a.attname as name, pg_get_expr(d.adbin, d.adrelid) as value from pg_attrdef d
     join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum where d.adrelid = $1::regclass and a.attgenerated = ''`,
    [quoted(table)],
  )
  return new Map(rows.map(({ name, value }) => [name, value]))
}

import type { Fields } from '../../shared/field.ts'
import { hasNaturalKey, type AnyResource } from '../../shared/resource.ts'
import { acts, auditSelect, changesOf, diffOf, same, type Diff } from './audit.ts'
import { reasonsOf, type Behaviour, type PlainRow } from './behaviour.ts'
import { changeOf } from './change-event.ts'
import { typeOf } from './columns.ts'
import type { Context } from './context.ts'
import { Binds, quoted } from '../database/database.ts'
import { Refusal } from '../http/errors.ts'
import { loadRecords } from './record.ts'
import type { ManyReferences } from './references.ts'
import { checkedChange, checkedNew, firstStateOf, requireOwnFields } from './save.ts'
import { stateSql } from './traced-write.ts'
import { requireScope } from './scope.ts'
import { stored } from './sealed.ts'
import { giveWay, inParts } from '../runtime/turns.ts'

/**
 * New records, checked as far as they speak for themselves, and as the text in which they go to the database.
 */
export interface NewRecords {
  values: PlainRow[]
  texts: string[]
}
/**
 * True where records can be checked without the database, so that the next ones are checked while it writes
 * others.
 */
export const isCheckedAhead = (behaviour: Behaviour): boolean =>
  behaviour.beforeSave === undefined && mayGoTogether(behaviour)
const mayGoTogether = ({ resource, afterSave }: Behaviour): boolean =>
  !afterSave &&
  // What is sealed is sealed for the number of its row, which is drawn one by one.
  Object.values(resource.fields as Fields).every(({ numbering, sealed }) => !numbering && !sealed)
/** @returns undefined when something speaks against one of them */
export async function checkedMany(
  behaviour: Behaviour,
  context: Context,
  inputs: readonly PlainRow[],
): Promise<NewRecords | undefined> {
  const fields = behaviour.resource.fields as Fields
  const unsealed = { table: behaviour.resource.name, key: undefined }
  const made: NewRecords = { values: [], texts: [] }
  for (const some of inParts(inputs, rowsAtOnce)) {
    for (const input of some) {
      const value = await wholeRecord(behaviour, context, input).catch(nothingWhenRefused)
      if (!value) return undefined
      made.values.push(value)
      made.texts.push(
        JSON.stringify({ ...value, changes: changesOf(context, diffOf(fields, {}, value, unsealed)) }),
      )
    }
    await giveWay()
  }
  return made
}
function nothingWhenRefused(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error
}
/**
 * Saves many new records with one statement, in their order and with a trail for each. If anything is wrong
 * with one of them, none is written and no reason is given: after false the caller saves them one by one.
 * @param checking answers with `checkedMany` of them
 * @param references wrong codes and references of records
 * @param meanwhile called when the database has begun to write
 */
export async function createMany(
  behaviour: Behaviour,
  context: Context,
  checking: () => Promise<NewRecords | undefined>,
  references: ManyReferences,
  meanwhile: () => void,
): Promise<boolean> {
  if (!mayGoTogether(behaviour)) return false
  return together(context, async () => {
    const made = await checking()
    if (!made || !(await areRight(made.values, references))) return false
    await write(behaviour, context, made, meanwhile)
    // Nobody has one of them open yet: that there are some is enough, and thousands of keys are not told to
    // every browser.
    context.publish({ topic: behaviour.resource.name })
    return true
  })
}

/** A change of a stored record: what is to be different, with the `updateDt` that was read. */
export interface ManyChange {
  key: number | string
  input: PlainRow
}
/**
 * Saves changes of many records with one statement and a trail for each; lines cannot be changed this way. As
 * with `createMany`, one wrong record leaves all unwritten.
 */
export async function updateMany(
  behaviour: Behaviour,
  context: Context,
  changes: readonly ManyChange[],
  references: ManyReferences,
): Promise<boolean> {
  if (behaviour.afterSave) return false
  return together(context, () => rewritten(behaviour, context, changes, references))
}

/** Does all of it or nothing. */
async function together(context: Context, work: () => Promise<boolean>): Promise<boolean> {
  await context.sql.query('savepoint "many"')
  const isDone = await work().catch((error: unknown) => {
    if (error instanceof Refusal || isOfTheData(error)) return false
    throw error
  })
  if (!isDone) await context.sql.query('rollback to savepoint "many"')
  await context.sql.query('release savepoint "many"')
  return isDone
}
async function rewritten(
  ...[behaviour, context, changes, references]: Parameters<typeof updateMany>
): Promise<boolean> {
  const { resource } = behaviour
  const stored = await loadRecords(
    behaviour.resource,
    context,
    changes.map(({ key }) => key),
  )
  if (!stored || stored.size < changes.length) return false
  const made: { key: string; diff: Diff; values: PlainRow }[] = []
  const fields = resource.fields as Fields
  for (const some of inParts(changes, rowsAtOnce)) {
    const checked: { value: PlainRow; before: PlainRow }[] = []
    for (const { key, input } of some) {
      const before = stored.get(String(key))!
      const value = await wholeChange(behaviour, context, before, input)
      if (!value) return false
      checked.push({ value, before })
    }
    if ((await references(checked)).some((issues) => issues.length > 0)) return false
    checked.forEach(({ value, before }, at) => {
      const values = Object.fromEntries(
        Object.entries(value).filter(([name, each]) => name in fields && !same(each, before[name])),
      )
      const { key } = some[at]!
      const diff = diffOf(fields, before, values, { table: resource.name, key })
      made.push({ key: String(key), values, diff })
    })
    await giveWay()
  }
  await rewrite(resource, context, made)
  for (const { key } of changes) context.publish(changeOf(resource, key, stored.get(String(key))!))
  return true
}
/** Records that are checked in one turn of the event loop: a few milliseconds. */
const rowsAtOnce = 100
const areRight = async (values: readonly PlainRow[], references: ManyReferences): Promise<boolean> =>
  (await references(values.map((value) => ({ value })))).every((issues) => issues.length === 0)

/**
 * The changed record as it is stored; nothing where the module asks the database, since it may ask for the
 * records before this one.
 */
async function wholeChange(
  behaviour: Behaviour,
  context: Context,
  before: PlainRow,
  input: PlainRow,
): Promise<PlainRow | undefined> {
  const { resource, mayEdit, beforeSave } = behaviour
  const checked = checkedChange(resource, before, input)
  const refusing = mayEdit?.(before, context)
  if (refusing instanceof Promise) return refusing.then(() => undefined)
  if ((await reasonsOf('edit', refusing)).length > 0) return undefined
  requireOwnFields(resource, context, before, checked)
  const filled = beforeSave?.(checked, context, before)
  if (filled instanceof Promise) return filled.then(() => undefined)
  const value = { ...checked, ...filled }
  requireScope(resource, context.session, value)
  return Object.keys((resource.lines ?? {}) as object).every((name) => value[name] === undefined)
    ? value
    : undefined
}
/** PostgreSQL's classes 22 and 23: a value that the column does not take, a record that is there already. */
const isOfTheData = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code)

/**
 * The record as it is stored; nothing where the module asks the database before it saves, since it may ask
 * for the records before this one.
 */
async function wholeRecord(
  { resource, beforeSave }: Behaviour,
  context: Context,
  input: PlainRow,
): Promise<PlainRow | undefined> {
  const checked = checkedNew(resource, context, { ...input })
  const filled = beforeSave?.(checked, context, undefined)
  if (filled instanceof Promise) {
    // Wait for the started work before the transaction is rolled back.
    await filled
    return undefined
  }
  const value = { ...checked, ...filled }
  requireScope(resource, context.session, value)
  return Object.keys(value).every((name) => name in (resource.fields as Fields) || value[name] === undefined)
    ? value
    : undefined
}

async function write(
  behaviour: Behaviour,
  context: Context,
  { values, texts }: NewRecords,
  meanwhile: () => void,
): Promise<void> {
  const { resource } = behaviour
  const fields = resource.fields as Fields
  const table = quoted(resource.name)
  const key = quoted(resource.key)
  const names = Object.keys(fields).filter((name) => values.some((value) => (value[name] ?? null) !== null))
  const binds = new Binds()
  const rows = binds.add(`[${texts.join(',')}]`)
  const user = binds.add(context.session.userId)
  const state = firstStateOf(behaviour)
  const defaults = await defaultsOf(context, resource.name)
  const natural = hasNaturalKey(resource)
  const newKey = natural
    ? `x.${key}`
    : `nextval(pg_get_serial_sequence(${binds.add(table)}, ${binds.add(resource.key)}))`
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
  const writing = context.sql.query(
    `with given as materialized (select ${newKey} as "newKey", x.* from jsonb_to_recordset(${rows}::jsonb) as x(${[...names.map((name) => `${quoted(name)} ${typeOf(fields[name]!)}`), '"changes" jsonb'].join(', ')})),
     stored as (insert into ${table} (${columns.map(([name]) => name).join(', ')}) ${natural ? '' : 'overriding system value '}select ${columns.map(([, value]) => value).join(', ')} from given returning ${key})${
       history
         ? `,
     history as (${history} from stored)`
         : ''
     }
     ${trail} from given`,
    binds.values,
  )
  meanwhile()
  await writing
}

async function rewrite(
  resource: AnyResource,
  context: Context,
  made: readonly { key: string; diff: Diff; values: PlainRow }[],
): Promise<void> {
  const fields = resource.fields as Fields
  const [table, key] = [quoted(resource.name), quoted(resource.key)]
  const names = [...new Set(made.flatMap(({ values }) => Object.keys(values)))]
  const binds = new Binds()
  const rows = binds.add(
    JSON.stringify(
      made.map(({ key: givenKey, values, diff }) => ({
        ...Object.fromEntries(
          Object.entries(values).map(([name, each]) => [
            name,
            stored(fields, name, each, { table: resource.name, key: givenKey }),
          ]),
        ),
        givenKey,
        changed: Object.keys(values),
        changes: changesOf(context, diff),
      })),
    ),
  )
  // A record in which a column did not change keeps what stands there.
  const sets = names.map(
    (name) =>
      `${quoted(name)} = case when given."changed" ? '${name}' then given.${quoted(name)} else t.${quoted(name)} end`,
  )
  const trail = auditSelect(context, binds, acts.update, resource.name, 'given."givenKey"', 'given."changes"')
  const columns = [
    ...names.map((name) => `${quoted(name)} ${typeOf(fields[name]!)}`),
    '"givenKey" text',
    '"changed" jsonb',
    '"changes" jsonb',
  ]
  await context.sql.query(
    `with given as materialized (select * from jsonb_to_recordset(${rows}::jsonb) as x(${columns.join(', ')})),
     stored as (update ${table} t set ${[...sets, `"updateUserId" = ${binds.add(context.session.userId)}`, '"updateDt" = now()'].join(', ')} from given
       where t.${key} = given."givenKey"::${hasNaturalKey(resource) ? typeOf(fields[resource.key]!) : 'bigint'})
     ${trail} from given`,
    binds.values,
  )
}

/** Default values of a table's columns, as SQL. */
async function defaultsOf({ sql }: Context, table: string): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.query<{ name: string; value: string }>(
    `select a.attname as name, pg_get_expr(d.adbin, d.adrelid) as value from pg_attrdef d
     join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum where d.adrelid = $1::regclass and a.attgenerated = ''`,
    [quoted(table)],
  )
  return new Map(rows.map(({ name, value }) => [name, value]))
}

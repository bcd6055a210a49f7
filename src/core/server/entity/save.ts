import { firstValues, type Fields } from '../../shared/field.ts'
import { check, fieldsSchema, resourceSchema, updateSchema } from '../../shared/input-check.ts'
import { messages } from '../../shared/messages.ts'
import { hasNaturalKey, type AnyResource, type Lines } from '../../shared/resource.ts'
import type { FieldIssue } from '../../shared/session.ts'
import { acts, auditSql, diffOf, same } from './audit.ts'
import { keyOf, reasonsOf, type Behaviour, type PlainRow } from './behaviour.ts'
import { changeOf } from './change-event.ts'
import { typeOf } from './columns.ts'
import type { Context } from './context.ts'
import { Binds, quoted } from '../database/database.ts'
import { badFields, conflict, refused } from '../http/errors.ts'
import type { Ending } from './idempotency.ts'
import { linesOf, saveLines, withOwnColumns } from './save-lines.ts'
import { nextNumber } from './numbering.ts'
import { answeredColumns, loadRecord, loadRow, recordOf, showsItself, type AnsweredRow } from './record.ts'
import { checkReferences, conditionsOf } from './references.ts'
import { writerCondition } from './row-guard.ts'
import { fillScope, requireScope } from './scope.ts'
import { sealedNames, stored } from './sealed.ts'
import { refuseDuplicate, uniqueQuestions, uniquesOf } from './unique.ts'
import { stateSql, storedKey, traced } from './traced-write.ts'

/**
 * Stamps, looked-up names and recorded lines that a page sends back with the record are dropped; anything
 * else unknown is refused by the check.
 */
function withoutAnswered(resource: AnyResource, input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input
  const fields = resource.fields as Fields
  const lines = new Map(Object.entries(linesOf(resource)))
  // As a sheet's row comes: nothing is to be dropped.
  if (Object.keys(input).every((name) => Object.hasOwn(fields, name) && !lines.has(name))) return { ...input }
  const ownKey = hasNaturalKey(resource) ? undefined : resource.key
  const answered = new Set<string | undefined>([
    ownKey,
    'state',
    'createUserId',
    'createDt',
    'updateUserId',
    'createUserNm',
    'updateUserNm',
  ])
  const kept = Object.entries(input).filter(
    ([name]) =>
      name in fields || !(answered.has(name) || isBeside(fields, name) || lines.get(name)?.readOnly),
  )
  return Object.fromEntries(
    kept.map(([name, value]) => {
      const line = lines.get(name)
      return [name, line && Array.isArray(value) ? value.map((row) => withoutBeside(line, row)) : value]
    }),
  )
}
const isBeside = (fields: Fields, name: string) =>
  name.endsWith('Nm') &&
  !(name in fields) &&
  ['Cd', 'No', 'Id'].some((suffix) => `${name.slice(0, -2)}${suffix}` in fields)
const withoutBeside = (lines: Lines, row: unknown): unknown =>
  typeof row === 'object' && row !== null
    ? Object.fromEntries(Object.entries(row).filter(([name]) => !isBeside(lines.fields, name)))
    : row

function checked(schema: ReturnType<typeof resourceSchema>, input: unknown): PlainRow {
  const result = check(schema, input)
  if (!result.ok) throw badFields(result.issues)
  return result.value
}
/** Columns that the server fills: a client may only repeat what is stored. */
function refuseReadOnly(
  fields: Fields,
  value: PlainRow,
  before: PlainRow | undefined,
  isSent: (name: string) => boolean,
): void {
  const issues: FieldIssue[] = []
  for (const [name, field] of Object.entries(fields)) {
    if (
      (field.readOnly || field.numbering) &&
      name in value &&
      isSent(name) &&
      !same(value[name], before?.[name])
    )
      issues.push({ path: name, message: messages.readOnlyField(field.label) })
  }
  if (issues.length > 0) throw badFields(issues)
}
const headValues = (resource: AnyResource, value: PlainRow): [string, unknown][] =>
  Object.entries(value).filter(([name]) => name in (resource.fields as Fields))
function fillFirst(fields: Fields, value: PlainRow): PlainRow {
  for (const [name, first] of Object.entries(firstValues(fields))) value[name] ??= first
  return value
}

/** Checks the input for a new record as far as the database is not needed. @throws Refusal 400, 403 */
export function checkedNew(resource: AnyResource, context: Context, input: unknown): PlainRow {
  const given = withoutAnswered(resource, input)
  // Values that are filled in are not the caller's input: only a read-only field that was sent is refused.
  const sent = new Set(Object.keys(Object(given)))
  if (typeof given === 'object' && given !== null) {
    fillFirst(resource.fields as Fields, given as PlainRow)
    fillScope(resource, context.session, given as PlainRow)
  }
  const value = withOwnColumns(resource, checked(resourceSchema(resource), given), undefined)
  refuseReadOnly(resource.fields as Fields, value, undefined, (name) => sent.has(name))
  requireScope(resource, context.session, value)
  return value
}
/** The state in which a record of it begins. */
export const firstStateOf = ({ resource, firstState }: Behaviour): string | undefined =>
  resource.states ? String(firstState ?? Object.keys(resource.states)[0]) : undefined

/**
 * The result of a save: the key, and the whole record where the writing statement could return it
 * (`answersItself`).
 */
export interface Saved {
  key: number | string
  row?: PlainRow
}
/** Saves a new record with its lines and answers with its key. @throws Refusal 400, 403, 409 */
export const createRecord = async (
  behaviour: Behaviour,
  context: Context,
  input: unknown,
): Promise<number | string> => (await saveNew(behaviour, context, input)).key
/**
 * The same with the record.
 * @param ending of the transaction, given only where the write is all of it (`createsAtOnce`)
 */
export async function saveNew(
  behaviour: Behaviour,
  context: Context,
  input: unknown,
  ending?: Ending,
): Promise<Saved> {
  const { resource } = behaviour
  const fields = resource.fields as Fields
  let value = checkedNew(resource, context, input)
  const { early, late } = uniquesOf(behaviour, value, undefined)
  const binds = new Binds()
  // Where nothing is filled in between, the writing statement also checks the conditions and writes only if
  // they hold.
  const asked = isWhole(behaviour)
    ? conditionsOf(
        resource,
        context,
        value,
        undefined,
        binds,
        uniqueQuestions(resource, binds, early, value, undefined),
      )
    : undefined
  if (!asked)
    await checkReferences(resource, context, value, undefined, (own) =>
      uniqueQuestions(resource, own, early, value, undefined),
    )
  value = { ...value, ...(await behaviour.beforeSave?.(value, context, undefined)) }
  // Values from the module must not give the record to another owner.
  requireScope(resource, context.session, value)
  for (const [name, field] of Object.entries(fields)) {
    // A module may bring a number that was drawn before; a client never does.
    if (field.numbering)
      value[name] ??= await nextNumber(context.sql, field.numbering, {
        plantCd: value['plantCd'] as string | null,
        day: context.today,
        ruleCd: `${resource.name}.${name}`,
      })
  }
  await refuseDuplicate(resource, context, late, value, undefined)
  // An empty field takes the table's default.
  const columns = headValues(resource, value).filter(([, each]) => each !== null)
  const state = firstStateOf(behaviour)
  const drawn = drawsKey(resource) ? await drawKey(context, resource) : undefined
  const place = { table: resource.name, key: drawn ?? value[resource.key] }
  const user = binds.add(context.session.userId)
  const names = [
    ...(drawn === undefined ? [] : [quoted(resource.key)]),
    ...columns.map(([name]) => quoted(name)),
    ...(state ? ['"state"'] : []),
    '"createUserId"',
    '"updateUserId"',
  ]
  const places = [
    ...(drawn === undefined ? [] : [`${binds.add(drawn)}::bigint`]),
    ...columns.map(
      ([name, each]) => `${binds.add(stored(fields, name, each, place))}::${typeOf(fields[name]!)}`,
    ),
    ...(state ? [`'${state}'`] : []),
    user,
    user,
  ]
  const { last, said, claims } = endingOf(resource, context, binds, ending)
  const statement = traced(
    resource,
    [
      `insert into ${quoted(resource.name)} (${names.join(', ')})${drawn === undefined ? '' : ' overriding system value'} select ${places.join(', ')}`,
      auditSql(
        context,
        binds,
        acts.create,
        resource.name,
        storedKey(resource),
        diffOf(fields, {}, value, place),
      ),
      ...(state ? [stateSql(context, binds, resource, { from: undefined, to: state, actNm: '등록' })] : []),
      ...claims,
    ],
    {
      answer: answersItself(behaviour) ? answeredColumns(resource, context, binds) : undefined,
      conditions: [...(asked?.sqls ?? []), ...said],
    },
  )
  const written = (await (last ?? context.sql.maybe)<Written>(statement, binds.values, true))!
  if (written.found) asked?.refuse(written.found)
  const key = keyOf(resource, written)
  for (const [name, lines] of Object.entries(linesOf(resource))) {
    if (!lines.readOnly && value[name]) await saveLines(lines, context, key, value[name] as PlainRow[])
  }
  await behaviour.afterSave?.(key, context, undefined)
  context.publish(changeOf(resource, key, value))
  return savedOf(resource, key, written)
}

/**
 * Checks the input for a stored record as part of the whole record that it makes.
 * @throws Refusal 400, 409 (somebody else was faster)
 */
export function checkedChange(resource: AnyResource, before: PlainRow, input: unknown): PlainRow {
  const known = Object.fromEntries(
    Object.entries(before).filter(([name]) => name in (resource.fields as Fields)),
  )
  const sent = withoutAnswered(resource, input) as PlainRow
  const given = checked(
    updateSchema(resource),
    typeof sent === 'object' && sent !== null
      ? fillFirst(resource.fields as Fields, { ...known, ...sent })
      : sent,
  )
  const value = withOwnColumns(resource, given, before)
  if (!same(value['updateDt'], before['updateDt'])) throw conflict(messages.stale)
  return value
}
/**
 * Checks a change: it touches no field that the server fills, keeps the key, and keeps the record inside the
 * caller's scope.
 * @throws Refusal 400, 403
 */
export function requireOwnFields(
  resource: AnyResource,
  context: Context,
  before: PlainRow,
  value: PlainRow,
): void {
  const fields = resource.fields as Fields
  refuseReadOnly(fields, value, before, () => true)
  // Others refer to the record by its key.
  if (hasNaturalKey(resource) && value[resource.key] !== before[resource.key])
    throw badFields([{ path: resource.key, message: messages.readOnlyField(fields[resource.key]!.label) }])
  requireScope(resource, context.session, value)
}

/**
 * A record must be read again after the save when something changes it after the writing statement, or when
 * it shows more than its row.
 */
const answersItself = ({ resource, afterSave }: Behaviour): boolean =>
  !afterSave && Object.keys(linesOf(resource)).length === 0 && !showsItself(resource)
type Written = PlainRow & Partial<AnsweredRow> & { found?: boolean[] }
/** What is sealed is sealed for its row, so that the number of the row is drawn before it is written. */
const drawsKey = (resource: AnyResource): boolean =>
  !hasNaturalKey(resource) && sealedNames(resource.fields as Fields).length > 0
const drawKey = async ({ sql }: Context, { name, key }: AnyResource): Promise<number> =>
  (
    await sql.one<{ key: number }>('select nextval(pg_get_serial_sequence($1, $2)) as "key"', [
      quoted(name),
      key,
    ])
  ).key
/** True where no module fills in anything between the check of a new record and its write. */
const isWhole = ({ resource, beforeSave }: Behaviour): boolean =>
  beforeSave === undefined && Object.values(resource.fields as Fields).every((field) => !field.numbering)
/** True where a create is one statement, which may be all of its transaction (`writingAtOnce`). */
export const createsAtOnce = (behaviour: Behaviour): boolean =>
  answersItself(behaviour) && isWhole(behaviour) && !drawsKey(behaviour.resource)
/** The same for a change: no module looks at more than the record, so that it need not be held. */
export const changesAtOnce = (behaviour: Behaviour): boolean =>
  answersItself(behaviour) && !behaviour.mayEdit && !behaviour.beforeSave

/** The extra work of the writing statement when it is the whole transaction. */
function endingOf(
  resource: AnyResource,
  { session }: Context,
  binds: Binds,
  ending: Ending | undefined,
): { last?: Ending['last']; said: string[]; claims: string[] } {
  if (!ending) return { said: [], claims: [] }
  const said = writerCondition(session, binds)
  return {
    last: ending.last,
    said: said ? [said] : [],
    claims: ending.claim ? [ending.claim(binds, storedKey(resource))] : [],
  }
}
/** A record that is not the caller's any more is left to the reading that refuses it. */
const savedOf = (
  resource: AnyResource,
  key: number | string,
  { inScope, row }: Partial<AnsweredRow>,
): Saved => (inScope && row !== undefined ? { key, row: recordOf(resource, row) } : { key })

/**
 * Saves changes of a record and its lines. What the input leaves out stays as it is; lines that are sent
 * replace the stored ones.
 * @throws Refusal 400 (also without the `updateDt` that was read), 403, 404, 409 (somebody else was faster),
 * 422 (not editable now)
 */
export const updateRecord = async (
  behaviour: Behaviour,
  context: Context,
  given: string | number,
  input: unknown,
) => (await saveChanged(behaviour, context, given, input)).key
/** Like `updateRecord`, but returns the record too. @param ending as of `saveNew`, where `changesAtOnce` */
export async function saveChanged(
  behaviour: Behaviour,
  context: Context,
  given: string | number,
  input: unknown,
  ending?: Ending,
): Promise<Saved> {
  const { resource } = behaviour
  const fields = resource.fields as Fields
  // A change that is one statement holds nothing: who was faster is seen when it is written.
  const before = ending
    ? await loadRow(behaviour.resource, { ...context, sql: ending.ahead }, given)
    : await loadRecord(behaviour.resource, context, given, true)
  const key = keyOf(resource, before)
  const place = { table: resource.name, key }
  let value = checkedChange(resource, before, input)
  const reasons = await reasonsOf('edit', behaviour.mayEdit?.(before, context))
  if (reasons.length > 0) throw refused(reasons)
  requireOwnFields(resource, context, before, value)
  const { early, late } = uniquesOf(behaviour, value, before)
  await checkReferences(resource, context, value, before, (binds) =>
    uniqueQuestions(resource, binds, early, value, key),
  )
  value = { ...value, ...(await behaviour.beforeSave?.(value, context, before)) }
  requireScope(resource, context.session, value)
  await refuseDuplicate(resource, context, late, value, before)
  const changed = headValues(resource, value).filter(([name, each]) => !same(each, before[name]))
  const diff = diffOf(fields, before, Object.fromEntries(changed), place)
  for (const [name, lines] of Object.entries(linesOf(resource))) {
    if (lines.readOnly || !value[name]) continue
    const lineDiff = await saveLines(
      lines,
      context,
      key,
      value[name] as PlainRow[],
      before[name] as PlainRow[],
    )
    if (lineDiff) diff[name] = lineDiff
  }
  const binds = new Binds()
  const sets = changed.map(
    ([name, each]) =>
      `${quoted(name)} = ${binds.add(stored(fields, name, each, place))}::${typeOf(fields[name]!)}`,
  )
  const { last, said, claims } = endingOf(resource, context, binds, ending)
  const statement = traced(
    resource,
    [
      `update ${quoted(resource.name)} set ${[...sets, `"updateUserId" = ${binds.add(context.session.userId)}`, '"updateDt" = now()'].join(', ')}`,
      auditSql(context, binds, acts.update, resource.name, binds.add(String(key)), diff),
      ...claims,
    ],
    {
      answer: answersItself(behaviour) ? answeredColumns(resource, context, binds) : undefined,
      where: [
        `${quoted(resource.key)} = ${binds.add(key)}`,
        ...(ending ? [`"updateDt" = ${binds.add(before['updateDt'])}::timestamptz`] : []),
      ],
      conditions: said,
    },
  )
  const written = await (last ?? context.sql.maybe)<Written>(statement, binds.values, true)
  if (!written || written[resource.key] === null) throw conflict(messages.stale)
  await behaviour.afterSave?.(key, context, before)
  context.publish(changeOf(resource, key, before))
  return savedOf(resource, key, written)
}

/** The input of a transition or of a hand-written route, checked like any form. @throws Refusal 400 */
export function checkedInput(fields: Fields, input: unknown): PlainRow {
  const result = check(fieldsSchema(fields), input ?? {})
  if (!result.ok) throw badFields(result.issues)
  return result.value
}

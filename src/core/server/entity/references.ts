import type { Field, Fields } from '../../shared/field.ts'
import { messages } from '../../shared/messages.ts'
import type { AnyResource, Lines } from '../../shared/resource.ts'
import type { FieldIssue } from '../../shared/session.ts'
import { same } from './audit.ts'
import type { PlainRow } from './behaviour.ts'
import { lookupOf, sourceOf, typeOf } from './columns.ts'
import type { Context } from './context.ts'
import { Binds, quoted } from '../database/database.ts'
import { badFields } from '../http/errors.ts'
import { resourceNamed } from './registry.ts'
import { scopeWhere } from './scope.ts'

/**
 * Something else to be known before a row is written, asked in the same statement: true when nothing speaks
 * against it.
 */
export interface Question {
  sql: string
  refusal: () => Error
}
/** Conditions that must hold before a row is written. */
export interface Conditions {
  /** One expression each. */
  sqls: string[]
  /**
   * @throws Refusal 400 with the message at each field, or that of the first question that was answered with
   * no
   */
  refuse: (found: readonly boolean[]) => void
}

/**
 * Codes must be offered today and references must exist and be the caller's; one statement asks for all of
 * them. A value that was already stored is not asked again: an ended code keeps its meaning on old records.
 * @param besides what is asked with them, and refused after them
 * @throws as `refuse` of what is asked
 */
export async function checkReferences(
  resource: Pick<AnyResource, 'fields' | 'lines'>,
  context: Context,
  value: PlainRow,
  before: PlainRow | undefined,
  besides: (binds: Binds) => Question[] = () => [],
): Promise<void> {
  const binds = new Binds()
  const { sqls, refuse } = conditionsOf(resource, context, value, before, binds, besides(binds))
  if (sqls.length === 0) return
  const { found } = await context.sql.one<{ found: boolean[] }>(
    `select array[${sqls.join(', ')}] as found`,
    binds.values,
  )
  refuse(found)
}
/** The same as expressions, for the statement that writes. */
export function conditionsOf(
  resource: Pick<AnyResource, 'fields' | 'lines'>,
  context: Context,
  value: PlainRow,
  before: PlainRow | undefined,
  binds: Binds,
  questions: Question[],
): Conditions {
  const asked: { path: string; label: string; sql: string }[] = []
  collect(resource.fields as Fields, value, before, '', binds, context, asked)
  for (const [name, lines] of Object.entries((resource.lines ?? {}) as Record<string, Lines>)) {
    const rows = (value[name] ?? []) as PlainRow[]
    if (lines.readOnly) continue
    const stored = new Map(((before?.[name] ?? []) as PlainRow[]).map((row) => [row[lines.key], row]))
    rows.forEach((row, index) =>
      collect(lines.fields, row, stored.get(row[lines.key]), `${name}.${index}.`, binds, context, asked),
    )
  }
  return {
    sqls: [...asked, ...questions].map(({ sql }) => sql),
    refuse(found) {
      const issues: FieldIssue[] = asked
        .filter((_, index) => !found[index])
        .map(({ path, label }) => ({ path, message: messages.badChoice(label) }))
      if (issues.length > 0) throw badFields(issues)
      const refused = questions.find((_, index) => !found[asked.length + index])
      if (refused) throw refused.refusal()
    },
  }
}

function collect(
  fields: Fields,
  value: PlainRow,
  before: PlainRow | undefined,
  prefix: string,
  binds: Binds,
  context: Context,
  asked: { path: string; label: string; sql: string }[],
): void {
  for (const [name, field] of Object.entries(fields)) {
    const given = askedOf(field, value[name], before, name)
    if (given.length === 0) continue
    const path = prefix + name
    const sql = isCode(field)
      ? `(select count(*) = ${new Set(given).size} from "codeItem" c where c."code" = any(${binds.add(given)}::text[]) and ${isOffered(field, binds)})`
      : `exists(${recordSql(path, field, binds.add(given[0]), context, binds)})`
    asked.push({ path, label: field.label, sql })
  }
}

const isCode = ({ kind }: Field): boolean => kind === 'code' || kind === 'codes'
/**
 * The check that a value needs: none if it is empty, unchanged, or the process that stands for all processes.
 */
function askedOf(
  field: Field,
  given: unknown,
  before: PlainRow | undefined,
  name: string,
): readonly unknown[] {
  if (given === null || given === undefined) return []
  if (!isCode(field) && (!sourceOf(field) || (field.kind === 'process' && given === 0))) return []
  if (before && same(given, before[name])) return []
  return Array.isArray(given) ? given : [given]
}
const isOffered = (field: Field, binds: Binds): string =>
  `c."codeGrpCd" = ${binds.add(field.source)} and c."useYn" = 'Y' and coalesce(c."fromYmd" <= current_date, true) and coalesce(c."toYmd" >= current_date, true)`
/** The record that a key means, where the caller may name it. @param key SQL expression */
function recordSql(path: string, field: Field, key: string, context: Context, binds: Binds): string {
  const source = sourceOf(field)!
  const target = resourceNamed(source)
  const lookup = lookupOf(source)
  if (!target || !lookup) throw new Error(`${path}: no resource named ${source} is mounted`)
  // People are named across departments (an approver of another department); other records only inside the
  // caller's scope.
  const scope =
    field.kind === 'user' || field.kind === 'department'
      ? 'true'
      : scopeWhere(target, context.session, 'r', binds)
  return `select 1 from ${quoted(lookup.table)} r where r.${quoted(lookup.key)} = ${key} and ${scope}`
}

/** A row whose references are checked, and the row as it is stored. */
export interface ReferringRow {
  value: PlainRow
  before?: PlainRow | undefined
}
/** The reference errors of each of several rows, in the order of the rows. */
export type ManyReferences = (rows: readonly ReferringRow[]) => Promise<FieldIssue[][]>
/**
 * The same for the many rows of an upload, without their lines: each value of a field is asked for once,
 * those of all fields and of all rows that come together in one statement.
 */
export function manyReferences(
  { fields: all }: Pick<AnyResource, 'fields'>,
  context: Context,
): ManyReferences {
  const referring = Object.entries(all as Fields)
    .filter(([, field]) => isCode(field) || sourceOf(field) !== undefined)
    .map(([name, field]) => ({ name, field, known: new Map<unknown, boolean>() }))
  return async (rows) => {
    const binds = new Binds()
    const asked = referring.flatMap(({ name, field, known }) => {
      const unknown = new Set<unknown>()
      for (const { value, before } of rows)
        for (const each of askedOf(field, value[name], before, name)) if (!known.has(each)) unknown.add(each)
      if (unknown.size === 0) return []
      const values = [...unknown]
      const type = typeOf(field).replace('[]', '')
      const given = `unnest(${binds.add(values)}::${type}[]) with ordinality w("key", "at")`
      const found = isCode(field)
        ? `select 1 from "codeItem" c where c."code" = w."key" and ${isOffered(field, binds)}`
        : recordSql(name, field, 'w."key"', context, binds)
      return [{ known, values, sql: `array(select exists(${found}) from ${given} order by w."at")` }]
    })
    if (asked.length > 0) {
      const sqls = asked.map(({ sql }, at) => `${sql} as "${at}"`)
      const answer = await context.sql.one<Record<string, boolean[]>>(
        `select ${sqls.join(', ')}`,
        binds.values,
      )
      asked.forEach(({ known, values }, at) =>
        values.forEach((value, index) => known.set(value, answer[at]![index]!)),
      )
    }
    return rows.map(({ value, before }) =>
      referring.flatMap(({ name, field, known }) =>
        askedOf(field, value[name], before, name).every((each) => known.get(each))
          ? []
          : [{ path: name, message: messages.badChoice(field.label) }],
      ),
    )
  }
}

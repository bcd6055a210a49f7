import type { Fields } from '../shared/field.ts'
import { messages } from '../shared/messages.ts'
import type { AnyResource, Lines } from '../shared/resource.ts'
import type { FieldIssue } from '../shared/session.ts'
import { same } from './audit.ts'
import type { PlainRow } from './behaviour.ts'
import { lookupOf, sourceOf } from './columns.ts'
import type { Context } from './context.ts'
import { Binds, quoted } from './database.ts'
import { badFields } from './errors.ts'
import { resourceNamed } from './registry.ts'
import { scopeWhere } from './scope.ts'

/** Something else to be known before a row is written, asked in the same statement: true when nothing speaks against it. */
export interface Question {
  sql: string
  refusal: () => Error
}
/** What has to be true before a row is written. */
export interface Conditions {
  /** One expression each. */
  sqls: string[]
  /** @throws Refusal 400 with the message at each field, or that of the first question that was answered with no */
  refuse: (found: readonly boolean[]) => void
}

/**
 * Codes must be offered today and references must exist and be the caller's; one statement asks for all of them.
 * A value that was already stored is not asked again: an ended code keeps its meaning on old records.
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
  const { found } = await context.sql.one<{ found: boolean[] }>(`select array[${sqls.join(', ')}] as found`, binds.values)
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
    rows.forEach((row, index) => collect(lines.fields, row, stored.get(row[lines.key]), `${name}.${index}.`, binds, context, asked))
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
    const given = value[name]
    if (given === null || given === undefined || (before && same(given, before[name]))) continue
    const path = prefix + name
    if (field.kind === 'code' || field.kind === 'codes') {
      const wanted = Array.isArray(given) ? given : [given]
      if (wanted.length === 0) continue
      const group = binds.add(field.source)
      asked.push({
        path,
        label: field.label,
        sql: `(select count(*) = ${new Set(wanted).size} from "codeItem" c where c."codeGrpCd" = ${group} and c."code" = any(${binds.add(wanted)}::text[]) and c."useYn" = 'Y' and coalesce(c."fromYmd" <= current_date, true) and coalesce(c."toYmd" >= current_date, true))`,
      })
      continue
    }
    const source = sourceOf(field)
    if (!source || (field.kind === 'process' && given === 0)) continue
    const target = resourceNamed(source)
    const lookup = lookupOf(source)
    if (!target || !lookup) throw new Error(`${path}: no resource named ${source} is mounted`)
    // People are named across departments (an approver of another department); other records only inside the caller's scope.
    const scope = field.kind === 'user' || field.kind === 'department' ? 'true' : scopeWhere(target, context.session, 'r', binds)
    asked.push({
      path,
      label: field.label,
      sql: `exists(select 1 from ${quoted(lookup.table)} r where r.${quoted(lookup.key)} = ${binds.add(given)} and ${scope})`,
    })
  }
}

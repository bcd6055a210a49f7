import { codeNameColumn, codeNameOf } from '../../core/server/entity/columns.ts'
import { acts, type Diff } from '../../core/server/entity/audit.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { notFound } from '../../core/server/http/errors.ts'
import { logPersonal } from '../../core/server/entity/personal.ts'
import { isSealed } from '../../core/server/entity/sealed.ts'
import { allBehaviours, resourceNamed } from '../../core/server/entity/registry.ts'
import { mayUse } from '../../core/server/http/session.ts'
import type { Field, Fields } from '../../core/shared/field.ts'
import { recordShowsPersonal } from '../../core/shared/personal.ts'
import { labelKeys } from '../../core/shared/labels.ts'
import type { AnyResource, Lines } from '../../core/shared/resource.ts'
import { excelJob } from './excel-job.resource.ts'
import { namesInDiff, namesOfRecords } from './names-of-keys.ts'
import { nameBeside } from '../../core/shared/resource.ts'
import type { AuditChanges, AuditRecord, ChangedField } from './log-answers.rule.ts'
import type { Language } from '../../core/shared/session.ts'
import { logSays, trailNames } from './log-server.texts.ts'

/**
 * Entities that the logs can name, for choosing one: those with records that people write, and Excel jobs,
 * which have files.
 */
export const auditedTables = (): { tableNm: string; title: string }[] =>
  allBehaviours()
    .filter(({ resource }) => resource.stamped !== false || resource.name === excelJob.name)
    .map(({ resource }) => ({ tableNm: resource.name, title: resource.title }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'ko'))

/**
 * One row of the trail with what was changed, in the words of the entity's definition. A row about a person
 * is itself an access to personal data.
 * @throws Refusal 404
 */
export async function auditRecord(context: Context, auditNo: string): Promise<AuditRecord> {
  if (!/^\d{1,15}$/.test(auditNo)) throw notFound()
  const row = await context.sql.maybe<
    Omit<AuditRecord, 'title' | 'recordNm' | 'changes' | 'menus' | 'seal'> & {
      diff: Diff
      sealNo: number
      prevHash: string
      rowHash: string
    }
  >(
    `select a."auditNo", to_json(a."dt") #>> '{}' as "dt", a."userId", u."userNm", a."sessionId", a."ip", a."actCd", ${codeNameOf('c', context.session.language)} as "actNm", a."tableNm", a."rowKey", a."diff",
       s."sealNo", s."prevHash", s."rowHash"
     from "auditLog" a left join "user" u using ("userId") left join "auditSeal" s using ("auditNo")
     left join "codeItem" c on c."codeGrpCd" = 'ACT' and c."code" = a."actCd" where a."auditNo" = $1`,
    [Number(auditNo)],
  )
  if (!row) throw notFound()
  const { diff, sealNo, prevHash, rowHash, ...rest } = row
  const resource = resourceNamed(row.tableNm)
  if (resource && recordShowsPersonal(resource) && Object.keys(diff).length > 0)
    await logPersonal(context, { tableNm: row.tableNm, act: acts.read, rowCnt: 1, subjectId: row.rowKey })
  return {
    ...rest,
    title: resource?.title ?? row.tableNm,
    recordNm: (await namesOfRecords(context, row.tableNm, [row.rowKey])).get(row.rowKey) ?? null,
    changes: await inWords(context, resource, diff),
    seal: sealNo === null ? null : { sealNo, prevHash, rowHash },
    menus: menusOf(context, resource, row.rowKey),
  }
}
/** Rows of one page of the trail. */
const mostRows = 300
/**
 * What each of some rows of the trail has changed, in the words of their entities; no values.
 * @param auditNos numbers between commas, as the address has them
 */
export async function auditChanges(context: Context, auditNos: unknown): Promise<AuditChanges[]> {
  const wanted = String(auditNos ?? '')
    .split(',')
    .filter((each) => /^\d{1,15}$/.test(each))
    .slice(0, mostRows)
  const rows = await context.sql.query<{ auditNo: number; tableNm: string; rowKey: string; names: string[] }>(
    `select "auditNo", "tableNm", "rowKey", array(select jsonb_object_keys("diff")) as "names" from "auditLog" where "auditNo" = any($1::bigint[])`,
    [wanted],
  )
  const called = new Map(
    await Promise.all(
      [...Map.groupBy(rows, ({ tableNm }) => tableNm)].map(
        async ([tableNm, some]): Promise<[string, Map<string, string>]> => [
          tableNm,
          await namesOfRecords(
            context,
            tableNm,
            some.map(({ rowKey }) => rowKey),
          ),
        ],
      ),
    ),
  )
  return rows.map(({ auditNo, tableNm, rowKey, names }) => ({
    auditNo,
    recordNm: called.get(tableNm)?.get(rowKey) ?? null,
    fields: names.map((name) => labelOf(resourceNamed(tableNm), name, context.session.language)),
  }))
}

const menusOf = (context: Context, resource: AnyResource | undefined, rowKey: string): string[] =>
  resource && rowKey !== 'list'
    ? (resource.menus as string[]).filter((menu) => mayUse(context.session, [menu], 'read'))
    : []

async function inWords(
  context: Context,
  resource: AnyResource | undefined,
  diff: Diff,
): Promise<ChangedField[]> {
  const fields = (resource?.fields ?? {}) as Fields
  const codes = await codeNames(
    context,
    Object.keys(diff).flatMap((name) => (fields[name]?.kind === 'code' ? [fields[name].source!] : [])),
  )
  const sealedWord = logSays.sealed()
  const states = (resource?.states ?? {}) as Record<string, string>
  const withName = await namesInDiff(context, fields, diff)
  const shown = (name: string, value: unknown): unknown => {
    if (name === 'state' && typeof value === 'string') return states[value] ?? value
    return fields[name]?.kind === 'code' && typeof value === 'string'
      ? (codes.get(`${fields[name].source} ${value}`) ?? value)
      : withName(name, value)
  }
  return Object.entries(diff).map(([name, [before, after]]) => ({
    name,
    ...labelOf(resource, name, context.session.language),
    // A keeper of the log sees that it was changed, but not the value.
    before: isSealed(before) ? sealedWord : shown(name, before),
    after: isSealed(after) ? sealedWord : shown(name, after),
  }))
}
function labelOf(
  resource: AnyResource | undefined,
  name: string,
  language: Language,
): { label: string; labelKey: string | null } {
  if (!resource) return { label: name, labelKey: null }
  if (name === 'state') return { label: logSays.state().in(language), labelKey: null }
  const fields = resource.fields as Fields
  const found: [string, Field] | undefined = Object.hasOwn(fields, name)
    ? [name, fields[name]!]
    : Object.entries(fields).find(([each]) => nameBeside(each) === name)
  if (found) return { label: found[1].label, labelKey: labelKeys.field(resource, found[0]) }
  const all = (resource.lines ?? {}) as Record<string, Lines>
  // An act on one line names it alone: an alarm of the alarms, an entry of the entries.
  const lines = all[name] ?? all[`${name}s`] ?? all[name.replace(/y$/, 'ies')]
  if (lines) return { label: lines.title, labelKey: labelKeys.title(lines) }
  // Who signed stands behind the moment of his signature.
  const [first = name, ...rest] = name.split(' ')
  if (rest.length > 0) return { label: `${signedName(resource, first)} ${rest.join(' ')}`, labelKey: null }
  return { label: trailNames[name]?.in(language) ?? name, labelKey: null }
}
/** A column of one of the lines. */
const signedName = (resource: AnyResource, name: string): string =>
  Object.values((resource.lines ?? {}) as Record<string, Lines>)
    .map((lines) => lines.fields[name]?.label)
    .find((label) => label !== undefined) ?? name
async function codeNames({ sql, session }: Context, groups: string[]): Promise<Map<string, string>> {
  if (groups.length === 0) return new Map()
  const rows = await sql.query<{ key: string; name: string }>(
    `select "codeGrpCd" || ' ' || "code" as key, ${codeNameColumn[session.language]} as name from "codeItem" where "codeGrpCd" = any($1::text[])`,
    [groups],
  )
  return new Map(rows.map(({ key, name }) => [key, name]))
}

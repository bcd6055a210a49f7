import type { PlainRow } from '../../core/server/entity/behaviour.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { showMoment } from '../../core/shared/dates.ts'
import type { Field, Fields } from '../../core/shared/field.ts'
import { nameBeside, type AnyResource, type Lines } from '../../core/shared/resource.ts'
import type { Snapshot, SnapshotFile } from './approval-answers.rule.ts'
import { stepSays } from './approval-names.texts.ts'

/** The whole record with labels, names, lines and files, as the approver gets it and as it stays. */
export async function snapshotOf(
  context: Context,
  resource: AnyResource,
  key: string | number,
  row: PlainRow,
): Promise<Snapshot> {
  const lines = Object.entries((resource.lines ?? {}) as Record<string, Lines>)
  const names = await codeNames(context, [
    resource.fields as Fields,
    ...lines.map(([, { fields }]) => fields),
  ])
  const textOf = (fields: Fields, name: string, from: PlainRow) => shownText(fields, name, from, names)
  const own = resource.fields as Fields
  return {
    taskClassNm: resource.name,
    taskTitle: resource.title,
    taskKey: String(key),
    fields: shown(own).map(([name, field]) => ({
      name,
      label: field.label,
      kind: field.kind,
      value: row[name] ?? null,
      text: textOf(own, name, row),
    })),
    lines: lines.map(([name, { title, fields, key: lineKey }]) => ({
      name,
      title,
      columns: shown(fields).map(([column, { label }]) => ({ name: column, label })),
      rows: ((row[name] ?? []) as PlainRow[]).map((line) => ({
        key: String(line[lineKey]),
        cells: Object.fromEntries(shown(fields).map(([column]) => [column, textOf(fields, column, line)])),
      })),
    })),
    files: await context.sql.query<SnapshotFile>(
      `select "fileNo", "fileOrgNm", "fileSize", "sha256" from "attachFile"
       where "taskClassNm" = $1 and "taskKey" = $2 and "delYn" = 'N' order by "fileNo"`,
      [resource.name, String(key)],
    ),
  }
}
const shown = (fields: Fields): [string, Field][] =>
  Object.entries(fields).filter(([, field]) => !field.secret)

/** Names of the codes of the fields that carry several; a single code has its name beside it. */
async function codeNames({ sql }: Context, all: readonly Fields[]): Promise<Map<string, string>> {
  const groups = all.flatMap((fields) =>
    Object.values(fields).flatMap(({ kind, source }) => (kind === 'codes' && source ? [source] : [])),
  )
  if (groups.length === 0) return new Map()
  const rows = await sql.query<{ codeGrpCd: string; code: string; codeNm: string }>(
    // In Korean: the text is stored with the record, as it was said that day.
    'select "codeGrpCd", "code", "codeNm" from "codeItem" where "codeGrpCd" = any($1::text[])',
    [groups],
  )
  return new Map(rows.map(({ codeGrpCd, code, codeNm }) => [`${codeGrpCd}:${code}`, codeNm]))
}

/** The value of a field as text. @param names those of codes that a field carries several of, as `group:code` */
export function shownText(
  fields: Fields,
  name: string,
  row: PlainRow,
  names: ReadonlyMap<string, string> = new Map(),
): string {
  const [field, value] = [fields[name]!, row[name]]
  if (value === null || value === undefined) return ''
  if (Array.isArray(value))
    return value.map((each) => names.get(`${field.source ?? ''}:${String(each)}`) ?? String(each)).join(', ')
  if (field.kind === 'flag') return String(value === 'Y' ? stepSays.yes() : stepSays.no())
  if (field.kind === 'datetime') return showMoment(String(value))
  if (field.kind === 'number' || field.kind === 'cost')
    return field.separator === false
      ? String(value)
      : Number(value).toLocaleString('ko-KR', { maximumFractionDigits: field.decimals ?? 0 })
  const beside = nameBeside(name)
  // A typed number beside a name of its own, as that of a plan: neither names the other.
  return String((field.kind === 'text' && beside in fields ? undefined : row[beside]) ?? value)
}

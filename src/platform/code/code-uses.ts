import { Binds, quoted, type Sql } from '../../core/server/database/database.ts'
import { allBehaviours } from '../../core/server/entity/registry.ts'
import { spokenResource } from '../../core/server/entity/texts.ts'
import type { Field, Fields } from '../../core/shared/field.ts'
import type { AnyLines, AnyResource } from '../../core/shared/resource.ts'
import type { Language } from '../../core/shared/session.ts'

/** Records that carry a code in one of their fields. */
export interface CodeUse {
  code: string
  /** Entity or lines, and the field. */
  title: string
  label: string
  count: number
}
interface Place {
  table: string
  column: string
  title: string
  label: string
  several: boolean
}

/** Every column of every entity and of its lines that holds items of a group. */
function placesOf(codeGrpCd: string, language: Language): Place[] {
  const holds = (field: Field) =>
    field.source === codeGrpCd && (field.kind === 'code' || field.kind === 'codes')
  const columns = (of: AnyResource | AnyLines): Place[] =>
    Object.entries(of.fields as Fields).flatMap(([column, field]) =>
      holds(field)
        ? [{ table: of.name, column, title: of.title, label: field.label, several: field.kind === 'codes' }]
        : [],
    )
  return allBehaviours().flatMap(({ resource: definition }) => {
    const resource = spokenResource(definition, language)
    return [
      ...columns(resource),
      ...Object.values((resource.lines ?? {}) as Record<string, AnyLines>).flatMap(columns),
    ]
  })
}

/**
 * Counts the records that use each code of a group, by place; items below an item (upCode) count as a use of
 * it too.
 */
export async function usesOfGroup(sql: Sql, codeGrpCd: string, language: Language): Promise<CodeUse[]> {
  const binds = new Binds()
  const group = binds.add(codeGrpCd)
  const counts = placesOf(codeGrpCd, language).map(({ table, column, title, label, several }) => {
    const code = several ? `unnest(t.${quoted(column)})` : `t.${quoted(column)}`
    return `select x."code", ${binds.add(title)}::text as "title", ${binds.add(label)}::text as "label", count(*)::int as "count"
      from (select ${code} as "code" from ${quoted(table)} t) x where x."code" is not null group by 1`
  })
  const item = spokenResource(
    allBehaviours().find(({ resource }) => resource.name === 'codeItem')!.resource,
    language,
  )
  const [title, label] = [item.title, (item.fields as Fields)['upCode']!.label].map((word) => binds.add(word))
  const below = `select "upCode" as "code", ${title}::text, ${label}::text, count(*)::int from "codeItem" where "codeGrpCd" = ${group} and "upCode" is not null group by 1`
  return sql.query<CodeUse>(`${[...counts, below].join(' union all ')} order by 1, 2, 3`, binds.values)
}
export const usesOfCode = async (sql: Sql, codeGrpCd: string, code: string): Promise<CodeUse[]> =>
  (await usesOfGroup(sql, codeGrpCd, 'kr')).filter((use) => use.code === code)

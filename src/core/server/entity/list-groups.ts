import { Binds, quoted } from '../database/database.ts'
import { badField } from '../http/errors.ts'
import type { Field, Fields } from '../../shared/field.ts'
import { messages } from '../../shared/messages.ts'
import { nameBeside, type AnyResource, type FilterKind } from '../../shared/resource.ts'
import type { RowGroup } from '../../shared/row-group.ts'
import { maskedColumns, nameExpression } from './columns.ts'
import type { Context } from './context.ts'
import { listWhere, text, type ListParameters } from './list-conditions.ts'

/** Rows that are counted at most: a picture of more would be one of the past. */
const most = 100_000

/**
 * How many rows of a list there are by month of a day, or by another condition of its search, or by two of
 * them, under the conditions of the list. What is counted together can be asked for again by exactly that
 * condition: a mark of a picture opens its rows.
 * @throws Refusal 400 for what the list is not searched by
 */
export async function rowGroups(
  resource: AnyResource,
  context: Context,
  parameters: ListParameters,
): Promise<RowGroup[]> {
  const { by, and, ...conditions } = parameters
  const binds = new Binds()
  const { where, late } = listWhere(resource, context, conditions, binds)
  const parts = [text(by) ?? '', ...(text(and) ? [text(and)!] : [])].map((name) =>
    partOf(resource, context, name),
  )
  const counted = parts.map(({ name, value }) => `${value} as ${quoted(name)}`)
  const names = parts.map(({ name, field }, index) => {
    const shown = field && nameExpression(name, field, 'g', { session: context.session, binds })
    const beside = quoted(nameBeside(name))
    return `g.${quoted(name)}::text as "value${index}", ${shown ? `(select n.${beside}::text from (select ${shown}) n)` : 'null'} as "name${index}"`
  })
  const rows = await context.sql.query<Record<string, string | null> & { count: number }>(
    `select ${names.join(', ')}, g."count" from (
       select ${counted.join(', ')}, count(*)::int as "count" from (select * from ${quoted(resource.name)} t where ${where} limit ${most}) t
       where ${late.join(' and ') || 'true'} group by ${parts.map((_, index) => index + 1).join(', ')}
     ) g order by 1`,
    binds.values,
  )
  return rows.map((row) => ({
    by: row['value0'] ?? null,
    byNm: row['name0'] ?? null,
    and: parts.length > 1 ? (row['value1'] ?? null) : undefined,
    andNm: parts.length > 1 ? (row['name1'] ?? null) : undefined,
    count: row.count,
  }))
}

interface GroupPart {
  name: string
  /** Absent for the state. */
  field: Field | undefined
  value: string
}
/** Conditions by which rows are counted together: a day by its month, a choice by itself. */
const groupable: ReadonlySet<FilterKind> = new Set(['period', 'equals', 'in'])
function partOf(resource: AnyResource, { session }: Context, name: string): GroupPart {
  const filter = (resource.search as Record<string, FilterKind>)[name]
  const field = (resource.fields as Fields)[name]
  if (
    !filter ||
    !groupable.has(filter) ||
    (field ? field.sealed || field.secret : name !== 'state') ||
    maskedColumns(resource, session).includes(name)
  )
    throw badField('by', messages.unknownField(name))
  const column = `t.${quoted(name)}`
  return { name, field, value: filter === 'period' ? `left(${column}::text, 7)` : column }
}

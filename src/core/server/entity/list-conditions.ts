import { isDay, toMoment, addDays } from '../../shared/dates.ts'
import type { Field, Fields } from '../../shared/field.ts'
import { messages } from '../../shared/messages.ts'
import { type AnyResource, type FilterKind } from '../../shared/resource.ts'
import { searchableFields, shownColumn, typeOf } from './columns.ts'
import type { Context } from './context.ts'
import type { Binds } from '../database/database.ts'
import { badField } from '../http/errors.ts'
import { scopeWhere } from './scope.ts'
import { searchOf } from './search.ts'
import { escapeLike, isShort, type SearchCondition } from './search-term.ts'
import { entitySays } from './entity.texts.ts'

export type ListParameters = Record<string, unknown>

/** Words of one search; each is a condition of its own. */
const mostTerms = 10
export interface Conditions {
  /** All that an index may serve, the search terms among them. */
  where: string
  /** The search terms that the search column's index serves, and everything else that `where` asks. */
  search: SearchCondition | undefined
  rest: string
  /** Conditions that no index serves; asked only of the newest rows. */
  late: string[]
}

/** All conditions of a list: scope first, then the filters that the definition names. */
export function listWhere(
  resource: AnyResource,
  context: Context,
  parameters: ListParameters,
  binds: Binds,
  alias = 't',
): Conditions {
  const parts = [scopeWhere(resource, context.session, alias, binds, 'below')]
  const late: string[] = []
  const search = resource.search as Record<string, FilterKind>
  const fields = resource.fields as Fields
  const plants = plantsAsked(resource, parameters)
  const words: string[] = []
  for (const [name, filter] of Object.entries(search)) {
    // A filter compares what the caller sees: typing a full name does not confirm a name of which only the
    // first letter is shown.
    const column = name === 'state' ? `${alias}."state"` : shownColumn(resource, name, alias, context.session)
    const condition = filterCondition(
      name,
      column,
      name === 'state' ? undefined : fields[name],
      filter,
      parameters,
      binds,
    )
    if (condition) (condition.late ? late : parts).push(condition.sql)
    if (condition?.word) words.push(condition.word)
  }
  const q = text(parameters['q'])
  if (q && searchableFields(resource).length > 0) words.push(...q.split(/\s+/).slice(0, mostTerms))
  const { indexed, late: short } = searchOf(resource, context.session, words, binds, { alias, asked: plants })
  return {
    where: all([...parts, indexed?.found ?? 'true']),
    search: indexed,
    rest: all(parts),
    late: [...late, ...short],
  }
}
function filterCondition(
  name: string,
  column: string,
  field: Field | undefined,
  filter: FilterKind,
  parameters: ListParameters,
  binds: Binds,
): { sql: string; late?: boolean; word?: string } | undefined {
  const type = field ? typeOf(field) : 'text'
  const label = field?.label ?? String(entitySays.state())
  if (filter === 'period' || filter === 'between') {
    const [from, to] = [text(parameters[`${name}.from`]), text(parameters[`${name}.to`])]
    const parts: string[] = []
    if (from) parts.push(`${column} >= ${binds.add(bound(field!, name, label, from, 'from'))}::${type}`)
    if (to)
      parts.push(
        `${column} ${field!.kind === 'datetime' && isDay(to) ? '<' : '<='} ${binds.add(bound(field!, name, label, to, 'to'))}::${type}`,
      )
    return parts.length > 0 ? { sql: parts.join(' and ') } : undefined
  }
  const values = many(parameters[name])
  if (values.length === 0) return undefined
  if (field && isNumeric(field) && values.some((value) => !/^-?\d+(\.\d+)?$/.test(value)))
    throw badField(name, messages.notANumber(label))
  // A single value is compared with `=`: the prepared plan cannot see how long a list is and would not use
  // the index.
  if (filter === 'in' && values.length > 1) return { sql: `${column} = any(${binds.add(values)}::${type}[])` }
  if (filter === 'has') return { sql: `${column} && ${binds.add(values)}::text[]` }
  const value = values[0]!
  if (filter === 'contains') return containsCondition(column, field!, value, binds)
  if (filter === 'subtree') {
    return {
      sql: `${column} in (with recursive sub as (select ${binds.add(value)}::text as "deptCd" union select d."deptCd" from "dept" d join sub on d."pdeptCd" = sub."deptCd") select "deptCd" from sub)`,
    }
  }
  return { sql: `${column} = ${binds.add(value)}::${type}` }
}
/** A term for a searchable field is also looked up in the search column, which has an index. */
function containsCondition(
  column: string,
  field: Field,
  value: string,
  binds: Binds,
): { sql: string; late?: boolean; word?: string } {
  const sql = `${column} ilike ${binds.add(`%${escapeLike(value)}%`)}`
  return field.searchable && !isShort(value) ? { sql, word: value } : { sql, late: true }
}
const isNumeric = (field: Field) =>
  field.kind === 'number' ||
  field.kind === 'cost' ||
  field.kind === 'process' ||
  (field.kind === 'ref' && !field.textKey)

/** One end of a period: a day of a date-time column means that whole day. */
function bound(field: Field, name: string, label: string, value: string, end: 'from' | 'to'): string {
  if (field.kind === 'datetime') {
    if (isDay(value)) return `${end === 'to' ? addDays(value, 1) : value}T00:00:00+09:00`
    const moment = toMoment(value)
    if (!moment) throw badField(`${name}.${end}`, messages.badDateTime(label))
    return moment
  }
  if (field.kind === 'date' && !isDay(value)) throw badField(`${name}.${end}`, messages.badDate(label))
  if (field.kind === 'month' && !/^\d{4}-\d{2}$/.test(value))
    throw badField(`${name}.${end}`, messages.badMonth(label))
  if (isNumeric(field) && !/^-?\d+(\.\d+)?$/.test(value))
    throw badField(`${name}.${end}`, messages.notANumber(label))
  return value
}

/** The plants that a filter of the list names. */
export const plantsAsked = (resource: AnyResource, parameters: ListParameters): string[] => {
  const { plant } = resource.scope as { plant?: string }
  return plant && ['equals', 'in'].includes((resource.search as Record<string, FilterKind>)[plant]!)
    ? many(parameters[plant])
    : []
}

export const all = (parts: string[]): string =>
  parts.filter((part) => part !== 'true').join(' and ') || 'true'

export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().normalize('NFC') : undefined
export const many = (value: unknown): string[] =>
  (Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [])
    .map((item) => String(item).trim().normalize('NFC'))
    .filter((item) => item !== '')

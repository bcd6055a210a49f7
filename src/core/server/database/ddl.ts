import type { Field, Fields } from '../../shared/field.ts'
import { hasNaturalKey, type AnyResource, type Lines } from '../../shared/resource.ts'
import { orderOf, searchableFields, searchColumn, typeOf } from '../entity/columns.ts'
import { quoted, type Sql } from './database.ts'
import { markedSql } from '../entity/search-term.ts'

interface Column {
  name: string
  type: string
  notNull: boolean
  /** SQL behind the type in `create table`. */
  more?: string
}
export interface TableShape {
  name: string
  columns: Column[]
  uniques: string[][]
  indexes: string[]
}

const stampColumns: Column[] = [
  { name: 'createUserId', type: 'text', notNull: true },
  { name: 'createDt', type: 'timestamp with time zone', notNull: true, more: 'default now()' },
  { name: 'updateUserId', type: 'text', notNull: true },
  { name: 'updateDt', type: 'timestamp with time zone', notNull: true, more: 'default now()' },
]
const fieldColumn = (name: string, field: Field, key: string): Column => ({
  name,
  type: typeOf(field),
  notNull: field.required || name === key,
  more: name === key ? 'primary key' : undefined,
})
const identity = (name: string): Column => ({
  name,
  type: 'bigint',
  notNull: true,
  more: 'generated always as identity primary key',
})

/** The tables that a definition needs: its own and one per group of lines. */
export function tablesOf(resource: AnyResource): TableShape[] {
  const fields = resource.fields as Fields
  const searchable = searchableFields(resource)
  const scope = resource.scope === 'everyone' ? {} : (resource.scope as Record<string, string>)
  const searched = searchable.map((name) => `coalesce(${quoted(name)}, '')`).join(` || ' ' || `)
  const order = orderOf(resource).map(
    ({ by, direction }) => `${quoted(by)}${direction === 'desc' ? ' desc' : ''}`,
  )
  const head: TableShape = {
    name: resource.name,
    columns: [
      ...(hasNaturalKey(resource) ? [] : [identity(resource.key)]),
      ...Object.entries(fields).map(([name, field]) => fieldColumn(name, field, resource.key)),
      ...(resource.states ? [{ name: 'state', type: 'text', notNull: true }] : []),
      ...(resource.stamped === false ? [] : stampColumns),
      ...(searchable.length > 0
        ? [
            {
              name: searchColumn,
              type: 'text',
              notNull: false,
              more: `generated always as (${markedSql(scope['plant'] ? `coalesce(${quoted(scope['plant'])}, '')` : `''`, searched)}) stored`,
            },
          ]
        : []),
    ],
    uniques: [
      ...((resource.unique ?? []) as string[][]),
      ...Object.keys(fields)
        .filter((name) => fields[name]!.numbering)
        .map((name) => [name]),
    ],
    indexes: [
      ...['plant', 'vendor', 'dept']
        .filter((each) => scope[each] && scope[each] !== resource.key)
        .map((each) => `(${[quoted(scope[each]!), ...order].join(', ')})`),
      // Users who see all plants read the rows in the same order.
      ...(resource.scope !== 'everyone' && order.length > 1 ? [`(${order.join(', ')})`] : []),
      ...(searchable.length > 0 ? [`using gin (${quoted(searchColumn)} gin_trgm_ops)`] : []),
    ],
  }
  const lines = Object.values((resource.lines ?? {}) as Record<string, Lines>).map((each): TableShape => ({
    name: each.name,
    columns: [
      identity(each.key),
      {
        name: each.parent,
        type: hasNaturalKey(resource) ? 'text' : 'bigint',
        notNull: true,
        more: `references ${quoted(resource.name)}`,
      },
      ...Object.entries(each.fields).map(([name, field]) => fieldColumn(name, field, each.key)),
    ],
    uniques: [],
    indexes: [`(${quoted(each.parent)})`],
  }))
  return [head, ...lines]
}
export function createSql(table: TableShape): string {
  const columns = table.columns.map(columnSql)
  const uniques = table.uniques.map((names) => `  unique (${names.map(quoted).join(', ')})`)
  const indexes = table.indexes.map((index) => `create index on ${quoted(table.name)} ${index};`)
  return [
    `create table ${quoted(table.name)} (`,
    [...columns.map((column) => `  ${column}`), ...uniques].join(',\n'),
    ');',
    ...indexes,
  ].join('\n')
}
const columnSql = ({ name, type, notNull, more = '' }: Column): string => {
  const short = type === 'timestamp with time zone' ? 'timestamptz' : type
  const need = notNull && !/primary key/.test(more) ? ' not null' : ''
  return `${quoted(name)} ${short}${need}${more ? ` ${more}` : ''}`
}

/**
 * The SQL that is missing between the definitions and a migrated database, one statement a line; empty when
 * they agree.
 */
export async function missingSql(sql: Sql, resources: readonly AnyResource[]): Promise<string[]> {
  const rows = await sql.query<{
    table: string
    name: string
    type: string
    notNull: boolean
    hasDefault: boolean
  }>(
    `select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "notNull", a.atthasdef as "hasDefault"
     from pg_attribute a join pg_class c on c.oid = a.attrelid where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
  )
  const stored = new Map<string, Map<string, { type: string; notNull: boolean; hasDefault: boolean }>>()
  for (const { table, name, ...rest } of rows)
    stored.set(table, (stored.get(table) ?? new Map()).set(name, rest))
  return resources.flatMap(tablesOf).flatMap((table) => {
    const columns = stored.get(table.name)
    if (!columns) return [createSql(table)]
    return table.columns.flatMap((column) => {
      const found = columns.get(column.name)
      const alter = `alter table ${quoted(table.name)}`
      if (!found) return [`${alter} add column ${columnSql(column)};`]
      const wrong: string[] = []
      if (found.type !== column.type)
        wrong.push(`${alter} alter column ${quoted(column.name)} type ${column.type};`)
      if (column.notNull && !found.notNull)
        wrong.push(`${alter} alter column ${quoted(column.name)} set not null;`)
      // A table may insist on a value that it fills itself.
      if (!column.notNull && found.notNull && !found.hasDefault)
        wrong.push(`${alter} alter column ${quoted(column.name)} drop not null;`)
      return wrong
    })
  })
}

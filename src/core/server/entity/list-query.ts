import type { Fields } from '../../shared/field.ts'
import { countLimit, countSteps, defaultPageSize, pageSizes } from '../../shared/limits.ts'
import { messages } from '../../shared/messages.ts'
import { type AnyResource, stampNames } from '../../shared/resource.ts'
import { headColumns, maskedColumns, namedColumns, orderOf } from './columns.ts'
import type { Context } from './context.ts'
import { Binds, quoted } from '../database/database.ts'
import { badField } from '../http/errors.ts'
import { isKnownLong, rememberLong } from './long-lists.ts'
import { onePlantEach } from './scope.ts'
import { openRowsText } from './sealed.ts'
import { type SearchCondition } from './search-term.ts'
import type { Session } from '../http/session.ts'
import {
  type Conditions,
  type ListParameters,
  listWhere,
  plantsAsked,
  all,
  text,
  many,
} from './list-conditions.ts'

/** Rows that a short search term or an unindexed order looks through: the newest of the scope. */
const newestLimit = 10_000

interface Parsed extends Conditions {
  binds: Binds
  /** The order of the page. */
  order: string
  /** The order in which its rows are read: reversed for a page that is counted from the end. */
  foundOrder: string
  /** The sort is by a column without an index of its own. */
  unindexedOrder: boolean
  limit: number
  offset: number
  /** Rows are counted up to this number. */
  countTo: number
  /**
   * The same conditions once for each plant of the caller, where the order's index can serve one plant at a
   * time.
   */
  merged: string[]
}

function parse(resource: AnyResource, context: Context, parameters: ListParameters): Parsed {
  const binds = new Binds()
  const conditions = listWhere(resource, context, parameters, binds)
  const limit = Number(parameters['limit'] ?? defaultPageSize)
  const page = Number(parameters['page'] ?? 1)
  const countTo = Number(parameters['countTo'] ?? countLimit)
  if (!(Number.isInteger(limit) && limit >= 1 && limit <= pageSizes.at(-1)!))
    throw badField('limit', messages.badType('페이지 크기'))
  if (!Number.isInteger(page) || page === 0) throw badField('page', messages.badType('페이지'))
  if (!(countSteps as readonly number[]).includes(countTo))
    throw badField('countTo', messages.badType('건수 한도'))
  const offset = (Math.abs(page) - 1) * limit
  if (offset + limit > countLimit) throw badField('page', messages.pageTooDeep)
  const usual = orderOf(resource)
  const given = givenSort(resource, context.session, parameters)
  const sorted: Order = given
    ? [
        ...given.filter(({ by }) => by !== resource.key),
        {
          by: resource.key,
          direction: given.find(({ by }) => by === resource.key)?.direction ?? given[0]!.direction,
        },
      ]
    : usual
  return {
    ...conditions,
    binds,
    limit,
    offset,
    // A search has found its rows before it counts them, and walks the order of the list only for a term that
    // very many rows carry.
    countTo: conditions.search ? countLimit : countTo,
    order: orderSql(sorted),
    foundOrder: orderSql(page > 0 ? sorted : turned(sorted)),
    unindexedOrder: given !== undefined && (given.length > 1 || given[0]!.by !== usual[0]!.by),
    merged: mergedWhere(resource, context, parameters, conditions, binds),
  }
}
function mergedWhere(
  resource: AnyResource,
  context: Context,
  parameters: ListParameters,
  { late, search }: Conditions,
  binds: Binds,
): string[] {
  // A list of one plant is one index scan already, and a search uses another index or the newest rows.
  if (late.length > 0 || search || plantsAsked(resource, parameters).length > 0) return []
  return onePlantEach(resource, context.session).map(
    (session) => listWhere(resource, { ...context, session }, parameters, binds).where,
  )
}
type Order = { by: string; direction: 'asc' | 'desc' }[]
/** More columns than anybody reads an order from. */
const mostSorts = 5
/**
 * The columns that the caller wants the rows by, first the first: `sort` and `direction` are lists with commas.
 * @throws Refusal 400 when one is unknown, secret or masked: its order would tell its content
 */
export function givenSort(
  resource: AnyResource,
  session: Session,
  parameters: ListParameters,
): Order | undefined {
  const given = text(parameters['sort'])
  if (!given) return undefined
  const names = [...new Set(given.split(','))]
  const directions = (text(parameters['direction']) ?? '').split(',')
  const sortable = new Set<string>([
    ...Object.keys(resource.fields as Fields),
    resource.key,
    ...stampNames(resource),
    ...(resource.states ? ['state'] : []),
  ])
  const masked = maskedColumns(resource, session)
  for (const name of names) {
    const field = (resource.fields as Fields)[name]
    if (!sortable.has(name) || field?.secret || field?.sealed || names.length > mostSorts)
      throw badField('sort', messages.unknownField(name))
    if (masked.includes(name)) throw badField('sort', messages.maskedSort(field!.label))
  }
  return names.map((by, at) => ({ by, direction: directions[at] === 'asc' ? 'asc' : 'desc' }))
}
const orderSql = (order: Order): string =>
  order.map(({ by, direction }) => `t.${quoted(by)} ${direction}`).join(', ')
const turned = (order: Order): Order =>
  order.map(({ by, direction }) => ({ by, direction: direction === 'asc' ? 'desc' : 'asc' }))

/**
 * One page and the number of rows as JSON text built by PostgreSQL: keys first, then the 20–300 rows with the
 * names beside their codes.
 * `page` counts from 1, or from −1 at the end of the list: its last `limit` rows, found the other way round.
 * The count is exact up to `countTo` (10,000 unless asked otherwise, and for a search). Sorting by a column
 * without an index happens inside the newest 10,000 rows of the filter.
 */
export async function listPage(
  resource: AnyResource,
  context: Context,
  parameters: ListParameters,
): Promise<ListPage> {
  const parsed = parse(resource, context, parameters)
  const { binds, order, foundOrder, countTo } = parsed
  const key = quoted(resource.key)
  const asked = JSON.stringify([resource.name, parsed.where, parsed.late, countTo, binds.values])
  // Late conditions look at the newest rows only, so counting them is cheap.
  const countable = parsed.late.length === 0
  const isLong =
    countable &&
    isKnownLong(
      context.sql,
      asked,
      async () => (await countRows(resource, context, parameters, countTo + 1)) > countTo,
    )
  const window = `order by ${foundOrder} limit ${binds.add(parsed.limit)}::int offset ${binds.add(parsed.offset)}::int`
  const { search } = parsed
  const isSearch = search !== undefined && parsed.late.length === 0 && !parsed.unindexedOrder
  const source = isSearch
    ? searchedRows(resource, context, parsed, search, window, isLong)
    : orderedRows(resource, parsed, window, isLong)
  const columns = listColumns(resource, context, parameters, binds)
  const page = await context.sql.one<{ total: number; rows: string; count: number; first: string | null }>(
    `${source.with} select (${source.total}) as total, p.* from (select coalesce(json_agg(r), '[]')::text as rows, count(*)::int as "count", min(r.${key}::text) as "first"
       from (select ${columns} from ${source.rows} order by ${order}) r) p`,
    binds.values,
  )
  const more = page.total > countTo
  if (more && !isLong && countable) rememberLong(context.sql, asked)
  return {
    json: `{"data":${openRowsText(resource.fields as Fields, page.rows, resource.name, resource.key as string)},"total":${Math.min(page.total, countTo)},"more":${more}}`,
    count: page.count,
    only: page.count === 1 ? (page.first ?? undefined) : undefined,
  }
}
export interface ListPage {
  /** The whole answer. */
  json: string
  /** Rows on this page. */
  count: number
  /** Key of the row when there is one only. */
  only?: string
}
/** The columns that a call names; undefined: all. */
export const wantedColumns = (parameters: ListParameters): string[] | undefined => {
  const wanted = many(parameters['columns'])
  return wanted.length > 0 ? wanted : undefined
}
/** Counts the rows that match the conditions, up to `most`. */
export async function countRows(
  resource: AnyResource,
  context: Context,
  parameters: ListParameters,
  most: number,
): Promise<number> {
  const binds = new Binds()
  const { where, late } = listWhere(resource, context, parameters, binds)
  const { count } = await context.sql.one<{ count: number }>(
    `select count(*)::int as "count" from (select 1 from ${quoted(resource.name)} t where ${[where, ...late].join(' and ')} limit ${most}) c`,
    binds.values,
  )
  return count
}

/**
 * Counts the rows of several lists in one pass over the table, under the conditions of the list itself; exact
 * up to 10,000, as the total of a list is.
 * @throws Refusal 400 for a search term: it looks at the newest rows only
 */
export async function countEach(
  resource: AnyResource,
  context: Context,
  asked: readonly ListParameters[],
): Promise<number[]> {
  if (asked.length === 0) return []
  const binds = new Binds()
  const wheres = asked.map((parameters) => {
    const { where, late } = listWhere(resource, context, parameters, binds)
    if (late.length > 0) throw badField('of', messages.unknownField('q'))
    return where
  })
  const columns = wheres.map(
    (where, index) => `least(count(*) filter (where ${where}), ${countLimit})::int as "c${index}"`,
  )
  const counted = await context.sql.one<Record<string, number>>(
    `select ${columns.join(', ')} from ${quoted(resource.name)} t where ${wheres.map((where) => `(${where})`).join(' or ')}`,
    binds.values,
  )
  return wheres.map((_, index) => counted[`c${index}`] ?? 0)
}

/**
 * The columns that the caller names (a grid asks for what it shows), or all that a record answers of its own
 * row.
 */
function listColumns(
  resource: AnyResource,
  context: Context,
  parameters: ListParameters,
  binds: Binds,
): string {
  const wanted = wantedColumns(parameters)
  return wanted
    ? namedColumns(resource, 't', context.session, wanted, binds)
    : headColumns(resource, 't', context.session, binds)
}

interface RowSource {
  with: string
  /** SQL after `from`: the rows of the page as `t`. */
  rows: string
  total: string
}
/** The rows of the keys that `keys` hands out: those that a page passes over are never read. */
const ofKeys = (resource: AnyResource, keys: string): string =>
  `(${keys}) k join ${quoted(resource.name)} t using (${quoted(resource.key)})`

/**
 * The order's index hands out the keys; the count stops at its limit, and is left out while the list is known
 * to be longer.
 */
function orderedRows(resource: AnyResource, parsed: Parsed, window: string, isLong: boolean): RowSource {
  const { where, late, unindexedOrder, merged, binds, limit, offset, countTo, foundOrder } = parsed
  const table = quoted(resource.name)
  const whole = `${table} t where ${where}`
  /** The first rows of each plant in their order, which PostgreSQL merges without sorting. */
  const firstOfEach = (columns: string, by: string, most: string) =>
    `(${merged.map((one) => `(select ${columns} from ${table} t where ${one} order by ${by} limit ${most})`).join(' union all ')}) t`
  // Late conditions and unindexed orders see the newest rows only, so no request can walk a whole table.
  if (late.length > 0 || unindexedOrder) {
    const usual = orderSql(orderOf(resource))
    const rows = merged.length > 0 ? firstOfEach('*', usual, String(newestLimit)) : whole
    const newest = `(select * from ${rows} order by ${usual} limit ${newestLimit}) t where ${all([...(merged.length > 0 ? [where] : []), ...late])}`
    return withTotal(ofKeys(resource, keysFrom(newest)), newest)
  }
  // The first page passes nothing over.
  if (merged.length === 0 && offset === 0) return withTotal(`(select * from ${whole} ${window}) t`, whole)
  const ordered = orderOf(resource)
    .map(({ by }) => `t.${quoted(by)}`)
    .join(', ')
  return withTotal(
    ofKeys(
      resource,
      keysFrom(
        merged.length > 0 ? firstOfEach(ordered, foundOrder, `${binds.add(offset + limit)}::int`) : whole,
      ),
    ),
    whole,
  )

  function keysFrom(rows: string): string {
    return `select t.${quoted(resource.key)} from ${rows} ${window}`
  }
  function withTotal(rows: string, counted: string): RowSource {
    const total = `select count(*)::int from (select 1 from ${counted} limit ${countTo + 1}) c`
    return {
      with: '',
      rows,
      total: `case when ${binds.add(isLong)}::boolean then ${countTo + 1} else (${total}) end`,
    }
  }
}
/**
 * A search looks once: what it finds is counted and sorted. Only when it finds more than is counted, the page
 * comes from the order's index, which meets a term that common soon; at once while that is known. The term is
 * looked up alone, because the rows of a whole plant are more than a term finds; those of a vendor are fewer.
 */
function searchedRows(
  resource: AnyResource,
  { session }: Context,
  { where, rest, limit, offset, countTo, foundOrder }: Parsed,
  search: SearchCondition,
  window: string,
  isLong: boolean,
): RowSource {
  const table = quoted(resource.name)
  const key = quoted(resource.key)
  const columns = orderOf(resource).map(({ by }) => `t.${quoted(by)}`)
  // The limit is a power of two inside the statement: the planner sees it and walks the index only as far as
  // a page needs, instead of sorting all matches; and few distinct plans are cached.
  const most = 2 ** Math.ceil(Math.log2(offset + limit))
  const walked = (condition: string) =>
    `select t.${key} from (select ${columns.join(', ')} from ${table} t where ${all([condition, rest, search.walked])} order by ${foundOrder} limit ${most}) t ${window}`
  if (isLong) return { with: '', rows: ofKeys(resource, walked('true')), total: String(countTo + 1) }
  const matching = session.vendorCd
    ? `${table} t where ${where}`
    : `(select * from ${table} t where ${search.found} offset 0) t where ${rest}`
  const counted = '(select count(*)::int from found)'
  return {
    with: `with found as materialized (select ${columns.join(', ')} from ${matching} limit ${countTo + 1})`,
    rows: ofKeys(
      resource,
      `(select t.${key} from found t where ${counted} <= ${countTo} ${window}) union all (${walked(`${counted} > ${countTo}`)})`,
    ),
    total: counted,
  }
}

/**
 * Counts the rows of the list per state, under the same conditions except the state filter: choosing a state
 * shows exactly that many rows. Exact up to 10,000 per state.
 */
export async function stateCounts(
  resource: AnyResource,
  context: Context,
  parameters: ListParameters,
): Promise<Record<string, number>> {
  const binds = new Binds()
  const { where, late } = listWhere(resource, context, { ...parameters, state: undefined }, binds)
  const rows = `select * from ${quoted(resource.name)} t where ${where} and t."state" = s."state"`
  const source =
    late.length > 0 ? `${rows} order by ${orderSql(orderOf(resource))} limit ${newestLimit}` : rows
  const counted = await context.sql.query<{ state: string; count: number }>(
    `select s."state", (select count(*)::int from (select 1 from (${source}) t where ${late.join(' and ') || 'true'} limit ${countLimit}) c) as "count"
     from unnest(${binds.add(Object.keys(resource.states ?? {}))}::text[]) s("state")`,
    binds.values,
  )
  return Object.fromEntries(counted.map(({ state, count }) => [state, count]))
}

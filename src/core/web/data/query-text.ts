import { pageSizes } from '../../shared/limits.ts'
import type { AnyResource } from '../../shared/resource.ts'
import { asText } from '../components/input-props.ts'
import { usualPageSize } from './page-size.ts'
import { searchFields } from './search-fields.ts'

/** A list query as plain values, before the definition gives it types. */
export type PlainQuery = Record<string, unknown>

/**
 * The query as it stands in an address: `in` and `has` with commas, periods as name.from and name.to;
 * defaults are left out.
 */
export function toSearch(query: PlainQuery): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) {
      if (value.length > 0) params.set(name, value.join(','))
    } else if (typeof value === 'object' && value !== null) {
      for (const [end, bound] of Object.entries(value)) if (bound) params.set(`${name}.${end}`, String(bound))
    } else if (value !== undefined && value !== null && value !== '' && !isDefault(name, value))
      params.set(name, asText(value))
  }
  return params.toString()
}
const isDefault = (name: string, value: unknown): boolean =>
  (name === 'page' && value === 1) || (name === 'limit' && value === usualPageSize())

/** A direction for each column of an order. */
const directionsOf = (sort: string, directions: string): ('asc' | 'desc')[] =>
  sort.split(',').map((_name, at) => (directions.split(',')[at] === 'desc' ? 'desc' : 'asc'))
/** The order of a query as its columns, and back. */
export const sortsOf = ({ sort, direction }: PlainQuery): { name: string; direction: 'asc' | 'desc' }[] =>
  typeof sort === 'string' && sort !== ''
    ? sort.split(',').map((name, at) => ({
        name,
        direction: directionsOf(sort, typeof direction === 'string' ? direction : '')[at]!,
      }))
    : []
export const sortQuery = (sorts: readonly { name: string; direction: string }[]): PlainQuery =>
  sorts.length === 0
    ? { sort: undefined, direction: undefined }
    : {
        sort: sorts.map(({ name }) => name).join(','),
        direction: sorts.map(({ direction }) => direction).join(','),
      }

/** Reads what toSearch wrote; names that the definition does not search are left to the page. */
export function fromSearch(resource: AnyResource, search: string): PlainQuery {
  const params = new URLSearchParams(search)
  const query: PlainQuery = {}
  const page = Number(params.get('page') ?? 1)
  const limit = Number(params.get('limit') ?? usualPageSize())
  query['page'] = Number.isInteger(page) && page !== 0 ? page : 1
  query['limit'] = (pageSizes as readonly number[]).includes(limit) ? limit : usualPageSize()
  const sort = params.get('sort')
  if (sort)
    Object.assign(query, { sort, direction: directionsOf(sort, params.get('direction') ?? '').join(',') })
  for (const { name, filter } of searchFields(resource)) {
    if (filter === 'period' || filter === 'between') {
      const [from, to] = ['from', 'to'].map((end) => params.get(`${name}.${end}`) || undefined)
      if (from || to) query[name] = { from, to }
      continue
    }
    const text = params.getAll(name).join(',')
    if (text) query[name] = filter === 'in' || filter === 'has' ? text.split(',') : text
  }
  return query
}

/** The query without what the user can reset: page, size and order stay out of the search panel. */
export const filtersOf = ({
  page: _page,
  limit: _limit,
  sort: _sort,
  direction: _direction,
  ...filters
}: PlainQuery): PlainQuery => filters

/** The parameters of an address besides the query, such as the record's number. */
export function foreignParams(resource: AnyResource, search: string): string {
  const own = new Set([
    'page',
    'limit',
    'sort',
    'direction',
    ...searchFields(resource).map(({ name }) => name),
  ])
  const params = new URLSearchParams(search)
  for (const name of Array.from(params.keys()))
    if (own.has(name.replace(/\.(from|to)$/, ''))) params.delete(name)
  return params.toString()
}

import { useMemo, useState } from 'react'
import type { AnyResource, Query } from '../../shared/resource.ts'
import { useTab } from '../TabHost.tsx'
import { foreignParams, fromSearch, toSearch, type PlainQuery } from '../data/query-text.ts'

/** The list query of this tab, kept in its address. `defaults` are the filters of the first visit. */
export function useTabQuery<R extends AnyResource>(
  resource: R,
  defaults: Partial<Query<R>> = {},
): [Query<R>, (query: Query<R>) => void] {
  const tab = useTab()
  const [first] = useState<PlainQuery>(defaults as PlainQuery)
  const query = useMemo(() => {
    const read = fromSearch(resource, tab.search)
    return (isUntouched(tab.search, resource) ? { ...read, ...first } : read) as Query<R>
  }, [resource, tab.search, first])
  const change = (next: Query<R>) => {
    const text = toSearch(next)
    const foreign = foreignParams(resource, tab.search)
    // An emptied search is not the first visit: without a mark the defaults would come back.
    const mark = text === '' && Object.keys(first).length > 0 ? 'page=1' : text
    tab.setSearch([foreign, mark].filter(Boolean).join('&'))
  }
  return [query, change]
}
const isUntouched = (search: string, resource: AnyResource): boolean => {
  const all = new URLSearchParams(search).toString()
  return all === '' || all === foreignParams(resource, search)
}

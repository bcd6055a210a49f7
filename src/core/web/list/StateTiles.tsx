import type { ReactNode } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listPathOf, type AnyResource, type Query } from '../../shared/resource.ts'
import { api, type QueryParams } from '../api.ts'
import { stateTone } from '../record/state-tone.ts'
import { queryKeys } from '../data/query-keys.ts'
import { filtersOf } from '../data/query-text.ts'
import { usePageText } from '../text/page-text.ts'
import { useSpoken } from '../text/labels.ts'
import { Tile, Tiles } from './Tile.tsx'

export interface StateTilesProps<R extends AnyResource> {
  resource: R
  query: Query<R>
  onQuery: (query: Query<R>) => void
  /** States that stand here, in their order; default: all of the definition. */
  states?: readonly string[]
  /** Further tiles, after those of the states. */
  children?: ReactNode
}

/**
 * One tile per state with the number of rows it has under the other conditions. Choosing one shows them,
 * choosing it again shows all.
 */
export function StateTiles<R extends AnyResource>({
  resource: definition,
  query,
  onQuery,
  states,
  children,
}: StateTilesProps<R>) {
  const text = usePageText()
  const resource = useSpoken(definition)
  const labels = (resource.states ?? {}) as Record<string, string>
  const { state, ...conditions } = filtersOf(query)
  const chosen = (state as readonly string[] | undefined) ?? []
  const { data } = useQuery({
    queryKey: [...queryKeys.all(resource), 'states', conditions],
    queryFn: ({ signal }) =>
      api.get<{ data: Record<string, number> }>(`${listPathOf(resource)}/states`, conditions as QueryParams, {
        signal,
      }),
    placeholderData: keepPreviousData,
  })
  const choose = (name: string) => {
    const only = chosen.length === 1 && chosen[0] === name
    onQuery({ ...query, page: 1, state: only ? [] : [name] })
  }
  return (
    <Tiles label={text('list.counts', { title: resource.title })}>
      {(states ?? Object.keys(labels)).map((name) => (
        <Tile
          key={name}
          label={labels[name] ?? name}
          count={data && (data.data[name] ?? 0)}
          tone={stateTone(resource, name)}
          state={name}
          pressed={chosen.includes(name)}
          onChoose={() => choose(name)}
        />
      ))}
      {children}
    </Tiles>
  )
}

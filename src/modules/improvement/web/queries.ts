import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, ApiError, type QueryParams } from '../../../core/web/api.ts'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { queryKeys, recordPath } from '../../../core/web/data/query-keys.ts'
import { toSearch } from '../../../core/web/data/query-text.ts'
import type { Query } from '../../../core/shared/resource.ts'
import type {
  ImprovementMore,
  ImprovementStats,
  SimilarImprovement,
} from '../improvement/improvement-answers.rule.ts'
import { improvement } from '../improvement/improvement.resource.ts'
import { usualFigures, type CompanyFigures } from '../rules/improvement-parameters.rule.ts'

/** Comments, cost, children and history of one improvement; anew with every change of the record. */
export const useMore = (imprNo: number, updateDt: string) =>
  useQuery({
    queryKey: [improvement.name, 'more', imprNo, updateDt],
    queryFn: ({ signal }) =>
      api.get<{ data: ImprovementMore }>(`${recordPath(improvement, imprNo)}/more`, undefined, { signal }),
    select: (answer) => answer.data,
  })

const leastTyped = 4
/** Past improvements with a title like the one that is typed. */
export const useSimilar = (typed: string) =>
  useQuery({
    queryKey: [improvement.name, 'similar', typed],
    queryFn: ({ signal }) =>
      api.get<{ data: SimilarImprovement[] }>(`${improvement.path}/similar`, { q: typed }, { signal }),
    select: (answer) => answer.data,
    enabled: typed.trim().length >= leastTyped,
    staleTime: 60_000,
  })

export const useStats = (query: QueryParams) =>
  useQuery({
    queryKey: [improvement.name, 'stats', query],
    queryFn: ({ signal }) => api.get<{ data: ImprovementStats }>('/api/impr/stats', query, { signal }),
    select: (answer) => answer.data,
  })

/** The number of rows of several lists, by the address of their search; one call for all. */
export function useCounts(
  lists: readonly Query<typeof improvement>[],
): (list: Query<typeof improvement>) => number | undefined {
  const of = lists.map((list) => toSearch(list))
  const { data } = useQuery({
    queryKey: [...queryKeys.all(improvement), 'counts', of],
    queryFn: ({ signal }) => api.get<{ data: number[] }>(`${improvement.path}/counts`, { of }, { signal }),
    select: (answer) => answer.data,
    placeholderData: keepPreviousData,
    enabled: of.length > 0,
  })
  return (list) => data?.[of.indexOf(toSearch(list))]
}

/** Ladder and grade ratios in force at a plant; those of the installation until it is answered. */
export const useFigures = (plantCd: string | null): CompanyFigures =>
  useQuery({
    queryKey: [improvement.name, 'figures', plantCd],
    queryFn: ({ signal }) =>
      api.get<{ data: CompanyFigures }>(
        '/api/impr/figures',
        { plantCd: plantCd ?? '' },
        { signal, quiet: true },
      ),
    select: (answer) => answer.data,
    staleTime: Number.POSITIVE_INFINITY,
  }).data ?? usualFigures

/** A call beside the derived ones; what fails is shown, what is done refreshes all improvements. */
export function useCall(): {
  call: (url: string, body: unknown, done?: string) => Promise<boolean>
  busy: boolean
} {
  const client = useQueryClient()
  const notice = useNotice()
  const [busy, setBusy] = useState(false)
  const call = async (url: string, body: unknown, done?: string) => {
    setBusy(true)
    try {
      await api.put(url, body)
      await client.invalidateQueries({ queryKey: queryKeys.all(improvement) })
      if (done) notice.info(done)
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.failure(error)
      return false
    } finally {
      setBusy(false)
    }
  }
  return { call, busy }
}

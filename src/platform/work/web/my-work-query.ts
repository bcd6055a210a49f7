import { useQuery } from '@tanstack/react-query'
import { api } from '../../../core/web/api.ts'
import type { WorkAnswer } from '../my-work.rule.ts'

/** Items also become late by the clock, without an event; so the list is loaded again after so long. */
const againMs = 60_000

export function useMyWork() {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['myWork'],
    queryFn: ({ signal }) => api.get<{ data: WorkAnswer }>('/api/main/portlet/mywork', undefined, { signal }),
    select: (answer) => answer.data,
    staleTime: 5000,
    refetchInterval: againMs,
    refetchOnMount: 'always',
  })
  return { work: data, error, loading: isPending, reload: () => void refetch() }
}

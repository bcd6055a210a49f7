import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../core/web/api.ts'
import type { HomeLayout } from '../layout.rule.ts'

const queryKey = ['homeLayout']
interface Preference {
  gridPref: { home?: HomeLayout }
}

/** The arrangement kept at the account; undefined until it is known, null when nothing was arranged. */
export function useHomeLayout(): [
  layout: HomeLayout | null | undefined,
  keep: (layout: HomeLayout | null) => void,
] {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey,
    queryFn: () => api.get<{ data: Preference }>('/api/manage/userpref'),
    select: (answer) => answer.data.gridPref.home ?? null,
    staleTime: Infinity,
  })
  const { mutate } = useMutation({
    mutationFn: (layout: HomeLayout | null) =>
      api.put<{ data: Preference }>('/api/manage/userpref', { gridPref: { home: layout } }),
    onMutate: (layout) =>
      client.setQueryData(queryKey, { data: { gridPref: { home: layout ?? undefined } } }),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
  })
  return [data, mutate]
}

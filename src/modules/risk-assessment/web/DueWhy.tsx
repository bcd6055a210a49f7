import { useQuery } from '@tanstack/react-query'
import type { Explanation } from '../../../core/shared/explanation.ts'
import { api } from '../../../core/web/api.ts'
import { Explain } from '../../../core/web/record/Explain.tsx'

/** '왜?' of the due day of a record: its figures, the rule and the article. Nothing where the record has no day. */
export function DueWhy({
  resource: { name, path },
  recordNo,
  updateDt,
}: {
  resource: { name: string; path: string }
  recordNo: number
  updateDt: string
}) {
  const { data } = useQuery({
    queryKey: [name, 'due', recordNo, updateDt],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: Explanation | null }>(`${path}/${recordNo}/due`, undefined, {
          signal,
          quiet: true,
        })
      ).data,
  })
  return data ? <Explain {...data} /> : null
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, type Answer } from '../../../core/web/api.ts'
import type { CounterView, RuleView } from '../numbering-answers.rule.ts'

export interface Preview {
  nextNo: string | null
  issue: string | null
}
export const viewsQuery = queryOptions({
  queryKey: ['numbering', 'views'],
  queryFn: () => api.get<Answer<RuleView[]>>('/api/manage/numberingviews'),
})
export const countersQuery = (ruleCd: string) =>
  queryOptions({
    queryKey: ['numbering', 'counters', ruleCd],
    queryFn: () =>
      api.get<Answer<CounterView[]>>(`/api/manage/numberingcounters/${encodeURIComponent(ruleCd)}`),
  })
export const previewQuery = (pattern: string, resetCd: string) =>
  queryOptions({
    queryKey: ['numbering', 'preview', pattern, resetCd],
    queryFn: () => api.get<Answer<Preview>>('/api/manage/numberingpreview', { pattern, resetCd }),
    enabled: pattern !== '' && resetCd !== '',
    placeholderData: keepPreviousData,
  })

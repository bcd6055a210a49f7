import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import { queryKeys } from '../../../../core/web/data/query-keys.ts'
import { workPermit } from '../../permit/work-permit.resource.ts'
import { simopsRule } from '../simops-rule.resource.ts'
import type { SimopsReport } from '../simops-report.rule.ts'
import type { TrialAnswer } from '../simops-trial.rule.ts'

/** What speaks against a permit beside the others, now; asked again whenever a permit changes. */
export const useSimops = (permitNo: number, updateDt: string, asked: boolean): SimopsReport | undefined =>
  useQuery({
    queryKey: [workPermit.name, 'simops', String(permitNo), updateDt],
    queryFn: ({ signal }) => api.get<{ data: SimopsReport }>('/api/saf/simops', { permitNo }, { signal }),
    select: (answer) => answer.data,
    placeholderData: (before) => before,
    enabled: asked,
  }).data

/** Runs drafts over the last year; each keeps what came out. */
export function useTrial() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ruleNos: readonly number[]) =>
      api.post<{ data: TrialAnswer }>('/api/saf/simopstrial', { ruleNos }).then(({ data }) => data),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.all(simopsRule) }),
  })
}

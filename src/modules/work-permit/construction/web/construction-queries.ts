import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../core/web/api.ts'
import { recordPath } from '../../../../core/web/data/query-keys.ts'
import type { ConstructionLights, ConstructionView } from '../construction-view.rule.ts'
import type { CostStatus } from '../cost-status.rule.ts'
import { safConst } from '../saf-const.resource.ts'

/** Duties and safety cost as they are judged now; asked again after each save. */
export function useConstructionView(constNo: number, updateDt: string): ConstructionView | undefined {
  return useQuery({
    queryKey: [safConst.name, 'explain', constNo, updateDt],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: ConstructionView }>(`${recordPath(safConst, constNo)}/explain`, undefined, {
          signal,
          quiet: true,
        })
      ).data,
  }).data
}
/** 계획 대비 사용. `changed` is anything that differs after a use was entered, confirmed or refused. */
export function useCostStatus(constNo: number | null | undefined, changed: unknown): CostStatus | undefined {
  return useQuery({
    queryKey: [safConst.name, 'uses', constNo, changed],
    queryFn: async ({ signal }) =>
      (
        await api.get<{ data: CostStatus }>(`/api/saf/safetycosts/${constNo}/uses`, undefined, {
          signal,
          quiet: true,
        })
      ).data,
    enabled: typeof constNo === 'number',
    placeholderData: (before) => before,
  }).data
}
/** The open constructions with their lights. */
export function useConstructionLights() {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [safConst.name, 'lights'],
    queryFn: async ({ signal }) =>
      (await api.get<{ data: ConstructionLights[] }>('/api/saf/constructionlights', undefined, { signal }))
        .data,
  })
  return { constructions: data, error, loading: isPending, reload: () => void refetch() }
}

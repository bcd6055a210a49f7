import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, type Answer } from '../../../core/web/api.ts'

export interface ParameterInForce {
  sysParamNo: number
  paramCd: string
  plantCd: string | null
  plantNm: string | null
  val: string
  unit: string | null
  fromYmd: string
  nextYmd: string | null
  source: string | null
  note: string | null
  confirmNeededYn: 'Y' | 'N'
  confirmUserNm: string | null
  confirmDt: string | null
  updateDt: string
}
export const inForceQuery = (day: string, paramCd: string) =>
  queryOptions({
    queryKey: ['sysParam', 'inForce', day, paramCd],
    queryFn: () => api.get<Answer<ParameterInForce[]>>('/api/manage/sysparamsinforce', { day, paramCd }),
    placeholderData: keepPreviousData,
  })

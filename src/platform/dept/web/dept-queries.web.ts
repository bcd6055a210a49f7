import { useQuery } from '@tanstack/react-query'
import { api } from '../../../core/web/api.ts'
import { useSubmission } from '../../../core/web/submission.ts'

/** One department of the tree as the server answers it (dept.routes.ts). */
export interface DeptNode {
  deptCd: string
  deptNm: string
  pdeptCd: string | null
  plantCd: string
  fromYmd: string
  toYmd: string | null
  useYn: 'Y' | 'N'
  userCnt: number
  updateDt: string
}
export interface MoveImpact {
  deptCnt: number
  userCnt: number
  viewerCnt: number
}

export const useDeptTree = () =>
  useQuery({
    queryKey: ['dept', 'tree'],
    queryFn: () => api.get<{ data: DeptNode[] }>('/api/manage/depttree'),
    select: (answer) => answer.data,
  })
export const readImpact = async (deptCd: string, pdeptCd: string | null): Promise<MoveImpact> =>
  (await api.get<{ data: MoveImpact }>(`/api/manage/dept/${encodeURIComponent(deptCd)}/impact`, { pdeptCd }))
    .data
export function usePutMove() {
  const submission = useSubmission()
  return (
    deptCd: string,
    body: { pdeptCd: string | null; index?: number; updateDt: string },
  ): Promise<unknown> => {
    const path = `/api/manage/dept/${encodeURIComponent(deptCd)}/move`
    return submission(path, body, (requestKey) => api.put(path, body, { requestKey }))
  }
}

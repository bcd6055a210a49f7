import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../core/web/api.ts'
import { useSubmission } from '../../../core/web/submission.ts'
import { listPathOf } from '../../../core/shared/resource.ts'
import { rightsTopic, type Portal } from '../../../core/shared/session.ts'
import type { Abilities, Explanation, NamedMenu, Viewer } from '../explain.rule.ts'
import { authGrp, authGrpMenu } from '../auth-group.resource.ts'
import type { Rights } from '../linked-rights.rule.ts'

/** All of these are loaded again when rights change anywhere, because their keys begin with the topic. */
const key = (...parts: unknown[]) => [rightsTopic, ...parts]

export interface GroupOption {
  authGrpNo: number
  authGrpNm: string
  portalCd: Portal
  useYn: string
}
export const useGroups = () =>
  useQuery({
    queryKey: key('groups'),
    queryFn: () => api.get<{ data: GroupOption[] }>(listPathOf(authGrp), { limit: 300 }, { quiet: true }),
    select: (answer) => answer.data,
  })

export interface StoredRight extends Rights {
  menuId: string
  updateDt: string
}
export const useGroupRights = (authGrpNo: number | undefined) =>
  useQuery({
    queryKey: key('group', authGrpNo),
    queryFn: () => api.get<{ data: StoredRight[] }>(`${authGrpMenu.path}/rights`, { authGrpNo }),
    select: (answer) => answer.data,
    enabled: authGrpNo !== undefined,
  })
/** Writes rows of a group; resolves when the server has answered, and puts the answer into the cache. */
export function useSaveRights() {
  const client = useQueryClient()
  const submission = useSubmission()
  return async (
    authGrpNo: number,
    rows: readonly (Rights & { menuId: string; updateDt: string | null })[],
  ) => {
    const body = rows.map((row) => ({ authGrpNo, ...row }))
    const answer = await submission(authGrpMenu.path, body, (requestKey) =>
      api.put<{ data: StoredRight[] }>(authGrpMenu.path, body, { requestKey }),
    )
    client.setQueryData(key('group', authGrpNo), answer)
  }
}

export const useExplanation = (userId: string | undefined, menuId: string | undefined) =>
  useQuery({
    queryKey: key('explain', userId, menuId),
    queryFn: () => api.get<{ data: Explanation }>(`${authGrp.path}/explain`, { userId, menuId }),
    select: (answer) => answer.data,
    enabled: userId !== undefined && menuId !== undefined,
  })
export const useViewers = (menuId: string | undefined) =>
  useQuery({
    queryKey: key('whosees', menuId),
    queryFn: () =>
      api.get<{ data: { menu: NamedMenu; people: Viewer[] } }>(`${authGrp.path}/whosees`, { menuId }),
    select: (answer) => answer.data,
    enabled: menuId !== undefined,
  })
export const useAbilities = (userId: string | undefined) =>
  useQuery({
    queryKey: key('whatcan', userId),
    queryFn: () => api.get<{ data: Abilities }>(`${authGrp.path}/whatcan`, { userId }),
    select: (answer) => answer.data,
    enabled: userId !== undefined,
  })
export const downloadViewers = (menuId: string) => api.download(`${authGrp.path}/whosees/excel`, { menuId })
export const downloadAbilities = (userId: string) => api.download(`${authGrp.path}/whatcan/excel`, { userId })

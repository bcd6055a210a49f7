import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../core/web/api.ts'
import { useSubmission } from '../../../core/web/submission.ts'
import { rightsTopic } from '../../../core/shared/session.ts'
import type { EditedMenu, Place } from '../menu-editor.rule.ts'
import { menu } from '../menu.resource.ts'

const treeKey = [rightsTopic, 'menutree']

/** All menus in the order of the tree; asked for anew whenever menus or rights change anywhere. */
export const useAllMenus = () =>
  useQuery({
    queryKey: treeKey,
    queryFn: () => api.get<{ data: EditedMenu[] }>('/api/manage/menutree'),
    select: (answer) => answer.data,
  })

/** Moves a menu; the tree as the server has it then takes the place of the old one. */
export function useMoveMenu() {
  const client = useQueryClient()
  const submission = useSubmission()
  const { mutateAsync } = useMutation({
    mutationFn: ({ moved, place }: { moved: Pick<EditedMenu, 'menuId' | 'updateDt'>; place: Place }) => {
      const [path, body] = [
        `${menu.path}/${encodeURIComponent(moved.menuId)}/move`,
        { ...place, updateDt: moved.updateDt },
      ]
      return submission(path, body, (requestKey) =>
        api.put<{ data: EditedMenu[] }>(path, body, { requestKey }),
      )
    },
    onSuccess: (answer) => client.setQueryData(treeKey, answer),
  })
  return (moved: Pick<EditedMenu, 'menuId' | 'updateDt'>, place: Place) => mutateAsync({ moved, place })
}

/** Rows of a tree table. */
export interface MenuTreeRow extends EditedMenu {
  children?: MenuTreeRow[]
}
/** Menus as a tree; only those that are wanted, with the ones above them. */
export function nested(
  menus: readonly EditedMenu[],
  isWanted: (menu: EditedMenu) => boolean = () => true,
): MenuTreeRow[] {
  const shown = new Set<string>()
  const byId = new Map(menus.map((each) => [each.menuId, each]))
  for (const each of menus) {
    if (!isWanted(each)) continue
    for (let at: EditedMenu | undefined = each; at && !shown.has(at.menuId); at = byId.get(at.upMenuId ?? ''))
      shown.add(at.menuId)
  }
  const below = Map.groupBy(
    menus.filter(({ menuId }) => shown.has(menuId)),
    ({ upMenuId }) => upMenuId,
  )
  const rows = (upMenuId: string | null): MenuTreeRow[] =>
    (below.get(upMenuId) ?? []).map((each) => {
      const children = rows(each.menuId)
      return children.length > 0 ? { ...each, children } : each
    })
  return rows(null)
}

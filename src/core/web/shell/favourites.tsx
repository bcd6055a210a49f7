import { StarFilled, StarOutlined } from '@ant-design/icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MenuNode } from '../../shared/session.ts'
import { api } from '../api.ts'
import { flatMenus, useSession } from '../session-store.ts'
import type { Go } from '../TabHost.tsx'
import { useText } from '../text/text.ts'
import { MenuLink } from './MenuLink.tsx'

const queryKey = ['favourites']

/** The user's favourite pages in their order; those that may not be opened any more are left out. */
export function useFavourites(): readonly MenuNode[] {
  const { menus, user } = useSession()
  const { data } = useQuery({
    queryKey,
    queryFn: () => api.get<{ data: { menuId: string }[] }>('/api/manage/usermenu', {}, { haste: 'patient' }),
    select: (answer) => answer.data.map(({ menuId }) => menuId),
    enabled: user !== null,
    staleTime: Infinity,
  })
  const all = flatMenus(menus)
  return (data ?? []).flatMap((menuId) => all.find((menu) => menu.menuId === menuId) ?? [])
}

/** Keeps the favourites in a new order, or without some. */
export function useKeepFavourites(): (menuIds: readonly string[]) => void {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (menuIds: readonly string[]) => api.put('/api/manage/usermenu', menuIds),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
  return mutate
}

/** The star beside the path of a page: puts it among the favourites, or takes it out. */
export function FavouriteStar({ menu }: { menu: MenuNode }) {
  const text = useText()
  const client = useQueryClient()
  const chosen = useFavourites().some(({ menuId }) => menuId === menu.menuId)
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      chosen
        ? api.delete(`/api/manage/usermenu/${menu.menuId}`)
        : api.put(`/api/manage/usermenu/${menu.menuId}`),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  })
  const label = text(chosen ? 'favourites.take' : 'favourites.put')
  return (
    <button
      type="button"
      className="portal-star"
      aria-pressed={chosen}
      aria-label={label}
      title={label}
      disabled={isPending}
      onClick={() => mutate()}
    >
      {chosen ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
    </button>
  )
}

/** The favourite pages above the menus. */
export function FavouriteList({ current, go }: { current: string | undefined; go: Go }) {
  const text = useText()
  const favourites = useFavourites()
  if (favourites.length === 0) return null
  return (
    <section className="portal-favourites" aria-label={text('favourites.title')}>
      <h2>
        <StarFilled aria-hidden /> {text('favourites.title')}
      </h2>
      <ul className="portal-side-list">
        {favourites.map((menu) => (
          <li key={menu.menuId}>
            <MenuLink menu={menu} current={menu.menuId === current} go={go} />
          </li>
        ))}
      </ul>
    </section>
  )
}

import { isExternal } from '../../core/shared/address.ts'

/**
 * Menu facts that follow from a menu's own row and its place in the tree (specification section 2; admin R3).
 */
export interface MenuPlace {
  menuId: string
  upMenuId: string | null
  frontEndUrl: string
  sortOrder: string
}

/**
 * The last segment of frontEndUrl, a query value appended: `permit/permitSearch?mode=print` →
 * `permitSearch_print`.
 */
export function routeSegment(frontEndUrl: string): string {
  const [path = '', query] = frontEndUrl.split('?', 2)
  const segment = path.replace(/\/+$/, '').split('/').at(-1) ?? ''
  const value = query?.split('&')[0]?.split('=')[1]
  return value ? `${segment}_${value}` : segment
}

/**
 * The address of a menu in the browser: the segments of its chain from level 1 down.
 * A frontEndUrl that leads out of the portal stays as it is. One that starts with a slash is the address
 * itself: the paths of the vendor portal are given exactly (specification section 2).
 */
export function routePath(menu: MenuPlace, byId: ReadonlyMap<string, MenuPlace>): string {
  if (menu.frontEndUrl.startsWith('/') || isExternal(menu.frontEndUrl)) return menu.frontEndUrl
  return `/${chainOf(menu, byId)
    .map(({ frontEndUrl }) => routeSegment(frontEndUrl))
    .join('/')}`
}

/** The menu and its ancestors, highest first. A cycle ends the chain. */
export function chainOf<M extends MenuPlace>(menu: M, byId: ReadonlyMap<string, M>): M[] {
  const chain: M[] = []
  for (
    let next: M | undefined = menu;
    next && !chain.includes(next);
    next = next.upMenuId ? byId.get(next.upMenuId) : undefined
  )
    chain.unshift(next)
  return chain
}

/** Numeric ascending; text that is no number counts as 0. Equal numbers keep the order of menuId. */
export function byMenuOrder(a: MenuPlace, b: MenuPlace): number {
  return orderNumber(a.sortOrder) - orderNumber(b.sortOrder) || (a.menuId < b.menuId ? -1 : 1)
}
const orderNumber = (sortOrder: string): number => {
  const value = Number(sortOrder)
  return Number.isFinite(value) ? value : 0
}

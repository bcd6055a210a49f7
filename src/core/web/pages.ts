import type { ComponentType } from 'react'
import type { MenuNode } from '../shared/session.ts'
import type { FourTexts } from '../shared/four-texts.ts'
import type { RecordAddresses, RecordPage } from '../shared/record-page.ts'
import { homeNames } from './text/home.texts.ts'

export type PageLoader = () => Promise<ComponentType>
/**
 * frontEndUrl of the menu, without its query part, → its page:
 * `'constSafe/permit/permitRequest': () => import('./permit/PermitRequestPage.tsx').then((m) =>
 * m.PermitRequestPage)`. A query part of the menu (`?mode=print`) reaches the page through `useTab().menu`.
 */
export type Pages = Record<string, PageLoader>
/** A page without a menu row; it opens as a tab of its own for each record. */
export interface DetailPage extends RecordPage {
  /** Korean where the dictionary of names says it in the other languages; else in four languages. */
  title: string | FourTexts
  /** The entity whose title it is: `workPermit`. */
  label?: string
  load: PageLoader
}
type PagedName<R> = { [K in keyof R]: R[K] extends RecordPage ? K : never }[keyof R]
/** The pages of records: the compiler asks one for each record that says it has a page. */
export const recordDetails = <R extends RecordAddresses>(
  records: R,
  pages: { [K in PagedName<R>]: { title: string; load: PageLoader } },
): DetailPage[] =>
  Object.entries<Pick<DetailPage, 'title' | 'load'>>(pages).map(([label, page]) => ({
    ...(records[label] as RecordPage),
    ...page,
    label,
  }))
/** A panel of the first page, shown to users who may open one of its pages. */
export interface Portlet {
  id: string
  /** Its name where the page is arranged. */
  label: FourTexts
  /** frontEndUrls, without their query part. */
  of: readonly string[]
  load: PageLoader
}
export interface PageRegistry {
  pages: Pages
  details: readonly DetailPage[]
  /** Only some pages are known yet (page-table.ts). */
  waits?: true
}

/** The meaning of an address for this user. */
export type Target =
  | {
      kind: 'page'
      menu: MenuNode
      parent: MenuNode | null
      load: PageLoader
      title: string
      /** The title in four languages, of a page that is not named by an entity. */
      titles?: FourTexts
      label?: string
      detail: boolean
    }
  | { kind: 'redirect'; to: string }
  | { kind: 'noMenu' }
  /** The pages are not known yet. */
  | { kind: 'waits' }
  | { kind: 'denied' }
  | { kind: 'missing' }

export const pathOf = (frontEndUrl: string): string => frontEndUrl.split('?')[0] ?? frontEndUrl
/** sortOrder counts as a number, anything else as 0 (specification section 3). */
const orderOf = (menu: MenuNode): number => Number(menu.sortOrder) || 0
export const inOrder = (menus: readonly MenuNode[]): MenuNode[] =>
  menus.toSorted((one, other) => orderOf(one) - orderOf(other))

/**
 * The page that opens when a menu is chosen: itself, or the first child page by sortOrder; null when none is
 * permitted.
 */
export function firstPage(menu: MenuNode): MenuNode | null {
  if (menu.children.length === 0) return menu.menuLvl === 1 && menu.portalCd === 'MAIN' ? null : menu
  for (const child of inOrder(menu.children)) {
    const page = firstPage(child)
    if (page) return page
  }
  return null
}

/** The chain of menus that leads to the one at an address, level 1 first. */
export function chainTo(menus: readonly MenuNode[], path: string): MenuNode[] {
  for (const menu of menus) {
    if (menu.routePath === path) return [menu]
    const below = chainTo(menu.children, path)
    if (below.length > 0) return [menu, ...below]
  }
  return []
}

export function targetOf(path: string, menus: readonly MenuNode[], registry: PageRegistry): Target {
  const chain = chainTo(menus, path)
  const menu = chain.at(-1)
  if (menu) return ofMenu(menu, chain.at(-2) ?? null, registry)
  const home: PageLoader | undefined = registry.pages['/']
  if (path === '/' && home !== undefined)
    return { kind: 'page', menu: homeMenu, parent: null, load: home, title: homeMenu.menuNm, detail: false }
  const detail = registry.details.find(({ page }) => page === path)
  if (!detail) return notKnown(registry)
  const list = listOf(detail, menus)
  if (!list) return { kind: 'denied' }
  return {
    kind: 'page',
    menu: list,
    parent: null,
    load: detail.load,
    ...(typeof detail.title === 'string'
      ? { title: detail.title }
      : { title: detail.title[0], titles: detail.title }),
    label: detail.label || undefined,
    detail: true,
  }
}
function ofMenu(menu: MenuNode, parent: MenuNode | null, registry: PageRegistry): Target {
  if (menu.children.length > 0) {
    const first = firstPage(menu)
    return first ? { kind: 'redirect', to: first.routePath } : { kind: 'noMenu' }
  }
  const load: PageLoader | undefined = registry.pages[pathOf(menu.frontEndUrl)]
  return load !== undefined
    ? { kind: 'page', menu, parent, load, title: menu.menuNm, detail: false }
    : notKnown(registry)
}
const notKnown = ({ waits }: PageRegistry): Target => ({ kind: waits ? 'waits' : 'missing' })
/**
 * The list to which the page of a record belongs, for its breadcrumb and its rights: the first that the page names of
 * those on which the user may write, else of those that he may open.
 */
function listOf(detail: DetailPage, menus: readonly MenuNode[]): MenuNode | null {
  const own = leavesOf(menus).filter((menu) => detail.of.includes(pathOf(menu.frontEndUrl)))
  const named = detail.of.flatMap((url) => own.filter((menu) => pathOf(menu.frontEndUrl) === url))
  return named.find(({ writeYn }) => writeYn === 'Y') ?? named[0] ?? null
}
const leavesOf = (menus: readonly MenuNode[]): MenuNode[] =>
  menus.flatMap((menu) => (menu.children.length > 0 ? leavesOf(menu.children) : [menu]))

/** The dashboard stands in no menu of the main portal. */
export const homeMenu: MenuNode = {
  menuId: 'HOME',
  menuNm: homeNames[0],
  menuNmEn: homeNames[1],
  menuNmZh: homeNames[2],
  menuNmEs: homeNames[3],
  upMenuId: null,
  menuLvl: 1,
  taskGrpCd: '',
  portalCd: 'MAIN',
  frontEndUrl: '/',
  routePath: '/',
  sortOrder: '0',
  icon: null,
  color: null,
  plantAccCd: null,
  accessYn: 'Y',
  writeYn: 'Y',
  excelYn: 'N',
  printYn: 'N',
  children: [],
}

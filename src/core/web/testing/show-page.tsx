import type { ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { MenuNode, UserInfo } from '../../shared/session.ts'
import { queryClient } from '../query.ts'
import { session } from '../session-store.ts'
import { PortalFrame } from '../shell/Portal.tsx'
import { TabHost } from '../TabHost.tsx'
import { tabStore } from '../tab-store.ts'
import '../portal.css'

const user = {
  userId: 'E1001',
  userNm: '안전담당01',
  portalCd: 'MAIN',
  plantCd: '1000',
  plantNm: '여수공장',
  deptCd: 'D111',
  deptNm: '생산1팀',
  deptAuthGrp: { plantAccessYn: 'Y', deptAccessYn: 'Y' },
} as UserInfo
const menu = {
  menuId: 'SAMPLE',
  menuNm: '작업허가',
  upMenuId: null,
  menuLvl: 2,
  portalCd: 'MAIN',
  frontEndUrl: 'sample/permit',
  routePath: '/sample/permit',
  sortOrder: '1',
  accessYn: 'Y',
  writeYn: 'Y',
  excelYn: 'Y',
  printYn: 'Y',
  children: [],
} as unknown as MenuNode

let root: Root | undefined
let host: HTMLElement | undefined
/** Addresses that the shown page asked for. */
export const goes: string[] = []

export interface ShowOptions {
  user?: Partial<UserInfo>
  menu?: Partial<MenuNode>
  search?: string
}
/** Draws a page in a tab of the portal, as the shell does, with a signed-in user. */
export function showPage(Page: ComponentType, options: ShowOptions = {}): HTMLElement {
  hidePage()
  session.set({ user: { ...user, ...options.user }, menus: [{ ...menu, ...options.menu }] })
  tabStore.open(options.menu?.routePath ?? menu.routePath, options.search ?? '', '작업허가')
  host = document.createElement('main')
  host.style.padding = '12px'
  document.body.append(host)
  root = createRoot(host)
  // One loader per page: the tab host keeps what it has loaded.
  const load = () => Promise.resolve(Page)
  root.render(
    <PortalFrame>
      <TabHost
        registry={{ pages: { [options.menu?.frontEndUrl ?? menu.frontEndUrl]: load }, details: [] }}
        go={(to) => void goes.push(to)}
      />
    </PortalFrame>,
  )
  return host
}
export function hidePage(): void {
  root?.unmount()
  host?.remove()
  root = undefined
  goes.length = 0
  tabStore.reset()
  queryClient.clear()
}
export const tabSearch = (): string => tabStore.get().list[0]?.search ?? ''
export const tabIsDirty = (): boolean => tabStore.get().list[0]?.dirty === true

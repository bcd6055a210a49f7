import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MenuNode } from '../../shared/session.ts'
import { registerRecords } from '../record-address.ts'
import { preferences } from '../preferences.ts'
import { rememberRecent, rememberUse } from '../recent.ts'
import { session } from '../session-store.ts'
import { serve, type FakeRequest } from '../testing/fake-server.ts'
import { hidePage, showPage } from '../testing/show-page.tsx'
import { Palette } from './Palette.tsx'

const menu = (menuNm: string, routePath: string, children: MenuNode[] = []) =>
  ({
    menuId: routePath,
    menuNm,
    frontEndUrl: routePath.slice(1),
    routePath,
    accessYn: 'Y',
    writeYn: 'Y',
    children,
  }) as unknown as MenuNode
const go = vi.fn<(to: string) => void>()
const close = vi.fn<() => void>()
const nothing = () => Promise.resolve(() => null)
const registry = {
  pages: {},
  details: [
    { page: '/permit/permitForm' as const, title: '작업허가', of: ['permit/hot'], load: nothing },
    { page: '/permit/orderForm' as const, title: '작업의뢰', of: ['permit/other'], load: nothing },
  ],
}
const Page = () => <Palette registry={registry} onClose={close} go={go} />

let sent: FakeRequest[]
beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
  registerRecords({ workPermit: { page: '/permit/permitDetail', of: ['permit/permitSearch'] } })
  sent = serve({
    'GET /api/manage/users': () => ({ data: [{ userId: 'E7', userNm: '화기담당02', deptNm: '공무팀' }] }),
    'GET /api/search': () => ({
      data: [
        {
          resource: 'workPermit',
          title: '작업허가',
          rows: [{ key: 7, name: '열교환기 용접', more: 'P-YS-0007', state: 'working' }],
        },
      ],
    }),
  })
  rememberRecent('E1001', { title: '작업허가 P-YS-0003', address: '/permit/permitDetail?no=3' })
  rememberRecent('E1001', { title: '작업의뢰 W-YS-0009', address: '/wkod/wkodDetail?no=9' })
  showPage(Page)
  session.set({
    menus: [
      ...session.get().menus,
      menu('공사안전', '/permit', [
        menu('허가조회', '/permit/permitSearch'),
        menu('화기 작업', '/permit/hot'),
      ]),
    ],
  })
})
afterEach(hidePage)
const input = () => page.getByRole('combobox')
const option = (name: RegExp) => page.getByRole('option', { name })

test('initial consonants find a page whatever its spaces; Enter opens it', async () => {
  await userEvent.fill(input(), 'ㅎㄱㅈㅇ')
  await expect.element(option(/화기 작업/)).toHaveAttribute('aria-selected', 'true')
  expect(option(/허가조회/).query()).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect([close.mock.calls.length, go.mock.calls]).toEqual([1, [['/permit/hot']]])
})

function typeQuickly(element: HTMLInputElement, values: readonly string[]): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!
  for (const each of values) {
    value.set!.call(element, each)
    element.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}
test('records come in groups with their address, and the question is asked once when the typing rests', async () => {
  await expect.element(input()).toBeVisible()
  // Both in one turn: between two actions of the test a busy machine would let the typing rest.
  typeQuickly(input().element() as HTMLInputElement, ['열교', '열교환'])
  await expect.element(page.getByRole('group', { name: '작업허가' })).toBeVisible()
  expect(sent.flatMap(({ query }) => query.get('q') ?? [])).toEqual(['열교환'])
  await userEvent.click(option(/열교환기 용접/))
  expect(go).toHaveBeenCalledWith('/permit/permitDetail?no=7')
})

test('before a word is typed the palette shows what was opened last, and the arrow keys go round', async () => {
  await expect.element(option(/W-YS-0009/)).toHaveAttribute('aria-selected', 'true')
  await userEvent.click(input())
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(option(/P-YS-0003/)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(go).toHaveBeenCalledWith('/wkod/wkodDetail?no=9')
})

test('a word typed in the wrong layout of the keyboard finds the page, and the server is asked for the right word', async () => {
  await userEvent.fill(input(), 'ghkrl wkrdjq')
  await expect.element(option(/^화기 작업/)).toBeVisible()
  await expect.poll(() => sent.find(({ path }) => path === '/api/search')?.query.get('q')).toBe('화기 작업')
})

test('several words find a page in any order', async () => {
  await userEvent.fill(input(), '작업 화기')
  await expect.element(option(/^화기 작업/)).toHaveAttribute('aria-selected', 'true')
})

test('a new record is an act where one may write, and other acts are done at once', async () => {
  await userEvent.fill(input(), '새로 작성')
  await expect.element(option(/작업허가 새로 작성/)).toBeVisible()
  expect(option(/작업의뢰 새로 작성/).query()).toBeNull()
  await userEvent.fill(input(), '어두운')
  await userEvent.click(option(/어두운 화면/))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  preferences.setTheme('light')
})

test('people are found by a part of their name', async () => {
  await userEvent.fill(input(), '담당')
  await expect.element(page.getByRole('group', { name: '사람' })).toBeVisible()
  await expect.element(option(/화기담당02.*공무팀/)).toBeVisible()
})

test('all records that were found are one step away, in their list', async () => {
  await userEvent.fill(input(), '용접')
  await userEvent.click(option(/'용접' 전체 보기/))
  expect(go).toHaveBeenCalledWith('/permit/permitSearch?q=%EC%9A%A9%EC%A0%91')
})

test('before the first letter the pages that are used most stand below what was opened last', async () => {
  rememberUse('E1001', '/permit/hot')
  showPage(Page)
  session.set({
    menus: [...session.get().menus, menu('공사안전', '/permit', [menu('화기 작업', '/permit/hot')])],
  })
  await expect.element(page.getByRole('group', { name: '자주 쓰는 화면' })).toBeVisible()
  await expect.element(option(/^화기 작업/)).toBeVisible()
})

test('the name of a code opens the list with its filter, and an act is found by its English word', async () => {
  serve({
    'GET /api/search': () => ({
      data: [
        {
          resource: 'workPermit',
          title: '작업허가',
          rows: [],
          codes: [{ field: 'permitTypeCd', code: 'H', name: '화기작업', label: '기본허가' }],
        },
      ],
    }),
  })
  await userEvent.fill(input(), 'logout')
  await expect.element(option(/로그아웃/)).toBeVisible()
  await userEvent.fill(input(), '화기작')
  await userEvent.click(option(/화기작업 기본허가/))
  expect(go).toHaveBeenCalledWith('/permit/permitSearch?permitTypeCd=H')
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { also, serve, type FakeRequest } from '../../../core/web/testing/fake-server.ts'
import { sampleRoutes } from '../../../core/web/testing/sample-server.ts'
import { hidePage, showPage } from '../../../core/web/testing/show-page.tsx'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import type { EditedMenu } from '../menu-editor.rule.ts'
import { MenuListPage } from './MenuListPage.tsx'

const version = '2026-11-20'

const menu = (
  menuId: string,
  menuNm: string,
  upMenuId: string | null,
  menuLvl: number,
  sortOrder: number,
): EditedMenu => ({
  menuId,
  menuNm,
  menuNmEn: null,
  menuNmZh: null,
  menuNmEs: null,
  upMenuId,
  menuLvl,
  taskGrpCd: 'TGP02',
  portalCd: 'MAIN',
  frontEndUrl: `p/${menuId}`,
  sortOrder: String(sortOrder),
  color: null,
  icon: null,
  plantAccCd: 'APA01',
  useYn: 'Y',
  updateDt: version,
  hasHelp: false,
  hasPage: menuId !== 'M020200',
  authGrpNos: [1],
})
const menus = [
  menu('M020000', '공사안전', null, 1, 1),
  menu('M020100', '공사현황', 'M020000', 2, 1),
  menu('M020200', '작업의뢰', 'M020000', 2, 2),
  menu('M030000', '교육', null, 1, 2),
]
let sent: FakeRequest[]
beforeEach(() => {
  sent = serve({
    ...sampleRoutes,
    'GET /api/manage/menutree': () => ({ data: menus }),
    'GET /api/manage/authgrps': () => ({ data: [{ authGrpNo: 1, authGrpNm: '시스템관리자' }] }),
    'PUT /api/manage/menu/*': () => ({ data: menus }),
  })
})
afterEach(hidePage)
const puts = () => sent.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])
const handle = (name: string) => page.getByRole('button', { name: `${name} 끌어서 옮기기` })

test('a menu is moved by its handle with Alt and the arrow keys, and by the buttons', async () => {
  showPage(MenuListPage)
  await expect.element(handle('교육')).toBeVisible()
  ;(handle('교육').element() as HTMLElement).focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect
    .poll(puts)
    .toEqual([
      ['/api/manage/menu/M030000/move', { upMenuId: null, beforeMenuId: 'M020000', updateDt: version }],
    ])
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(page.getByText('여기에는 놓을 수 없습니다.', { exact: false })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '확인' }).click()
  await page.getByText('M030000').click()
  await page.getByRole('button', { name: '위 메뉴의 하위로' }).click()
  await expect
    .poll(() => puts().at(-1))
    .toEqual([
      '/api/manage/menu/M030000/move',
      { upMenuId: 'M020000', beforeMenuId: null, updateDt: version },
    ])
  await expect.element(page.getByRole('button', { name: '아래로' })).toBeDisabled()
})

test('a menu is dragged before another one', async () => {
  showPage(MenuListPage)
  await expect.element(handle('교육')).toBeVisible()
  await userEvent.dragAndDrop(handle('교육'), page.getByText('M020000'), { targetPosition: { x: 10, y: 1 } })
  await expect
    .poll(puts)
    .toEqual([
      ['/api/manage/menu/M030000/move', { upMenuId: null, beforeMenuId: 'M020000', updateDt: version }],
    ])
})

test('a menu that is found is unfolded, and a new child begins with the values of its parent', async () => {
  showPage(MenuListPage)
  await page.getByLabelText('메뉴명·경로 찾기').fill('작업의뢰')
  await expect.element(page.getByText('화면 준비 중')).toBeVisible()
  expect(page.getByText('M030000').elements()).toHaveLength(0)
  await page.getByText('M020000').click()
  await page.getByRole('button', { name: '하위 메뉴 추가' }).click()
  await expect.element(page.getByLabelText('메뉴코드')).toHaveValue('M020300')
  await expect.element(page.getByLabelText('화면경로')).toHaveValue('p/M020000/')
})

test('the help text of the menu stands behind the question mark, its links lead out', async () => {
  also({
    'GET /api/menus/SAMPLE/help': () => ({
      data: { menuId: 'SAMPLE', helpCont: '먼저 조회합니다.\nhttps://www.law.go.kr 을 보세요.' },
    }),
  })
  const Page = () => <PageHeader title="작업허가" help="이 화면의 도움말" />
  showPage(Page, { menu: { helpYn: 'Y' } })
  await page.getByRole('button', { name: '도움말' }).click()
  await expect
    .element(page.getByRole('link', { name: 'https://www.law.go.kr' }))
    .toHaveAttribute('target', '_blank')
  expect(page.getByText('이 화면의 도움말').elements()).toHaveLength(0)
  showPage(Page)
  await page.getByRole('button', { name: '도움말' }).click()
  await expect.element(page.getByText('이 화면의 도움말')).toBeVisible()
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve, type FakeRequest } from '../../../core/web/testing/fake-server.ts'
import { sampleRoutes } from '../../../core/web/testing/sample-server.ts'
import { hidePage, showPage, tabIsDirty } from '../../../core/web/testing/show-page.tsx'
import type { HeldGroup, RuleLine } from '../explain.rule.ts'
import { AuthGrpComparePage } from './AuthGrpComparePage.tsx'
import { AuthGrpMenuPage } from './AuthGrpMenuPage.tsx'
import { UserMenusPanel } from './UserMenusPanel.tsx'

const menu = (menuId: string, menuNm: string, upMenuId: string | null, menuLvl: number) => ({
  menuId,
  menuNm,
  upMenuId,
  menuLvl,
  taskGrpCd: 'TGP02',
  portalCd: 'MAIN',
  frontEndUrl: `p/${menuId}`,
  sortOrder: '1',
  useYn: 'Y',
  hasPage: true,
  authGrpNos: [],
})
const menus = [
  menu('A', '공사안전', null, 1),
  menu('B', '작업허가', 'A', 2),
  menu('C', '허가요청', 'B', 3),
  menu('D', '허가승인', 'B', 3),
]
const none = { accessYn: 'N', writeYn: 'N', excelYn: 'N', printYn: 'N' } as const
const held: HeldGroup = {
  authGrpNo: 8,
  authGrpNm: '부서원',
  tableNm: 'userAuthGrp',
  rowNo: 12,
  settingYn: 'Y',
  fromYmd: '2026-01-01',
  toYmd: '2026-12-31',
  deptCd: null,
  deptNm: null,
  subDeptYn: null,
  state: 'inForce',
}
const rule: RuleLine = { ...held, verdict: 'ignored', state: 'over', grant: none }
const user = { userId: 'emp01', userNm: '부서원01', plantNm: '여수', deptNm: '생산1팀', vendorNm: null }

let sent: FakeRequest[]
beforeEach(() => {
  sent = serve({
    ...sampleRoutes,
    'GET /api/manage/menutree': () => ({ data: menus }),
    'GET /api/manage/authgrps': () => ({
      data: [
        { authGrpNo: 7, authGrpNm: '관리감독자', portalCd: 'MAIN', useYn: 'Y' },
        { authGrpNo: 8, authGrpNm: '부서원', portalCd: 'MAIN', useYn: 'Y' },
      ],
    }),
    'GET /api/manage/authgrpmenu/rights': ({ query }) => ({
      data:
        query.get('authGrpNo') === '7' ? [{ menuId: 'D', ...none, accessYn: 'Y', updateDt: 'before' }] : [],
    }),
    'PUT /api/manage/authgrpmenu': () => ({ data: [] }),
    'GET /api/manage/authgrp/whatcan': () => ({
      data: {
        user,
        held: [held],
        menus: [
          { ...menus[2], ...none, accessYn: 'Y', blocks: [], allowing: [0], writing: [], isBranch: false },
          { ...menus[3], ...none, blocks: [], allowing: [], writing: [], isBranch: false },
        ],
      },
    }),
    'GET /api/manage/authgrp/explain': () => ({
      data: { ...none, user, menu: menus[3], pages: null, blocks: ['menuUnused'], rules: [rule] },
    }),
  })
})
afterEach(hidePage)
const box = (name: string) => page.getByRole('checkbox', { name, exact: true })

test('the boxes of a group are linked, and what changed is sent in one piece with what was read', async () => {
  showPage(AuthGrpMenuPage, { search: '?authGrpNo=7' })
  await page.getByLabelText('메뉴명·경로 찾기').fill('허가')
  await box('허가요청 쓰기').click()
  await expect.element(box('허가요청 접근')).toBeChecked()
  // All pages below are open: the boxes above are full.
  await expect.element(box('작업허가 접근')).toBeChecked()
  await expect.element(box('공사안전 쓰기')).toBePartiallyChecked()
  await box('허가승인 접근').click()
  await expect.element(box('작업허가 접근')).toBePartiallyChecked()
  await expect.element(page.getByText('변경 4건')).toBeVisible()
  expect(tabIsDirty()).toBe(true)
  await page.getByRole('button', { name: '저장' }).click()
  await expect
    .poll(() => sent.find(({ method }) => method === 'PUT')?.body)
    .toEqual([
      { authGrpNo: 7, menuId: 'D', ...none, updateDt: 'before' },
      { authGrpNo: 7, menuId: 'C', ...none, accessYn: 'Y', writeYn: 'Y', updateDt: null },
      { authGrpNo: 7, menuId: 'B', ...none, accessYn: 'Y', updateDt: null },
      { authGrpNo: 7, menuId: 'A', ...none, accessYn: 'Y', updateDt: null },
    ])
  await expect.poll(tabIsDirty).toBe(false)
})

test('two groups side by side show where they differ', async () => {
  showPage(AuthGrpComparePage, { search: '?left=7&right=8' })
  await expect.element(page.getByText('다른 메뉴 1개')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /허가승인/ })).toHaveTextContent('허가승인 다름접근없음')
  expect(page.getByText('허가요청').elements()).toHaveLength(0)
  await page.getByLabelText('다른 메뉴만').click()
  await expect.element(page.getByRole('row', { name: /공사안전/ })).toBeVisible()
})

test('the list of what a person can do names the deciding rule with its dates, and why other menus are not seen', async () => {
  showPage(() => <UserMenusPanel userId="emp01" />)
  await expect
    .element(page.getByRole('row', { name: /허가요청/ }))
    .toHaveTextContent('허가요청접근부서원 (8) · 사용자 권한 12번, 2026-01-01 ~ 2026-12-31왜?')
  expect(page.getByText('허가승인').elements()).toHaveLength(0)
  await page.getByLabelText('볼 수 없는 메뉴도').click()
  await page.getByRole('button', { name: '허가승인 왜?' }).click()
  const answer = page.getByRole('dialog')
  await expect.element(answer.getByText('보이지 않습니다', { exact: false })).toBeVisible()
  await expect.element(answer.getByText('메뉴가 미사용입니다.')).toBeVisible()
  await expect.element(answer.getByText('기간 종료')).toBeVisible()
})

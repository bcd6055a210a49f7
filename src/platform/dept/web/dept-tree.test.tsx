import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../core/web/testing/show-page.tsx'
import type { DeptNode } from './dept-queries.web.ts'
import { DeptTreePage } from './DeptTreePage.tsx'

const node = (deptCd: string, deptNm: string, pdeptCd: string | null, plantCd: string): DeptNode => ({
  deptCd,
  deptNm,
  pdeptCd,
  plantCd,
  fromYmd: '2020-01-01',
  toYmd: null,
  useYn: 'Y',
  userCnt: 4,
  updateDt: '2026-03-01T08:00:00+09:00',
})
const depts = [
  node('D110', '여수 생산부', null, '1000'),
  node('D111', '생산1팀', 'D110', '1000'),
  node('D211', '울산 공무팀', 'D110', '2000'),
]
beforeEach(() => {
  serve({
    'GET /api/manage/depttree': () => ({ data: depts }),
    ...Object.fromEntries(
      depts.map((each) => [
        `GET /api/manage/dept/${each.deptCd}`,
        () => ({ data: each, editable: true, allowed: [] }),
      ]),
    ),
  })
})
afterEach(hidePage)

test('departments under a parent of another plant are named above the tree, and a click opens one', async () => {
  showPage(DeptTreePage)
  const warning = page.getByRole('alert').filter({ hasText: '상위부서와 사업장이 다른 부서' })
  await expect.element(warning).toBeVisible()
  expect(warning.getByRole('button').elements()).toHaveLength(1)
  await userEvent.click(warning.getByRole('button', { name: '울산 공무팀 (2000)' }))
  await expect.element(page.getByRole('heading', { name: /울산 공무팀/ })).toBeVisible()
})

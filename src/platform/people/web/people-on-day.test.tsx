import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve, type FakeRequest } from '../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../core/web/testing/show-page.tsx'
import { UserAssignPage } from './UserAssignPage.tsx'

const assignment = {
  plantNm: '여수',
  deptNm: '생산1팀',
  processNm: '반응',
  jobNm: '현장 운전',
  shiftNm: 'A조',
  workerClassNm: '관리감독자',
  fromYmd: '2026-01-01',
  toYmd: null,
}
let sent: FakeRequest[]
beforeEach(() => {
  sent = serve({
    'GET /api/manage/codes/*': () => ({ data: [{ code: '1000', codeNm: '여수' }] }),
    'GET /api/manage/userassignsinforce': () => ({
      data: [
        { userId: 'gas01', userNm: '가스측정자01', employed: 'yes', atWork: 'yes', assignment },
        {
          userId: 'gas02',
          userNm: '가스측정자02',
          employed: 'yes',
          atWork: 'no',
          assignment,
          leave: { fromYmd: '2026-11-01', toYmd: null },
        },
        { userId: 'emp01', userNm: '부서원01', employed: 'unknown', atWork: 'unknown' },
      ],
    }),
  })
})
afterEach(hidePage)

test('a day tells who works where, who is away without why, and of whom nothing is known', async () => {
  showPage(UserAssignPage)
  await expect
    .element(page.getByText('모두 3명 · 휴가·휴직 1명 · 배치 미등록 1명', { exact: true }))
    .toBeVisible()
  await expect.element(page.getByText('휴가·휴직 2026-11-01 ~', { exact: true })).toBeVisible()
  await expect.element(page.getByText('배치 미등록', { exact: true })).toBeVisible()
  await userEvent.fill(page.getByLabelText('이름·아이디'), 'gas')
  await expect.poll(() => sent.some(({ query }) => query.get('words') === 'gas')).toBe(true)
})

import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '../../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../../core/web/testing/show-page.tsx'
import { MsdsComparePage } from './MsdsComparePage.tsx'

const sheet = (msdsNo: number, prodNm: string, msdsVer: number) => ({
  msdsNo,
  msdsCd: `MS-2026-0000${msdsNo}`,
  prodNo: msdsNo,
  prodNm,
  langCd: 'kr',
  langNm: '한국어',
  msdsVer,
  revYmd: '2026-11-20',
})
const answers = (...sheets: object[]) => ({
  'GET /api/chm/msdss': () => ({ data: sheets, total: sheets.length }),
  'GET /api/manage/codes/*': () => ({ data: [] }),
})
afterEach(hidePage)

test('the sheets revised last are one press away from what has changed in them', async () => {
  const sent = serve(answers(sheet(1, '벤젠', 1), sheet(2, '톨루엔', 3)))
  showPage(MsdsComparePage)
  await userEvent.click(page.getByRole('button', { name: /톨루엔/ }))
  await expect.poll(() => sent.map(({ path }) => path)).toContain('/api/chm/msds/2/diff')
  expect(page.getByRole('button', { name: /벤젠/ }).elements()).toHaveLength(0)
})

test('without a second revision the page says that there is nothing to compare', async () => {
  serve(answers(sheet(1, '벤젠', 1)))
  showPage(MsdsComparePage)
  await expect.element(page.getByText('두 판 이상 나온 MSDS가 아직 없습니다.')).toBeVisible()
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { momentOf } from '../../../core/shared/dates.ts'
import { serve, type FakeRequest } from '../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../core/web/testing/show-page.tsx'
import { PlantWorkSummary } from './PlantWorkSummary.tsx'
import { boardDay } from './testing/board-sample.rule.ts'
import { VendorWorkSummary } from './VendorWorkSummary.tsx'

let sent: FakeRequest[]
beforeEach(() => {
  sent = serve({
    'GET /api/saf/status/today': () => ({ data: boardDay(momentOf(new Date())) }),
    'GET /api/saf/permitareas': () => ({
      data: [
        { areaCd: 'A1', areaNm: '반응', ownerDeptCd: 'D111' },
        { areaCd: 'A3', areaNm: '탱크야드', ownerDeptCd: 'D200' },
      ],
      total: 2,
      more: false,
    }),
    'GET /api/saf/workpermits': ({ query }) => ({ data: [], total: query.getAll('state').length * 10, more: false }),
  })
})
afterEach(hidePage)

const tiles = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLAnchorElement>('.summary-tile')].map((tile) => [
      tile.querySelector('span')?.textContent,
      { count: tile.querySelector('b')?.textContent, to: tile.getAttribute('href') },
    ]),
  )

test("each of the vendor's numbers opens the list with the conditions that it was counted with", async () => {
  showPage(VendorWorkSummary)
  await expect.poll(() => tiles()['승인 대기']?.count, { timeout: 5000 }).toBe('40')
  expect(tiles()['작성 중']).toEqual({ count: '10', to: '/wkod/wkodRequest?state=draft' })
  expect(tiles()['작업 중']?.to).toBe('/wkod/wkodRequest?state=working%2CextensionRequested')
  const today = momentOf(new Date()).slice(0, 10)
  const counted = sent.find(({ query }) => query.get('state') === 'approved')?.query
  expect([counted?.get('startDt.from'), counted?.get('startDt.to')]).toEqual([today, today])
  expect(tiles()['오늘 시작할 작업']?.to).toContain(`startDt.from=${today}&startDt.to=${today}`)
})

test("the plant's numbers are those of the own areas, and the board opens with them", async () => {
  showPage(PlantWorkSummary)
  await expect.poll(() => tiles()['작업 중']?.count, { timeout: 5000 }).toBe('1')
  expect(tiles()['작업 중']?.to).toMatch(/\?group=working&area=A1$/)
  expect(tiles()['조치 필요 전체']).toMatchObject({ count: '0' })
  expect(tiles()).not.toHaveProperty('승인할 허가')
})

test('who answers for no area sees all of them', async () => {
  showPage(PlantWorkSummary, { user: { deptCd: 'D999' } })
  await expect.poll(() => tiles()['작업 중']?.count, { timeout: 5000 }).toBe('4')
  expect(tiles()['조치 필요 전체']).toMatchObject({ count: '3' })
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { momentOf } from '../../../core/shared/dates.ts'
import { also, serve, type FakeRequest } from '../../../core/web/testing/fake-server.ts'
import { userEvent, page } from 'vitest/browser'
import { goes, hidePage, showPage } from '../../../core/web/testing/show-page.tsx'
import { PlantSwitch } from '../../../platform/dashboard/web/PlantSwitch.tsx'
import { showHomePlant } from '../../../platform/dashboard/web/home-plant.ts'
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
    'GET /api/manage/codes/COM_PLANT_CD': () => ({
      data: ['0000 전사', '1000 여수공장', '2000 울산공장'].map((plant) => ({
        code: plant.slice(0, 4),
        codeNm: plant.slice(5),
      })),
    }),
    'GET /api/saf/workpermits': ({ query }) => ({
      data: [],
      total: query.getAll('state').length * 10,
      more: false,
    }),
  })
})
afterEach(() => {
  showHomePlant(null)
  hidePage()
})

const tiles = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLAnchorElement>('.state-tile')].map((tile) => [
      tile.querySelector('span')?.textContent,
      { count: tile.querySelector('b')?.textContent, to: tile.getAttribute('href') },
    ]),
  )

test('a company asks for work from its first page, where it may', async () => {
  showPage(VendorWorkSummary)
  const ask = page.getByRole('button', { name: '작업의뢰 요청' })
  expect(ask.query()).toBeNull()
  showPage(VendorWorkSummary, { menu: { frontEndUrl: '/wkod/wkodRequest', routePath: '/wkod/wkodRequest' } })
  await userEvent.click(ask)
  await expect.poll(() => goes).toEqual(['/wkod/wkodAsk'])
})

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

const anyPlant = { deptCd: 'D999', deptAuthGrp: { plantAccessYn: 'Y', deptAccessYn: 'Y' } } as const
const First = () => (
  <>
    <PlantSwitch />
    <PlantWorkSummary />
  </>
)
test('who sees all plants switches between them: all of them are the sum of each, and the lists open with the plant', async () => {
  const day = boardDay(momentOf(new Date()))
  also({
    'GET /api/saf/status/today': () => ({
      data: {
        ...day,
        permits: day.permits.map((permit, index) => ({
          ...permit,
          plantCd: index % 2 === 0 ? '1000' : '2000',
        })),
      },
    }),
  })
  showPage(First, { user: anyPlant })
  const counts = () => ['작업 중', '중지', '조치 필요 전체'].map((label) => Number(tiles()[label]?.count))
  const at = async (name: string, place: RegExp) => {
    await userEvent.click(page.getByText(name, { exact: true }))
    await expect.poll(() => tiles()['작업 중']?.to, { timeout: 5000 }).toMatch(place)
    return counts()
  }
  await expect.poll(() => tiles()['작업 중']?.count, { timeout: 5000 }).toBe('4')
  const all = counts()
  const each = [await at('여수공장', /&plant=1000$/), await at('울산공장', /&plant=2000$/)]
  expect(Math.min(...each.map(([working]) => working!))).toBeGreaterThan(0)
  expect(each[0]!.map((count, index) => count + each[1]![index]!)).toEqual(all)
  await expect
    .poll(() =>
      sent.some(({ path, query }) => path.endsWith('/permitareas') && query.get('plantCd') === '2000'),
    )
    .toBe(true)
  expect(await at('전체', /group=working$/)).toEqual(all)
})

test('who sees one plant has no switch', async () => {
  showPage(First, { user: { deptCd: 'D999', deptAuthGrp: { plantAccessYn: 'N', deptAccessYn: 'N' } } })
  await expect.poll(() => tiles()['작업 중']?.count, { timeout: 5000 }).toBe('4')
  expect(document.querySelector('.home-plants')).toBeNull()
})

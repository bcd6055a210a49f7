import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { also, Refused, serve, type FakeRequest } from '../../../core/web/testing/fake-server.ts'
import { sampleRoutes } from '../../../core/web/testing/sample-server.ts'
import { hidePage, showPage } from '../../../core/web/testing/show-page.tsx'
import { WorkOrderFormPage } from './WorkOrderFormPage.tsx'
import { expectNoSeriousFaults } from '../../../core/web/testing/axe-at-rest.ts'

const areas = [
  { areaCd: 'A1', areaNm: '반응', plantCd: '1000', originX: 0, originY: 0, widthM: 100, heightM: 100 },
  { areaCd: 'A2', areaNm: '증류', plantCd: '1000', originX: 100, originY: 0, widthM: 100, heightM: 100 },
]
const past = {
  wkodNo: 7,
  wkodCd: 'W-1000-2603-00007',
  wkodNm: '펌프 씰 교체',
  plantCd: '1000',
  plantNm: '여수공장',
  rqstDeptCd: 'D120',
  rqstDeptNm: '공무팀',
  execTypeCd: 'V',
  vendorCd: 'V001',
  vendorNm: '한빛플랜트',
  areaCd: 'A2',
  areaNm: '증류',
  mapX: 120,
  mapY: 30,
  planStartDt: '2026-03-01T09:00:00+09:00',
  planEndDt: '2026-03-01T17:00:00+09:00',
  urgencyCd: 'NORMAL',
  workTxt: '씰을 새것으로 바꾼다.',
  riskGradeCd: 'H',
  jsaTxt: 'JSA-7',
  state: 'closed',
  updateDt: '2026-03-02T09:00:00+09:00',
}
const codes: Record<string, [string, string][]> = {
  WKOD_EXEC: [
    ['V', '업체'],
    ['S', '자체'],
  ],
  WKOD_URGENCY: [
    ['NORMAL', '보통'],
    ['URGENT', '긴급'],
  ],
}

let sent: FakeRequest[]
beforeEach(() => {
  localStorage.clear()
  sent = serve({
    ...sampleRoutes,
    'GET /api/manage/codes/*': ({ path }) => ({
      data: (codes[path.split('/').at(-1)!] ?? []).map(([code, codeNm]) => ({ code, codeNm })),
    }),
    'GET /api/saf/permitareas': () => ({ data: areas, total: 2, more: false }),
    'GET /api/saf/wkods': () => ({ data: [], total: 0, more: false }),
    'GET /api/saf/wkod/7': () => ({ data: past, allowed: [], editable: [] }),
  })
})
afterEach(hidePage)
const save = () => userEvent.click(page.getByRole('button', { name: '저장', exact: true }))
/** Beside drafts, which are kept by POST too. */
const posted = () => sent.find(({ method, path }) => method === 'POST' && path === '/api/saf/wkod')?.body

/** A new order that lacks nothing, as a copy of a past one with new times. */
async function showCopy(): Promise<void> {
  showPage(WorkOrderFormPage, { search: '?from=7' })
  await expect.element(page.getByLabelText('작업명', { exact: true })).toHaveValue('펌프 씰 교체')
  for (const [label, text] of [
    ['예정 시작', '2026-03-10 09:00'],
    ['예정 종료', '2026-03-10 17:00'],
  ] as const) {
    await userEvent.fill(page.getByLabelText(label, { exact: true }), text)
    await userEvent.keyboard('{Enter}')
  }
}

test('an empty order says what is missing, also what the kind of work makes necessary', async () => {
  showPage(WorkOrderFormPage)
  await expect.element(page.getByLabelText('작업명', { exact: true })).toBeVisible()
  await save()
  for (const label of ['작업명', '예정 시작', '구역', 'X(m)', '수행업체', '작업내용'])
    await expect.element(page.getByText(`${label} 항목을 입력해 주세요.`)).toBeInTheDocument()
  expect(posted()).toBeUndefined()
})

test('an urgent order needs a reason of ten characters', async () => {
  await showCopy()
  await userEvent.click(page.getByText('긴급', { exact: true }))
  await userEvent.fill(page.getByLabelText('긴급 사유'), '누유')
  await save()
  await expect.element(page.getByText('긴급 의뢰는 사유를 10자 이상 입력해 주세요.')).toBeVisible()
  expect(posted()).toBeUndefined()
})

test('a copy takes the work and its place, not the verdict', async () => {
  also({ 'POST /api/saf/wkod': () => ({ data: { wkodNo: 8 } }) })
  await showCopy()
  await save()
  await expect.poll(posted).toMatchObject({
    wkodNm: '펌프 씰 교체',
    vendorCd: 'V001',
    areaCd: 'A2',
    mapX: 120,
    mapY: 30,
    planStartDt: expect.stringContaining('2026-03-10T09:00'),
  })
  expect(posted()).not.toHaveProperty('jsaTxt')
  expect(posted()).not.toHaveProperty('wkodNo')
})

test('what the server refuses stands at its field', async () => {
  also({
    'POST /api/saf/wkod': () =>
      new Refused(400, {
        message: '입력값을 확인해 주세요.',
        fields: [{ path: 'vendorCd', message: '출입이 정지된 업체입니다.' }],
        reasons: [],
      }),
  })
  await showCopy()
  await save()
  await expect.element(page.getByText('출입이 정지된 업체입니다.')).toBeVisible()
  await expect.element(page.getByLabelText('작업명', { exact: true })).toHaveValue('펌프 씰 교체')
})

test('a place on the picture sets coordinates and area; by key it is the middle of the chosen area', async () => {
  showPage(WorkOrderFormPage)
  const picture = page.getByRole('button', { name: /작업 위치 배치도/ })
  await expect.element(picture).toBeVisible()
  const area = [...document.querySelectorAll('.plant-picture rect')][1]!.getBoundingClientRect()
  const button = picture.element().getBoundingClientRect()
  await userEvent.click(picture, {
    position: {
      x: area.left - button.left + area.width * 0.25,
      y: area.top - button.top + area.height * 0.5,
    },
  })
  await expect.element(page.getByLabelText('X(m)')).toHaveValue('125.0')
  await expect.element(page.getByLabelText('Y(m)')).toHaveValue('50.0')
  await expect.element(page.getByText('증류').last()).toBeInTheDocument()
  picture.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }))
  await expect.element(page.getByLabelText('X(m)')).toHaveValue('150.0')
})

test('axe finds nothing serious on the form', async () => {
  showPage(WorkOrderFormPage, { search: '?from=7' })
  await expect.element(page.getByRole('button', { name: /작업 위치 배치도/ })).toBeVisible()
  await expectNoSeriousFaults(document.querySelector('main')!)
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { momentOf } from '../../../../core/shared/dates.ts'
import { OutboxBar } from '../../../../core/web/outbox/OutboxBar.tsx'
import { outboxStore, type OutboxEntry } from '../../../../core/web/outbox/outbox-store.ts'
import { network } from '../../../../core/web/network.ts'
import { also, serve, type FakeRequest } from '../../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../../core/web/testing/show-page.tsx'
import type { WorkPermit } from '../../permit/work-permit.resource.ts'
import { PermitDetailPage } from './PermitDetailPage.tsx'
import { permitRoutes, sampleDetail, sampleParameters } from './permit.sample.ts'
import { expectNoSeriousFaults } from '../../../../core/web/testing/axe-at-rest.ts'

/** What the server has not taken yet stands on the permit's page, where it was entered. */
const me = { userId: 'vnd01s', portalCd: 'VENDOR' as const, vendorCd: 'V00001', duties: [] }
const check = {
  permitCheckNo: 5,
  stageCd: 'before',
  itemNm: '가연물을 치웠습니다.',
  killYn: 'Y',
  photoYn: 'N',
  needYn: 'Y',
  confirmYn: null,
} as unknown as WorkPermit['checks'][number]
const measDt = '2026-03-10T08:10:00+09:00'
const measured = {
  measTypeCd: 'first',
  measDt,
  pointCd: 'middle',
  o2Pct: 20.9,
  lelPct: 0,
  deviceSn: 'GX-0901',
  testerWorkerNo: 7,
}
const explanation = { title: '판정', inputs: [], formula: '', source: '' }
const explain = {
  risk: explanation,
  requirements: [],
  validity: explanation,
  fireWatcher: null,
  approval: explanation,
  approvalSteps: [],
  confirmations: [],
  shiftSigner: { handover: false, recheck: false },
  ahead: null,
  gasNeeded: false,
  gases: {},
  machine: null,
  gasKnown: {
    testers: [{ workerNo: 7, name: '구본석' }],
    devices: [{ deviceSn: 'GX-2201', calExpYmd: '2099-12-31' }],
  },
  workers: [],
}
const detail = () => sampleDetail({ state: 'approved', checks: [check] })
const unanswered = () => {
  throw new TypeError('Failed to fetch')
}
let sent: FakeRequest[]
let gasAnswer: () => unknown

beforeEach(() => {
  localStorage.clear()
  gasAnswer = unanswered
  sent = serve(permitRoutes)
  also({
    'GET /api/saf/workpermit/1': detail,
    'GET /api/saf/workpermit/1/explain': () => ({ data: explain }),
    'POST /api/saf/workpermit/1/gas': () => gasAnswer(),
    'POST /api/saf/workpermit/1/checks': unanswered,
  })
})
afterEach(async () => {
  for (const { no } of await outboxStore.all()) await outboxStore.remove(no)
  network.reached()
  hidePage()
})
const entry: Omit<OutboxEntry, 'no'> = {
  userId: me.userId,
  requestKey: 'request-key-of-before',
  path: '/api/saf/workpermit/1/gas',
  body: measured,
  what: '가스측정',
  address: '/constSafe/permit/permitDetail?no=1',
  topic: 'workPermit',
  enteredDt: momentOf(new Date()),
  state: 'refused',
  reason: '측정기 교정기한이 지났습니다.',
  fields: [{ path: 'deviceSn', message: '측정기 교정기한이 지났습니다.' }],
}
function Page() {
  return (
    <>
      <OutboxBar go={() => undefined} />
      <PermitDetailPage />
    </>
  )
}
const show = () => showPage(Page, { user: me, search: '?no=1' })
const posted = () => sent.filter(({ method }) => method === 'POST')

test('a refused measurement opens as it was typed, the fault at its field, and keeps the time at which it was measured', async () => {
  await outboxStore.add(entry)
  show()
  const list = page.getByRole('list', { name: '전송하지 못한 측정' })
  await expect.element(list).toMatchTextContent('측정기 교정기한이 지났습니다.')
  await expectNoSeriousFaults(document.body)
  await userEvent.click(list.getByRole('button', { name: '고치기' }))
  const form = page.getByRole('form', { name: '가스측정 입력' })
  await expect.element(form.getByLabelText('산소 O₂')).toHaveValue('20.9')
  await expect.element(form).toMatchTextContent('측정기 교정기한이 지났습니다.')
  await userEvent.click(form.getByRole('radio', { name: /GX-2201/ }))
  await userEvent.fill(form.getByLabelText('구본석 본인 확인번호(PIN)'), '123456')
  gasAnswer = detail
  // Past the calendar, which may still be closing over it.
  ;(form.getByRole('button', { name: /측정 저장/ }).element() as HTMLButtonElement).click()
  await expect.poll(async () => outboxStore.all()).toEqual([])
  expect(posted().map(({ body }) => body)).toEqual([{ ...measured, deviceSn: 'GX-2201', pinPwd: '123456' }])
  expect(list.query()).toBeNull()
})

test('a tick that waits stands there as entered, also when the permit is asked anew', async () => {
  show()
  const box = page.getByRole('checkbox', { name: '가연물을 치웠습니다. 조치' })
  await userEvent.click(box)
  const row = page.getByRole('row', { name: /가연물을 치웠습니다/ })
  await expect.element(row).toMatchTextContent('전송 대기')
  show()
  await expect.element(row).toMatchTextContent('전송 대기')
  await expect.element(box).toBeChecked()
  await expect.element(page.getByRole('heading', { name: '안전조치 확인 0/1' })).toBeVisible()
  await expectNoSeriousFaults(document.body)
})

test('the keypad says that the limits are still being read, and opens when they have come', async () => {
  const parameters = Promise.withResolvers<unknown>()
  also({ 'GET /api/saf/permitparameters': () => parameters.promise })
  show()
  await userEvent.click(page.getByRole('button', { name: '측정 입력' }))
  await expect.element(page.getByText('측정 기준을 불러오는 중입니다.', { exact: false })).toBeVisible()
  parameters.resolve({ data: sampleParameters })
  await expect.element(page.getByRole('form', { name: '가스측정 입력' })).toBeVisible()
})

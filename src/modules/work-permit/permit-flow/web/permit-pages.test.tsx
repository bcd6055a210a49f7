import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Refused, also, serve, type FakeRequest } from '../../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../../core/web/testing/show-page.tsx'
import { sha256 } from '../../../../core/web/sha256.ts'
import { PermitDetailPage } from './PermitDetailPage.tsx'
import { PermitForm } from './PermitForm.tsx'
import { PermitFormPage } from './PermitFormPage.tsx'
import { permitRoutes, sampleDetail } from './permit.sample.ts'
import { VendorHomePage } from './VendorHomePage.tsx'
import { expectNoSeriousFaults } from '../../../../core/web/testing/axe-at-rest.ts'

/** What a form tells of its own use aside. */
const ofPermits = ({ method, path }: FakeRequest) => method === 'POST' && path.startsWith('/api/saf/')
let sent: FakeRequest[]
beforeEach(() => {
  localStorage.clear()
  sent = serve(permitRoutes)
})
afterEach(hidePage)
const button = (name: string | RegExp) => page.getByRole('button', { name })

const user = { userId: 'vnd01s', vendorCd: 'V00001', duties: [] }
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
  gasNeeded: true,
  ahead: null,
  gases: {},
  workers: [],
}
const showDetail = (detail: ReturnType<typeof sampleDetail>) => {
  also({
    'GET /api/saf/workpermit/1': () => detail,
    'GET /api/saf/workpermit/1/explain': () => ({ data: explain }),
  })
  showPage(PermitDetailPage, { user, search: '?no=1' })
}

test('the pre-flight list says what is missing and leads to it', async () => {
  const reasons = [
    { guard: 'gas', message: '작업 전 가스측정이 필요합니다.', fixUrl: '#gases' },
    { guard: 'meeting', message: 'TBM(작업 전 안전점검회의) 미실시', fixUrl: '#meetings' },
  ]
  showDetail(sampleDetail({}, { allowed: [{ action: 'start', label: '작업시작', reasons }] }))
  const list = page.getByRole('region', { name: '다음 단계 준비 상태' })
  await expect.element(list.getByText('TBM(작업 전 안전점검회의) 미실시')).toBeVisible()
  await userEvent.click(
    list.getByRole('listitem').filter({ hasText: 'TBM' }).getByRole('button', { name: '조치하기' }),
  )
  await expect
    .poll(() => document.querySelector('[data-target="meetings"]')?.classList.contains('is-pointed'))
    .toBe(true)
  expect(document.querySelector('[data-target="meetings"]')?.contains(document.activeElement)).toBe(true)
  await expectNoSeriousFaults(document.body)
})

test('anybody stops the work with a reason and without a text', async () => {
  showDetail(
    sampleDetail({ state: 'working' }, { allowed: [{ action: 'suspend', label: '일시중지', reasons: [] }] }),
  )
  also({
    'PUT /api/saf/workpermit/1/suspend': () =>
      sampleDetail({ state: 'suspended', suspReasonCd: 'OTHER', suspReasonNm: '기타' }),
  })
  await userEvent.click(button('일시중지'))
  await expect.element(page.getByRole('radio', { name: '가스경보' })).toBeVisible()
  expect(page.getByRole('radio', { name: '측정기한 초과' }).query()).toBeNull()
  // While the popup fades in, its texts are still pale.
  await expectNoSeriousFaults(document.body)
  await userEvent.click(page.getByRole('radio', { name: '기타' }))
  await userEvent.click(button('지금 일시중지'))
  await expect
    .poll(() => sent.find(({ method }) => method === 'PUT')?.body)
    .toEqual({ suspReasonCd: 'OTHER' })
})

test('words on a stop are not lost by a press beside its dialog', async () => {
  showDetail(
    sampleDetail({ state: 'working' }, { allowed: [{ action: 'suspend', label: '일시중지', reasons: [] }] }),
  )
  await userEvent.click(button('일시중지'))
  const words = page.getByRole('dialog').getByRole('textbox')
  await userEvent.fill(words, '불티가 덮개 밖으로 나감')
  document.querySelector<HTMLElement>('.ant-modal-wrap')!.click()
  await expect.element(words).toHaveValue('불티가 덮개 밖으로 나감')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '닫기' }))
  await expect.element(page.getByText('저장하지 않은 내용이 있습니다', { exact: false })).toBeVisible()
})

const FormPage = () => (
  <PermitForm detail={undefined} defaults={defaults} plantCd="1000" title="작업허가 작성" />
)
const { permitNo: _permitNo, ...row } = sampleDetail().data
const defaults = {
  ...row,
  permitTypeCd: undefined,
  materials: [],
  workers: [{ vendorWorkerNo: 12, roleTxt: '용접' }],
} as Record<string, unknown>

test('hot work: the verdict on the fire watcher stands at once', async () => {
  showPage(FormPage, { user })
  await userEvent.click(page.getByRole('radio', { name: /화기작업/ }))
  // Blank is no answer.
  await expect.element(page.getByText('세 가지 모두 있음·없음으로 답하세요.')).toBeVisible()
  const answer = (question: number, value: string) =>
    userEvent.click(page.getByRole('radio', { name: value, exact: true }).nth(question))
  await answer(0, '없음')
  await answer(1, '없음')
  await answer(2, '없음')
  await expect.element(page.getByText('화재감시자 배치 대상이 아닙니다.')).toBeVisible()
  await answer(0, '있음')
  await expect.element(page.getByText(/화재감시자를 배치해야 합니다/)).toBeVisible()
  await userEvent.fill(page.getByLabelText('가연성물질까지 거리(m)', { exact: true }), '11')
  await expect.element(page.getByText(/화재감시자를 배치해야 합니다/)).toBeVisible()
  await userEvent.fill(page.getByLabelText('가연성물질까지 거리(m)', { exact: true }), '11.1')
  await expect.element(page.getByText('화재감시자 배치 대상이 아닙니다.')).toBeVisible()
  await expectNoSeriousFaults(document.body)
})

test('a supplement that is switched off and on again keeps what was typed, and only chosen ones are sent', async () => {
  also({ 'POST /api/saf/workpermit': () => new Refused(400, { message: '', fields: [], reasons: [] }) })
  showPage(FormPage, { user })
  await userEvent.click(page.getByRole('radio', { name: /일반위험작업/ }))
  const height = page.getByRole('checkbox', { name: /고소/ })
  await userEvent.click(height)
  await userEvent.fill(page.getByLabelText(/작업 높이/), '3.5')
  await expect.element(page.getByText(/고소작업\(2m 이상\)/)).toBeVisible()
  await userEvent.click(height)
  await expect.element(page.getByLabelText(/작업 높이/)).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('checkbox', { name: /정전/ }))
  await userEvent.click(button(/저장$/))
  await expect
    .poll(() => (sent.find(ofPermits)?.body as Record<string, unknown> | undefined)?.['supplements'])
    .toEqual([{ supplCd: 'S2' }])
  await userEvent.click(height)
  await expect.element(page.getByLabelText(/작업 높이/)).toHaveValue('3.5')
})

test('errors of the server stand at the lines and supplements they belong to', async () => {
  const fields = [
    { path: 'workers.0.vendorWorkerNo', message: '수행업체 소속 작업자가 아닙니다.' },
    { path: 'supplements.0.heightM', message: '작업 높이를 확인해 주세요.' },
  ]
  also({
    'POST /api/saf/workpermit': () =>
      new Refused(400, { errorCode: 'BAD_REQUEST', message: '확인', fields, reasons: [] }),
  })
  showPage(FormPage, { user })
  await userEvent.click(page.getByRole('radio', { name: /일반위험작업/ }))
  await userEvent.click(page.getByRole('checkbox', { name: /고소/ }))
  await userEvent.click(button(/저장$/))
  await expect.element(page.getByText('1행: 수행업체 소속 작업자가 아닙니다.')).toBeVisible()
  await expect.element(page.getByText('작업 높이를 확인해 주세요.').first()).toBeVisible()
  const item = document.querySelector('#supplement-S5-heightM')?.closest('.ant-form-item')
  expect(item?.classList.contains('ant-form-item-has-error')).toBe(true)
})

const atWork = {
  state: 'working',
  realStartDt: '2026-03-10T08:05:00+09:00',
  issuerUserId: 'issuer01',
  shiftDueDt: '2026-03-10T14:00:00+09:00',
} as const

test('the handover is signed by whom the server lets, and the running work is told what is missing', async () => {
  const wrong = '비밀번호가 올바르지 않습니다. (1/5)'
  also({
    'POST /api/saf/workpermit/1/sign': () =>
      new Refused(401, { errorCode: 'WRONG_PASSWORD', message: wrong, fields: [], reasons: [] }),
  })
  also({
    'GET /api/saf/workpermit/1': () => sampleDetail(atWork),
    'GET /api/saf/workpermit/1/explain': () => ({
      data: { ...explain, shiftSigner: { handover: true, recheck: true } },
    }),
  })
  showPage(PermitDetailPage, { user: { userId: 'issuer11', duties: [] }, search: '?no=1' })
  const block = page.getByRole('list', { name: '교대인계·재확인' })
  await expect.element(block.getByText('교대인계 03-10 14:00')).toBeVisible()
  await expect.element(block.getByText('지금 서명할 수 있습니다. 새 가스측정도 필요합니다.')).toBeVisible()
  const list = page.getByRole('region', { name: '다음 단계 준비 상태' })
  await expect.element(list.getByText('내 서명을 기다립니다: 교대인계 03-10 14:00')).toBeVisible()
  await expect.element(list.getByText('교대인계 03-10 14:00 교대 측정이 필요합니다.')).toBeVisible()
  await expectNoSeriousFaults(document.body)
  await userEvent.click(block.getByRole('button', { name: '교대인계 서명' }))
  const dialog = page.getByRole('dialog', { name: '교대인계 서명' })
  // A wrong one is told at its field, not in a dialog over the dialog.
  await userEvent.type(dialog.getByLabelText('비밀번호'), 'b{Enter}')
  await expect.element(dialog.getByText(wrong)).toBeVisible()
  expect(page.getByRole('dialog').elements()).toHaveLength(1)
  also({ 'POST /api/saf/workpermit/1/sign': () => sampleDetail(atWork) })
  await userEvent.fill(dialog.getByLabelText('비밀번호'), 'a')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => sent.findLast(ofPermits)?.body)
    .toEqual({ signRoleCd: 'handover', userPwdSHA: sha256('a') })
})

test('the head sees what he confirms, and until when', async () => {
  const confirmations = [
    {
      role: 'operationHead',
      signRoleCd: 'confirmOperationHead',
      label: '운전부서장',
      signed: false,
      mine: true,
    },
  ]
  also({
    'GET /api/saf/workpermit/1': () => sampleDetail({ state: 'closed', confirmDueYmd: '2026-03-11' }),
    'GET /api/saf/workpermit/1/explain': () => ({ data: { ...explain, confirmations } }),
  })
  showPage(PermitDetailPage, { user, search: '?no=1' })
  const block = page.getByRole('list', { name: '익일 확인' })
  await expect.element(block.getByText('기한(2026-03-11)이 지났습니다.')).toBeVisible()
  await expect.element(block.getByRole('button', { name: '익일 확인' })).toBeVisible()
})

test('the request for an extension says how far it may go and what it crosses', async () => {
  showDetail(
    sampleDetail(
      {
        ...atWork,
        shiftDueDt: null,
        startDt: '2026-03-10T14:00:00+09:00',
        endDt: '2026-03-10T21:00:00+09:00',
      },
      {
        allowed: [{ action: 'requestExtension', label: '연장요청', reasons: [] }],
      },
    ),
  )
  await userEvent.click(button('연장요청'))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/최대 2026-03-11 01:00까지 요청할 수 있습니다/)).toBeVisible()
  await expect
    .element(
      dialog.getByText(
        /연장은 1회, 최대 4시간\(전체 12시간 이내\)이며, 종료 30분 전\(20:30\)까지 요청합니다/,
      ),
    )
    .toBeVisible()
  const end = dialog.getByLabelText('연장 종료시각')
  await userEvent.fill(end, '2026-03-10 22:30')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText(/교대시각\(22:00\)을 넘깁니다/)).toBeVisible()
})

test('a work of the own department names employees', async () => {
  also({
    'GET /api/saf/workpermitcrew': () => ({
      data: [{ key: 'coop01', name: '전기협조01', deptNm: '전기팀', reasons: [] }],
    }),
    'POST /api/saf/workpermit': () => new Refused(400, { message: '', fields: [], reasons: [] }),
  })
  const own = { ...defaults, supWorkerNo: null, supUserId: 'rqst02', supUserNm: '공사감독자02', workers: [] }
  showPage(
    () => (
      <PermitForm detail={undefined} defaults={own} plantCd="1000" execDeptCd="D122" title="작업허가 작성" />
    ),
    { user },
  )
  await userEvent.click(page.getByRole('radio', { name: /일반위험작업/ }))
  expect(page.getByLabelText('함께 작업할 사람').query()).toBeNull()
  await userEvent.click(page.getByLabelText('함께 작업할 직원'))
  await userEvent.click(page.getByText('전기협조01 (전기팀)'))
  await userEvent.click(button(/저장$/))
  await expect
    .poll(() => sent.find(ofPermits)?.body)
    .toMatchObject({ supUserId: 'rqst02', workers: [{ workerUserId: 'coop01' }] })
})

test('who begins with an empty permit is asked about what was typed, and nothing of the last permit stays', async () => {
  const order = {
    wkodNo: 7,
    wkodCd: 'W-1000-2603-00007',
    wkodNm: 'R-101 배관 보수',
    state: 'inProgress',
    plantCd: '1000',
    vendorCd: 'V00001',
    execDeptCd: null,
    areaCd: 'A1',
    areaNm: '반응',
    facilityTxt: 'R-101',
    workTxt: '배관을 보수한다.',
    permitTypeCd: 'H',
    supplCds: [],
    matTags: [],
    planStartDt: '2026-03-10T08:00:00+09:00',
    planEndDt: '2099-03-10T17:00:00+09:00',
  }
  const past = { toolTxt: '교류 아크용접기', ppeCds: [], workers: [{ vendorWorkerNo: 12, roleTxt: '용접' }] }
  also({
    'GET /api/saf/wkod/7': () => ({ data: order, allowed: [], editable: [] }),
    'GET /api/saf/permitarea/A1': () => ({ data: { areaCd: 'A1', exZoneCd: 'zone2' }, allowed: [] }),
    'GET /api/saf/workpermits': () => ({
      data: [{ ...row, permitNo: 1, state: 'closed' }],
      total: 1,
      more: false,
    }),
    'GET /api/saf/workpermit/1': () => sampleDetail({ state: 'closed', ...past } as never),
  })
  showPage(PermitFormPage, { user, search: '?wkodNo=7' })
  const tools = page.getByRole('textbox', { name: /공구/ })
  const brought = page.getByText(/지난 허가 P-1000-20260310-0001에서 작업자 1명/)
  await expect.element(brought).toBeVisible()
  await expect.element(tools).toHaveValue('교류 아크용접기')
  await expect.element(page.getByText('이준호').first()).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: /작업명/ }), '배관 절단')
  await userEvent.click(button('비우고 시작'))
  const asked = page.getByRole('dialog')
  await expect.element(asked.getByText(/지금까지 입력한 내용도 지우고/)).toBeVisible()
  await userEvent.click(asked.getByRole('button', { name: '취소' }))
  await expect.element(page.getByRole('textbox', { name: /작업명/ })).toHaveValue('배관 절단')
  await userEvent.click(button('비우고 시작'))
  await userEvent.click(asked.getByRole('button', { name: '확인' }))
  await expect.element(brought).not.toBeInTheDocument()
  await expect.element(tools).toHaveValue('')
  await expect.element(page.getByRole('textbox', { name: /작업명/ })).toHaveValue('R-101 배관 보수')
  expect(page.getByText('이준호').elements()).toHaveLength(0)
})

test('who may not work is marked before being chosen', async () => {
  showPage(FormPage, { user })
  await userEvent.click(page.getByLabelText('함께 작업할 사람'))
  await expect
    .element(page.getByText('투입 불가: 출입안전교육이 2026-03-01 만료되었습니다. 외 1건'))
    .toBeVisible()
  const asked = sent.find(({ path }) => path === '/api/saf/workpermitcrew')!.query
  expect([asked.get('wkodNo'), asked.get('workYmd')]).toEqual(['7', '2026-03-10'])
})

const failed = () =>
  new Refused(500, {
    errorCode: 'SERVER_ERROR',
    message: '처리 중 오류가 발생했습니다.',
    fields: [],
    reasons: [],
  })
test('on a phone: what could not be asked is not called nothing to do, and comes when it is asked again', async () => {
  await page.viewport(360, 740)
  also({
    'GET /api/saf/workpermits': failed,
    'GET /api/saf/wkods': failed,
    'GET /api/saf/workpermits/states': () => ({ data: {} }),
  })
  showPage(VendorHomePage)
  const again = page.getByRole('button', { name: '다시 시도' })
  await expect.poll(() => again.elements().length).toBe(3)
  for (const untrue of [/할 일이 없습니다/, /작업의뢰가 없습니다/, /허가가 없습니다/, /총 0건/])
    expect(page.getByText(untrue).elements()).toHaveLength(0)
  also({ 'GET /api/saf/workpermits': () => ({ data: [sampleDetail().data], total: 10_000, more: true }) })
  document.querySelector<HTMLElement>('[aria-label="우리 회사 작업허가"] .ant-result button')?.click()
  await expect.element(page.getByText('총 10,000+건')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '맨 끝' })).toBeVisible()
  await page.viewport(1440, 900)
})

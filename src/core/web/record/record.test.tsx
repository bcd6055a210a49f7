import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Refused, also, serve, type FakeRequest } from '../testing/fake-server.ts'
import { permitDetail, sampleRoutes } from '../testing/sample-server.ts'
import { SampleDetailPage } from '../testing/SamplePages.tsx'
import { queryClient } from '../query.ts'
import { hidePage, showPage } from '../testing/show-page.tsx'
import { samplePermit } from '../testing/work-permit.ts'
import type { AnyResource } from '../../shared/resource.ts'
import { RecordPage } from './RecordPage.tsx'
import { registerApprovalPanel, type ApprovalPanelProps } from './approval-panel.ts'
import { expectNoSeriousFaults } from '../testing/axe-at-rest.ts'

let sent: FakeRequest[]
beforeEach(() => {
  localStorage.clear()
  sent = serve(sampleRoutes)
})
afterEach(hidePage)
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')

test('a step that is not allowed says why and where that can be fixed', async () => {
  showPage(SampleDetailPage)
  const refused = button(/완료신고/)
  await expect.element(refused).toHaveAttribute('aria-disabled', 'true')
  refused.element().focus()
  await expect.element(page.getByText('화재감시자가 배치되지 않았습니다.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: '바로가기' })).toHaveAttribute('href', '/wkod/gas?no=1')
  await userEvent.click(refused, { force: true })
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false)
})

test('a press keeps the reasons of a refused step open until Esc, wherever the pointer goes', async () => {
  showPage(SampleDetailPage)
  const refused = button(/완료신고/)
  const why = page.getByText('화재감시자가 배치되지 않았습니다.')
  await userEvent.hover(refused)
  await expect.element(why).toBeVisible()
  await userEvent.click(refused, { force: true })
  await userEvent.hover(page.getByRole('heading').first())
  await new Promise((resolve) => setTimeout(resolve, 400))
  await expect.element(why).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(why).not.toBeVisible()
})

test('an allowed step is asked for and done with the version on the screen', async () => {
  also({
    'PUT /api/sample/permit/1/start': () => ({
      ...permitDetail(1),
      data: { ...permitDetail(1).data, state: 'working' },
      allowed: [],
    }),
  })
  showPage(SampleDetailPage)
  await userEvent.click(button('작업시작'))
  // It names the record and what becomes of it; beside the act stands the way back.
  await expect.element(dialog().getByText("'허가요청'에서 '작업중' 상태로 바뀝니다.")).toBeVisible()
  await expect.element(dialog().getByText('닫기', { exact: true })).toBeVisible()
  await userEvent.click(dialog().getByRole('button', { name: '작업시작' }))
  await expect.element(page.getByText('작업시작 처리되었습니다.')).toBeVisible()
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    updateDt: permitDetail(1).data.updateDt,
  })
  await expect.element(page.getByText('작업중').nth(0)).toBeVisible()
})

test('a step that is pressed while the form is being saved waits for the save', async () => {
  let saved: () => void = () => undefined
  also({
    'PUT /api/sample/permit/1': () =>
      new Promise(
        (resolve) =>
          (saved = () =>
            resolve({
              ...permitDetail(1),
              data: { ...permitDetail(1).data, updateDt: '2026-03-10T10:30:00+09:00' },
            })),
      ),
    'PUT /api/sample/permit/1/start': () => permitDetail(1),
  })
  showPage(SampleDetailPage)
  await userEvent.click(button('저장'))
  await expect.poll(() => sent.some(({ method }) => method === 'PUT')).toBe(true)
  await userEvent.click(button('작업시작'))
  expect(dialog().query()).toBeNull()
  saved()
  await userEvent.click(dialog().getByRole('button', { name: '작업시작' }))
  await expect
    .poll(() => sent.filter(({ method }) => method === 'PUT').map(({ path }) => path))
    .toEqual(['/api/sample/permit/1', '/api/sample/permit/1/start'])
})

test('a reason that is too short and a missing input stay in the popup', async () => {
  also({ 'PUT /api/sample/permit/1/suspend': () => permitDetail(1) })
  showPage(SampleDetailPage)
  await userEvent.click(button('일시중지'))
  await userEvent.fill(dialog().getByLabelText('사유'), '짧다')
  await userEvent.click(dialog().getByRole('button', { name: '일시중지' }))
  await expect.element(page.getByText('사유를 10자 이상 입력해 주세요.')).toBeVisible()
  await expect.element(page.getByText('중지사유 항목을 입력해 주세요.')).toBeVisible()
  await userEvent.fill(
    dialog().getByLabelText('사유', { exact: true }),
    '가스 경보가 울려 모두 대피하였습니다.',
  )
  // What was said of a value goes with it.
  await expect.element(page.getByText('사유를 10자 이상 입력해 주세요.')).not.toBeInTheDocument()
  await expect.element(page.getByText('중지사유 항목을 입력해 주세요.')).toBeVisible()
  await userEvent.click(dialog().getByLabelText('중지사유'))
  await userEvent.click(page.getByTitle('가스경보'))
  await expect.element(page.getByText('중지사유 항목을 입력해 주세요.')).not.toBeInTheDocument()
  await userEvent.click(dialog().getByRole('button', { name: '일시중지' }))
  await expect
    .poll(() => sent.find(({ method }) => method === 'PUT')?.body)
    .toMatchObject({ suspendCd: 'GAS', reason: '가스 경보가 울려 모두 대피하였습니다.' })
})

test('a record that was stopped under an open question says so before anything is done to it', async () => {
  const puts = () => sent.filter(({ method }) => method === 'PUT').length
  also({ 'PUT /api/sample/permit/1/start': () => permitDetail(1) })
  showPage(SampleDetailPage)
  await userEvent.click(button('작업시작'))
  await expect.element(dialog().getByText("'허가요청'에서 '작업중' 상태로 바뀝니다.")).toBeVisible()
  const stopped = permitDetail(1)
  also({
    'GET /api/sample/permit/1': () => ({ ...stopped, data: { ...stopped.data, state: 'suspended' } }),
  })
  await queryClient.invalidateQueries()
  const moved = page.getByRole('dialog', { name: '그 사이 상태가 바뀌었습니다.' })
  await expect.element(moved).toMatchTextContent("다른 사람이 '허가요청'에서 '일시중지'(으)로 바꾸었습니다.")
  expect(puts()).toBe(0)
  await userEvent.click(moved.getByRole('button', { name: '작업시작' }))
  await expect.poll(() => moved.query()).toBeNull()
  await userEvent.click(dialog().getByRole('button', { name: '작업시작' }))
  await expect.poll(puts).toBe(1)
})

test('reasons of the server are shown in the popup', async () => {
  also({
    'PUT /api/sample/permit/1/start': () =>
      new Refused(422, {
        message: '작업을 시작할 수 없습니다.',
        fields: [],
        reasons: [{ guard: 'gas', message: '산소 농도가 기준을 벗어났습니다.' }],
      }),
  })
  showPage(SampleDetailPage)
  await userEvent.click(button('작업시작'))
  await userEvent.click(dialog().getByRole('button', { name: '작업시작' }))
  await expect.element(dialog().getByText('산소 농도가 기준을 벗어났습니다.')).toBeVisible()
})
test('a reason that is the message of the refusal is said once, with its way there', async () => {
  const message = '유효한 출입증이 없습니다.'
  also({
    'PUT /api/sample/permit/1/start': () =>
      new Refused(422, {
        message,
        fields: [],
        reasons: [
          { guard: 'pass', message, fixUrl: '/sample/permit/permitList' },
          { guard: 'gas', message: '산소 농도가 기준을 벗어났습니다.' },
        ],
      }),
  })
  showPage(SampleDetailPage)
  await userEvent.click(button('작업시작'))
  await userEvent.click(dialog().getByRole('button', { name: '작업시작' }))
  const alert = dialog().getByRole('alert')
  await expect.element(alert.getByText('산소 농도가 기준을 벗어났습니다.')).toBeVisible()
  expect(alert.element().textContent.split(message)).toHaveLength(2)
  await expect.element(alert.getByRole('link')).toBeVisible()
})

test('the history shows who changed what, old and new by name, and the way through the states', async () => {
  showPage(SampleDetailPage)
  await userEvent.click(button(/이력/))
  await expect.element(page.getByText('소화기 배치 위치가 도면과 다릅니다.')).toBeVisible()
  await userEvent.click(page.getByRole('tab', { name: '변경' }))
  await expect.element(page.getByText('일반위험작업 → 화기작업')).toBeVisible()
  await expect.element(page.getByText('3 → 4')).toBeVisible()
})

test('the history speaks in words: names of states, and of what stands in a line, no codes', async () => {
  const known = sampleRoutes['GET /api/sample/permit/1/history'] as () => { data: { audit: object[] } }
  const entry = (auditNo: number, diff: object) => ({ ...known().data.audit[0], auditNo, diff })
  also({
    'GET /api/sample/permit/1/history': () => ({
      data: {
        states: [],
        audit: [
          entry(3, { state: ['requested', 'working'], device: [null, '탱크야드 초소'] }),
          entry(2, { internalThing: [null, { first: '가', second: 2 }] }),
        ],
      },
    }),
  })
  showPage(SampleDetailPage)
  await userEvent.click(button(/이력/))
  await userEvent.click(page.getByRole('tab', { name: '변경' }))
  const drawer = page.getByRole('dialog', { name: /이력/ })
  await expect.element(drawer.getByText('허가요청 → 작업중')).toBeVisible()
  await expect.element(drawer).toMatchTextContent('현장 단말기')
  await expect.element(drawer).toMatchTextContent('그 밖의 기록')
  await expect.element(drawer).toMatchTextContent('가 · 2')
  expect(drawer.element().textContent).not.toMatch(/internalThing|[{}]/)
})

test('a record of another owner is shown as not found', async () => {
  also({
    'GET /api/sample/permit/1': () =>
      new Refused(404, { message: '자료를 찾을 수 없습니다.', fields: [], reasons: [] }),
  })
  showPage(SampleDetailPage)
  await expect.element(page.getByText('자료를 찾을 수 없습니다.')).toBeVisible()
})

test('axe finds nothing serious while a step is asked for', async () => {
  showPage(SampleDetailPage)
  await userEvent.click(button('일시중지'))
  await expect.element(dialog().getByLabelText('사유')).toBeVisible()
  await expectNoSeriousFaults(document.querySelector('.ant-modal')!)
})

const fixed = {
  ...samplePermit,
  fields: Object.fromEntries(
    Object.entries(samplePermit.fields).map(([name, field]) => [name, { ...field, readOnly: true }]),
  ),
  lines: {},
  files: undefined,
} as unknown as AnyResource
const FixedPage = () => (
  <RecordPage
    resource={fixed}
    recordKey="1"
    list="/sample/permits"
    nameOf={() => '출입증'}
    ownActs
    form={({ Field }) => <Field name={'workNm'} />}
  />
)
test('a record into which nobody writes has nothing to save, and what others do is no button for its reader', async () => {
  also({
    'GET /api/sample/permit/1': () => ({
      ...permitDetail(1),
      allowed: [
        { action: 'start', label: '작업시작', reasons: [] },
        { action: 'cancel', label: '취소', reasons: [{ guard: 'who', message: '발급자만 할 수 있습니다.' }] },
        {
          action: 'suspend',
          label: '일시중지',
          reasons: [{ guard: 'right', message: '저장 권한이 없습니다.' }],
        },
      ],
    }),
  })
  showPage(FixedPage)
  await expect.element(button('작업시작')).toBeVisible()
  await expect.element(button('저장')).not.toBeInTheDocument()
  await expect.element(button(/취소/)).not.toBeInTheDocument()
  await expect.element(button(/일시중지/)).not.toBeInTheDocument()
})

const approved = {
  ...fixed,
  transitions: {
    start: {
      label: '작업시작',
      from: ['requested'],
      to: 'working',
      approval: { biz: 'ABZ01', approved: 'go', rejected: 'back', withdrawn: 'back', discarded: 'back' },
    },
  },
} as unknown as AnyResource
const Documents = ({ taskClassNm, apprBizKey }: ApprovalPanelProps) => (
  <p>
    결재 문서 {taskClassNm} {apprBizKey}
  </p>
)
const pageOf = (resource: AnyResource) => () => (
  <RecordPage
    resource={resource}
    recordKey="1"
    list="/sample/permits"
    nameOf={() => '출입증'}
    form={({ Field }) => <Field name={'workNm'} />}
  />
)
test('a record that goes through approval shows its documents, any other asks for none', async () => {
  registerApprovalPanel(() => Promise.resolve(Documents))
  showPage(pageOf(approved))
  await expect.element(page.getByText(`결재 문서 ${samplePermit.name} 1`)).toBeVisible()
  hidePage()
  showPage(pageOf(fixed))
  await expect.element(page.getByRole('heading', { name: '출입증' })).toBeVisible()
  await expect.element(page.getByText(/결재 문서/)).not.toBeInTheDocument()
})

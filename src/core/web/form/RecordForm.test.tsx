import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { number, refCode } from '../../shared/field.ts'
import type { AnyResource } from '../../shared/resource.ts'
import { Refused, also, serve, type FakeRequest } from '../testing/fake-server.ts'
import { permitDetail, sampleRoutes } from '../testing/sample-server.ts'
import { SampleDetailPage, SampleNewPage } from '../testing/SamplePages.tsx'
import { hidePage, showPage, tabIsDirty } from '../testing/show-page.tsx'
import { samplePermit } from '../testing/work-permit.ts'
import { drafts } from './drafts.ts'
import { FieldInput } from './FieldInput.tsx'
import type { InputProps } from '../components/input-props.ts'
import { RecordForm } from './RecordForm.tsx'
import { useRecordForm } from './use-record-form.ts'
import { expectNoSeriousFaults } from '../testing/axe-at-rest.ts'

let sent: FakeRequest[]
beforeEach(() => {
  localStorage.clear()
  sent = serve(sampleRoutes)
})
afterEach(hidePage)
const draftNames = () => Object.keys(localStorage).filter((name) => name.startsWith('portal.draft.'))
const save = () => userEvent.click(page.getByRole('button', { name: '저장', exact: true }))
const label = (text: string) => page.getByLabelText(text, { exact: true })

test('a missing value is reported at its field, and the first such field gets the cursor', async () => {
  showPage(SampleNewPage)
  await save()
  await expect.element(page.getByText('작업명 항목을 입력해 주세요.')).toBeVisible()
  await expect.element(page.getByText('작업책임자 항목을 입력해 주세요.')).toBeVisible()
  await expect.element(page.getByText('유효성 검사도중 에러가 발생하였습니다.')).toBeVisible()
  await expect.element(label('작업명')).toHaveFocus()
  expect(sent.some(({ method }) => method === 'POST')).toBe(false)
})

test('a field is checked when it is left, and the message goes while it is corrected', async () => {
  showPage(SampleNewPage)
  await userEvent.fill(label('작업인원'), '0')
  await userEvent.tab()
  await expect.element(page.getByText('작업인원 항목은 1 이상이어야 합니다.')).toBeVisible()
  await userEvent.fill(label('작업인원'), '12')
  await expect.element(page.getByText('작업인원 항목은 1 이상이어야 합니다.')).not.toBeInTheDocument()
})

const drawn = vi.fn()
function CountedInput(props: InputProps) {
  drawn()
  return <FieldInput {...props} />
}
function CountedPage() {
  const form = useRecordForm(samplePermit, undefined)
  return (
    <RecordForm form={form}>
      <form.Field name="workNm" />
      <form.Field name="headCnt" input={CountedInput} />
    </RecordForm>
  )
}
test('a key draws its own field, not every other one', async () => {
  showPage(CountedPage)
  await userEvent.fill(label('작업명'), '배관')
  const before = drawn.mock.calls.length
  await userEvent.type(label('작업명'), ' 용접 보수')
  await expect.element(label('작업명')).toHaveValue('배관 용접 보수')
  expect(drawn.mock.calls.length).toBe(before)
})

test('text is cut at its limit and trimmed, numbers keep digits, minus and dot', async () => {
  showPage(SampleNewPage)
  await userEvent.fill(label('작업명'), `  ${'가'.repeat(120)}`)
  await userEvent.tab()
  await expect.element(label('작업명')).toHaveValue('가'.repeat(98))
  await userEvent.fill(label('작업금액'), '1a2b5,0원00')
  await userEvent.tab()
  await expect.element(label('작업금액')).toHaveValue('125,000')
})

test('a duplicate tag is refused with its message', async () => {
  showPage(SampleNewPage)
  await userEvent.click(label('사용공구'))
  await userEvent.keyboard('용접기{Enter}용접기{Enter}')
  await expect.element(page.getByText('이미존재하는항목입니다.')).toBeVisible()
})

test("the server's refusals stand at their fields and cells, and no typed text is lost", async () => {
  also({
    'PUT /api/sample/permit/1': () =>
      new Refused(400, {
        message: '입력값을 확인해 주세요.',
        fields: [
          { path: 'workers.1.careerCnt', message: '경력(년) 항목은 5 이상이어야 합니다.' },
          { path: 'vendorCd', message: '출입이 정지된 업체입니다.' },
        ],
        reasons: [],
      }),
  })
  showPage(SampleDetailPage)
  await userEvent.fill(label('작업명'), '반응기 배관 교체')
  await save()
  await expect.element(page.getByText('출입이 정지된 업체입니다.')).toBeVisible()
  await expect.element(page.getByText('2행: 경력(년) 항목은 5 이상이어야 합니다.')).toBeVisible()
  await expect.element(label('작업명')).toHaveValue('반응기 배관 교체')
  const put = sent.find(({ method }) => method === 'PUT')
  expect(put?.body).toMatchObject({
    workNm: '반응기 배관 교체',
    updateDt: permitDetail(1).data.updateDt,
    workers: [{ permitWorkerNo: 1 }, { permitWorkerNo: 2 }],
  })
  expect(put?.body).not.toHaveProperty('deptNm')
  expect(put?.body).not.toHaveProperty('permitCd')
})

test('reasons without a field stand at the head of the form', async () => {
  also({
    'PUT /api/sample/permit/1': () =>
      new Refused(409, {
        message: '다른 사용자가 먼저 수정하였습니다. 다시 조회해 주세요.',
        fields: [],
        reasons: [],
      }),
  })
  showPage(SampleDetailPage)
  await userEvent.fill(label('작업명'), '펌프 교체')
  await save()
  await expect.element(page.getByText('다른 사용자가 먼저 수정하였습니다. 다시 조회해 주세요.')).toBeVisible()
  await expect.element(label('작업명')).toHaveValue('펌프 교체')
})

test('a saved record is no longer unsaved', async () => {
  also({ 'PUT /api/sample/permit/1': () => permitDetail(1) })
  showPage(SampleDetailPage)
  await userEvent.fill(label('작업명'), '펌프 교체')
  await expect.poll(tabIsDirty).toBe(true)
  await save()
  await expect.element(page.getByText('저장되었습니다.')).toBeVisible()
  await expect.poll(tabIsDirty).toBe(false)
  expect(draftNames()).toEqual([])
})

test('typed text is kept as a draft and offered again', async () => {
  showPage(SampleNewPage)
  await userEvent.fill(label('작업명'), '저장하지 못한 작업')
  await expect.poll(draftNames, { timeout: 4000 }).toEqual(['portal.draft.E1001.samplePermit.new'])
  showPage(SampleNewPage)
  await expect.element(label('작업명')).toHaveValue('')
  await userEvent.click(page.getByRole('button', { name: '임시저장 불러오기' }))
  await expect.element(label('작업명')).toHaveValue('저장하지 못한 작업')
})

test('the draft says when it was kept by the clock of the plant, wherever the browser stands', async () => {
  drafts.write('portal.draft.E1001.samplePermit.new', {
    savedAt: new Date().setUTCHours(0, 4, 0, 0),
    values: { workNm: '저장하지 못한 작업' },
  })
  showPage(SampleNewPage)
  await expect.element(page.getByText(/\d{4}-\d{2}-\d{2} 09:04/)).toBeVisible()
})

test('another user does not see the draft', async () => {
  showPage(SampleNewPage)
  await userEvent.fill(label('작업명'), '남의 글')
  await expect.poll(draftNames, { timeout: 4000 }).toHaveLength(1)
  showPage(SampleNewPage, { user: { userId: 'E2002' } })
  await expect.element(label('작업명')).toBeVisible()
  expect(page.getByRole('button', { name: '임시저장 불러오기' }).elements()).toHaveLength(0)
})

test('a draft stays when the page is left before the pause is over', async () => {
  showPage(SampleNewPage)
  await userEvent.fill(label('작업명'), '급히 떠남')
  hidePage()
  expect(draftNames()).toHaveLength(1)
})

test('a user without the right to other departments starts with the own one, locked', async () => {
  showPage(SampleNewPage, { user: { deptAuthGrp: { plantAccessYn: 'N', deptAccessYn: 'N' } } })
  await expect.element(label('운전부서')).toHaveValue('생산1팀')
  await expect.element(label('운전부서')).toBeDisabled()
  expect(tabIsDirty()).toBe(false)
})

test('a record that may not be edited is only read', async () => {
  also({
    'GET /api/sample/permit/1': () => ({
      ...permitDetail(1),
      editable: [{ guard: 'state', message: '작성중일 때만 수정할 수 있습니다.' }],
    }),
  })
  showPage(SampleDetailPage)
  await expect.element(page.getByText('열교환기 출구 배관 2곳을', { exact: false })).toBeVisible()
  expect(
    label('작업명')
      .elements()
      .filter((element) => element instanceof HTMLInputElement),
  ).toHaveLength(0)
  await expect.element(page.getByText('1,250,000원')).toBeVisible()
  await expect.element(page.getByText('밀폐공간 출입')).toBeVisible()
})

test.each([
  ['new', SampleNewPage],
  ['detail', SampleDetailPage],
])('axe finds nothing serious on the %s form', async (_name, Page) => {
  const host = showPage(Page)
  await expect.element(page.getByText('밀폐공간 출입')).toBeVisible()
  await expectNoSeriousFaults(host)
})

test('fields stand side by side where there is room, and below each other on a phone', async () => {
  showPage(SampleNewPage)
  await expect.element(label('작업명')).toBeVisible()
  const columns = () =>
    getComputedStyle(document.querySelector('.form-block-grid')!).gridTemplateColumns.split(' ').length
  expect(columns()).toBeGreaterThanOrEqual(4)
  await page.viewport(360, 740)
  await expect.poll(columns).toBe(1)
  await page.viewport(1440, 900)
})

const ofCompanies = {
  ...samplePermit,
  fields: {
    workNm: samplePermit.fields.workNm,
    vendorCd: refCode('협력업체', 'vendor', { required: true }),
  },
  lines: {},
} as unknown as AnyResource
function CompanyPage() {
  const form = useRecordForm(ofCompanies, undefined)
  return (
    <RecordForm form={form}>
      <form.Field name={'workNm'} />
      <button type="button" onClick={() => void form.submit()}>
        저장
      </button>
    </RecordForm>
  )
}
test('the company that the session fills is sent and never demanded of its own people', async () => {
  showPage(CompanyPage, { user: { vendorCd: 'V001', vendorNm: '한빛플랜트' } })
  await userEvent.fill(label('작업명'), '배관 용접')
  await save()
  await expect
    .poll(() => sent.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({ workNm: '배관 용접', vendorCd: 'V001' })
})

const withParts = {
  ...ofCompanies,
  fields: { workNm: samplePermit.fields.workNm },
  lines: {
    parts: { name: 'part', title: '부품', key: 'partNo', parent: 'headNo', fields: { qty: number('수량') } },
  },
} as unknown as AnyResource
function PartsPage() {
  const form = useRecordForm(withParts, undefined)
  return (
    <RecordForm form={form}>
      <form.Field name={'workNm'} />
      <form.Lines name={'parts'} />
      <button type="button" onClick={() => void form.submit()}>
        저장
      </button>
    </RecordForm>
  )
}
test('a save says at its row and in its cell what could not be taken, and keeps what was pasted there', async () => {
  showPage(PartsPage)
  await userEvent.fill(label('작업명'), '배관 용접')
  await userEvent.click(page.getByRole('button', { name: '행 추가' }))
  await userEvent.keyboard('{Escape}')
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', '5\r\n아홉')
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
  const cell = page.getByRole('gridcell', { name: '아홉' })
  await expect.element(cell).toHaveAttribute('aria-invalid', 'true')
  await save()
  await expect.element(page.getByText(/^2행: .*수량/)).toBeVisible()
  await expect.element(cell).toBeVisible()
  expect(sent.filter(({ method, path }) => method === 'POST' && path !== '/api/manage/formuse')).toEqual([])
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { date, datetime, text, time } from '../../shared/field.ts'
import { momentOf, showMoment } from '../../shared/dates.ts'
import type { AnyResource } from '../../shared/resource.ts'
import { serve, type FakeRequest } from '../testing/fake-server.ts'
import { sampleRoutes } from '../testing/sample-server.ts'
import { hidePage, showPage } from '../testing/show-page.tsx'
import { tabStore } from '../tab-store.ts'
import { samplePermit } from '../testing/work-permit.ts'
import { PeriodInput } from './PeriodInput.tsx'
import { RecordForm } from './RecordForm.tsx'
import { useRecordForm } from './use-record-form.ts'

const visit = {
  ...samplePermit,
  fields: {
    visitYmd: date('방문일'),
    visitTime: time('방문시각'),
    startDt: datetime('시작일시'),
    phoneNo: text('휴대전화', { max: 20, form: 'phone' }),
    bizRegNo: text('사업자등록번호', { min: 10, max: 10, form: 'businessNo' }),
  },
  lines: {},
  states: undefined,
} as unknown as AnyResource
function VisitPage() {
  const form = useRecordForm(visit, undefined)
  return (
    <RecordForm form={form}>
      {Object.keys(visit.fields).map((name) => (
        <form.Field key={name} name={name as never} />
      ))}
      <button type="button" onClick={() => void form.submit()}>
        저장
      </button>
    </RecordForm>
  )
}
let sent: FakeRequest[]
beforeEach(() => {
  localStorage.clear()
  sent = serve({ ...sampleRoutes, 'POST /api/sample/permit': () => ({ data: { permitNo: 1 } }) })
})
afterEach(hidePage)
const label = (name: string) => page.getByLabelText(name, { exact: true })
const type = async (name: string, typed: string, key = '{Tab}') => {
  await userEvent.click(label(name))
  await userEvent.clear(label(name))
  await userEvent.keyboard(`${typed}${key}`)
}
const save = () => userEvent.click(page.getByRole('button', { name: '저장', exact: true }))
const posted = () => sent.find(({ method, path }) => method === 'POST' && path === '/api/sample/permit')?.body
const year = String(new Date().getFullYear())

test.each([
  ['방문일', '1123', `${year}-11-23`],
  ['방문일', '11-23', `${year}-11-23`],
  ['방문일', '261123', '2026-11-23'],
  ['방문시각', '930', '09:30'],
  ['방문시각', '9:30', '09:30'],
  ['시작일시', '2026-11-23 9:30', '2026-11-23 09:30'],
])('%s takes %s as people type it', async (name, typed, shown) => {
  showPage(VisitPage)
  await type(name, typed)
  await expect.element(label(name)).toHaveValue(shown)
})

test('a time alone is of the day that the field shows', async () => {
  showPage(VisitPage)
  await type('시작일시', '2026-11-23 8:00')
  await type('시작일시', '930')
  await expect.element(label('시작일시')).toHaveValue('2026-11-23 09:30')
})

test('a typed text that is no day stays, reports its fault, and keeps the record from being saved', async () => {
  showPage(VisitPage)
  await type('방문일', '2026-11-31')
  await expect.element(label('방문일')).toHaveValue('2026-11-31')
  await expect.element(page.getByText(/방문일 .*날짜/)).toBeVisible()
  await save()
  await expect.element(label('방문일')).toHaveFocus()
  expect(posted()).toBeUndefined()
  await type('방문일', '2026-11-30', '{Enter}')
  await expect.element(page.getByText(/방문일 .*날짜/)).not.toBeInTheDocument()
  await save()
  await expect.poll(posted).toMatchObject({ visitYmd: '2026-11-30' })
})

test('a wrong text is not offered to anybody: the day before it stays the value until it is corrected', async () => {
  showPage(VisitPage)
  await type('방문일', '1123')
  await type('방문일', '내일')
  await expect.element(label('방문일')).toHaveValue('내일')
  await userEvent.clear(label('방문일'))
  await userEvent.tab()
  await expect.element(label('방문일')).toHaveValue('')
})

test('telephone and business numbers are stored in their normal form, however they are typed', async () => {
  showPage(VisitPage)
  await type('휴대전화', '010 1234 5678')
  await expect.element(label('휴대전화')).toHaveValue('010-1234-5678')
  await type('사업자등록번호', '124-81-00998')
  await expect.element(label('사업자등록번호')).toHaveValue('1248100998')
  await save()
  await expect.poll(posted).toMatchObject({ phoneNo: '010-1234-5678', bizRegNo: '1248100998' })
})

test('a period keeps what is no day in its input and marks it', async () => {
  showPage(() => <PeriodInput label="작업일" value={null} onChange={() => undefined} />)
  await userEvent.click(label('작업일 시작'))
  await userEvent.keyboard('1399{Tab}')
  await expect.element(label('작업일 시작')).toHaveValue('1399')
  await expect.element(label('작업일 시작')).toHaveAttribute('aria-invalid', 'true')
})

test('a wrong text still keeps the record from being saved after its tab was hidden for a while', async () => {
  showPage(VisitPage)
  await type('방문일', '2026-11-31')
  tabStore.show(null)
  await expect.poll(() => document.querySelector('.portal-pane')?.checkVisibility() ?? false).toBe(false)
  tabStore.show('/sample/permit')
  await expect.element(label('방문일')).toHaveValue('2026-11-31')
  await save()
  await expect.element(page.getByText('유효성 검사도중 에러가 발생하였습니다.')).toBeVisible()
  expect(posted()).toBeUndefined()
})

test('the present moment of the calendar is that of the plant, wherever the browser stands', async () => {
  showPage(VisitPage)
  await userEvent.click(label('시작일시'))
  const before = showMoment(momentOf(new Date()))
  await userEvent.click(page.getByText('현재 시각', { exact: true }))
  const after = showMoment(momentOf(new Date()))
  await expect
    .poll(() => (label('시작일시').element() as HTMLInputElement).value)
    .toSatisfy((shown) => [before, after].includes(shown as string))
})

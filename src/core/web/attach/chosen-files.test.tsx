import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AnyResource } from '../../shared/resource.ts'
import { RecordForm } from '../form/RecordForm.tsx'
import { RecordPage } from '../record/RecordPage.tsx'
import { useRecordForm } from '../form/use-record-form.ts'
import { also, serve, Refused, type FakeRequest } from '../testing/fake-server.ts'
import { permitDetail, sampleRoutes } from '../testing/sample-server.ts'
import { SampleDetailPage } from '../testing/SamplePages.tsx'
import { hidePage, showPage, tabIsDirty } from '../testing/show-page.tsx'
import { samplePermit } from '../testing/work-permit.ts'
import { Attachments } from './Attachments.tsx'

let sent: FakeRequest[]
beforeEach(() => {
  localStorage.clear()
  sent = serve({
    ...sampleRoutes,
    'GET /api/attachfile/uploadfiles': () => ({ data: [] }),
    'POST /api/attachfile/upload': () => ({ data: [] }),
    'PUT /api/attachfile/img/apply': () => ({}),
    'PUT /api/sample/permit/1': () => permitDetail(1),
    'POST /api/sample/permit': () => ({ data: { permitNo: 77 } }),
  })
})
afterEach(hidePage)

const drawing = () => new File(['x'], '배관도.pdf', { type: 'application/pdf' })
const choose = async (...files: File[]) => {
  await expect.poll(() => document.querySelector('.attach input[type=file]')).not.toBeNull()
  await userEvent.upload(page.elementLocator(document.querySelector('.attach input[type=file]')!), files)
  await expect.element(page.getByText('저장 전')).toBeVisible()
}
const save = () => userEvent.click(page.getByRole('button', { name: '저장', exact: true }))
const label = (text: string) => page.getByLabelText(text, { exact: true })
const uploaded = () => sent.find(({ path }) => path.endsWith('/upload'))?.body as FormData | undefined
// Leaving a page also reports how long its form was worked on.
const writes = () =>
  sent
    .filter(({ method, path }) => method !== 'GET' && !path.endsWith('/formuse'))
    .map(({ method, path }) => `${method} ${path}`)

/** A record without a key, in which only what the test needs is demanded. */
const small = {
  ...samplePermit,
  fields: { workNm: samplePermit.fields.workNm },
  lines: {},
} as unknown as AnyResource
function NewPage() {
  const form = useRecordForm(small, undefined)
  return (
    <>
      <RecordForm form={form}>
        <form.Field name={'workNm'} />
        <button type="button" onClick={() => void form.submit()}>
          저장
        </button>
      </RecordForm>
      <Attachments resource={small} name="drawing" editable />
    </>
  )
}

test('saving a record sends the files that are chosen first', async () => {
  showPage(SampleDetailPage)
  await choose(drawing())
  await userEvent.fill(label('작업명'), '펌프 교체')
  await save()
  await expect.element(page.getByText('저장되었습니다.')).toBeVisible()
  expect(writes()).toEqual(['POST /api/attachfile/upload', 'PUT /api/sample/permit/1'])
  expect(uploaded()?.get('taskKey')).toBe('1')
})

test('a chosen file alone makes the record unsaved, and saving sends only the file', async () => {
  showPage(SampleDetailPage)
  await choose(drawing())
  await expect.element(page.getByText('저장할 때 함께 올라갑니다', { exact: false })).toBeVisible()
  await save()
  await expect.element(page.getByText('저장되었습니다.')).toBeVisible()
  expect(writes()).toEqual(['POST /api/attachfile/upload'])
  await expect.element(page.getByText('저장할 때 함께 올라갑니다', { exact: false })).not.toBeInTheDocument()
})

test('the files of a new record are handed to the key that its save gives', async () => {
  showPage(NewPage)
  await choose(drawing())
  await expect.poll(tabIsDirty).toBe(true)
  await userEvent.fill(label('작업명'), '배관 용접')
  await save()
  await expect
    .poll(() => sent.find(({ path }) => path.endsWith('/img/apply'))?.body)
    .toMatchObject({ taskClassNm: 'samplePermit', taskKey: 77 })
  const key = uploaded()?.get('tempTaskKey')
  expect(sent.find(({ path }) => path.endsWith('/img/apply'))?.body).toMatchObject({
    tempTaskKey: key,
    // The server knows the group that the files are of, and no other.
    taskFlag: uploaded()?.get('taskFlag'),
  })
  expect(writes()).toEqual([
    'POST /api/attachfile/upload',
    'POST /api/sample/permit',
    'PUT /api/attachfile/img/apply',
  ])
})

test('a file that the server refuses keeps the record open, says so and stays chosen', async () => {
  also({
    'POST /api/attachfile/upload': () => ({
      data: [],
      refused: [{ fileOrgNm: '배관도.pdf', message: '내용이 확장자와 다릅니다.' }],
    }),
  })
  showPage(NewPage)
  await choose(drawing())
  await userEvent.fill(label('작업명'), '배관 용접')
  await save()
  await expect.element(page.getByText('선택한 파일을 올리지 못하여', { exact: false })).toBeVisible()
  await expect.element(page.getByText('배관도.pdf: 내용이 확장자와 다릅니다.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '배관도.pdf 선택 취소' })).toBeVisible()
  expect(writes()).toEqual(['POST /api/attachfile/upload'])
  await expect.element(label('작업명')).toHaveValue('배관 용접')
})

test('a file that cannot be sent keeps the record open as well', async () => {
  also({
    'POST /api/attachfile/upload': () => new Refused(500, { message: '오류', fields: [], reasons: [] }),
  })
  showPage(NewPage)
  await choose(drawing())
  await userEvent.fill(label('작업명'), '배관 용접')
  await save()
  await expect.element(page.getByText('선택한 파일을 올리지 못하여', { exact: false })).toBeVisible()
  expect(writes()).toEqual(['POST /api/attachfile/upload'])
})

test('a form that does not hold sends no file yet', async () => {
  showPage(NewPage)
  await choose(drawing())
  await save()
  await expect.element(page.getByText('작업명 항목을 입력해 주세요.')).toBeVisible()
  expect(writes()).toEqual([])
})

const transfer = (...files: File[]) => {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}
test('files are taken by dropping them on their place', async () => {
  showPage(NewPage)
  await expect.element(page.getByText('파일을 여기에 끌어다 놓거나', { exact: false })).toBeVisible()
  document
    .querySelector('.attach')!
    .dispatchEvent(
      new DragEvent('drop', { dataTransfer: transfer(drawing()), bubbles: true, cancelable: true }),
    )
  await expect.element(page.getByText('배관도.pdf')).toBeVisible()
})

test('a picture is pasted, and text that Excel lays beside a picture is not taken for one', async () => {
  showPage(NewPage)
  await expect.element(page.getByText('파일을 여기에 끌어다 놓거나', { exact: false })).toBeVisible()
  const paste = (clipboardData: DataTransfer) =>
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  const cells = transfer(new File(['x'], 'image.png', { type: 'image/png' }))
  cells.setData('text/plain', '가\t나')
  paste(cells)
  expect(page.getByText('저장 전').elements()).toHaveLength(0)
  paste(transfer(new File(['x'], 'image.png', { type: 'image/png' })))
  await expect.element(page.getByText('저장 전')).toBeVisible()
})

test('a step of the record sends what is chosen before it is asked for', async () => {
  showPage(SampleDetailPage)
  await choose(drawing())
  await userEvent.click(page.getByRole('button', { name: '일시중지' }))
  await expect.poll(() => writes()).toEqual(['POST /api/attachfile/upload'])
  await expect.element(page.getByRole('dialog').getByLabelText('사유')).toBeVisible()
})

const notDrawn = { guard: 'drawing', message: '배관도를 첨부해 주세요.' }
/** The step 완료신고 is refused until a file is there, and then for the given reasons. */
const refusedUntilSent = (then: { guard: string; message: string }[]) =>
  also({
    'GET /api/sample/permit/1': () => ({
      ...permitDetail(1),
      allowed: [{ action: 'complete', label: '완료신고', reasons: uploaded() ? then : [notDrawn] }],
    }),
  })

test('one press sends the file for want of which a step was refused, and goes on to the step', async () => {
  refusedUntilSent([])
  showPage(SampleDetailPage)
  await choose(drawing())
  await userEvent.click(page.getByRole('button', { name: /완료신고/ }))
  await expect.element(page.getByRole('dialog').getByRole('button', { name: '완료신고' })).toBeVisible()
  expect(writes()).toEqual(['POST /api/attachfile/upload'])
})

test('a step that stays refused when its files are there shows why, and is not asked for', async () => {
  refusedUntilSent([{ guard: 'gas', message: '가스 측정값이 기준을 벗어났습니다.' }])
  showPage(SampleDetailPage)
  await choose(drawing())
  await userEvent.click(page.getByRole('button', { name: /완료신고/ }))
  await expect.element(page.getByText('가스 측정값이 기준을 벗어났습니다.')).toBeVisible()
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
  expect(writes()).toEqual(['POST /api/attachfile/upload'])
})

test('a step is not taken when a chosen file is not received, and the record says so', async () => {
  also({
    'POST /api/attachfile/upload': () => ({
      data: [],
      refused: [{ fileOrgNm: '배관도.pdf', message: '내용이 확장자와 다릅니다.' }],
    }),
  })
  showPage(SampleDetailPage)
  await choose(drawing())
  await userEvent.click(page.getByRole('button', { name: '일시중지' }))
  await expect
    .element(
      page.getByText('선택한 파일을 올리지 못하여 일시중지 단계를 진행하지 않았습니다.', { exact: false }),
    )
    .toBeVisible()
  await expect.element(page.getByText('배관도.pdf: 내용이 확장자와 다릅니다.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '배관도.pdf 선택 취소' })).toBeVisible()
  expect(page.getByLabelText('사유').elements()).toHaveLength(0)
})

test('a record that may be edited takes a step with the files that are chosen, without a save before', async () => {
  showPage(() => (
    <RecordPage
      resource={{ ...small, fields: samplePermit.fields }}
      recordKey="1"
      list="/sample/permits"
      nameOf={() => '작업허가'}
      form={({ Field }) => <Field name={'workNm'} />}
    >
      {() => <Attachments resource={small} name="drawing" taskKey={1} editable />}
    </RecordPage>
  ))
  await choose(drawing())
  await userEvent.click(page.getByRole('button', { name: '일시중지' }))
  await expect.element(page.getByRole('dialog').getByLabelText('사유')).toBeVisible()
  expect(writes()).toEqual(['POST /api/attachfile/upload'])
})

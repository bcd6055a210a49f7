import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SheetOutline, Target } from '../../../core/shared/sheet-mapping.ts'
import { Refused, serve, type FakeRequest } from '../../../core/web/testing/fake-server.ts'
import { hidePage, showPage } from '../../../core/web/testing/show-page.tsx'
import { samplePermit } from '../../../core/web/testing/work-permit.ts'
import { fault, SenderUploadPopup } from './SenderUploadPopup.tsx'

const targets: readonly Target[] = [{ name: 'workNm', label: '작업명', kind: 'text', aliases: [] }]
const outline: SheetOutline = {
  headerAt: 0,
  header: ['작업명', '비고'],
  mapping: { workNm: 0 },
  remembered: false,
  samples: [['배관 교체', '']],
  rowCnt: 1,
}
let sent: FakeRequest[]
let closed = 0
beforeEach(() => {
  closed = 0
})
afterEach(hidePage)

function show(answers: Parameters<typeof serve>[0]) {
  sent = serve(answers)
  showPage(() => (
    <SenderUploadPopup
      resource={samplePermit}
      step="list"
      targets={targets}
      title="명단 올리기"
      sender={{ label: '보낸 곳', missing: '보낸 곳을 적어 주세요.' }}
      applied={({ applied, failed }) => `${applied}건 적용, ${failed}건 제외`}
      forAll={{
        said: { courseNo: '7' },
        form: (wrong) => <p {...{ 'data-state': fault(wrong['courseNo']).validateStatus }}>과정 7</p>,
      }}
      onClose={() => closed++}
    />
  ))
}
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
async function give() {
  await userEvent.fill(page.getByLabelText('보낸 곳'), ' 시험상사 ')
  await userEvent.upload(
    page.elementLocator(document.querySelector('input[type=file]')!),
    new File(['x'], '명단.xlsx'),
  )
}
const formOf = (step: string) =>
  Object.fromEntries(sent.find(({ path }) => path.endsWith(`/list/${step}`))!.body as FormData)

test('nothing is sent before sender and file are given, and both are asked for', async () => {
  show({})
  await press('열 찾기')
  await expect.element(page.getByText('보낸 곳을 적어 주세요.')).toBeVisible()
  await expect.element(page.getByText('파일(.xlsx, .xls, .csv)을 골라 주세요.')).toBeVisible()
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
})

test('words that are longer than the screen is wide stay in the popup', async () => {
  await page.viewport(260, 740)
  show({})
  await expect.element(page.getByLabelText('보낸 곳')).toBeVisible()
  const { right } = document.querySelector('.upload-choose')!.getBoundingClientRect()
  await page.viewport(1440, 900)
  expect(right).toBeLessThan(260 - 24)
})

test('a list goes with its sender, with what holds for all rows and with its columns, and is applied without the rows that were unticked', async () => {
  const row = (rowNo: number, workNm: string) => ({
    rowNo,
    status: 'new',
    values: { workNm },
    changes: {},
    issues: [],
  })
  show({
    'POST /api/sample/permit/list/outline': () => ({ data: outline }),
    'POST /api/sample/permit/list/preview': () => ({
      data: { previewNo: 'p1', rows: [row(2, '배관 교체'), row(3, '탱크 청소')] },
    }),
    'POST /api/sample/permit/excel/apply': () => ({ data: { applied: 1, failed: 1 } }),
  })
  await give()
  await press('열 찾기')
  await expect.element(page.getByText('1행이 제목이고 아래에 1행이 있습니다.')).toBeVisible()
  await press('미리보기')
  await userEvent.click(page.getByRole('checkbox', { name: /3행/ }))
  await press('적용')
  await expect.poll(() => closed).toBe(1)
  await expect.element(page.getByText('1건 적용, 1건 제외')).toBeVisible()
  expect(formOf('outline')).toMatchObject({ senderNm: '시험상사', courseNo: '7' })
  expect(formOf('preview')).toMatchObject({ mapping: '{"workNm":0}' })
  expect(sent.find(({ path }) => path.endsWith('/excel/apply'))!.body).toEqual({
    previewNo: 'p1',
    excluded: [3],
  })
})

test('a refused list shows the reason at its field and keeps the chosen columns', async () => {
  show({
    'POST /api/sample/permit/list/outline': () => ({ data: outline }),
    'POST /api/sample/permit/list/preview': () =>
      new Refused(400, {
        errorCode: 'BAD_REQUEST',
        message: '확인해 주세요.',
        fields: [{ path: 'courseNo', message: '확정된 교육과정을 선택해 주세요.' }],
      }),
  })
  await give()
  await press('열 찾기')
  await press('미리보기')
  await expect.poll(() => document.querySelector('[data-state]')?.getAttribute('data-state')).toBe('error')
  await expect.element(page.getByText('1행이 제목이고 아래에 1행이 있습니다.')).toBeVisible()
  expect(closed).toBe(0)
})

test('a file that cannot be read is refused once, at the file', async () => {
  const message = '엑셀(.xlsx) 파일이 아닙니다.'
  show({
    'POST /api/sample/permit/list/outline': () =>
      new Refused(400, { message: '[400오류]', fields: [{ path: 'file', message }] }),
  })
  await give()
  await press('열 찾기')
  await expect.element(page.getByText(message)).toBeVisible()
  expect(page.getByText(message).elements()).toHaveLength(1)
  expect(page.getByText('[400오류]').elements()).toEqual([])
})

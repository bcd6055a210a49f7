import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { number, text } from '../../shared/field.ts'
import type { AnyResource } from '../../shared/resource.ts'
import { Refused, serve, type FakeRequest } from '../testing/fake-server.ts'
import { hidePage, showPage } from '../testing/show-page.tsx'
import { samplePermit } from '../testing/work-permit.ts'
import { LinesUpload } from './LinesUpload.tsx'

const order = {
  ...samplePermit,
  lines: {
    parts: {
      name: 'part',
      title: '부품',
      key: 'partNo',
      parent: 'permitNo',
      fields: { partNm: text('품명', { required: true, max: 20 }), qty: number('수량') },
    },
  },
} as unknown as AnyResource

afterEach(hidePage)

test('a workbook of lines is sent to the record below which the button stands, and its rows are shown before they are saved', async () => {
  const sent: FakeRequest[] = serve({
    'POST /api/sample/permit/7/lines/parts/excel': () => ({
      data: {
        previewNo: 'p1',
        rows: [{ rowNo: 2, status: 'new', values: { partNm: '가스켓', qty: 4 }, issues: [] }],
      },
    }),
  })
  showPage(() => <LinesUpload resource={order} name="parts" record={7} />)
  await userEvent.click(page.getByRole('button', { name: '엑셀 올리기' }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull()
  await userEvent.upload(
    page.elementLocator(document.querySelector('input[type=file]')!),
    new File(['x'], '부품.xlsx'),
  )
  await expect.poll(() => sent.map(({ path }) => path)).toContain('/api/sample/permit/7/lines/parts/excel')
  await expect.element(dialog.getByText('가스켓').first()).toBeVisible()
})

test('a file that cannot be read is refused with its reason, once', async () => {
  const message = '엑셀(.xlsx) 파일이 아닙니다.'
  serve({
    'POST /api/sample/permit/7/lines/parts/excel': () =>
      new Refused(400, { message: '[400오류]', fields: [{ path: 'file', message }] }),
  })
  showPage(() => <LinesUpload resource={order} name="parts" record={7} />)
  await userEvent.click(page.getByRole('button', { name: '엑셀 올리기' }))
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull()
  await userEvent.upload(
    page.elementLocator(document.querySelector('input[type=file]')!),
    new File(['x'], '부품.xlsx'),
  )
  await expect.element(page.getByText(message)).toBeVisible()
  expect(page.getByText(message).elements()).toHaveLength(1)
  expect(page.getByText('[400오류]').elements()).toEqual([])
})

test('lines that no form saves have no such button', async () => {
  serve({})
  showPage(() => (
    <>
      <p>명세</p>
      <LinesUpload resource={order} name="others" record={7} />
    </>
  ))
  await expect.element(page.getByText('명세')).toBeVisible()
  expect(page.getByRole('button', { name: '엑셀 올리기' }).query()).toBeNull()
})

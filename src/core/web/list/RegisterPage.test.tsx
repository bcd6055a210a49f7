import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { code, flag, number, text } from '../../shared/field.ts'
import { defineResource } from '../../shared/resource.ts'
import { also, Refused, serve, type FakeRequest } from '../testing/fake-server.ts'
import { goes, hidePage, showPage, tabSearch } from '../testing/show-page.tsx'
import { registerRecords } from '../record-address.ts'
import { RegisterPage } from './RegisterPage.tsx'

const position = defineResource({
  name: 'position',
  title: '직위',
  path: '/api/sample/position',
  menus: ['sample/permit'],
  key: 'positionCd',
  fields: {
    positionCd: text('코드', { required: true }),
    positionNm: text('직위명', { required: true }),
    rankNo: number('순위'),
    useYn: flag('사용'),
  },
  files: { document: { label: '직무기술서', extensions: ['pdf'] } },
  scope: 'everyone',
  list: ['positionCd', 'positionNm', 'rankNo', 'useYn'],
  search: { positionNm: 'contains' },
})
const row = {
  positionCd: 'P10',
  positionNm: '부장',
  rankNo: 10,
  useYn: 'Y',
  updateDt: '2026-03-01T09:00:00+09:00',
}
const Page = () => <RegisterPage resource={position} />

let sent: FakeRequest[]
beforeEach(() => {
  localStorage.clear()
  sent = serve({
    'GET /api/sample/positions': () => ({ data: [row], total: 1 }),
    'GET /api/sample/position/P10': () => ({ data: row, allowed: [], editable: [] }),
    'PUT /api/sample/position/P10': ({ body }) => ({
      data: { ...row, ...(body as object) },
      allowed: [],
      editable: [],
    }),
  })
})
afterEach(() => {
  hidePage()
  registerRecords({})
})
const dialog = () => page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('a double click opens the record in a popup; 저장 sends it with its version and closes', async () => {
  showPage(Page)
  await userEvent.dblClick(page.getByText('부장'))
  await userEvent.fill(dialog().getByLabelText('직위명'), '본부장')
  await userEvent.click(button('저장'))
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    positionNm: '본부장',
    updateDt: row.updateDt,
  })
})

test('the popup is called by the name of a code, never by the code', async () => {
  const erasure = defineResource({
    name: 'erasure',
    title: '파기',
    path: '/api/sample/erasure',
    menus: ['sample/permit'],
    key: 'erasureNo',
    fields: { kindCd: code('대상', 'ERASURE'), rowCnt: number('건수') },
    scope: 'everyone',
    list: ['kindCd', 'rowCnt'],
    search: {},
  })
  const data = { erasureNo: 1, kindCd: 'WORKER', kindNm: '작업자', rowCnt: 3 }
  also({
    'GET /api/sample/erasures': () => ({ data: [data], total: 1 }),
    'GET /api/sample/erasure/1': () => ({ data, allowed: [], editable: [] }),
    'GET /api/manage/codes/ERASURE': () => ({ data: [{ code: 'WORKER', codeNm: '작업자' }] }),
  })
  showPage(() => <RegisterPage resource={erasure} />)
  await userEvent.dblClick(page.getByRole('gridcell', { name: '작업자' }))
  await expect.element(dialog().getByText('파기 · 작업자')).toBeVisible()
})

test('a double click opens the page of the entity where it has one, and the popup for whoever may not open it', async () => {
  registerRecords({ position: { page: '/sample/positionDetail', of: ['sample/permit'] } })
  showPage(Page)
  await userEvent.dblClick(page.getByText('부장'))
  await expect.poll(() => goes).toEqual(['/sample/positionDetail?no=P10'])
  await expect.element(dialog()).not.toBeInTheDocument()
  registerRecords({ position: { page: '/sample/positionDetail', of: ['sample/other'] } })
  showPage(Page)
  await userEvent.dblClick(page.getByText('부장'))
  await expect.element(dialog()).toBeVisible()
  expect(goes).toEqual([])
})

test('an address that names a record opens it as its row does, where the page opens records by itself', async () => {
  const opened: string[] = []
  showPage(() => <RegisterPage resource={position} onOpen={({ positionCd }) => opened.push(positionCd)} />, {
    search: '?open=P10',
  })
  await expect.poll(() => opened).toEqual(['P10'])
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(tabSearch()).toBe('')
})

test('a new record opens on its page once it is saved', async () => {
  registerRecords({ position: { page: '/sample/positionDetail', of: ['sample/permit'] } })
  also({ 'POST /api/sample/position': () => ({ data: row, allowed: [], editable: [] }) })
  showPage(Page)
  await userEvent.click(button('등록'))
  await userEvent.fill(dialog().getByLabelText('코드'), 'P10')
  await userEvent.fill(dialog().getByLabelText('직위명'), '부장')
  await userEvent.click(button('저장'))
  await expect.poll(() => goes).toEqual(['/sample/positionDetail?no=P10'])
})

test('a new record takes the files that were chosen in its popup', async () => {
  also({
    'GET /api/attachfile/uploadfiles': () => ({ data: [] }),
    'POST /api/attachfile/upload': () => ({ data: [] }),
    'PUT /api/attachfile/img/apply': () => ({}),
    'POST /api/sample/position': () => ({ data: row, allowed: [], editable: [] }),
  })
  showPage(() => <RegisterPage resource={position} files={['document']} />)
  await userEvent.click(button('등록'))
  await userEvent.fill(dialog().getByLabelText('코드'), 'P10')
  await userEvent.fill(dialog().getByLabelText('직위명'), '부장')
  await expect.poll(() => document.querySelector('.attach input[type=file]')).not.toBeNull()
  await userEvent.upload(
    page.elementLocator(document.querySelector('.attach input[type=file]')!),
    new File(['x'], '직무.pdf', { type: 'application/pdf' }),
  )
  await expect.element(page.getByText('저장 전')).toBeVisible()
  await userEvent.click(button('저장'))
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(sent.find(({ path }) => path.endsWith('/apply'))?.body).toMatchObject({
    taskClassNm: 'position',
    taskKey: 'P10',
    taskFlag: '',
  })
})

test('a refusal stays in the popup with what was typed, and closing asks first', async () => {
  also({
    'POST /api/sample/position': () =>
      new Refused(409, {
        errorCode: 'DUPLICATE',
        message: '이미 있는 코드입니다.',
        fields: [{ path: 'positionCd', message: '이미 있는 코드입니다.' }],
      }),
  })
  showPage(Page)
  await userEvent.click(button('등록'))
  await userEvent.fill(dialog().getByLabelText('코드'), 'P10')
  await userEvent.fill(dialog().getByLabelText('직위명'), '부장')
  await userEvent.click(button('저장'))
  await expect.element(dialog().getByText('이미 있는 코드입니다.')).toBeVisible()
  await expect.element(dialog().getByLabelText('직위명')).toHaveValue('부장')
  await userEvent.click(dialog().getByText('닫기', { exact: true }))
  await expect.element(page.getByText('저장하지 않은 내용이 있습니다. 닫으시겠습니까?')).toBeVisible()
  await userEvent.click(button('확인'))
  await expect
    .element(page.getByText('저장하지 않은 내용이 있습니다. 닫으시겠습니까?'))
    .not.toBeInTheDocument()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('a user without the right to write gets no button to save', async () => {
  showPage(Page, { menu: { writeYn: 'N' } })
  await expect.element(page.getByText('부장')).toBeVisible()
  expect(button('등록').query()).toBeNull()
  await userEvent.dblClick(page.getByText('부장'))
  await expect.element(dialog().getByText('부장')).toBeVisible()
  expect(button('저장').query()).toBeNull()
})

const large = defineResource({
  ...position,
  fields: {
    ...position.fields,
    ...Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`memo${index}`, text(`메모 ${index}`)])),
  },
})
test('a record of more than one screen opens as a drawer with its name, its address and its buttons in sight', async () => {
  showPage(() => <RegisterPage resource={large} />)
  await userEvent.dblClick(page.getByText('부장'))
  await expect.element(page.getByText('직위 · 부장')).toBeVisible()
  await expect.element(dialog().getByLabelText('메모 11')).toBeInTheDocument()
  const { bottom } = button('저장').element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(innerHeight)
  expect(document.querySelector('.ant-drawer')).not.toBeNull()
  await userEvent.click(button('주소 복사'))
  await expect.element(page.getByText(/주소를 복사했습니다|open=P10/)).toBeVisible()
})

test('after a popup the focus is back in the cell it came from', async () => {
  showPage(Page)
  await userEvent.dblClick(page.getByText('부장'))
  await expect.element(dialog().getByLabelText('직위명')).toBeVisible()
  await userEvent.click(dialog().getByText('닫기', { exact: true }))
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.className).toContain('grid-input')
  expect(document.querySelector('.grid-cell.is-active')?.textContent).toBe('부장')
})

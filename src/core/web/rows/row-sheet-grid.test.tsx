import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { date, text } from '../../shared/field.ts'
import { defineResource } from '../../shared/resource.ts'
import { Refused, also, serve, type FakeRequest } from '../testing/fake-server.ts'
import { hidePage, showPage } from '../testing/show-page.tsx'
import '../list/list.css'
import { RowSheetGrid } from './RowSheetGrid.tsx'

const row = defineResource({
  name: 'sheetRow',
  title: '시험 시트',
  path: '/api/test/sheetrow',
  menus: ['sample'],
  key: 'rowNo',
  fields: { rowNm: text('이름', { required: true, max: 20 }), note: text('비고'), ymd: date('일자') },
  scope: 'everyone',
  order: [{ by: 'rowNo', direction: 'asc' }],
  search: {},
})
const [then, later] = ['2026-11-29T08:00:00Z', '2026-11-29T08:00:01Z']
const rowOf = (rowNo: number) => ({ rowNo, rowNm: `행 ${rowNo}`, note: null, ymd: null, updateDt: then })
let sent: FakeRequest[]
beforeEach(() => {
  localStorage.clear()
  sent = serve({
    'GET /api/test/sheetrows': () => ({ data: [rowOf(1), rowOf(2), rowOf(3)], total: 3 }),
    'PUT /api/test/sheetrow/*': ({ path, body }) => ({
      data: { ...rowOf(Number(path.split('/').at(-1))), ...(body as object), updateDt: later },
    }),
    'POST /api/test/sheetrow': ({ body }) => ({ data: { ...rowOf(9), ...(body as object) } }),
    'DELETE /api/test/sheetrow/*': () => ({ data: true }),
  })
  showPage(() => <RowSheetGrid resource={row} editable wrap={false} />)
})
afterEach(hidePage)

const writes = () =>
  sent.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
const cell = (at: number, column: number) =>
  page.elementLocator(document.querySelector(`[data-row="${at}"] [data-column="${column}"]`)!)
/** Columns from the left: the state of the row, its name, its note. */
const [name, note] = [1, 2]
async function press(at: number, column: number): Promise<void> {
  await expect.poll(() => document.querySelector(`[data-row="${at}"]`)).not.toBeNull()
  await userEvent.click(cell(at, column), { position: { x: 5, y: 8 } })
}

test('a row is sent once it is left, with its changed cells and the version that they were typed over', async () => {
  await press(0, name)
  await userEvent.keyboard('가{Tab}나{Tab}')
  expect(writes()).toEqual([])
  await press(1, name)
  await expect.poll(writes).toEqual(['PUT /api/test/sheetrow/1'])
  expect(sent.at(-1)?.body).toEqual({ rowNm: '가', note: '나', updateDt: then })
})

test('a new row without what it needs stays with the reason, and is saved when it is put right', async () => {
  await expect.poll(() => document.querySelectorAll('.grid-row').length).toBe(3)
  await userEvent.click(page.getByRole('button', { name: '행 추가' }))
  await press(3, note)
  await userEvent.keyboard('다{Enter}')
  await press(0, name)
  const left = page.getByRole('button', { name: '확인할 행 1' })
  await expect.element(left).toBeVisible()
  // In the letters of the page: those of the browser for buttons may have no Hangul.
  const letters = (element: Element | null) => element && getComputedStyle(element).fontFamily
  expect(letters(left.element())).toBe(letters(left.element().parentElement))
  expect(writes()).toEqual([])
  await press(3, name)
  await userEvent.keyboard('라{Enter}')
  await press(0, name)
  await expect.poll(writes).toEqual(['POST /api/test/sheetrow'])
  expect(sent.at(-1)?.body).toMatchObject({ rowNm: '라', note: '다' })
})

test('a row that the server refuses says why at its cell and keeps what was typed', async () => {
  also({
    'PUT /api/test/sheetrow/*': () =>
      new Refused(400, {
        message: '거절',
        fields: [{ path: 'note', message: '비고를 확인해 주세요.' }],
        reasons: [],
      }),
  })
  await press(1, note)
  await userEvent.keyboard('마{Enter}')
  await expect
    .poll(() => document.querySelector('[data-row="1"] [aria-invalid]')?.getAttribute('title'))
    .toBe('비고를 확인해 주세요.')
  // A row that is not stored is not among those that are.
  await expect.element(page.getByRole('status').getByText('나머지 행 저장됨')).toBeVisible()
  expect(document.querySelector('[data-row="1"]')?.textContent).toContain('마')
})

test('a row that is refused while its next cell is typed is sent once more with it', async () => {
  const answer = Promise.withResolvers<void>()
  also({
    'PUT /api/test/sheetrow/*': async ({ path, body }) => {
      const values = body as { note?: string }
      if (values.note !== undefined) return { data: { ...rowOf(Number(path.split('/').at(-1))), ...values } }
      await answer.promise
      return new Refused(422, { message: '비고를 적어 주세요.', fields: [], reasons: [] })
    },
  })
  await press(1, name)
  await userEvent.keyboard('가{Enter}')
  await press(0, name)
  await expect.poll(writes).toEqual(['PUT /api/test/sheetrow/2'])
  await press(1, note)
  await userEvent.keyboard('나{Enter}')
  await press(0, name)
  answer.resolve()
  await expect.poll(writes).toEqual(['PUT /api/test/sheetrow/2', 'PUT /api/test/sheetrow/2'])
  expect(sent.at(-1)?.body).toEqual({ rowNm: '가', note: '나', updateDt: then })
  await expect.element(page.getByText('모든 행 저장됨')).toBeVisible()
})

test('a cell that is typed while the sheet looks why a row was refused is kept and sent', async () => {
  const looked = Promise.withResolvers<void>()
  also({
    'PUT /api/test/sheetrow/*': ({ path, body }) => {
      const values = body as { note?: string }
      if (values.note !== undefined) return { data: { ...rowOf(Number(path.split('/').at(-1))), ...values } }
      return new Refused(409, { message: '비고를 적어 주세요.', fields: [], reasons: [] })
    },
    // Nobody else has saved the row.
    'GET /api/test/sheetrow/*': async () => {
      await looked.promise
      return { data: rowOf(2), allowed: [], editable: [] }
    },
  })
  await press(1, name)
  await userEvent.keyboard('가{Enter}')
  await press(0, name)
  await expect.poll(() => sent.some(({ path }) => path === '/api/test/sheetrow/2')).toBe(true)
  await expect.poll(() => sent.at(-1)?.method).toBe('GET')
  await press(1, note)
  await userEvent.keyboard('나{Enter}')
  await press(0, name)
  looked.resolve()
  await expect.poll(writes).toEqual(['PUT /api/test/sheetrow/2', 'PUT /api/test/sheetrow/2'])
  expect(sent.at(-1)?.body).toMatchObject({ rowNm: '가', note: '나' })
})

test('rows that are removed go from the server after a question, and Ctrl+Z brings them back as new ones', async () => {
  await press(0, name)
  await userEvent.click(page.getByLabelText('2행 선택'))
  await userEvent.click(page.getByRole('button', { name: '선택 삭제' }))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: /확인|예/ }))
  await expect.poll(writes).toEqual(['DELETE /api/test/sheetrow/2'])
  await press(0, name)
  await userEvent.keyboard('{Control>}z{/Control}')
  await press(2, name)
  await expect.poll(writes).toEqual(['DELETE /api/test/sheetrow/2', 'POST /api/test/sheetrow'])
})

/** A list of so many rows whose pages after the first come when they are let. */
function manyRows(total: number): { let: () => void } {
  const gate = Promise.withResolvers<void>()
  also({
    'GET /api/test/sheetrows': async ({ query }) => {
      const from = (Number(query.get('page')) - 1) * Number(query.get('limit'))
      if (from > 0) await gate.promise
      const count = Math.min(Number(query.get('limit')), total - from)
      return { data: Array.from({ length: count }, (_, at) => rowOf(from + at + 1)), total }
    },
  })
  return { let: () => gate.resolve() }
}
const keptName = 'portal.draft.E1001.sheetRow.sheet.{}'
const keptKeys = () =>
  (
    JSON.parse(localStorage.getItem(keptName) ?? '{"values":{"rows":[]}}').values.rows as {
      base: { rowNo: number }
    }[]
  ).map(({ base }) => base.rowNo)

test('the first rows are there and can be typed in before the others have come, and none can be added', async () => {
  const others = manyRows(700)
  also({ 'GET /api/test/sheetrow/1': () => ({ data: { ...rowOf(1), note: '먼저', updateDt: later } }) })
  showPage(() => <RowSheetGrid resource={row} editable wrap={false} />)
  await expect.element(page.getByText('700행 중 300행을 불러왔습니다')).toBeVisible()
  await expect.element(page.getByText('총 700건')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '행 추가' })).toBeDisabled()
  await press(0, note)
  await userEvent.keyboard('먼저{Enter}')
  others.let()
  await expect.element(page.getByRole('button', { name: '행 추가' })).toBeEnabled()
  await expect.poll(writes).toEqual(['PUT /api/test/sheetrow/1'])
  expect(cell(0, note).element().textContent).toBe('먼저')
  expect(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')).toBe('701')
})

test('a sheet that is closed before its rows have come keeps the rows that were not sent', async () => {
  also({ 'PUT /api/test/sheetrow/*': () => new Refused(503, { errorCode: 'DOWN', message: '' }) })
  await press(1, note)
  await userEvent.keyboard('아직{Enter}')
  await press(0, note)
  await expect.poll(keptKeys).toEqual([2])
  const others = manyRows(700)
  showPage(() => <p />)
  expect(keptKeys()).toEqual([2])
  showPage(() => <RowSheetGrid resource={row} editable wrap={false} />)
  await expect.element(page.getByText('700행 중 300행을 불러왔습니다')).toBeVisible()
  showPage(() => <p />)
  expect(keptKeys()).toEqual([2])
  others.let()
})

test('a sheet that is the list of its page takes the rest of the window and scrolls in itself', async () => {
  await page.viewport(1200, 900)
  serve({
    'GET /api/test/sheetrows': () => ({
      data: Array.from({ length: 65 }, (_, at) => rowOf(at + 1)),
      total: 65,
    }),
  })
  const host = showPage(() => (
    <div className="register-page">
      <RowSheetGrid resource={row} editable wrap={false} height="fit" />
    </div>
  ))
  host.style.width = '1000px'
  const pane = () => document.querySelector<HTMLElement>('.portal-pane')!
  await expect.poll(() => document.querySelectorAll('.grid-row').length).toBeGreaterThan(5)
  pane().style.height = '700px'
  const room = () => {
    const frame = document.querySelector('.grid-frame')!
    return {
      below: Math.round(pane().getBoundingClientRect().bottom - frame.getBoundingClientRect().bottom),
      paneScroll: pane().scrollHeight - pane().clientHeight,
    }
  }
  await expect.poll(room).toEqual({ below: 8, paneScroll: 0 })
})

test('on a telephone a sheet begins with what is typed: no number, and the state of a row at its end', async () => {
  await page.viewport(360, 740)
  try {
    await expect.poll(() => document.querySelectorAll('.grid-row').length).toBe(3)
    await expect.poll(() => cell(0, 0).element().textContent).toBe('행 1')
    const left = cell(0, 0).element().getBoundingClientRect().left
    expect(left).toBeLessThan(80)
  } finally {
    await page.viewport(1440, 900)
  }
})

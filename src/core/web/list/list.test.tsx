import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ownSettings } from '../own-settings.ts'
import { Refused, also, serve, type FakeRequest } from '../testing/fake-server.ts'
import { sampleRoutes } from '../testing/sample-server.ts'
import { SampleListPage } from '../testing/SamplePages.tsx'
import { samplePermit } from '../testing/work-permit.ts'
import { hidePage, showPage, tabSearch } from '../testing/show-page.tsx'
import { expectNoSeriousFaults } from '../testing/axe-at-rest.ts'
import { ResourceGrid } from './ResourceGrid.tsx'
import { SearchPanel } from './SearchPanel.tsx'

let sent: FakeRequest[]
let visit = 0
beforeEach(() => {
  localStorage.clear()
  ownSettings.load(`E${++visit}`, {})
  sent = serve(sampleRoutes)
})
afterEach(hidePage)
const label = (text: string) => page.getByLabelText(text, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const lastList = () => sent.findLast(({ path }) => path === '/api/sample/permits')?.query
const total = () => page.getByText('총 137건')

test('Enter searches; the query stands in the address of the tab and in the call', async () => {
  showPage(SampleListPage)
  await expect.element(total()).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '상세조건' }))
  await userEvent.fill(label('작업명'), '배관')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => lastList()?.get('workNm')).toBe('배관')
  expect(tabSearch()).toBe('?workNm=%EB%B0%B0%EA%B4%80')
})

test('rows do not wait for the count of a long list, which comes once for all its pages', async () => {
  let counted: ((answer: object) => void) | undefined
  also({
    'GET /api/sample/permits': (request) =>
      request.query.get('countTo') === '1000'
        ? { ...(sampleRoutes['GET /api/sample/permits']?.(request) as object), total: 1000, more: true }
        : new Promise((resolve) => (counted = resolve)),
  })
  showPage(SampleListPage, { search: '?workNm=배관' })
  await expect.element(page.getByText('총 1,000+건')).toBeVisible()
  await expect.poll(() => counted).toBeDefined()
  const asked = sent.filter(({ path, query }) => path === '/api/sample/permits' && !query.has('countTo'))
  expect(asked.map(({ query }) => Object.fromEntries(query))).toEqual([
    { workNm: '배관', limit: '1', columns: 'permitNo' },
  ])
  counted?.({ data: [], total: 7345, more: false })
  await expect.element(page.getByText('총 7,345건')).toBeVisible()
  await page.getByTitle('2', { exact: true }).click()
  await expect.poll(() => lastList()?.get('page')).toBe('2')
  await expect.element(page.getByText('총 7,345건')).toBeVisible()
  expect(
    sent.filter(({ path, query }) => path === '/api/sample/permits' && !query.has('countTo')),
  ).toHaveLength(1)
})

test('the address fills the search panel with names of codes, periods and states', async () => {
  showPage(SampleListPage, {
    search: '?permitTypeCd=H,G&workYmd.from=2026-03-01&workYmd.to=2026-03-10&state=draft&page=2',
  })
  await expect.element(label('작업일 시작')).toHaveValue('2026-03-01')
  await expect.element(label('작업일 종료')).toHaveValue('2026-03-10')
  await expect.poll(() => lastList()?.getAll('permitTypeCd')).toEqual(['H', 'G'])
  expect(lastList()?.get('workYmd.from')).toBe('2026-03-01')
  expect(lastList()?.get('page')).toBe('2')
  await expect
    .element(page.elementLocator(document.querySelector('search')!).getByText('화기작업'))
    .toBeVisible()
})

test('a folded condition that is set stands in sight; 초기화 empties it and searches', async () => {
  showPage(SampleListPage, { search: '?workNm=x&page=3' })
  await expect.element(label('작업명')).toHaveValue('x')
  await userEvent.click(button('초기화'))
  await expect.poll(() => label('작업명').elements()).toHaveLength(0)
  await expect.poll(tabSearch).toBe('')
  expect(lastList()?.get('workNm')).toBeNull()
})

test('folded filters open under 상세조건', async () => {
  showPage(SampleListPage)
  expect(label('작업금액 최소').elements()).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: '상세조건' }))
  await userEvent.fill(label('작업금액 최소'), '1000000')
  await userEvent.click(button('조회'))
  await expect.poll(() => lastList()?.get('budgetAmt.from')).toBe('1000000')
  // What is unfolded stays so for the person, not for the browser.
  hidePage()
  showPage(SampleListPage)
  await expect.element(label('작업금액 최대')).toBeVisible()
})

test('a condition that the page sets is folded and counted at the button, and a reset goes back to it', async () => {
  const query = { page: 1, limit: 20, workNm: '배관' }
  const searched: object[] = []
  const panel = (defaults: Partial<typeof query>) => () => (
    <SearchPanel
      resource={samplePermit}
      query={query}
      defaults={defaults}
      onSearch={(next) => searched.push(next)}
    />
  )
  showPage(panel({ workNm: '배관' }))
  await expect.element(page.getByRole('button', { name: '상세조건' })).toBeVisible()
  expect(label('작업명').elements()).toHaveLength(0)
  await expect.element(page.getByTitle('1', { exact: true })).toBeVisible()
  await userEvent.click(button('초기화'))
  expect(searched).toEqual([expect.objectContaining({ workNm: '배관' })])
  hidePage()
  showPage(panel({}))
  await expect.element(label('작업명')).toHaveValue('배관')
})

test('in a low window, such as at a zoom of 200 %, the conditions fold and leave the rows in sight', async () => {
  await page.viewport(720, 450)
  showPage(SampleListPage)
  await expect.element(button('조회조건')).toHaveAttribute('aria-expanded', 'false')
  await expect.element(label('검색어')).not.toBeVisible()
  await expect
    .poll(() => document.querySelector('[role=grid]')?.getBoundingClientRect().top ?? Infinity)
    .toBeLessThan(400)
  await page.viewport(1440, 900)
  await expect.element(label('검색어')).toBeVisible()
})

test('on a telephone one button stands for the conditions and says how many are set', async () => {
  await page.viewport(360, 740)
  showPage(SampleListPage, { search: '?workNm=x&state=draft,requested' })
  await expect.element(button('조회조건 2')).toHaveAttribute('aria-expanded', 'false')
  await expect.element(label('작업명')).not.toBeVisible()
  await userEvent.click(button('조회조건 2'))
  await userEvent.fill(label('작업명'), '')
  await userEvent.keyboard('{Enter}')
  // The results are visible, and the keyboard continues where the panel was.
  await expect.element(button('조회조건 1')).toHaveFocus()
  await expect.element(label('검색어')).not.toBeVisible()
  await expect.poll(() => lastList()?.get('workNm')).toBeNull()
  await page.viewport(1440, 900)
  await expect.poll(() => label('검색어').element().checkVisibility()).toBe(true)
  // A folded condition that is no longer set gives its place back.
  expect(label('작업명').elements()).toHaveLength(0)
  expect(button('조회조건 1').elements()).toHaveLength(0)
})

test('a start without an end gets the default gap, quick picks fill both', async () => {
  showPage(SampleListPage)
  await userEvent.click(page.getByRole('button', { name: '상세조건' }))
  await userEvent.fill(label('작업일 시작'), '2026-03-01')
  await userEvent.keyboard('{Enter}')
  await expect.element(label('작업일 종료')).toHaveValue('2026-03-07')
})

test('order and pages are asked from the server', async () => {
  showPage(SampleListPage)
  await expect.element(total()).toBeVisible()
  await userEvent.click(page.getByRole('columnheader', { name: /운전부서/ }))
  await expect.poll(() => lastList()?.get('sort')).toBe('deptCd')
  await userEvent.click(page.getByTitle('2'))
  await expect.poll(() => lastList()?.get('page')).toBe('2')
})

test('a column is hidden by its field or by the name beside it', async () => {
  showPage(() => (
    <ResourceGrid
      resource={samplePermit}
      query={{}}
      onQuery={() => undefined}
      hidden={['deptCd', 'permitTypeNm']}
    />
  ))
  await expect.element(page.getByRole('columnheader', { name: /작업명/ })).toBeVisible()
  expect(page.getByRole('columnheader', { name: /운전부서|허가종류/ }).elements()).toHaveLength(0)
})

test('a user without the right to write or to download gets no such buttons', async () => {
  showPage(SampleListPage, { menu: { writeYn: 'N', excelYn: 'N' } })
  await expect.element(total()).toBeVisible()
  for (const name of ['등록', '삭제', '엑셀 업로드', '엑셀 다운로드'])
    expect(button(name).elements()).toHaveLength(0)
})

test('the download has the conditions and columns of the screen', async () => {
  also({ 'GET /api/sample/permit/excel': () => ({}) })
  showPage(SampleListPage, { search: '?workNm=x&page=2' })
  await expect.element(total()).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /엑셀 다운로드/ }))
  await expect
    .poll(() => sent.find(({ path }) => path.endsWith('/excel'))?.query.get('columns'))
    .toContain('permitCd,workNm,permitTypeCd,deptCd')
  const query = sent.find(({ path }) => path.endsWith('/excel'))?.query
  expect(query?.get('workNm')).toBe('x')
  expect(query?.get('page')).toBeNull()
  // The same rows in the template, to be changed and brought back.
  await userEvent.click(page.getByRole('button', { name: /엑셀 업로드/ }))
  await userEvent.click(page.getByRole('button', { name: '조회된 자료가 든 양식' }))
  await expect
    .poll(() => sent.find(({ query }) => query.get('template') === 'Y')?.query.get('workNm'))
    .toBe('x')
})

test('what one person arranged and did not send yet is not taken over by the next who signs in', () => {
  ownSettings.put('search:/sample', 'open')
  ownSettings.load(`E${visit}`, {})
  expect(ownSettings.get('search:/sample')).toBe('open')
  ownSettings.load('E-next', {})
  expect(ownSettings.get('search:/sample')).toBeUndefined()
})

test('ticked rows are deleted after a question; a refusal is shown and the rows stay', async () => {
  also({ 'DELETE /api/sample/permit/1': () => ({}) })
  showPage(SampleListPage)
  await expect.element(total()).toBeVisible()
  await userEvent.click(page.getByLabelText('1행 선택', { exact: true }))
  await userEvent.click(page.getByRole('button', { name: /삭제/ }))
  await expect.element(page.getByText('선택한 1건을 삭제 하시겠습니까?')).toBeVisible()
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: '확인' }))
  await expect.poll(() => sent.some(({ method }) => method === 'DELETE')).toBe(true)
})

test('a list that cannot be loaded says so and can be tried again', async () => {
  also({
    'GET /api/sample/permits': () =>
      new Refused(403, { message: '조회 권한이 없습니다.', fields: [], reasons: [] }),
  })
  showPage(SampleListPage)
  await expect.element(page.getByText('조회 권한이 없습니다.')).toBeVisible()
  also({ 'GET /api/sample/permits': sampleRoutes['GET /api/sample/permits']! })
  await userEvent.click(button('다시 시도'))
  await expect.element(total()).toBeVisible()
})

test('an Excel file is shown row by row before it is applied', async () => {
  also({
    'POST /api/sample/permit/excel': () => ({
      data: {
        previewNo: '0b6f',
        rows: [
          {
            rowNo: 3,
            status: 'new',
            values: { workNm: '신규 작업', headCnt: 3 },
            changes: null,
            issues: [],
          },
          {
            rowNo: 4,
            status: 'changed',
            values: { workNm: '배관 용접', headCnt: 5 },
            changes: { headCnt: [3, 5] },
            issues: [],
          },
          {
            rowNo: 5,
            status: 'wrong',
            values: { workNm: '', headCnt: -1 },
            changes: null,
            issues: [{ path: 'workNm', message: '작업명 항목을 입력해 주세요.' }],
          },
          {
            rowNo: 6,
            status: 'conflict',
            values: { workNm: '배관 절단', headCnt: 2 },
            changes: { headCnt: [4, 2] },
            downloaded: { headCnt: 3 },
            issues: [{ path: '', message: '충돌: 다른 사용자가 먼저 수정하였습니다.' }],
          },
        ],
        counts: { new: 1, changed: 1, same: 0, wrong: 1, conflict: 1 },
      },
    }),
    'POST /api/sample/permit/excel/apply': () => ({ data: { applied: 1, failed: 0 } }),
  })
  showPage(SampleListPage)
  await userEvent.click(page.getByRole('button', { name: /엑셀 업로드/ }))
  const input = await expect
    .poll(() => document.querySelector<HTMLInputElement>('.ant-modal input[type=file]'))
    .not.toBeNull()
    .then(() => document.querySelector('.ant-modal input[type=file]')!)
  await userEvent.upload(page.elementLocator(input), new File(['x'], '허가.xlsx'))
  await expect.element(page.getByText('작업명 항목을 입력해 주세요.')).toBeVisible()
  await expect.element(button('2건 적용')).toBeVisible()
  await userEvent.click(page.getByLabelText('4행 적용'))
  // The cell says what it was, what it is and what it would be.
  await expect.element(page.getByText('내려받을 때')).toBeVisible()
  expect(document.querySelector('.excel-three')?.textContent).toBe('내려받을 때3지금4올린 파일2')
  // Beside the conflict stands which column it is about; its cell may be far to the right.
  const conflict = page.getByRole('row', { name: /충돌: 다른 사용자가/ })
  await expect.element(conflict.getByText('작업인원', { exact: true })).toBeVisible()
  // A colleague's change is overwritten only when the user ticks the row.
  await expect.element(page.getByLabelText('6행 적용')).not.toBeChecked()
  await userEvent.click(page.getByLabelText('6행 적용'))
  await userEvent.click(button('2건 적용'))
  await expect.element(page.getByText('적용 1건, 실패 0건')).toBeVisible()
  expect(sent.find(({ path }) => path.endsWith('/apply'))?.body).toEqual({
    previewNo: '0b6f',
    excluded: [4],
    conflicts: [6],
  })
  await expect.element(page.getByRole('button', { name: /오류 파일 다운로드/ })).toBeVisible()
})

test('axe finds nothing serious on the list', async () => {
  const host = showPage(SampleListPage)
  await expect.element(total()).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '상세조건' }))
  await expectNoSeriousFaults(host)
})

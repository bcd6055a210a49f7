import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { leafColumns } from './columns.ts'
import { list, show, showList } from './testing/render.tsx'
import { EDIT_COLUMNS, LIST_COLUMNS, type SamplePermit, samplePermits } from './testing/sample.tsx'

const heads = () =>
  [...document.querySelectorAll('[role=columnheader]')].map((each) => each.textContent.trim())
const nobody = (count: number): SamplePermit[] =>
  samplePermits(count).map((row) => ({ ...row, vendorNm: '', hazardCds: [] }))
const narrowly = (rows: SamplePermit[], more = {}) =>
  show(<div style={{ width: 760 }}>{list({ rows, height: 'fit', ...more })}</div>)

test('a list that does not fit its frame leaves out the columns that are empty in every row', async () => {
  narrowly(nobody(5))
  await expect.poll(heads).toContain('작업명')
  await expect.poll(heads).not.toContain('업체명')
  expect(heads()).not.toContain('위험요인')
  // They come with the first row that has a value in them.
  narrowly(samplePermits(5))
  await expect.poll(heads).toContain('업체명')
})

test('a list that is a part of its page fits its frame as one that is a page does', async () => {
  show(<div style={{ width: 760 }}>{list({ rows: nobody(5), height: 'auto' })}</div>)
  await expect.poll(heads).toContain('작업명')
  await expect.poll(heads).not.toContain('업체명')
})

test('a list without rows leaves out its last columns until the others fit', async () => {
  show(<div style={{ width: 560 }}>{list({ rows: [], height: 'fit' })}</div>)
  await expect.poll(heads).toContain('작업명')
  await expect.poll(() => heads().length).toBeLessThan(leafColumns(LIST_COLUMNS).length)
  const frame = document.querySelector('.grid-frame')!
  await expect.poll(() => frame.scrollWidth - frame.clientWidth).toBeLessThanOrEqual(0)
})

test('an empty column stays where all columns fit, and where the person sorts by it', async () => {
  const columns = leafColumns(LIST_COLUMNS).filter(({ name }) =>
    ['permitNo', 'workNm', 'vendorNm'].includes(name),
  )
  await showList({ rows: nobody(5), columns, height: 'fit' })
  await expect.poll(heads).toContain('업체명')
  narrowly(nobody(5), { sort: [{ name: 'vendorNm', direction: 'asc' }] })
  await expect.poll(heads).toContain('업체명')
  await expect.poll(heads).not.toContain('위험요인')
  expect(heads()).toContain('업체명')
})

test('a list that fits its window has its pages in the line of its tools, above the rows', async () => {
  await showList({ rows: samplePermits(20), height: 'fit', total: 45, onPage: () => undefined })
  const top = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().top
  await expect.element(page.getByText('총 45건')).toBeVisible()
  expect(top('.grid-pager')).toBeLessThan(top('.grid-frame'))
  expect(document.querySelectorAll('.grid-pager')).toHaveLength(1)
})

test('a grid that is typed into keeps the columns that nobody has filled yet', async () => {
  const columns = EDIT_COLUMNS.filter(({ name }) => !['requestDt', 'homepage'].includes(name))
  show(
    <div style={{ width: 560 }}>{list({ rows: [], columns, height: 'fit', onChange: () => undefined })}</div>,
  )
  await expect.poll(heads).toContain('작업명')
  const frame = document.querySelector('.grid-frame')!
  await expect.poll(() => frame.scrollWidth - frame.clientWidth).toBeGreaterThan(0)
})

test('a switch that nobody has answered says the word of its own for no', async () => {
  const rows = samplePermits(1).map((row) => ({ ...row, fireYn: null }))
  const words: [string, string] = ['이수', '미이수']
  const columns = EDIT_COLUMNS.filter(({ name }) => name === 'fireYn').map((column) => ({ ...column, words }))
  show(list({ rows, columns, onChange: () => undefined }))
  await expect.element(page.getByText('미이수')).toBeVisible()
})

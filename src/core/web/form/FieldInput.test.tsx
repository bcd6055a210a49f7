import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FieldKind, Fields } from '../../shared/field.ts'
import { number, time, year } from '../../shared/field.ts'
import { also, serve } from '../testing/fake-server.ts'
import { sampleRoutes } from '../testing/sample-server.ts'
import { hidePage, showPage } from '../testing/show-page.tsx'
import { samplePermit } from '../testing/work-permit.ts'
import { FieldInput } from './FieldInput.tsx'

beforeEach(() => void serve(sampleRoutes))
afterEach(hidePage)

const fields: Fields = {
  ...samplePermit.fields,
  planYear: year('계획년'),
  cardNo: number('카드번호', { length: 6 }),
  blastTime: time('발파시각', { length: 8 }),
}
const around = { plantCd: '1000', deptCd: 'D111' }
let value: unknown
function Kept({ name }: { name: string }) {
  const [kept, keep] = useState<unknown>(null)
  const field = fields[name]!
  const change = (next: unknown) => {
    value = next
    keep(next)
  }
  return (
    <>
      <FieldInput
        field={{ ...field, required: false, readOnly: false }}
        id="one"
        aria-label={field.label}
        around={around}
        value={kept}
        onChange={change}
      />
      <button type="button">다음</button>
    </>
  )
}
const input = (name: string) => page.getByLabelText(fields[name]!.label, { exact: true })
const typed = (text: string) => async (name: string) => {
  await userEvent.click(input(name))
  await userEvent.keyboard(`${text}{Tab}`)
}
const dated = (text: string) => async (name: string) => {
  await userEvent.click(input(name))
  await userEvent.keyboard(`${text}{Enter}`)
}
const chosen = (title: string) => async (name: string) => {
  await userEvent.click(input(name))
  await userEvent.click(page.getByTitle(title))
}

type Case = [name: string, act: (name: string) => Promise<unknown>, expected: unknown]
/** One of each kind; a new kind does not compile without its line. */
const cases: Record<FieldKind, Case> = {
  text: ['workNm', typed(' 배관 보수 '), '배관 보수'],
  textarea: ['workTxt', typed('첫째 줄{Shift>}{Enter}{/Shift}둘째 줄'), '첫째 줄\n둘째 줄'],
  number: ['areaQty', typed('1a2.5'), 12.5],
  cost: ['budgetAmt', typed('1,250,000'), 1_250_000],
  date: ['workYmd', dated('20261120'), '2026-11-20'],
  month: ['planMonth', dated('202611'), '2026-11'],
  year: ['planYear', dated('2026'), '2026'],
  time: ['meetTime', dated('0830'), '08:30'],
  datetime: ['startDt', dated('202611200830'), '2026-11-20T08:30:00+09:00'],
  code: ['permitTypeCd', () => userEvent.click(page.getByRole('radio').first()), 'H'],
  codes: ['supplCds', () => userEvent.click(page.getByRole('checkbox').first()), ['S1']],
  flag: ['fireYn', () => userEvent.click(page.getByRole('switch')), 'Y'],
  tags: ['toolTags', typed('용접기{Enter}'), ['용접기']],
  user: [
    'supUserId',
    async () => {
      await userEvent.click(page.getByLabelText('작업책임자 조회', { exact: true }))
      await userEvent.dblClick(page.getByRole('cell', { name: '작업책임01' }))
    },
    'E1002',
  ],
  department: [
    'deptCd',
    async (name) => {
      await userEvent.click(input(name))
      await userEvent.click(page.getByText('생산1팀'))
    },
    'D111',
  ],
  process: ['processNo', chosen('에틸렌 공정'), 11],
  ref: ['vendorCd', chosen('대한설비'), 'V002'],
  link: ['drawingUrl', typed('https://example.com/a'), 'https://example.com/a'],
}

test.each(Object.entries(cases))('a %s takes its value in the form', async (kind, [name, act, expected]) => {
  value = undefined
  expect(fields[name]?.kind).toBe(kind)
  showPage(() => <Kept name={name} />)
  await act(name)
  await expect.poll(() => value).toEqual(expected)
})

test('two presses on a day within 400 ms close the calendar of a moment', async () => {
  showPage(() => <Kept name="startDt" />)
  await userEvent.click(input('startDt'))
  const day = page.getByRole('cell').filter({ hasText: /^15$/ }).first()
  await expect.element(day).toBeVisible()
  await userEvent.dblClick(page.getByText('15', { exact: true }).first())
  await expect
    .poll(() => document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)'))
    .toBeNull()
  expect(String(value)).toMatch(/-15T/)
})

test.each([
  ['radio', 'permitTypeCd'],
  ['checkbox', 'supplCds'],
])('a %s says that it is loading until its options arrive', async (role, name) => {
  const waiting: (() => void)[] = []
  const codes = sampleRoutes['GET /api/manage/codes/*']
  also({
    'GET /api/manage/codes/*': (request) =>
      new Promise((arrive) => waiting.push(() => arrive(codes?.(request)))),
  })
  showPage(() => <Kept name={name} />)
  await expect.element(page.getByText('Loading...', { exact: true })).toBeVisible()
  expect(page.getByRole(role).elements()).toEqual([])
  await expect.poll(() => waiting.length).toBe(1)
  waiting[0]!()
  await expect.element(page.getByRole(role).first()).toBeVisible()
  await expect.element(page.getByText('Loading...', { exact: true })).not.toBeInTheDocument()
})

test('a number with a length stops there and counts what is typed', async () => {
  showPage(() => <Kept name="cardNo" />)
  await userEvent.click(input('cardNo'))
  await userEvent.keyboard('-12a.3')
  await expect.element(page.getByText('5 / 6', { exact: true })).toBeVisible()
  await userEvent.keyboard('456')
  await expect.element(page.getByText('6 / 6', { exact: true })).toBeVisible()
  expect(value).toBe(-12.34)
})

test('a time with seconds is typed and shown with them', async () => {
  showPage(() => <Kept name="blastTime" />)
  await dated('083015')('blastTime')
  await expect.poll(() => value).toBe('08:30:15')
  await expect.element(input('blastTime')).toHaveValue('08:30:15')
  await expect.element(input('blastTime')).toHaveAttribute('placeholder', 'HH:mm:ss')
})

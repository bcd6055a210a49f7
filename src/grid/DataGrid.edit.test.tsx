import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { momentOf, showMoment } from '../core/shared/dates.ts'
import type { GridColumn } from './columns.ts'
import { at, calendarStands, clipboardEvent, compose, keys, rangeTexts } from './testing/keys.ts'
import { cell, showEditable, textarea } from './testing/render.tsx'
import { EDIT_COLUMNS, samplePermit, type SamplePermit } from './testing/sample.tsx'

test('Hangul typed over a focused cell keeps its first consonant', async () => {
  const log = showEditable()
  await at(0, '작업명')
  await compose('ㅎ', '하', '한')
  await compose('ㄱ', '그', '글')
  expect(textarea().value).toBe('한글')
  await keys('{Enter}')
  expect(log.rows[0]?.workNm).toBe('한글')
  expect(cell(1, '작업명')).toHaveClass('is-active')
})

test('Hangul over a read-only cell or a number leaves nothing behind', async () => {
  const log = showEditable()
  await at(0, '작업번호')
  await compose('ㅎ', '하')
  expect(textarea().value).toBe('')
  await at(0, '인원')
  await compose('ㅎ', '하')
  await keys('7{Enter}')
  expect(log.rows[0]?.workerCnt).toBe(7)
  expect(log.rows[0]?.permitNo).toBe('P-U101-20261101-0001')
})

test('values typed one under the other with the arrow keys', async () => {
  const log = showEditable()
  await at(0, '인원')
  await keys('11{ArrowDown}22{ArrowDown}33{ArrowUp}')
  expect(log.rows.map((row) => row.workerCnt)).toEqual([11, 22, 33])
})

test('F2 and a double click show the text, Escape leaves the row as it was', async () => {
  const log = showEditable()
  await at(0, '작업명')
  await keys('{F2}')
  expect(textarea().value).toBe('열교환기 E-201 용접 보수')
  await keys('!{Escape}')
  expect(log.changes).toHaveLength(0)
  await userEvent.dblClick(cell(0, '작업명'))
  await keys(' 끝{Enter}')
  expect(log.rows[0]?.workNm).toBe('열교환기 E-201 용접 보수 끝')
})

test('text is cut at its limit; several lines by Alt+Enter', async () => {
  const log = showEditable()
  await at(0, '작업명')
  await keys('가나다라마바사아자차가나다라마바사아자차카{Enter}')
  expect(log.rows[0]?.workNm).toHaveLength(20)
  await at(0, '비고')
  await keys('첫 줄{Alt>}{Enter}{/Alt}둘째 줄{Enter}')
  expect(log.rows[0]?.remark).toBe('첫 줄\n둘째 줄')
})

test('numbers keep only digits, minus and dot, and show commas', async () => {
  const log = showEditable()
  await at(0, '금액(원)')
  await keys('12a34567원')
  expect(textarea().value).toBe('1234567')
  await keys('{Enter}')
  expect(log.rows[0]?.costAmt).toBe(1234567)
  expect(cell(0, '금액(원)')).toHaveTextContent('1,234,567')
})

test('a value that does not fit stays in its cell with the reason, until it is corrected', async () => {
  const log = showEditable()
  await at(0, '산소')
  await keys('20.95{Enter}')
  const bad = cell(0, '산소')
  expect(bad).toHaveAttribute('aria-invalid', 'true')
  expect(bad).toHaveAttribute('title', '산소 항목은 소수점 1자리까지 입력할 수 있습니다.')
  await keys('{ArrowUp}')
  expect(document.querySelector('.grid-fault')?.textContent).toBe(
    '산소 항목은 소수점 1자리까지 입력할 수 있습니다.',
  )
  expect(bad).toHaveTextContent('20.95')
  expect(log.rows[0]?.gasRate).toBe(20.9)
  expect(log.faults.size).toBe(1)
  await at(0, '산소')
  await keys('17.9{Enter}')
  expect(cell(0, '산소')).not.toHaveAttribute('aria-invalid')
  expect(log.rows[0]?.gasRate).toBe(17.9)
  expect(log.faults.size).toBe(0)
})

test('a refused value goes with its row, so that the form can be saved', async () => {
  const log = showEditable()
  await at(1, '인원')
  await keys('-{Enter}')
  expect([...log.faults.values()]).toEqual(['인원 항목은 숫자로 입력해 주세요.'])
  log.refresh(log.rows.slice(0, 1))
  await expect.poll(() => log.faults.size).toBe(0)
})

test('an emptied required cell says so; Escape takes a refused value back', async () => {
  const log = showEditable()
  await at(0, '작업명')
  await keys('{Delete}')
  expect(log.rows[0]?.workNm).toBeNull()
  expect(cell(0, '작업명')).toHaveAttribute('title', '작업명 항목을 입력해 주세요.')
  await at(0, '작업일')
  await keys('2026-02-30{Enter}')
  expect(cell(0, '작업일')).toHaveTextContent('2026-02-30')
  await keys('{ArrowUp}{Escape}')
  expect(cell(0, '작업일')).toHaveTextContent('2026-11-01')
})

test.each([
  ['작업일', '20261224', 'workYmd', '2026-12-24'],
  ['계획월', '2026.12', 'planYm', '2026-12'],
  ['계획년', '2027', 'planYear', '2027'],
  ['시작', '930', 'startTime', '09:30'],
  ['신청일시', '2026-12-24 10:05', 'requestDt', '2026-12-24T10:05:00+09:00'],
  ['링크', '/permit/1', 'homepage', '/permit/1'],
] as const)('%s typed as %s', async (header, typed, name, value) => {
  const log = showEditable()
  await at(0, header)
  await keys(`${typed}{Enter}`)
  expect(log.rows[0]?.[name]).toBe(value)
})

test('Enter on a date opens the calendar; the picked day goes into the row and the focus back to the grid', async () => {
  const log = showEditable()
  await at(0, '작업일')
  await keys('{Enter}')
  await calendarStands()
  await userEvent.click(document.querySelector('.ant-picker-dropdown td[title="2026-11-17"]') as Element)
  await expect.poll(() => log.rows[0]?.workYmd).toBe('2026-11-17')
  expect(document.activeElement).toBe(textarea())
})

test('a time is picked from its list', async () => {
  const log = showEditable()
  await at(0, '시작')
  await keys('{Enter}')
  await calendarStands()
  await userEvent.click(
    document.querySelector('.ant-picker-time-panel-column:first-child li:nth-child(10)') as Element,
  )
  await userEvent.click(document.querySelector('.ant-picker-ok button') as Element)
  await expect.poll(() => log.rows[0]?.startTime).toBe('09:30')
})

test('the present moment of a cell is that of the plant, wherever the browser stands', async () => {
  const log = showEditable()
  await at(0, '신청일시')
  await keys('{Enter}')
  await calendarStands()
  const before = showMoment(momentOf(new Date()))
  await userEvent.click(document.querySelector('.ant-picker-now-btn') as Element)
  const after = showMoment(momentOf(new Date()))
  await expect
    .poll(() => showMoment(log.rows[0]?.requestDt))
    .toSatisfy((moment) => [before, after].includes(moment as string))
})

test('a select is opened by Enter, searched in Hangul and chosen by Enter', async () => {
  const log = showEditable()
  await at(0, '작업구분')
  await keys('{Enter}')
  expect(document.querySelectorAll('[role=option]')).toHaveLength(3)
  await compose('ㅁ', '미', '밀')
  await expect.poll(() => document.querySelectorAll('[role=option]').length).toBe(1)
  await keys('{Enter}')
  expect(log.rows[0]?.permitTypeCd).toBe('CON')
  expect(cell(0, '작업구분')).toHaveTextContent('밀폐공간출입')
})

test('a radio column is a list as well, chosen with arrows or the mouse', async () => {
  const log = showEditable()
  await at(0, '위험도')
  await keys('{F2}{ArrowUp}{Tab}')
  expect(log.rows[0]?.riskCd).toBe('H')
  expect(cell(0, '화기')).toHaveClass('is-active')
  await at(1, '위험도')
  await keys('{F2}')
  await userEvent.click(document.querySelectorAll('[role=option]')[2]!)
  expect(log.rows[1]?.riskCd).toBe('L')
})

test('several choices are ticked by Space and kept by Enter, in the order of the list', async () => {
  const log = showEditable()
  await at(1, '위험요인')
  await keys('{Enter} {ArrowUp}{ArrowUp} {Enter}')
  expect(log.rows[1]?.hazardCds).toEqual(['FIRE'])
  await at(0, '보호구')
  await keys('{Enter}{ArrowDown} {Tab}')
  expect(log.rows[0]?.protectCds).toEqual(['HELMET', 'MASK'])
})

test.each([
  ['화기', 'fireYn', 'Y', 'N'],
  ['야간', 'nightYn', 'N', 'Y'],
  ['확인', 'checkYn', 'Y', 'N'],
] as const)('%s is switched by Space and back by a click on its box', async (header, name, before, after) => {
  const log = showEditable()
  await at(0, header)
  await keys(' ')
  expect(log.rows[0]?.[name]).toBe(after)
  await userEvent.click(cell(0, header).querySelector('[data-toggle]') as Element)
  expect(log.rows[0]?.[name]).toBe(before)
})

test('tags are added by Enter, refused when there already, taken away by Backspace', async () => {
  const log = showEditable()
  await at(0, '태그')
  await keys('{Enter}정비{Enter}정기보수{Enter}')
  await expect.poll(() => document.querySelector('.grid-notice')?.textContent).toBe('이미존재하는항목입니다.')
  await keys('{Backspace>4/}{Enter}')
  expect(log.rows[0]?.keywords).toEqual(['정기보수', '정비'])
  await at(0, '태그')
  await keys('{Enter}{Backspace}{Enter}')
  expect(log.rows[0]?.keywords).toEqual(['정기보수'])
})

test('a person is found in the search only, never typed or pasted', async () => {
  const log = showEditable(3, { onUserSearch: async () => ({ userId: 'lee', userNm: '이점검' }) })
  await at(0, '담당자')
  await keys('가나다')
  expect(textarea().value).toBe('')
  clipboardEvent('paste', '박아무개')
  expect(log.changes).toHaveLength(0)
  await keys('{Enter}')
  await expect.poll(() => log.rows[0]?.managerUserId).toBe('lee')
  expect(log.rows[0]?.managerUserNm).toBe('이점검')
  await keys('{Delete}')
  expect(log.rows[0]).toMatchObject({ managerUserId: null, managerUserNm: null })
})

test('the id of a person is kept in a new row too, which has no such field yet', async () => {
  const columns = EDIT_COLUMNS.map((column): GridColumn<SamplePermit> =>
    'kind' in column && column.kind === 'usersearch' ? { ...column, idName: 'managerUserId' } : column,
  )
  const log = showEditable(1, { columns, onUserSearch: async () => ({ userId: 'lee', userNm: '이점검' }) })
  const row: Partial<SamplePermit> = { ...log.rows[0] }
  delete row.managerUserId
  log.refresh([row as SamplePermit])
  await at(0, '담당자')
  await keys('{Enter}')
  await expect.poll(() => log.rows[0]?.managerUserId).toBe('lee')
})

test('Ctrl+C copies names and bare numbers with quoting; Ctrl+V reads them back', async () => {
  const log = showEditable()
  await at(0, '작업명')
  await keys('따옴표 "A"{Enter}')
  await at(0, '작업명')
  await keys('{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}')
  expect(clipboardEvent('copy')).toBe('"따옴표 ""A"""\t\t2\r\n탱크 T-105 내부 청소\t\t3')
  await at(2, '작업명')
  clipboardEvent('paste', '펌프\t"두\n줄"\t1,234\r\n')
  await expect.poll(() => log.rows[2]).toMatchObject({ workNm: '펌프', remark: '두\n줄', workerCnt: 1234 })
  expect(rangeTexts()).toEqual(['펌프', '두\n줄', '1,234'])
})

test('the clipboard of the machine works the same', async () => {
  const log = showEditable()
  await at(0, '작업명')
  await userEvent.copy()
  await at(1, '작업명')
  await keys('{Shift>}{ArrowDown}{/Shift}')
  await userEvent.paste()
  await expect
    .poll(() => log.rows.map((row) => row.workNm))
    .toEqual(Array(3).fill('열교환기 E-201 용접 보수'))
})

test('a paste is one step: bad cells are marked, the others taken, nothing is added below, Ctrl+Z takes all back', async () => {
  const log = showEditable()
  await at(1, '작업구분')
  clipboardEvent('paste', '화기작업\n없는작업\n화기작업')
  await expect.poll(() => log.rows.map((row) => row.permitTypeCd)).toEqual(['HOT', 'HOT', 'CON'])
  expect(log.rows).toHaveLength(3)
  expect(cell(2, '작업구분')).toHaveTextContent('없는작업')
  expect(log.changes).toHaveLength(1)
  await keys('{Control>}z{/Control}')
  expect(log.rows.map((row) => row.permitTypeCd)).toEqual(['HOT', 'GEN', 'CON'])
  await keys('{Control>}y{/Control}')
  expect(log.rows[1]?.permitTypeCd).toBe('HOT')
})

test('Delete empties the range but not what may not be edited', async () => {
  const log = showEditable(3, { changes: new Map([['P-U101-20261102-0002', 'deleted']]) })
  await at(0, '작업번호')
  await keys('{Shift>}{ArrowDown}{ArrowDown}{End}{/Shift}{Delete}')
  expect(log.rows.map((row) => row.permitNo)).toEqual([
    'P-U101-20261101-0001',
    'P-U101-20261102-0002',
    'P-U101-20261103-0003',
  ])
  expect(log.rows.map((row) => row.workNm)).toEqual([null, '탱크 T-105 내부 청소', null])
  expect(log.rows[0]).toMatchObject({ hazardCds: null, fireYn: 'N', workerCnt: null, workYmd: null })
})

test('Tab goes from cell to cell and leaves behind the last one', async () => {
  showEditable()
  await at(0, '담당자')
  await keys('{Tab}')
  expect(cell(1, '작업번호')).toHaveClass('is-active')
  await keys('{Shift>}{Tab}{/Shift}')
  expect(cell(0, '담당자')).toHaveClass('is-active')
  await at(2, '담당자')
  await keys('{Tab}')
  expect(document.activeElement).not.toBe(textarea())
})

test('a refresh that puts a row above does not move the edit or the selection to another record', async () => {
  const log = showEditable()
  await at(1, '작업명')
  await keys('새 이름')
  log.refresh([samplePermit(9), ...log.rows])
  await expect.poll(() => cell(0, '작업번호').textContent).toBe('P-U101-20261110-0010')
  await keys('{Enter}')
  expect(log.rows.map((row) => row.workNm).slice(0, 3)).toEqual([
    '분전반 교체 공사',
    '열교환기 E-201 용접 보수',
    '새 이름',
  ])
  await keys('{ArrowUp}{Delete}')
  expect(log.changes[1]?.[0]).toMatchObject({
    rowKey: 'P-U101-20261102-0002',
    before: '새 이름',
    value: null,
  })
})

import { expect, test } from 'vitest'
import type { ColumnKind, GridField } from './columns.ts'
import { gridTextsIn } from './spoken-texts.ts'

const korean = gridTextsIn('kr')
import { formatNumber } from '../core/shared/number-format.ts'
import { coerce, displayText, editText, entriesOf } from './values.ts'

type Row = { value: unknown }
const options = [
  { code: 'A', codeNm: '화기' },
  { code: 'B', codeNm: '일반' },
]
const field = (kind: ColumnKind, more: Partial<GridField<Row>> = {}): GridField<Row> => ({
  name: 'value',
  text: '항목',
  kind,
  options,
  ...more,
})
const taken = (kind: ColumnKind, text: string, more: Partial<GridField<Row>> = {}) =>
  coerce(field(kind, more), text, korean)

test.each<[ColumnKind, string, unknown]>([
  ['text', '  앞뒤 공백 ', '앞뒤 공백'],
  ['text', '', null],
  ['text', '두\n줄', '두 줄'],
  ['textarea', '두\n줄', '두\n줄'],
  ['number', '1,234.5', 1234.5],
  ['number', '12명', 12],
  ['number', '-3', -3],
  ['number', '.5', 0.5],
  ['cost', '₩1,250,000', 1250000],
  ['date', '20261120', '2026-11-20'],
  ['date', '2026.1.5', '2026-01-05'],
  ['date', '2026. 1. 5.', '2026-01-05'],
  ['month', '202611', '2026-11'],
  ['month', '2026/3', '2026-03'],
  ['year', '2026', '2026'],
  ['time', '830', '08:30'],
  ['time', '23:59', '23:59'],
  ['time', '0830', '08:30'],
  ['datetime', '2026-11-20 8:05', '2026-11-20T08:05:00+09:00'],
  ['datetime', '20261120 0805', '2026-11-20T08:05:00+09:00'],
  ['datetime', '2026-11-20', '2026-11-20T00:00:00+09:00'],
  ['select', '일반', 'B'],
  ['radio', 'A', 'A'],
  ['multiselect', '일반, A, 일반', ['B', 'A']],
  ['checkboxmulti', '화기', ['A']],
  ['tag', '정비, 보수, 정비', ['정비', '보수']],
  ['link', 'https://example.com', 'https://example.com'],
])('%s takes %j as %j', (kind, text, value) => {
  expect(taken(kind, text)).toEqual({ value })
})

test.each<[ColumnKind, string, string, Partial<GridField<Row>>]>([
  ['number', '많음', '항목 항목은 숫자로 입력해 주세요.', {}],
  ['number', '1-2', '항목 항목은 숫자로 입력해 주세요.', {}],
  ['number', '20.95', '항목 항목은 소수점 1자리까지 입력할 수 있습니다.', { pointNumber: 1 }],
  ['number', '101', '항목 항목은 100 이하여야 합니다.', { max: 100 }],
  ['cost', '10.5', '항목 항목은 정수로 입력해 주세요.', {}],
  ['date', '2026-02-30', '항목 항목의 날짜 형식이 올바르지 않습니다. (YYYY-MM-DD)', {}],
  ['time', '25:00', '항목 항목의 시간 형식이 올바르지 않습니다. (HH:mm)', {}],
  ['select', '없는것', '항목 항목의 값이 목록에 없습니다.', {}],
  ['multiselect', '화기, 없는것', '항목 항목의 값이 목록에 없습니다.', {}],
  ['usersearch', '김안전', '항목 항목의 값이 목록에 없습니다.', {}],
])('%s refuses %j', (kind, text, message, more) => {
  expect(taken(kind, text, more)).toEqual({ message })
})

test.each(['Y', 'y', '사용', 'true', '1'])('a switch reads %s as Y', (text) =>
  expect(taken('switch', text, { options: [] })).toEqual({ value: 'Y' }),
)
test.each(['N', '미사용', 'false', '0'])('a switch reads %s as N', (text) =>
  expect(taken('switch', text, { options: [] })).toEqual({ value: 'N' }),
)

test('text longer than the limit is cut', () =>
  expect(taken('text', '가나다라마', { max: 3 })).toEqual({ value: '가나다' }))

test('a comma every three digits, without losing a digit of long numbers', () => {
  expect(formatNumber(1234567.5, undefined, true)).toBe('1,234,567.5')
  expect(formatNumber('12345678901234567890', undefined, true)).toBe('12,345,678,901,234,567,890')
  expect(formatNumber(-1000, undefined, true)).toBe('-1,000')
  expect(formatNumber(20, 1, true)).toBe('20.0')
  expect(formatNumber(2026, undefined, false)).toBe('2026')
})

test('a cell shows names for codes, labels for switches and wall time for moments', () => {
  const shown = (kind: ColumnKind, value: unknown) =>
    displayText(field(kind, kind === 'switch' ? { options: [] } : {}), value, korean)
  expect(shown('select', 'A')).toBe('화기')
  expect(shown('select', 'Z')).toBe('Z')
  expect(shown('multiselect', ['A', 'B'])).toBe('화기, 일반')
  expect(shown('switch', 'Y')).toBe('사용')
  expect(shown('switch', 'N')).toBe('미사용')
  expect(shown('datetime', '2026-03-10T08:01:00+09:00')).toBe('2026-03-10 08:01')
  expect(shown('number', null)).toBe('')
  expect(editText(field('cost'), 1250000, korean)).toBe('1250000')
})

test('a cell of several values shows each of its entries', () => {
  expect(entriesOf(['A', 'B'])).toEqual(['A', 'B'])
  expect(entriesOf('A, B,')).toEqual(['A', 'B'])
  expect(entriesOf(null)).toEqual([])
})

test.each([
  ['8:30:15', '08:30:15'],
  ['083015', '08:30:15'],
  ['8:30', '08:30:00'],
  ['830', '08:30:00'],
])('%s is a time with seconds', (text, value) =>
  expect(taken('time', text, { seconds: true })).toEqual({ value }),
)
test('a text that is not a time with seconds, and a number longer than its length, are refused', () => {
  expect(taken('time', '8:30:99', { seconds: true })).toEqual({
    message: '항목 항목의 시간 형식이 올바르지 않습니다. (HH:mm:ss)',
  })
  expect(taken('number', '1,234.5', { length: 6 })).toEqual({ value: 1234.5 })
  expect(taken('number', '12,345.6', { length: 6 })).toEqual({
    message: '항목 항목은 최대 6자까지 입력할 수 있습니다.',
  })
})

import { expect, test } from 'vitest'
import { code, cost, datetime, flag, number, tags } from '../../shared/field.ts'
import { showText } from './show-text.ts'

test.each([
  [number('농도', { decimals: 1 }), 1234.5, '1,234.5'],
  [cost('금액'), 1500000, '1,500,000원'],
  [datetime('시작'), '2026-03-10T08:01:00+09:00', '2026-03-10 08:01'],
  [datetime('시작'), '2026-03-09T23:01:00Z', '2026-03-10 08:01'],
  [flag('화기'), 'Y', '사용'],
  [flag('지연', { words: ['지연', '제때'] }), 'N', '제때'],
  [flag('확인', { control: 'checkbox' }), 'N', '✕'],
  [flag('화기', { words: ['있음', '없음'] }), 'N', '없음'],
  [tags('공구'), ['용접기', '그라인더'], '용접기, 그라인더'],
  [code('종류', 'X'), null, ''],
])('%o %j reads %j', (field, value, text) => expect(showText(field, value)).toBe(text))

test('the name beside a key is what people read', () => {
  expect(showText(code('종류', 'X'), 'H', '화기작업')).toBe('화기작업')
})

import { expect, test } from 'vitest'
import { csvRows, csvText } from './csv.ts'

test.each([
  [
    '부서코드,부서명\r\nD1,안전팀\r\n',
    [
      ['부서코드', '부서명'],
      ['D1', '안전팀'],
    ],
  ],
  [
    'a,"b, c"\n"d ""e""","f\ng"',
    [
      ['a', 'b, c'],
      ['d "e"', 'f\ng'],
    ],
  ],
  [
    'a,,c\n , ,',
    [
      ['a', null, 'c'],
      [null, null, null],
    ],
  ],
  ['', []],
])('%j', (text, rows) => expect(csvRows(text)).toEqual(rows))

test('a written CSV file reads back unchanged', () => {
  const rows = [
    ['행', '내용'],
    ['3', '쉼표, 따옴표 "와"\n줄바꿈'],
  ]
  expect(csvRows(csvText(rows).slice(1))).toEqual(rows)
})

test('a written CSV file holds no formula, and numbers stay numbers', () => {
  const rows = [['=HYPERLINK("http://evil.example","x")', '@SUM(A1)', '+82-61-000', '-5.5', '-일부 조치']]
  expect(csvRows(csvText(rows).slice(1))).toEqual([
    [`'=HYPERLINK("http://evil.example","x")`, `'@SUM(A1)`, `'+82-61-000`, '-5.5', `'-일부 조치`],
  ])
})

test('values between tabs are read the same way', () => {
  expect(csvRows('가\t나,다\r\n1\t2', '\t')).toEqual([
    ['가', '나,다'],
    ['1', '2'],
  ])
})

test('a file with more rows than are allowed is refused, never cut', () => {
  expect(() => csvRows('a\nb\nc\n', ',', 2)).toThrow(RangeError)
})

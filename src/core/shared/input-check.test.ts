import { expect, test } from 'vitest'
import { code, codes, cost, date, datetime, flag, link, number, ref, tags, text, time } from './field.ts'
import { check, fieldSchema, fieldsSchema } from './input-check.ts'

const told = (schema: ReturnType<typeof fieldSchema>, value: unknown) => {
  const result = schema.safeParse(value)
  return result.success ? result.data : String(result.error.issues[0]?.message)
}

test.each([
  ['08:30', '08:30:00'],
  ['08:30:15', '08:30:15'],
  ['8:30', '발파시각 항목의 시간 형식이 올바르지 않습니다. (HH:mm:ss)'],
  ['24:00:00', '발파시각 항목의 시간 형식이 올바르지 않습니다. (HH:mm:ss)'],
])('a time with seconds: %s', (given, expected) =>
  expect(told(fieldSchema(time('발파시각', { length: 8 })), given)).toBe(expected),
)

test('a time without seconds takes none', () => {
  expect(told(fieldSchema(time('집결시간')), '08:30')).toBe('08:30')
  expect(told(fieldSchema(time('집결시간')), '08:30:15')).toBe(
    '집결시간 항목의 시간 형식이 올바르지 않습니다. (HH:mm)',
  )
})

test('a number with a length counts minus and dot, not the separators', () => {
  const schema = fieldSchema(number('계측값', { length: 6, decimals: 2 }))
  expect(told(schema, '-1,234')).toBe(-1234)
  expect(told(schema, -12.34)).toBe(-12.34)
  expect(told(schema, 12_345.67)).toBe('계측값 항목은 최대 6자까지 입력할 수 있습니다.')
})

const fields = {
  permitNm: text('작업명', { required: true, max: 10 }),
  remark: text('비고'),
  workerCnt: number('인원', { min: 1, max: 999 }),
  costAmt: cost('비용'),
  workYmd: date('작업일'),
  startDt: datetime('시작'),
  fireYn: flag('화기감시'),
  typeCd: code('유형', 'TYPE'),
  typeCds: codes('유형들', 'TYPE'),
  tags: tags('꼬리표'),
  linkUrl: link('링크'),
  companyNo: ref('업체', 'vendor'),
}
const right = {
  permitNm: ' 배관 용접 ',
  workerCnt: '1,2',
  workYmd: '2028-02-29',
  startDt: '2026-03-10 08:01',
  fireYn: 'Y',
  companyNo: '17',
  remark: '',
}
test.each([
  ['what is right', right, []],
  [
    'keys and tags',
    { ...right, typeCd: 'A', typeCds: ['A', 'B'], tags: ['새'], linkUrl: 'https://a.kr' },
    [],
  ],
  ['an empty required field', { ...right, permitNm: '  ' }, ['permitNm 작업명 항목을 입력해 주세요.']],
  ['a missing required field', { remark: '가' }, ['permitNm 작업명 항목을 입력해 주세요.']],
  [
    'too long a text',
    { ...right, permitNm: '가'.repeat(11) },
    ['permitNm 작업명 항목은 최대 10자까지 입력할 수 있습니다.'],
  ],
  ['half a character', { ...right, remark: '\ud800' }, ['remark 비고 항목의 형식이 올바르지 않습니다.']],
  [
    'a number out of its range',
    { ...right, workerCnt: 1000 },
    ['workerCnt 인원 항목은 999 이하여야 합니다.'],
  ],
  [
    'a key beyond what a number holds',
    { ...right, companyNo: 2 ** 53 },
    ['companyNo 업체 항목의 형식이 올바르지 않습니다.'],
  ],
  [
    'a day that no month has',
    { ...right, workYmd: '2026-02-29' },
    ['workYmd 작업일 항목의 날짜 형식이 올바르지 않습니다. (YYYY-MM-DD)'],
  ],
  ['the same twice', { ...right, tags: ['새', '새'] }, ['tags 이미존재하는항목입니다.']],
  [
    'a list with something else in it',
    { ...right, tags: ['새', 1] },
    ['tags.1 꼬리표 항목의 형식이 올바르지 않습니다.'],
  ],
  ['an unknown field', { ...right, strange: 1 }, ['strange 알 수 없는 항목입니다. (strange)']],
])('a record is read as its schema reads it: %s', (_, record, wrong) => {
  const schema = fieldsSchema(fields)
  const checked = check(schema, record)
  const result = schema.safeParse(record)
  expect(checked.ok ? [] : checked.issues.map(({ path, message }) => `${path} ${message}`)).toEqual(wrong)
  expect(checked.ok).toBe(result.success)
  if (checked.ok) expect(checked.value).toEqual(result.data)
})
test('a field that was not sent stays untouched, and one that was sent empty becomes empty', () => {
  expect(check(fieldsSchema(fields), { permitNm: '점검', remark: ' ' })).toEqual({
    ok: true,
    value: { permitNm: '점검', remark: null },
  })
})

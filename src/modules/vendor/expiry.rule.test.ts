import { expect, it } from 'vitest'
import { expiriesOf, expirySentence } from './expiry.rule.ts'

const today = '2026-11-20'
it('names what has ended or ends within 30 days, the most urgent first', () => {
  const found = expiriesOf(
    [
      { name: '출입안전교육', toYmd: '2026-12-10' },
      { name: '건강진단', toYmd: '2026-11-19' },
      { name: '체류자격', toYmd: '2027-03-01' },
      { name: '전기기능사', toYmd: null },
      { name: '보험', toYmd: '2026-12-20' },
    ],
    today,
  )
  expect(found.map((each) => [each.name, each.days])).toEqual([
    ['건강진단', -1],
    ['출입안전교육', 20],
    ['보험', 30],
  ])
  expect(found.map((each) => String(expirySentence(each)))).toEqual([
    '2026-11-19 만료',
    '2026-12-10까지 (D-20)',
    '2026-12-20까지 (D-30)',
  ])
})
it('counts the longest of several of one name, and none that never ends', () => {
  const twice = [
    { name: '정기교육', toYmd: '2026-10-01' },
    { name: '정기교육', toYmd: '2027-10-01' },
  ]
  expect(expiriesOf(twice, today)).toEqual([])
  expect(
    expiriesOf(
      [
        { name: '면허', toYmd: '2026-10-01' },
        { name: '면허', toYmd: null },
      ],
      today,
    ),
  ).toEqual([])
})

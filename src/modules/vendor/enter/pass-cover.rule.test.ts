import { expect, test } from 'vitest'
import { covers, replacedFrom, type PassSpan } from './pass-cover.rule.ts'

const running = { fromYmd: '2026-07-27', toYmd: '2027-03-14', areaTxt: '전 구역', state: 'valid' }
const later = (change: Partial<PassSpan>): PassSpan => ({
  fromYmd: '2026-11-27',
  toYmd: '2027-03-14',
  areaTxt: null,
  ...change,
})

test('a pass covers another one when it opens every area of it for at least as long', () => {
  expect(covers(later({}), running)).toBe(true)
  expect(covers(later({ areaTxt: '보일러' }), running)).toBe(false)
  expect(covers(later({ toYmd: '2027-03-13' }), running)).toBe(false)
  expect(covers(later({ areaTxt: '반응, 보일러' }), { ...running, areaTxt: '보일러' })).toBe(true)
})
test('an earlier pass is replaced on the day the new one begins, not on the day of its approval', () => {
  expect(replacedFrom(later({}), running, '2026-11-24')).toBe('2026-11-27')
  expect(replacedFrom(later({ fromYmd: '2026-11-20' }), running, '2026-11-24')).toBe('2026-11-24')
})
test('a narrower or shorter pass takes nothing away; a stopped one is replaced by any', () => {
  expect(replacedFrom(later({ areaTxt: '보일러' }), running, '2026-11-24')).toBeUndefined()
  expect(replacedFrom(later({ toYmd: '2027-01-23' }), running, '2026-11-24')).toBeUndefined()
  expect(replacedFrom(later({ areaTxt: '보일러' }), { ...running, state: 'stopped' }, '2026-11-24')).toBe(
    '2026-11-27',
  )
})

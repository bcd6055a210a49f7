import { expect, test } from 'vitest'
import { banIssues, barsOn } from './entry-ban.rule.ts'

const ban = { fromYmd: '2026-11-10', toYmd: '2026-11-20', liftYmd: null, liftReason: null }

test('a ban bars from its first to its last day', () => {
  expect(['2026-11-09', '2026-11-10', '2026-11-20', '2026-11-21'].map((day) => barsOn(ban, day))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
test('a ban without an end bars until it is lifted, and no more on the day it is lifted', () => {
  const open = { ...ban, toYmd: null }
  expect(barsOn(open, '2036-01-01')).toBe(true)
  expect(barsOn({ ...open, liftYmd: '2026-11-15' }, '2026-11-14')).toBe(true)
  expect(barsOn({ ...open, liftYmd: '2026-11-15' }, '2026-11-15')).toBe(false)
})
test('a ban ends after it begins, and is lifted with a day and a reason', () => {
  const at = (over: object) => banIssues({ ...ban, ...over }).map(({ path }) => path)
  expect(at({})).toEqual([])
  expect(at({ toYmd: '2026-11-09' })).toEqual(['toYmd'])
  expect(at({ liftYmd: '2026-11-12' })).toEqual(['liftReason'])
  expect(at({ liftReason: '재교육' })).toEqual(['liftYmd'])
})

import { describe, expect, test } from 'vitest'
import { actionState, costOf, standsDone } from './action.rule.ts'

const done = { doneDt: '2026-03-12T15:00:00+09:00', doDesc: '볼트를 교체하였습니다.' }
describe('where an action stands', () => {
  test('a planned action has no moment, and a done one has its moment', () =>
    expect([actionState({}), actionState(done)]).toEqual(['P', 'D']))
  test('a judged action keeps its judgement until another action is done', () => {
    const refused = { ...done, statCd: 'N' }
    expect(actionState({ ...done, doneDt: '2026-03-12T06:00:00Z' }, refused)).toBe('N')
    expect(actionState({ ...done, doDesc: '볼트와 너트를 모두 교체하였습니다.' }, refused)).toBe('D')
    expect(actionState({ ...done, doneDt: '2026-03-14T15:00:00+09:00' }, refused)).toBe('D')
    expect(actionState(done, { ...done, statCd: 'V' })).toBe('V')
    expect(actionState({ ...done, doneDt: null }, refused)).toBe('P')
  })
  test('an action that a check refused does not count as done', () =>
    expect([standsDone(done), standsDone({ ...done, statCd: 'N' }), standsDone({})]).toEqual([
      true,
      false,
      false,
    ]))
})
test('IMP-13 the cost of a row is that of its actions where they have one', () => {
  expect(costOf(500_000, [])).toBe(500_000)
  expect(costOf(500_000, [120_000, 300_000])).toBe(420_000)
  expect(costOf(null, [])).toBeNull()
})

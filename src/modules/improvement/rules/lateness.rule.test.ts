import { describe, expect, test } from 'vitest'
import { betterOwner, lateness, splitHelps } from './lateness.rule.ts'

describe('10.3 how likely it is to be late', () => {
  test('the mean of what became of those like it; too few say nothing', () => {
    const past = { owner: { done: 12, late: 7 }, hazard: { done: 20, late: 9 }, budget: { done: 4, late: 4 } }
    expect(lateness(past)).toEqual({
      latePct: 51.7,
      likely: true,
      factors: [
        { factor: 'owner', done: 12, late: 7, rate: 58.3 },
        { factor: 'hazard', done: 20, late: 9, rate: 45 },
      ],
    })
    expect(lateness({ ...past, budget: { done: 10, late: 2 } })).toMatchObject({
      latePct: 41.1,
      likely: false,
    })
    expect(lateness({ owner: { done: 4, late: 4 } })).toBeUndefined()
    expect(lateness({})).toBeUndefined()
  })
  test('another owner is proposed only where it is clearly better', () => {
    const others = [
      { deptCd: 'D112', done: 9, late: 3 },
      { deptCd: 'D121', done: 10, late: 1 },
      { deptCd: 'D122', done: 4, late: 0 },
    ]
    expect(betterOwner({ done: 12, late: 7 }, others)).toEqual({
      deptCd: 'D121',
      done: 10,
      late: 1,
      rate: 10,
    })
    expect(betterOwner({ done: 10, late: 2 }, others)).toBeUndefined()
    expect(betterOwner({ done: 3, late: 3 }, others)).toBeUndefined()
  })
  test('splitting helps as long as there is not both', () => {
    expect([splitHelps([]), splitHelps(['ROOT']), splitHelps(['ROOT', 'TEMP'])]).toEqual([true, true, false])
  })
})

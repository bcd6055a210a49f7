import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../../core/shared/dates.ts'
import {
  closedBy,
  daysWithout,
  endsRecord,
  hoursBetween,
  nextStart,
  reachedOn,
  type Struck,
} from './no-accident.rule.ts'

describe('days without an accident (SAF-16)', () => {
  it('are 546 from 2025-01-01 to 2026-06-30, both included', () => {
    expect(daysWithout('2025-01-01', '2026-06-30')).toBe(546)
  })
  it('end the day before an accident and begin the day after: 548 days through 2026-07-02, then 2026-07-04', () => {
    expect(closedBy('2025-01-01', '2026-07-03')).toEqual({ dayCnt: 548, newStartYmd: '2026-07-04' })
  })
  it('are never moved back by an accident that becomes known late', () => {
    expect(nextStart('2026-07-04', '2026-06-20')).toBe('2026-07-04')
    expect(closedBy('2026-07-04', '2026-06-20').dayCnt).toBe(0)
  })
  it('of both records and the day of the accident make up the whole span', () => {
    const day = fc.integer({ min: 0, max: 2000 })
    fc.assert(
      fc.property(day, day, (before, after) => {
        const start = '2020-01-01'
        const occur = addDays(start, before)
        const until = addDays(occur, after)
        const { dayCnt, newStartYmd } = closedBy(start, occur)
        return dayCnt + 1 + daysWithout(newStartYmd, until) === daysWithout(start, until)
      }),
    )
  })
})

describe('hours without an accident (SAF-16)', () => {
  const months = [
    { ym: '2026-05', hours: 1_180_000 },
    { ym: '2026-06', hours: 52_000 },
  ]
  const goal = { goalTypeCd: 'hours', goalQty: 600_000 }
  it('reach twice 600,000 on the twelfth day of June', () => {
    expect(reachedOn(goal, 2, months, '2026-05-01', '2026-06-30')).toBe('2026-06-12')
    expect(reachedOn(goal, 2, months, '2026-05-01', '2026-06-11')).toBeUndefined()
    expect(reachedOn(goal, 3, months, '2026-05-01', '2026-06-30')).toBeUndefined()
  })
  it('of a month lie evenly on its days, and a month that nobody entered is named', () => {
    expect(hoursBetween(months, '2026-06-01', '2026-06-15')).toEqual({ hours: 26_000, missing: [] })
    expect(hoursBetween(months, '2026-06-16', '2026-07-02')).toEqual({ hours: 26_000, missing: ['2026-07'] })
  })
  it('are reached on the first day whose sum is there', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 90_000 }),
        fc.integer({ min: 500, max: 80_000 }),
        (hours, qty) => {
          const year = ['01', '02', '03'].map((month) => ({ ym: `2026-${month}`, hours }))
          const day = reachedOn({ goalTypeCd: 'hours', goalQty: qty }, 1, year, '2026-01-01', '2026-03-31')
          if (!day) return hoursBetween(year, '2026-01-01', '2026-03-31').hours < qty + 0.1
          const until = (last: string) => hoursBetween(year, '2026-01-01', last).hours
          return until(day) > qty - 0.1 && (day === '2026-01-01' || until(addDays(day, -1)) < qty + 0.1)
        },
      ),
    )
  })
  it('a goal of days is reached on its last day', () => {
    expect(reachedOn({ goalTypeCd: 'days', goalQty: 100 }, 1, [], '2026-01-01', '2026-04-10')).toBe(
      '2026-04-10',
    )
    expect(reachedOn({ goalTypeCd: 'days', goalQty: 100 }, 1, [], '2026-01-01', '2026-04-09')).toBeUndefined()
  })
})

describe('an accident that ends the record', () => {
  const person: Struck = {
    workRelationCd: 'work',
    personTypeCd: 'employee',
    dead: false,
    restDays: 3,
    treatMonths: null,
  }
  const ends = (more: Partial<Struck>, withCompanies = true) =>
    endsRecord([{ ...person, ...more }], 3, withCompanies)
  it('is a death or a rest of three days from the work', () => {
    expect([ends({}), ends({ restDays: 2 }), ends({ restDays: 0, dead: true })]).toEqual([true, false, true])
  })
  it('is none on the way to work, and one of a company where the site counts companies', () => {
    expect(ends({ workRelationCd: 'commute' })).toBe(false)
    expect([ends({ personTypeCd: 'contractor' }), ends({ personTypeCd: 'contractor' }, false)]).toEqual([
      true,
      false,
    ])
  })
  it('counts by the treatment while nobody has said how long the rest is', () => {
    expect([ends({ restDays: null, treatMonths: 2 }), ends({ restDays: null })]).toEqual([true, false])
  })
})

import { expect, it } from 'vitest'
import { rateOf } from '../check/half-items.rule.ts'
import { accidentTotalFigures } from './accident-total-parameters.rule.ts'
import { answerDay, deathRate, injuryRate, together, totalDays } from './accident-total.rule.ts'

it('one hurt of 85 is 1.18 %, and one killed of 1,000 is 10 of ten thousand (R13)', () => {
  expect(injuryRate({ workers: 85, injured: 1, deaths: 0 })).toBe(1.18)
  expect(deathRate({ workers: 1000, injured: 1, deaths: 1 })).toBe(10)
  expect([
    injuryRate({ workers: 0, injured: 0, deaths: 0 }),
    deathRate({ workers: 0, injured: 0, deaths: 0 }),
  ]).toEqual([null, null])
})
it('600 without a death and 400 with one are 10 of ten thousand together (SAF-07)', () =>
  expect(
    deathRate(
      together([
        { workers: 600, injured: 0, deaths: 0 },
        { workers: 400, injured: 1, deaths: 1 },
      ]),
    ),
  ).toBe(10))
it('the plant asks by 15 March and hands in by 30 April of the year after (시행규칙 제7조)', () =>
  expect(totalDays('2026', accidentTotalFigures.first)).toEqual({
    askYmd: '2027-03-15',
    giveYmd: '2027-04-30',
  }))
it('a company answers within its days, and before the plant has to hand in', () => {
  expect(answerDay('2027-03-10', '2027-04-30', 14)).toBe('2027-03-24')
  expect(answerDay('2027-04-25', '2027-04-30', 14)).toBe('2027-04-30')
  expect(answerDay('2027-06-01', '2027-04-30', 14)).toBe('2027-06-15')
})
it('47 of 48 is 97.9 %, and nothing owed has no rate (R11)', () =>
  expect([rateOf(47, 48), rateOf(6, 6), rateOf(0, 0)]).toEqual([97.9, 100, null]))

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../core/shared/dates.ts'
import {
  memberKinds,
  missingKinds,
  roundGaps,
  roundState,
  routeOrder,
  type RouteFacts,
  placeOfCode,
} from './patrol.rule.ts'

const march = (day: number): string => `2026-03-${String(day).padStart(2, '0')}`
const days = (...numbers: number[]): string[] => numbers.map(march)

describe('the round of every two days (SAF-13)', () => {
  test('work from 2 to 7 March with rounds on 2, 4 and 7 March has one gap, on 5 and 6 March', () => {
    expect(roundGaps(days(2, 3, 4, 5, 6, 7), days(2, 4, 7))).toEqual([{ from: march(5), to: march(6) }])
  })
  test('a day without work between two days of work asks for nothing', () => {
    expect(roundGaps(days(2, 4, 6), [])).toEqual([])
    expect(roundGaps(days(2), [])).toEqual([])
    expect(roundGaps([], days(2))).toEqual([])
  })
  test('the days of two months are beside each other, and those of a day named twice are one', () => {
    expect(roundGaps(['2026-03-01', '2026-02-28', '2026-02-28'], [])).toEqual([
      { from: '2026-02-28', to: '2026-03-01' },
    ])
  })
  test('a visit on a day without work covers nothing of the next two days', () => {
    expect(roundGaps(days(3, 4), days(2))).toEqual([{ from: march(3), to: march(4) }])
  })
  test('it agrees with looking at each pair of days of the calendar', () => {
    const some = fc.uniqueArray(fc.integer({ min: 0, max: 40 }))
    fc.assert(
      fc.property(some, some, (work, visit) => {
        const at = (offset: number) => addDays('2026-02-20', offset)
        const pairs = Array.from({ length: 41 }, (_, day) => day).filter(
          (day) =>
            work.includes(day) && work.includes(day + 1) && !visit.includes(day) && !visit.includes(day + 1),
        )
        expect(roundGaps(work.map(at), visit.map(at))).toEqual(
          pairs.map((day) => ({ from: at(day), to: at(day + 1) })),
        )
      }),
    )
  })
  test('today a company is visited, must be visited before the day ends, is at work or is not', () => {
    expect(roundState(days(2, 3), days(3), march(3))).toBe('visited')
    expect(roundState(days(2, 3), [], march(3))).toBe('due')
    expect(roundState(days(2, 3), days(2), march(3))).toBe('open')
    expect(roundState(days(3), [], march(3))).toBe('open')
    expect(roundState(days(2), [], march(3))).toBe('none')
  })
})

test('a joint inspection lacks each kind of member that nobody stands for, in the order of the law', () => {
  const of = (...kinds: string[]) => missingKinds(kinds.map((memberKindCd) => ({ memberKindCd })))
  expect(of(...Object.values(memberKinds))).toEqual([])
  expect(of(memberKinds.hostManager, memberKinds.hostManager, memberKinds.contractorWorker)).toEqual([
    memberKinds.contractorManager,
    memberKinds.hostWorker,
  ])
  expect(of()).toEqual(Object.values(memberKinds))
})

test('a route begins where a company is due, then by risk, then by the longest absence, then by what is open', () => {
  const area = (areaCd: string, over: Partial<RouteFacts> = {}): RouteFacts => ({
    areaCd,
    areaNm: areaCd,
    companies: [],
    permits: 1,
    running: 0,
    riskCd: 'L',
    lastYmd: march(9),
    signs: 0,
    nears: 0,
    ...over,
  })
  const due = [{ vendorCd: 'V1', vendorNm: 'V1', round: 'due' as const }]
  const order = routeOrder(
    [
      area('low'),
      area('signs', { signs: 2 }),
      area('nears', { signs: 1, nears: 2 }),
      area('old', { lastYmd: march(2) }),
      area('never', { lastYmd: null }),
      area('unjudged', { riskCd: null }),
      area('high', { riskCd: 'H' }),
      area('due', { companies: due }),
    ],
    march(10),
  )
  expect(order.map(({ areaCd }) => areaCd)).toEqual([
    'due',
    'high',
    'unjudged',
    'never',
    'old',
    'nears',
    'signs',
    'low',
  ])
})

test('a code finds its place: the sign of an area by its digest, a machine by its tag or its printed label', () => {
  const hashOf = (text: string) => `#${text}`
  const answer = {
    areas: [
      { areaCd: 'YS-RX', areaNm: '반응', codeHash: '#SITE-1' },
      { areaCd: 'YS-DT', areaNm: '증류', codeHash: null },
    ],
    machines: [{ facilityNo: 7, facilityCd: 'R-101', areaCd: 'YS-RX' }],
  }
  const placed = (text: string) => placeOfCode(text, answer, hashOf)
  expect(placed(' site-1 ')).toEqual({ areaCd: 'YS-RX' })
  expect(placed('r-101')).toEqual({ areaCd: 'YS-RX', facilityNo: 7 })
  expect(placed('https://portal.example/saf/facility/facilityDetail?no=7')).toEqual({
    areaCd: 'YS-RX',
    facilityNo: 7,
  })
  expect([
    placed('R-1101'),
    placed(''),
    placed('https://portal.example/saf/facility/facilityDetail?no=8'),
  ]).toEqual([undefined, undefined, undefined])
})

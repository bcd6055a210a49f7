import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../../../core/shared/dates.ts'
import {
  expiryOf,
  inFefoOrder,
  isEarly,
  isUsable,
  isUsedUp,
  moveOf,
  notToShare,
  nextExchange,
  pickLots,
  reorderPoint,
  showRate,
  strictest,
  supplyRate,
  usableTo,
  unfitReceiver,
  wornOn,
  type Lot,
} from './ppe.rule.ts'

const today = '2026-03-02'
const lot = (lotNo: string, expYmd: string | null, stockQty = 10, makeYmd: string | null = null): Lot => ({
  lotNo,
  makeYmd,
  expYmd,
  stockQty,
})

test('the next exchange is the cycle after the issue, and never later than the last day of the lot', () => {
  expect(nextExchange('2026-03-02', 6)).toBe('2026-09-02')
  expect(nextExchange('2026-08-31', 6)).toBe('2027-02-28')
  expect(nextExchange('2026-03-02', 6, '2026-07-01')).toBe('2026-07-01')
  expect(nextExchange('2026-03-02', null)).toBeNull()
})
test('a request is early until thirty days before the next exchange', () => {
  expect(isEarly('2026-08-02', '2026-09-02', 30)).toBe(true)
  expect(isEarly('2026-08-03', '2026-09-02', 30)).toBe(false)
})
test('a lot ends at its day of making and the months of its maker; an opened canister ends earlier', () => {
  expect(expiryOf('2024-03-15', 36)).toBe('2027-03-15')
  expect(expiryOf(null, 36)).toBeNull()
  expect(usableTo('2026-03-02', 6, '2027-03-15')).toBe('2026-09-02')
  expect(usableTo('2026-12-01', 6, '2027-03-15')).toBe('2027-03-15')
  expect(usableTo('2026-03-02', null, null)).toBeNull()
})
test('what ends first is given first, and an expired lot is not given', () => {
  const lots = [lot('C', null), lot('B', '2027-01-01', 3), lot('A', '2026-03-01'), lot('D', '2026-03-02', 2)]
  expect(inFefoOrder(lots).map(({ lotNo }) => lotNo)).toEqual(['A', 'D', 'B', 'C'])
  const { picks, usable } = pickLots(lots, 6, today)
  expect(picks.map(({ lot: { lotNo }, qty }) => [lotNo, qty])).toEqual([
    ['D', 2],
    ['B', 3],
    ['C', 1],
  ])
  expect(usable).toBe(15)
})
test('sixty pieces in six months, a month and a half to deliver and ten in reserve are ordered at twenty-five', () => {
  expect(reorderPoint(60, 6, 45, 10)).toBe(25)
  expect(reorderPoint(0, 6, 45, 10)).toBe(10)
})
test('190 of 200 are 95.0 %, and a rate of nobody is no rate', () => {
  expect(showRate(supplyRate(190, 200))).toBe('95.0 %')
  expect(showRate(supplyRate(0, 0))).toBe('–')
})
test('of two standards for a kind the one that protects more holds', () => {
  const found = strictest([
    { ppeCd: 'gasMask', qty: 1, cycleMonths: 12 },
    { ppeCd: 'gasMask', qty: 2, cycleMonths: null },
  ])
  expect(found.get('gasMask')).toEqual({ ppeCd: 'gasMask', qty: 2, cycleMonths: 12 })
})
test('a count changes the stock by its difference, an issue and a disposal lower it, the others raise it', () => {
  const moves = ['in', 'back', 'issue', 'waste', 'count'].map((type) => moveOf(type, 4, 10))
  expect(moves).toEqual([4, 4, -4, -4, -6])
})

const anyLot = fc.record({
  lotNo: fc.string({ minLength: 1, maxLength: 4 }),
  makeYmd: fc.constant(null),
  expYmd: fc.option(fc.integer({ min: -400, max: 400 }).map((days) => addDays(today, days))),
  stockQty: fc.integer({ min: 0, max: 50 }),
})
test('whatever the lots are, nothing expired and nothing that is not there is given', () => {
  fc.assert(
    fc.property(fc.array(anyLot, { maxLength: 8 }), fc.integer({ min: 1, max: 200 }), (lots, wanted) => {
      const { picks, usable } = pickLots(lots, wanted, today)
      const given = picks.reduce((sum, { qty }) => sum + qty, 0)
      return (
        given === Math.min(wanted, usable) &&
        picks.every((pick) => isUsable(pick.lot, today) && pick.qty > 0 && pick.qty <= pick.lot.stockQty)
      )
    }),
  )
})

test('a canister is exchanged on the day on which its hours are used up, and not before', () => {
  const canister = { wearHours: 8, wornHours: 5.5, nextYmd: '2027-03-01' }
  expect(wornOn(canister, 2, '2026-05-01')).toEqual({ wornHours: 7.5, nextYmd: '2027-03-01' })
  expect(wornOn(canister, 2.5, '2026-05-01')).toEqual({ wornHours: 8, nextYmd: '2026-05-01' })
  expect([isUsedUp(8, 7.9), isUsedUp(8, 8), isUsedUp(null, 99)]).toEqual([false, true, false])
})

test('a receiver is one worker or one person, and only what is kept at a place names the place', () => {
  const at = (receiverCd: string, over: object = {}) => unfitReceiver({ receiverCd, ...over })?.path
  expect(at('person', { userId: 'emp01' })).toBeUndefined()
  expect(at('dept', { userId: 'emp01' })).toBeUndefined()
  expect(at('area', { userId: 'emp01', areaCd: 'YS-RX' })).toBeUndefined()
  expect(at('worker', { vendorWorkerNo: 7 })).toBeUndefined()
  expect([at('person'), at('area', { userId: 'emp01' }), at('worker')]).toEqual([
    'userId',
    'areaCd',
    'vendorWorkerNo',
  ])
  expect(at('worker', { vendorWorkerNo: 7, userId: 'emp01' })).toBe('userId')
  expect(at('person', { vendorWorkerNo: 7, userId: 'emp01' })).toBe('vendorWorkerNo')
  expect(at('dept', { userId: 'emp01', areaCd: 'YS-RX' })).toBe('areaCd')
})
test('what is personal, and what no standard calls shared, is not given to be shared (안전보건규칙 제34조)', () => {
  const standards = new Map([
    ['scba', true],
    ['gasMask', false],
  ])
  expect(notToShare(['scba'], standards)).toEqual([])
  expect(notToShare(['scba', 'gasMask', 'papr', 'gasMask'], standards)).toEqual(['gasMask', 'papr'])
})

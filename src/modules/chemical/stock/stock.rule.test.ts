import { describe, expect, test } from 'vitest'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'
import {
  inFefoOrder,
  isExpired,
  issueRefusal,
  openLifeOf,
  pickLots,
  usableUntil,
  type Lot,
} from './stock.rule.ts'

const lot = (lotNo: string, stockQty: number, more: Partial<Lot> = {}): Lot => ({
  lotNo,
  stockQty,
  unitCd: 'L',
  expYmd: null,
  openYmd: null,
  openLifeDays: null,
  holdCd: '00',
  ...more,
})
const day = '2026-03-10'

describe('stock (chm.md 5.10)', () => {
  test('negative stock is refused with the sentence of the design', () => {
    expect(issueRefusal(lot('A', 20), day, 20)).toBeUndefined()
    expect(inKorean(issueRefusal(lot('A', 20), day, 20.001))).toEqual({
      code: 'NEG_STOCK',
      message: '재고가 부족합니다.(가용 20L)',
    })
  })
  test('FEFO: the earliest of expiry and life after opening first', () => {
    const lots = [
      lot('none', 1),
      lot('late', 1, { expYmd: '2026-12-31' }),
      lot('opened', 1, { expYmd: '2027-12-31', openYmd: '2026-01-01', openLifeDays: 180 }),
      lot('soon', 1, { expYmd: '2026-04-01' }),
    ]
    expect(inFefoOrder(lots).map(({ lotNo }) => lotNo)).toEqual(['soon', 'opened', 'late', 'none'])
  })
  test('peroxide formers live 180 days after opening; the product may say otherwise', () => {
    expect([
      openLifeOf(null, ['109-99-9'], 180),
      openLifeOf(null, ['60-29-7'], 180),
      openLifeOf(90, ['60-29-7'], 180),
    ]).toEqual([180, 180, 90])
    expect(openLifeOf(null, ['108-88-3'], 180)).toBeNull()
    expect(usableUntil({ expYmd: null, openYmd: '2026-01-01', openLifeDays: 180 })).toBe('2026-06-30')
  })
  test('the last day may be used, the day after may not', () => {
    expect([
      isExpired(lot('A', 1, { expYmd: day }), day),
      isExpired(lot('A', 1, { expYmd: '2026-03-09' }), day),
    ]).toEqual([false, true])
    expect(issueRefusal(lot('A', 1, { expYmd: '2026-03-09' }), day, 1)?.code).toBe('LOT_EXP')
    expect(issueRefusal(lot('A', 1, { holdCd: '30' }), day, 1)?.code).toBe('LOT_EXP')
    expect(issueRefusal(lot('A', 1, { holdCd: '20' }), day, 1)?.code).toBe('LOT_HOLD')
  })
  test('a quantity is taken from several lots, past expired and held ones', () => {
    const lots = [
      lot('old', 5, { expYmd: '2026-03-01' }),
      lot('held', 5, { expYmd: '2026-03-20', holdCd: '20' }),
      lot('B', 5, { expYmd: '2026-05-01' }),
      lot('A', 5, { expYmd: '2026-04-01' }),
    ]
    expect(pickLots(lots, 7, day).picks.map(({ lot: { lotNo }, qty }) => [lotNo, qty])).toEqual([
      ['A', 5],
      ['B', 2],
    ])
    expect(pickLots(lots, 12, day).missing).toBe(2)
  })
})

import { describe, expect, test } from 'vitest'
import * as fc from 'fast-check'
import { releaseCategories } from './event-codes.rule.ts'
import { eventFigures } from './event-parameters.rule.ts'
import { judgeTier, type ProcessEvent } from './pse-tier.rule.ts'

const figures = eventFigures.first
const event = (over: Partial<ProcessEvent> = {}): ProcessEvent => ({
  psmProcessYn: 'Y',
  containmentLost: true,
  substance: true,
  releaseQty: 1,
  releaseUnitCd: 'kg',
  releaseCatCd: 'C5',
  offsiteYn: 'N',
  damageAmt: null,
  persons: [],
  ...over,
})
const tierOf = (over: Partial<ProcessEvent> = {}) => judgeTier(event(over), figures)?.tier

describe('the tier of a process event', () => {
  test.each([
    ['the first limit of its category', { releaseCatCd: 'C5', releaseQty: 500 }, 'tier1'],
    ['just below it', { releaseCatCd: 'C5', releaseQty: 499.9 }, 'tier2'],
    ['the second limit', { releaseCatCd: 'C5', releaseQty: 50 }, 'tier2'],
    ['below both', { releaseCatCd: 'C5', releaseQty: 49.9 }, 'tier3'],
    ['a lost day', { persons: [{ treatCd: 'clinic', restDays: 1, deathYmd: null }] }, 'tier1'],
    [
      'treatment without a lost day',
      { persons: [{ treatCd: 'clinic', restDays: 0, deathYmd: null }] },
      'tier2',
    ],
    ['first aid', { persons: [{ treatCd: 'firstAid', restDays: 0, deathYmd: null }] }, 'tier3'],
    ['effects outside', { offsiteYn: 'Y' as const }, 'tier1'],
    ['a great loss', { damageAmt: figures.pse1Amt }, 'tier1'],
    ['a loss', { damageAmt: figures.pse2Amt }, 'tier2'],
    ['no release', { substance: false, releaseQty: null, releaseCatCd: null }, 'tier3'],
  ])('follows from %s', (_, over, tier) => {
    expect(tierOf(over)).toBe(tier)
  })
  test.each([
    ['the amount', { releaseQty: null }],
    ['the category', { releaseCatCd: null }],
    ['kilograms', { releaseUnitCd: 'L' }],
    ['the process', { psmProcessYn: null }],
  ])('is not judged where nobody knows %s', (_, over) => {
    expect(tierOf(over)).toBe('unjudged')
  })
  test('is none for what is no process event', () => {
    expect(tierOf({ psmProcessYn: 'N' })).toBeUndefined()
    expect(tierOf({ psmProcessYn: null, containmentLost: false })).toBeUndefined()
  })
  test('never becomes milder by more of the same substance', () => {
    const order = ['tier1', 'tier2', 'tier3']
    fc.assert(
      fc.property(
        fc.constantFrom(...releaseCategories),
        fc.float({ min: 0, max: 3000, noNaN: true }),
        fc.float({ min: 0, max: 3000, noNaN: true }),
        (releaseCatCd, one, other) => {
          const [less, more] = [Math.min(one, other), Math.max(one, other)]
          const at = (releaseQty: number) => order.indexOf(tierOf({ releaseCatCd, releaseQty })!)
          expect(at(more)).toBeLessThanOrEqual(at(less))
        },
      ),
    )
  })
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  heaviest,
  moveBetween,
  reviewClock,
  vendorTransitions,
  type VendorState,
} from './vendor-transitions.rule.ts'

const stop = fc.constantFrom('active' as const, 'entryStopped' as const, 'tradeStopped' as const)

test('the heaviest of several sanctions holds, whatever their order', () => {
  expect(heaviest([])).toBe('active')
  expect(heaviest(['tradeStopped', 'entryStopped'])).toBe('tradeStopped')
  fc.assert(
    fc.property(fc.array(stop), (stops) => {
      expect(heaviest(stops)).toBe(heaviest(stops.toReversed()))
    }),
  )
})

test('the act between two states of a company that deals is one of its transitions and ends there', () => {
  fc.assert(
    fc.property(stop, stop, (from, to) => {
      const move = moveBetween(from, to)
      if (from === to) {
        expect(move).toBeUndefined()
        return
      }
      const transition = vendorTransitions[move!]
      expect([transition.to, (transition.from as readonly VendorState[]).includes(from)]).toEqual([to, true])
    }),
  )
})

test('a company that waits or has ended is moved by no sanction', () => {
  for (const from of ['pending', 'ended']) expect(moveBetween(from, 'tradeStopped')).toBeUndefined()
})

test('a review asked on Thursday and promised for Tuesday is over on Wednesday', () => {
  expect(reviewClock('2026-11-26', '2026-12-01', '2026-11-28')).toEqual({ days: 2, over: false })
  expect(reviewClock('2026-11-26', '2026-12-01', '2026-12-02')).toEqual({ days: 6, over: true })
})

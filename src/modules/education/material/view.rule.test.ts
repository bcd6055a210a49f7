import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  beatOf,
  courseProgress,
  furthestOf,
  progressPct,
  secondsOf,
  shownProgress,
  union,
  type Part,
} from './view.rule.ts'

const limits = { idleSec: 60, slackSec: 5 }
const viewing = { seen: [[0, 60]] as Part[], windowKey: 'w', sinceSec: 30, runSec: 600 }
const beat = { from: 60, to: 90, idleSec: 0, windowKey: 'w' }

test('what was seen twice counts once', () => {
  expect(
    secondsOf([
      [0, 60],
      [30, 90],
      [200, 210],
    ]),
  ).toBe(100)
  expect(
    union([
      [30, 60],
      [0, 30],
      [5, 5],
    ]),
  ).toEqual([[0, 60]])
})
test('the bar goes on between two beats, and is whole only by the word of the server', () => {
  const counted = { seenSec: 30, progressPct: 25 }
  expect(shownProgress(counted, 0, 120)).toEqual(counted)
  expect(shownProgress(counted, 12, 120)).toEqual({ seenSec: 42, progressPct: 35 })
  expect(shownProgress(counted, 95, 120)).toEqual({ seenSec: 120, progressPct: 99 })
  expect(shownProgress({ seenSec: 120, progressPct: 100 }, 0, 120).progressPct).toBe(100)
})
test('the next part counts, an idle one does not, and the end of the material is the end', () => {
  expect(beatOf(viewing, beat, limits)).toEqual({ seen: [[0, 90]], counted: true })
  expect(beatOf(viewing, { ...beat, idleSec: 61 }, limits)).toEqual({ seen: [[0, 60]], counted: false })
  expect(beatOf({ ...viewing, seen: [[0, 590]] }, { ...beat, from: 590, to: 603 }, limits)).toEqual({
    seen: [[0, 600]],
    counted: true,
  })
})
test('an older window, a beat from the future, a jump ahead and what is no number are refused', () => {
  const fault = (more: Partial<typeof beat>) => beatOf(viewing, { ...beat, ...more }, limits)
  expect(fault({ windowKey: 'older' })).toEqual({ fault: 'otherWindow' })
  expect(fault({ to: 96 })).toEqual({ fault: 'future' })
  expect(fault({ from: 600, to: 620 })).toEqual({ fault: 'future' })
  expect(fault({ from: 66, to: 90 })).toEqual({ fault: 'jumped' })
  expect(fault({ from: 80, to: 60 })).toEqual({ fault: 'malformed' })
  expect(fault({ from: -1 })).toEqual({ fault: 'malformed' })
  expect(fault({ to: Number.NaN })).toEqual({ fault: 'malformed' })
})
test('what was seen may be seen again', () => {
  expect(beatOf(viewing, { ...beat, from: 0, to: 30 }, limits)).toEqual({ seen: [[0, 60]], counted: true })
})
test('100 per cent is all of it, and a course is the sum of its materials', () => {
  expect([progressPct(599, 600), progressPct(600, 600), progressPct(0, 0)]).toEqual([99, 100, 0])
  expect(
    courseProgress([
      { seenSec: 700, runSec: 600 },
      { seenSec: 0, runSec: 600 },
    ]),
  ).toBe(50)
})

const part = fc
  .tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 90 }))
  .map(([from, length]): Part => [from, from + length])
test('seen seconds are never more than the sum of the parts nor than how far somebody came', () => {
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const seen = secondsOf(parts)
      return seen <= parts.reduce((sum, [from, to]) => sum + to - from, 0) && seen <= furthestOf(parts)
    }),
  )
})
test('beats never add more than time has passed, never take away, and stay inside the material', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(part, fc.integer({ min: 0, max: 60 })), { maxLength: 30 }), (beats) => {
      let seen: Part[] = []
      let passed = 0
      for (const [[from, to], sinceSec] of beats) {
        passed += sinceSec + limits.slackSec
        const answer = beatOf(
          { ...viewing, seen, sinceSec },
          { from, to, idleSec: 0, windowKey: 'w' },
          limits,
        )
        if ('fault' in answer) continue
        if (secondsOf(answer.seen) < secondsOf(seen)) return false
        seen = answer.seen
      }
      return secondsOf(seen) <= passed && furthestOf(seen) <= viewing.runSec
    }),
  )
})

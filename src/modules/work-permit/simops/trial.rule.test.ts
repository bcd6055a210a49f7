import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { tryRules } from './trial.rule.ts'
import { ms, sampleRules, sampleWork } from './testing/simops-sample.rule.ts'

const hot = sampleWork(1, { kinds: ['HOT'], x: 0, y: 0 })
const near = sampleWork(2, { kinds: ['OPEN'], x: 10, y: 0 })
const far = sampleWork(3, { kinds: ['OPEN'], x: 18, y: 0, areaCd: 'A2' })
const later = sampleWork(4, { kinds: ['OPEN'], x: 1, y: 0, from: ms('17:00'), to: ms('18:00') })
const [rule] = sampleRules
const longer = { ...rule!, simopsRuleNo: 100, distM: 20 }
const pairs = (hits: readonly { conflict: { a: { permitNo: number }; b: { permitNo: number } } }[]) =>
  hits.map(({ conflict: { a, b } }) => [a.permitNo, b.permitNo])

it('a longer distance fires for one pair more and stops for none', () => {
  const result = tryRules([far, later, near, hot], [rule!], [longer])
  expect(pairs(result.fires)).toEqual([[1, 3]])
  expect(result.stops).toEqual([])
  expect(result.sameCnt).toBe(1)
})
it('the way back stops for that pair', () => {
  const result = tryRules([far, near, hot], [longer], [rule!])
  expect(pairs(result.stops)).toEqual([[1, 3]])
  expect(result.fires).toEqual([])
})
it('a milder verdict for the same pair is a change', () => {
  const result = tryRules([near, hot], [rule!], [{ ...rule!, simopsRuleNo: 101, levelCd: 'conditional' }])
  expect([pairs(result.fires), pairs(result.stops), result.sameCnt]).toEqual([[[1, 2]], [[1, 2]], 0])
})
it('the same table changes nothing, and what one way fires stops the other way', () => {
  const works = fc.array(
    fc.record({
      x: fc.integer({ min: 0, max: 60 }),
      from: fc.integer({ min: 0, max: 8 }),
      hot: fc.boolean(),
    }),
    {
      maxLength: 12,
    },
  )
  fc.assert(
    fc.property(works, (list) => {
      const all = list.map(({ x, from, hot: isHot }, index) =>
        sampleWork(index + 1, {
          kinds: [isHot ? 'HOT' : 'OPEN'],
          x,
          from: ms('08:00') + from * 3_600_000,
          to: ms('10:00') + from * 3_600_000,
        }),
      )
      expect(tryRules(all, sampleRules, sampleRules)).toMatchObject({ fires: [], stops: [] })
      const [forth, back] = [tryRules(all, [rule!], [longer]), tryRules(all, [longer], [rule!])]
      expect(pairs(forth.fires)).toEqual(pairs(back.stops))
    }),
  )
})

import { expect, test } from 'vitest'
import { pinsOf } from './pins.rule.ts'

const at = (mapX: number | null, mapY: number | null, gradeCd: string | null) => ({ mapX, mapY, gradeCd })

test('findings near each other share a pin of the worst grade; those without a place have none', () => {
  const pins = pinsOf([at(10, 10, 'L'), at(14, 12, 'H'), at(200, 40, 'M'), at(null, 5, 'U')])
  expect(pins.map(({ x, y, grade, rows }) => [x, y, grade, rows.length])).toEqual([
    [200, 40, 'M', 1],
    [10, 10, 'H', 2],
  ])
})

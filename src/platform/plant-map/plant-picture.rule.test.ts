import { expect, test } from 'vitest'
import { areaAt, drawnAreas, plantBounds, toDecimetre } from './plant-picture.rule.ts'

const yard = { areaCd: 'Y', areaNm: '야드', originX: 0, originY: 0, widthM: 200, heightM: 100 }
const pit = { areaCd: 'P', areaNm: '피트', originX: 20, originY: 20, widthM: 10, heightM: 10 }

test('a point belongs to the smallest area around it', () => {
  expect(areaAt([yard, pit], { x: 25, y: 25 })?.areaCd).toBe('P')
  expect(areaAt([yard, pit], { x: 50, y: 50 })?.areaCd).toBe('Y')
  expect(areaAt([yard, pit], { x: 250, y: 50 })).toBeUndefined()
})
test('the picture holds every area with a margin', () => {
  expect(plantBounds([yard, pit], 10)).toEqual({ left: -10, top: -10, width: 220, height: 120 })
})
test('coordinates have one decimal', () => expect(toDecimetre(12.3456)).toBe(12.3))

test('an area that nobody has drawn, or that has no size, is not on the picture', () => {
  const drawn = { areaCd: 'A', areaNm: '반응', originX: 0, originY: 0, widthM: 40, heightM: 20 }
  const rows = [drawn, { ...drawn, originX: null }, { ...drawn, widthM: 0 }, { ...drawn, heightM: null }]
  expect(drawnAreas(rows)).toEqual([drawn])
})

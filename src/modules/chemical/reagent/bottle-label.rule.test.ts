import { expect, test } from 'vitest'
import { firstChemicalParameters as limits, labelFiguresOf } from '../chemical-parameters.rule.ts'
import { bottleLabelSize, bottleUsableUntil, contentLitres } from './bottle-label.rule.ts'

const sizeOf = (litres: number) => bottleLabelSize(litres, labelFiguresOf(limits), limits.labelSmallMl)
test('up to 100 mL the short label, from 5 L on the area of the annex', () => {
  expect([0.05, 0.1, 0.101, 4.9].map((litres) => sizeOf(litres).small)).toEqual([true, true, false, false])
  const area = (litres: number) => (sizeOf(litres).widthMm * sizeOf(litres).heightMm) / 100
  for (const [litres, least] of [
    [4.9, 980 * 0.05],
    [5, 90],
    [50, 180],
    [200, 300],
    [500, 450],
  ] as const)
    expect(area(litres)).toBeGreaterThanOrEqual(least)
})
test('a pictogram takes a fortieth of the label and half a square centimetre', () => {
  for (const litres of [0.05, 0.5, 5, 200]) {
    const { widthMm, heightMm, pictogramMm } = sizeOf(litres)
    const diamondCm2 = pictogramMm ** 2 / 200
    expect(diamondCm2).toBeGreaterThanOrEqual(0.5)
    expect(diamondCm2).toBeGreaterThanOrEqual((widthMm * heightMm) / 100 / 40 - 1e-9)
  }
})
test('grams become litres by the density, water where it is not known', () =>
  expect([
    contentLitres(500, 'mL', null),
    contentLitres(100, 'g', 0.8),
    contentLitres(100, 'g', null),
  ]).toEqual([0.5, 0.125, 0.1]))

test('a bottle that is filled anew keeps the life of the bottle that it is filled from', () => {
  const thf = { expYmd: '2028-01-01', openYmd: '2026-10-15', openLifeDays: 180 }
  expect(bottleUsableUntil(thf, '2026-11-24')).toBe('2027-04-13')
  // The bottle that is opened for it begins its life on that day.
  expect(bottleUsableUntil({ ...thf, openYmd: null }, '2026-11-24')).toBe('2027-05-23')
})

import { describe, expect, test } from 'vitest'
import { firstChemicalParameters, labelFiguresOf } from '../chemical-parameters.rule.ts'
import { isSmallContainer, labelSize } from './label-size.rule.ts'

const figures = labelFiguresOf(firstChemicalParameters)

describe('size of a warning label (MSDS 고시 별표3)', () => {
  test('a drum of 200 L → 300 cm², each pictogram at least 7.5 cm²', () =>
    expect(labelSize(200, figures)).toEqual({ areaCm2: 300, pictogramCm2: 7.5 }))
  test.each([
    [1000, 450],
    [500, 450],
    [499.9, 300],
    [199.9, 180],
    [50, 180],
    [49.9, 90],
    [5, 90],
  ])('%d L → %d cm²', (litres, areaCm2) => expect(labelSize(litres, figures).areaCm2).toBe(areaCm2))
  test('a label below 5 L takes 5 % of the side, and a pictogram has half a square centimetre', () => {
    expect(labelSize(4.9, figures, 600)).toEqual({ areaCm2: 30, pictogramCm2: 0.75 })
    expect(labelSize(0.1, figures, 100)).toEqual({ areaCm2: 5, pictogramCm2: 0.5 })
    expect(() => labelSize(1, figures)).toThrow('side surface')
  })
  test('100 mL is the largest small container', () =>
    expect([isSmallContainer(0.1, 100), isSmallContainer(0.101, 100)]).toEqual([true, false]))
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  deviationIn,
  deviationName,
  deviationsOf,
  guidesOf,
  missingDeviations,
  parameters,
} from './deviation.rule.ts'

describe('the table of deviations (rsa.md 5.4)', () => {
  it('offers six guide words for a flow and two for a pressure', () => {
    expect(guidesOf['FLOW']).toHaveLength(6)
    expect(guidesOf['PRES']).toEqual(['MORE', 'LESS'])
  })
  it('names every pair that it allows, in four languages', () => {
    for (const { paramCd, guideCd } of deviationsOf(parameters))
      expect(deviationName(paramCd, guideCd)).toHaveLength(4)
  })
  it('has no name for a reverse temperature', () => {
    expect(deviationName('TEMP', 'REVERSE')).toBeUndefined()
  })
  it('lays out a node with five parameters without a guide word that means nothing', () => {
    const rows = deviationsOf(['FLOW', 'TEMP', 'PRES', 'LEVEL', 'MIX'])
    expect(rows).toHaveLength(6 + 2 + 2 + 3 + 4)
    expect(rows[0]).toEqual({ paramCd: 'FLOW', guideCd: 'NO' })
  })
  it('misses no deviation that has a row and asks for every other', () => {
    fc.assert(
      fc.property(fc.subarray([...parameters]), fc.subarray(deviationsOf(parameters)), (chosen, rows) => {
        const missing = missingDeviations(chosen, rows)
        const known = rows.filter(({ paramCd }) => chosen.includes(paramCd))
        expect(missing.length + known.length).toBe(deviationsOf(chosen).length)
      }),
    )
  })
})

describe('deviations in the words of old worksheets', () => {
  it.each([
    ['No Flow', 'FLOW', 'NO'],
    ['흐름 없음', 'FLOW', 'NO'],
    ['High Temperature', 'TEMP', 'MORE'],
    ['고압', 'PRES', 'MORE'],
    ['역류', 'FLOW', 'REVERSE'],
    ['교반 정지', 'MIX', 'NO'],
    ['Less Level', 'LEVEL', 'LESS'],
  ])('reads %s', (said, paramCd, guideCd) => {
    expect(deviationIn(said)).toEqual({ paramCd, guideCd })
  })
  it('does not guess where the words do not belong together', () => {
    expect(deviationIn('Reverse Temperature')).toBeUndefined()
    expect(deviationIn('지진')).toBeUndefined()
  })
})

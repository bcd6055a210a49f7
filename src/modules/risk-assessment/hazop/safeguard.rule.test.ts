import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guardChange, guardsIn, pointsOf, sideOf } from './safeguard.rule.ts'
import { nextNumber, recommendationCode, recommendationsIn, sameAs } from './recommendation.rule.ts'

describe('safeguards in a cell', () => {
  it('takes one line, a semicolon and a numbered part as one safeguard each', () => {
    expect(pointsOf('FAL-101 경보; P-301B 예비')).toEqual(['FAL-101 경보', 'P-301B 예비'])
    expect(pointsOf('1) FAL-101 경보 2) P-301B 예비')).toEqual(['FAL-101 경보', 'P-301B 예비'])
    expect(pointsOf('1. TAH-101\n2. PSV-101')).toEqual(['TAH-101', 'PSV-101'])
    expect(pointsOf('① 배수 절차 ② 수분 분석')).toEqual(['배수 절차', '수분 분석'])
  })
  it('keeps a decimal whole', () => {
    expect(pointsOf('N₂ 0.2 MPa 봉입')).toEqual(['N₂ 0.2 MPa 봉입'])
  })
  it('finds the tags and the side', () => {
    expect(guardsIn('LAHH-101 → XV-101 닫힘\nGD-101')).toEqual([
      { guardTxt: 'LAHH-101 → XV-101 닫힘', tags: ['LAHH-101', 'XV-101'], sideCd: 'prevention' },
      { guardTxt: 'GD-101', tags: ['GD-101'], sideCd: 'mitigation' },
    ])
  })
  it('takes a relief valve for prevention and a dike for mitigation', () => {
    expect(sideOf('PSV-101')).toBe('prevention')
    expect(sideOf('방류벽 110 %')).toBe('mitigation')
  })
  it('keeps the record of a line that stays, also where it moves', () => {
    const kept = [
      { rsaHazopGuardNo: 1, guardTxt: 'PSV-101' },
      { rsaHazopGuardNo: 2, guardTxt: 'CV-101' },
    ]
    const change = guardChange(kept, 'TAH-101\nPSV-101')
    expect(change.stay).toEqual([{ kept: kept[0], sortOrder: 1 }])
    expect(change.add.map(({ guardTxt }) => guardTxt)).toEqual(['TAH-101'])
    expect(change.remove).toEqual([kept[1]])
  })
  it('changes nothing where the cell says what is stored', () => {
    const word = fc.stringMatching(/^[A-Z]{2,3}-\d{3}$/)
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 6 }), (lines) => {
        const kept = lines.map((guardTxt, index) => ({ rsaHazopGuardNo: index, guardTxt }))
        const change = guardChange(kept, lines.join('\n'))
        expect([change.add, change.remove]).toEqual([[], []])
      }),
    )
  })
})

describe('recommendations in a cell', () => {
  it('takes R-04 for one that the study has and other words for a new one', () => {
    expect(recommendationsIn('R-04; R-05 TV-101 FC\n배수 절차 개정')).toEqual([
      { recNo: 4, measureTxt: '' },
      { recNo: 5, measureTxt: 'TV-101 FC' },
      { recNo: undefined, measureTxt: '배수 절차 개정' },
    ])
  })
  it('counts on from the largest number, also where one was struck', () => {
    expect(nextNumber([1, 2, 7, null])).toBe(8)
    expect(recommendationCode(nextNumber([]))).toBe('R-01')
  })
  it('finds the recommendation that says the same', () => {
    const known = [{ measureTxt: 'TAHH-101 → 열매 차단' }]
    expect(sameAs(known, 'tahh-101 열매차단')).toBe(known[0])
  })
})

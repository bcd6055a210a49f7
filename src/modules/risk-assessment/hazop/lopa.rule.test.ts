import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lopaOf, proposedLayers, sharedParts, sourceOf, type LopaLayer } from './lopa.rule.ts'

const alarm: LopaLayer = { layerNm: 'TAH-101 + 운전원', pfd: 0.1, sensorTxt: 'TI-101', finalTxt: null }
const relief: LopaLayer = { layerNm: 'PSV-101', pfd: 0.01, sensorTxt: null, finalTxt: 'PSV-101' }
const coolingLost = { initFreq: 0.1, targetFreq: 1e-5, layers: [alarm, relief] }

describe('LOPA', () => {
  it('finds the gap of 10 of a lost cooling, which a function of SIL 1 closes (rsa.md 10, annex)', () => {
    expect(lopaOf(coolingLost)).toEqual({
      mitigatedFreq: 1e-4,
      gap: 10,
      needPfd: 0.1,
      sil: 1,
      acceptYn: 'N',
    })
  })
  it('is accepted with that function', () => {
    const sif: LopaLayer = { layerNm: 'TAHH-101', pfd: 0.1, sensorTxt: 'TT-102', finalTxt: 'XV-102' }
    expect(lopaOf({ ...coolingLost, layers: [alarm, relief, sif] })).toMatchObject({
      gap: 1,
      needPfd: null,
      sil: 0,
      acceptYn: 'Y',
    })
  })
  it.each([
    [5e-5, 5, 0],
    [1e-3, 100, 2],
    [1e-2, 1000, 3],
    [1, 100_000, 4],
  ])('of %d a year against 1e-5 has the gap %d and SIL %d', (initFreq, gap, sil) => {
    expect(lopaOf({ initFreq, targetFreq: 1e-5, layers: [] })).toMatchObject({ gap, sil, acceptYn: 'N' })
  })
  const factor = fc.double({ min: 1e-4, max: 1, noNaN: true })
  it('does not depend on the order of the layers', () => {
    const layers = fc.array(factor, { maxLength: 8 })
    const shuffled = layers.chain((pfds) =>
      fc.tuple(fc.constant(pfds), fc.shuffledSubarray(pfds, { minLength: pfds.length })),
    )
    fc.assert(
      fc.property(shuffled, factor, ([one, other], initFreq) => {
        const of = (pfds: number[]) =>
          lopaOf({ initFreq, targetFreq: 1e-5, layers: pfds.map((pfd) => ({ layerNm: '', pfd })) })
        expect(of(other)).toEqual(of(one))
      }),
    )
  })
  it('never finds a larger gap with a further layer', () => {
    fc.assert(
      fc.property(fc.array(factor, { maxLength: 6 }), factor, factor, (pfds, more, initFreq) => {
        const of = (all: number[]) =>
          lopaOf({ initFreq, targetFreq: 1e-5, layers: all.map((pfd) => ({ layerNm: '', pfd })) }).gap
        expect(of([...pfds, more])).toBeLessThanOrEqual(of(pfds) * (1 + 1e-5))
      }),
    )
  })
})

describe('independence of layers', () => {
  it('refuses a layer whose sensor is what failed', () => {
    expect(sharedParts({ initTxt: 'TIC-101 고장', layers: [{ ...alarm, sensorTxt: 'TIC-101' }] })).toEqual([
      { index: 0, part: 'TIC-101', other: 'initiator' },
    ])
  })
  it('refuses a layer that shares its valve with another, and the same safeguard twice', () => {
    const trip = { layerNm: 'TAHH-101', pfd: 0.1, sensorTxt: 'TT-102', finalTxt: 'XV-101' }
    const level = { layerNm: 'LAHH-101', pfd: 0.1, sensorTxt: 'LT-102', finalTxt: 'XV-101' }
    expect(sharedParts({ layers: [trip, level] })).toEqual([{ index: 1, part: 'XV-101', other: 0 }])
    const twice = { ...relief, finalTxt: null, rsaHazopGuardNo: 7 }
    expect(sharedParts({ layers: [twice, twice] })).toEqual([{ index: 1, part: 'PSV-101', other: 0 }])
  })
  it('takes a probability of ignition for no layer', () => {
    const ignition: LopaLayer = { layerNm: '점화 확률', pfd: 0.3, modifierYn: 'Y', finalTxt: 'PSV-101' }
    expect(sharedParts({ layers: [relief, ignition] })).toEqual([])
  })
})

describe('the safeguards of a row', () => {
  const guard = (guardTxt: string, sideCd = 'prevention') => ({
    rsaHazopGuardNo: 1,
    guardTxt,
    tagTxt: null,
    sideCd,
  })
  const of = (text: string) => {
    const [layer] = proposedLayers([guard(text)])
    return [layer!.layerCd, layer!.sensorTxt, layer!.finalTxt]
  }
  it('propose layers with the tags that sense and those that act, and no figure', () => {
    expect(of('TAH-101 + 운전원')).toEqual(['alarm', 'TAH-101', null])
    expect(of('LAHH-101 → XV-101 닫힘')).toEqual(['instrumented', 'LAHH-101', 'XV-101'])
    expect(of('PSV-101')).toEqual(['relief', null, 'PSV-101'])
    expect(of('CV-101')).toEqual(['check', null, 'CV-101'])
    expect(of('P-301B 예비')).toEqual([null, null, 'P-301B'])
    expect(of('최소유량 배관')).toEqual([null, null, null])
    expect(proposedLayers([guard('GD-101', 'mitigation')])).toEqual([
      {
        rsaHazopGuardNo: 1,
        layerNm: 'GD-101',
        sideCd: 'mitigation',
        layerCd: null,
        sensorTxt: 'GD-101',
        finalTxt: null,
      },
    ])
  })
})

describe('the source of a figure', () => {
  const usual = { value: 0.1, paramCd: 'RSA.hazop.initPump' }
  it('is the dated parameter of a usual figure, whatever was said', () => {
    expect(sourceOf(0.1, '제작사 자료', usual)).toBe('RSA.hazop.initPump')
  })
  it('is said by a person for any other figure, and no usual source stays with it', () => {
    expect(sourceOf(0.05, ' 제작사 자료 ', usual)).toBe('제작사 자료')
    expect([
      sourceOf(0.05, null, usual),
      sourceOf(0.05, usual.paramCd, usual),
      sourceOf(0.05, ' ', undefined),
    ]).toEqual([undefined, undefined, undefined])
  })
})

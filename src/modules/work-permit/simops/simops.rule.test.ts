import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeSlots } from './free-slot.rule.ts'
import {
  explainConflict,
  isDownwind,
  judgePair,
  judgeWork,
  sentenceOf,
  simopsLaw,
  type SimopsRule,
} from './simops.rule.ts'
import { kindsOf, simopsKinds, type SimopsKind, type SimopsWork } from './simops-work.rule.ts'
import { ms, sampleRules, sampleWork } from './testing/simops-sample.rule.ts'
import { saidIn } from '../../../core/shared/sentence.ts'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'

const hot = (over: Partial<SimopsWork> = {}) => sampleWork(1, { kinds: ['HOT'], ...over })
const open = (over: Partial<SimopsWork> = {}) =>
  sampleWork(2, { kinds: ['OPEN'], x: 18, y: 26, from: ms('10:00'), to: ms('12:00'), ...over })
const names = (one: SimopsWork, other: SimopsWork, wind: number | null = null) =>
  judgePair(one, other, sampleRules, wind).map(({ rule }) => rule.ruleNm)

describe('worked examples (ptw.md 5.6)', () => {
  it('hot work 10 m beside a line break is forbidden, with the sentence of the design', () => {
    const [conflict] = judgePair(hot(), open(), sampleRules)
    expect(conflict).toMatchObject({ levelCd: 'forbidden', distanceM: 10, limitM: 11, overlapMin: 120 })
    expect(String(sentenceOf(conflict!))).toBe('화기작업과 배관개방작업이 10.0m 이내에서 겹칩니다.')
    const why = inKorean(explainConflict(conflict!))
    expect(String(why.source)).toContain(String(simopsLaw))
    // Who reads another language reads the rule, its advice and its basis in it.
    const { title, formula, source } = explainConflict(conflict!)
    const inOther = (['en', 'zh', 'es'] as const).map((language) =>
      [title, formula, source].map((said) => saidIn(said, language)).join(' '),
    )
    expect(inOther.filter((words) => /\p{Script=Hangul}/u.test(words))).toEqual([])
    expect(inOther[0]).toContain('Work at different times or move the place.')
    expect(why.inputs).toContainEqual({ label: '거리', value: '10.0m' })
    expect(why.inputs).toContainEqual({
      label: '겹치는 시간',
      value: '2026-03-10 10:00 – 2026-03-10 12:00 (2시간)',
    })
  })
  it('advice that nobody has translated is marked as Korean for whoever does not read it', () => {
    const [conflict] = judgePair(hot(), open(), sampleRules)
    const rule = { ...conflict!.rule, guideTxt: '멀리 두세요.', guideTxtEs: null, guideTxtZh: '请远离。' }
    const { formula } = explainConflict({ ...conflict!, rule })
    expect(saidIn(formula, 'kr')).toMatch(/멀리 두세요\.$/)
    expect(saidIn(formula, 'zh')).toMatch(/请远离。$/)
    expect(saidIn(formula, 'es')).toMatch(/멀리 두세요\. \(solo en coreano: pregunte a su responsable\)$/)
  })
  it('no rule fires 20 m away', () => expect(names(hot({ x: 38, y: 26 }), open())).toEqual([]))
  it('17:00–18:00 does not overlap with 08:00–17:00', () =>
    expect(names(hot(), open({ from: ms('17:00'), to: ms('18:00') }))).toEqual([]))
  it('11.0 m is within, 11.1 m is not (of the rule of 11 m)', () => {
    expect(names(hot({ x: 0, y: 0 }), open({ x: 11, y: 0 }))).toContain('화기 × 배관·설비 개방')
    expect(names(hot({ x: 0, y: 0 }), open({ x: 11.1, y: 0 }))).toEqual(['화기 × 배관·설비 개방(풍하)'])
  })
  it('15 m downwind in the same unit: only in the wind that has passed the line break, and not in another unit', () => {
    const receiver = hot({ x: 14, y: 0 })
    const source = open({ x: 0, y: 0 })
    expect(names(receiver, source, 270)).toEqual(['화기 × 배관·설비 개방(풍하)'])
    expect(names(receiver, source, 90)).toEqual([])
    expect(names(receiver, { ...source, areaCd: 'A2' })).toEqual([])
  })
  it('radiation clears its control radius of every work', () => {
    const source = sampleWork(3, { kinds: ['RAD'], controlRadiusM: 30, x: 0, y: 0 })
    expect(names(source, sampleWork(4, { x: 30, y: 0 }))).toEqual(['방사선 × 모든 작업'])
    expect(names(source, sampleWork(4, { x: 30.1, y: 0 }))).toEqual([])
  })
  it('the swing of a crane reaches its radius and 2 m more, on condition', () => {
    const crane = sampleWork(3, { kinds: ['LIFT'], liftRadiusM: 12, x: 0, y: 0 })
    expect(judgePair(crane, sampleWork(4, { x: 14, y: 0 }), sampleRules)).toMatchObject([
      { levelCd: 'conditional', limitM: 14 },
    ])
    expect(names(crane, sampleWork(4, { x: 14.1, y: 0 }))).toEqual([])
  })
  it('a machine stands depth × 1.5 + 2 m from an excavation', () => {
    const dig = sampleWork(3, { kinds: ['DIG'], depthM: 1.8, x: 0, y: 0 })
    const machine = (x: number) => sampleWork(4, { kinds: ['LIFT'], liftRadiusM: 0, x, y: 0 })
    expect(names(dig, machine(4.7))).toEqual(['굴착 × 중장비'])
    expect(names(dig, machine(4.8))).toEqual([])
  })
  it('one above the other: 5 m beside and 2 m of height', () => {
    expect(names(sampleWork(3, { z: 0 }), sampleWork(4, { x: 15, z: 2 }))).toEqual(['상하 동시작업'])
    expect(names(sampleWork(3, { z: 0 }), sampleWork(4, { x: 15, z: 1.9 }))).toEqual([])
    expect(names(sampleWork(3, { z: null }), sampleWork(4, { x: 15, z: 9 }))).toEqual([])
  })
  it('nitrogen and people in a space: the same system at any distance, else 10 m', () => {
    const purge = sampleWork(3, { kinds: ['INERT'], systemTxt: 'N2 헤더-1', x: 0, y: 0 })
    const space = (x: number, systemTxt: string | null) =>
      sampleWork(4, { kinds: ['SPACE'], x, y: 0, systemTxt })
    expect(names(purge, space(300, 'n2헤더 1'))).toEqual(['질소 퍼지·불활성 × 밀폐공간(같은 계통)'])
    expect(names(purge, space(10, null))).toEqual(['질소 퍼지·불활성 × 밀폐공간'])
    expect(names(purge, space(11, null))).toEqual([])
  })
  it('nobody energizes the circuit on which others work', () => {
    const outage = sampleWork(3, { kinds: ['OUTAGE'], circuitTxt: 'MCC-2 F-03', x: 0, y: 0 })
    expect(
      names(outage, sampleWork(4, { kinds: ['ENERGIZE'], systemTxt: 'mcc2 f03', x: 200, y: 0 })),
    ).toEqual(['시운전·통전 × 정전작업'])
    expect(names(outage, sampleWork(4, { kinds: ['ENERGIZE'], systemTxt: 'MCC-3', x: 200, y: 0 }))).toEqual(
      [],
    )
  })
  it('nobody wants a valve open that another work has locked shut, however far away', () => {
    const shut = sampleWork(3, { lockPoints: [{ deviceTag: 'XV-101', isolPosCd: 'CLOSED' }], x: 0, y: 0 })
    const other = (deviceTag: string, isolPosCd: string) =>
      sampleWork(4, { lockPoints: [{ deviceTag, isolPosCd }], x: 300, y: 0 })
    const [conflict] = judgePair(shut, other('xv 101', 'OPEN'), sampleRules)
    expect([conflict?.levelCd, String(sentenceOf(conflict!))]).toEqual([
      'forbidden',
      '같은 격리지점(XV-101)을 서로 다른 상태로 요구합니다.',
    ])
    expect(inKorean(explainConflict(conflict!)).inputs).toContainEqual({ label: '격리지점', value: 'XV-101' })
    expect([names(shut, other('XV-101', 'CLOSED')), names(shut, other('XV-102', 'OPEN'))]).toEqual([[], []])
  })
  it('hot work 11 m beside a space with flammable residue is forbidden', () => {
    const space = (x: number) => sampleWork(4, { kinds: ['SPACE', 'SPACE_FLAM'], x, y: 20 })
    expect(names(hot(), space(21))).toEqual(['화기 × 인화성 잔류 밀폐공간'])
    expect(names(hot(), space(21.1))).toEqual([])
  })
  it('a store of flammables beside hot work shows its stock; below the limit it is silent', () => {
    const store = (stockKg: number) =>
      sampleWork(-5, { kinds: ['STOCK'], stockKg, x: 10, y: 28, from: -Infinity, to: Infinity })
    const [conflict] = judgePair(hot(), store(160), sampleRules)
    expect(String(sentenceOf(conflict!))).toBe('화기작업과 인화성 물질 보관이 8.0m 이내에서 겹칩니다.')
    expect(inKorean(explainConflict(conflict!)).inputs).toContainEqual({
      label: '인화성 재고',
      value: '160kg',
    })
    expect(names(hot(), store(0.5))).toEqual([])
  })
  it('without coordinates the same area counts as near', () => {
    expect(names(hot({ x: null }), open())).toContain('화기 × 배관·설비 개방')
    expect(names(hot({ x: null, areaCd: 'A9' }), open())).toEqual([])
  })
  it('a buffer keeps works apart in time', () => {
    const rules = sampleRules.map((rule) => ({ ...rule, bufferMin: 30 }))
    expect(judgePair(hot(), open({ from: ms('17:29'), to: ms('18:00') }), rules)).not.toEqual([])
    expect(judgePair(hot(), open({ from: ms('17:30'), to: ms('18:00') }), rules)).toEqual([])
  })
  it('the rule reads the kinds from a permit', () => {
    expect(
      kindsOf({
        permitTypeCd: 'H',
        supplCds: ['S1', 'S7'],
        jobKindCds: ['PAINT'],
        materials: [{ residueYn: 'Y', lelPct: 1.1 }],
      }),
    ).toEqual(['HOT', 'SPACE', 'OPEN', 'SPACE_FLAM', 'FLAM'])
    expect(
      kindsOf({
        permitTypeCd: 'G',
        supplCds: ['S1'],
        jobKindCds: null,
        materials: [{ residueYn: 'Y', lelPct: null }],
      }),
    ).toEqual(['SPACE'])
  })
  it('the wind blows away from where it comes from', () => {
    const [source, north] = [sampleWork(1, { x: 0, y: 0 }), sampleWork(2, { x: 0, y: -10 })]
    expect(isDownwind(north, source, 180)).toBe(true)
    expect(isDownwind(north, source, 0)).toBe(false)
  })
})

const kinds = fc.uniqueArray(
  fc.constantFrom(
    ...(Object.keys(simopsKinds).filter((kind) => kind !== 'ANY' && kind !== 'STOCK') as SimopsKind[]),
  ),
  {
    maxLength: 4,
  },
)
const metres = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((value) => value / 10)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const minute = 60_000
const work = (permitNo: number): fc.Arbitrary<SimopsWork> =>
  fc
    .record({
      kinds,
      areaCd: fc.constantFrom('A1', 'A2'),
      x: maybe(metres(40)),
      y: metres(40),
      z: maybe(metres(9)),
      start: fc.integer({ min: 0, max: 60 }),
      length: fc.integer({ min: 1, max: 20 }),
      systemTxt: fc.constantFrom(null, 'N2', 'ST'),
      circuitTxt: fc.constantFrom(null, 'F-1'),
      controlRadiusM: maybe(metres(30)),
      liftRadiusM: maybe(metres(15)),
      depthM: maybe(metres(5)),
    })
    .map(({ start, length, ...rest }) =>
      sampleWork(permitNo, { ...rest, from: start * minute, to: (start + length) * minute }),
    )
const others = (most: number) =>
  fc
    .integer({ min: 0, max: most })
    .chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => work(index + 2))))
const rules = fc
  .tuple(fc.subarray(sampleRules, { minLength: 1 }), fc.constantFrom(0, 5, 15))
  .map(([list, bufferMin]): SimopsRule[] => list.map((rule) => ({ ...rule, bufferMin })))

describe('for any works and rules', () => {
  it('it does not matter which work is named first', () => {
    fc.assert(
      fc.property(
        work(1),
        work(2),
        rules,
        maybe(fc.integer({ min: 0, max: 359 })),
        (one, other, table, wind) => {
          expect(judgePair(one, other, table, wind)).toEqual(judgePair(other, one, table, wind))
        },
      ),
    )
  })
  it('moving both works by the same way changes nothing', () => {
    fc.assert(
      fc.property(work(1), work(2), rules, fc.integer({ min: -500, max: 500 }), (one, other, table, by) => {
        const moved = (each: SimopsWork) => ({
          ...each,
          x: each.x === null ? null : each.x + by,
          from: each.from + by * minute,
          to: each.to + by * minute,
        })
        expect(judgePair(moved(one), moved(other), table).map(({ rule }) => rule.simopsRuleNo)).toEqual(
          judgePair(one, other, table).map(({ rule }) => rule.simopsRuleNo),
        )
      }),
    )
  })
  it('the proposed slot never conflicts, and no earlier one is free', () => {
    fc.assert(
      fc.property(work(1), others(8), rules, fc.integer({ min: 0, max: 40 }), (one, rest, table, from) => {
        const earliest = from * minute
        const at = (start: number) => ({ ...one, from: start, to: start + one.to - one.from })
        const free = (start: number) => judgeWork(at(start), rest, table).length === 0
        const slots = freeSlots(one, rest, table, { earliest, until: 200 * minute })
        expect(slots.length).toBeGreaterThan(0)
        for (const slot of slots) {
          expect(free(slot.from)).toBe(true)
          expect(free(slot.latestFrom ?? 200 * minute)).toBe(true)
        }
        for (let start = earliest; start < slots[0]!.from; start += minute / 2)
          expect(free(start)).toBe(false)
      }),
    )
  })
  it('beside what is always there no time is free', () => {
    const store = sampleWork(-1, { kinds: ['STOCK'], stockKg: 50, from: -Infinity, to: Infinity })
    expect(freeSlots(hot(), [store], sampleRules, { earliest: 0, until: ms('18:00') })).toEqual([])
  })
})

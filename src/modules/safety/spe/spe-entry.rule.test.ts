import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { passEnd } from '../../vendor/enter/enter-check.rule.ts'
import { docFaults, furtherBounds, liftRatio, neededDocs, unfitPoints } from './spe-entry.rule.ts'
import { speFigures } from './spe-parameters.rule.ts'

const figures = speFigures.first
const bound = (toYmd: string | null) => ({ name: '', toYmd })

describe('the last day of a pass (SAF-14)', () => {
  const stay = { inYmd: '2026-05-01', licenceToYmd: '2031-01-01', checkYmd: null }
  it('is that of the insurance where this ends first', () => {
    const bounds = [bound('2026-11-30'), bound('2026-09-14'), bound('2026-10-31')]
    expect(passEnd([...bounds, ...furtherBounds(stay, figures)])?.toYmd).toBe('2026-09-14')
  })
  it('is six months after coming in where nothing else ends before', () => {
    expect(passEnd([bound('2027-10-31'), ...furtherBounds(stay, figures)])?.toYmd).toBe('2026-11-01')
  })
  it('is not bounded by an inspection that has not taken place, and by six months of one that has', () => {
    const checked = furtherBounds({ ...stay, inYmd: '2026-12-01', checkYmd: '2026-05-04' }, figures)
    expect(passEnd(checked)?.toYmd).toBe('2026-11-04')
  })
})

describe('the load of a lift (SAF-14)', () => {
  it('of 4.2 t at 5.0 t is 84 per cent and needs a plan that is approved', () => {
    expect(liftRatio(4.2, 5, figures)).toEqual({ pct: 84, grade: 'focus' })
  })
  it('is usual up to 80 per cent, and refused above the rated load', () => {
    expect(liftRatio(4, 5, figures)?.grade).toBe('usual')
    expect(liftRatio(5, 5, figures)?.grade).toBe('focus')
    expect(liftRatio(5.01, 5, figures)?.grade).toBe('refused')
  })
  it('is not judged while a load is unknown', () => {
    expect([liftRatio(null, 5, figures), liftRatio(4, undefined, figures)]).toEqual([undefined, undefined])
  })
  it('never becomes lighter with more load', () => {
    const order = ['usual', 'focus', 'refused']
    const ton = fc.double({ min: 0.1, max: 200, noNaN: true })
    fc.assert(
      fc.property(ton, ton, ton, (one, more, rated) => {
        const [less, much] = [liftRatio(one, rated, figures)!, liftRatio(one + more, rated, figures)!]
        return order.indexOf(less.grade) <= order.indexOf(much.grade)
      }),
    )
  })
})

describe('the papers', () => {
  const needed = neededDocs('VEQ02', undefined)
  it('of a forklift are its registration, the plan of the work and the training', () => {
    expect(needed).toEqual(['registration', 'workPlan', 'education'])
    expect(neededDocs('VEQ01', 'focus')).toContain('liftPlan')
    expect(neededDocs('VEQ09', undefined)).toEqual([])
  })
  it('that are missing or end before the last day of the work are named, with the day', () => {
    const handed = [
      { docTypeCd: 'registration', validToYmd: null },
      { docTypeCd: 'workPlan', validToYmd: '2026-10-30' },
    ]
    expect(docFaults(needed, handed, '2026-10-31')).toEqual([
      { docTypeCd: 'workPlan', endsYmd: '2026-10-30' },
      { docTypeCd: 'education', endsYmd: null },
    ])
    expect(docFaults(['workPlan'], handed, '2026-10-30')).toEqual([])
  })
})

it('only what is critical and still bad keeps equipment out', () => {
  const bad = [
    { itemTxt: '포크 균열', critical: true },
    { itemTxt: '제한속도 표지', critical: false },
  ]
  expect(unfitPoints(bad)).toEqual(['포크 균열'])
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wallTimeAfter } from '../../../core/shared/moment.ts'
import { firstPermitParameters } from './permit-parameters.rule.ts'
import {
  extendedNumber,
  judgeExtension as judgeExtensionIn,
  judgeResumeTime as judgeResumeTimeIn,
  judgeStartTime as judgeStartTimeIn,
  judgeValidity as judgeValidityIn,
  originalNumber,
  shiftChangesBetween,
  timeRunOut,
  urgentReasonNeeded,
  watchMinutesLeft,
} from './validity.rule.ts'
import type { ValidityInput } from './validity.rule.ts'
import type { Said } from '../../../core/shared/sentence.ts'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'

const judgeValidity = (...given: Parameters<typeof judgeValidityIn>) => inKorean(judgeValidityIn(...given))
const judgeExtension = (...given: Parameters<typeof judgeExtensionIn>) => inKorean(judgeExtensionIn(...given))
const judgeStartTime = (...given: Parameters<typeof judgeStartTimeIn>) => inKorean(judgeStartTimeIn(...given))
const judgeResumeTime = (...given: Parameters<typeof judgeResumeTimeIn>) =>
  inKorean(judgeResumeTimeIn(...given))
const parameters = firstPermitParameters('2026-01-01')
const at = (time: string) => `2026-03-10 ${time}`
const hot = (startDt: string, endDt: string) =>
  judgeValidity({ permitTypeCd: 'H', supplCds: [], exZone: 'none', startDt, endDt }, parameters)
const general = (change: Partial<ValidityInput>) =>
  judgeValidity(
    {
      permitTypeCd: 'G',
      supplCds: [],
      exZone: 'none',
      startDt: at('08:00'),
      endDt: '2026-03-16 17:00',
      ...change,
    },
    parameters,
  )
const extend = (extEndDt: string, change = {}) =>
  judgeExtension(
    { startDt: at('08:00'), endDt: at('16:00'), extEndDt, extensionCnt: 0, ...change },
    parameters,
  )
const messages = (verdict: { reasons: { message: Said }[] }) =>
  verdict.reasons.map((reason) => reason.message)

it('an extension keeps the number and counts behind it (features 5a)', () => {
  const first = extendedNumber('P-1000-20260310-0001', 1)
  expect([first, extendedNumber(first, 2)]).toEqual(['P-1000-20260310-0001-1', 'P-1000-20260310-0001-2'])
  expect([originalNumber(first), originalNumber('P-1000-20260310-0001')]).toEqual([
    'P-1000-20260310-0001',
    'P-1000-20260310-0001',
  ])
})

describe('validity (5.2)', () => {
  it('08:00–16:00 is allowed, 08:00–16:01 is not', () => {
    expect(hot(at('08:00'), at('16:00')).ok).toBe(true)
    expect(hot(at('08:00'), at('16:01')).reasons).toEqual([
      { status: 422, message: '작업허가 시간은 최대 8시간입니다.' },
    ])
  })

  it('an extension to 20:00 is allowed, to 20:01 is not', () => {
    expect(extend(at('20:00')).ok).toBe(true)
    expect(messages(extend(at('20:01')))).toEqual([
      '작업허가 연장은 최대 4시간입니다.',
      '연장을 포함한 작업허가 시간은 최대 12시간입니다.',
    ])
  })

  it('an extension happens once, runs forwards and is asked for in time', () => {
    expect(messages(extend(at('17:00'), { extensionCnt: 1 }))).toEqual([
      '작업허가 연장은 1회만 할 수 있습니다.',
    ])
    expect(extend(at('16:00')).reasons[0]?.status).toBe(400)
    expect(extend(at('17:00'), { requestedDt: at('15:30') }).ok).toBe(true)
    expect(messages(extend(at('17:00'), { requestedDt: at('15:31') }))).toEqual([
      '연장은 종료 30분 전까지 요청해야 합니다.',
    ])
  })

  it('a permit that crosses a shift change needs 인계, one that ends with the shift does not', () => {
    expect(hot(at('08:00'), at('16:00')).handoverDts).toEqual([at('14:00')])
    expect(hot(at('06:00'), at('14:00')).handoverDts).toEqual([])
    expect(hot(at('22:00'), '2026-03-11 06:00').handoverDts).toEqual([])
    expect(hot(at('23:00'), '2026-03-11 06:30').handoverDts).toEqual(['2026-03-11 06:00'])
    expect(
      judgeExtension(
        { startDt: at('06:00'), endDt: at('14:00'), extEndDt: at('16:00'), extensionCnt: 0 },
        parameters,
      ).handoverDts,
    ).toEqual([at('14:00')])
  })

  it('general work without supplements outside hazardous areas may run 7 days', () => {
    expect(general({})).toMatchObject({ ok: true, dailyRecheckNeeded: true })
    expect(messages(general({ endDt: '2026-03-17 08:00' }))).toEqual(['작업허가 기간은 최대 7일입니다.'])
    expect(messages(general({ supplCds: ['S5'] }))).toEqual(['작업허가 시간은 최대 8시간입니다.'])
    expect(messages(general({ exZone: 'zone2' }))).toEqual(['작업허가 시간은 최대 8시간입니다.'])
    expect(general({ endDt: at('16:00') }).dailyRecheckNeeded).toBe(false)
  })

  it('an end before the start is an input error', () => {
    expect(hot(at('08:00'), at('08:00')).reasons).toEqual([
      { status: 400, message: '종료일시는 시작일시보다 늦어야 합니다.' },
    ])
  })

  it('the limits and their version come from the table', () => {
    const strict = { ...parameters, shiftMaxMinutes: 450 }
    const verdict = judgeValidity(
      { permitTypeCd: 'H', supplCds: [], exZone: 'none', startDt: at('08:00'), endDt: at('16:00') },
      strict,
    )
    expect(messages(verdict)).toEqual(['작업허가 시간은 최대 7시간 30분입니다.'])
    expect(verdict.explanation.version).toBe('작업허가 기준 2026-01-01')
  })

  it('the work starts from 30 minutes before until the end', () => {
    const start = (now: string) =>
      judgeStartTime({ startDt: at('08:00'), endDt: at('16:00'), now: at(now) }, parameters).length
    expect([start('07:29'), start('07:30'), start('16:00'), start('16:01')]).toEqual([1, 0, 0, 1])
  })

  it('the work resumes within 4 hours', () => {
    const resume = (now: string) =>
      judgeResumeTime({ suspendedDt: at('10:00'), now: at(now) }, parameters).map((reason) => reason.message)
    expect(resume('14:00')).toEqual([])
    expect(resume('14:01')).toEqual(['일시중지 후 4시간이 지나 다시 허가를 받아야 합니다.'])
  })

  it('a request after 16:00 of the day before needs an urgent reason', () => {
    const urgent = (requestedDt: string) =>
      urgentReasonNeeded({ requestedDt, startDt: at('08:00') }, parameters)
    expect([
      urgent('2026-03-08 23:00'),
      urgent('2026-03-09 16:00'),
      urgent('2026-03-09 16:01'),
      urgent(at('07:00')),
    ]).toEqual([false, false, true, true])
  })

  it('a permit runs out one minute after the end, or after the extended end', () => {
    expect(timeRunOut({ endDt: at('16:00') }, at('16:00'))).toBe(false)
    expect(timeRunOut({ endDt: at('16:00') }, at('16:01'))).toBe(true)
    expect(timeRunOut({ endDt: at('16:00'), extEndDt: at('18:00') }, at('16:01'))).toBe(false)
    expect(watchMinutesLeft(at('16:00'), at('16:42'), parameters)).toBe(18)
    expect(watchMinutesLeft(at('16:00'), at('17:30'), parameters)).toBe(0)
  })

  it('a shorter time inside an allowed one is allowed, and shift changes add up', () => {
    const minute = fc.integer({ min: 0, max: 3000 })
    fc.assert(
      fc.property(minute, minute, minute, (a, b, c) => {
        const [first, middle, last] = [a, b, c]
          .toSorted((x, y) => x - y)
          .map((n) => wallTimeAfter(at('00:00'), n)) as [string, string, string]
        if (first !== middle && hot(first, last).ok) expect(hot(first, middle).ok).toBe(true)
        const whole = shiftChangesBetween(first, last, parameters)
        const parts = [
          ...shiftChangesBetween(first, middle, parameters),
          ...shiftChangesBetween(middle, last, parameters, 'fromIncluded'),
        ]
        if (first !== middle) expect(parts).toEqual(whole)
      }),
    )
  })
})

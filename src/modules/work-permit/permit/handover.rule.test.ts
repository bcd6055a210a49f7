import { describe, expect, it } from 'vitest'
import {
  issuerInCharge,
  missingHandovers,
  nextShiftCheck,
  openShiftCheck,
  shiftCheckOverdue,
  shiftChecks,
  type ShiftWork,
} from './handover.rule.ts'
import { firstPermitParameters } from './permit-parameters.rule.ts'

const parameters = firstPermitParameters('2026-01-01')
const at = (time: string, day = 10) => `2026-03-${day} ${time}`
const hot: ShiftWork = {
  permitTypeCd: 'H',
  supplCds: [],
  exZone: 'zone2',
  startDt: at('08:00'),
  endDt: at('16:00'),
  gasNeeded: true,
  signatures: [],
  gases: [],
}
const sign = (signRoleCd: string, signDt: string, signUserId = 'issuer11') => ({
  signRoleCd,
  signDt,
  signUserId,
})
const gas = (measDt: string, more: Partial<ShiftWork['gases'][number]> = {}) => ({
  measTypeCd: 'handover',
  measDt,
  pointCd: 'middle',
  judgeCd: 'fit',
  ...more,
})
const missing = (work: Partial<ShiftWork>, now: string) =>
  missingHandovers({ ...hot, ...work }, now, parameters).map(({ changeDt, signed, measured }) => ({
    changeDt,
    signed,
    measured,
  }))

describe('교대인계 (5.2)', () => {
  it('the handover is missing from the change on, with signature and measurement', () => {
    expect(missing({}, at('13:59'))).toEqual([])
    expect(missing({}, at('14:00'))).toEqual([{ changeDt: at('14:00'), signed: false, measured: false }])
    expect(missing({ signatures: [sign('handover', at('13:30'))] }, at('14:00'))).toMatchObject([
      { signed: true, measured: false },
    ])
    expect(
      missing({ signatures: [sign('handover', at('13:30'))], gases: [gas(at('13:40'))] }, at('14:00')),
    ).toEqual([])
  })

  it('the handover counts when it was given up to 30 minutes before, not earlier', () => {
    expect(
      missing({ signatures: [sign('handover', at('13:29'))], gases: [gas(at('13:29'))] }, at('14:00')),
    ).toMatchObject([{ signed: false, measured: false }])
  })

  it('the handover wants no measurement where the work needs none', () => {
    expect(missing({ gasNeeded: false, signatures: [sign('handover', at('14:05'))] }, at('14:10'))).toEqual(
      [],
    )
  })

  it('the handover wants good air by the criterion of the start, at every point', () => {
    const signatures = [sign('handover', at('14:00'))]
    const measured = (...gases: ShiftWork['gases']) =>
      missing({ signatures, gases }, at('14:10')).length === 0
    expect(measured(gas(at('14:05'), { measTypeCd: 'periodic' }))).toBe(false)
    expect(measured(gas(at('14:05'), { measTypeCd: 'resume' }))).toBe(true)
    expect(measured(gas(at('14:05')), gas(at('14:00'), { judgeCd: 'unfit' }))).toBe(true)
    expect(measured(gas(at('14:05')), gas(at('14:00'), { pointCd: 'top', judgeCd: 'unfit' }))).toBe(false)
  })

  it('the handover falls due again when the work is extended over the next change', () => {
    const work = { ...hot, startDt: at('14:00'), endDt: at('22:00') }
    expect(shiftChecks(work, parameters)).toEqual([])
    const extended = { ...work, extEndDt: at('01:00', 11) }
    expect(nextShiftCheck(extended, parameters)?.changeDt).toBe(at('22:00'))
    expect(openShiftCheck(extended, at('21:29'), parameters)).toBeUndefined()
    expect(openShiftCheck(extended, at('21:30'), parameters)?.changeDt).toBe(at('22:00'))
  })

  it('a later handover makes good the one that was missed', () => {
    const long = { startDt: at('05:00'), endDt: at('13:00'), extEndDt: at('16:00') }
    expect(shiftChecks({ ...hot, ...long }, parameters).map(({ changeDt }) => changeDt)).toEqual([
      at('06:00'),
      at('14:00'),
    ])
    expect(missing(long, at('14:10'))).toMatchObject([{ changeDt: at('14:00') }])
    expect(
      missing(
        { ...long, signatures: [sign('handover', at('13:45'))], gases: [gas(at('13:45'))] },
        at('14:10'),
      ),
    ).toEqual([])
  })

  it('whoever was not in charge does the handover', () => {
    expect(issuerInCharge({ issuerUserId: 'issuer01', signatures: [sign('recheck', at('06:00'))] })).toBe(
      'issuer01',
    )
    const signatures = [sign('handover', at('14:00')), sign('handover', at('06:00'), 'issuer01')]
    expect(issuerInCharge({ issuerUserId: 'issuer01', signatures })).toBe('issuer11')
  })

  it('a missed handover stops the work 30 minutes after the change', () => {
    expect(
      [at('14:29'), at('14:30')].map((now) => shiftCheckOverdue(at('14:00'), 'handover', now, parameters)),
    ).toEqual([false, true])
  })
})

describe('일일 재확인 (5.2)', () => {
  const days: Partial<ShiftWork> = {
    permitTypeCd: 'G',
    exZone: 'none',
    startDt: at('08:00'),
    endDt: at('17:00', 12),
    gasNeeded: false,
  }

  it('the re-check is due every further morning, in place of the handovers', () => {
    expect(
      shiftChecks({ ...hot, ...days }, parameters).map(({ kind, changeDt }) => [kind, changeDt]),
    ).toEqual([
      ['recheck', at('06:00', 11)],
      ['recheck', at('06:00', 12)],
    ])
    expect(missing(days, at('23:00'))).toEqual([])
    expect(missing(days, at('06:00', 11))).toMatchObject([{ changeDt: at('06:00', 11) }])
  })

  it('the re-check holds for its own day only', () => {
    const signatures = [sign('recheck', at('05:40', 11))]
    expect(missing({ ...days, signatures }, at('23:00', 11))).toEqual([])
    expect(missing({ ...days, signatures }, at('06:00', 12))).toMatchObject([{ changeDt: at('06:00', 12) }])
    expect(
      missing({ ...days, signatures: [sign('handover', at('06:00', 11))] }, at('07:00', 11)),
    ).toHaveLength(1)
  })

  it('a permit of the same kind within one shift is handed over like any other', () => {
    expect(shiftChecks({ ...hot, ...days, endDt: at('16:00') }, parameters)).toMatchObject([
      { kind: 'handover', changeDt: at('14:00') },
    ])
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkGasInput,
  continuousNeeded,
  gasFresh,
  gasOverdue,
  judgeGas,
  measurementNeeded,
  unmeasuredHeights,
} from './gas-criteria.rule.ts'
import type { GasContext, GasMeasurement } from './gas-criteria.rule.ts'
import { firstPermitParameters } from './permit-parameters.rule.ts'

const parameters = firstPermitParameters('2026-01-01')
const good: GasMeasurement = {
  measTypeCd: 'first',
  measDt: '2026-03-10 08:01',
  o2Pct: 20.9,
  lelPct: 0,
  coPpm: 5,
  h2sPpm: 0,
  co2Pct: 0.04,
}
const hotWork: GasContext = { permitTypeCd: 'H', supplCds: [], exZone: 'zone2' }
const confinedWork: GasContext = { permitTypeCd: 'G', supplCds: ['S1'], exZone: 'none' }
/** As its Korean reader sees it. */
const judge = (change: Partial<GasMeasurement>, context: GasContext = hotWork) => {
  const verdict = judgeGas({ ...good, ...change }, context, parameters)
  const { inputs, source } = verdict.explanation
  return {
    ...verdict,
    failures: verdict.failures.map(String),
    explanation: {
      inputs: inputs.map((input) => ({ label: String(input.label), value: String(input.value) })),
      source: String(source),
    },
  }
}

describe('gas criteria (5.5)', () => {
  it('(20.9, 0, 5, 0, 0.04) is fit', () => {
    expect(judge({})).toMatchObject({ judgeCd: 'fit', level: 'normal', failures: [] })
    expect(judge({}, confinedWork).judgeCd).toBe('fit')
  })

  it.each<[string, Partial<GasMeasurement>, string]>([
    ['O₂ 18.0', { o2Pct: 18 }, 'fit'],
    ['O₂ 17.9', { o2Pct: 17.9 }, 'unfit'],
    ['O₂ 23.4', { o2Pct: 23.4 }, 'fit'],
    ['O₂ 23.5', { o2Pct: 23.5 }, 'unfit'],
    ['CO 29', { coPpm: 29 }, 'fit'],
    ['CO 30', { coPpm: 30 }, 'unfit'],
    ['H₂S 9.9', { h2sPpm: 9.9 }, 'fit'],
    ['H₂S 10', { h2sPpm: 10 }, 'unfit'],
    ['CO₂ 1.49', { co2Pct: 1.49 }, 'fit'],
    ['CO₂ 1.5', { co2Pct: 1.5 }, 'unfit'],
  ])('%s', (_name, change, judgeCd) => {
    expect(judge(change).judgeCd).toBe(judgeCd)
    expect(judge(change, confinedWork).judgeCd).toBe(judgeCd)
  })

  it('hot work starts only at LEL 0', () => {
    expect(judge({ lelPct: 1 })).toMatchObject({
      judgeCd: 'unfit',
      level: 'stop',
      failures: ['LEL 1.0% (기준 0%)'],
    })
    expect(judge({ lelPct: 0.1, measTypeCd: 'resume' }).judgeCd).toBe('unfit')
    expect(judge({ lelPct: 0.1, measTypeCd: 'handover' }).judgeCd).toBe('unfit')
  })

  it('during hot work LEL warns from 5 % and stops from 10 %', () => {
    const during = (lelPct: number) => judge({ lelPct, measTypeCd: 'periodic' })
    expect([
      during(4.9).level,
      during(5).level,
      during(9.9).level,
      during(10).level,
      during(25).level,
    ]).toEqual(['normal', 'alarm', 'alarm', 'stop', 'evacuate'])
    expect([during(9.9).judgeCd, during(10).judgeCd]).toEqual(['fit', 'unfit'])
  })

  it('a confined space is entered below 10 % and emptied from 25 % (제296조)', () => {
    expect(judge({ lelPct: 9.9 }, confinedWork)).toMatchObject({ judgeCd: 'fit', level: 'normal' })
    expect(judge({ lelPct: 10 }, confinedWork)).toMatchObject({
      judgeCd: 'unfit',
      level: 'stop',
      failures: ['LEL 10.0% (기준 10% 미만)'],
    })
    expect(judge({ lelPct: 24.9 }, confinedWork).level).toBe('stop')
    const evacuation = judge({ lelPct: 25 }, confinedWork)
    expect(evacuation.level).toBe('evacuate')
    expect(String(evacuation.items.find((item) => item.item === 'lel')?.source)).toBe('안전보건규칙 제296조')
  })

  it('the example of the API: toluene 12 of 50, LEL 4, next due after an hour', () => {
    const verdict = judge({ lelPct: 4, toxNm: '톨루엔', toxVal: 12, toxLimit: 50 }, confinedWork)
    expect(verdict).toMatchObject({ judgeCd: 'fit', nextDueDt: '2026-03-10 09:01' })
  })

  it('a toxic material stays under its TWA', () => {
    const toxic = (toxVal: number, toxLimit: number | null = 50) =>
      judge({ toxNm: '톨루엔', toxVal, toxLimit }).failures
    expect(toxic(49.9)).toEqual([])
    expect(toxic(50)).toEqual(['톨루엔 50 (기준 50 미만)'])
    expect(toxic(1, null)).toEqual(['톨루엔 1 (기준 노출기준 미등록)'])
  })

  it('the limit of the permit holds against a milder one that was typed; in a confined space a material with a limit is measured', () => {
    const withToluene = {
      ...confinedWork,
      toxics: [
        { name: '톨루엔', limit: 50 },
        { name: '크실렌', limit: 100 },
      ],
    }
    expect(judge({ toxNm: '톨루엔', toxVal: 60, toxLimit: 500 }, withToluene).failures).toEqual([
      '톨루엔 60 (기준 50 미만)',
    ])
    expect(judge({ toxNm: '톨루엔', toxVal: 12, toxLimit: null }, withToluene).judgeCd).toBe('fit')
    expect(judge({}, withToluene).failures).toEqual(['톨루엔 미측정 (기준 50 미만)'])
    expect(judge({}, { ...hotWork, toxics: withToluene.toxics }).judgeCd).toBe('fit')
  })

  it('what has to be measured and was not is unfit', () => {
    expect(judge({ lelPct: null }).failures).toEqual(['LEL 미측정 (기준 0%)'])
    expect(judge({ o2Pct: null, coPpm: null }, confinedWork).failures).toHaveLength(2)
    expect(judge({ o2Pct: null }).judgeCd).toBe('fit')
  })

  it('the next measurement is due in 60 min in a confined space and in 120 min in hot work', () => {
    expect(judge({ measDt: '2026-03-10 08:05' }).nextDueDt).toBe('2026-03-10 10:05')
    expect(judge({}, { ...hotWork, supplCds: ['S1'] }).nextDueDt).toBe('2026-03-10 09:01')
    expect(judge({}, { ...confinedWork, continuousMonitor: true }).nextDueDt).toBeUndefined()
    expect(judge({ measTypeCd: 'final' }).nextDueDt).toBeUndefined()
    expect(judge({}, { permitTypeCd: 'G', supplCds: [], exZone: 'none' }).nextDueDt).toBeUndefined()
    expect(
      ['none', 'zone0', 'zone1', 'zone2'].map((exZone) =>
        continuousNeeded({ ...hotWork, exZone: exZone as never }),
      ),
    ).toEqual([false, true, true, false])
  })

  it('a reading older than its interval makes a work 측정필요, not one that stands still', () => {
    const needed = (state: string, now: string, gasDueDt: string | null = '2026-03-10 09:01') =>
      measurementNeeded({ state, gasDueDt }, `2026-03-10 ${now}`)
    expect([
      needed('working', '09:01'),
      needed('working', '09:02'),
      needed('extensionRequested', '09:02'),
    ]).toEqual([false, true, true])
    expect([needed('suspended', '09:02'), needed('working', '09:02', null)]).toEqual([false, false])
  })

  it('a measurement is overdue from 15 minutes, and fresh up to 30 minutes', () => {
    const overdue = (now: string) => gasOverdue('2026-03-10 09:01', `2026-03-10 ${now}`, parameters)
    expect([overdue('09:15'), overdue('09:16')]).toEqual([false, true])
    expect(gasOverdue(null, '2026-03-10 09:16', parameters)).toBe(false)
    const fresh = (now: string) => gasFresh('2026-03-10 08:00', `2026-03-10 ${now}`, parameters)
    expect([fresh('07:59'), fresh('08:30'), fresh('08:31')]).toEqual([false, true, false])
  })

  it('the rule refuses a future time, an uncalibrated device and impossible values', () => {
    const check = (change: object) =>
      checkGasInput({ ...good, calExpYmd: '2026-12-31', ...change }, '2026-03-10 08:01').map(
        (issue) => `${issue.path} ${issue.message}`,
      )
    expect(check({})).toEqual([])
    expect(check({ measDt: '2026-03-10 08:02' })).toEqual(['measDt 측정일시는 현재보다 늦을 수 없습니다.'])
    expect(check({ calExpYmd: '2026-03-10' })).toEqual([])
    expect(check({ calExpYmd: '2026-03-09' })).toEqual(['calExpYmd 측정기 교정기한이 지났습니다.'])
    expect(check({ coPpm: -1 })).toEqual(['coPpm 측정값을 확인해 주세요.'])
    expect(check({ o2Pct: 101 })).toEqual(['o2Pct 측정값을 확인해 주세요.'])
  })

  it('the judgement explains each item with its limit and article', () => {
    const { explanation } = judge({ o2Pct: 17.9 })
    expect(explanation.inputs[0]).toEqual({ label: '산소', value: '17.9% (기준 18% 이상 23.5% 미만)' })
    expect(explanation.source).toContain('안전보건규칙 제618조제3호')
  })

  it('the air is fit exactly when every item is, and more gas never makes it fit', () => {
    const ppm = fc.double({ min: 0, max: 100, noNaN: true })
    const measurement = fc.record({
      o2Pct: fc.double({ min: 0, max: 30, noNaN: true }),
      lelPct: ppm,
      coPpm: ppm,
      h2sPpm: ppm,
      co2Pct: ppm,
    })
    fc.assert(
      fc.property(measurement, ppm, fc.constantFrom(hotWork, confinedWork), (values, more, context) => {
        const verdict = judge(values, context)
        expect(verdict.judgeCd === 'fit').toBe(verdict.items.every((item) => item.ok))
        if (verdict.judgeCd === 'unfit')
          expect(judge({ ...values, lelPct: values.lelPct + more }, context).judgeCd).toBe('unfit')
      }),
    )
  })
})

describe('the three heights of a confined space (제619조의2)', () => {
  const at = (pointCd: string, time: string) => ({ pointCd, measDt: `2026-03-10T${time}:00+09:00` })
  const now = '2026-03-10T08:30:00+09:00'
  it('the rule names the heights that are not measured, from the top down', () => {
    expect(unmeasuredHeights([at('middle', '08:10')], now, parameters)).toEqual(['top', 'bottom'])
    expect(
      unmeasuredHeights([at('bottom', '08:10'), at('top', '08:05'), at('middle', '08:00')], now, parameters),
    ).toEqual([])
  })
  it('the measurement of a height holds for 30 minutes and not for 31', () => {
    expect(
      unmeasuredHeights([at('bottom', '07:59'), at('top', '08:05'), at('middle', '08:00')], now, parameters),
    ).toEqual(['bottom'])
    expect(
      unmeasuredHeights(
        [at('bottom', '07:59'), at('bottom', '08:20'), at('top', '08:05'), at('middle', '08:00')],
        now,
        parameters,
      ),
    ).toEqual([])
  })
})

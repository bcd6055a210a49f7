import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstPermitParameters } from './permit-parameters.rule.ts'
import {
  judgeWeather as judgeWeatherIn,
  unmeasuredWeather as unmeasuredWeatherIn,
  weatherKinds,
  weatherWorksOf,
} from './wind.rule.ts'
import { isWorkKind } from './work-kinds.rule.ts'
import type { Weather, WindWork } from './wind.rule.ts'
import { inKorean } from '../../../core/shared/sentence.test-kit.ts'

const judgeWeather = (...given: Parameters<typeof judgeWeatherIn>) => inKorean(judgeWeatherIn(...given))
const unmeasuredWeather = (...given: Parameters<typeof unmeasuredWeatherIn>) =>
  inKorean(unmeasuredWeatherIn(...given))
const parameters = firstPermitParameters('2026-01-01')
const works: WindWork[] = [
  'towerCraneAssembly',
  'towerCraneOperation',
  'steelErection',
  'workAtHeight',
  'lifting',
]
const stopped = (weather: Partial<Weather>) => [
  ...new Set(
    judgeWeather({ gustSpeed: 0, windSpeed: 0, ...weather }, works, parameters).stops.map(
      (stop) => stop.work,
    ),
  ),
]

describe('weather (5.10)', () => {
  it('tower cranes: above 10 m/s no assembly, above 15 m/s no operation (제37조②)', () => {
    expect(stopped({ gustSpeed: 10 })).not.toContain('towerCraneAssembly')
    expect(stopped({ gustSpeed: 10.1 })).toContain('towerCraneAssembly')
    expect(stopped({ gustSpeed: 15 })).not.toContain('towerCraneOperation')
    expect(stopped({ gustSpeed: 15.1 })).toContain('towerCraneOperation')
  })

  it('steel erection stops at 10 m/s, 1 mm/h of rain, 1 cm/h of snow (제383조)', () => {
    expect(stopped({ windSpeed: 9.9, gustSpeed: 9.9, rainPerHour: 0.9, snowPerHour: 0.9 })).toEqual([])
    expect(stopped({ windSpeed: 10 })).toContain('steelErection')
    expect(stopped({ rainPerHour: 1 })).toEqual(['steelErection'])
    expect(stopped({ snowPerHour: 1 })).toEqual(['steelErection'])
  })

  it('work at height and lifting stop at 10 m/s by company standard', () => {
    expect(stopped({ gustSpeed: 9.9 })).toEqual([])
    expect(stopped({ gustSpeed: 10 })).toEqual(['workAtHeight', 'lifting'])
    const { stops } = judgeWeather({ gustSpeed: 12, windSpeed: 8 }, ['workAtHeight'], parameters)
    expect(stops).toEqual([
      { work: 'workAtHeight', message: '고소작업(S5) 중지: 풍속 12m/s(10m/s 이상)', source: '회사 기준' },
    ])
  })

  it('the rule asks each work by kind and supplements, and cranes for their measurements', () => {
    expect(weatherWorksOf({ workKindCd: 'TOWER', supplCds: ['S5', 'S6'] })).toEqual([
      'towerCraneAssembly',
      'workAtHeight',
      'lifting',
    ])
    expect([
      weatherWorksOf({ workKindCd: 'STEEL' }),
      weatherWorksOf({ workKindCd: 'WELD', supplCds: ['S1'] }),
    ]).toEqual([['steelErection'], []])
    expect(weatherKinds.every(isWorkKind)).toBe(true)
    expect(unmeasuredWeather({ windSpeed: 3 }, ['steelErection', 'towerCraneOperation', 'lifting'])).toEqual([
      '철골작업: 최근 1시간의 강우량·강설량 기록이 없습니다. 기상을 기록하세요.',
    ])
    expect(unmeasuredWeather({}, works)).toHaveLength(3)
  })

  it('a stronger wind never lets a stopped work go on', () => {
    const speed = fc.double({ min: 0, max: 40, noNaN: true })
    fc.assert(
      fc.property(speed, speed, (a, b) => {
        const [calm, storm] = a < b ? [a, b] : [b, a]
        const stormy = stopped({ gustSpeed: storm, windSpeed: storm })
        expect(stopped({ gustSpeed: calm, windSpeed: calm }).every((work) => stormy.includes(work))).toBe(
          true,
        )
      }),
    )
  })
})

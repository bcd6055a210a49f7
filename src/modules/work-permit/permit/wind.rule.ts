import type { Explanation } from '../../../core/shared/explanation.ts'
import type { PermitParameters } from './permit-parameters.rule.ts'
import { joined, namesOf, type Said, type Sentence } from '../../../core/shared/sentence.ts'
import { measurementTexts, windWords, windWorkTexts } from './wind.texts.ts'

/** The weather of the last hour as it was measured last; what nobody has measured is null. */
export interface PlantWeather {
  /** Degrees from which the wind comes, m/s, mm/h, cm/h. */
  fromDeg: number
  speedMs: number
  gustMs: number | null
  rainMmH: number | null
  snowCmH: number | null
  measDt: string
}

/** 안전보건규칙 제37조제2항: momentary wind (m/s) above which tower cranes are not erected, and not operated. */
export const towerCraneAssemblyWind = 10
export const towerCraneOperationWind = 15
/** 안전보건규칙 제383조: wind m/s, rain mm/h and snow cm/h from which steel erection stops. */
export const steelErectionWind = 10
export const steelErectionRain = 1
export const steelErectionSnow = 1

export const windWorks = namesOf(windWorkTexts)
export type WindWork = keyof typeof windWorks

export interface Weather {
  /** 순간풍속 and 풍속, m/s. */
  gustSpeed: number
  windSpeed: number
  /** mm/h and cm/h. */
  rainPerHour?: number
  snowPerHour?: number
}

/**
 * Which measurements of the last hour a work cannot do without: the law sets their limits. The company's own
 * limits ask for none.
 */
const needed: Partial<Record<WindWork, readonly (keyof Weather)[]>> = {
  towerCraneAssembly: ['windSpeed'],
  towerCraneOperation: ['windSpeed'],
  steelErection: ['windSpeed', 'rainPerHour', 'snowPerHour'],
}
const measurementNames: Record<keyof Weather, Sentence> = namesOf(measurementTexts)
/** What nobody has measured of what these works ask for, each as a sentence. */
export const unmeasuredWeather = (weather: Partial<Weather>, works: readonly WindWork[]): Sentence[] =>
  works.flatMap((work) => {
    const open = (needed[work] ?? []).filter((name) => weather[name] === undefined)
    return open.length === 0
      ? []
      : [
          windWords.unmeasured({
            work: windWorks[work],
            names: joined(
              open.map((name) => measurementNames[name]),
              '·',
            ),
          }),
        ]
  })

/** Works that the weather can stop, by kind of work (PTW_WORK) and supplementary permit. (ptw.md 5.10) */
const workOfKind: Readonly<Record<string, WindWork>> = {
  STEEL: 'steelErection',
  TOWER: 'towerCraneAssembly',
  TOWERRUN: 'towerCraneOperation',
}
const workOfSupplement: Readonly<Record<string, WindWork>> = { S5: 'workAtHeight', S6: 'lifting' }
export const weatherKinds = Object.keys(workOfKind)
export const weatherSupplements = Object.keys(workOfSupplement)
export const weatherWorksOf = (permit: {
  workKindCd?: string | null
  supplCds?: readonly string[] | null
}): WindWork[] => [
  ...(workOfKind[permit.workKindCd ?? ''] ? [workOfKind[permit.workKindCd ?? '']!] : []),
  ...(permit.supplCds ?? []).flatMap((code) => workOfSupplement[code] ?? []),
]

export interface WeatherStop {
  work: WindWork
  message: Sentence
  source: Said
}

/**
 * Works that have to stop in this weather, each with the limit that is broken. Steel and company limits count
 * from the limit on. (ptw.md 5.10)
 */
export function judgeWeather(weather: Weather, works: readonly WindWork[], parameters: PermitParameters) {
  const stops = works.flatMap((work) => stopsOf(work, weather, parameters))
  const explanation: Explanation = {
    title: windWords.title(),
    inputs: [
      { label: measurementNames.gustSpeed, value: `${weather.gustSpeed}m/s` },
      { label: measurementNames.windSpeed, value: `${weather.windSpeed}m/s` },
      { label: measurementNames.rainPerHour, value: `${weather.rainPerHour ?? 0}mm/h` },
      { label: measurementNames.snowPerHour, value: `${weather.snowPerHour ?? 0}cm/h` },
    ],
    formula: windWords.formula({ limit: parameters.windStopSpeed }),
    source: windWords.source(),
    version: parameters.version,
  }
  return { stops, explanation }
}

function stopsOf(work: WindWork, weather: Weather, parameters: PermitParameters): WeatherStop[] {
  const stop = (why: Sentence, source: Said): WeatherStop[] => [
    { work, message: windWords.stop({ work: windWorks[work], why }), source },
  ]
  if (work === 'towerCraneAssembly' || work === 'towerCraneOperation') {
    const limit = work === 'towerCraneAssembly' ? towerCraneAssemblyWind : towerCraneOperationWind
    return weather.gustSpeed > limit
      ? stop(windWords.gustAbove({ speed: weather.gustSpeed, limit }), '안전보건규칙 제37조제2항')
      : []
  }
  if (work === 'steelErection') {
    const source = '안전보건규칙 제383조'
    const { rainPerHour = 0, snowPerHour = 0 } = weather
    return [
      ...(weather.windSpeed >= steelErectionWind
        ? stop(windWords.windFrom({ speed: weather.windSpeed, limit: steelErectionWind }), source)
        : []),
      ...(rainPerHour >= steelErectionRain
        ? stop(windWords.rainFrom({ rain: rainPerHour, limit: steelErectionRain }), source)
        : []),
      ...(snowPerHour >= steelErectionSnow
        ? stop(windWords.snowFrom({ snow: snowPerHour, limit: steelErectionSnow }), source)
        : []),
    ]
  }
  const strongest = Math.max(weather.gustSpeed, weather.windSpeed)
  return strongest >= parameters.windStopSpeed
    ? stop(windWords.windFrom({ speed: strongest, limit: parameters.windStopSpeed }), windWords.company())
    : []
}

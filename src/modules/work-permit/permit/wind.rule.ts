import type { Explanation } from '../../../core/shared/explanation.ts'
import type { PermitParameters } from './permit-parameters.rule.ts'

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

export const windWorks = {
  towerCraneAssembly: '타워크레인 설치·수리·점검·해체',
  towerCraneOperation: '타워크레인 운전',
  steelErection: '철골작업',
  workAtHeight: '고소작업(S5)',
  lifting: '중장비·양중작업(S6)',
} as const
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
const measurementNames: Record<keyof Weather, string> = {
  gustSpeed: '순간풍속',
  windSpeed: '풍속',
  rainPerHour: '강우량',
  snowPerHour: '강설량',
}
/** What nobody has measured of what these works ask for, each as a sentence. */
export const unmeasuredWeather = (weather: Partial<Weather>, works: readonly WindWork[]): string[] =>
  works.flatMap((work) => {
    const open = (needed[work] ?? []).filter((name) => weather[name] === undefined)
    return open.length === 0
      ? []
      : [
          `${windWorks[work]}: 최근 1시간의 ${open.map((name) => measurementNames[name]).join('·')} 기록이 없습니다. 기상을 기록하세요.`,
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
  message: string
  source: string
}

/**
 * Works that have to stop in this weather, each with the limit that is broken. Steel and company limits count
 * from the limit on. (ptw.md 5.10)
 */
export function judgeWeather(weather: Weather, works: readonly WindWork[], parameters: PermitParameters) {
  const stops = works.flatMap((work) => stopsOf(work, weather, parameters))
  const explanation: Explanation = {
    title: '기상에 따른 작업중지',
    inputs: [
      { label: '순간풍속', value: `${weather.gustSpeed}m/s` },
      { label: '풍속', value: `${weather.windSpeed}m/s` },
      { label: '강우량', value: `${weather.rainPerHour ?? 0}mm/h` },
      { label: '강설량', value: `${weather.snowPerHour ?? 0}cm/h` },
    ],
    formula: `타워크레인 설치·해체 순간풍속 10m/s 초과, 운전 15m/s 초과, 철골 풍속 10m/s·비 1mm/h·눈 1cm/h 이상, 고소·양중 ${parameters.windStopSpeed}m/s 이상`,
    source: '안전보건규칙 제37조제2항, 제383조, 회사 기준',
    version: parameters.version,
  }
  return { stops, explanation }
}

function stopsOf(work: WindWork, weather: Weather, parameters: PermitParameters): WeatherStop[] {
  const stop = (message: string, source: string): WeatherStop[] => [
    { work, message: `${windWorks[work]} 중지: ${message}`, source },
  ]
  if (work === 'towerCraneAssembly' || work === 'towerCraneOperation') {
    const limit = work === 'towerCraneAssembly' ? towerCraneAssemblyWind : towerCraneOperationWind
    return weather.gustSpeed > limit
      ? stop(`순간풍속 ${weather.gustSpeed}m/s(${limit}m/s 초과)`, '안전보건규칙 제37조제2항')
      : []
  }
  if (work === 'steelErection') {
    const source = '안전보건규칙 제383조'
    const { rainPerHour = 0, snowPerHour = 0 } = weather
    return [
      ...(weather.windSpeed >= steelErectionWind
        ? stop(`풍속 ${weather.windSpeed}m/s(${steelErectionWind}m/s 이상)`, source)
        : []),
      ...(rainPerHour >= steelErectionRain
        ? stop(`강우량 ${rainPerHour}mm/h(${steelErectionRain}mm/h 이상)`, source)
        : []),
      ...(snowPerHour >= steelErectionSnow
        ? stop(`강설량 ${snowPerHour}cm/h(${steelErectionSnow}cm/h 이상)`, source)
        : []),
    ]
  }
  const strongest = Math.max(weather.gustSpeed, weather.windSpeed)
  return strongest >= parameters.windStopSpeed
    ? stop(`풍속 ${strongest}m/s(${parameters.windStopSpeed}m/s 이상)`, '회사 기준')
    : []
}

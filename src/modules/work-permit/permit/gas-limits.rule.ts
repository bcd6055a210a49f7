import type { PermitParameters } from './permit-parameters.rule.ts'
import { gasWords } from './gas.texts.ts'
import type { Said, Sentence } from '../../../core/shared/sentence.ts'
import { permitLaws } from './permit-laws.texts.ts'

/** 안전보건규칙 제618조제3호 적정공기: 산소 18 % 이상 23.5 % 미만, 탄산가스 1.5 % 미만, 일산화탄소 30 ppm 미만, 황화수소 10 ppm 미만. */
export const fairAir = {
  o2MinPercent: 18,
  o2BelowPercent: 23.5,
  co2BelowPercent: 1.5,
  coBelowPpm: 30,
  h2sBelowPpm: 10,
} as const
/** 안전보건규칙 제296조: 폭발하한의 25 % 이상이면 즉시 대피하고 점화원을 중지한다. */
export const evacuationLelPercent = 25

const fairAirSource = permitLaws.fairAir()

export type GasLevel = 'normal' | 'alarm' | 'stop' | 'evacuate'

/** Measured values; empty when the item was not measured. */
export interface GasValues {
  o2Pct?: number | null
  lelPct?: number | null
  coPpm?: number | null
  h2sPpm?: number | null
  co2Pct?: number | null
  /** Toxic substance of the handled materials, its value and its TWA in the same unit. */
  toxNm?: string | null
  toxVal?: number | null
  toxLimit?: number | null
}

export interface GasItemVerdict {
  item: 'o2' | 'lel' | 'co' | 'h2s' | 'co2' | 'toxic'
  label: Said
  valueText: Said
  limitText: Said
  /** Values that the measured one is held against, in its unit: one bound, or both of a range; none where none is known. */
  limits: readonly number[]
  source: Sentence
  ok: boolean
  level: GasLevel
}

/** A material with its exposure limit (TWA, ppm). */
export interface Toxic {
  name: string
  limit: number
}

export interface GasWork {
  hot: boolean
  confined: boolean
  /** True for measurements on which work begins or goes on again. */
  beforeWork: boolean
  toxics: readonly Toxic[]
}

/** Every item that was measured or has to be: LEL for hot work, all five of 적정공기 for a confined space. */
export function gasItemVerdicts(
  values: GasValues,
  work: GasWork,
  parameters: PermitParameters,
): GasItemVerdict[] {
  const air = (
    item: GasItemVerdict['item'],
    label: Said,
    unit: string,
    value: number | null | undefined,
    limitText: Said,
    limits: readonly number[],
    fits: (measured: number) => boolean,
  ): GasItemVerdict[] => {
    if (value === null || value === undefined)
      return work.confined ? [notMeasured(item, label, { limitText, limits, source: fairAirSource })] : []
    const ok = fits(value)
    return [
      {
        item,
        label,
        valueText: `${value}${unit}`,
        limitText,
        limits,
        source: fairAirSource,
        ok,
        level: ok ? 'normal' : 'stop',
      },
    ]
  }
  return [
    ...air(
      'o2',
      gasWords.oxygen(),
      '%',
      values.o2Pct,
      gasWords.between({ low: `${fairAir.o2MinPercent}%`, high: `${fairAir.o2BelowPercent}%` }),
      [fairAir.o2MinPercent, fairAir.o2BelowPercent],
      (o2) => o2 >= fairAir.o2MinPercent && o2 < fairAir.o2BelowPercent,
    ),
    ...lel(values.lelPct, work, parameters),
    ...air(
      'co',
      gasWords.co(),
      'ppm',
      values.coPpm,
      gasWords.below({ limit: `${fairAir.coBelowPpm}ppm` }),
      [fairAir.coBelowPpm],
      (co) => co < fairAir.coBelowPpm,
    ),
    ...air(
      'h2s',
      gasWords.h2s(),
      'ppm',
      values.h2sPpm,
      gasWords.below({ limit: `${fairAir.h2sBelowPpm}ppm` }),
      [fairAir.h2sBelowPpm],
      (h2s) => h2s < fairAir.h2sBelowPpm,
    ),
    ...air(
      'co2',
      gasWords.co2(),
      '%',
      values.co2Pct,
      gasWords.below({ limit: `${fairAir.co2BelowPercent}%` }),
      [fairAir.co2BelowPercent],
      (co2) => co2 < fairAir.co2BelowPercent,
    ),
    ...toxic(values, work),
  ]
}

/**
 * Explosive gas as a share of its lower explosion limit. Hot work begins at 0 % and stops at 10 %, nobody
 * enters a space at 10 %, everybody leaves at 25 %. Work that is neither keeps the stop limit of hot work.
 */
function lel(
  value: number | null | undefined,
  work: GasWork,
  parameters: PermitParameters,
): GasItemVerdict[] {
  const {
    hotStartLelPercent: start,
    hotAlarmLelPercent: alarm,
    hotStopLelPercent: stop,
    entryLelPercent: entry,
  } = parameters
  const below = work.confined ? (work.hot ? Math.min(entry, stop) : entry) : stop
  const atStart = work.hot && work.beforeWork
  const limitText = atStart
    ? start === 0
      ? '0%'
      : gasWords.atMost({ limit: `${start}%` })
    : gasWords.below({ limit: `${below}%` })
  const source =
    value !== null && value !== undefined && value >= evacuationLelPercent
      ? permitLaws.evacuation()
      : gasWords.company()
  const limits = [atStart ? start : below]
  if (value === null || value === undefined)
    return work.hot || work.confined ? [notMeasured('lel', 'LEL', { limitText, limits, source })] : []
  const ok = atStart ? value <= start : value < below
  return [
    {
      item: 'lel',
      label: 'LEL',
      valueText: `${tenths(value)}%`,
      limitText,
      limits,
      source,
      ok,
      level: lelLevel(value, ok, work.hot ? alarm : below),
    },
  ]
}

/** As the instrument shows it: 0.0. (ptw.md 5.5) */
const tenths = (value: number): string => (Number.isInteger(value) ? value.toFixed(1) : String(value))

function lelLevel(value: number, ok: boolean, alarmFrom: number): GasLevel {
  if (value >= evacuationLelPercent) return 'evacuate'
  if (!ok) return 'stop'
  return value >= alarmFrom ? 'alarm' : 'normal'
}

const toxicSource = gasWords.exposure()
/**
 * A handled toxic material stays under its time-weighted exposure limit; without a limit nothing can be
 * called fit. The permit's own limit holds against a milder one that was typed, and in a confined space a
 * material with a limit has to be measured.
 */
function toxic(values: GasValues, { confined, toxics }: GasWork): GasItemVerdict[] {
  if (values.toxVal === null || values.toxVal === undefined) {
    const [first] = toxics.toSorted((one, other) => one.limit - other.limit)
    return confined && first
      ? [
          notMeasured('toxic', first.name, {
            limitText: gasWords.below({ limit: first.limit }),
            limits: [first.limit],
            source: toxicSource,
          }),
        ]
      : []
  }
  const limits = [values.toxLimit, toxics.find(({ name }) => name === values.toxNm)?.limit].filter(
    (each) => each !== null && each !== undefined,
  )
  const known = limits.length > 0
  const limit = Math.min(...limits)
  const ok = known && values.toxVal < limit
  return [
    {
      item: 'toxic',
      label: values.toxNm || gasWords.toxic(),
      valueText: `${values.toxVal}`,
      limitText: known ? gasWords.below({ limit }) : gasWords.noLimit(),
      limits: known ? [limit] : [],
      source: toxicSource,
      ok,
      level: ok ? 'normal' : 'stop',
    },
  ]
}

function notMeasured(
  item: GasItemVerdict['item'],
  label: Said,
  held: Pick<GasItemVerdict, 'limitText' | 'limits' | 'source'>,
): GasItemVerdict {
  return { item, label, valueText: gasWords.notMeasured(), ...held, ok: false, level: 'stop' }
}

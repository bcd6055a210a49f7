import type { Explanation } from '../../../core/shared/explanation.ts'
import { minutesBetween } from '../../../core/shared/dates.ts'
import { dayOfMoment, wallTimeAfter } from '../../../core/shared/moment.ts'
import { gasItemVerdicts } from './gas-limits.rule.ts'
import type { GasItemVerdict, GasLevel, GasValues, Toxic } from './gas-limits.rule.ts'
import type { ExplosionZone, PermitTypeCode, SupplementCode } from './permit-codes.rule.ts'
import type { PermitParameters } from './permit-parameters.rule.ts'
import type { PermitState } from './permit-transitions.rule.ts'
import { gasHeightNames, gasJudgementNames, gasRefusals, gasTypeNames, gasWords } from './gas.texts.ts'
import type { Said, Sentence } from '../../../core/shared/sentence.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'

export const gasMeasurementTypes = {
  first: gasTypeNames.first(),
  resume: gasTypeNames.resume(),
  periodic: gasTypeNames.periodic(),
  handover: gasTypeNames.handover(),
  alarm: gasTypeNames.alarm(),
  final: gasTypeNames.final(),
} as const
export type GasMeasurementType = keyof typeof gasMeasurementTypes

/**
 * Kinds of measurement that a state knows. Before the work only 최초, while it stands still only 재개 (or the
 * alarm itself): their criterion is the start's, and no milder kind may open the way to it.
 */
export function measurementTypesIn(state: PermitState): readonly GasMeasurementType[] {
  if (state === 'working' || state === 'extensionRequested') return ['periodic', 'handover', 'alarm', 'final']
  if (state === 'suspended') return ['resume', 'alarm']
  return state === 'completionReported' || state === 'watching' ? ['periodic', 'alarm', 'final'] : ['first']
}

export const gasJudgements = { fit: gasJudgementNames.fit(), unfit: gasJudgementNames.unfit() } as const

/** A place of measurement in the reader's language; one of no known height stays as it was stored. */
export const gasPointName = (pointCd: string | null | undefined): Said =>
  typeof pointCd === 'string' && Object.hasOwn(gasHeightNames, pointCd)
    ? gasHeightNames[pointCd as keyof typeof gasHeightNames]()
    : (pointCd ?? '-')

/** What the permit has to do with the air. */
export interface GasContext {
  permitTypeCd: PermitTypeCode
  supplCds: readonly SupplementCode[]
  exZone: ExplosionZone
  /**
   * A monitor measures all the time, so that no further single measurement falls due for a confined space.
   */
  continuousMonitor?: boolean
  /** Handled or left materials with an exposure limit. */
  toxics?: readonly Toxic[]
}

/** 화기작업 in zone 0 or 1: measuring must not stop between the single measurements. (ptw.md 5.5) */
export const continuousNeeded = ({
  permitTypeCd,
  exZone,
}: Pick<GasContext, 'permitTypeCd' | 'exZone'>): boolean =>
  permitTypeCd === 'H' && (exZone === 'zone0' || exZone === 'zone1')

export interface GasMeasurement extends GasValues {
  measTypeCd: GasMeasurementType
  measDt: string
}

export interface GasVerdict {
  judgeCd: keyof typeof gasJudgements
  /**
   * The worst level of all items: `alarm` warns, `stop` suspends the permit, `evacuate` also empties the
   * space.
   */
  level: GasLevel
  items: GasItemVerdict[]
  /** One sentence per failed item, such as 'LEL 1.0% (기준 0%)'. */
  failures: Sentence[]
  /** When the next measurement falls due; empty when none does. */
  nextDueDt?: string
  explanation: Explanation
}

/**
 * Judges one measurement: 적합 only if every item is. Before work, on resuming and at a shift change hot work
 * needs the start criterion, during the work the alarm and stop limits hold.
 * (안전보건규칙 제618조제3호 적정공기, 제619조의2; 회사 기준; ptw.md 5.5)
 */
export function judgeGas(
  measurement: GasMeasurement,
  context: GasContext,
  parameters: PermitParameters,
): GasVerdict {
  const beforeWork =
    measurement.measTypeCd === 'first' ||
    measurement.measTypeCd === 'resume' ||
    measurement.measTypeCd === 'handover'
  const hot = context.permitTypeCd === 'H'
  const confined = context.supplCds.includes('S1')
  const items = gasItemVerdicts(
    measurement,
    { hot, confined, beforeWork, toxics: context.toxics ?? [] },
    parameters,
  )
  const failed = items.filter((item) => !item.ok)
  return {
    judgeCd: failed.length === 0 ? 'fit' : 'unfit',
    level: worst(items),
    items,
    failures: failed.map((item) =>
      gasWords.failure({ item: item.label, value: item.valueText, limit: item.limitText }),
    ),
    nextDueDt: nextDue(
      measurement,
      { hot, confined, continuousMonitor: context.continuousMonitor === true },
      parameters,
    ),
    explanation: {
      title: gasWords.title(),
      inputs: items.map((item) => ({
        label: item.label,
        value: gasWords.against({ value: item.valueText, limit: item.limitText }),
      })),
      formula: gasWords.formula(),
      source: gasWords.sources({
        sources: [...new Map(items.map(({ source }) => [String(source), source])).values()],
      }),
      version: parameters.version,
    },
  }
}

/** Input errors of a measurement, each at its field: future time, device out of calibration, values that no instrument shows. */
export function checkGasInput(
  measurement: GasValues & { measDt: string; calExpYmd: string },
  now: string,
): FieldIssue[] {
  const issues: FieldIssue[] = []
  if (minutesBetween(now, measurement.measDt) > 0)
    issues.push({ path: 'measDt', message: gasRefusals.future() })
  if (measurement.calExpYmd < dayOfMoment(now))
    issues.push({ path: 'calExpYmd', message: gasRefusals.calibration() })
  const wrong = gasValueNames.find((name) => {
    const value = measurement[name]
    if (value === null || value === undefined) return false
    return !Number.isFinite(value) || value < 0 || (name.endsWith('Pct') && value > 100)
  })
  if (wrong) issues.push({ path: wrong, message: gasRefusals.values() })
  return issues
}
const gasValueNames = ['o2Pct', 'lelPct', 'coPpm', 'h2sPpm', 'co2Pct', 'toxVal'] as const

/** 측정필요: the work goes on and the last reading is older than its interval. (features 5a) */
export const measurementNeeded = (
  permit: { state: string; gasDueDt?: string | null },
  now: string,
): boolean =>
  (permit.state === 'working' || permit.state === 'extensionRequested') &&
  Boolean(permit.gasDueDt) &&
  minutesBetween(permit.gasDueDt as string, now) > 0

/**
 * True when the next measurement is so late that the permit is suspended: 15 minutes after it fell due.
 * (ptw.md 5.5)
 */
export function gasOverdue(
  nextDueDt: string | null | undefined,
  now: string,
  parameters: PermitParameters,
): boolean {
  return Boolean(nextDueDt) && minutesBetween(nextDueDt as string, now) >= parameters.gasOverdueMinutes
}

/** True when the measurement is young enough to start or resume on it: 30 minutes. (ptw.md 4) */
export function gasFresh(measDt: string, now: string, parameters: PermitParameters): boolean {
  const age = minutesBetween(measDt, now)
  return age >= 0 && age <= parameters.gasFreshMinutes
}

/**
 * Heights of a confined space, from the top down (PTW_GAS_POINT): vapours lie at the bottom or gather under
 * the roof.
 */
export const gasHeights = {
  top: gasHeightNames.top(),
  middle: gasHeightNames.middle(),
  bottom: gasHeightNames.bottom(),
} as const
export type GasHeight = keyof typeof gasHeights
interface MeasuredHeight {
  measDt: string
  pointCd: string
}
/** Points whose newest measurement is unfit, the newest first: good air elsewhere does not make up for them. */
export const rejectedPoints = (
  gases: readonly { pointCd: string; judgeCd: string | null; permitGasNo: number }[],
): string[] =>
  gases
    .filter(
      (gas) =>
        gas.judgeCd === 'unfit' &&
        gases.find(({ pointCd }) => pointCd === gas.pointCd)?.permitGasNo === gas.permitGasNo,
    )
    .map(({ pointCd }) => pointCd)

/**
 * The heights at which the air of a confined space has not been measured freshly, from the top down.
 * @param gases measurements that count, such as those since the stop
 * (안전보건규칙 제619조의2; ptw.md 5.11 S1 측정 상중하)
 */
export const unmeasuredHeights = (
  gases: readonly MeasuredHeight[],
  now: string,
  parameters: PermitParameters,
): GasHeight[] =>
  (Object.keys(gasHeights) as GasHeight[]).filter(
    (height) => !gases.some(({ pointCd, measDt }) => pointCd === height && gasFresh(measDt, now, parameters)),
  )

function nextDue(
  measurement: GasMeasurement,
  work: { hot: boolean; confined: boolean; continuousMonitor: boolean },
  parameters: PermitParameters,
): string | undefined {
  if (measurement.measTypeCd === 'final') return undefined
  const intervals = [
    ...(work.confined && !work.continuousMonitor ? [parameters.gasConfinedMinutes] : []),
    ...(work.hot ? [parameters.gasHotMinutes] : []),
  ]
  return intervals.length > 0 ? wallTimeAfter(measurement.measDt, Math.min(...intervals)) : undefined
}

const severity: Record<GasLevel, number> = { normal: 0, alarm: 1, stop: 2, evacuate: 3 }

function worst(items: readonly GasItemVerdict[]): GasLevel {
  return items.reduce<GasLevel>(
    (level, item) => (severity[item.level] > severity[level] ? item.level : level),
    'normal',
  )
}

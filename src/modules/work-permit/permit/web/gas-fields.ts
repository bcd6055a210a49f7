import type { FieldIssue } from '../../../../core/shared/session.ts'
import type { OutboxEntry } from '../../../../core/web/outbox/outbox-store.ts'
import { measurementTypesIn, type GasMeasurementType } from '../gas-criteria.rule.ts'
import type { GasDevice } from '../gas-known.rule.ts'
import { fairAir, type GasItemVerdict } from '../gas-limits.rule.ts'
import type { PermitState } from '../permit-transitions.rule.ts'
import type { WorkPermit } from '../work-permit.resource.ts'
import { gasWords } from '../gas.texts.ts'
import type { Said } from '../../../../core/shared/sentence.ts'

export type GasRow = WorkPermit['gases'][number]
export type GasValueName = 'o2Pct' | 'lelPct' | 'coPpm' | 'h2sPpm' | 'co2Pct' | 'toxVal'
export interface GasKey {
  name: GasValueName
  /** Also the text of its name. */
  item: GasItemVerdict['item']
  unit: string
  /** Limit that is shown before anything is typed; the verdict's own takes its place. */
  limitText?: Said
}
export const gasKeys: readonly GasKey[] = [
  {
    name: 'o2Pct',
    item: 'o2',
    unit: '%',
    limitText: gasWords.between({ low: `${fairAir.o2MinPercent}%`, high: `${fairAir.o2BelowPercent}%` }),
  },
  { name: 'lelPct', item: 'lel', unit: '%' },
  {
    name: 'coPpm',
    item: 'co',
    unit: 'ppm',
    limitText: gasWords.below({ limit: `${fairAir.coBelowPpm}ppm` }),
  },
  {
    name: 'h2sPpm',
    item: 'h2s',
    unit: 'ppm',
    limitText: gasWords.below({ limit: `${fairAir.h2sBelowPpm}ppm` }),
  },
  {
    name: 'co2Pct',
    item: 'co2',
    unit: '%',
    limitText: gasWords.below({ limit: `${fairAir.co2BelowPercent}%` }),
  },
  { name: 'toxVal', item: 'toxic', unit: 'ppm' },
]

/** Digits as they are typed into a number; undefined while nothing or half a number stands there. */
export function gasNumber(text: string): number | undefined {
  return /^\d+(\.\d*)?$|^\.\d+$/.test(text.trim()) ? Number(text) : undefined
}

/**
 * Which measurement is due in this state: the first before the work, one to go on with, the regular one in
 * between. (ptw.md 5.5)
 */
export function usualMeasurement(state: string, handoverDue: boolean): GasMeasurementType {
  if (state === 'suspended') return 'resume'
  if (state === 'completionReported' || state === 'watching') return 'final'
  if (state !== 'working' && state !== 'extensionRequested') return 'first'
  return handoverDue ? 'handover' : 'periodic'
}
/** Which may be chosen at all. */
export const measurementsIn = (state: string): readonly GasMeasurementType[] =>
  measurementTypesIn(state as PermitState)

/** What has been typed of a measurement that is not sent yet. */
export interface GasTyped {
  measTypeCd: GasMeasurementType
  pointCd: string | undefined
  typed: Partial<Record<GasValueName, string>>
}

const deviceName = 'gasDevice'
/**
 * The instrument of the last measurement on this permit, else the one that this browser measured with last.
 */
export function lastDevice(gases: readonly GasRow[], read: (name: string) => string | null): GasDevice {
  const last = gases[0]
  if (last) {
    const { testerWorkerNo, testerTxt, deviceSn, calExpYmd } = last
    return { testerWorkerNo, testerTxt, deviceSn, calExpYmd }
  }
  const none = { testerWorkerNo: null, testerTxt: '', deviceSn: '', calExpYmd: '' }
  try {
    return { ...none, ...(JSON.parse(read(deviceName) ?? '{}') as Partial<GasDevice>) }
  } catch {
    return none
  }
}
export const keepDevice = (device: GasDevice, write: (name: string, value: string) => void): void =>
  write(deviceName, JSON.stringify(device))

/** A refused measurement as it was typed, with what was wrong. */
export function draftOf({ body, fields, reason }: Pick<OutboxEntry, 'body' | 'fields' | 'reason'>) {
  const measured = body as GasDevice & {
    measTypeCd: GasMeasurementType
    measDt: string
    pointCd?: string
  } & Partial<Record<GasValueName, number>>
  const { measTypeCd, measDt, pointCd, deviceSn } = measured
  const device: GasDevice = {
    testerWorkerNo: measured.testerWorkerNo ?? null,
    testerTxt: '',
    deviceSn,
    calExpYmd: '',
  }
  const typed: Partial<Record<GasValueName, string>> = {}
  for (const { name } of gasKeys) if (measured[name] !== undefined) typed[name] = String(measured[name])
  const issues: FieldIssue<string>[] =
    fields.length > 0 ? fields : reason === null ? [] : [{ path: '', message: reason }]
  return { measTypeCd, measDt, pointCd, typed, device, issues }
}

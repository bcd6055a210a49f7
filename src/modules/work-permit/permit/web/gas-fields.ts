import type { Field } from '../../../../core/shared/field.ts'
import type { FieldIssue } from '../../../../core/shared/session.ts'
import type { OutboxEntry } from '../../../../core/web/outbox/outbox-store.ts'
import { measurementTypesIn, type GasMeasurementType } from '../gas-criteria.rule.ts'
import type { GasDevice } from '../gas-known.rule.ts'
import { fairAir, type GasItemVerdict } from '../gas-limits.rule.ts'
import { permitGases } from '../permit-lines.resource.ts'
import type { PermitState } from '../permit-transitions.rule.ts'
import type { WorkPermit } from '../work-permit.resource.ts'

export type GasRow = WorkPermit['gases'][number]
export type GasValueName = 'o2Pct' | 'lelPct' | 'coPpm' | 'h2sPpm' | 'co2Pct' | 'toxVal'
export interface GasKey {
  name: GasValueName
  item: GasItemVerdict['item']
  label: string
  unit: string
  /** Limit that is shown before anything is typed; the verdict's own takes its place. */
  limitText?: string
}
export const gasKeys: readonly GasKey[] = [
  {
    name: 'o2Pct',
    item: 'o2',
    label: '산소 O₂',
    unit: '%',
    limitText: `${fairAir.o2MinPercent}% 이상 ${fairAir.o2BelowPercent}% 미만`,
  },
  { name: 'lelPct', item: 'lel', label: '가연성가스 LEL', unit: '%' },
  {
    name: 'coPpm',
    item: 'co',
    label: '일산화탄소 CO',
    unit: 'ppm',
    limitText: `${fairAir.coBelowPpm}ppm 미만`,
  },
  {
    name: 'h2sPpm',
    item: 'h2s',
    label: '황화수소 H₂S',
    unit: 'ppm',
    limitText: `${fairAir.h2sBelowPpm}ppm 미만`,
  },
  {
    name: 'co2Pct',
    item: 'co2',
    label: '이산화탄소 CO₂',
    unit: '%',
    limitText: `${fairAir.co2BelowPercent}% 미만`,
  },
  { name: 'toxVal', item: 'toxic', label: '독성물질', unit: 'ppm' },
]
export const gasFields = permitGases.fields as Record<string, Field>

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

const deviceName = 'gasDevice'
/**
 * The instrument of the last measurement on this permit, else the one that this browser measured with last.
 */
export function lastDevice(gases: readonly GasRow[], read: (name: string) => string | null): GasDevice {
  const last = gases[0]
  if (last) return { testerTxt: last.testerTxt, deviceSn: last.deviceSn, calExpYmd: last.calExpYmd }
  const none = { testerTxt: '', deviceSn: '', calExpYmd: '' }
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
  const { measTypeCd, measDt, pointCd, testerTxt, deviceSn, calExpYmd } = measured
  const typed: Partial<Record<GasValueName, string>> = {}
  for (const { name } of gasKeys) if (measured[name] !== undefined) typed[name] = String(measured[name])
  const issues: FieldIssue<string>[] =
    fields.length > 0 ? fields : reason === null ? [] : [{ path: '', message: reason }]
  return { measTypeCd, measDt, pointCd, typed, device: { testerTxt, deviceSn, calExpYmd }, issues }
}

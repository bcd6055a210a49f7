import type { GasContext } from './gas-criteria.rule.ts'
import type { ExplosionZone, PermitTypeCode, SupplementCode } from './permit-codes.rule.ts'
import type { ShiftWork } from './handover.rule.ts'
import type { RiskGradeInput } from './risk-grade.rule.ts'
import type { WorkPermit } from './work-permit.resource.ts'

/** Duties that let a person act on a permit (admin section 3, DUTY). */
export const duties = {
  issuer: 'D14',
  approver: 'D15',
  gasTester: 'D16',
  watcher: 'D17',
  radiationOfficer: 'D18',
  safetyManager: 'D04',
  plantHead: 'D02',
  equipment: 'D21',
  fireOfficer: 'D13',
  safetyHead: 'D24',
  dutyManager: 'D25',
} as const
export type DutyName = keyof typeof duties

/** What the rules are asked with, read from a permit; browser and server judge the same. */
type PermitPart = Pick<WorkPermit, 'permitTypeCd' | 'supplCds' | 'exZoneCd'>
export const permitTypeOf = (permit: { permitTypeCd: string }): PermitTypeCode =>
  permit.permitTypeCd as PermitTypeCode
export const supplementsOf = (permit: { supplCds?: string[] | null }): SupplementCode[] =>
  (permit.supplCds ?? []) as SupplementCode[]
export const zoneOf = (permit: { exZoneCd: string }): ExplosionZone => permit.exZoneCd as ExplosionZone
export const gasContextOf = (
  permit: PermitPart & {
    contDeviceNo?: number | null
    materials?: readonly { matNm: string; toxLimitPpm?: number | null }[]
  },
): GasContext => ({
  permitTypeCd: permitTypeOf(permit),
  supplCds: supplementsOf(permit),
  exZone: zoneOf(permit),
  continuousMonitor: typeof permit.contDeviceNo === 'number',
  toxics: (permit.materials ?? []).flatMap(({ matNm, toxLimitPpm }) =>
    toxLimitPpm === null || toxLimitPpm === undefined ? [] : [{ name: matNm, limit: toxLimitPpm }],
  ),
})
/**
 * Hot work, a confined space, an opened line, and any work in an explosion hazard area or on a substance
 * start on a fresh measurement.
 */
export const gasNeeded = (permit: PermitPart & { materials?: readonly unknown[] }): boolean =>
  permit.permitTypeCd === 'H' ||
  supplementsOf(permit).some((code) => code === 'S1' || code === 'S7') ||
  permit.exZoneCd !== 'none' ||
  (permit.materials?.length ?? 0) > 0

/** The place as it is read: the area's name stands before it only where the place does not begin with it. */
export const placeOf = (
  { areaNm, placeTxt }: { areaNm?: string | null; placeTxt: string | null },
  between = ' ',
): string => [areaNm && placeTxt?.startsWith(areaNm) ? null : areaNm, placeTxt].filter(Boolean).join(between)

/** 화기 and 밀폐공간 are watched from outside; a watcher named on any other work only helps. */
export const watchesWork = (permit: Pick<PermitPart, 'permitTypeCd' | 'supplCds'>): boolean =>
  permit.permitTypeCd === 'H' || supplementsOf(permit).includes('S1')

/** What the shift changes of a permit are judged from. */
export const shiftWorkOf = (
  permit: PermitPart &
    Pick<WorkPermit, 'startDt' | 'endDt' | 'extEndDt' | 'signatures' | 'gases'> & {
      materials?: readonly unknown[]
    },
): ShiftWork => ({
  permitTypeCd: permitTypeOf(permit),
  supplCds: supplementsOf(permit),
  exZone: zoneOf(permit),
  startDt: permit.startDt,
  endDt: permit.endDt,
  extEndDt: permit.extEndDt,
  gasNeeded: gasNeeded(permit),
  signatures: permit.signatures,
  gases: permit.gases,
})

type SupplementPart = Pick<WorkPermit['supplements'][number], 'supplCd'> &
  Partial<WorkPermit['supplements'][number]>
/** What the risk grade is judged from. */
export function riskInputOf(permit: PermitPart, lines: readonly SupplementPart[]): RiskGradeInput {
  const line = (code: SupplementCode) => lines.find(({ supplCd }) => supplCd === code)
  const [excavation, height, lift, opened, electric] = [
    line('S3'),
    line('S5'),
    line('S6'),
    line('S7'),
    line('S2'),
  ]
  const known = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined
  return {
    permitTypeCd: permitTypeOf(permit),
    supplCds: supplementsOf(permit),
    exZone: zoneOf(permit),
    excavationDepth: known(excavation?.depthM) ? excavation.depthM : undefined,
    workHeight: known(height?.heightM) ? height.heightM : undefined,
    ladderHeight: known(height?.ladderHeightM) ? height.ladderHeightM : undefined,
    lift:
      known(lift?.loadKg) && known(lift.ratedKg) ? { loadKg: lift.loadKg, ratedKg: lift.ratedKg } : undefined,
    openedMedium:
      known(opened?.flammableYn) && known(opened.toxicYn)
        ? { flammable: opened.flammableYn === 'Y', toxic: opened.toxicYn === 'Y' }
        : undefined,
    electric:
      known(electric?.voltageV) || known(electric?.powerVa)
        ? { voltage: electric?.voltageV ?? 0, power: electric?.powerVa ?? 0 }
        : undefined,
  }
}

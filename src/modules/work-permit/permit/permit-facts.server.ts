import type { Context } from '../../../core/server/context.ts'
import type { Session } from '../../../core/server/session.ts'
import type { GasContext } from './gas-criteria.rule.ts'
import type { ExplosionZone, PermitTypeCode, SupplementCode } from './permit-codes.rule.ts'
import { permitParametersOn, type PermitParameterRow, type PermitParameters } from './permit-parameters.rule.ts'
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

type PermitPart = Pick<WorkPermit, 'permitTypeCd' | 'supplCds' | 'exZoneCd'>
export const permitTypeOf = (permit: { permitTypeCd: string }): PermitTypeCode => permit.permitTypeCd as PermitTypeCode
export const supplementsOf = (permit: { supplCds?: string[] | null }): SupplementCode[] => (permit.supplCds ?? []) as SupplementCode[]
export const zoneOf = (permit: { exZoneCd: string }): ExplosionZone => permit.exZoneCd as ExplosionZone
export const gasContextOf = (permit: PermitPart & { contMonitorYn?: string | null }): GasContext => ({
  permitTypeCd: permitTypeOf(permit),
  supplCds: supplementsOf(permit),
  exZone: zoneOf(permit),
  continuousMonitor: permit.contMonitorYn === 'Y',
})
/** Hot work, a confined space, an opened line, and any work in an explosion hazard area or on a substance start on a fresh measurement. */
export const gasNeeded = (permit: PermitPart & { materials?: readonly unknown[] }): boolean =>
  permit.permitTypeCd === 'H' ||
  supplementsOf(permit).some((code) => code === 'S1' || code === 'S7') ||
  permit.exZoneCd !== 'none' ||
  (permit.materials?.length ?? 0) > 0

const memory = new WeakMap<Context, Map<string, Promise<unknown>>>()
/** Asks once per request, however many guards want to know. */
export function once<T>(context: Context, name: string, ask: () => Promise<T>): Promise<T> {
  const known = memory.get(context) ?? new Map<string, Promise<unknown>>()
  memory.set(context, known)
  if (!known.has(name)) known.set(name, ask())
  return known.get(name) as Promise<T>
}

/** The company's figures in force at a plant on a day; a plant without a table of its own uses the company's (plant 0000). */
export const parametersOf = (
  context: Context,
  plantCd: string | null | undefined,
  day: string = context.now.slice(0, 10),
): Promise<PermitParameters> =>
  once(context, `parameters ${plantCd} ${day}`, async () => {
    const rows = await context.sql.query<PermitParameterRow & { plantCd: string }>(
      `select "plantCd", "parameterCd", "parameterVal", "effectYmd" from "permitParameter" where "plantCd" in ($1, '0000')`,
      [plantCd ?? '0000'],
    )
    const own = rows.filter((row) => row.plantCd === plantCd)
    return permitParametersOn(day, own.length > 0 ? own : rows)
  })

interface Area {
  areaCd: string
  areaNm: string
  plantCd: string
  ownerDeptCd: string
  siteCode: string | null
}
export const areaOf = (context: Context, areaCd: string): Promise<Area | undefined> =>
  once(context, `area ${areaCd}`, () =>
    context.sql.maybe<Area>(`select "areaCd", "areaNm", "plantCd", "ownerDeptCd", "siteCode" from "permitArea" where "areaCd" = $1`, [
      areaCd,
    ]),
  )

/** Whether the person holds a duty today at the permit's plant; duties of an area hold for the areas of that department and of those below it. */
export async function holds(context: Context, permit: { plantCd: string | null; areaCd: string }, duty: DutyName): Promise<boolean> {
  const held = context.session.duties.filter(
    ({ dutyCd, plantCd }) => dutyCd === duties[duty] && (plantCd === permit.plantCd || plantCd === '0000'),
  )
  if (held.length === 0) return false
  if (duty !== 'issuer' && duty !== 'approver') return true
  const area = await areaOf(context, permit.areaCd)
  const below = context.session.depts
  return held.some(
    ({ deptCd }) =>
      deptCd === null ||
      deptCd === area?.ownerDeptCd ||
      (deptCd === context.session.deptCd && (below?.includes(area?.ownerDeptCd ?? '') ?? true)),
  )
}
/** The vendor's people, or those of the own department that does the work. */
export const isDoing = (session: Session, permit: Pick<WorkPermit, 'vendorCd' | 'execDeptCd' | 'createUserId'>): boolean =>
  session.vendorCd
    ? session.vendorCd === permit.vendorCd
    : permit.vendorCd === null && (permit.execDeptCd === session.deptCd || permit.createUserId === session.userId)

type SupplementPart = Pick<WorkPermit['supplements'][number], 'supplCd'> & Partial<WorkPermit['supplements'][number]>
/** What the risk grade is judged from. */
export function riskInputOf(permit: PermitPart, lines: readonly SupplementPart[]): RiskGradeInput {
  const line = (code: SupplementCode) => lines.find(({ supplCd }) => supplCd === code)
  const [excavation, height, lift, opened, electric] = [line('S3'), line('S5'), line('S6'), line('S7'), line('S2')]
  const known = <T>(value: T | null | undefined): value is T => value !== null && value !== undefined
  return {
    permitTypeCd: permitTypeOf(permit),
    supplCds: supplementsOf(permit),
    exZone: zoneOf(permit),
    ...(known(excavation?.depthM) ? { excavationDepth: excavation.depthM } : {}),
    ...(known(height?.heightM) ? { workHeight: height.heightM } : {}),
    ...(known(height?.ladderHeightM) ? { ladderHeight: height.ladderHeightM } : {}),
    ...(known(lift?.loadKg) && known(lift.ratedKg) ? { lift: { loadKg: lift.loadKg, ratedKg: lift.ratedKg } } : {}),
    ...(known(opened?.flammableYn) && known(opened.toxicYn)
      ? { openedMedium: { flammable: opened.flammableYn === 'Y', toxic: opened.toxicYn === 'Y' } }
      : {}),
    ...(known(electric?.voltageV) ? { electric: { voltage: electric.voltageV } } : {}),
  }
}

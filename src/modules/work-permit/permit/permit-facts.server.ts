import type { Context } from '../../../core/server/entity/context.ts'
import type { Session } from '../../../core/server/http/session.ts'
import { duties, type DutyName } from './permit-facts.rule.ts'
import { parametersOn } from '../../../platform/parameter/parameter.server.ts'
import { type PermitParameters, permitFigures, permitParametersOf } from './permit-parameters.rule.ts'
import type { WorkPermit } from './work-permit.resource.ts'
import { wholeCompany } from '../../../core/shared/whole-company.ts'

const memory = new WeakMap<Context, Map<string, Promise<unknown>>>()
/** Asks once per request, however many guards want to know. */
export function once<T>(context: Context, name: string, ask: () => Promise<T>): Promise<T> {
  const known = memory.get(context) ?? new Map<string, Promise<unknown>>()
  memory.set(context, known)
  if (!known.has(name)) known.set(name, ask())
  return known.get(name) as Promise<T>
}

/** The company's figures in force at a plant on a day: the plant's own before those for all plants. */
export const parametersOf = (
  context: Context,
  plantCd: string | null | undefined,
  day: string = context.today,
): Promise<PermitParameters> =>
  once(context, `parameters ${plantCd} ${day}`, async () => {
    return permitParametersOf(await parametersOn(context.sql, permitFigures.prefix, plantCd ?? null, day))
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
    context.sql.maybe<Area>(
      `select "areaCd", "areaNm", "plantCd", "ownerDeptCd", "siteCode" from "permitArea" where "areaCd" = $1`,
      [areaCd],
    ),
  )

/**
 * Whether the person holds a duty today at the permit's plant; duties of an area hold for the areas of that
 * department and of those below it.
 */
export async function holds(
  context: Context,
  permit: { plantCd: string | null; areaCd: string },
  duty: DutyName,
): Promise<boolean> {
  const held = context.session.duties.filter(
    ({ dutyCd, plantCd }) =>
      dutyCd === duties[duty] && (plantCd === permit.plantCd || plantCd === wholeCompany),
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
export const isDoing = (
  session: Session,
  permit: Pick<WorkPermit, 'vendorCd' | 'execDeptCd' | 'createUserId'>,
): boolean =>
  session.vendorCd
    ? session.vendorCd === permit.vendorCd
    : permit.vendorCd === null &&
      (permit.execDeptCd === session.deptCd || permit.createUserId === session.userId)

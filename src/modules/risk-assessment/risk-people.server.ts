import { isSystem, type Context } from '../../core/server/entity/context.ts'
import type { Session } from '../../core/server/http/session.ts'
import { riskRefusals } from './risk-refusals.texts.ts'

/** Groups of the delivered rights: SHE관리자(본사), 안전담당, 보건관리자, 관리감독자. */
const groups = { headOffice: 2, safety: 3, health: 4, supervisor: 7 } as const

const isIn = (session: Session, ...asked: readonly number[]): boolean =>
  isSystem(session) || (!session.vendorCd && session.authGrpNos.some((group) => asked.includes(group)))
const isAt = (session: Session, plantCd: string | null | undefined): boolean =>
  session.plants === null || !plantCd || session.plants.includes(plantCd)

/** Keeps the matrices and the job risk book of the company (RSA_ADMIN). */
export const isHeadOffice = (session: Session): boolean => isIn(session, groups.headOffice)
/** 안전담당 of the plant: plans, coaches and confirms (산업안전보건법 제17조). */
export const isSafetyStaff = (session: Session, plantCd?: string | null): boolean =>
  isIn(session, groups.safety) && isAt(session, plantCd)
/** 보건관리자 of the plant: confirms CHARM (산업안전보건법 제18조). */
export const isHealthStaff = (session: Session, plantCd?: string | null): boolean =>
  isIn(session, groups.health) && isAt(session, plantCd)
/** Head office, safety and health staff. */
export const isRiskStaff = (session: Session, plantCd?: string | null): boolean =>
  isHeadOffice(session) || isSafetyStaff(session, plantCd) || isHealthStaff(session, plantCd)

/** Somebody of the department, or of one above it. */
export const isOwnDept = (session: Session, deptCd: string | null | undefined): boolean =>
  !session.vendorCd &&
  Boolean(deptCd) &&
  (session.deptCd === deptCd || session.depts?.includes(deptCd!) === true)
/** 관리감독자 of the department (산업안전보건법 제16조). */
export const isSupervisorOf = (session: Session, deptCd: string | null | undefined): boolean =>
  isIn(session, groups.supervisor) && isOwnDept(session, deptCd)

export const staffOnly = ({ plantCd }: { plantCd?: string | null }, { session }: Pick<Context, 'session'>) =>
  isRiskStaff(session, plantCd) ? undefined : riskRefusals.staffOnly()

/** Who is told of the assessments of a plant: its 안전담당. */
export const safetyStaffOf = (context: Context, plantCd: string): Promise<string[]> =>
  membersOf(context, plantCd, groups.safety)
/** Who is told of those that health staff confirm: 보건관리자 of the plant. */
export const healthStaffOf = (context: Context, plantCd: string): Promise<string[]> =>
  membersOf(context, plantCd, groups.health)
async function membersOf({ sql, today }: Context, plantCd: string, group: number): Promise<string[]> {
  const rows = await sql.query<{ userId: string }>(
    `select u."userId" from "user" u where u."vendorCd" is null and u."plantCd" = $1 and exists (
       select 1 from "userAuthGrp" g where g."userId" = u."userId" and g."authGrpNo" = $2 and g."settingYn" = 'Y'
         and coalesce(g."fromYmd" <= $3::date, true) and coalesce(g."toYmd" >= $3::date, true)) order by 1`,
    [plantCd, group, today],
  )
  return rows.map(({ userId }) => userId)
}

import { isSystem, type Context } from '../../core/server/entity/context.ts'
import type { Session } from '../../core/server/http/session.ts'
import { educationRefusals } from './education-refusals.texts.ts'

/** Groups of the delivered rights: SHE관리자(본사), 안전담당, 보건관리자, 환경·화학담당. */
const groups = { headOffice: 2, safety: 3, health: 4, environment: 5 } as const
/** 교육담당 (fit D15). */
const educationDuty = 'D26'

const isIn = (session: Session, ...asked: readonly number[]): boolean =>
  isSystem(session) || (!session.vendorCd && session.authGrpNos.some((group) => asked.includes(group)))

export const isHeadOffice = (session: Session): boolean => isIn(session, groups.headOffice)
/** Plans, records and judges education of a plant: the staff of safety, health and environment, and 교육담당. */
export const isEducationStaff = (session: Session, plantCd?: string | null): boolean =>
  isIn(session, groups.headOffice, groups.safety, groups.health, groups.environment) ||
  session.duties.some((duty) => duty.dutyCd === educationDuty && (!plantCd || duty.plantCd === plantCd))
export const staffOnly = ({ plantCd }: { plantCd?: string | null }, { session }: Pick<Context, 'session'>) =>
  isEducationStaff(session, plantCd) ? undefined : educationRefusals.staffOnly()
export const headOfficeOnly = (_: unknown, { session }: Pick<Context, 'session'>) =>
  isHeadOffice(session) ? undefined : educationRefusals.headOfficeOnly()

/** Who is told of education of a plant: the holders of 교육담당, else 안전담당. */
export async function educationStaffOf({ sql, today }: Context, plantCd: string | null): Promise<string[]> {
  const rows = await sql.query<{ userId: string; holds: boolean }>(
    `select u."userId", exists (select 1 from "userDuty" d where d."userId" = u."userId" and d."dutyCd" = $3 and d."plantCd" = u."plantCd"
         and d."fromYmd" <= $4::date and coalesce(d."toYmd" >= $4::date, true)) as "holds"
     from "user" u where u."vendorCd" is null and ($1::text is null or u."plantCd" = $1) and (
       exists (select 1 from "userAuthGrp" g where g."userId" = u."userId" and g."authGrpNo" = $2 and g."settingYn" = 'Y'
         and coalesce(g."fromYmd" <= $4::date, true) and coalesce(g."toYmd" >= $4::date, true))
       or exists (select 1 from "userDuty" d where d."userId" = u."userId" and d."dutyCd" = $3)) order by 1`,
    [plantCd, groups.safety, educationDuty, today],
  )
  const holders = rows.filter(({ holds }) => holds)
  return (holders.length > 0 ? holders : rows).map(({ userId }) => userId)
}

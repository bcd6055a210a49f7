import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import type { Session } from '../../../core/server/http/session.ts'
import { eventRefusals } from './event-refusals.texts.ts'

/** Groups of the delivered rights: SHE관리자(본사), 안전담당, 보건담당, 관리감독자, 안전보건관리책임자. */
const groups = { headOffice: 2, safety: 3, health: 4, lineSupervisor: 7, siteHead: 9 } as const
const isIn = (session: Session, ...asked: readonly number[]): boolean =>
  isSystem(session) || (!session.vendorCd && session.authGrpNos.some((group) => asked.includes(group)))

/** 안전담당 of the plant, or head office. */
export const isSafety = (session: Session): boolean => isIn(session, groups.safety, groups.headOffice)
export const isSupervisor = (session: Session): boolean => isIn(session, groups.lineSupervisor)
/** 안전보건관리책임자, or head office. */
export const isSiteHead = (session: Session): boolean => isIn(session, groups.siteHead, groups.headOffice)

export const isHeadOffice = (session: Session): boolean => isIn(session, groups.headOffice)

export const safetyOnly = (_: unknown, { session }: Pick<Context, 'session'>) =>
  isSafety(session) ? undefined : eventRefusals.safetyOnly()
export const siteHeadOnly = (_: unknown, { session }: Pick<Context, 'session'>) =>
  isSiteHead(session) ? undefined : eventRefusals.siteHeadOnly()

const peopleOf = async (
  { sql, today }: Context,
  plantCd: string,
  asked: readonly number[],
): Promise<string[]> =>
  (
    await sql.query<{ userId: string }>(
      `select u."userId" from "user" u where u."plantCd" = $1 and u."vendorCd" is null and exists (
         select 1 from "userAuthGrp" g where g."userId" = u."userId" and g."authGrpNo" = any($2::bigint[]) and g."settingYn" = 'Y'
           and coalesce(g."fromYmd" <= $3::date, true) and coalesce(g."toYmd" >= $3::date, true)) order by 1`,
      [plantCd, asked, today],
    )
  ).map(({ userId }) => userId)
/** Who is told of an event: 안전담당, and where somebody is hurt also 안전보건관리책임자. */
export const toldOf = (context: Context, plantCd: string, hurt: boolean): Promise<string[]> =>
  peopleOf(context, plantCd, hurt ? [groups.safety, groups.siteHead] : [groups.safety])

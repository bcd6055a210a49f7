import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import type { Session } from '../../../core/server/http/session.ts'
import { isInForceSql } from '../../../platform/duty/duty-holders.server.ts'
import { ppeRefusals } from './ppe-refusals.texts.ts'

/** Groups of the delivered rights: SHE관리자(본사), 안전담당, 관리감독자. */
const groups = { headOffice: 2, safety: 3, lineSupervisor: 7 } as const
/** 보호구담당 (admin section 3). */
const keeperDuty = 'D22'
const isIn = (session: Session, ...asked: readonly number[]): boolean =>
  session.authGrpNos.some((group) => asked.includes(group))

/** 안전담당 of the plant, or head office. */
export const isSafety = (session: Session): boolean =>
  isSystem(session) || isIn(session, groups.safety, groups.headOffice)
export const isSupervisor = (session: Session): boolean => isIn(session, groups.lineSupervisor)
/** Keeps the stock of a plant: 보호구담당, or 안전담당. */
export const isKeeper = (session: Session, plantCd: string | null | undefined): boolean =>
  isSafety(session) ||
  session.duties.some((duty) => duty.dutyCd === keeperDuty && (!plantCd || duty.plantCd === plantCd))
/** Refuses everybody who does not keep the stock of the plant of a row. */
export const keeper = ({ plantCd }: { plantCd?: string | null }, { session }: Pick<Context, 'session'>) =>
  isKeeper(session, plantCd) ? undefined : ppeRefusals.keepersOnly()

/**
 * 안전담당 of a plant and the holders of a duty there, by userId.
 * @param alsoUserId somebody who is told beside them
 */
export const safetyAndDuty = async (
  { sql, today }: Context,
  plantCd: string,
  dutyCd: string,
  alsoUserId: string | null = null,
): Promise<string[]> =>
  (
    await sql.query<{ userId: string }>(
      `select u."userId" from "user" u where u."vendorCd" is null and (u."userId" = $5 or u."plantCd" = $1 and (
         exists (select 1 from "userAuthGrp" g where g."userId" = u."userId" and g."authGrpNo" = $2 and g."settingYn" = 'Y'
           and coalesce(g."fromYmd" <= $4::date, true) and coalesce(g."toYmd" >= $4::date, true))
         or exists (select 1 from "userDuty" d where d."userId" = u."userId" and d."dutyCd" = $3 and d."plantCd" = $1
           and ${isInForceSql('d', '$4::date')}))) order by 1`,
      [plantCd, groups.safety, dutyCd, today, alsoUserId],
    )
  ).map(({ userId }) => userId)
/** 안전담당 and 보호구담당 of a plant, by userId. */
export const keepersOf = (context: Context, plantCd: string): Promise<string[]> =>
  safetyAndDuty(context, plantCd, keeperDuty)

import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import type { Session } from '../../../core/server/http/session.ts'
import { isInForceSql } from '../../../platform/duty/duty-holders.server.ts'
import { isSafety } from '../ppe/ppe-people.server.ts'
import { facilityRefusals } from './facility.texts.ts'

/** 설비담당 (admin section 3). */
const facilityDuty = 'D21'
const safetyGroup = 3

/** Keeps the machines of a plant: 설비담당, or 안전담당. */
export const isFacilityKeeper = (session: Session, plantCd: string | null | undefined): boolean =>
  isSafety(session) ||
  session.duties.some(({ dutyCd, plantCd: of }) => dutyCd === facilityDuty && (!plantCd || of === plantCd))
/** Refuses everybody who does not keep the machines of the plant of a row. */
export const facilityKeeper = (
  { plantCd }: { plantCd?: string | null },
  { session }: Pick<Context, 'session'>,
) => (isSystem(session) || isFacilityKeeper(session, plantCd) ? undefined : facilityRefusals.keepersOnly())

/** Who is told of a machine: its own person, 설비담당 and 안전담당 of its plant; by userId. */
export const facilityKeepersOf = async (
  { sql, today }: Context,
  plantCd: string,
  ownerUserId?: string | null,
): Promise<string[]> =>
  (
    await sql.query<{ userId: string }>(
      `select u."userId" from "user" u where u."vendorCd" is null and (u."userId" = $5 or u."plantCd" = $1 and (
         exists (select 1 from "userAuthGrp" g where g."userId" = u."userId" and g."authGrpNo" = $2 and g."settingYn" = 'Y'
           and coalesce(g."fromYmd" <= $4::date, true) and coalesce(g."toYmd" >= $4::date, true))
         or exists (select 1 from "userDuty" d where d."userId" = u."userId" and d."dutyCd" = $3 and d."plantCd" = $1
           and ${isInForceSql('d', '$4::date')}))) order by 1`,
      [plantCd, safetyGroup, facilityDuty, today, ownerUserId ?? null],
    )
  ).map(({ userId }) => userId)

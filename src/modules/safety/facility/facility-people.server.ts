import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import type { Session } from '../../../core/server/http/session.ts'
import { isSafety, safetyAndDuty } from '../ppe/ppe-people.server.ts'
import { facilityRefusals } from './facility.texts.ts'

/** 설비담당 (admin section 3). */
const facilityDuty = 'D21'

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
export const facilityKeepersOf = (
  context: Context,
  plantCd: string,
  ownerUserId: string | null = null,
): Promise<string[]> => safetyAndDuty(context, plantCd, facilityDuty, ownerUserId)

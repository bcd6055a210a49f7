import { isSystem, type Context } from '../../../core/server/entity/context.ts'
import type { Session } from '../../../core/server/http/session.ts'
import { safetyAndDuty } from '../ppe/ppe-people.server.ts'
import { isSafety, isSiteHead, isSupervisor } from '../event/event-people.server.ts'
import { speRefusals } from './spe-refusals.texts.ts'

type Asking = Pick<Context, 'session'>
/** 공사담당, who looks after the companies at work. */
const constructionGroup = 6
/** 출입담당 (admin section 3). */
const gateDuty = 'D23'

/** The company itself, safety staff and construction staff write an entry. */
export const writer = (_: unknown, { session }: Asking) =>
  isSystem(session) || session.vendorCd || isSafety(session) || session.authGrpNos.includes(constructionGroup)
    ? undefined
    : speRefusals.writersOnly()
export const safetyOnly = (_: unknown, { session }: Asking) =>
  isSafety(session) ? undefined : speRefusals.safetyOnly()
export const stopper = (_: unknown, { session }: Asking) =>
  isSafety(session) || isSupervisor(session) ? undefined : speRefusals.stoppersOnly()
const approvesLifts = (session: Session): boolean => isSupervisor(session) || isSiteHead(session)
export const liftApprover = (_: unknown, { session }: Asking) =>
  approvesLifts(session) ? undefined : speRefusals.liftApprovers()
/** 안전담당 and 출입담당 of a plant, by userId. */
export const gatePeople = (context: Context, plantCd: string): Promise<string[]> =>
  safetyAndDuty(context, plantCd, gateDuty)

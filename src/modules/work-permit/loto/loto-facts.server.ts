import type { Diff } from '../../../core/server/entity/audit.ts'
import { addLine } from '../../../core/server/entity/lines.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import type { Session } from '../../../core/server/http/session.ts'
import { holds } from '../permit/permit-facts.server.ts'
import { notifyOfLoto } from './loto-notices.server.ts'
import type { LinkedPermit } from './loto.rule.ts'
import { safLoto, type Loto } from './loto.resource.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'

/** Where a lockout stands: what duties of an area are asked with. */
export type Place = Pick<Loto, 'plantCd' | 'areaCd'>

/**
 * Cuts, locks and verifies: the issuer of the area, or who answers for the plant's electric and mechanical
 * equipment (D21).
 */
export const isolates = async (context: Context, place: Place): Promise<boolean> =>
  (await holds(context, place, 'issuer')) || (await holds(context, place, 'equipment'))

/** The permits that stand on a lockout, with their states now. */
export const linkedPermits = (context: Context, lotoNo: number): Promise<LinkedPermit[]> =>
  context.sql.query<LinkedPermit>(
    `select p."permitNo", p."permitCd", p."state" from "lotoPermit" l join "workPermit" p using ("permitNo") where l."lotoNo" = $1 order by 1`,
    [lotoNo],
  )

/** One line of the lockout's diary: who, when, on what, why. Codes of group LOTO_EVENT. */
export async function recordLoto(
  context: Context,
  lotoNo: number,
  eventCd: string,
  more: { targetTxt?: string | null; reasonTxt?: string | null; reason?: Sentence; trail?: Diff } = {},
): Promise<void> {
  const reasonTxt = more.reason ? String(more.reason) : (more.reasonTxt ?? null)
  const event = {
    eventCd,
    eventDt: context.now,
    targetTxt: more.targetTxt ?? null,
    reasonTxt,
    createUserId: context.session.userId,
  }
  await addLine(context, safLoto, 'events', lotoNo, event, { trail: more.trail ?? false })
  await notifyOfLoto(context, lotoNo, eventCd, more.reason ?? reasonTxt)
}

/** Head of this person's department, or of the next one above that has another head. */
export async function leads({ sql, session }: Context, userId: string): Promise<boolean> {
  const found = await sql.maybe(
    `with recursive up as (
       select d."deptCd", d."pdeptCd", d."headUserId" from "user" u join "dept" d on d."deptCd" = u."deptCd" where u."userId" = $1
       union select d."deptCd", d."pdeptCd", d."headUserId" from up join "dept" d on d."deptCd" = up."pdeptCd")
     select 1 from up where "headUserId" = $2 and "headUserId" <> $1 limit 1`,
    [userId, session.userId],
  )
  return found !== undefined
}
/** The company of a vendor's worker. */
export const isOwnWorker = async (
  { sql }: Context,
  session: Session,
  vendorWorkerNo: number,
): Promise<boolean> =>
  session.vendorCd !== null &&
  (await sql.maybe('select 1 from "vendorWorker" where "vendorWorkerNo" = $1 and "vendorCd" = $2', [
    vendorWorkerNo,
    session.vendorCd,
  ])) !== undefined

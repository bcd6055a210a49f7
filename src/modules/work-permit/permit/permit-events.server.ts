import type { Diff } from '../../../core/server/entity/audit.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { addLine } from '../../../core/server/entity/lines.ts'
import { workPermit } from './work-permit.resource.ts'
import { tellOfPermit } from './permit-notices.server.ts'

/** One line of the permit's diary, and those whom it concerns are told. Codes of group PTW_EVENT. */
export async function recordEvent(
  context: Context,
  permitNo: number,
  eventCd: string,
  more: { reasonCd?: string | null; reasonTxt?: string | null; trail?: Diff } = {},
): Promise<void> {
  const event = {
    eventCd,
    eventDt: context.now,
    reasonCd: more.reasonCd ?? null,
    reasonTxt: more.reasonTxt ?? null,
    createUserId: context.session.userId,
  }
  await addLine(context, workPermit, 'events', permitNo, event, { trail: more.trail ?? false })
  const chosen = more.reasonCd
    ? await context.sql.maybe<{ codeNm: string }>(
        `select "codeNm" from "codeItem" where "codeGrpCd" = 'SUSP_REASON' and "code" = $1`,
        [more.reasonCd],
      )
    : undefined
  const reason = [chosen?.codeNm, more.reasonTxt].filter(Boolean).join(' · ')
  await tellOfPermit(context, permitNo, eventCd, reason || null)
}
/** A signature with its trail. @param trail false: of a transition, which leaves its own */
export async function recordSignature(
  context: Context,
  permitNo: number,
  signRoleCd: string,
  remark: string | null = null,
  more: {
    /** Who signed by PIN at the device of the session's person. */
    vendorWorkerNo?: number | null
    trail?: Diff | false
  } = {},
): Promise<void> {
  const { vendorWorkerNo = null, trail = { signature: [null, signRoleCd] } } = more
  const signature = {
    signRoleCd,
    vendorWorkerNo,
    signUserId: context.session.userId,
    signDt: context.now,
    remark,
  }
  await addLine(context, workPermit, 'signatures', permitNo, signature, { trail })
}

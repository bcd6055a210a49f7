import type { Diff } from '../../../core/server/entity/audit.ts'
import { codeSentences } from '../../../core/server/entity/code-sentences.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { addLine, changeLine } from '../../../core/server/entity/lines.ts'
import { keptText } from '../../../core/shared/kept-sentence.ts'
import { joined, type Sentence } from '../../../core/shared/sentence.ts'
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
    ? (await codeSentences(context.sql, 'SUSP_REASON')).get(more.reasonCd)
    : undefined
  const reason = [...(chosen ? [chosen] : []), ...(more.reasonTxt ? [more.reasonTxt] : [])]
  await tellOfPermit(context, permitNo, eventCd, reason.length > 0 ? joined(reason, ' · ') : null)
}
/**
 * Keeps with the newest event of a kind what the portal itself said there, so that each reader reads it in his
 * language. Nothing when the permit has no such event. (decision 0161)
 */
export async function keepReason(
  context: Context,
  permitNo: number,
  eventCd: string,
  said: Sentence,
): Promise<void> {
  const event = await context.sql.maybe<{ permitEventNo: number }>(
    `select "permitEventNo" from "permitEvent" where "permitNo" = $1 and "eventCd" = $2 order by 1 desc limit 1`,
    [permitNo, eventCd],
  )
  if (!event) return
  const line = { ...event, reasonKeptTxt: keptText([said]) }
  await changeLine(context, workPermit, 'events', permitNo, line, { trail: false })
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

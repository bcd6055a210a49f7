import type { Context } from '../../../core/server/entity/context.ts'
import { tellOfPermit } from './permit-notices.server.ts'

/** One line of the permit's diary, and those whom it concerns are told. Codes of group PTW_EVENT. */
export async function recordEvent(
  context: Context,
  permitNo: number,
  eventCd: string,
  more: { reasonCd?: string | null; reasonTxt?: string | null } = {},
): Promise<void> {
  await context.sql.query(
    `insert into "permitEvent" ("permitNo", "eventCd", "eventDt", "reasonCd", "reasonTxt", "createUserId") values ($1, $2, $3, $4, $5, $6)`,
    [permitNo, eventCd, context.now, more.reasonCd ?? null, more.reasonTxt ?? null, context.session.userId],
  )
  const chosen = more.reasonCd
    ? await context.sql.maybe<{ codeNm: string }>(
        `select "codeNm" from "codeItem" where "codeGrpCd" = 'SUSP_REASON' and "code" = $1`,
        [more.reasonCd],
      )
    : undefined
  const reason = [chosen?.codeNm, more.reasonTxt].filter(Boolean).join(' · ')
  await tellOfPermit(context, permitNo, eventCd, reason || null)
}
export async function recordSignature(
  context: Context,
  permitNo: number,
  signRoleCd: string,
  remark: string | null = null,
): Promise<void> {
  await context.sql.query(
    `insert into "permitSignature" ("permitNo", "signRoleCd", "signUserId", "signDt", "remark") values ($1, $2, $3, $4, $5)`,
    [permitNo, signRoleCd, context.session.userId, context.now, remark],
  )
}

import type { Context } from '../../../core/server/entity/context.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'

/** Events of constructions: the plan, the start, what was spent. */
export type ConstructionEvent = 'CNS_PLAN' | 'CNS_START' | 'CNS_COST'
/** Group of the delivered rights that speaks for a company: 협력업체 관리자. */
const vendorManagerGroup = 10

/**
 * Tells the other side of a construction: what the company did is told to the supervisor, what the plant did
 * to the company's managers and its person on site.
 * @param cont what happened, in one sentence
 */
export async function tellOfConstruction(
  context: Context,
  eventCd: ConstructionEvent,
  constNo: number,
  cont: Sentence,
  linkUrl: string,
): Promise<void> {
  const { sql, session, today } = context
  const { constNm, plantCd, supervisor, company } = await sql.one<{
    constNm: string
    plantCd: string | null
    supervisor: string
    company: string[]
  }>(
    `select c."constNm", c."plantCd", c."constMgrUserId" as "supervisor",
       array(select u."userId" from "user" u where u."vendorCd" = c."vendorCd" and (u."userId" = c."siteMgrUserId" or exists (
         select 1 from "userAuthGrp" g where g."userId" = u."userId" and g."authGrpNo" = $2 and g."settingYn" = 'Y'
           and coalesce(g."fromYmd" <= $3::date, true) and coalesce(g."toYmd" >= $3::date, true))) order by 1) as "company"
     from "safConst" c where c."constNo" = $1`,
    [constNo, vendorManagerGroup, today],
  )
  await notify(context, eventCd, {
    to: session.vendorCd ? [supervisor] : company,
    variables: { title: constNm, cont, actUserNm: session.userNm },
    linkUrl,
    plantCd,
  })
}

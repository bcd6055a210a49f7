import type { Context } from '../../core/server/entity/context.ts'
import { addressOf } from '../../core/shared/record-page.ts'
import { escalate } from '../../platform/notification/escalation.server.ts'
import { vendorRecords } from './record-pages.rule.ts'
import { safetyPeople } from './vendor-people.server.ts'
import { verification } from './worker/vendor-worker.rule.ts'
import { reviewersOf } from './vendor/vendor-chg-rqst.server.ts'

interface Waiting {
  kind: 'vendorDoc' | 'vendorChgRqst' | 'enterRqst'
  no: number
  vendorCd: string
  vendorNm: string
  plantCd: string | null
  reviewDueYmd: string
  title: string
}

/**
 * Tells the safety people on the day by which a review was promised to a company, and their head when it is over
 * (features 15). @returns how many messages were given
 */
export async function tellOfOverdueReviews(context: Context): Promise<number> {
  const waiting = await context.sql.query<Waiting>(
    `select x.*, v."vendorNm" from (
       select 'vendorDoc' as "kind", "vendorDocNo" as "no", "vendorCd", null as "plantCd", "reviewDueYmd"::text as "reviewDueYmd", coalesce("docNo", "docTypeCd") as "title"
         from "vendorDoc" where "verifyStatusCd" = '${verification.open}' and "reviewDueYmd" <= $1::date
       union all select 'vendorChgRqst', "chgRqstNo", "vendorCd", null, "reviewDueYmd"::text, "reason" from "vendorChgRqst" where "state" = 'requested' and "reviewDueYmd" <= $1::date
       union all select 'enterRqst', "enterRqstNo", "vendorCd", "plantCd", "reviewDueYmd"::text, "enterRqstCd" from "enterRqst"
         where "state" in ('submitted', 'deptConfirmed', 'reviewed') and "reviewDueYmd" <= $1::date) x
     join "vendor" v using ("vendorCd") order by 1, 2 limit 500`,
    [context.today],
  )
  const items = []
  for (const { kind, no, vendorCd, vendorNm, plantCd, reviewDueYmd, title } of waiting)
    items.push({
      subject: `${kind} ${no}`,
      dueYmd: reviewDueYmd,
      to: plantCd ? await safetyPeople(context, plantCd) : await reviewersOf(context, vendorCd),
      variables: { title: vendorNm, cont: title, deptNm: vendorNm },
      linkUrl: addressOf(vendorRecords[kind], no),
      plantCd,
    })
  return escalate(context, 'VND_REVIEW_OVER', items)
}

import type { Context } from '../../../core/server/entity/context.ts'
import { foundViolations, proposeViolation } from '../../vendor/warn/warn-candidate.server.ts'
import { showQuantity } from '../store/quantity.rule.ts'
import { chmDelivery } from './chm-delivery.resource.ts'
import { deliveryKinds } from './delivery.rule.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { storageRecords } from '../record-pages.rule.ts'
import { deliveryNotes } from './delivery.texts.ts'

/** States of a permit after which nothing is used any more. */
export const endedPermits = `('closed', 'cancelled', 'expired')`

interface Unreturned {
  deliveryNo: number
  deliveryCd: string
  plantCd: string
  vendorCd: string
  prodNm: string
  qty: number
  unitCd: string
  storeNm: string
  leaveDueYmd: string
  permitNo: number | null
  permitCd: string | null
}
/**
 * What a vendor brought and has not taken out by the end of its day, or of the day on which its permit ended,
 * is proposed as a violation, once for each delivery. (features.md 4)
 * @returns how many were proposed
 */
export async function unreturnedClock(context: Context): Promise<number> {
  const rows = await context.sql.query<Unreturned>(
    `select t."deliveryNo", t."deliveryCd", t."plantCd", t."vendorCd", p."prodNm", coalesce(t."arriveQty", t."qty") as "qty", t."unitCd", s."storeNm",
       t."leaveDueYmd"::text as "leaveDueYmd", t."permitNo", w."permitCd"
     from "chmDelivery" t join "chmProduct" p using ("prodNo") join "chmStore" s on s."storeNo" = t."storeNo" left join "workPermit" w on w."permitNo" = t."permitNo"
     where t."state" = 'received' and t."kindCd" = $2 and t."vendorCd" is not null
       and (t."leaveDueYmd" < $1::date or w."state" in ${endedPermits} and exists (select 1 from "comStateHist" h where h."taskClassNm" = 'workPermit'
         and h."taskKey" = w."permitNo"::text and h."toStatCd" = w."state" and (h."actDt" at time zone 'Asia/Seoul')::date < $1::date))
       and not exists (select 1 from "warnPoint" v where v."sourceKey" = $3 || ' ' || t."deliveryNo")
     order by 1 limit 200`,
    [context.today, deliveryKinds.bring, chmDelivery.name],
  )
  let proposed = 0
  for (const row of rows) {
    const {
      deliveryNo,
      deliveryCd,
      prodNm,
      qty,
      unitCd,
      storeNm,
      leaveDueYmd,
      permitCd,
      plantCd,
      vendorCd,
      permitNo,
    } = row
    const said = {
      product: prodNm,
      qty: showQuantity(qty),
      unit: unitCd,
      code: deliveryCd,
      day: leaveDueYmd,
    }
    const warnNo = await proposeViolation(context, {
      violCd: foundViolations.unreturned,
      sourceKey: `${chmDelivery.name} ${deliveryNo}`,
      sourceUrl: addressOf(storageRecords.chmDelivery, deliveryNo),
      plantCd,
      vendorCd,
      placeNm: storeNm,
      cont: String(
        permitCd
          ? deliveryNotes.notTakenOutOfPermit({ ...said, permit: permitCd })
          : deliveryNotes.notTakenOut(said),
      ),
      permitNo,
    })
    if (warnNo !== undefined) proposed += 1
  }
  return proposed
}

import type { Context } from '../../../core/server/entity/context.ts'
import { countedOnce, type PsmItem, type PsmMatch } from '../store/psm-ratio.rule.ts'

/**
 * List of substances for process safety (산업안전보건법 시행령 별표 13); its first quantity is that of handling, the
 * second that of storage, kg.
 */
export const psmList = 'OA'

/**
 * What a plant handles in a day and stores of each item, by its products in use. The whole quantity of a
 * product counts, also of a mixture: more than the table asks for, so that a review is rather asked for than
 * left out.
 */
export async function psmHoldings({ sql }: Context, plantCd: string): Promise<PsmItem[]> {
  const rows = await sql.query<PsmMatch & { prodNo: number }>(
    `select u."prodNo", i."regItemNo"::text as "itemCd", i."regSubjNm" as "itemNm", coalesce(sum(u."dayMaxQty"), 0) as "handleQty", coalesce(sum(u."maxStoreQty"), 0) as "storeQty",
       i."thr1Qty" as "handleLimitQty", coalesce(i."thr2Qty", i."thr1Qty") as "storeLimitQty",
       coalesce(i."confirmNeededYn" = 'Y', false) as "unconfirmed",
       array(select h."casNo" from "chmProductComp" c join "chmChemical" h using ("chemNo") where c."prodNo" = u."prodNo" and (h."casNo" = i."casNo" or h."casNo" = any(i."casGroup")) order by 1) as "casNos"
     from "chmProductPlant" u
     join (select distinct "prodNo", "regItemNo" from "chmRegMatch" where "regCd" = $2 and "regItemNo" is not null and coalesce("applyYn", 'Y') = 'Y') m using ("prodNo")
     join "chmRegItem" i on i."regItemNo" = m."regItemNo" where u."plantCd" = $1 and i."thr1Qty" > 0 group by u."prodNo", i."regItemNo"`,
    [plantCd, psmList],
  )
  return [...new Set(rows.map(({ prodNo }) => prodNo))].flatMap((prodNo) =>
    countedOnce(rows.filter((row) => row.prodNo === prodNo)),
  )
}

/**
 * The same for a material that is to be handled with so much a day, each of its items once.
 * @param dayQty kg
 */
export async function psmItems(
  { sql }: Context,
  regItemNos: readonly number[],
  dayQty: number,
): Promise<PsmItem[]> {
  const rows = await sql.query<PsmMatch>(
    `select "regItemNo"::text as "itemCd", "regSubjNm" as "itemNm", $2::numeric as "handleQty", 0 as "storeQty", "thr1Qty" as "handleLimitQty",
       coalesce("thr2Qty", "thr1Qty") as "storeLimitQty", coalesce("confirmNeededYn" = 'Y', false) as "unconfirmed",
       array_remove(coalesce("casGroup", '{}') || "casNo", null) as "casNos" from "chmRegItem" where "regItemNo" = any($1::bigint[]) and "regCd" = $3 and "thr1Qty" > 0`,
    [regItemNos, dayQty, psmList],
  )
  return countedOnce(rows)
}

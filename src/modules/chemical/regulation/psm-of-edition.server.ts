import { plantName } from '../../../platform/plant/plant-name.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { psmHoldings, psmList } from '../material-check/psm-holdings.server.ts'
import { countedOnce, judgePsm, type PsmMatch } from '../store/psm-ratio.rule.ts'
import { tidy } from '../store/quantity.rule.ts'
import { itemsThen } from './history.server.ts'
import { componentsOf } from './match.server.ts'
import { casOf, matchesOf } from './match.rule.ts'
import type { PlantRatio } from './new-duties.rule.ts'
import type { ChmRegHist } from './regulation.resource.ts'

/**
 * R of every plant that the caller sees, with the list of 시행령 별표 13 as it is and as an edition would leave
 * it; none where the edition is of another list.
 */
export async function ratiosOf(context: Context, hist: ChmRegHist): Promise<PlantRatio[]> {
  if (hist.regCd !== psmList) return []
  const { sql } = context
  const items = await itemsThen(sql, hist.regHistNo, hist.regCd)
  const itemOf = new Map(items.map((item) => [item.regItemNo, item]))
  const uses = await sql.query<{
    prodNo: number
    plantCd: string
    plantNm: string
    handleQty: number
    storeQty: number
  }>(
    `select u."prodNo", u."plantCd", ${plantName('p', context.session.language)} as "plantNm", coalesce(sum(u."dayMaxQty"), 0) as "handleQty", coalesce(sum(u."maxStoreQty"), 0) as "storeQty"
     from "chmProductPlant" u join "plant" p using ("plantCd") where $1::text[] is null or u."plantCd" = any($1) group by 1, 2, 3 order by 2`,
    [context.session.plants],
  )
  const composed = await componentsOf(sql)
  const casNosOf = new Map(
    composed.map(({ prodNo, components }) => [
      prodNo,
      new Set(components.flatMap(({ casNo }) => casNo ?? [])),
    ]),
  )
  const numbersOf = new Map(
    composed.map(({ prodNo, components }) => [
      prodNo,
      matchesOf(components, items).flatMap(({ regItemNo }) => regItemNo ?? []),
    ]),
  )
  const ratios: PlantRatio[] = []
  for (const [plantCd, plantNm] of new Map(uses.map((use) => [use.plantCd, use.plantNm]))) {
    const then = uses
      .filter((use) => use.plantCd === plantCd)
      .flatMap(({ prodNo, handleQty, storeQty }) =>
        countedOnce(
          (numbersOf.get(prodNo) ?? []).flatMap((regItemNo): PsmMatch[] => {
            const item = itemOf.get(regItemNo)
            return item?.thr1Qty
              ? [
                  {
                    itemCd: String(regItemNo),
                    itemNm: item.regSubjNm,
                    handleQty,
                    storeQty,
                    handleLimitQty: item.thr1Qty,
                    storeLimitQty: item.thr2Qty ?? item.thr1Qty,
                    casNos: casOf(item).filter((casNo) => casNosOf.get(prodNo)?.has(casNo)),
                  },
                ]
              : []
          }),
        ),
      )
    const before = judgePsm(await psmHoldings(context, plantCd)).ratio
    const after = judgePsm(then).ratio
    if (before > 0 || after > 0) ratios.push({ plantCd, plantNm, before, after, delta: tidy(after - before) })
  }
  return ratios
}

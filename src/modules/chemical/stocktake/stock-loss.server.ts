import type { Context } from '../../../core/server/entity/context.ts'
import { changeLine } from '../../../core/server/entity/lines.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { createImprovement } from '../../improvement/improvement/create-improvement.server.ts'
import { storageRecords } from '../record-pages.rule.ts'
import { showQuantity } from '../store/quantity.rule.ts'
import { chmStockTake, type ChmStockTake } from './chm-stock-take.resource.ts'
import { isReportedLoss, lossCauses } from './stock-take.rule.ts'
import { countSentences } from './stock-take.texts.ts'

const sourceKeyOf = (takeNo: number | ''): string => `${chmStockTake.name} ${takeNo}`

/** A found loss becomes an improvement of the department of the store: it is followed until it is mended. */
export async function requestLosses(take: ChmStockTake, context: Context): Promise<void> {
  const losses = take.lines.filter(isReportedLoss)
  if (losses.length === 0) return
  const store = await context.sql.one<{ storeNm: string; plantCd: string; deptCd: string }>(
    'select "storeNm", "plantCd", "deptCd" from "chmStore" where "storeNo" = $1',
    [take.storeNo],
  )
  for (const line of losses) {
    const said = {
      count: take.takeCd ?? '',
      store: store.storeNm,
      product: String(line.prodNm ?? ''),
      lot: line.lotNo,
      qty: showQuantity(-(line.diffQty ?? 0)),
      unit: line.unitCd,
      cause: line.causeNm ?? '',
      told: take.lossTxt ?? '',
    }
    await createImprovement(context, {
      sourceModuleCd: 'CHM',
      sourceKey: sourceKeyOf(take.takeNo),
      sourceSubKey: String(line.takeLineNo),
      sourceUrl: addressOf(storageRecords.chmStockTake, take.takeNo),
      imprNm: String(countSentences.lossTitle(said)).slice(0, 100),
      problemDesc: String(countSentences.lossProblem(said)).slice(0, 2000),
      plantCd: store.plantCd,
      deptCd: store.deptCd,
      placeNm: store.storeNm.slice(0, 100),
      hazardTypeCd: line.causeCd === lossCauses.leak ? 'LEAK' : 'ETC',
    })
  }
}

/** An improvement that is closed ends the matter of its loss; one that is opened again does not any more. */
export async function hearOfLoss(
  event: { sourceKey: string; sourceSubKey: string; eventCd: string },
  context: Context,
): Promise<void> {
  if (
    !event.sourceKey.startsWith(sourceKeyOf('')) ||
    (event.eventCd !== 'closed' && event.eventCd !== 'reopened')
  )
    return
  const takeNo = Number(event.sourceKey.slice(sourceKeyOf('').length))
  await changeLine(context, chmStockTake, 'lines', takeNo, {
    takeLineNo: Number(event.sourceSubKey),
    lossDoneYn: event.eventCd === 'closed' ? 'Y' : 'N',
  })
  context.publish({ topic: chmStockTake.name, key: takeNo })
}

/** What the counts say of their losses, for the daily comparison. */
export const readBackLosses = ({ sql }: Context) =>
  sql.query<{ sourceKey: string; reported: number; closed: number }>(
    `select $1 || l."takeNo" as "sourceKey", count(*)::int as "reported", count(*) filter (where l."lossDoneYn" = 'Y')::int as "closed"
     from "chmStockTakeLine" l join "chmStockTake" t using ("takeNo")
     where t."state" = 'confirmed' and l."diffQty" < 0 and l."causeCd" = any($2) and t."lossTxt" is not null group by l."takeNo"`,
    [sourceKeyOf(''), Object.values(lossCauses)],
  )

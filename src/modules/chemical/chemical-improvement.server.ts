import type { Context } from '../../core/server/entity/context.ts'
import { describeRecords } from '../improvement/improvement-source.server.ts'
import type { OutboxEvent } from '../improvement/improvement-source.server.ts'
import { hearOfInspection, readBackInspections } from './inspection/store-insp.server.ts'
import { hearOfLoss, readBackLosses } from './stocktake/stock-loss.server.ts'
import { hearOfCondition, readBackConditions } from './material-check/condition-improvement.server.ts'

/** The records of chemicals from which improvements come. */
export const describeChemical = describeRecords({
  matChkRqst: {
    resource: 'matChkRqst',
    fields: ['rqstCd', 'state', 'rqstDeptCd', 'usageTxt'],
    ended: ['rejected', 'cancelled'],
  },
  chmMsds: {
    resource: 'chmMsds',
    fields: ['msdsCd', 'state', 'prodNo', 'msdsVer', 'revYmd'],
    ended: ['discarded'],
  },
  chmStoreInsp: {
    resource: 'chmStoreInsp',
    fields: ['storeInspCd', 'storeNo', 'inspYmd', 'inspUserId', 'badCnt', 'remark'],
    ended: [],
  },
  chmStockTake: {
    resource: 'chmStockTake',
    fields: ['takeCd', 'state', 'storeNo', 'baseYmd', 'countUserId', 'apprUserId', 'lossTxt'],
    ended: ['cancelled'],
  },
})

/** What improvements of this module answer, whichever of its pages asked for them. */
export async function hearOfChemicals(event: OutboxEvent, context: Context): Promise<void> {
  await hearOfCondition(event, context)
  await hearOfInspection(event, context)
  await hearOfLoss(event, context)
}
export const readBackChemicals = async (context: Context, keys: readonly string[]) => [
  ...(await readBackConditions(context, keys)),
  ...(await readBackInspections(context)),
  ...(await readBackLosses(context)),
]

import type { Context } from '../../../core/server/entity/context.ts'
import type { Reason } from '../../../core/shared/resource.ts'
import {
  contractNoReasons,
  contractReasons,
  unitPriceContract,
} from '../../vendor/contract/contract-ready.server.ts'
import { once } from '../permit/permit-facts.server.ts'
import { safConst, type SafConst } from './saf-const.resource.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { constructionRecords, workOrderRecords } from '../record-pages.rule.ts'
import { label, type Sentence } from '../../../core/shared/sentence.ts'
import { constructionSentences } from './construction.texts.ts'

/** What of a work order says under what its work stands. */
export interface OrderBasis {
  wkodNo: number
  plantCd: string | null
  vendorCd: string | null
  constNo: number | null
}
interface Construction {
  constNo: number
  constCd: string
  constNm: string
  state: SafConst['state']
  contractNo: number
}

/**
 * Why a vendor may not work under an order on a day: its work stands under a construction in progress, or
 * under a running unit-price contract of the year (ptw.md 2, wkod), and the contract has what the law asks
 * for (vendor.md R1–R3). Work of own staff needs neither.
 * @param day 'YYYY-MM-DD'
 */
export const basisReasons = (context: Context, order: OrderBasis, day: string): Promise<Reason[]> =>
  once(context, `basis ${order.wkodNo} ${order.constNo} ${day}`, async () => {
    const { vendorCd, plantCd, constNo } = order
    if (!vendorCd || !plantCd) return []
    if (constNo === null) return unitPriceReasons(context, { ...order, vendorCd, plantCd }, day)
    const construction = await context.sql.one<Construction>(
      'select "constNo", "constCd", "constNm", "state", "contractNo" from "safConst" where "constNo" = $1',
      [constNo],
    )
    const reasons: Reason[] =
      construction.state === 'inProgress'
        ? []
        : [
            {
              guard: 'construction',
              message: constructionSentences.notInProgress({
                code: construction.constCd,
                name: construction.constNm,
                state: label(safConst.states![construction.state]),
              }),
              fixUrl: addressOf(constructionRecords.safConst, constNo),
            },
          ]
    return [...reasons, ...(await contractNoReasons(context, construction.contractNo, day))]
  })

async function unitPriceReasons(
  context: Context,
  order: OrderBasis & { vendorCd: string; plantCd: string },
  day: string,
): Promise<Reason[]> {
  const contract = await unitPriceContract(context, order.vendorCd, order.plantCd, day)
  if (contract) return contractReasons(context, contract, day)
  return [
    {
      guard: 'construction',
      message: constructionSentences.noBasis(),
      fixUrl: addressOf(workOrderRecords.workOrder, order.wkodNo),
    },
  ]
}

/**
 * The construction that an order names is of the same plant, and its company works there. Answers what is
 * wrong.
 */
export async function wrongConstruction(
  { sql }: Pick<Context, 'sql'>,
  { constNo, plantCd, vendorCd }: { constNo: number; plantCd: string; vendorCd: string | null | undefined },
): Promise<Sentence | undefined> {
  const construction = await sql.maybe<{ plantCd: string; state: SafConst['state']; works: boolean }>(
    `select c."plantCd", c."state", c."vendorCd" = $2 or exists (select 1 from "safConstVendor" v where v."constNo" = c."constNo" and v."vendorCd" = $2) as "works"
     from "safConst" c where c."constNo" = $1`,
    [constNo, vendorCd ?? ''],
  )
  if (construction?.plantCd !== plantCd) return constructionSentences.samePlant()
  if (!construction.works) return constructionSentences.worksNotHere()
  return construction.state === 'completed' || construction.state === 'terminated'
    ? constructionSentences.over()
    : undefined
}

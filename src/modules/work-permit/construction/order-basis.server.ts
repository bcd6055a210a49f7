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
              message: `공사 ${construction.constCd}(${construction.constNm})가 진행 상태가 아닙니다: ${safConst.states![construction.state]}`,
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
      message: '업체 작업은 진행 중인 공사나 연간단가 계약이 있어야 합니다. 작업의뢰에 공사를 지정하세요.',
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
): Promise<string | undefined> {
  const construction = await sql.maybe<{ plantCd: string; state: SafConst['state']; works: boolean }>(
    `select c."plantCd", c."state", c."vendorCd" = $2 or exists (select 1 from "safConstVendor" v where v."constNo" = c."constNo" and v."vendorCd" = $2) as "works"
     from "safConst" c where c."constNo" = $1`,
    [constNo, vendorCd ?? ''],
  )
  if (construction?.plantCd !== plantCd) return '작업의뢰와 같은 사업장의 공사를 선택하세요.'
  if (!construction.works) return '수행업체가 이 공사의 원수급인이나 하수급인이 아닙니다.'
  return construction.state === 'completed' || construction.state === 'terminated'
    ? '끝난 공사입니다.'
    : undefined
}

import { plantName } from '../../../platform/plant/plant-name.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField, badFields } from '../../../core/server/http/errors.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import type { Input } from '../../../core/shared/resource.ts'
import { label } from '../../../core/shared/sentence.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { workOrderRecords } from '../record-pages.rule.ts'
import type { ContractToAsk } from './contract-to-ask.rule.ts'
import { workOrder, type WorkOrder } from './work-order.resource.ts'
import { assessedNames, execTypes, orderIssues } from './work-order.rule.ts'
import { orderRefusals } from './work-order.texts.ts'

/** The contracts in progress of the caller's company, the newest first; nothing for who is of no company. */
export const contractsToAsk = ({ sql, session, today }: Context): Promise<ContractToAsk[]> =>
  sql.query<ContractToAsk>(
    `select c."contractNo", c."contractCd", c."contractNm", c."plantCd", ${plantName('p', session.language)} as "plantNm", c."deptCd", d."deptNm",
       c."mgrUserId", u."userNm" as "mgrUserNm", u."officeTel" as "mgrTel", c."fromYmd"::text, c."toYmd"::text,
       case when k."count" = 1 then k."constNo" end as "constNo", case when k."count" = 1 then k."constNm" end as "constNm"
     from "vendorContract" c join "plant" p using ("plantCd") join "dept" d on d."deptCd" = c."deptCd" join "user" u on u."userId" = c."mgrUserId"
     left join lateral (select count(*)::int as "count", min(x."constNo") as "constNo", min(x."constNm") as "constNm" from "safConst" x
       where x."contractNo" = c."contractNo" and x."state" = 'inProgress') k on true
     where c."vendorCd" = $1 and c."state" = 'active' and c."toYmd" >= $2::date order by c."toYmd" desc, c."contractNo" desc`,
    [session.vendorCd ?? '', today],
  )

type OrderInput = Input<typeof workOrder>
/**
 * The order that a company asks for: plant, department and supervisor are those of its contract, the work lies
 * within it, and the assessment stays with the plant.
 * @throws Refusal 400
 */
export async function requestOfVendor(
  input: OrderInput,
  context: Context,
  before: WorkOrder | undefined,
): Promise<OrderInput> {
  const { session } = context
  const contract = (await contractsToAsk(context)).find(({ contractNo }) => contractNo === input.contractNo)
  if (!contract) throw badField('contractNo', orderRefusals.contractNeeded())
  const order = {
    ...input,
    ...Object.fromEntries(assessedNames.map((name) => [name, before?.[name] ?? null])),
    plantCd: contract.plantCd,
    rqstDeptCd: contract.deptCd,
    mgrUserId: contract.mgrUserId,
    execTypeCd: execTypes.vendor,
    vendorCd: session.vendorCd,
    execDeptCd: null,
    constNo: contract.constNo,
    vendorRqstYn: 'Y' as const,
    rqstUserId: before?.rqstUserId ?? session.userId,
  }
  const { fromYmd, toYmd } = contract
  const beyond = (['planStartDt', 'planEndDt'] as const)
    .filter((name) => input[name].slice(0, 10) < fromYmd || input[name].slice(0, 10) > toYmd)
    .map((path) => ({ path, message: orderRefusals.beyondContract({ from: fromYmd, to: toYmd }) }))
  const issues = [...orderIssues(order), ...beyond]
  if (issues.length > 0) throw badFields(issues)
  return order
}

/** The supervisor of the contract that an order of the plant names. @throws Refusal 400 for a foreign contract */
export async function supervisedOf(
  { plantCd, vendorCd }: Pick<OrderInput, 'plantCd' | 'vendorCd'>,
  contractNo: number,
  { sql }: Context,
): Promise<string> {
  const contract = await sql.maybe<{ mgrUserId: string }>(
    'select "mgrUserId" from "vendorContract" where "contractNo" = $1 and "plantCd" = $2 and "vendorCd" = $3',
    [contractNo, plantCd, vendorCd ?? ''],
  )
  if (!contract) throw badField('contractNo', orderRefusals.foreignContract())
  return contract.mgrUserId
}

const tell = (order: WorkOrder, context: Context, eventCd: string, to: string | null): Promise<unknown> =>
  notify(context, eventCd, {
    to: to === context.session.userId ? [] : [to],
    variables: {
      wkodCd: order.wkodCd,
      wkodNm: order.wkodNm,
      vendorNm: order.vendorNm,
      stateNm: label(workOrder.states![order.state]),
      actUserNm: context.session.userNm,
      startDt: showMoment(order.planStartDt),
      endDt: showMoment(order.planEndDt),
      reason: order.decideTxt,
    },
    linkUrl: addressOf(workOrderRecords.workOrder, order.wkodNo),
    plantCd: order.plantCd,
  })
/** The supervisor of the contract hears what a company asks for, corrects and cancels. */
export async function tellSupervisor(order: WorkOrder, context: Context): Promise<void> {
  await tell(order, context, 'WKOD_REQUESTED', order.mgrUserId)
}
/** The company hears what became of its request. */
export async function tellAsker(order: WorkOrder, context: Context): Promise<void> {
  if (order.vendorRqstYn === 'Y') await tell(order, context, 'WKOD_ANSWERED', order.rqstUserId)
}

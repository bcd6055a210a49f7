import { loadRecord } from '../../../core/server/entity/record.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { asSystem, inTransaction, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { conflict, forbidden } from '../../../core/server/http/errors.ts'
import { momentOf, showMoment } from '../../../core/shared/dates.ts'
import { messages } from '../../../core/shared/messages.ts'
import { notify } from '../../../platform/notification/notification.server.ts'
import { duties } from '../permit/permit-facts.rule.ts'
import { holds, parametersOf } from '../permit/permit-facts.server.ts'
import { holdersOfArea } from '../permit/permit-notices.server.ts'
import { isUnapproved, urgentStates, urgentStep } from './urgent-approval.rule.ts'
import { workOrder, type WorkOrder } from './work-order.resource.ts'
import { orderRefusals } from './work-order.texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { workOrderRecords } from '../record-pages.rule.ts'

type Told = Pick<
  WorkOrder,
  | 'wkodNo'
  | 'wkodCd'
  | 'wkodNm'
  | 'plantCd'
  | 'areaCd'
  | 'rqstUserId'
  | 'rqstUserNm'
  | 'urgentReason'
  | 'urgentDueDt'
>
/** Tells the approvers of the area, of a late one the requester too, each of it once. */
async function tell(
  context: Context,
  order: Told,
  eventCd: 'WKOD_URGENT' | 'WKOD_URGENT_LATE',
  step: string,
): Promise<void> {
  const approvers = await holdersOfArea(context, order, duties.approver)
  await notify(context, eventCd, {
    to: eventCd === 'WKOD_URGENT_LATE' ? [...approvers, order.rqstUserId] : approvers,
    variables: {
      wkodCd: order.wkodCd,
      wkodNm: order.wkodNm,
      actUserNm: order.rqstUserNm,
      dueDt: order.urgentDueDt && showMoment(order.urgentDueDt),
      reason: order.urgentReason,
    },
    linkUrl: addressOf(workOrderRecords.workOrder, order.wkodNo),
    plantCd: order.plantCd,
    once: `wkod ${order.wkodNo} ${step}`,
  })
}
export const tellOfUrgent = (context: Context, order: WorkOrder): Promise<void> =>
  tell(context, order, 'WKOD_URGENT', 'asked')

/** The approver of the area (D15), who has not asked for the work himself. */
export const mayApproveUrgent = async (
  order: Pick<WorkOrder, 'plantCd' | 'areaCd' | 'rqstUserId'>,
  context: Context,
): Promise<boolean> =>
  context.session.vendorCd === null &&
  order.rqstUserId !== context.session.userId &&
  (await holds(context, order, 'approver'))

/** The approval afterwards of an urgent order, also when it comes late. @throws Refusal 403, 409 */
export async function approveUrgent(order: WorkOrder, context: Context): Promise<void> {
  if (order.state === 'cancelled' || !isUnapproved(order)) throw conflict(orderRefusals.notWaiting())
  if (!(await mayApproveUrgent(order, context))) throw forbidden(orderRefusals.approverOnly())
  const urgentStatCd =
    order.urgentStatCd === urgentStates.late ? urgentStates.approvedLate : urgentStates.approved
  const approved = {
    urgentStatCd,
    urgentApproveUserId: context.session.userId,
    urgentApproveDt: context.now,
  }
  const changed = await setColumns(context, workOrder, order.wkodNo, approved, {
    from: { urgentStatCd: order.urgentStatCd },
    trail: { urgentStatCd: [order.urgentStatCd, urgentStatCd] },
  })
  if (!changed) throw conflict(messages.stale)
}

/**
 * Reminds of urgent orders whose approval is due soon and makes those late whose time is over. Safe in
 * several processes at once: late is set by compare-and-set, and each message is told once.
 * @returns how many became late
 */
export async function urgentClock(engine: Engine): Promise<number> {
  const now = momentOf(engine.clock.now())
  const waiting = await engine.database.query<{ wkodNo: number }>(
    `select "wkodNo" from "workOrder" where "urgentStatCd" = $1 and "urgentDueDt" < $2::timestamptz + interval '1 day'
       and "state" not in ('draft', 'cancelled') order by "urgentDueDt" limit 500`,
    [urgentStates.waiting, now],
  )
  let late = 0
  for (const { wkodNo } of waiting)
    await inTransaction(engine, asSystem('긴급 의뢰 시계'), async (context) => {
      const order = await loadRecord(workOrder, context, wkodNo, true)
      if (order.urgentStatCd !== urgentStates.waiting || !order.urgentDueDt) return
      const { urgentRemindHours } = await parametersOf(context, order.plantCd)
      const step = urgentStep(order.urgentDueDt, now, urgentRemindHours)
      if (step === 'remind') await tell(context, order, 'WKOD_URGENT', 'remind')
      if (step !== 'late') return
      await setColumns(context, workOrder, wkodNo, { urgentStatCd: urgentStates.late })
      await tell(context, order, 'WKOD_URGENT_LATE', 'late')
      context.publish({ topic: workOrder.name, key: wkodNo })
      late++
    })
  return late
}

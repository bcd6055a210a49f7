import type { WorkSource } from '../../../platform/work/my-work.server.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import type { WorkItem } from '../../../platform/work/my-work.rule.ts'
import { duties } from '../permit/permit-facts.rule.ts'
import { mayApproveUrgent } from './urgent-approval.server.ts'
import { mayAct } from './work-order.server.ts'
import { workOrder, type WorkOrder } from './work-order.resource.ts'
import { orderWorkTexts } from './order-work.texts.ts'

/** What is done next to an order in a state. */
const nextAct = {
  requested: 'accept',
  returned: 'request',
  accepted: 'assess',
  assessing: 'proceed',
  completed: 'close',
} as const
const mostCandidates = 300

/** Work orders at which the caller's department is the next to act. */
export const orderWork: WorkSource = {
  labels: Object.fromEntries(Object.entries(orderWorkTexts).map(([state, text]) => [`order-${state}`, text])),
  async find(context) {
    if (!mayUse(context.session, workOrder.menus, 'read')) return []
    const urgentOrders = await urgentCandidates(context)
    const orders = await candidates(context)
    const mayWrite = mayUse(context.session, workOrder.menus, 'write')
    const waiting = await Promise.all(
      orders.map(async (order) => {
        const state = order.state as keyof typeof nextAct
        // Who may see every department's orders is not asked for each of them.
        const { vendorCd, deptCd, userId } = context.session
        const own = vendorCd
          ? order.state === 'returned'
          : order.mgrUserId === userId || [order.rqstDeptCd, order.execDeptCd].includes(deptCd)
        if (!own || !mayWrite || !(await mayAct(order, nextAct[state], context))) return []
        return [
          {
            kind: `order-${state}`,
            title: order.wkodNm,
            more: [order.wkodCd, order.vendorNm].filter(Boolean).join(' · '),
            dueDt: order.planStartDt,
            resource: workOrder.name,
            key: order.wkodNo,
          },
        ]
      }),
    )
    return [...urgentOrders, ...waiting.flat()]
  },
}

/** Urgent orders that the caller approves afterwards, by when. */
async function urgentCandidates(context: Context): Promise<Omit<WorkItem, 'label'>[]> {
  if (context.session.vendorCd || !context.session.duties.some(({ dutyCd }) => dutyCd === duties.approver))
    return []
  const binds = new Binds()
  const scope = scopeWhere(workOrder, context.session, 't', binds)
  const open = await context.sql.query<{ row: Candidate }>(
    `select to_json(t) as row from "workOrder" t where ${scope} and t."urgentStatCd" in ('waiting', 'late') and t."state" <> 'cancelled' order by t."urgentDueDt" limit ${mostCandidates}`,
    binds.values,
  )
  const found: Omit<WorkItem, 'label'>[] = []
  for (const { row } of open)
    if (await mayApproveUrgent(row, context))
      found.push({
        kind: 'order-urgent',
        title: row.wkodNm,
        more: row.wkodCd ?? '',
        dueDt: row.urgentDueDt,
        resource: workOrder.name,
        key: row.wkodNo,
      })
  return found
}

type Candidate = WorkOrder & { vendorNm: string | null }
async function candidates(context: Context): Promise<Candidate[]> {
  const binds = new Binds()
  const scope = scopeWhere(workOrder, context.session, 't', binds)
  const rows = await context.sql.query<{ row: Candidate }>(
    `select to_json(r) as row from (
       select t.*, v."vendorNm" from "workOrder" t left join "vendor" v using ("vendorCd")
       where ${scope} and t."state" = any(${binds.add(Object.keys(nextAct))}::text[]) order by t."wkodNo" desc limit ${mostCandidates}) r`,
    binds.values,
  )
  return rows.map(({ row }) => row)
}

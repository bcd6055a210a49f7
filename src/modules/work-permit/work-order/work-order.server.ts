import { dayOfMoment } from '../../../core/shared/moment.ts'
import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { same } from '../../../core/server/entity/audit.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField, badFields, forbidden, refused } from '../../../core/server/http/errors.ts'
import type { Input } from '../../../core/shared/resource.ts'
import { basisReasons, wrongConstruction } from '../construction/order-basis.server.ts'
import { parametersOf } from '../permit/permit-facts.server.ts'
import { assessmentReasons } from './assessment.rule.ts'
import { isUnapproved, urgentAtRequest, urgentStates } from './urgent-approval.rule.ts'
import { tellOfUrgent } from './urgent-approval.server.ts'
import { workOrder, type WorkOrder } from './work-order.resource.ts'
import { assessedNames, orderIssues } from './work-order.rule.ts'
import { minutesBetween } from '../../../core/shared/dates.ts'
import { orderRefusals } from './work-order.texts.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { workPermitForms } from '../record-pages.rule.ts'

const plantOnly = orderRefusals.plantOnly()
type OrderGuard = Guard<typeof workOrder>
const executing: OrderGuard = (order, { session }) =>
  session.vendorCd
    ? plantOnly
    : order.execTypeCd === 'V' ||
        order.execDeptCd === session.deptCd ||
        order.rqstDeptCd === session.deptCd ||
        session.depts === null
      ? undefined
      : orderRefusals.eitherDept()
const requesting: OrderGuard = (order, { session }) =>
  !session.vendorCd &&
  (order.createUserId === session.userId || order.rqstDeptCd === session.deptCd || session.depts === null)
    ? undefined
    : orderRefusals.requestingDept()
const employee: OrderGuard = (_, { session }) => (session.vendorCd ? plantOnly : undefined)

/** Work orders: who sends, takes, assesses and takes over the work (ptw.md 4, wkod). */
export const workOrderBehaviour = defineBehaviour(workOrder, {
  without: ['multi'],
  mayEdit: (order, context) =>
    order.state === 'draft' || order.state === 'returned'
      ? requesting(order, context)
      : order.state === 'accepted' || order.state === 'assessing' || order.state === 'inProgress'
        ? executing(order, context)
        : orderRefusals.editStates(),
  mayDelete: (order, context) =>
    order.state === 'draft' ? requesting(order, context) : orderRefusals.deleteDraft(),
  beforeSave: async (input, context, before) => {
    const { session } = context
    // A vendor is given its orders; the plant asks for the work and takes it over.
    if (session.vendorCd) throw forbidden(plantOnly)
    const issues = orderIssues(input)
    if (issues.length > 0) throw badFields(issues)
    if (before?.state === 'inProgress') await refuseChangedOrder(input, before, context)
    const ofVendor = input.execTypeCd === 'V'
    const constNo = ofVendor ? (input.constNo ?? null) : null
    if (constNo !== null && constNo !== before?.constNo) {
      const wrong = await wrongConstruction(context, {
        constNo,
        plantCd: input.plantCd,
        vendorCd: input.vendorCd,
      })
      if (wrong) throw badField('constNo', wrong)
    }
    return {
      ...input,
      constNo,
      vendorCd: ofVendor ? (input.vendorCd ?? null) : null,
      rqstUserId: before?.rqstUserId ?? session.userId,
      ...(before?.state === 'inProgress' && { assessUserId: session.userId, assessDt: context.now }),
    }
  },
  transitions: {
    request: {
      may: requesting,
      guards: {
        notPast: (order, { now }) =>
          minutesBetween(now, order.planEndDt) <= 0 ? orderRefusals.past() : undefined,
      },
      set: async (order, context) =>
        urgentAtRequest(order, context.now, (await parametersOf(context, order.plantCd)).urgentApproveHours),
      effect: async (order, context) => {
        if (order.urgentStatCd === urgentStates.waiting) await tellOfUrgent(context, order)
      },
    },
    accept: { may: executing },
    reject: { may: employee },
    assess: { may: executing },
    proceed: {
      may: executing,
      guards: {
        assessment: async (order, context) =>
          assessmentReasons(order, await parametersOf(context, order.plantCd)).map((message) => ({
            guard: 'assessment',
            message,
            fixUrl: addressOf(workPermitForms.workOrder, order.wkodNo),
          })),
        construction: (order, context) => basisReasons(context, order, dayOfWork(order, context.now)),
      },
      set: (_, { session, now }) => ({ assessUserId: session.userId, assessDt: now }),
    },
    complete: { may: employee, guards: { permits: openPermits } },
    close: {
      may: requesting,
      guards: {
        urgent: (order) => (isUnapproved(order) ? orderRefusals.notApproved() : undefined),
      },
    },
    cancel: { may: requesting, guards: { permits: openPermits } },
  },
})

/**
 * Under an order in progress only the assessment is done again: a changed work, or a JSA that has grown old.
 * What it needs it still needs.
 */
async function refuseChangedOrder(
  input: Input<typeof workOrder>,
  before: WorkOrder,
  context: Context,
): Promise<void> {
  const changed = Object.entries(input).filter(
    ([name, value]) =>
      !isAssessment(name) && !same(value ?? null, (before as Record<string, unknown>)[name] ?? null),
  )
  if (changed.length > 0)
    throw badFields(changed.map(([path]) => ({ path, message: orderRefusals.assessmentOnly() })))
  const reasons = assessmentReasons(input, await parametersOf(context, before.plantCd))
  if (reasons.length > 0) throw refused(reasons.map((message) => ({ guard: 'assessment', message })))
}
const isAssessment = (name: string): boolean => (assessedNames as readonly string[]).includes(name)

/** An order whose start lies ahead is judged on that day. */
const dayOfWork = ({ planStartDt }: WorkOrder, now: string): string =>
  planStartDt.slice(0, 10) > dayOfMoment(now) ? planStartDt.slice(0, 10) : dayOfMoment(now)

const whose = {
  request: requesting,
  accept: executing,
  assess: executing,
  proceed: executing,
  close: requesting,
}
/** Whether an order waits for this person to do one of these. */
export const mayAct = async (
  order: WorkOrder,
  act: keyof typeof whose,
  context: Parameters<OrderGuard>[1],
): Promise<boolean> => (await whose[act](order, context)) === undefined

/** An order ends only when every permit under it has ended. */
async function openPermits(order: WorkOrder, context: Parameters<OrderGuard>[1]) {
  const open = await context.sql.query<{ permitCd: string }>(
    `select "permitCd" from "workPermit" where "wkodNo" = $1 and "state" not in ('closed', 'cancelled', 'expired') order by 1`,
    [order.wkodNo],
  )
  return open.length > 0
    ? orderRefusals.openPermits({
        count: open.length,
        permits: open.map(({ permitCd }) => permitCd).join(', '),
      })
    : undefined
}

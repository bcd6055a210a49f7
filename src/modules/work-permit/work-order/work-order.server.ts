import { defined } from '../../../core/shared/defined.ts'
import { dayOfMoment } from '../../../core/shared/moment.ts'
import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { same } from '../../../core/server/entity/audit.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField, badFields, refused } from '../../../core/server/http/errors.ts'
import type { Input } from '../../../core/shared/resource.ts'
import { basisReasons, wrongConstruction } from '../construction/order-basis.server.ts'
import { parametersOf } from '../permit/permit-facts.server.ts'
import { assessmentReasons } from './assessment.rule.ts'
import { isUnapproved, urgentAtRequest, urgentStates } from './urgent-approval.rule.ts'
import { tellOfUrgent } from './urgent-approval.server.ts'
import { jsaReasonsOf, takenJsa } from '../permit/jsa-port.server.ts'
import { workOrder, type WorkOrder } from './work-order.resource.ts'
import { assessedNames, orderIssues } from './work-order.rule.ts'
import { tagsIn } from '../../../platform/facility/facility.rule.ts'
import { minutesBetween } from '../../../core/shared/dates.ts'
import { orderRefusals } from './work-order.texts.ts'
import { yes } from '../../../core/shared/session.ts'
import { requestOfVendor, supervisedOf, tellAsker, tellSupervisor } from './vendor-order.server.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { workPermitForms } from '../record-pages.rule.ts'

const plantOnly = orderRefusals.plantOnly()
type OrderGuard = Guard<typeof workOrder>
const executing: OrderGuard = (order, { session }) =>
  session.vendorCd
    ? plantOnly
    : order.execTypeCd === 'V' ||
        order.mgrUserId === session.userId ||
        order.execDeptCd === session.deptCd ||
        order.rqstDeptCd === session.deptCd ||
        session.depts === null
      ? undefined
      : orderRefusals.eitherDept()
const requesting: OrderGuard = (order, { session }) =>
  (
    session.vendorCd
      ? yes(order.vendorRqstYn) && order.vendorCd === session.vendorCd
      : order.createUserId === session.userId ||
        order.mgrUserId === session.userId ||
        order.rqstDeptCd === session.deptCd ||
        session.depts === null
  )
    ? undefined
    : session.vendorCd
      ? plantOnly
      : orderRefusals.requestingDept()
const employee: OrderGuard = (_, { session }) => (session.vendorCd ? plantOnly : undefined)
const requestingPlant: OrderGuard = (order, context) => employee(order, context) ?? requesting(order, context)

/** Work orders: who sends, takes, assesses and takes over the work (ptw.md 4, wkod). */
export const workOrderBehaviour = defineBehaviour(workOrder, {
  without: ['multi'],
  mayEdit: (order, context) =>
    order.state === 'draft' || order.state === 'returned'
      ? requesting(order, context)
      : order.state === 'accepted' || order.state === 'assessing' || order.state === 'inProgress'
        ? executing(order, context)
        : orderRefusals.editStates(),
  // An order that was requested once is cancelled instead of deleted, so its rounds stay.
  mayDelete: (order, context) =>
    order.state === 'draft' && !order.rqstRound ? requesting(order, context) : orderRefusals.deleteDraft(),
  beforeSave: async (input, context, before) => {
    const { session } = context
    // A company asks on its own contract; the plant takes the request on and assesses it.
    if (session.vendorCd) {
      const asked = await requestOfVendor(input, context, before)
      return { ...asked, facilityNo: await machineOf(asked, context) }
    }
    const issues = orderIssues(input)
    if (issues.length > 0) throw badFields(issues)
    const assesses = before?.state === 'inProgress'
    if (assesses) await refuseChangedOrder(input, before, context)
    const facilityNo = await machineOf(input, context)
    const ofVendor = input.execTypeCd === 'V'
    const constNo = ofVendor ? (input.constNo ?? null) : null
    const contractNo = ofVendor ? (input.contractNo ?? null) : null
    const supervised = contractNo === null ? null : await supervisedOf(input, contractNo, context)
    if (constNo !== null && constNo !== before?.constNo) {
      const wrong = await wrongConstruction(context, {
        constNo,
        plantCd: input.plantCd,
        vendorCd: input.vendorCd,
      })
      if (wrong) throw badField('constNo', wrong)
    }
    const vendorCd = ofVendor ? (input.vendorCd ?? null) : null
    return {
      ...input,
      ...(await jsaOfOrder({ ...input, vendorCd }, before, context)),
      facilityNo,
      constNo,
      contractNo,
      mgrUserId: supervised ?? (contractNo === null ? null : (before?.mgrUserId ?? null)),
      vendorCd,
      rqstUserId: before?.rqstUserId ?? session.userId,
      ...defined({
        assessUserId: assesses ? session.userId : undefined,
        assessDt: assesses ? context.now : undefined,
      }),
    }
  },
  transitions: {
    request: {
      may: requesting,
      guards: {
        notPast: (order, { now }) =>
          minutesBetween(now, order.planEndDt) <= 0 ? orderRefusals.past() : undefined,
      },
      set: async (order, context) => ({
        ...urgentAtRequest(
          order,
          context.now,
          (await parametersOf(context, order.plantCd)).urgentApproveHours,
        ),
        rqstRound: (order.rqstRound ?? 0) + 1,
        decideTxt: null,
      }),
      effect: async (order, context) => {
        if (order.urgentStatCd === urgentStates.waiting) await tellOfUrgent(context, order)
        await tellSupervisor(order, context)
      },
    },
    accept: { may: executing, effect: tellAsker },
    reject: { may: employee, set: withReason, effect: tellAsker },
    correct: {
      may: requesting,
      guards: { permits: openPermits },
      // The next round is assessed anew.
      set: (order, context, input) => ({
        ...withReason(order, context, input),
        assessUserId: null,
        assessDt: null,
      }),
      effect: tellSupervisor,
    },
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
        jsa: async (order, context) =>
          (await jsaReasonsOf(context, order.jsaNo, workOf(order, dayOfWork(order, context.now)))).map(
            (message) => ({
              guard: 'jsa',
              message,
              fixUrl: addressOf(workPermitForms.workOrder, order.wkodNo),
            }),
          ),
        construction: (order, context) => basisReasons(context, order, dayOfWork(order, context.now)),
      },
      set: (_, { session, now }) => ({ assessUserId: session.userId, assessDt: now }),
      effect: tellAsker,
    },
    complete: { may: employee, guards: { permits: openPermits } },
    close: {
      may: requestingPlant,
      guards: {
        urgent: (order) => (isUnapproved(order) ? orderRefusals.notApproved() : undefined),
      },
    },
    cancel: {
      may: requesting,
      guards: { permits: openPermits, taken: (order, { session }) => takenOn(order, session) },
      set: withReason,
      effect: tellSupervisor,
    },
  },
})

/**
 * The machine that an order names by its tag: the first one of the plant that the text names. All that it names stand
 * in the area of the order, as far as the register says where they stand.
 * @throws Refusal 400
 */
async function machineOf(
  { facilityTxt, plantCd, areaCd }: Pick<Input<typeof workOrder>, 'facilityTxt' | 'plantCd' | 'areaCd'>,
  { sql }: Context,
): Promise<number | null> {
  const tags = tagsIn(facilityTxt ?? '')
  if (tags.length === 0) return null
  const machines = await sql.query<{
    facilityNo: number
    facilityCd: string
    areaCd: string | null
    areaNm: string | null
  }>(
    `select f."facilityNo", f."facilityCd", f."areaCd", a."areaNm" from "safFacility" f left join "permitArea" a using ("areaCd")
     where f."plantCd" = $1 and f."facilityCd" = any($2::text[]) order by array_position($2::text[], f."facilityCd")`,
    [plantCd, tags],
  )
  const elsewhere = machines.find((machine) => machine.areaCd !== null && machine.areaCd !== areaCd)
  if (elsewhere)
    throw badField(
      'facilityTxt',
      orderRefusals.equipmentElsewhere({
        tag: elsewhere.facilityCd,
        area: elsewhere.areaNm ?? elsewhere.areaCd ?? '',
      }),
    )
  return machines[0]?.facilityNo ?? null
}

/** What a JSA must serve. */
const workOf = (
  {
    plantCd,
    vendorCd,
    permitTypeCd,
    supplCds,
  }: Pick<WorkOrder, 'plantCd' | 'vendorCd' | 'permitTypeCd' | 'supplCds'>,
  workYmd: string,
) => ({ plantCd, vendorCd, permitTypeCd, supplCds, workYmd })
/** Number and day of the order's JSA; a JSA that no longer serves is refused where something of it is changed. */
async function jsaOfOrder(
  input: Input<typeof workOrder> & { vendorCd: string | null },
  before: WorkOrder | undefined,
  context: Context,
) {
  const given = { ...input, permitTypeCd: input.permitTypeCd ?? null, supplCds: input.supplCds ?? null }
  const asks = ['jsaNo', 'plantCd', 'vendorCd', 'permitTypeCd', 'supplCds'] as const
  const changed = asks.some((name) => !same(given[name] ?? null, before?.[name] ?? null))
  return changed ? takenJsa(context, given, before, dayOfWork(input as WorkOrder, context.now)) : {}
}

/** Why it was refused, corrected or cancelled stands on its page, not only in its history. */
function withReason(_order: WorkOrder, _context: Context, input: Record<string, unknown>) {
  return { decideTxt: typeof input['reason'] === 'string' ? input['reason'] : null }
}
/** A company takes its request back until the plant has taken it on. */
const takenOn = (order: WorkOrder, { vendorCd }: Context['session']) =>
  vendorCd && (order.state === 'accepted' || order.state === 'assessing')
    ? orderRefusals.takenOn()
    : undefined

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
  close: requestingPlant,
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

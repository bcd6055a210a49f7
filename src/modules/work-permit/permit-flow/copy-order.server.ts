import type { Context } from '../../../core/server/entity/context.ts'
import { badField, forbidden, Refusal } from '../../../core/server/http/errors.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { toMoment } from '../../../core/shared/dates.ts'
import { messages } from '../../../core/shared/messages.ts'
import { wrongConstruction } from '../construction/order-basis.server.ts'
import { copiedPermit } from '../permit/permit-copy.rule.ts'
import { copiedWithOrder } from './permit-save.server.ts'
import { permitBehaviour } from './permit.server.ts'
import { crewReasons } from '../permit/worker-gate.server.ts'
import { workPermit } from '../permit/work-permit.resource.ts'
import { copiedOrder, shifted, type OrderCopy } from '../work-order/copy-order.rule.ts'
import type { WorkOrder } from '../work-order/work-order.resource.ts'
import { workOrderBehaviour } from '../work-order/work-order.server.ts'
import { orderRefusals } from '../work-order/work-order.texts.ts'

const mostPermits = 100
const permits = permitBehaviour

/**
 * An order with all its permits, as drafts from another moment on: every permit but refused and cancelled
 * ones, as many days later as the order begins later. Who may not work on the new day is told; a permit that
 * cannot be written anew (a worker or a piece of equipment is gone) is told and left out. (features 5a)
 * @throws Refusal 400, 403
 */
export async function copyOrder(past: WorkOrder, context: Context, body: unknown): Promise<OrderCopy> {
  if (context.session.vendorCd) throw forbidden(orderRefusals.plantOnly())
  const given = (body as { planStartDt?: unknown } | null)?.planStartDt
  const planStartDt = typeof given === 'string' ? toMoment(given) : undefined
  if (!planStartDt) throw badField('planStartDt', messages.requiredField('예정 시작'))
  const order = copiedOrder(past, planStartDt)
  if (
    past.constNo &&
    (await wrongConstruction(context, {
      constNo: past.constNo,
      plantCd: past.plantCd,
      vendorCd: past.vendorCd,
    }))
  )
    order['constNo'] = null
  const wkodNo = Number(await createRecord(workOrderBehaviour, context, order))
  copiedWithOrder(context)
  const found = await context.sql.query<{ permitNo: number }>(
    `select "permitNo" from "workPermit" where "wkodNo" = $1 and "state" not in ('cancelled', 'rejected') order by "startDt", 1 limit ${mostPermits}`,
    [past.wkodNo],
  )
  const copy: OrderCopy = { wkodNo, permits: [], left: [] }
  const [fromDay, toDay] = [past.planStartDt.slice(0, 10), planStartDt.slice(0, 10)]
  for (const { permitNo } of found) {
    const old = await loadRecord(workPermit, context, permitNo)
    const startDt = shifted(old.startDt, fromDay, toDay)
    const values = { ...copiedPermit(old), wkodNo, startDt, endDt: shifted(old.endDt, fromDay, toDay) }
    let made = await kept(context, () => createRecord(permits, context, values))
    // A meter out of calibration on the new day stays behind; the draft says so and takes another one.
    const meter =
      made instanceof Refusal ? made.fields.find(({ path }) => path === 'contDeviceNo') : undefined
    if (meter)
      made = await kept(context, () => createRecord(permits, context, { ...values, contDeviceNo: null }))
    if (made instanceof Refusal) {
      copy.left.push({ permitCd: old.permitCd ?? '', message: made.fields[0]?.message ?? made.said })
      continue
    }
    const permit = await loadRecord(workPermit, context, made)
    const warnings = [
      ...(meter ? [meter.message] : []),
      ...(await crewReasons(context, permit, startDt.slice(0, 10))).map(({ message }) => message),
    ]
    copy.permits.push({ permitNo: Number(made), permitNm: permit.permitNm, startDt, warnings })
  }
  return copy
}

/** Does it, or leaves everything as it was and answers with what refused it. */
async function kept(
  context: Context,
  work: () => Promise<number | string>,
): Promise<number | string | Refusal> {
  await context.sql.query('savepoint "copy"')
  const done = await work().catch((error: unknown) => {
    if (error instanceof Refusal) return error
    throw error
  })
  if (done instanceof Refusal) await context.sql.query('rollback to savepoint "copy"')
  await context.sql.query('release savepoint "copy"')
  return done
}

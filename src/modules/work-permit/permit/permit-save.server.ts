import type { Behaviour } from '../../../core/server/behaviour.ts'
import type { Context } from '../../../core/server/context.ts'
import { Binds } from '../../../core/server/database.ts'
import { badField, badFields, Refusal } from '../../../core/server/errors.ts'
import { scopeWhere } from '../../../core/server/scope.ts'
import { messages } from '../../../core/shared/messages.ts'
import type { Input } from '../../../core/shared/resource.ts'
import { workOrder } from '../work-order/work-order.resource.ts'
import { permitTypeOf, riskInputOf, supplementsOf, zoneOf } from './permit-facts.rule.ts'
import { holds, isDoing, parametersOf } from './permit-facts.server.ts'
import { permitStates } from './permit-transitions.rule.ts'
import { judgeRiskGrade } from './risk-grade.rule.ts'
import { judgeExtension, judgeValidity } from './validity.rule.ts'
import type { WorkPermit, workPermit } from './work-permit.resource.ts'

type PermitInput = Input<typeof workPermit>
type PermitBehaviour = Behaviour<typeof workPermit>

interface Order {
  wkodCd: string
  state: string
  plantCd: string
  vendorCd: string | null
  execDeptCd: string | null
  mapX: number
  mapY: number
  mapZ: number | null
}

/** What the order, the time and the crew say about a permit that is being written. */
export const beforeSave: NonNullable<PermitBehaviour['beforeSave']> = async (input, context, before) => {
  const order = await orderOf(context, input.wkodNo)
  if (!before && order.state !== 'inProgress') throw badField('wkodNo', `작업의뢰 ${order.wkodCd}가 진행 상태가 아닙니다.`)
  await refuseForeignCrew(context, input, order)
  const parameters = await parametersOf(context, order.plantCd)
  const validity = judgeValidity(
    {
      permitTypeCd: permitTypeOf(input),
      supplCds: supplementsOf(input),
      exZone: zoneOf(input),
      startDt: input.startDt,
      endDt: input.endDt,
    },
    parameters,
  )
  if (!validity.ok) throw ruleAt('endDt', validity.reasons[0]!)
  const lines = supplementLines(input, before)
  const risk = judgeRiskGrade(riskInputOf({ ...input, supplCds: supplementsOf(input) }, lines), parameters)
  if (risk.refusals.length > 0) throw ruleAt('supplements', risk.refusals[0]!)
  return {
    ...input,
    supplements: lines,
    plantCd: order.plantCd,
    vendorCd: order.vendorCd,
    execDeptCd: order.execDeptCd,
    workYmd: input.startDt.slice(0, 10),
    riskGradeCd: risk.grade,
    mapX: input.mapX ?? order.mapX,
    mapY: input.mapY ?? order.mapY,
    mapZ: input.mapZ ?? order.mapZ,
  }
}

/** A rule's refusal with its message at the field as well. */
const ruleAt = (path: string, { status, message }: { status: number; message: string }): Refusal =>
  new Refusal(status, status === 400 ? 'BAD_REQUEST' : 'RULE', message, {
    fields: [{ path, message }],
    reasons: [{ guard: path, message }],
  })

async function orderOf(context: Context, wkodNo: number): Promise<Order> {
  const binds = new Binds()
  const scope = scopeWhere(workOrder, context.session, 'o', binds)
  const order = await context.sql.maybe<Order>(
    `select "wkodCd", "state", "plantCd", "vendorCd", "execDeptCd", "mapX", "mapY", "mapZ" from "workOrder" o where o."wkodNo" = ${binds.add(wkodNo)} and ${scope}`,
    binds.values,
  )
  if (!order) throw badField('wkodNo', '작업의뢰 항목의 값이 목록에 없습니다.')
  return order
}

/** Everybody on the permit works for the vendor of the order, and nobody is named twice. */
async function refuseForeignCrew(context: Context, input: PermitInput, order: Order): Promise<void> {
  const named = [
    { path: 'supWorkerNo', vendorWorkerNo: input.supWorkerNo },
    ...(input.watcherWorkerNo ? [{ path: 'watcherWorkerNo', vendorWorkerNo: input.watcherWorkerNo }] : []),
    ...(input.workers ?? []).map(({ vendorWorkerNo }, index) => ({ path: `workers.${index}.vendorWorkerNo`, vendorWorkerNo })),
  ]
  const list = input.workers?.map(({ vendorWorkerNo }) => vendorWorkerNo) ?? []
  const twice = list.findIndex((vendorWorkerNo, index) => list.indexOf(vendorWorkerNo) !== index)
  if (twice >= 0) throw badField(`workers.${twice}.vendorWorkerNo`, '같은 작업자가 두 번 등록되었습니다.')
  if (!order.vendorCd) return
  const own = await context.sql.query<{ vendorWorkerNo: number }>(
    `select "vendorWorkerNo" from "vendorWorker" where "vendorWorkerNo" = any($1::bigint[]) and "vendorCd" = $2`,
    [named.map(({ vendorWorkerNo }) => vendorWorkerNo), order.vendorCd],
  )
  const known = new Set(own.map(({ vendorWorkerNo }) => vendorWorkerNo))
  const foreign = named.filter(({ vendorWorkerNo }) => !known.has(vendorWorkerNo))
  if (foreign.length > 0) throw badFields(foreign.map(({ path }) => ({ path, message: '수행업체 소속 작업자가 아닙니다.' })))
}

/** One line per chosen supplementary permit: new choices get an empty line, dropped ones lose theirs. */
function supplementLines(input: PermitInput, before: WorkPermit | undefined): NonNullable<PermitInput['supplements']> {
  const given = input.supplements ?? before?.supplements ?? []
  return supplementsOf(input).map((supplCd) => given.find((line) => line.supplCd === supplCd) ?? { supplCd })
}

export const mayEdit: NonNullable<PermitBehaviour['mayEdit']> = async (permit, context) => {
  const { session } = context
  if (permit.state === 'draft' || permit.state === 'rejected')
    return isDoing(session, permit) || permit.createUserId === session.userId
      ? undefined
      : '작업을 수행하는 업체(부서)만 수정할 수 있습니다.'
  if (permit.state === 'reviewing')
    return (await holds(context, permit, 'issuer')) ? undefined : '현장검토 중에는 발급자만 수정할 수 있습니다.'
  return '작성중, 반려, 현장검토 상태에서만 수정할 수 있습니다.'
}
/** Photos and papers come during the work too (the posting photo is a condition of the start), until the permit has ended. */
export const mayAttach: NonNullable<PermitBehaviour['mayAttach']> = ({ state }) =>
  state === 'closed' || state === 'cancelled' || state === 'expired' ? messages.wrongState(permitStates[state]) : undefined
export const mayDelete: NonNullable<PermitBehaviour['mayDelete']> = (permit, { session }) =>
  permit.state === 'draft' && (isDoing(session, permit) || permit.createUserId === session.userId)
    ? undefined
    : '작성중인 허가만 삭제할 수 있습니다.'

/** The asked-for new end, judged while it can still be corrected. */
export async function checkedExtension(permit: WorkPermit, context: Context, extRqstDt: string): Promise<void> {
  const parameters = await parametersOf(context, permit.plantCd)
  const verdict = judgeExtension(
    { startDt: permit.startDt, endDt: permit.endDt, extEndDt: extRqstDt, extensionCnt: permit.extCnt ?? 0, requestedDt: context.now },
    parameters,
  )
  if (!verdict.ok) throw ruleAt('extRqstDt', verdict.reasons[0]!)
}

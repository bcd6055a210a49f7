import { defined } from '../../../core/shared/defined.ts'
import type { Behaviour } from '../../../core/server/entity/behaviour.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { badField, badFields, Refusal } from '../../../core/server/http/errors.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { messages } from '../../../core/shared/messages.ts'
import type { Input } from '../../../core/shared/resource.ts'
import { workOrder } from '../work-order/work-order.resource.ts'
import { crewKeyOf, supervisorOf, watcherOf, type CrewKey } from '../permit/crew.rule.ts'
import { permitTypeOf, riskInputOf, supplementsOf, zoneOf } from '../permit/permit-facts.rule.ts'
import { areaOf, parametersOf } from '../permit/permit-facts.server.ts'
import { judgeRiskGrade } from '../permit/risk-grade.rule.ts'
import { judgeExtension, judgeValidity } from '../permit/validity.rule.ts'
import { usableDevice } from '../material/gas-device-use.server.ts'
import { withBelow } from '../permit/gate-people.server.ts'
import type { WorkPermit, workPermit } from '../permit/work-permit.resource.ts'
import type { RuleReason } from '../permit/permit-codes.rule.ts'
import { saveRefusals } from '../permit/permit-act.texts.ts'
import { guardRefusals } from '../permit/permit-guard.texts.ts'

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

const reservedNumbers = new WeakMap<Context, string>()
/** The permit that is created next in this transaction gets a number that was set aside for paper. */
export const reserveNumber = (context: Context, permitCd: string): void =>
  void reservedNumbers.set(context, permitCd)

const newOrders = new WeakSet<Context>()
/**
 * Permits that are created next in this transaction are copied together with their order, which has not begun
 * yet.
 */
export const copiedWithOrder = (context: Context): void => void newOrders.add(context)

/** What the order, the time and the crew say about a permit that is being written. */
export const beforeSave: NonNullable<PermitBehaviour['beforeSave']> = async (input, context, before) => {
  const order = await orderOf(context, input.wkodNo)
  if (!before && order.state !== 'inProgress' && !newOrders.has(context))
    throw badField('wkodNo', guardRefusals.orderState({ order: order.wkodCd }))
  if (before?.permitCd && before.wkodNo !== input.wkodNo) throw badField('wkodNo', saveRefusals.orderFixed())
  const area = await areaOf(context, input.areaCd)
  if (area?.plantCd !== order.plantCd)
    throw ruleAt('areaCd', { status: 422, message: saveRefusals.foreignArea() })
  await refuseForeignOrigin(context, input, before)
  await refuseForeignCrew(context, input, order)
  await refuseForeignEquipment(context, input, order)
  await refuseForeignInformation(context, input, order)
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
  await refuseDeviceOfOthers(context, input, order)
  const lines = supplementLines(input, before)
  const risk = judgeRiskGrade(riskInputOf({ ...input, supplCds: supplementsOf(input) }, lines), parameters)
  if (risk.refusals.length > 0) throw ruleAt('supplements', risk.refusals[0]!)
  const reserved = before ? undefined : reservedNumbers.get(context)
  return {
    ...input,
    ...defined({ permitCd: reserved }),
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
const ruleAt = (path: string, { status, message }: RuleReason): Refusal =>
  new Refusal(status, status === 400 ? 'BAD_REQUEST' : 'RULE', message, {
    fields: [{ path, message }],
    reasons: [{ guard: path, message }],
  })

export async function orderOf(context: Context, wkodNo: number): Promise<Order> {
  const binds = new Binds()
  const scope = scopeWhere(workOrder, context.session, 'o', binds)
  const order = await context.sql.maybe<Order>(
    `select "wkodCd", "state", "plantCd", "vendorCd", "execDeptCd", "mapX", "mapY", "mapZ" from "workOrder" o where o."wkodNo" = ${binds.add(wkodNo)} and ${scope}`,
    binds.values,
  )
  if (!order) throw badField('wkodNo', saveRefusals.unknownOrder())
  return order
}

/**
 * Everybody on the permit works for the vendor of the order, or for the own department that does it; there is
 * a supervisor, and nobody is named twice.
 */
async function refuseForeignCrew(context: Context, input: PermitInput, order: Order): Promise<void> {
  const own = order.vendorCd === null
  const lines = input.workers ?? []
  const wrongKind = [
    { path: own ? 'supWorkerNo' : 'supUserId', value: own ? input.supWorkerNo : input.supUserId },
    {
      path: own ? 'watcherWorkerNo' : 'watcherUserId',
      value: own ? input.watcherWorkerNo : input.watcherUserId,
    },
    ...lines.map((line, index) => ({
      path: `workers.${index}.${own ? 'vendorWorkerNo' : 'workerUserId'}`,
      value: own ? line.vendorWorkerNo : line.workerUserId,
    })),
  ].filter(({ value }) => value !== null && value !== undefined)
  if (wrongKind.length > 0)
    throw badFields(
      wrongKind.map(({ path }) => ({
        path,
        message: own ? saveRefusals.ownPeople() : saveRefusals.vendorPeople(),
      })),
    )
  if (supervisorOf(input) === null)
    throw badField(own ? 'supUserId' : 'supWorkerNo', messages.requiredField('작업책임자'))
  const name = own ? 'workerUserId' : 'vendorWorkerNo'
  const nobody = lines.findIndex((line) => crewKeyOf(line) === null)
  if (nobody >= 0) throw badField(`workers.${nobody}.${name}`, messages.requiredField('작업자'))
  const list = lines.map(crewKeyOf)
  const twice = list.findIndex((key, index) => list.indexOf(key) !== index)
  if (twice >= 0) throw badField(`workers.${twice}.${name}`, saveRefusals.workerTwice())
  const known = own ? await employeesOf(context, order.execDeptCd) : await workersOf(context, order.vendorCd!)
  const named: { path: string; key: CrewKey | null }[] = [
    { path: own ? 'supUserId' : 'supWorkerNo', key: supervisorOf(input) },
    { path: own ? 'watcherUserId' : 'watcherWorkerNo', key: watcherOf(input) },
    ...list.map((key, index) => ({ path: `workers.${index}.${name}`, key })),
  ]
  const foreign = named.filter(({ key }) => key !== null && !known.has(key))
  if (foreign.length > 0)
    throw badFields(
      foreign.map(({ path }) => ({
        path,
        message: own ? saveRefusals.foreignEmployee() : saveRefusals.foreignWorker(),
      })),
    )
}

/**
 * Equipment on the permit is that of the company that does the work; the own department's is not registered
 * there.
 */
async function refuseForeignEquipment(
  { sql }: Context,
  { equips = [] }: PermitInput,
  { vendorCd }: Order,
): Promise<void> {
  const numbers = equips.map(({ vendorEquipNo }) => vendorEquipNo)
  const twice = numbers.findIndex((number, index) => numbers.indexOf(number) !== index)
  if (twice >= 0) throw badField(`equips.${twice}.vendorEquipNo`, saveRefusals.equipTwice())
  if (numbers.length === 0) return
  const own = await sql.query<{ vendorEquipNo: number }>(
    'select "vendorEquipNo" from "vendorEquip" where "vendorEquipNo" = any($1::bigint[]) and "vendorCd" = $2',
    [numbers, vendorCd],
  )
  const known = new Set(own.map(({ vendorEquipNo }) => vendorEquipNo))
  const foreign = numbers.findIndex((number) => !known.has(number))
  if (foreign >= 0) throw badField(`equips.${foreign}.vendorEquipNo`, saveRefusals.foreignEquip())
}

/**
 * A permit is written from another one of the same order, and stays so: its lockouts are taken over at the
 * request.
 */
async function refuseForeignOrigin(
  { sql }: Context,
  { fromPermitNo, wkodNo }: PermitInput,
  before: WorkPermit | undefined,
): Promise<void> {
  if (before ? (fromPermitNo ?? null) === before.fromPermitNo : !fromPermitNo) return
  if (
    before ||
    !(await sql.maybe('select 1 from "workPermit" where "permitNo" = $1 and "wkodNo" = $2', [
      fromPermitNo,
      wkodNo,
    ]))
  )
    throw badField('fromPermitNo', saveRefusals.foreignOrigin())
}

/** The continuous monitor is one of the register that may be used there to the end of the work. */
async function refuseDeviceOfOthers(
  context: Context,
  { contDeviceNo, endDt }: PermitInput,
  { plantCd }: Order,
): Promise<void> {
  if (!contDeviceNo) return
  const device = await context.sql.maybe<{ gasDeviceNm: string }>(
    'select "gasDeviceNm" from "gasDevice" where "gasDeviceNo" = $1 and "plantCd" = $2',
    [contDeviceNo, plantCd],
  )
  await usableDevice(context, plantCd, device?.gasDeviceNm ?? '', {
    path: 'contDeviceNo',
    day: endDt.slice(0, 10),
    gases: ['o2', 'lel'],
    continuous: true,
  })
}

/** A sheet is given to one company at one plant. */
async function refuseForeignInformation(
  { sql }: Context,
  { safetyInfoNo }: PermitInput,
  { vendorCd, plantCd }: Order,
): Promise<void> {
  if (
    safetyInfoNo &&
    !(await sql.maybe(
      'select 1 from "safetyInfo" where "safetyInfoNo" = $1 and "vendorCd" = $2 and "plantCd" = $3',
      [safetyInfoNo, vendorCd, plantCd],
    ))
  )
    throw badField('safetyInfoNo', saveRefusals.foreignInformation())
}

const workersOf = async (context: Context, vendorCd: string): Promise<Set<CrewKey>> =>
  new Set(
    (
      await context.sql.query<{ key: number }>(
        `select "vendorWorkerNo" as key from "vendorWorker" where "vendorCd" = $1`,
        [vendorCd],
      )
    ).map(({ key }) => key),
  )
/** People of a department and of those below it. */
const employeesOf = async (context: Context, deptCd: string | null): Promise<Set<CrewKey>> =>
  new Set(
    (
      await context.sql.query<{ key: string }>(
        `${withBelow('$1')}
         select "userId" as key from "user" where "deptCd" in (select "deptCd" from below) and "vendorCd" is null`,
        [deptCd],
      )
    ).map(({ key }) => key),
  )

/** One line per chosen supplementary permit: new choices get an empty line, dropped ones lose theirs. */
function supplementLines(
  input: PermitInput,
  before: WorkPermit | undefined,
): NonNullable<PermitInput['supplements']> {
  const given = input.supplements ?? before?.supplements ?? []
  return supplementsOf(input).map((supplCd) => given.find((line) => line.supplCd === supplCd) ?? { supplCd })
}

/** Where the order of a permit was assessed, with the words that the form offers for it. */
export const assessedPlace = ({ sql }: Context, permitNo: number) =>
  sql.one<{ mapX: number; mapY: number; mapZ: number | null; placeTxt: string | null }>(
    `select o."mapX", o."mapY", o."mapZ", o."facilityTxt" as "placeTxt" from "workPermit" p join "workOrder" o using ("wkodNo") where p."permitNo" = $1`,
    [permitNo],
  )

/** The asked-for new end, judged while it can still be corrected. */
export async function checkedExtension(
  permit: WorkPermit,
  context: Context,
  extRqstDt: string,
): Promise<void> {
  const parameters = await parametersOf(context, permit.plantCd)
  const verdict = judgeExtension(
    {
      startDt: permit.startDt,
      endDt: permit.endDt,
      extEndDt: extRqstDt,
      extensionCnt: permit.extCnt ?? 0,
      requestedDt: context.now,
    },
    parameters,
  )
  if (!verdict.ok) throw ruleAt('extRqstDt', verdict.reasons[0]!)
}

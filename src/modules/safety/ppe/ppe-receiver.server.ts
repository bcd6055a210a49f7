import type { FastifyRequest } from 'fastify'
import { changeOf } from '../../../core/server/entity/change-event.ts'
import {
  actingAs,
  asSystem,
  reading,
  type Context,
  type Engine,
} from '../../../core/server/entity/context.ts'
import { codeNameOf } from '../../../core/server/entity/columns.ts'
import { writingAfter } from '../../../core/server/entity/idempotency.ts'
import { runTransition } from '../../../core/server/entity/transition.ts'
import { behaviourNamed } from '../../../core/server/entity/registry.ts'
import { badField, conflict, forbidden, refused } from '../../../core/server/http/errors.ts'
import { messages } from '../../../core/shared/messages.ts'
import { passReasons } from '../../vendor/enter/pass-ready.server.ts'
import { proveWorker } from '../../vendor/worker/worker-pin.server.ts'
import { ppeIssue, type PpeIssue } from './ppe-issue.resource.ts'
import { keeper } from './ppe-people.server.ts'
import { ppeRefusals } from './ppe-refusals.texts.ts'
import { departmentStandards, standardsOf } from './ppe-standards.server.ts'
import { isSharedReceiver, notToShare, receivers, unfitReceiver, type Standard } from './ppe.rule.ts'

/** The columns of an issue that say who receives it. */
export interface Receiver {
  receiverCd: string
  deptCd: string | null
  userId: string | null
  areaCd: string | null
  vendorCd: string | null
  vendorWorkerNo: number | null
}
interface Asked {
  plantCd: string
  receiverCd: string
  userId?: string | null | undefined
  areaCd?: string | null | undefined
  vendorWorkerNo?: number | null | undefined
}

/**
 * Who receives equipment, with what follows from it. The engine fills in the person who writes where none is named:
 * for a worker of a company he is taken out again.
 * @throws Refusal 400 at the field, 422 (no pass today)
 */
export async function receiverOf(context: Context, asked: Asked): Promise<Receiver> {
  const { session } = context
  const filled = asked.receiverCd === receivers.worker && asked.userId === session.userId
  const given = { ...asked, userId: filled ? null : asked.userId }
  const unfit = unfitReceiver(given)
  if (unfit)
    throw badField(unfit.path, unfit.is === 'missing' ? messages.required : ppeRefusals.oneReceiver())
  const { receiverCd, userId = null, areaCd = null, vendorWorkerNo = null, plantCd } = given
  if (vendorWorkerNo !== null) {
    const vendorCd = await companyOf(context, vendorWorkerNo, plantCd)
    return { receiverCd, deptCd: session.deptCd, userId: null, areaCd: null, vendorCd, vendorWorkerNo }
  }
  const deptCd = await departmentOf(context, userId ?? '', plantCd)
  if (areaCd !== null) await requireArea(context, areaCd, plantCd)
  return { receiverCd, deptCd, userId, areaCd, vendorCd: null, vendorWorkerNo: null }
}
/** The department of now of an employee of the plant. @throws Refusal 400 at the field */
async function departmentOf({ sql }: Context, userId: string, plantCd: string): Promise<string> {
  const person = await sql.maybe<{ deptCd: string | null }>(
    'select "deptCd" from "user" where "userId" = $1 and "plantCd" = $2 and "vendorCd" is null',
    [userId, plantCd],
  )
  if (!person?.deptCd) throw badField('userId', ppeRefusals.receiverPlant())
  return person.deptCd
}
async function requireArea({ sql }: Context, areaCd: string, plantCd: string): Promise<void> {
  const area = await sql.maybe('select 1 from "permitArea" where "areaCd" = $1 and "plantCd" = $2', [
    areaCd,
    plantCd,
  ])
  if (!area) throw badField('areaCd', ppeRefusals.otherPlant())
}
/** The company of a worker who may be at the plant today. @throws Refusal 400, 422 */
async function companyOf(context: Context, vendorWorkerNo: number, plantCd: string): Promise<string> {
  const worker = await context.sql.maybe<{ vendorCd: string }>(
    'select "vendorCd" from "vendorWorker" where "vendorWorkerNo" = $1',
    [vendorWorkerNo],
  )
  if (!worker) throw badField('vendorWorkerNo', messages.badChoice('업체 작업자'))
  await requirePass(context, vendorWorkerNo, plantCd)
  return worker.vendorCd
}
/** Whoever may not enter today is given nothing and signs for nothing. @throws Refusal 422 with the reasons of the gate */
async function requirePass(context: Context, vendorWorkerNo: number, plantCd: string): Promise<void> {
  const found = await passReasons(context, [vendorWorkerNo], plantCd, context.today)
  const reasons = found.get(vendorWorkerNo) ?? []
  if (reasons.length > 0)
    throw refused(reasons.map(({ message, fixUrl }) => ({ guard: 'pass', message, fixUrl })))
}

/**
 * What the receiver is due by kind, which gives the months until the exchange; a company's worker has no standard here,
 * so that the months of the item hold. @throws Refusal 400 for a kind that is not to be shared
 */
export async function standardsFor(
  context: Context,
  { receiverCd, userId }: Receiver,
  lines: readonly { ppeItemNo: number }[],
): Promise<ReadonlyMap<string, Standard>> {
  if (userId === null) return new Map()
  if (!isSharedReceiver(receiverCd)) return standardsOf(context, userId)
  const { standards, shared } = await departmentStandards(context, userId)
  const kinds = await context.sql.query<{ ppeCd: string; ppeNm: string }>(
    `select distinct i."ppeCd", coalesce(${codeNameOf('c', context.session.language)}, i."ppeCd") as "ppeNm" from "ppeItem" i
     left join "codeItem" c on c."codeGrpCd" = 'PTW_PPE' and c."code" = i."ppeCd" where i."ppeItemNo" = any($1::bigint[]) order by 2`,
    [lines.map(({ ppeItemNo }) => ppeItemNo)],
  )
  const personal = new Set(
    notToShare(
      kinds.map(({ ppeCd }) => ppeCd),
      shared,
    ),
  )
  const names = kinds.flatMap(({ ppeCd, ppeNm }) => (personal.has(ppeCd) ? [ppeNm] : []))
  if (names.length > 0) throw badField('receiverCd', ppeRefusals.notShared({ kinds: names.join(', ') }))
  return standards
}

/**
 * Before the transaction of a worker's signature: whether this person holds the device for him, whether he may be here
 * today, and that it is he.
 * @throws Refusal 403, 409, 422, and as `proveWorker`
 */
async function proveReceiver(context: Context, row: PpeIssue, pinPwd: unknown): Promise<void> {
  const refusal = keeper(row, context)
  if (refusal) throw forbidden(refusal)
  if (row.vendorWorkerNo === null) throw conflict(ppeRefusals.receiverOnly())
  if (row.state !== 'issued') throw conflict(messages.wrongState(ppeIssue.states![row.state]))
  await requirePass(context, row.vendorWorkerNo, row.plantCd)
  await proveWorker(context, row.vendorWorkerNo, pinPwd)
}
/**
 * A worker signs for what he was given, by his own PIN at the device of whoever gives it. A wrong one counts although
 * the request is refused.
 * @param issueOf the issue in the scope of the caller
 */
export const workerReceives = (
  engine: Engine,
  request: FastifyRequest,
  issueOf: (context: Context, lock: boolean) => Promise<PpeIssue>,
): Promise<void> =>
  writingAfter(
    engine,
    request,
    async () => {
      const context = reading(engine, request.session)
      const { pinPwd } = Object(request.body) as { pinPwd?: unknown }
      await proveReceiver(context, await issueOf(context, false), pinPwd)
    },
    async (context) => {
      const row = await issueOf(context, true)
      await actingAs(context, asSystem('작업자 본인 PIN 수령'), (own) =>
        runTransition(behaviourNamed(ppeIssue.name)!, own, row.ppeIssueNo, 'receive'),
      )
      context.publish(changeOf(ppeIssue, row.ppeIssueNo, row))
    },
  )

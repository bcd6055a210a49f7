import { addLine, changeLine, removeLine } from '../../../core/server/entity/lines.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import type { ColumnsOf } from '../../../core/shared/resource.ts'
import { actingAs, asSystem, type Context } from '../../../core/server/entity/context.ts'
import { badField, conflict, forbidden, notFound, refused } from '../../../core/server/http/errors.ts'
import { messages } from '../../../core/shared/messages.ts'
import { parametersOf } from '../permit/permit-facts.server.ts'
import { isolates, linkedPermits, recordLoto } from './loto-facts.server.ts'
import { lockMaster, lockStates } from './lock.resource.ts'
import type { lotoPoints } from './loto-lines.resource.ts'
import { requirePlantOf } from './loto.server.ts'
import {
  judgeZeroEnergy,
  liftRefusals,
  lockRefusal,
  stepRefusal,
  unlockRefusal,
  verifyRefusal,
} from './loto.rule.ts'
import { canAct, donePermitStates, lotoStates, type LotoAct } from './loto-transitions.rule.ts'
import { safLoto, type Loto } from './loto.resource.ts'
import { lotoRefusals } from './loto-refusals.texts.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'

/**
 * What is done on a lockout besides its transitions. Each runs in the transaction that holds the lockout's
 * row.
 */
export function inState(loto: Pick<Loto, 'state'>, act: LotoAct): void {
  const state = loto.state
  if (!canAct(state, act)) throw conflict(messages.wrongState(lotoStates[state]))
}
export async function requireIsolator(context: Context, loto: Loto): Promise<void> {
  if (!(await isolates(context, loto))) throw forbidden(lotoRefusals.isolatorOnly())
}
/** @throws Refusal 422 with the sentence of a rule */
export function refuseWith(guard: string, message: Sentence | undefined): void {
  if (message) throw refused([{ guard, message }])
}
export function pointOf(loto: Loto, given: unknown): Loto['points'][number] {
  const point = loto.points.find(({ lotoPointNo }) => lotoPointNo === Number(given))
  if (!point) throw notFound()
  return point
}
/** A point as the diary names it, in Korean. */
export const named = ({ seq, deviceTag }: Loto['points'][number]): string =>
  String(lotoRefusals.numbered({ seq, tag: deviceTag }))
const textOf = (body: unknown, name: string): string => {
  const value = (body as Record<string, unknown> | null | undefined)?.[name]
  return typeof value === 'string' ? value.trim() : ''
}

/**
 * Hangs a lock and its tag on a point, in the planned order; a lock hangs in one place only.
 * @throws Refusal
 * 409 (lock in use)
 */
export async function lockPoint(loto: Loto, context: Context, given: unknown, body: unknown): Promise<void> {
  inState(loto, 'lock')
  await requireIsolator(context, loto)
  const point = pointOf(loto, given)
  refuseWith('order', lockRefusal(loto.points, point, loto.steps))
  const lockNo = textOf(body, 'lockNo')
  if (!lockNo) throw badField('lockNo', lotoRefusals.chooseLock())
  await takeLock(context, loto, lockNo)
  const tagNo = `${loto.lotoCd}-${String(point.seq).padStart(2, '0')}`
  await markPoint(context, loto, {
    lotoPointNo: point.lotoPointNo,
    lockNo,
    tagNo,
    lockUserId: context.session.userId,
    lockDt: context.now,
    verifyMethodCd: null,
    verifyVal: null,
    verifyUserId: null,
    verifyDt: null,
    unlockUserId: null,
    unlockDt: null,
  })
  await noted(context, loto, 'lock', `${named(point)} · ${lockNo}`, { lockNo, tagNo })
}
type PointMarks = { lotoPointNo: number } & ColumnsOf<typeof lotoPoints>
/** Its trail is left by `noted`. */
const markPoint = (context: Context, loto: Loto, marks: PointMarks): Promise<boolean> =>
  changeLine(context, safLoto, 'points', loto.lotoNo, marks, { trail: false })
/** One statement decides between two who reach for the same lock. */
async function takeLock(context: Context, loto: Loto, lockNo: string): Promise<void> {
  const lock = await context.sql.maybe<{ statCd: string; useYn: string | null }>(
    `select "statCd", "useYn" from "lockMaster" where "lockNo" = $1 and "plantCd" = $2`,
    [lockNo, loto.plantCd],
  )
  if (!lock || lock.useYn === 'N') throw badField('lockNo', lotoRefusals.foreignLock())
  const inUse = { statCd: lockStates.inUse }
  const taken = await setColumns(context, lockMaster, lockNo, inUse, {
    from: { statCd: lockStates.stored },
    trail: false,
  })
  if (!taken)
    throw conflict(lock.statCd === lockStates.lost ? lotoRefusals.lostLock() : lotoRefusals.usedLock())
}

/** Another person proves that no energy is left (안전보건규칙 제319조제2항제5호, 제92조제4항). */
export async function verifyPoint(
  loto: Loto,
  context: Context,
  given: unknown,
  body: unknown,
): Promise<void> {
  inState(loto, 'verify')
  await requireIsolator(context, loto)
  const point = pointOf(loto, given)
  refuseWith('verify', verifyRefusal(point, context.session.userId, loto.steps))
  const methodCd = textOf(body, 'verifyMethodCd')
  const known = await context.sql.maybe(
    `select 1 from "codeItem" where "codeGrpCd" = 'LOTO_VERIFY' and "code" = $1 and "useYn" = 'Y'`,
    [methodCd],
  )
  if (!known) throw badField('verifyMethodCd', messages.badChoice('확인방법'))
  const value = (body as { verifyVal?: unknown } | null)?.verifyVal
  if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) > 1_000_000)
    throw badField('verifyVal', lotoRefusals.valueNumber())
  const { lotoHeatMaxC, lotoRadiationMaxUsv } = await parametersOf(context, loto.plantCd)
  const verdict = judgeZeroEnergy(point.energyCd, value, {
    heatMaxC: lotoHeatMaxC,
    radiationMaxUsv: lotoRadiationMaxUsv,
  })
  refuseWith('zeroEnergy', verdict.message)
  await markPoint(context, loto, {
    lotoPointNo: point.lotoPointNo,
    verifyMethodCd: methodCd,
    verifyVal: value,
    verifyUserId: context.session.userId,
    verifyDt: context.now,
  })
  await noted(context, loto, 'verify', `${named(point)} · ${value} ${verdict.unit}`, { methodCd, value })
}

/** Takes a lock off: in reverse order, by whoever hung it. */
export async function unlockPoint(loto: Loto, context: Context, given: unknown): Promise<void> {
  inState(loto, 'unlock')
  const point = pointOf(loto, given)
  refuseWith(
    'unlock',
    unlockRefusal(
      loto.points,
      point,
      context.session.userId,
      loto.state === 'releaseRequested' ? loto.steps : [],
    ),
  )
  // What was cut for a work is not given back under it, also during the isolation (after a test run).
  if (loto.state === 'isolating')
    refuseWith('works', liftRefusals(await linkedPermits(context, loto.lotoNo), loto.personalLocks)[0])
  await takeOff(context, loto, point)
  await noted(context, loto, 'unlock', `${named(point)} · ${point.lockNo ?? ''}`, { lockNo: point.lockNo })
}
/** The lock goes back into its box; the point keeps who took it off and when. */
export async function takeOff(context: Context, loto: Loto, point: Loto['points'][number]): Promise<void> {
  const { lotoPointNo, lockNo } = point
  await markPoint(context, loto, {
    lotoPointNo,
    unlockUserId: context.session.userId,
    unlockDt: context.now,
  })
  if (lockNo === null) return
  await actingAs(context, asSystem('자물쇠 반납'), (own) =>
    setColumns(own, lockMaster, lockNo, { statCd: lockStates.stored }, { trail: false }),
  )
}

/** One fixed step of 제319조. */
export async function confirmStep(loto: Loto, context: Context, given: unknown): Promise<void> {
  inState(loto, 'step')
  await requireIsolator(context, loto)
  const step = loto.steps.find(({ lotoStepNo }) => lotoStepNo === Number(given))
  if (!step) throw notFound()
  if ((step.stageCd === 'isolate') !== (loto.state === 'isolating'))
    throw conflict(messages.wrongState(lotoStates[loto.state]))
  refuseWith('steps', stepRefusal(loto.steps, step, loto.points))
  const confirmed = {
    lotoStepNo: step.lotoStepNo,
    confirmUserId: context.session.userId,
    confirmDt: context.now,
  }
  await changeLine(context, safLoto, 'steps', loto.lotoNo, confirmed, { trail: false })
  await noted(context, loto, 'step', step.itemNm, { step: step.itemNm })
}

/** One lockout serves several permits: links another one, or lets go of one whose work is done. */
export async function linkPermit(loto: Loto, context: Context, body: unknown): Promise<void> {
  const { permitNo, off } = (body ?? {}) as { permitNo?: unknown; off?: unknown }
  inState(loto, off === true ? 'unlink' : 'link')
  await requireIsolator(context, loto)
  const number = Number(permitNo)
  if (!Number.isSafeInteger(number) || number <= 0) throw badField('permitNo', lotoRefusals.choosePermit())
  await requirePlantOf(context, number, loto.plantCd ?? '')
  const permit = await context.sql.one<{ permitCd: string; state: string }>(
    'select "permitCd", "state" from "workPermit" where "permitNo" = $1',
    [number],
  )
  const linked = loto.permits.find((each) => each.permitNo === number)
  if (off === true) {
    if (!linked) throw notFound()
    const live = ['approved', 'working', 'extensionRequested', 'suspended'].includes(permit.state)
    refuseWith('permit', live ? lotoRefusals.permitLive({ permit: permit.permitCd }) : undefined)
    await removeLine(context, safLoto, 'permits', loto.lotoNo, linked.lotoPermitNo, { trail: false })
  } else {
    if (linked) throw conflict(lotoRefusals.permitLinked())
    refuseWith(
      'permit',
      (donePermitStates as readonly string[]).includes(permit.state) && permit.state !== 'rejected'
        ? lotoRefusals.permitEnded({ permit: permit.permitCd })
        : undefined,
    )
    await addLine(context, safLoto, 'permits', loto.lotoNo, { permitNo: number }, { trail: false })
  }
  await noted(context, loto, off === true ? 'unlink' : 'link', permit.permitCd, { permitNo: number })
}

/** The diary, the trail, and everybody who looks at it. */
export async function noted(
  context: Context,
  loto: Loto,
  eventCd: string,
  targetTxt: string,
  trail: Record<string, unknown>,
  reasonTxt?: string,
): Promise<void> {
  await recordLoto(context, loto.lotoNo, eventCd, {
    targetTxt,
    reasonTxt: reasonTxt || undefined,
    trail: { events: [null, { eventCd, target: targetTxt, ...trail }] },
  })
  for (const { permitNo } of loto.permits) context.publish({ topic: 'workPermit', key: permitNo })
}

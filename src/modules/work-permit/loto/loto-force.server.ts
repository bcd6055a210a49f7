import { addLine, changeLine } from '../../../core/server/entity/lines.ts'
import type { ColumnsOf } from '../../../core/shared/resource.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField, conflict, forbidden, notFound } from '../../../core/server/http/errors.ts'
import { reasonMin } from '../../../core/shared/limits.ts'
import { messages } from '../../../core/shared/messages.ts'
import { holds } from '../permit/permit-facts.server.ts'
import { inState, named, noted, pointOf, refuseWith, requireIsolator, takeOff } from './loto-acts.server.ts'
import { isOwnWorker, leads } from './loto-facts.server.ts'
import {
  forceSignRefusal,
  isForceRole,
  isLocked,
  missingForceRoles,
  type ForceRole,
  type ForceSigners,
} from './loto.rule.ts'
import { safLoto, type Loto } from './loto.resource.ts'
import type { lotoForces } from './loto-lines.resource.ts'
import { lotoRefusals } from './loto-refusals.texts.ts'
import { forceRoleNames } from './loto.texts.ts'

type Force = Loto['forces'][number]
const signersOf = (force: Force): ForceSigners => ({
  issuer: force.issuerUserId,
  safety: force.safetyUserId,
  supervisor: force.supUserId,
})
const columnOf: Record<ForceRole, string> = { issuer: 'issuer', safety: 'safety', supervisor: 'sup' }

function textOf(body: unknown, name: string): string {
  const value = (body as Record<string, unknown> | null | undefined)?.[name]
  const text = typeof value === 'string' ? value.trim().normalize('NFC') : ''
  if (text.length < reasonMin) throw badField(name, messages.reasonMin(reasonMin))
  if (text.length > 1000) throw badField(name, messages.tooLong('사유', 1000))
  return text
}

/**
 * Asks for the removal of a lock whose owner is not there, with the reason and the calls that were tried.
 * (ptw.md 4)
 */
export async function requestForce(loto: Loto, context: Context, body: unknown): Promise<void> {
  inState(loto, 'force')
  await requireIsolator(context, loto)
  const { lotoPointNo, lotoPersonalLockNo } = (body ?? {}) as {
    lotoPointNo?: unknown
    lotoPersonalLockNo?: unknown
  }
  const lock = loto.personalLocks.find((each) => each.lotoPersonalLockNo === Number(lotoPersonalLockNo))
  const point = lock ? undefined : pointOf(loto, lotoPointNo)
  if (lock ? lock.offDt !== null : !isLocked(point!)) throw conflict(lotoRefusals.lockReleased())
  // Force is for the lock of somebody who is away; his own signature would be missing among the three.
  if ((lock ? lock.workerUserId : point!.lockUserId) === context.session.userId)
    throw conflict(lotoRefusals.ownLock())
  const key = lock ? lock.lotoPersonalLockNo : point!.lotoPointNo
  const column = lock ? 'lotoPersonalLockNo' : 'lotoPointNo'
  if (loto.forces.some((force) => force.doneDt === null && force[column] === key))
    throw conflict(lotoRefusals.forceAsked())
  const [reasonTxt, callTxt] = [textOf(body, 'reasonTxt'), textOf(body, 'callTxt')]
  const ownerTxt = lock
    ? `${lock.vendorWorkerNm ?? lock.workerUserNm ?? ''} · ${lock.lockNo}`
    : `${point!.lockUserNm ?? point!.lockUserId ?? ''} · ${named(point!)} · ${point!.lockNo ?? ''}`
  const request = {
    [column]: key,
    ownerTxt,
    reasonTxt,
    callTxt,
    rqstUserId: context.session.userId,
    rqstDt: context.now,
  }
  await addLine(context, safLoto, 'forces', loto.lotoNo, request, { trail: false })
  await noted(context, loto, 'forceRequest', ownerTxt, { callTxt }, reasonTxt)
}

const forceOf = (loto: Loto, given: unknown): Force => {
  const force = loto.forces.find(({ lotoForceNo }) => lotoForceNo === Number(given))
  if (!force) throw notFound()
  return force
}
const ownerOf = (loto: Loto, force: Force): { userId: string | null; vendorWorkerNo: number | null } => {
  const lock = loto.personalLocks.find(
    ({ lotoPersonalLockNo }) => lotoPersonalLockNo === force.lotoPersonalLockNo,
  )
  const point = loto.points.find(({ lotoPointNo }) => lotoPointNo === force.lotoPointNo)
  return {
    userId: lock ? lock.workerUserId : (point?.lockUserId ?? null),
    vendorWorkerNo: lock?.vendorWorkerNo ?? null,
  }
}
/**
 * Whether the caller answers for this role at this lock: the owner's superior is his company's, or the head
 * above him.
 */
export async function mayForce(
  loto: Loto,
  context: Context,
  force: Force,
  role: ForceRole,
): Promise<boolean> {
  if (role === 'issuer') return holds(context, loto, 'issuer')
  if (role === 'safety') return holds(context, loto, 'safetyManager')
  const { userId, vendorWorkerNo } = ownerOf(loto, force)
  if (vendorWorkerNo !== null) return isOwnWorker(context, context.session, vendorWorkerNo)
  return userId !== null && leads(context, userId)
}
/** Roles that the caller could sign now. */
export async function openForceRoles(loto: Loto, context: Context, force: Force): Promise<ForceRole[]> {
  if (force.doneDt !== null) return []
  const owner = ownerOf(loto, force).userId
  const mine: ForceRole[] = []
  for (const role of missingForceRoles(signersOf(force)))
    if (
      forceSignRefusal(signersOf(force), role, context.session.userId, owner) === undefined &&
      (await mayForce(loto, context, force, role))
    )
      mine.push(role)
  return mine
}

/** One of the three signatures; the last one takes the lock off. */
export async function signForce(loto: Loto, context: Context, body: unknown): Promise<void> {
  inState(loto, 'force')
  const { lotoForceNo, role: given } = (body ?? {}) as { lotoForceNo?: unknown; role?: unknown }
  const force = forceOf(loto, lotoForceNo)
  if (!isForceRole(given)) throw badField('role', messages.badChoice('서명'))
  const role = given
  if (force.doneDt !== null) throw conflict(lotoRefusals.lockReleased())
  const owner = ownerOf(loto, force)
  refuseWith('sign', forceSignRefusal(signersOf(force), role, context.session.userId, owner.userId))
  if (!(await mayForce(loto, context, force, role)))
    throw forbidden(lotoRefusals.roleSigns({ role: forceRoleNames[role]() }))
  const by = columnOf[role]
  await markForce(context, loto, force, {
    [`${by}UserId`]: context.session.userId,
    [`${by}Dt`]: context.now,
  })
  await noted(context, loto, 'forceSign', `${forceRoleNames[role]()} · ${force.ownerTxt}`, { role })
  if (missingForceRoles({ ...signersOf(force), [role]: context.session.userId }).length === 0)
    await removeByForce(loto, context, force)
}
/** Its trail is left by `noted`. */
const markForce = (
  context: Context,
  loto: Loto,
  { lotoForceNo }: Force,
  marks: ColumnsOf<typeof lotoForces>,
): Promise<boolean> =>
  changeLine(context, safLoto, 'forces', loto.lotoNo, { lotoForceNo, ...marks }, { trail: false })
async function removeByForce(loto: Loto, context: Context, force: Force): Promise<void> {
  await markForce(context, loto, force, { doneDt: context.now })
  const { lotoPersonalLockNo } = force
  if (lotoPersonalLockNo !== null) {
    const off = {
      lotoPersonalLockNo,
      offDt: context.now,
      offUserId: context.session.userId,
      forcedYn: 'Y',
    } as const
    const hanging = { from: { offDt: null }, trail: false } as const
    await changeLine(context, safLoto, 'personalLocks', loto.lotoNo, off, hanging)
  } else await takeOff(context, loto, pointOf(loto, force.lotoPointNo))
  await noted(context, loto, 'force', force.ownerTxt, {}, force.reasonTxt)
}

/** The owner has been told, before he comes in again. */
export async function informOwner(loto: Loto, context: Context, body: unknown): Promise<void> {
  inState(loto, 'inform')
  await requireIsolator(context, loto)
  const force = forceOf(loto, (body as { lotoForceNo?: unknown } | null)?.lotoForceNo)
  if (force.doneDt === null) throw conflict(lotoRefusals.notReleased())
  if (force.informDt !== null) throw conflict(lotoRefusals.informed())
  await markForce(context, loto, force, { informUserId: context.session.userId, informDt: context.now })
  await noted(context, loto, 'inform', force.ownerTxt, {})
}

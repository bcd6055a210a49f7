import { addLine, changeLine } from '../../../core/server/entity/lines.ts'
import type { Context, Engine } from '../../../core/server/entity/context.ts'
import { badField, conflict, forbidden, notFound, refused } from '../../../core/server/http/errors.ts'
import { refuseHaste } from '../../../platform/session/attempts.ts'
import { passwordSha, verifyPassword } from '../../../platform/session/password.ts'
import { proveWorker } from '../../vendor/worker/worker-pin.server.ts'
import { holds } from '../permit/permit-facts.server.ts'
import { inState, noted, refuseWith } from './loto-acts.server.ts'
import { isOwnWorker } from './loto-facts.server.ts'
import { donePermitStates } from './loto-transitions.rule.ts'
import { safLoto, type Loto } from './loto.resource.ts'
import { lotoRefusals } from './loto-refusals.texts.ts'

/** Wrong numbers of a lock with a number of its own, after which it comes off by forced removal only. */
const mostFailures = 5
const pinForm = /^\d{4}$/

export interface PersonalLockBody {
  on?: boolean
  lotoPersonalLockNo?: number
  permitNo?: number
  vendorWorkerNo?: number
  lockNo?: string
  /** PIN of the worker, who has no account; never stored as it is. */
  pinPwd?: string
}
const ownName = async (
  { sql }: Context,
  lock: { vendorWorkerNo: number | null; workerUserId: string | null },
): Promise<string> =>
  (
    await sql.one<{ name: string | null }>(
      `select coalesce((select "vendorWorkerNm" from "vendorWorker" where "vendorWorkerNo" = $1), (select "userNm" from "user" where "userId" = $2)) as name`,
      [lock.vendorWorkerNo, lock.workerUserId],
    )
  ).name ?? ''

/**
 * Somebody who works hangs the lock of his own. An employee does it signed in; a vendor's worker, who has no
 * account, at the supervisor's device or the issuer's, with his PIN, which has been proven (`proveOwner`).
 */
export async function hangPersonalLock(loto: Loto, context: Context, body: PersonalLockBody): Promise<void> {
  inState(loto, 'personalOn')
  const permit = await workOf(loto, context, body)
  const lockNo = typeof body.lockNo === 'string' ? body.lockNo.trim().normalize('NFC') : ''
  if (!lockNo || lockNo.length > 20) throw badField('lockNo', lotoRefusals.personalLockNo())
  const { vendorWorkerNo, workerUserId } = permit
  const isMe = (each: { vendorWorkerNo: number | null; workerUserId: string | null }) =>
    vendorWorkerNo === null ? each.workerUserId === workerUserId : each.vendorWorkerNo === vendorWorkerNo
  const mine = loto.personalLocks.filter(isMe)
  if (mine.some(({ offDt }) => offDt === null)) throw conflict(lotoRefusals.personalHung())
  const untold = loto.forces.find(
    (force) =>
      force.doneDt !== null &&
      force.informDt === null &&
      mine.some((each) => each.lotoPersonalLockNo === force.lotoPersonalLockNo),
  )
  refuseWith('inform', untold && lotoRefusals.tellOwner())
  const taken = await context.sql.maybe(
    `select 1 from "lotoPersonalLock" where "lockNo" = $1 and "offDt" is null`,
    [lockNo],
  )
  const master = await context.sql.maybe<{ statCd: string }>(
    `select "statCd" from "lockMaster" where "lockNo" = $1`,
    [lockNo],
  )
  if (taken || master) throw conflict(master ? lotoRefusals.sharedLock() : lotoRefusals.usedLock())
  const own = {
    permitNo: permit.permitNo,
    vendorWorkerNo,
    workerUserId,
    lockNo,
    onDt: context.now,
    onUserId: context.session.userId,
    failCnt: 0,
  }
  await addLine(context, safLoto, 'personalLocks', loto.lotoNo, own, { trail: false })
  await noted(context, loto, 'personalOn', `${await ownName(context, permit)} · ${lockNo}`, {
    lockNo,
    vendorWorkerNo,
    workerUserId,
  })
}

interface Work {
  permitNo: number
  vendorWorkerNo: number | null
  workerUserId: string | null
}
/**
 * The permit under which this person works on the equipment.
 * @throws Refusal when he is in the crew of no
 * linked permit
 */
async function workOf(loto: Loto, context: Context, body: PersonalLockBody): Promise<Work> {
  const { session, sql } = context
  const vendorWorkerNo = typeof body.vendorWorkerNo === 'number' ? body.vendorWorkerNo : null
  if (vendorWorkerNo === null && session.vendorCd)
    throw badField('vendorWorkerNo', lotoRefusals.chooseWorker())
  if (
    vendorWorkerNo !== null &&
    !(await isOwnWorker(context, session, vendorWorkerNo)) &&
    !(await holds(context, loto, 'issuer'))
  )
    throw session.vendorCd ? notFound() : forbidden(lotoRefusals.ownersRecord())
  const workerUserId = vendorWorkerNo === null ? session.userId : null
  const permit = await sql.maybe<{ permitNo: number; permitCd: string; state: string }>(
    `select p."permitNo", p."permitCd", p."state" from "lotoPermit" l join "workPermit" p using ("permitNo")
     where l."lotoNo" = $1 and ($2::bigint is null or p."permitNo" = $2) and p."state" <> all($5::text[])
       and (exists (select 1 from "permitWorker" w where w."permitNo" = p."permitNo" and (w."vendorWorkerNo" = $3 or w."workerUserId" = $4))
         or p."supWorkerNo" = $3 or p."supUserId" = $4 or p."watcherWorkerNo" = $3 or p."watcherUserId" = $4)
     order by 1 limit 1`,
    [loto.lotoNo, body.permitNo ?? null, vendorWorkerNo, workerUserId, [...donePermitStates]],
  )
  if (!permit) throw refused([{ guard: 'crew', message: lotoRefusals.notCrew() }])
  return { permitNo: permit.permitNo, vendorWorkerNo, workerUserId }
}

type StoredLock = Loto['personalLocks'][number]
function hanging(loto: Loto, body: PersonalLockBody): StoredLock {
  const lock = loto.personalLocks.find(
    ({ lotoPersonalLockNo }) => lotoPersonalLockNo === Number(body.lotoPersonalLockNo),
  )
  if (!lock) throw notFound()
  if (lock.offDt !== null) throw conflict(lotoRefusals.personalReleased())
  return lock
}

/**
 * Proves that whoever hangs the lock or takes it off is its owner: signed in as him, or by his PIN. A lock of
 * earlier days has a number of its own; a wrong one is counted outside the transaction that is rolled back,
 * so that nobody tries them all.
 */
export async function proveOwner(
  engine: Engine,
  loto: Loto,
  context: Context,
  body: PersonalLockBody,
): Promise<void> {
  if (body.on === true) {
    inState(loto, 'personalOn')
    const { vendorWorkerNo } = await workOf(loto, context, body)
    if (vendorWorkerNo !== null) await proveWorker(context, vendorWorkerNo, body.pinPwd)
    return
  }
  inState(loto, 'personalOff')
  const lock = hanging(loto, body)
  if (lock.vendorWorkerNo === null) {
    if (lock.workerUserId !== context.session.userId)
      throw refused([{ guard: 'owner', message: lotoRefusals.notMine() }])
    return
  }
  if (
    !(await isOwnWorker(context, context.session, lock.vendorWorkerNo)) &&
    !(await holds(context, loto, 'issuer'))
  )
    throw context.session.vendorCd ? notFound() : forbidden(lotoRefusals.ownersRecord())
  const own = await context.sql.one<{ pinHash: string | null }>(
    'select "pinHash" from "lotoPersonalLock" where "lotoPersonalLockNo" = $1',
    [lock.lotoPersonalLockNo],
  )
  if (own.pinHash === null) return proveWorker(context, lock.vendorWorkerNo, body.pinPwd)
  refuseHaste(context.session.userId)
  // A try is taken before anything is compared, so that guesses that arrive together are bounded as well.
  const taken = await engine.database.maybe<{ pinHash: string; failCnt: number }>(
    // By hand: counts and compares in one statement, outside the transaction that a wrong number ends.
    `update "lotoPersonalLock" set "failCnt" = coalesce("failCnt", 0) + 1
     where "lotoPersonalLockNo" = $1 and coalesce("failCnt", 0) < $2 returning "pinHash", "failCnt"`,
    [lock.lotoPersonalLockNo, mostFailures],
  )
  if (!taken)
    throw refused([
      {
        guard: 'owner',
        message: lotoRefusals.tooManyTries({ most: mostFailures }),
      },
    ])
  const pin = body.pinPwd ?? ''
  if (pinForm.test(pin) && (await verifyPassword(taken.pinHash, passwordSha(pin)))) {
    await engine.database.query(
      // By hand: takes its own try back while others count.
      `update "lotoPersonalLock" set "failCnt" = "failCnt" - 1 where "lotoPersonalLockNo" = $1`,
      [lock.lotoPersonalLockNo],
    )
    return
  }
  throw badField('pinPwd', lotoRefusals.wrongNumber({ count: taken.failCnt, most: mostFailures }))
}
/** Takes off a lock whose owner has been proven. */
export async function removePersonalLock(
  loto: Loto,
  context: Context,
  body: PersonalLockBody,
): Promise<void> {
  inState(loto, 'personalOff')
  const lock = hanging(loto, body)
  const off = {
    lotoPersonalLockNo: lock.lotoPersonalLockNo,
    offDt: context.now,
    offUserId: context.session.userId,
  }
  await changeLine(context, safLoto, 'personalLocks', loto.lotoNo, off, { trail: false })
  await noted(context, loto, 'personalOff', `${await ownName(context, lock)} · ${lock.lockNo}`, {
    lockNo: lock.lockNo,
  })
}

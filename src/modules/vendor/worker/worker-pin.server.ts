import { addRow, removeRows, sideTable } from '../../../core/server/entity/side-table.ts'
import { acts, audit, type Diff } from '../../../core/server/entity/audit.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { badField, conflict, forbidden, refused } from '../../../core/server/http/errors.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { pinLength } from '../../../platform/kiosk/kiosk.rule.ts'
import { attempt, failuresAllowed, forgetFailures, refuseHaste } from '../../../platform/session/attempts.ts'
import { passwordSha, verifyPassword } from '../../../platform/session/password.ts'
import type { EnterPass } from '../enter/enter-pass.resource.ts'
import { vendorRecords } from '../record-pages.rule.ts'
import { workerPinRefusals } from './worker-pin.texts.ts'

/** So long nobody signs for a worker whose PIN was wrong too often. */
const lockMinutes = 30
const pinForm = new RegExp(`^\\d{${pinLength}}$`)
/** What the audit trail says of a PIN: that it changed. */
const pinDiff: Diff = { pinPwd: [null, null] }

const workerPins = sideTable(
  'workerPin',
  { vendorWorkerNo: 'bigint', pinHash: 'text', pinChgDt: 'timestamptz', createUserId: 'text' },
  ['vendorWorkerNo'],
)
export interface WorkerPin {
  pinChgDt: string | null
}
export const workerPinOf = async ({ sql }: Context, { vendorWorkerNo }: EnterPass): Promise<WorkerPin> =>
  (await sql.maybe<WorkerPin>('select "pinChgDt" from "workerPin" where "vendorWorkerNo" = $1', [
    vendorWorkerNo,
  ])) ?? { pinChgDt: null }

/** The worker of a pass at a device of the plant. @throws Refusal 403, 409 (a pass of equipment) */
function workerAt({ session }: Context, pass: EnterPass): number {
  if (session.vendorCd) throw forbidden(workerPinRefusals.plantOnly())
  if (pass.vendorWorkerNo === null) throw conflict(workerPinRefusals.noWorker())
  return pass.vendorWorkerNo
}

/**
 * A worker who was given his pass chooses the number with which he signs. Whoever knows the old one cannot
 * put another in its place: it is taken away at the gate first.
 * @throws Refusal 403, 409 (no valid pass, a PIN is there)
 */
export async function chooseWorkerPin(
  context: Context,
  pass: EnterPass,
  pinHash: string,
): Promise<WorkerPin> {
  const { sql, session, now } = context
  const vendorWorkerNo = workerAt(context, pass)
  if (pass.state !== 'valid' || pass.toYmd < context.today) throw conflict(workerPinRefusals.notValid())
  const pin = { vendorWorkerNo, pinHash, pinChgDt: now, createUserId: session.userId }
  const chosen = await addRow(context, workerPins, pin)
  if (!chosen) throw conflict(workerPinRefusals.taken())
  await forgetFailures(sql, 'WORKER', String(vendorWorkerNo))
  // By hand: the trail says that a number was chosen, and never which.
  await audit(context, acts.update, 'vendorWorker', vendorWorkerNo, pinDiff)
  return workerPinOf(context, pass)
}

/**
 * The gate has recognised the worker and resets the PIN: nobody can sign for him until he chooses a new one.
 * @throws Refusal 403, 409 (no valid pass at the plant)
 */
export async function resetWorkerPin(context: Context, pass: EnterPass): Promise<WorkerPin> {
  const vendorWorkerNo = workerAt(context, pass)
  // A pass that is over gives its plant no say over a worker of other plants.
  if (pass.state !== 'valid' || pass.toYmd < context.today) throw conflict(workerPinRefusals.notValid())
  if ((await removeRows(context, workerPins, { vendorWorkerNo })) > 0)
    // By hand: the trail says that a number was reset, and never which it was.
    await audit(context, acts.update, 'vendorWorker', vendorWorkerNo, pinDiff)
  return { pinChgDt: null }
}

/**
 * Proves that a company's worker himself stands at somebody else's device: by his PIN, before the transaction
 * of what he signs. A wrong one is counted although the request is refused, and the fifth closes his signature
 * for a while. Whether the device may be used for him has been asked before.
 * @throws Refusal 400 (no PIN given, wrong), 403 (locked), 422 (none chosen yet)
 */
export async function proveWorker(context: Context, vendorWorkerNo: number, pinPwd: unknown): Promise<void> {
  const { sql, session, now } = context
  const worker = await sql.one<{ name: string; pinHash: string | null; passNo: number | null }>(
    `select w."vendorWorkerNm" as "name", p."pinHash",
       (select max(e."passNo") from "enterPass" e where e."vendorWorkerNo" = w."vendorWorkerNo" and e."state" = 'valid') as "passNo"
     from "vendorWorker" w left join "workerPin" p using ("vendorWorkerNo") where w."vendorWorkerNo" = $1`,
    [vendorWorkerNo],
  )
  const { pinHash, passNo, name } = worker
  if (pinHash === null)
    throw refused([
      {
        guard: 'pin',
        message: workerPinRefusals.noPin({ name }),
        fixUrl: passNo === null ? '/vendor/enter/enterPass' : addressOf(vendorRecords.enterPass, passNo),
      },
    ])
  if (typeof pinPwd !== 'string' || !pinForm.test(pinPwd))
    throw badField('pinPwd', workerPinRefusals.form({ pinLength }))
  refuseHaste(session.userId)
  const outcome = await attempt(sql, {
    loginKind: 'WORKER',
    userId: String(vendorWorkerNo),
    now,
    minutes: lockMinutes,
    compare: () => verifyPassword(pinHash, passwordSha(pinPwd)),
  })
  if (outcome.is === 'right') return
  if (outcome.is === 'locked' || outcome.locks)
    throw forbidden(workerPinRefusals.locked({ failuresAllowed, minutes: lockMinutes }))
  throw badField('pinPwd', workerPinRefusals.wrong({ count: outcome.count, failuresAllowed }))
}

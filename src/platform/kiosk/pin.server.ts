import { acts, audit, type Diff } from '../../core/server/entity/audit.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { badField, conflict, notFound } from '../../core/server/http/errors.ts'
import { forgetFailures } from '../session/attempts.ts'
import { hashPassword, passwordSha } from '../session/password.ts'
import { revokeCodes } from '../user/user.resource.ts'
import { badgeNumber, pinProblem } from './kiosk.rule.ts'
import { pinServerMessages } from './kiosk.texts.ts'

/** Facts about badge and PIN, for the person and for administrators. */
export interface BadgeFacts {
  badgeNo: string | null
  pinChgDt: string | null
}
/** The audit trail records only that the PIN changed. */
const pinDiff: Diff = { pinPwd: [null, null] }

export const badgeOf = async ({ sql }: Context, userId: string): Promise<BadgeFacts> =>
  (await sql.maybe<BadgeFacts>('select "badgeNo", "pinChgDt" from "userBadge" where "userId" = $1', [
    userId,
  ])) ?? {
    badgeNo: null,
    pinChgDt: null,
  }

/** The hash of a new PIN, made before the transaction: it takes its time. @throws Refusal 400 */
export async function hashOfPin(body: { pinPwd?: unknown; pinPwdRepeat?: unknown }): Promise<string> {
  const given = (value: unknown): string => (typeof value === 'string' ? value : '')
  const problem = pinProblem(given(body.pinPwd), given(body.pinPwdRepeat))
  if (problem) throw badField('pinPwd', problem)
  return hashPassword(passwordSha(given(body.pinPwd)))
}

/**
 * Sets one's own PIN; who has no badge number yet gets one. The password of the portal has been proven
 * before.
 */
export async function setPin(context: Context, pinHash: string): Promise<BadgeFacts> {
  const { session, sql, now } = context
  const badge = await sql.one<BadgeFacts>(
    `insert into "userBadge" as b ("userId", "badgeNo", "pinHash", "pinChgDt", "createUserId", "updateUserId")
     values ($1, 'B' || nextval('"badgeSeq"'), $2, $3, $1, $1)
     on conflict ("userId") do update set "pinHash" = $2, "pinChgDt" = $3, "updateUserId" = $1, "updateDt" = now()
     returning "badgeNo", "pinChgDt"`,
    [session.userId, pinHash, now],
  )
  await endAtKiosks(context, session.userId)
  await forgetFailures(sql, 'KIOSK', badge.badgeNo ?? '')
  await audit(context, acts.update, 'userBadge', session.userId, pinDiff)
  return badge
}

/**
 * An administrator takes a PIN away: nobody identifies with that badge until its owner sets a new one.
 * @throws Refusal 404
 */
export async function resetPin(context: Context, userId: string): Promise<BadgeFacts> {
  const badge = await context.sql.maybe<BadgeFacts>(
    `update "userBadge" set "pinHash" = null, "pinChgDt" = null, "updateUserId" = $2, "updateDt" = now() where "userId" = $1 returning "badgeNo", "pinChgDt"`,
    [userId, context.session.userId],
  )
  if (!badge) throw notFound()
  await endAtKiosks(context, userId)
  await forgetFailures(context.sql, 'KIOSK', badge.badgeNo ?? '')
  await audit(context, acts.update, 'userBadge', userId, pinDiff)
  return badge
}

/**
 * An administrator writes down the number of the card that the person carries.
 * @throws Refusal 400, 404, 409
 */
export async function setBadge(context: Context, userId: string, given: unknown): Promise<BadgeFacts> {
  const { sql, session } = context
  const badgeNo = typeof given === 'string' ? badgeNumber(given) : ''
  if (!/^[A-Z0-9-]{4,30}$/.test(badgeNo)) throw badField('badgeNo', pinServerMessages.badgeForm())
  if (!(await sql.maybe('select 1 from "user" where "userId" = $1', [userId]))) throw notFound()
  const other = await sql.maybe('select 1 from "userBadge" where "badgeNo" = $1 and "userId" <> $2', [
    badgeNo,
    userId,
  ])
  if (other) throw conflict(pinServerMessages.badgeTaken())
  const before = await badgeOf(context, userId)
  const badge = await sql.one<BadgeFacts>(
    `insert into "userBadge" ("userId", "badgeNo", "createUserId", "updateUserId") values ($1, $2, $3, $3)
     on conflict ("userId") do update set "badgeNo" = $2, "updateUserId" = $3, "updateDt" = now() returning "badgeNo", "pinChgDt"`,
    [userId, badgeNo, session.userId],
  )
  await audit(context, acts.update, 'userBadge', userId, { badgeNo: [before.badgeNo, badgeNo] })
  return badge
}
const endAtKiosks = ({ sql, now }: Context, userId: string): Promise<unknown> =>
  sql.query(
    `update "userSession" set "revokeCd" = $2, "revokeDt" = $3 where "userId" = $1 and "kioskNo" is not null and "revokeCd" is null`,
    [userId, revokeCodes.forced, now],
  )

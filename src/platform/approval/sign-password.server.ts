import { momentOf } from '../../core/shared/dates.ts'
import { messages } from '../../core/shared/messages.ts'
import type { Engine } from '../../core/server/entity/context.ts'
import { notSignedIn, Refusal } from '../../core/server/http/errors.ts'
import type { Session } from '../../core/server/http/session.ts'
import { accountStates, revokeCodes } from '../user/user.resource.ts'
import { attempt, clearAttempts, refuseHaste, failuresAllowed } from '../session/attempts.ts'
import { endSessions } from '../session/end-sessions.ts'
import { isPasswordSha } from '../session/password.rule.ts'
import { verifyPassword } from '../session/password.ts'
import { tellLocked } from '../session/sign-in.ts'
import { attemptMessages } from '../session/session.texts.ts'
import { stepSays } from './approval-names.texts.ts'

/**
 * Checks the signer's password (policy signPwYn). A wrong one counts as a failed sign-in, and the fifth locks
 * the account and ends its sessions, so that a stranger at an open screen cannot go on guessing. Runs outside
 * the transaction of the act, because a failure must be counted although the act is rolled back.
 * @throws Refusal 400 (none given), 401 WRONG_PASSWORD, 403 (locked), 429
 */
export async function confirmPassword(
  engine: Engine,
  session: Session,
  userPwdSHA: unknown,
  what = String(stepSays.signing()),
): Promise<void> {
  if (typeof userPwdSHA !== 'string' || !isPasswordSha(userPwdSHA))
    throw new Refusal(400, 'BAD_REQUEST', messages.passwordRequired, {
      fields: [{ path: 'userPwdSHA', message: messages.passwordRequired }],
    })
  const { database: sql } = engine
  const now = momentOf(engine.clock.now())
  const { userId, ip } = session
  const loginKind = session.vendorCd ? 'VENDOR' : 'MAIN'
  refuseHaste(userId)
  const account = () =>
    sql.one<{ userPwdHash: string | null; acctStatusCd: string }>(
      'select "userPwdHash", "acctStatusCd" from "user" where "userId" = $1',
      [userId],
    )
  if ((await account()).acctStatusCd !== accountStates.active)
    throw new Refusal(403, 'ACCOUNT_LOCKED', attemptMessages.locked())
  const outcome = await attempt(sql, {
    loginKind,
    userId,
    now,
    knownUserId: userId,
    compare: async () => {
      const { userPwdHash } = await account()
      return userPwdHash !== null && (await verifyPassword(userPwdHash, userPwdSHA))
    },
  })
  if (outcome.is === 'right') return clearAttempts(sql, userId, now)
  if (outcome.is === 'locked') throw new Refusal(403, 'ACCOUNT_LOCKED', attemptMessages.locked())
  await sql.query(
    `insert into "loginHist" ("userId", "dt", "loginKindCd", "resultCd", "ip", "reason") values ($1, $2, $4, 'WRONG_PASSWORD', $3, $5)`,
    [userId, now, ip, loginKind, what],
  )
  if (outcome.locks) {
    await endSessions(sql, userId, revokeCodes.forced, now)
    await tellLocked(engine, userId, ip)
  }
  throw notSignedIn(
    'WRONG_PASSWORD',
    attemptMessages.wrongSignature({ count: outcome.count, failuresAllowed }),
  )
}

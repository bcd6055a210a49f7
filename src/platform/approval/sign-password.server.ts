import { momentOf } from '../../core/shared/dates.ts'
import { messages } from '../../core/shared/messages.ts'
import type { Engine } from '../../core/server/entity/context.ts'
import { notSignedIn, Refusal } from '../../core/server/http/errors.ts'
import type { Session } from '../../core/server/http/session.ts'
import { accountStates } from '../user/user.resource.ts'
import { attemptMessages, clearAttempts, countFailure } from '../session/attempts.ts'
import { isPasswordSha } from '../session/password.rule.ts'
import { verifyPassword } from '../session/password.ts'

/**
 * The password of the person who signs (policy signPwYn). A wrong one counts as a failed sign-in and may lock
 * the account like one; the session itself stays. Outside the transaction of the act: a failure must be
 * counted although the act does not happen.
 * @throws Refusal 400 (none given), 401 WRONG_PASSWORD, 403 (locked)
 */
export async function confirmPassword(
  { database: sql, clock }: Engine,
  session: Session,
  userPwdSHA: unknown,
  what = '결재 비밀번호 확인',
): Promise<void> {
  if (typeof userPwdSHA !== 'string' || !isPasswordSha(userPwdSHA))
    throw new Refusal(400, 'BAD_REQUEST', messages.passwordRequired, {
      fields: [{ path: 'userPwdSHA', message: messages.passwordRequired }],
    })
  const now = momentOf(clock.now())
  const { userId, ip } = session
  const account = await sql.one<{ userPwdHash: string | null; acctStatusCd: string }>(
    'select "userPwdHash", "acctStatusCd" from "user" where "userId" = $1',
    [userId],
  )
  if (account.acctStatusCd !== accountStates.active)
    throw new Refusal(403, 'ACCOUNT_LOCKED', attemptMessages.locked)
  if (account.userPwdHash && (await verifyPassword(account.userPwdHash, userPwdSHA))) {
    await clearAttempts(sql, userId, now)
    return
  }
  const loginKind = session.vendorCd ? 'VENDOR' : 'MAIN'
  const count = await countFailure(sql, { loginKind, userId, ip }, userId, now)
  await sql.query(
    `insert into "loginHist" ("userId", "dt", "loginKindCd", "resultCd", "ip", "reason") values ($1, $2, $4, 'WRONG_PASSWORD', $3, $5)`,
    [userId, now, ip, loginKind, what],
  )
  throw notSignedIn('WRONG_PASSWORD', attemptMessages.wrongPassword(count))
}

import { acts, audit, type Diff } from '../../core/server/entity/audit.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { badField, forbidden, notFound } from '../../core/server/http/errors.ts'
import { systemGroupNo } from '../auth-group/auth-group.resource.ts'
import { accountStates, revokeCodes } from '../user/user.resource.ts'
import { clearAttempts } from './attempts.ts'
import { endSessions } from './end-sessions.ts'
import { passwordHistory, passwordMessages, passwordProblem } from './password.rule.ts'
import { hashPassword, passwordSha, verifyPassword } from './password.ts'

/**
 * Changes a password (admin R5). One's own, or as system administrator somebody else's: then it is a
 * temporary one that must be changed at the next sign-in, and it opens a locked or dormant account. All other
 * sessions of the account end.
 * @throws Refusal 400 with the message at the field, 403, 404
 */
export async function changePassword(
  context: Context,
  change: { userId: string; userPwd: string; userPwdRepeat: string },
): Promise<void> {
  const { session, sql } = context
  const { userId } = change
  const own = userId === session.userId
  if (!own && !session.authGrpNos.includes(systemGroupNo)) throw forbidden()
  const problem = passwordProblem(userId, change.userPwd, change.userPwdRepeat)
  if (problem) throw badField('userPwd', problem)
  const account = await sql.maybe<{ acctStatusCd: string; userPwdHash: string | null }>(
    'select "acctStatusCd", "userPwdHash" from "user" where "userId" = $1 for update',
    [userId],
  )
  if (!account) throw notFound()
  const sha = passwordSha(change.userPwd)
  const former = await sql.query<{ userPwdHash: string }>(
    'select "userPwdHash" from "pwdHist" where "userId" = $1 order by "pwdHistNo" desc limit $2',
    [userId, passwordHistory],
  )
  const known = new Set([
    ...former.map(({ userPwdHash }) => userPwdHash),
    ...(account.userPwdHash ? [account.userPwdHash] : []),
  ])
  for (const userPwdHash of known) {
    if (await verifyPassword(userPwdHash, sha)) throw badField('userPwd', passwordMessages.usedBefore)
  }
  const reopened =
    !own && [accountStates.locked, accountStates.dormant].some((state) => state === account.acctStatusCd)
  await storePassword(context, userId, change.userPwd, reopened ? accountStates.active : account.acctStatusCd)
  await audit(context, acts.update, 'user', userId, {
    ...passwordDiff,
    ...(reopened ? { acctStatusCd: [account.acctStatusCd, accountStates.active] } : {}),
  })
}
/** What the audit trail says of a password: that it changed. */
export const passwordDiff: Diff = { userPwd: [null, null] }

/**
 * Writes a checked password and the state that the account has from now on. Somebody else's is temporary and
 * must be changed at the next sign-in. Failures are forgotten, all sessions but the caller's end.
 */
export async function storePassword(
  context: Context,
  userId: string,
  password: string,
  acctStatusCd: string,
): Promise<void> {
  const { session, sql, now } = context
  const userPwdHash = await hashPassword(passwordSha(password))
  await sql.query(
    `update "user" set "userPwdHash" = $2, "pwdChgDt" = $3, "mustChgYn" = $4, "failCnt" = 0, "lockToDt" = null, "unlockRqstDt" = null,
       "acctStatusCd" = $5, "updateUserId" = $6, "updateDt" = now() where "userId" = $1`,
    [userId, userPwdHash, now, userId === session.userId ? 'N' : 'Y', acctStatusCd, session.userId],
  )
  await clearAttempts(sql, userId, now)
  await sql.query('insert into "pwdHist" ("userId", "userPwdHash", "dt") values ($1, $2, $3)', [
    userId,
    userPwdHash,
    now,
  ])
  await endSessions(sql, userId, revokeCodes.passwordChange, now, session.sessionId)
}

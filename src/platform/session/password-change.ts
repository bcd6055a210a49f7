import { defined } from '../../core/shared/defined.ts'
import { momentOf } from '../../core/shared/dates.ts'
import { acts, audit, type Diff } from '../../core/server/entity/audit.ts'
import type { Context, Engine } from '../../core/server/entity/context.ts'
import type { Said } from '../../core/shared/sentence.ts'
import type { Sql } from '../../core/server/database/database.ts'
import { badField, conflict, forbidden, notFound } from '../../core/server/http/errors.ts'
import type { Session } from '../../core/server/http/session.ts'
import { confirmPassword } from '../approval/sign-password.server.ts'
import { systemGroupNo } from '../auth-group/auth-group.resource.ts'
import { notify } from '../notification/notification.server.ts'
import { accountStates, revokeCodes } from '../user/user.resource.ts'
import { clearAttempts } from './attempts.ts'
import { isCommonPassword, isNamed } from './common-password.ts'
import { endSessions } from './end-sessions.ts'
import { mustChangeSql } from './must-change.ts'
import { passwordHistory, passwordProblem } from './password.rule.ts'
import { passwordRefusals } from './password.texts.ts'
import { hashPassword, passwordSha, verifyPassword } from './password.ts'
import { passwordMessages } from './session.texts.ts'

export interface PasswordChange {
  userId: string
  userPwd: string
  userPwdRepeat: string
  /** SHA-256 of the password until now; one's own is not changed without. */
  userPwdSHA?: unknown
}
/** A checked password, ready to be stored, and the one that it takes the place of. */
export interface ProvenPassword {
  userPwdHash: string
  formerHash: string | null
}
interface Account {
  userPwdHash: string | null
  must: boolean
  isFresh: boolean
}
/** A password stays for so long, or three changes in a row would bring the first one back. */
const leastHours = 24

/**
 * Looks at everything that a new password has to be before the transaction, in which no hash is made and none
 * compared (each takes 30 ms and more). One's own needs the old one, but for a temporary one: a borrowed
 * screen must not become the account.
 * @param names that everybody here knows: of the portal and its address
 * @throws Refusal 400 with the message at the field, 401 WRONG_PASSWORD, 403, 404
 */
export async function provePasswordChange(
  engine: Engine,
  session: Session,
  change: PasswordChange,
  names: readonly string[],
): Promise<ProvenPassword> {
  const { database: sql } = engine
  const { userId, userPwd } = change
  const own = userId === session.userId
  if (!own && !session.authGrpNos.includes(systemGroupNo)) throw forbidden()
  refuseWeakPassword(change, [...names, ...(await namesAround(sql, userId))])
  const account = await sql.maybe<Account>(
    `select u."userPwdHash", ${mustChangeSql('$2')} as "must",
       coalesce(u."pwdChgDt" > $2::timestamptz - make_interval(hours => $3), false) as "isFresh" from "user" u where u."userId" = $1`,
    [userId, momentOf(engine.clock.now()), leastHours],
  )
  if (!account) throw notFound()
  if (own && !account.must) {
    if (change.userPwdSHA === undefined || change.userPwdSHA === '')
      throw badField('userPwdSHA', passwordRefusals.oldRequired())
    await confirmPassword(engine, session, change.userPwdSHA, '비밀번호 변경')
    if (account.isFresh) throw badField('userPwd', passwordRefusals.tooSoon({ hours: leastHours }))
  }
  const sha = passwordSha(userPwd)
  const former = await sql.query<{ userPwdHash: string }>(
    'select "userPwdHash" from "pwdHist" where "userId" = $1 order by "pwdHistNo" desc limit $2',
    [userId, passwordHistory],
  )
  const known = new Set([
    ...former.map(({ userPwdHash }) => userPwdHash),
    ...(account.userPwdHash ? [account.userPwdHash] : []),
  ])
  for (const userPwdHash of known) {
    if (await verifyPassword(userPwdHash, sha)) throw badField('userPwd', passwordMessages.usedBefore())
  }
  return { userPwdHash: await hashPassword(sha), formerHash: account.userPwdHash }
}
type NewPassword = Pick<PasswordChange, 'userId' | 'userPwd' | 'userPwdRepeat'>
/** @param names that everybody knows: of the portal, its address, the plant, the company @throws Refusal 400 */
function refuseWeakPassword(change: NewPassword, names: readonly string[]): void {
  const problem = weaknessOf(change, names)
  if (problem) throw badField('userPwd', problem)
}
/** What is wrong with a new password, said at its field; undefined where nothing is. */
export function weaknessOf(
  { userId, userPwd, userPwdRepeat }: NewPassword,
  names: readonly string[],
): Said | undefined {
  const problem = passwordProblem(userId, userPwd, userPwdRepeat)
  if (problem) return problem
  if (isCommonPassword(userPwd)) return passwordRefusals.common()
  return isNamed(userPwd, names) ? passwordRefusals.named() : undefined
}
/** The hash of the first password of an account that its owner opens himself; made outside any transaction. */
export const hashOfFirst = (userPwd: string): Promise<string> => hashPassword(passwordSha(userPwd))
async function namesAround(sql: Sql, userId: string): Promise<string[]> {
  const rows = await sql.query<{ name: string }>(
    // In Korean: this is the column itself, asked for beside the other languages.
    `select unnest(array[p."plantNm", v."vendorNm"]) as "name" from "user" u
     left join "plant" p on p."plantCd" = u."plantCd" left join "vendor" v on v."vendorCd" = u."vendorCd" where u."userId" = $1`,
    [userId],
  )
  return rows.flatMap(({ name }) => (name ? [name] : []))
}

/**
 * Changes a password (admin R5): one's own, or as system administrator that of another account. The latter is
 * temporary, must be changed at the next sign-in, and opens a locked or dormant account. All other sessions
 * of the account end, and its owner is notified.
 * @throws Refusal 404, 409 (changed meanwhile)
 */
export async function changePassword(
  context: Context,
  userId: string,
  { userPwdHash, formerHash }: ProvenPassword,
): Promise<void> {
  const { session, sql } = context
  const own = userId === session.userId
  const account = await sql.maybe<{ acctStatusCd: string; userPwdHash: string | null }>(
    'select "acctStatusCd", "userPwdHash" from "user" where "userId" = $1 for update',
    [userId],
  )
  if (!account) throw notFound()
  if (account.userPwdHash !== formerHash) throw conflict(passwordRefusals.changedMeanwhile())
  const reopened =
    !own && [accountStates.locked, accountStates.dormant].some((state) => state === account.acctStatusCd)
  await storePassword(context, userId, userPwdHash, reopened ? accountStates.active : account.acctStatusCd)
  await audit(context, acts.update, 'user', userId, {
    ...passwordDiff,
    ...defined({ acctStatusCd: reopened ? [account.acctStatusCd, accountStates.active] : undefined }),
  })
  await notify(context, 'ACC_PASSWORD', { to: [userId], variables: { userId, ip: session.ip } })
}
/** The audit trail records only that the password changed. */
export const passwordDiff: Diff = { userPwd: [null, null] }

/**
 * Writes a checked password and the state that the account has from now on. Somebody else's is temporary and
 * must be changed at the next sign-in. Failures are forgotten, all sessions but the caller's end.
 * @param temporary false for the first password that somebody chooses before there is a session
 */
export async function storePassword(
  context: Context,
  userId: string,
  userPwdHash: string,
  acctStatusCd: string,
  temporary = userId !== context.session.userId,
): Promise<void> {
  const { session, sql, now } = context
  await sql.query(
    `update "user" set "userPwdHash" = $2, "pwdChgDt" = $3, "mustChgYn" = $4, "failCnt" = 0, "lockToDt" = null, "unlockRqstDt" = null,
       "acctStatusCd" = $5, "updateUserId" = $6, "updateDt" = now() where "userId" = $1`,
    [userId, userPwdHash, now, temporary ? 'Y' : 'N', acctStatusCd, session.userId],
  )
  await clearAttempts(sql, userId, now)
  await sql.query('insert into "pwdHist" ("userId", "userPwdHash", "dt") values ($1, $2, $3)', [
    userId,
    userPwdHash,
    now,
  ])
  await endSessions(sql, userId, revokeCodes.passwordChange, now, session.sessionId)
}

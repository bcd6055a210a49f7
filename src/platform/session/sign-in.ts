import { dayOfMoment } from '../../core/shared/moment.ts'
import { instantOf, momentOf, showMoment, minutesBetween, minutesOfDay } from '../../core/shared/dates.ts'
import type { LoginAnswer } from '../../core/shared/session.ts'
import { asSystem, inTransaction, type Engine } from '../../core/server/entity/context.ts'
import type { Sql } from '../../core/server/database/database.ts'
import { notSignedIn, Refusal } from '../../core/server/http/errors.ts'
import { notify } from '../notification/notification.server.ts'
import { accountStates, revokeCodes } from '../user/user.resource.ts'
import { attempt, clearAttempts, failuresAllowed, isLockedAttempt, refuseBusyAddress } from './attempts.ts'
import { passwordDays } from './password.rule.ts'
import { verifyNothing, verifyPassword } from './password.ts'
import type { LoginKind } from './rights.ts'
import { newSession, refreshHash, storedSession, type Tokens } from './tokens.ts'
import { attemptMessages } from './session.texts.ts'
import { historySays } from './history.texts.ts'

/** A session ends so long after its sign-in, however busy it is. */
const sessionHours = 12

/**
 * Why a sign-in was refused, for the history only: the answer never tells a wrong name from a wrong password.
 */
const historyReasons = {
  wrongPassword: String(historySays.wrongPassword()),
  unknown: String(historySays.unknown()),
  lock: String(historySays.lock({ count: failuresAllowed })),
  locked: String(historySays.locked()),
} as const

export interface SignInRequest {
  loginKind: LoginKind
  userId: string
  userPwdSHA: string
  ip: string
  agent: string | undefined
}
interface Account {
  userId: string
  userPwdHash: string | null
  vendorCd: string | null
  psrmYn: string
  acctStatusCd: string
  lockToDt: string | null
  retireYmd: string | null
  pwdChgDt: string | null
  mustChgYn: 'Y' | 'N'
}
/**
 * A vendor's account signs in on the vendor's pages only, PSRM needs its flag, and the other way round; all
 * others are strangers there.
 */
const belongsTo = (account: Account, loginKind: LoginKind): boolean =>
  loginKind === 'MAIN'
    ? account.vendorCd === null
    : account.vendorCd !== null && (loginKind === 'VENDOR' || account.psrmYn === 'Y')

/**
 * Checks name and password and opens the account's only session; a session that was open ends with RVK02.
 * @throws Refusal 401 WRONG_PASSWORD, 403 (locked, dormant, stopped), 429
 */
export async function signIn(engine: Engine, tokens: Tokens, request: SignInRequest): Promise<LoginAnswer> {
  const now = momentOf(engine.clock.now())
  const { database: sql } = engine
  await refuseBusyAddress(sql, request.ip, request.userId, now)
  const account = await findAccount(sql, request)
  const refuseLocked = async () => {
    await writeHistory(sql, request, now, 'LOCKED', historyReasons.locked)
    return new Refusal(403, 'ACCOUNT_LOCKED', attemptMessages.locked())
  }
  if (account ? isLocked(account, now) : await isLockedAttempt(sql, request, now)) throw await refuseLocked()
  const outcome = await attempt(sql, {
    ...request,
    now,
    knownUserId: account?.userId,
    compare: () =>
      account?.userPwdHash
        ? verifyPassword(account.userPwdHash, request.userPwdSHA)
        : verifyNothing(request.userPwdSHA),
  })
  if (outcome.is === 'locked') throw await refuseLocked()
  if (!account || outcome.is === 'wrong') {
    const { count, locks } = outcome.is === 'wrong' ? outcome : { count: 1, locks: false }
    const why = account ? historyReasons.wrongPassword : historyReasons.unknown
    await writeHistory(sql, request, now, 'WRONG_PASSWORD', `${why} (${count}/${failuresAllowed})`)
    if (locks) await writeHistory(sql, request, now, 'LOCK', historyReasons.lock)
    if (account && locks) await tellLocked(engine, account.userId, request.ip)
    throw notSignedIn('WRONG_PASSWORD', attemptMessages.wrongPassword({ count, failuresAllowed }))
  }
  await refuseInactive(engine.database, request, account, now)
  return openSession(engine, tokens, request, account, now)
}

async function findAccount(sql: Sql, { userId, loginKind }: SignInRequest): Promise<Account | undefined> {
  const account = await sql.maybe<Account>(
    `select "userId", "userPwdHash", "vendorCd", "psrmYn", "acctStatusCd", "lockToDt", "retireYmd", "pwdChgDt", "mustChgYn" from "user" where "userId" = $1`,
    [userId],
  )
  return account && belongsTo(account, loginKind) ? account : undefined
}

/** An employee's lock opens by itself (admin 4.2); without a time only an administrator opens it. */
const isLocked = (account: Pick<Account, 'acctStatusCd' | 'lockToDt'>, now: string): boolean =>
  account.acctStatusCd === accountStates.locked &&
  !(account.lockToDt && instantOf(account.lockToDt) <= instantOf(now))

/** The owner of an account hears that it was locked: it may have been somebody else (admin 4.2). */
export const tellLocked = (engine: Engine, userId: string, ip: string): Promise<unknown> =>
  inTransaction(engine, asSystem('계정잠금 알림'), async (context) => {
    const { lockTo } = await context.sql.one<{ lockTo: string | null }>(
      `select to_json("lockToDt")#>>'{}' as "lockTo" from "user" where "userId" = $1`,
      [userId],
    )
    await notify(context, 'ACC_LOCKED', {
      to: [userId],
      variables: { userId, ip, lockToDt: showMoment(lockTo) },
    })
  })

/** Told only to who knows the password. */
async function refuseInactive(
  sql: Sql,
  request: SignInRequest,
  account: Account,
  now: string,
): Promise<void> {
  const retired = account.retireYmd !== null && account.retireYmd <= dayOfMoment(now)
  const state = retired ? accountStates.stopped : account.acctStatusCd
  if (state !== accountStates.dormant && state !== accountStates.stopped) return
  const [code, message] =
    state === accountStates.dormant
      ? (['ACCOUNT_DORMANT', attemptMessages.dormant()] as const)
      : (['ACCOUNT_STOPPED', attemptMessages.stopped()] as const)
  await writeHistory(sql, request, now, code, String(message))
  throw new Refusal(403, code, message)
}

async function openSession(
  engine: Engine,
  tokens: Tokens,
  request: SignInRequest,
  account: Account,
  now: string,
): Promise<LoginAnswer> {
  const [sid, secret] = [newSession(), tokens.firstRefresh()]
  const { userId } = account
  await engine.database.transaction(async (sql) => {
    // The row lock makes sign-ins of one account take turns, so that exactly one session stays alive.
    const state = await sql.one<Pick<Account, 'acctStatusCd' | 'lockToDt'>>(
      'select "acctStatusCd", "lockToDt" from "user" where "userId" = $1 for update',
      [userId],
    )
    // Locked while the password was compared: a right one that came among wrong ones opens nothing.
    if (isLocked(state, now)) throw new Refusal(403, 'ACCOUNT_LOCKED', attemptMessages.locked())
    const { acctStatusCd } = state
    await sql.query(
      `update "userSession" set "revokeCd" = case when "expireDt" <= $2 then $4 else $3 end, "revokeDt" = $2 where "userId" = $1 and "revokeCd" is null and "kioskNo" is null`,
      [userId, now, revokeCodes.secondLogin, revokeCodes.expired],
    )
    await sql.query(
      `insert into "userSession" ("sessionId", "userId", "loginKindCd", "refreshHash", "ip", "agent", "loginDt", "lastDt", "expireDt")
       values ($8, $1, $2, $3, $4, $5, $6, $6, $6::timestamptz + make_interval(hours => $7))`,
      [
        userId,
        request.loginKind,
        refreshHash(secret),
        request.ip,
        request.agent?.slice(0, 300) ?? null,
        now,
        sessionHours,
        storedSession(sid),
      ],
    )
    await sql.query(
      `update "user" set "lastLoginDt" = $2, "failCnt" = 0, "lockToDt" = null where "userId" = $1`,
      [userId, now],
    )
    // Only a lock is lifted here; other states were refused before. The statement alone, even about no row,
    // makes every process read all rights anew.
    if (acctStatusCd === accountStates.locked)
      await sql.query('update "user" set "acctStatusCd" = $2 where "userId" = $1', [
        userId,
        accountStates.active,
      ])
    await clearAttempts(sql, userId, now)
    await writeHistory(sql, request, now, 'SUCCESS')
  })
  const overdue = !account.pwdChgDt || minutesBetween(account.pwdChgDt, now) > passwordDays * minutesOfDay
  return {
    userId,
    accessToken: tokens.access({ sid, sub: userId }, engine.clock.now()),
    refreshToken: `${sid}.${secret}`,
    mustChgYn: account.mustChgYn === 'Y' || overdue ? 'Y' : 'N',
  }
}

async function writeHistory(
  sql: Sql,
  request: SignInRequest,
  now: string,
  resultCd: string,
  reason?: string,
): Promise<void> {
  await sql.query(
    'insert into "loginHist" ("userId", "dt", "loginKindCd", "resultCd", "ip", "agent", "reason") values ($1, $2, $3, $4, $5, $6, $7)',
    [
      request.userId,
      now,
      request.loginKind,
      resultCd,
      request.ip,
      request.agent?.slice(0, 300) ?? null,
      reason ?? null,
    ],
  )
}

import { dayOfMoment } from '../../core/shared/moment.ts'
import { randomBytes } from 'node:crypto'
import { momentOf } from '../../core/shared/dates.ts'
import type { Engine } from '../../core/server/entity/context.ts'
import { notSignedIn, Refusal } from '../../core/server/http/errors.ts'
import { attempt, failuresAllowed, forgetFailures, refuseBusyAddress } from '../session/attempts.ts'
import { passwordSha, verifyNothing, verifyPassword } from '../session/password.ts'
import { newSession, refreshHash, storedSession, type Tokens } from '../session/tokens.ts'
import { accountStates, revokeCodes } from '../user/user.resource.ts'
import { badgeNumber, kioskSessionMinutes, type KioskFacts } from './kiosk.rule.ts'
import { kioskParameters } from './kiosk.server.ts'
import { kioskSignInMessages } from './kiosk.texts.ts'
import { attemptMessages } from '../session/session.texts.ts'

interface Holder {
  userId: string
  pinHash: string | null
  acctStatusCd: string
  retireYmd: string | null
}
export interface KioskSignIn {
  badgeNo: string
  pinPwd: string
  ip: string
  agent: string | undefined
}

/**
 * Opens a session of its own at a registered device for the holder of a badge. Wrong PINs are counted per
 * badge number, of unknown badges just the same, and close that badge at the devices for a while; the account
 * and its session in the portal know nothing of it.
 * @throws Refusal 401 WRONG_PASSWORD, 403 (badge locked, account locked, dormant or stopped), 429
 */
export async function signInAtKiosk(
  engine: Engine,
  tokens: Tokens,
  kiosk: KioskFacts,
  given: KioskSignIn,
): Promise<{ sessionId: string; accessToken: string; expireDt: string; ended: string[] }> {
  const { database: sql } = engine
  const now = momentOf(engine.clock.now())
  const badgeNo = badgeNumber(given.badgeNo)
  const { KIOSK_LOCK_MINUTES: lockMinutes } = await kioskParameters(sql, kiosk.plantCd, dayOfMoment(now))
  const history = (userId: string, resultCd: string, reason: string | null) =>
    sql.query(
      `insert into "loginHist" ("userId", "dt", "loginKindCd", "resultCd", "ip", "agent", "reason") values ($1, $2, 'KIOSK', $3, $4, $5, $6)`,
      [userId, now, resultCd, given.ip, given.agent?.slice(0, 300) ?? null, reason],
    )
  const holder = await sql.maybe<Holder>(
    `select b."userId", b."pinHash", u."acctStatusCd", u."retireYmd" from "userBadge" b join "user" u using ("userId") where b."badgeNo" = $1`,
    [badgeNo],
  )
  const name = holder?.userId ?? badgeNo.slice(0, 50)
  await refuseBusyAddress(sql, given.ip, name, now)
  const sha = passwordSha(given.pinPwd)
  const outcome = await attempt(sql, {
    loginKind: 'KIOSK',
    userId: badgeNo,
    ip: given.ip,
    now,
    minutes: lockMinutes,
    compare: () => (holder?.pinHash ? verifyPassword(holder.pinHash, sha) : verifyNothing(sha)),
  })
  if (outcome.is === 'locked') {
    await history(name, 'LOCKED', kiosk.kioskNm)
    throw new Refusal(
      403,
      'ACCOUNT_LOCKED',
      kioskSignInMessages.locked({ failuresAllowed, minutes: lockMinutes }),
    )
  }
  if (!holder || outcome.is === 'wrong') {
    const { count, locks } = outcome.is === 'wrong' ? outcome : { count: 1, locks: false }
    await history(name, 'WRONG_PASSWORD', `${kiosk.kioskNm} (${count}/${failuresAllowed})`)
    if (locks)
      throw new Refusal(
        403,
        'ACCOUNT_LOCKED',
        kioskSignInMessages.locked({ failuresAllowed, minutes: lockMinutes }),
      )
    throw notSignedIn('WRONG_PASSWORD', kioskSignInMessages.wrong({ count, failuresAllowed }))
  }
  const retired = holder.retireYmd !== null && holder.retireYmd <= dayOfMoment(now)
  if (retired || holder.acctStatusCd !== accountStates.active) {
    await history(name, 'LOCKED', kiosk.kioskNm)
    throw new Refusal(403, 'ACCOUNT_STOPPED', attemptMessages.stopped())
  }
  const sid = newSession()
  const opened = await engine.database.transaction(async (transaction) => {
    // Sign-ins of one person take turns, so that exactly one session at a kiosk stays alive.
    await transaction.query('select 1 from "user" where "userId" = $1 for update', [holder.userId])
    const ended = await transaction.query<{ sessionId: string }>(
      `update "userSession" set "revokeCd" = $2, "revokeDt" = $3 where ("userId" = $1 or "kioskNo" = $4) and "kioskNo" is not null and "revokeCd" is null returning "sessionId"`,
      [holder.userId, revokeCodes.secondLogin, now, kiosk.kioskNo],
    )
    await transaction.query('update "kiosk" set "lastDt" = $2 where "kioskNo" = $1', [kiosk.kioskNo, now])
    await forgetFailures(transaction, 'KIOSK', badgeNo)
    const session = await transaction.one<{ sessionId: string; expireDt: string }>(
      `insert into "userSession" ("sessionId", "userId", "loginKindCd", "kioskNo", "refreshHash", "ip", "agent", "loginDt", "lastDt", "expireDt")
       values ($8, $1, 'KIOSK', $2, $3, $4, $5, $6, $6, $6::timestamptz + make_interval(mins => $7)) returning "sessionId", "expireDt"`,
      // A shared device gets no refresh token, so its session cannot be extended.
      [
        holder.userId,
        kiosk.kioskNo,
        refreshHash(randomBytes(32).toString('hex')),
        given.ip,
        given.agent?.slice(0, 300) ?? null,
        now,
        kioskSessionMinutes,
        storedSession(sid),
      ],
    )
    return { ...session, ended: ended.map(({ sessionId }) => sessionId) }
  })
  await history(holder.userId, 'SUCCESS', kiosk.kioskNm)
  // The session ends before its token, so that its end is reported as an end and not as a token to renew.
  const accessToken = tokens.access({ sid, sub: holder.userId }, engine.clock.now(), kioskSessionMinutes + 1)
  return { ...opened, accessToken }
}

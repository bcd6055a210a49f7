import { momentOf } from '../../core/shared/dates.ts'
import type { Engine } from '../../core/server/entity/context.ts'
import { notSignedIn } from '../../core/server/http/errors.ts'
import { revokeCodes } from '../user/user.resource.ts'
import type { LoginKind } from './rights.ts'
import { endedSession, idleHours } from './session-store.ts'
import { refreshHash, splitRefresh, storedSession, type Tokens } from './tokens.ts'
import { sessionRefusals } from './session.texts.ts'

/** Two tabs, or a call that was repeated, may show the same token within so long. */
const graceSeconds = 10
const expired = () => notSignedIn('REFRESH_EXPIRED', sessionRefusals.expired())

interface Stored {
  userId: string
  loginKindCd: LoginKind
  revokeCd: string | null
  over: boolean
  wasLast: boolean
  inGrace: boolean
}

/**
 * A new pair of tokens for a refresh token. The token changes with each use; the one before is honoured for
 * some seconds, after that its use means that somebody has copied it, and the session ends.
 * @throws Refusal 401 REFRESH_EXPIRED, CONCURRENT_EXPIRED, LOGIN_CHECK
 */
export async function refresh(
  engine: Engine,
  tokens: Tokens,
  refreshToken: string,
): Promise<{ accessToken: string; refreshToken: string }> {
  const given = splitRefresh(refreshToken)
  if (!given) throw expired()
  const { sid, secret } = given
  const sessionId = storedSession(sid)
  const now = momentOf(engine.clock.now())
  const next = tokens.nextRefresh(secret)
  const pair = (userId: string) => ({
    accessToken: tokens.access({ sid, sub: userId }, engine.clock.now()),
    refreshToken: `${sid}.${next}`,
  })
  const rotated = await engine.database.maybe<{ userId: string }>(
    `update "userSession" set "prevHash" = "refreshHash", "refreshHash" = $3, "rotateDt" = $4, "lastDt" = $4
     where "sessionId" = $1 and "refreshHash" = $2 and "revokeCd" is null and "expireDt" > $4 and "lastDt" + make_interval(hours => $5) > $4
     returning "userId"`,
    [sessionId, refreshHash(secret), refreshHash(next), now, idleHours],
  )
  if (rotated) return pair(rotated.userId)
  const stored = await engine.database.maybe<Stored>(
    `select "userId", "loginKindCd", "revokeCd",
       "expireDt" <= $3 or "lastDt" + make_interval(hours => $5) <= $3 as "over",
       coalesce("prevHash" = $2, false) as "wasLast", coalesce("rotateDt" + make_interval(secs => $4) > $3, false) as "inGrace"
     from "userSession" where "sessionId" = $1`,
    [sessionId, refreshHash(secret), now, graceSeconds, idleHours],
  )
  if (!stored) throw expired()
  if (stored.revokeCd) throw endedSession(stored.revokeCd, stored.loginKindCd)
  if (!stored.over && stored.wasLast && stored.inGrace) return pair(stored.userId)
  await engine.database.query(
    `update "userSession" set "revokeCd" = $2, "revokeDt" = $3 where "sessionId" = $1 and "revokeCd" is null`,
    [sessionId, stored.over ? revokeCodes.expired : revokeCodes.forced, now],
  )
  throw expired()
}

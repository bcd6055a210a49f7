import { defined } from '../../core/shared/defined.ts'
import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { addDays, dayOf } from '../../core/shared/dates.ts'
import { tokenHeader, type Language, type SessionCode } from '../../core/shared/session.ts'
import type { Engine } from '../../core/server/entity/context.ts'
import { notSignedIn, Refusal } from '../../core/server/http/errors.ts'
import { keepListening } from '../../core/server/database/listening.ts'
import type { FindHearing } from '../../core/server/http/live.ts'
import type { Session } from '../../core/server/http/session.ts'
import { accountStates, revokeCodes } from '../user/user.resource.ts'
import { mustChangeSql } from './must-change.ts'
import { loadRights, type LoginKind } from './rights.ts'
import { createTokens, type Tokens } from './tokens.ts'
import { passwordMessages, sessionRefusals } from './session.texts.ts'

export interface SessionOptions {
  tokenSecret: string
  accessMinutes: number
  /** Told in every process when a session has ended. */
  ended?: (sessionId: string) => void
  /** Told in every process when menus or rights of somebody have changed; the next call sees them already. */
  rightsChanged?: () => void
}
export interface Sessions {
  tokens: Tokens
  /** Finds the caller, from X-Authorization alone; cookies are never read. @throws Refusal 401 */
  resolve: (request: FastifyRequest) => Promise<Session>
  /** A living session by its number, for signed links, which cannot carry the token. */
  living(sessionId: string): Promise<Session | undefined>
  /** The same for the stream of changes, with the moment at which it has to be looked at again. */
  hearing: FindHearing
  /**
   * Runs one call of the portal as the person of a session at a shared device, over or not, with the rights
   * of now: how such a device delivers what was entered in that session. Undefined where the person has left.
   */
  lending<T>(sessionId: string, call: (token: string, userId: string) => Promise<T>): Promise<T | undefined>
  /**
   * Makes the next call read a session, or all of them, again. Users then see their changed settings at once,
   * and an ended session is over at once, before the notification has come.
   */
  forget: (sessionId?: string) => void
  /** Ends the listening connection. */
  close: () => Promise<void>
}

/** Hours without a refresh after which a session is over. */
export const idleHours = 8
const hourMs = 3_600_000
/** Floor of trust: a remembered session is looked up again after so long even when no notification came. */
const trustMs = 30_000
/** Trust while the listening connection is lost. */
const lostTrustMs = 2000
const rememberedMax = 50_000

interface Remembered {
  session: Session
  loginKind: LoginKind
  expireDt: number
  lastDt: number
  revokeCd: string | null
  /** Stopped or retired: the session is over, whoever ended it. */
  left: boolean
  mustChange: boolean
  day: string
  readAt: number
}

/**
 * Sessions and rights live in PostgreSQL; each process remembers what it has read and forgets it when the
 * channels
 * `session` (one session ended) and `rights` (anything that decides rights) tell so.
 */
export async function createSessions(engine: Engine, options: SessionOptions): Promise<Sessions> {
  const tokens = createTokens(options.tokenSecret, options.accessMinutes)
  const remembered = new Map<string, Remembered>()
  /** By the token of one call that is under way in this process. */
  const lent = new Map<string, Session>()
  // A read that began before a notification must not be remembered after it.
  let generation = 0
  /** Reads on their way: all who ask meanwhile wait for the same one. */
  const running = new Map<string, Promise<Remembered | undefined>>()
  const forget = (sessionId?: string) => {
    generation++
    running.clear()
    if (sessionId) remembered.delete(sessionId)
    else remembered.clear()
  }
  const told = (payload: string, channel: string) => {
    forget(channel === 'session' ? payload : undefined)
    if (channel === 'session') options.ended?.(payload)
    // The language of one person decides nobody's menus.
    else if (payload !== 'userPref') options.rightsChanged?.()
  }
  const listener = await keepListening(engine.database, ['session', 'rights'], {
    heard: told,
    changed: () => forget(),
  })

  async function read(sessionId: string): Promise<Remembered | undefined> {
    const before = generation
    const day = dayOf(engine.clock.now())
    const row = await engine.database.maybe<{
      userId: string
      loginKindCd: LoginKind
      expireDt: string
      lastDt: string
      revokeCd: string | null
      left: boolean
      mustChange: boolean
      device: Session['device'] | null
    }>(
      `select s."userId", s."loginKindCd", s."expireDt", s."lastDt", s."revokeCd", ${mustChangeSql('$4')} as "mustChange",
         u."acctStatusCd" = $2 or coalesce(u."retireYmd" <= $3, false) as "left",
         case when k."kioskNo" is not null then json_build_object('deviceNo', k."kioskNo", 'name', k."kioskNm", 'plantCd', k."plantCd") end as "device"
       from "userSession" s join "user" u using ("userId") left join "kiosk" k using ("kioskNo") where s."sessionId" = $1`,
      [sessionId, accountStates.stopped, day, engine.clock.now()],
    )
    const rights = row && (await loadRights(engine.database, row.userId, day, row.loginKindCd))
    if (!rights) return undefined
    const found: Remembered = {
      session: { ...rights, sessionId, ip: '', ...defined({ device: row.device ?? undefined }) },
      loginKind: row.loginKindCd,
      expireDt: Date.parse(row.expireDt),
      lastDt: Date.parse(row.lastDt),
      revokeCd: row.revokeCd,
      left: row.left,
      mustChange: row.mustChange,
      day,
      readAt: performance.now(),
    }
    if (remembered.size >= rememberedMax) remembered.clear()
    if (before === generation) remembered.set(sessionId, found)
    return found
  }
  async function find(sessionId: string): Promise<Remembered | undefined> {
    const known = remembered.get(sessionId)
    const trust = listener.isLive() ? trustMs : lostTrustMs
    if (known && performance.now() - known.readAt < trust && known.day === dayOf(engine.clock.now()))
      return known
    const asked = running.get(sessionId) ?? read(sessionId)
    running.set(sessionId, asked)
    return asked.finally(() => {
      if (running.get(sessionId) === asked) running.delete(sessionId)
    })
  }
  async function alive(sessionId: string): Promise<Remembered | undefined> {
    const found = await find(sessionId)
    return found && !found.revokeCd && !found.left && found.expireDt > engine.clock.now().getTime()
      ? found
      : undefined
  }
  return {
    tokens,
    async resolve(request) {
      const header = request.headers[tokenHeader.toLowerCase()]
      const token = typeof header === 'string' ? header.replace(/^Bearer /, '') : ''
      if (token === '') throw notSignedIn('UNAUTHORIZED')
      const loan = lent.get(token)
      if (loan) return { ...loan, ip: request.ip, language: chosenAt(request, loan.language) }
      const now = engine.clock.now()
      const claims = tokens.readAccess(token, now)
      const found = await find(claims.sessionId)
      if (!found || found.session.userId !== claims.sub) throw notSignedIn('REFRESH_EXPIRED')
      if (found.revokeCd) throw endedSession(found.revokeCd, found.loginKind)
      if (found.left || found.expireDt <= now.getTime())
        throw notSignedIn('REFRESH_EXPIRED', sessionRefusals.expired())
      if (found.mustChange && !request.routeOptions.config.beforePasswordChange)
        throw new Refusal(403, 'PASSWORD_CHANGE_REQUIRED', passwordMessages.changeFirst())
      return {
        ...found.session,
        ip: request.ip,
        ...defined({
          language: found.session.device ? chosenAt(request, found.session.language) : undefined,
        }),
      }
    },
    async living(sessionId) {
      return (await alive(sessionId))?.session
    },
    async hearing(sessionId) {
      const found = await alive(sessionId)
      // Rights, absences and retirements begin with a day, of which nobody is notified.
      const midnight = Date.parse(`${addDays(dayOf(engine.clock.now()), 1)}T00:00:00+09:00`)
      return (
        found && {
          session: found.session,
          untilMs: Math.min(found.expireDt, found.lastDt + idleHours * hourMs, midnight),
        }
      )
    },
    async lending(sessionId, call) {
      const found = await find(sessionId)
      if (!found?.session.device || found.left || found.mustChange) return undefined
      const token = randomBytes(32).toString('base64url')
      lent.set(token, found.session)
      return call(token, found.session.userId).finally(() => lent.delete(token))
    },
    forget,
    close: () => listener.close(),
  }
}

const spoken: Partial<Record<string, Language>> = { ko: 'kr', zh: 'zh', en: 'en', es: 'es' }
/** At a shared device the reader chooses his language at the device; his account may know none or another. */
const chosenAt = ({ headers }: FastifyRequest, ofAccount: Language): Language =>
  spoken[(headers['accept-language'] ?? '').slice(0, 2)] ?? ofAccount

/** The refusal by which the holder of an ended session learns of it (admin 4.1). */
export function endedSession(revokeCd: string, loginKind: LoginKind) {
  const second = revokeCd === revokeCodes.secondLogin
  const code: SessionCode =
    !second || loginKind === 'KIOSK'
      ? 'REFRESH_EXPIRED'
      : loginKind === 'MAIN'
        ? 'CONCURRENT_EXPIRED'
        : 'LOGIN_CHECK'
  return notSignedIn(code, second ? sessionRefusals.elsewhere() : undefined)
}

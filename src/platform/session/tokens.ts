import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { createSigner, createVerifier } from 'fast-jwt'
import { notSignedIn } from '../../core/server/http/errors.ts'
import { keyFor } from '../../core/server/runtime/token-secret.ts'
import { sessionRefusals } from './session.texts.ts'

export interface AccessClaims {
  /** Number of the session as its tokens alone carry it; tables have `storedSession` of it. */
  sid: string
  /** userId */
  sub: string
}
/** Whose token it is, by the number under which the session is stored. */
export interface Bearer {
  sessionId: string
  /** userId */
  sub: string
}
export interface Tokens {
  /** @param minutes of its life; the setting's when left out */
  access(claims: AccessClaims, now: Date, minutes?: number): string
  /**
   * @throws Refusal 401 ACCESS_EXPIRED, UNAUTHORIZED; without `now` an expired token is read as well (signing
   * out)
   */
  readAccess(token: string, now?: Date): Bearer
  firstRefresh(): string
  /**
   * The token after this one. It follows from the old one and the server's secret, so that two tabs that
   * refresh at the same moment get the same new token and neither loses the session.
   */
  nextRefresh(secret: string): string
  /**
   * What the browser of a shared device keeps with an entry that waits: it names the session, and opens
   * nothing.
   * @param sessionId as it is stored
   */
  ticket(sessionId: string): string
  /** The session that a ticket names; undefined where it was not made here. */
  readTicket(ticket: string): string | undefined
}

export function createTokens(tokenSecret: string, accessMinutes: number): Tokens {
  const accessKey = keyFor(tokenSecret, 'access token').toString('base64url')
  const refreshKey = keyFor(tokenSecret, 'refresh token').toString('base64url')
  const ticketKey = keyFor(tokenSecret, 'ticket of a shared device')
  const ticket = (sessionId: string) =>
    `${sessionId}.${createHmac('sha256', ticketKey).update(sessionId).digest('base64url')}`
  const sign = createSigner({ key: accessKey, algorithm: 'HS256' })
  // The expiry is compared below with the clock of the engine, which tests move.
  const verify = createVerifier({
    key: accessKey,
    algorithms: ['HS256'],
    ignoreExpiration: true,
    cache: 1000,
  })
  return {
    access(claims, now, minutes = accessMinutes) {
      const iat = Math.floor(now.getTime() / 1000)
      return sign({ ...claims, iat, exp: iat + Math.round(minutes * 60) })
    },
    readAccess(token, now) {
      const claims = readClaims(verify, token)
      if (now && claims.exp * 1000 <= now.getTime())
        throw notSignedIn('ACCESS_EXPIRED', sessionRefusals.expired())
      return { sessionId: storedSession(claims.sid), sub: claims.sub }
    },
    firstRefresh: () => randomBytes(32).toString('base64url'),
    nextRefresh: (secret) => createHmac('sha256', refreshKey).update(`refresh ${secret}`).digest('base64url'),
    ticket,
    readTicket(given) {
      const sessionId = splitRefresh(given)?.sid
      if (sessionId === undefined) return undefined
      const [mine, theirs] = [Buffer.from(ticket(sessionId)), Buffer.from(given)]
      return mine.length === theirs.length && timingSafeEqual(mine, theirs) ? sessionId : undefined
    },
  }
}

function readClaims(verify: (token: string) => unknown, token: string): AccessClaims & { exp: number } {
  try {
    const claims = verify(token) as Partial<AccessClaims & { exp: number }>
    if (claims.sid && claims.sub && claims.exp) return { sid: claims.sid, sub: claims.sub, exp: claims.exp }
  } catch {
    // Forged, cut short or of another secret: all the same to the caller.
  }
  throw notSignedIn('UNAUTHORIZED')
}

/** Only the hash of a refresh token is stored. */
export const refreshHash = (secret: string): Buffer => createHash('sha256').update(secret).digest()
/** Number of a new session, for its tokens alone. */
export const newSession = (): string => randomUUID()
/**
 * The number of a session in tables and trails, in the form of a UUID: a hash of the one that its tokens
 * carry. Who reads them or a backup, with the key of the tokens beside it, makes no token of a living
 * session.
 */
export function storedSession(sid: string): string {
  const hash = createHash('sha256').update(`session ${sid}`).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join('-')
}
/** `{session}.{secret}`; undefined when it has another shape. */
export function splitRefresh(token: string): { sid: string; secret: string } | undefined {
  const match = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{20,100})$/.exec(token)
  return match ? { sid: match[1]!, secret: match[2]! } : undefined
}

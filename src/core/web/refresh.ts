import { refreshTimeoutMs } from '../shared/limits.ts'
import { messages } from '../shared/messages.ts'
import { refreshHeader } from '../shared/session.ts'
import { errorOf, networkError, type ApiError } from './api-error.ts'
import { emit } from './events.ts'
import { tokens } from './session-store.ts'
import { said } from './text/text.ts'

let running: Promise<boolean> | null = null

/** One shared refresh for all calls that met an expired token: true when a fresh pair is in the cookies. */
export function refreshTokens(usedToken: string | null): Promise<boolean> {
  running ??= withLock(() => refreshOnce(usedToken)).finally(() => (running = null))
  return running
}

// A rotated refresh token that is used twice ends the session, so windows of one browser take turns (where
// the browser has locks).
function withLock(work: () => Promise<boolean>): Promise<boolean> {
  return 'locks' in navigator ? navigator.locks.request('portal-refresh', work) : work()
}

async function refreshOnce(usedToken: string | null): Promise<boolean> {
  const now = tokens.access()
  // Another window was faster.
  if (now !== null && now !== usedToken) return true
  const refreshToken = tokens.refresh()
  if (refreshToken === null) return false
  const url = new URL('/api/auth/refresh', location.origin)
  try {
    const response = await fetch(url, {
      headers: { [refreshHeader]: refreshToken, 'Cache-Control': 'no-cache' },
      cache: 'no-store',
      signal: AbortSignal.timeout(refreshTimeoutMs),
    })
    if (response.ok) {
      const { data } = (await response.json()) as { data: { accessToken: string; refreshToken: string } }
      tokens.save(data)
      return true
    }
    const error = await errorOf(response, url)
    // A refused refresh leads to the sign-in; anything else is an exception that the user must hear of.
    if (error.status !== 401) tell(error)
    return false
  } catch {
    tell(networkError(url))
    return false
  }
}
function tell(error: ApiError): void {
  if (!emit('APP_REQUEST_ERROR', error)) globalThis.alert(said(messages.cannotConnect))
}

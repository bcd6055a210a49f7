import type { LoginAnswer, LoginRequest } from '../../../core/shared/session.ts'
import { api, type Answer } from '../../../core/web/api.ts'
import { session, tokens } from '../../../core/web/session-store.ts'
import { sha256 } from '../../../core/web/sha256.ts'

const doors = {
  MAIN: '/api/auth/login',
  VENDOR: '/api/auth/vendor/login',
  PSRM: '/api/auth/psrm/login',
} as const
export type LoginKind = keyof typeof doors
/** The sign-in page through which this browser was last entered. */
export function lastKind(): LoginKind {
  const door = session.door()
  return door in doors ? (door as LoginKind) : 'MAIN'
}

/** Signs in and keeps the token pair; the password leaves the browser only as its SHA-256. */
export async function signIn(kind: LoginKind, userId: string, password: string): Promise<LoginAnswer> {
  const request: LoginRequest = { userId, userPwdSHA: sha256(password) }
  const { data } = await api.post<Answer<LoginAnswer>>(doors[kind], request, {
    signIn: true,
    quiet: true,
    overlay: false,
  })
  tokens.save(data)
  session.rememberDoor(kind)
  return data
}

/** Only addresses of this portal; anything else would let a link send the user elsewhere after signing in. */
export function safePath(path: string | null): string {
  if (path === null || !path.startsWith('/') || path.startsWith('//') || path.startsWith('/\\')) return '/'
  return path.startsWith('/login') || path.startsWith('/psrmlogin') ? '/' : path
}

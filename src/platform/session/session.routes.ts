import '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { momentOf } from '../../core/shared/dates.ts'
import { text } from '../../core/shared/field.ts'
import { messages } from '../../core/shared/messages.ts'
import { refreshHeader, tokenHeader } from '../../core/shared/session.ts'
import { type Engine } from '../../core/server/entity/context.ts'
import { writingAfter } from '../../core/server/entity/idempotency.ts'
import { badField, conflict } from '../../core/server/http/errors.ts'
import { checkedInput } from '../../core/server/entity/save.ts'
import { revokeCodes } from '../user/user.resource.ts'
import {
  changePassword,
  provePasswordChange,
  type PasswordChange,
  type ProvenPassword,
} from './password-change.ts'
import { isPasswordSha } from './password.rule.ts'
import { passwordSha } from './password.ts'
import { refresh } from './refresh.ts'
import type { LoginKind } from './rights.ts'
import type { Sessions } from './session-store.ts'
import { signIn } from './sign-in.ts'
import { askForUnlock } from './unlock-request.ts'
import { userInfo } from './user-info.ts'
import { passwordMessages } from './session.texts.ts'

export interface SessionRouteOptions {
  /** Sign-ins a minute from one address and process. */
  loginPerMinute?: number
  /** Address of the portal; its name is not allowed as a password. */
  settings?: { publicUrl: string }
}
/** Names that everybody here knows, of the portal and its address. */
export const portalNamesOf = (publicUrl: string | undefined): string[] => [
  'portal',
  'sheportal',
  ...(publicUrl ? new URL(publicUrl).hostname.split('.').filter((part) => /[a-z]{4}/.test(part)) : []),
]
const userId = text('아이디', { required: true, max: 50 })
const loginFields = { userId, userPwdSHA: text('비밀번호', { required: true, max: 64 }) }
const legacyFields = { username: userId, password: text('비밀번호', { required: true, max: 100 }) }

/** Sign-in, refresh, sign-out, who am I, password (specification section 7; admin 4.1). */
export async function sessionRoutes(
  app: FastifyInstance,
  engine: Engine,
  sessions: Sessions,
  options: SessionRouteOptions = {},
): Promise<void> {
  const portalNames = portalNamesOf(options.settings?.publicUrl)
  // One counter for all addresses of sign-in.
  const onRequest = app.rateLimit({ max: options.loginPerMinute ?? 10, timeWindow: '1 minute' })
  const open = (request: FastifyRequest, loginKind: LoginKind, name: string, userPwdSHA: string) =>
    signIn(engine, sessions.tokens, {
      loginKind,
      userId: name,
      userPwdSHA,
      ip: request.ip,
      agent: request.headers['user-agent'],
    })

  const logins = {
    MAIN: '/api/auth/login',
    VENDOR: '/api/auth/vendor/login',
    PSRM: '/api/auth/psrm/login',
  } as const
  for (const [loginKind, url] of Object.entries(logins) as [LoginKind, string][]) {
    app.post(url, { config: { access: 'public' }, onRequest }, async (request) => {
      const body = checkedInput(loginFields, request.body) as { userId: string; userPwdSHA: string }
      if (!isPasswordSha(body.userPwdSHA)) throw badField('userPwdSHA', passwordMessages.wrongForm())
      return { data: await open(request, loginKind, body.userId, body.userPwdSHA) }
    })
  }
  app.post('/login/login', { config: { access: 'public' }, onRequest }, async (request) => {
    const body = checkedInput(legacyFields, request.body) as { username: string; password: string }
    const { accessToken } = await open(request, 'MAIN', body.username, passwordSha(body.password))
    return { data: { token: accessToken } }
  })

  // Open to everybody: who signs out with an expired token is signed out as well.
  for (const url of ['/api/auth/logout', '/login/logout']) {
    app.post(url, { config: { access: 'public' } }, async (request) => {
      const header = request.headers[tokenHeader.toLowerCase()]
      if (typeof header !== 'string') return { data: true }
      const { sessionId } = sessions.tokens.readAccess(header.replace(/^Bearer /, ''))
      await engine.database.query(
        `update "userSession" set "revokeCd" = $2, "revokeDt" = $3 where "sessionId" = $1 and "revokeCd" is null`,
        [sessionId, revokeCodes.logout, momentOf(engine.clock.now())],
      )
      // At once here; other processes hear of it from the database.
      sessions.forget(sessionId)
      return { data: true }
    })
  }
  // Facts for the frame around the password popup, and the change itself.
  app.post('/api/auth/vendor/unlockrequest', { config: { access: 'public' }, onRequest }, async (request) => {
    const body = checkedInput({ userId }, request.body) as { userId: string }
    await askForUnlock(engine.database, body.userId, momentOf(engine.clock.now()))
    return { data: true }
  })
  const config = { access: 'signedIn', beforePasswordChange: true } as const
  app.get('/api/auth/valid', { config }, async () => ({ data: true }))
  app.get('/api/auth/refresh', { config: { access: 'public' } }, async (request) => {
    const header = request.headers[refreshHeader.toLowerCase()]
    return {
      data: await refresh(
        engine,
        sessions.tokens,
        typeof header === 'string' ? header.replace(/^Bearer /, '') : '',
      ),
    }
  })
  for (const url of ['/api/auth/userinfo', '/api/manage/loginuserinfo']) {
    app.get(url, { config }, async (request) => ({
      data: await userInfo(engine.database, request.session, engine.clock.now()),
    }))
  }
  app.patch('/api/manage/password', { config }, async (request) => {
    const body = (request.body ?? {}) as Partial<Record<keyof PasswordChange, unknown>>
    const given = (value: unknown): string => (typeof value === 'string' ? value : '')
    if (given(body.userId) === '') throw badField('userId', messages.requiredField('아이디'))
    const change: PasswordChange = {
      userId: given(body.userId),
      userPwd: given(body.userPwd),
      userPwdRepeat: given(body.userPwdRepeat),
      userPwdSHA: body.userPwdSHA,
    }
    let proven: ProvenPassword | undefined
    const look = async () => {
      proven = await provePasswordChange(engine, request.session, change, portalNames)
    }
    await writingAfter(engine, request, look, async (context) => {
      if (!proven) throw conflict(messages.requestRepeated)
      await changePassword(context, change.userId, proven)
    })
    sessions.forget(request.session.sessionId)
    return { data: true }
  })
}

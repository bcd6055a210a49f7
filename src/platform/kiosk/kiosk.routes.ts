import { acceptedLanguage } from '../../core/shared/accepted-language.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { dayOf } from '../../core/shared/dates.ts'
import { text } from '../../core/shared/field.ts'
import { messages } from '../../core/shared/messages.ts'
import { reading, type Engine } from '../../core/server/entity/context.ts'
import { conflict, notSignedIn } from '../../core/server/http/errors.ts'
import { writing, writingAfter } from '../../core/server/entity/idempotency.ts'
import { loadRecord } from '../../core/server/entity/record.ts'
import { checkedInput } from '../../core/server/entity/save.ts'
import { confirmPassword } from '../approval/sign-password.server.ts'
import type { SessionRouteOptions } from '../session/session.routes.ts'
import type { Sessions } from '../session/session-store.ts'
import { userInfo } from '../session/user-info.ts'
import { user } from '../user/user.resource.ts'
import { deviceProven, limitDevices } from './device-limit.server.ts'
import { kiosk } from './kiosk.resource.ts'
import { deliverRoute } from './deliver.routes.ts'
import { kioskOf, registerDevice } from './kiosk.server.ts'
import { signInAtKiosk } from './kiosk-sign-in.server.ts'
import { badgeOf, hashOfPin, resetPin, setBadge, setPin } from './pin.server.ts'
import { historySays } from '../session/history.texts.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>
const deviceFields = { secret: text('단말기 등록정보', { required: true, max: 100 }) }
const signInFields = {
  ...deviceFields,
  badgeNo: text('출입증 번호', { required: true, max: 50 }),
  pinPwd: text('PIN', { required: true, max: 20 }),
}

/**
 * Registering a shared device, identifying at it, one's own PIN, and what an administrator does to somebody's
 * badge.
 */
export async function kioskRoutes(
  app: FastifyInstance,
  engine: Engine,
  sessions: Sessions,
  options: SessionRouteOptions,
): Promise<void> {
  // A shift begins: a whole crew identifies within a minute.
  const perMinute = (options.loginPerMinute ?? 10) * 3
  const onRequest = app.rateLimit({ max: perMinute, timeWindow: '1 minute' })
  const limited = () => limitDevices(app, { ofDevice: perMinute, ofAddress: perMinute })
  const deviceOf = async (secret: string, spoken?: string) => {
    const device = await kioskOf(engine.database, secret, dayOf(engine.clock.now()), acceptedLanguage(spoken))
    deviceProven(secret)
    return device
  }

  app.post('/api/auth/kiosk', { config: { access: 'public' }, ...limited() }, async (request) => {
    const { secret } = checkedInput(deviceFields, request.body) as { secret: string }
    return { data: await deviceOf(secret, request.headers['accept-language']) }
  })
  app.post('/api/auth/kiosk/login', { config: { access: 'public' }, ...limited() }, async (request) => {
    const { secret, badgeNo, pinPwd } = checkedInput(signInFields, request.body) as {
      secret: string
      badgeNo: string
      pinPwd: string
    }
    const device = await deviceOf(secret)
    const agent = request.headers['user-agent']
    const opened = await signInAtKiosk(engine, sessions.tokens, device, {
      badgeNo,
      pinPwd,
      ip: request.ip,
      agent,
    })
    // At once here; other processes hear of the ended sessions from the database.
    for (const ended of opened.ended) sessions.forget(ended)
    const session = await sessions.living(opened.sessionId)
    if (!session) throw notSignedIn('REFRESH_EXPIRED')
    return {
      data: {
        accessToken: opened.accessToken,
        ticket: sessions.tokens.ticket(opened.sessionId),
        expireDt: opened.expireDt,
        user: await userInfo(engine.database, session, engine.clock.now()),
        pages: [...session.menus].flatMap(([page, { read }]) => (read ? page : [])),
      },
    }
  })

  await deliverRoute(app, engine, sessions, deviceOf)

  const managing = { access: { menus: kiosk.menus, right: 'write' } } as const
  app.put(`${kiosk.path}/:key/register`, { config: managing }, async (request: Keyed) => {
    // Answered once and kept nowhere, not even for a repeated request.
    let secret = ''
    await writing(engine, request, async (context) => {
      const row = await loadRecord(kiosk, context, request.params.key, true)
      secret = await registerDevice(context, row)
      context.publish({ topic: kiosk.name, key: String(row['kioskNo']) })
    })
    sessions.forget()
    return { data: { secret } }
  })

  app.get('/api/my/badge', { config: { access: 'signedIn' } }, async (request) => ({
    data: await badgeOf(reading(engine, request.session), request.session.userId),
  }))
  app.put('/api/my/pin', { config: { access: 'signedIn' }, onRequest }, async (request) => {
    const body = (request.body ?? {}) as { pinPwd?: unknown; pinPwdRepeat?: unknown; userPwdSHA?: unknown }
    let pinHash = ''
    const prove = async () => {
      await confirmPassword(engine, request.session, body.userPwdSHA, String(historySays.pinPassword()))
      pinHash = await hashOfPin(body)
    }
    const data = await writingAfter(engine, request, prove, async (context) => {
      if (!pinHash) throw conflict(messages.requestRepeated)
      return setPin(context, pinHash)
    })
    sessions.forget()
    return { data }
  })

  const people = (right: 'read' | 'write') => ({ access: { menus: user.menus, right } }) as const
  app.get('/api/manage/user/:key/badge', { config: people('read') }, async (request: Keyed) => ({
    data: await badgeOf(reading(engine, request.session), request.params.key),
  }))
  app.put('/api/manage/user/:key/badge', { config: people('write') }, async (request: Keyed) => {
    const { badgeNo } = (request.body ?? {}) as { badgeNo?: unknown }
    return {
      data: await writing(engine, request, (context) => setBadge(context, request.params.key, badgeNo)),
    }
  })
  app.put('/api/manage/user/:key/pinreset', { config: people('write') }, async (request: Keyed) => {
    const data = await writing(engine, request, (context) => resetPin(context, request.params.key))
    sessions.forget()
    return { data }
  })
}

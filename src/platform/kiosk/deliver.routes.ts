import type { FastifyInstance } from 'fastify'
import { text } from '../../core/shared/field.ts'
import { enteredHeaders, idempotencyHeader, tokenHeader } from '../../core/shared/session.ts'
import { messages } from '../../core/shared/messages.ts'
import type { Engine } from '../../core/server/entity/context.ts'
import { checkedInput } from '../../core/server/entity/save.ts'
import { badField, forbidden } from '../../core/server/http/errors.ts'
import type { Sessions } from '../session/session-store.ts'
import { limitDevices } from './device-limit.server.ts'
import { deliverPath, type KioskFacts } from './kiosk.rule.ts'
import { kioskMessages } from './kiosk.texts.ts'

const deliverFields = {
  secret: text('단말기 등록정보', { required: true, max: 100 }),
  ticket: text('입력 확인', { required: true, max: 200 }),
  path: text('주소', { required: true, max: 200 }),
  requestKey: text('요청 번호', { required: true, min: 16, max: 100 }),
  enteredDt: text('입력일시', { required: true, max: 40 }),
}
/** What waited is sent one after the other; a device that was away for two hours has some of it. */
const perMinute = 120
/** The clocks of device and server differ by less. */
const toleranceMinutes = 1

/**
 * A shared device sends what was entered at it without network, whoever stands there now, or nobody (decision 0115).
 * The secret says which device it is, the ticket in which session it was entered. The call is made as the person of
 * that session, with the rights of now, and only where the address lets it wait (`waitMinutes`); nothing else can be
 * done with a ticket.
 * @throws Refusal 400, 403 (unknown device, not entered there by that person), and what the call itself answers
 */
export async function deliverRoute(
  app: FastifyInstance,
  engine: Engine,
  sessions: Sessions,
  deviceOf: (secret: string) => Promise<KioskFacts>,
): Promise<void> {
  const limits = limitDevices(app, { ofDevice: perMinute, ofAddress: perMinute })
  app.post(deliverPath, { config: { access: 'public' }, ...limits }, async (request, reply) => {
    const { body, ...said } = (request.body ?? {}) as { body?: object }
    const given = checkedInput(deliverFields, said) as Record<keyof typeof deliverFields, string>
    const { kioskNo } = await deviceOf(given.secret)
    // Addresses of devices only: the call is made inside the server.
    if (!/^\/api\/kiosk(?:\/\w+)+$/.test(given.path)) throw badField('path', messages.badType('주소'))
    const sessionId = sessions.tokens.readTicket(given.ticket)
    const entered =
      sessionId &&
      (await engine.database.maybe(
        `select 1 from "userSession" where "sessionId" = $1 and "kioskNo" = $2
           and $3::timestamptz between "loginDt" - make_interval(mins => $4) and "expireDt" + make_interval(mins => $4)`,
        [sessionId, kioskNo, given.enteredDt, toleranceMinutes],
      ))
    if (!entered) throw forbidden(kioskMessages.notEntered())
    const answer = await sessions.lending(sessionId, (token, userId) =>
      app.inject({
        method: 'POST',
        url: given.path,
        remoteAddress: request.ip,
        headers: {
          [tokenHeader]: `Bearer ${token}`,
          [idempotencyHeader]: given.requestKey,
          [enteredHeaders.dt]: given.enteredDt,
          [enteredHeaders.by]: userId,
          'accept-language': request.headers['accept-language'] ?? 'ko',
        },
        payload: body ?? {},
      }),
    )
    if (!answer) throw forbidden(kioskMessages.notEntered())
    // Who stands there now is not shown the permit as the other person sees it.
    return reply.code(answer.statusCode).send(answer.statusCode < 300 ? { data: null } : answer.json())
  })
}

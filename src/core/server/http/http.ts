import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { momentOf } from '../../shared/dates.ts'
import { messages } from '../../shared/messages.ts'
import { saidIn, writtenIn } from '../../shared/sentence.ts'
import type { ErrorBody, FieldIssue, Language } from '../../shared/session.ts'
import { acts, audit } from '../entity/audit.ts'
import { reading, type Engine } from '../entity/context.ts'
import { Refusal, forbidden } from './errors.ts'
import { comeBackSeconds, outageOf } from '../runtime/outage.ts'
import { wroteCookieText } from '../database/replica.ts'
import { mayUse, type Session } from './session.ts'
import { acceptedLanguage } from '../../shared/accepted-language.ts'
import { wordedAll } from '../entity/texts.ts'
import { httpRefusals } from './http.texts.ts'

export interface HttpOptions {
  engine: Engine
  /** Finds the session of a request; throws a 401 refusal. The platform provides it. */
  resolveSession(request: FastifyRequest): Promise<Session>
  /** Authority groups that see the cause of an error. */
  causeFor?: (session: Session) => boolean
}

/**
 * One way in and one way out for every call: who → right → handler; any thrown refusal becomes the
 * specification's error.
 */
export function installHttp(app: FastifyInstance, options: HttpOptions): void {
  app.decorateRequest('session', null as unknown as Session)
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    // Nothing that is open without a sign-in is a long text.
    if (route.config?.access === 'public') route.bodyLimit ??= openBodyBytes
    routes.push(route)
  })
  app.addHook('onReady', async () => {
    const open = routes.filter(
      ({ config, method }) => config?.access === undefined && method !== 'HEAD' && method !== 'OPTIONS',
    )
    if (open.length > 0)
      throw new Error(
        `routes that do not say who may call them: ${open.map(({ method, url }) => `${String(method)} ${url}`).join(', ')}`,
      )
  })
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access
    if (access === undefined || access === 'public') return
    request.session = await options.resolveSession(request)
    if (request.session.device && !request.routeOptions.config.atDevice) throw forbidden(messages.notAtDevice)
    if (access === 'signedIn') return
    const menu = access.menus.find((each) => mayUse(request.session, [each], access.right))
    if (menu === undefined)
      throw forbidden(access.right === 'write' ? messages.noWriteRight : messages.noReadRight)
    request.session = { ...request.session, menu }
  })
  app.addHook('preHandler', async (request) => {
    if (isDeeperThan(request.body, deepestBody)) throw new Refusal(400, 'BAD_REQUEST', messages.badRequest)
  })
  // Sentences of an answer are worded while it is written, in the caller's language.
  app.addHook('preSerialization', (request, reply, payload, done) => {
    const language = languageOf(request)
    reply.serializer((answer: unknown) => writtenIn(language, () => JSON.stringify(answer)))
    done(null, payload)
  })
  app.addHook('onSend', async (request, reply) => {
    // Said by a proxy that is trusted (TRUST_PROXY): without one the portal speaks http, where it means nothing.
    if (request.protocol === 'https') void reply.header('strict-transport-security', 'max-age=31536000')
    if (!request.url.startsWith('/api')) return
    const { replica } = options.engine
    if (replica && request.method !== 'GET' && request.session && reply.statusCode < 400) {
      replica.wrote(request.session)
      void reply.header('set-cookie', wroteCookieText)
    }
    void reply
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', reply.getHeader('content-security-policy') ?? apiPolicy)
      .header('cache-control', reply.getHeader('cache-control') ?? 'no-store')
      .header('referrer-policy', 'same-origin')
      // The browser takes its time from here (core/web/server-time.ts), so it is that of the rules.
      .header('date', options.engine.clock.now().toUTCString())
  })
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) =>
    answerError(error, request, reply, options),
  )
  app.setNotFoundHandler((request, reply) =>
    answerError(new Refusal(404, 'NOT_FOUND', messages.notFound), request, reply, options),
  )
}

const openBodyBytes = 64 * 1024
/** An answer is data: nothing in it runs, and no page shows it in a frame. */
const apiPolicy = `default-src 'none'; frame-ancestors 'none'`

/**
 * No form comes near this depth; code that walks a body (JSON.stringify too) would run out of stack on
 * thousands of levels.
 */
const deepestBody = 40
/** Level by level, without recursion. */
function isDeeperThan(body: unknown, depth: number): boolean {
  let level = [body]
  for (let at = 0; level.length > 0; at++) {
    if (at > depth) return true
    level = level
      .filter((value) => typeof value === 'object' && value !== null)
      .flatMap((value) => Object.values(value))
  }
  return false
}

/**
 * PostgreSQL's words for a value that its column cannot hold: too long a number, no such day, half a
 * character, NUL.
 */
const badValueCodes = new Set(['22P02', '22P05', '22003', '22007', '22008', '22021'])

/**
 * Turns a thrown error into the refusal for the caller; an unforeseen error becomes a 500 with a log number.
 */
function meaningOf(error: FastifyError | Refusal): Refusal | undefined {
  if (error instanceof Refusal) return error
  const status = error.statusCode
  if (status === 429) return new Refusal(429, 'TOO_MANY_REQUESTS', httpRefusals.tooManyRequests())
  if (status === 413) return new Refusal(413, 'TOO_LARGE', httpRefusals.tooLarge())
  if (status && status >= 400 && status < 500) return new Refusal(status, 'BAD_REQUEST', messages.badRequest)
  // A unique index that was faster than our own look: the same answer as our own look gives.
  const database = error as { code?: string }
  if (database.code === '23505') return new Refusal(409, 'CONFLICT', messages.duplicate('값'))
  if (database.code === '23502') return new Refusal(400, 'BAD_REQUEST', messages.badRequest)
  if (database.code === '23503') return new Refusal(409, 'CONFLICT', httpRefusals.inUse())
  // The database's own wall (row-guard.ts).
  if (database.code === '42501') return forbidden()
  // Two transactions that waited for each other: PostgreSQL has undone this one.
  if (database.code === '40P01') return new Refusal(409, 'CONFLICT', messages.stale)
  if (badValueCodes.has(database.code ?? '')) return new Refusal(400, 'BAD_REQUEST', messages.badRequest)
  // A form without its boundary, or one that breaks off: the parser has no code of its own for these.
  if (/^(Multipart: |Unexpected end of (multipart data|form))/.test(error.message))
    return new Refusal(400, 'BAD_REQUEST', messages.badRequest)
  return undefined
}

async function answerError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
  { engine, causeFor }: HttpOptions,
): Promise<void> {
  const outage = error instanceof Refusal ? undefined : outageOf(error)
  const refusal = outage ?? meaningOf(error)
  const language = languageOf(request)
  const [url, queryString = ''] = request.url.split('?') as [string, string?]
  const session = request.session as Session | null
  const body: ErrorBody = {
    errorCode: refusal?.code ?? 'SERVER_ERROR',
    timestamp: momentOf(engine.clock.now()),
    message: saidIn(refusal?.said ?? messages.serverError, language),
    cause: null,
    causeDetail: null,
    url: url,
    queryString,
    returnCode: refusal?.status ?? 500,
    logNo: null,
    fields: wordedAll(refusal?.fields ?? (error as { fields?: FieldIssue[] }).fields ?? [], language),
    reasons: wordedAll(refusal?.reasons ?? [], language),
    data: refusal?.data,
  }
  if (refusal?.foreign && session)
    await audit(reading(engine, session), acts.refused, refusal.foreign.tableNm, refusal.foreign.rowKey)
  if (outage) {
    request.log.error(error)
    void reply.header('retry-after', comeBackSeconds)
  }
  if (!refusal) {
    request.log.error(error)
    body.logNo = await logError(engine, body, error, session?.userId).catch(() => null)
    if (session && causeFor?.(session)) Object.assign(body, { cause: error.name, causeDetail: error.message })
  }
  await reply.code(body.returnCode).send(body)
}

const languageOf = (request: FastifyRequest): Language =>
  (request.session as Session | null)?.language ?? acceptedLanguage(request.headers['accept-language'])

async function logError(
  engine: Engine,
  body: ErrorBody,
  error: Error,
  userId: string | undefined,
): Promise<string> {
  const { logNo } = await engine.database.one<{ logNo: number }>(
    `insert into "errorLog" ("errorCode", "message", "cause", "causeDetail", "url", "queryString", "returnCode", "userId", "srcCd") values ($1, $2, $3, $4, $5, $6, $7, $8, 'server') returning "logNo"`,
    [
      body.errorCode,
      body.message,
      error.name,
      `${error.message}\n${error.stack ?? ''}`.slice(0, 4000),
      body.url,
      body.queryString,
      body.returnCode,
      userId ?? null,
    ],
  )
  return String(logNo)
}

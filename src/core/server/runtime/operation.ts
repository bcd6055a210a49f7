import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Engine } from '../entity/context.ts'
import { notFound, Refusal } from '../http/errors.ts'
import { requestRefusals } from '../http/request.texts.ts'
import type { Session } from '../http/session.ts'
import { comeBackSeconds } from './outage.ts'
import { outageRefusals } from './outage.texts.ts'

export interface OperationOptions {
  engine: Engine
  /** A caller with this bearer token may read /metrics; without a token only callers on this machine may. */
  metricsToken: string | undefined
  /** Calls that may run at the same time; further ones are asked to come back. */
  mostAtOnce?: number
  /** The same of one person, so that nobody takes all places alone. */
  mostOfOne?: number
}

/**
 * Five hundred open boards that ask again at the same moment stay below it; at some milliseconds a call it is
 * a few seconds of work.
 */
const mostCallsAtOnce = 1000
/** Of them calls of one person. A browser sends six at a time, or a hundred through a proxy with HTTP/2. */
const mostCallsOfOne = 100
/** These stay open for hours, or must answer in every trouble. */
const isFree = (route: string | undefined): boolean =>
  route === '/api/live' || route === '/metrics' || (route?.startsWith('/health/') ?? false)

/**
 * Addresses for the people who run the portal: is it alive, can it take calls, how is it doing (Prometheus).
 * When more calls arrive than it can handle, it refuses some at once with 503 and Retry-After, so that the
 * others are answered.
 */
export function installOperation(
  app: FastifyInstance,
  { engine, metricsToken, mostAtOnce = mostCallsAtOnce, mostOfOne = mostCallsOfOne }: OperationOptions,
): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const duration = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Time to answer by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.15, 0.5, 1, 3, 10, 60],
    registers: [register],
  })
  let running = 0
  gauge(register, 'portal_http_requests_running', 'Calls that are being answered', () => running)
  gauge(
    register,
    'portal_database_connections',
    'Connections to the database',
    () => engine.database.connections().open,
  )
  gauge(
    register,
    'portal_database_waiting',
    'Calls that wait for a connection',
    () => engine.database.connections().waiting,
  )

  /** The person of a counted call; nobody for one without a sign-in, which has a limit of its address. */
  const counted = new WeakMap<FastifyRequest, string | undefined>()
  const runningOf = new Map<string, number>()
  // A call takes a place only when its body is complete: a slow sender must not hold one. A form arrives
  // while it is worked on and has limits of its own (connections.ts).
  app.addHook('preHandler', async (request, reply) => {
    if (request.headers['content-type']?.startsWith('multipart/form-data')) return
    if (isFree(request.routeOptions.url)) return
    if (running >= mostAtOnce) {
      void reply.header('retry-after', comeBackSeconds)
      throw new Refusal(503, 'OVERLOAD', outageRefusals.overload())
    }
    const who = (request.session as Session | null)?.userId
    const own = who === undefined ? 0 : (runningOf.get(who) ?? 0)
    if (own >= mostOfOne) {
      void reply.header('retry-after', comeBackSeconds)
      throw new Refusal(429, 'TOO_MANY_REQUESTS', requestRefusals.manyCalls())
    }
    running++
    counted.set(request, who)
    if (who !== undefined) runningOf.set(who, own + 1)
  })
  const leave = (request: FastifyRequest) => {
    const who = counted.get(request)
    if (!counted.delete(request)) return
    running--
    if (who === undefined) return
    const left = (runningOf.get(who) ?? 1) - 1
    if (left > 0) runningOf.set(who, left)
    else runningOf.delete(who)
  }
  app.addHook('onResponse', async (request, reply) => {
    leave(request)
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
  app.addHook('onRequestAbort', async (request) => leave(request))

  let stopping = false
  app.addHook('preClose', async () => void (stopping = true))
  const open = { config: { access: 'public' as const }, schema: { hide: true } }
  app.get('/health/live', open, async () => ({ status: 'ok' }))
  app.get('/health/ready', open, async (_request, reply) => {
    const ready =
      !stopping &&
      running < mostAtOnce &&
      (await engine.database.query('select 1').then(
        () => true,
        () => false,
      ))
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' })
  })
  app.get('/metrics', open, async (request, reply) => {
    if (!mayMeasure(request, metricsToken)) throw notFound()
    return reply.type(register.contentType).send(await register.metrics())
  })
}

function gauge(register: Registry, name: string, help: string, read: () => number): void {
  const made: Gauge = new Gauge({ name, help, registers: [register], collect: () => made.set(read()) })
}

const forwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
function mayMeasure({ headers, ip }: FastifyRequest, token: string | undefined): boolean {
  // A proxy on this machine forwards calls of everybody, so a call through one is not a local one.
  if (token === undefined) return loopback.has(ip) && !forwarded.some((name) => headers[name] !== undefined)
  const [given, expected] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'

/** Calls a minute of one address to what is open without a sign-in; a plant may sit behind one address. */
const openPerMinute = 600
/** Must answer in every trouble; they touch nothing that a flood could wear out. */
const isWatch = (url: string): boolean => url.startsWith('/health/') || url === '/metrics'

/**
 * Every address that is open without a sign-in has a limit: its own, or this one. Register it before the
 * routes.
 */
export async function installRateLimit(app: FastifyInstance, perMinute = openPerMinute): Promise<void> {
  await app.register(rateLimit, { global: false })
  const limit = app.rateLimit({ max: perMinute, timeWindow: '1 minute' }) as onRequestHookHandler
  app.addHook('onRoute', (route) => {
    if (route.config?.access === 'public' && !isWatch(route.url)) route.onRequest ??= limit
  })
}

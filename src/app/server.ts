import { fastify, type FastifyInstance } from 'fastify'
import { type Clock, systemClock } from '../core/server/clock.ts'
import type { Settings } from '../core/server/settings.ts'
import { serveWeb } from '../core/server/static.ts'

export async function buildServer(options: { settings: Settings; databaseUrl: string; clock?: Clock }): Promise<FastifyInstance> {
  const app = fastify({ logger: { level: options.settings.logLevel }, trustProxy: options.settings.trustProxy })
  const clock = options.clock ?? systemClock
  app.get('/api/now', async () => ({ now: clock.now() }))
  await app.register(serveWeb)
  return app
}

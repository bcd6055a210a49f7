import { defined } from '../core/shared/defined.ts'
import type { FastifyInstance } from 'fastify'
import { systemClock } from '../core/server/runtime/clock.ts'
import { closeGracefully } from '../core/server/runtime/graceful-close.ts'
import type { Settings } from '../core/server/runtime/settings.ts'
import { StartupRefusal } from '../core/server/runtime/startup-refusal.ts'
import { buildServer } from './server.ts'

/**
 * The portal on a database that is ready, listening at HOST and PORT.
 * @throws StartupRefusal when the address cannot be opened
 */
export async function openServer(settings: Settings, databaseUrl: string): Promise<FastifyInstance> {
  const app = await buildServer({ settings, databaseUrl, clock: systemClock })
  closeGracefully(app)
  await app.ready()
  await app
    .listen({
      port: settings.port,
      host: settings.host,
      ...defined({ reusePort: settings.workers > 1 ? true : undefined }),
    })
    .catch((error: unknown) => {
      throw new StartupRefusal(
        `주소 ${settings.host}:${settings.port}을(를) 열 수 없습니다(${String(error)}). HOST와 PORT를 확인하세요.`,
      )
    })
  return app
}

import type { FastifyInstance } from 'fastify'
import { readSettings } from '../core/server/runtime/settings.ts'
import { StartupRefusal } from '../core/server/runtime/startup-refusal.ts'
import { openServer } from './open-server.ts'
import { openWord, stopWord } from './workers.ts'

/**
 * One of several processes that answer (WORKERS): the first process has prepared the database and says when
 * to stop.
 */
// A Ctrl-C reaches the whole group; the first process passes it on in its turn.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)

let app: FastifyInstance | undefined
// Listen from the first moment on: a process that is told to stop while it starts has nothing to finish.
const stop = () => void Promise.resolve(app?.close()).finally(() => process.exit(0))
process.on('message', (word) => word === stopWord && stop())
// The first process is gone: its database goes with it.
process.once('disconnect', stop)

try {
  const settings = readSettings()
  app = await openServer(settings, settings.databaseUrl!)
  process.send?.(openWord)
} catch (error) {
  console.error(error instanceof StartupRefusal ? error.message : error)
  process.exit(1)
}

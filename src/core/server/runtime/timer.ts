import type { FastifyInstance } from 'fastify'

/**
 * Repeats a job while the server is up, one run at a time; a failed run is logged and the next one tries
 * again.
 */
export function every(app: FastifyInstance, milliseconds: number, job: () => Promise<unknown>): void {
  let running: Promise<unknown> | undefined
  const timer = setInterval(() => {
    running ??= job()
      .catch((error: unknown) => app.log.error(error))
      .finally(() => (running = undefined))
  }, milliseconds)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}

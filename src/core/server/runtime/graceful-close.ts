import type { FastifyInstance } from 'fastify'

/** Running requests may take so long after the portal was told to stop. */
const patienceMilliseconds = 10_000
const sweepMilliseconds = 100

/**
 * Makes `app.close()` end soon: running requests finish, and no kept-alive connection holds the server.
 * Fastify's own 'idle' rule is not enough: a connection that was busy when closing began would stay open
 * afterwards. Call it before `listen`.
 */
export function closeGracefully(app: FastifyInstance): void {
  let sweep: NodeJS.Timeout | undefined
  let deadline: NodeJS.Timeout | undefined

  app.addHook('onSend', async (_request, reply) => {
    if (sweep) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    sweep = setInterval(() => app.server.closeIdleConnections(), sweepMilliseconds)
    deadline = setTimeout(() => app.server.closeAllConnections(), patienceMilliseconds)
  })
  app.addHook('onClose', async () => {
    clearInterval(sweep)
    clearTimeout(deadline)
  })
}

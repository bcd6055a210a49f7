import { createServer } from 'node:net'

/**
 * Whether nobody listens on the port of this address. Other errors (a wrong host) count as free: listening
 * will tell.
 */
export function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

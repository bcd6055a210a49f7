import type { FastifyInstance, FastifyRequest, preHandlerHookHandler } from 'fastify'
import { deviceHash } from './kiosk.server.ts'

/** Devices that have shown a valid secret since the start: at most as many as are registered. */
const proven = new Set<string>()
const deviceOf = ({ body }: FastifyRequest): string | undefined => {
  const secret = (body as { secret?: unknown } | null)?.secret
  const hash = typeof secret === 'string' ? deviceHash(secret).toString('hex') : undefined
  return hash !== undefined && proven.has(hash) ? hash : undefined
}
/** A secret that was looked up and is that of a device. */
export const deviceProven = (secret: string): void => void proven.add(deviceHash(secret).toString('hex'))

/**
 * Calls a minute to what shared devices ask before anybody has identified. A device that has proven itself has
 * a number of its own; whoever has not shares that of his address. Somebody in the network of a plant, which
 * may sit behind one address, does not keep its devices from showing alarms or taking a crew in.
 */
export const limitDevices = (
  app: FastifyInstance,
  { ofDevice, ofAddress }: { ofDevice: number; ofAddress: number },
): { onRequest: []; preHandler: preHandlerHookHandler } => ({
  // In place of the limit of every open address, which knows addresses alone.
  onRequest: [],
  preHandler: app.rateLimit({
    timeWindow: '1 minute',
    keyGenerator: (request) => deviceOf(request) ?? request.ip,
    max: (request) => (deviceOf(request) ? ofDevice : ofAddress),
  }) as preHandlerHookHandler,
})

import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from './database.ts'

const reconnectMs = 500

export interface Listening {
  isLive(): boolean
  close(): Promise<void>
}

/**
 * Hears what is notified on the channels, on one connection of its own, and opens the next one when that is
 * lost; never more than one at a time, however often a connection says that it broke (a stopped server ends
 * it with an error of its own and the socket with another).
 * @param on.changed told with `true` each time it listens (again) and with `false` when it no longer does:
 * what was notified between is lost
 */
export async function keepListening(
  database: Pick<Database, 'connect'>,
  channels: readonly string[],
  on: { heard: (payload: string, channel: string) => void; changed: (isLive: boolean) => void },
): Promise<Listening> {
  let isLive = false
  const closing = new AbortController()
  const tried = Promise.withResolvers<void>()

  async function once(): Promise<void> {
    const next = await database.connect()
    const ended = Promise.withResolvers<void>()
    const end = () => ended.resolve()
    if (closing.signal.aborted) end()
    closing.signal.addEventListener('abort', end)
    next.on('error', end)
    next.on('end', end)
    next.on('notification', ({ payload, channel }) => on.heard(payload ?? '', channel))
    try {
      for (const channel of channels) await next.query(`listen ${channel}`)
      isLive = true
      on.changed(true)
      tried.resolve()
      await ended.promise
    } finally {
      closing.signal.removeEventListener('abort', end)
      next.removeAllListeners('notification')
      if (isLive) on.changed((isLive = false))
      await next.end().catch(() => {})
    }
  }
  async function forEver(): Promise<void> {
    while (!closing.signal.aborted) {
      const began = performance.now()
      // The database may not be back yet: the next round tries again.
      await once().catch(() => {})
      tried.resolve()
      // A connection that had worked for a while is opened again at once: until then this process does not
      // hear that a right was taken away.
      if (performance.now() - began < reconnectMs)
        await wait(reconnectMs, undefined, { signal: closing.signal }).catch(() => {})
    }
  }
  const running = forEver()
  await tried.promise
  return {
    isLive: () => isLive,
    async close() {
      closing.abort()
      await running
    },
  }
}

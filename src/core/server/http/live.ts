import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import type { LiveEvent } from '../../shared/session.ts'
import { keepListening } from '../database/listening.ts'
import { resourceNamed } from '../entity/registry.ts'
import type { Clock } from '../runtime/clock.ts'
import { notSignedIn } from './errors.ts'
import { mayUse, type Session } from './session.ts'

/** Events of the last minutes, so that a browser that lost its line for a moment misses nothing. */
const keptEvents = 500
const heartbeatMs = 25_000
const mergeMs = 40
const renewMs = 100
const streamsPerSession = 10

interface Numbered extends LiveEvent {
  id: number
}
/**
 * The events that a browser missed after event `last`; undefined when this is unknown, and the browser loads
 * everything again.
 */
function missedSince(last: string, run: string, recent: readonly Numbered[], next: number): Numbered[] {
  const [lastRun, number] = last.split('-')
  const id = Number(number)
  const first = recent[0]?.id ?? next
  return lastRun === run && id + 1 >= first
    ? recent.filter((event) => event.id > id)
    : [{ topic: '*', id: next - 1 }]
}
/** A session as a stream needs it. */
export interface Hearing {
  session: Session
  /**
   * Moment (ms) from which on the session has to be looked at again: it may be over, or its rights others.
   */
  untilMs: number
}
/** Finds a session that is not over. */
export type FindHearing = (sessionId: string) => Promise<Hearing | undefined>

type Owner = Pick<Session, 'sessionId' | 'userId' | 'vendorCd' | 'menus' | 'plants'> & { untilMs: number }
const concerns = ({ userId }: Owner, { to }: LiveEvent): boolean => to === undefined || to === userId
/**
 * Keys of records are sent to users who may read them, of entities that are parted by plants only to those of
 * the plant, and to no vendor: a key would reveal that another's record exists and when it changed. Browsers
 * without the key reload what they show.
 */
function toldTo({ vendorCd, menus, plants }: Owner, { topic, key, to, plantCd }: LiveEvent): LiveEvent {
  const resource = to === undefined && key !== undefined ? resourceNamed(topic) : undefined
  const isElsewhere =
    resource !== undefined &&
    resource.scope !== 'everyone' &&
    plants !== null &&
    !(plantCd && plants.includes(plantCd))
  const hidden = resource && (vendorCd !== null || isElsewhere || !mayUse({ menus }, resource.menus, 'read'))
  return hidden || key === undefined ? { topic } : { topic, key }
}

const ownerOf = ({ session, untilMs }: Hearing): Owner => {
  const { sessionId, userId, vendorCd, menus, plants } = session
  return { sessionId, userId, vendorCd, menus, plants, untilMs }
}

export interface LiveHub {
  publish(events: LiveEvent[]): void
  /** Tells the browsers of this process alone; every process learns of it in its own way. */
  tellHere(event: LiveEvent): void
  /** Called for every event that any process publishes, this one included. */
  onEvent(listener: (event: LiveEvent) => void): void
  /** Closes the streams of a session that is over. */
  end(sessionId: string): void
  /** Rights of somebody have changed: who is over is closed, the others hear by the rights of now. */
  rightsChanged(): Promise<void>
  routes(app: FastifyInstance, find: FindHearing): Promise<void>
  close(): Promise<void>
}

/**
 * Tells every browser what has changed, by server-sent events; an event `to` somebody reaches that person's
 * browsers only. Ids only: each browser asks again through its own rights.
 * One LISTEN connection a process; events of a moment leave as one NOTIFY outside the writing transactions,
 * because NOTIFY inside them serialises commits.
 */
export async function createLiveHub(database: Database, clock: Clock): Promise<LiveHub> {
  /** Open streams and whose they are. */
  const streams = new Map<ServerResponse, Owner>()
  const listeners: ((event: LiveEvent) => void)[] = []
  const recent: Numbered[] = []
  /** Numbers say something only in the process that gave them: a lost line may come back to another one. */
  const run = randomUUID().slice(0, 8)
  let lastId = 0
  let waiting: LiveEvent[] = []
  let timer: NodeJS.Timeout | undefined
  let find: FindHearing = async () => undefined

  const write = (stream: ServerResponse, owner: Owner, event: Numbered) =>
    stream.write(`id: ${run}-${event.id}\ndata: ${JSON.stringify(toldTo(owner, event))}\n\n`)
  // The connection closes a moment later; events of that moment must not go to an ended stream.
  const finish = (stream: ServerResponse) => {
    streams.delete(stream)
    stream.end()
  }
  /** A session that goes on opens another stream within seconds; one that is over hears nothing any more. */
  const finishOverdue = () => {
    const now = clock.now().getTime()
    for (const [stream, { untilMs }] of streams) if (untilMs <= now) finish(stream)
  }
  /** Changes of rights so far; many come at once when a personnel file is read. */
  let changes = 0
  let renewing: Promise<void> | undefined
  const renew = async (): Promise<void> => {
    await wait(renewMs)
    const known = changes
    for (const sessionId of new Set([...streams.values()].map((owner) => owner.sessionId))) {
      // Who cannot be found now, whyever, opens another stream where he may.
      const found = await find(sessionId).catch(() => undefined)
      for (const [stream, owner] of streams) {
        if (owner.sessionId !== sessionId) continue
        if (!found) finish(stream)
        else if (known === changes) Object.assign(owner, ownerOf(found))
      }
    }
    if (known !== changes) await renew()
  }
  const receive = (events: LiveEvent[]) => {
    finishOverdue()
    for (const event of events) {
      const numbered = { ...event, id: ++lastId }
      recent.push(numbered)
      if (recent.length > keptEvents) recent.shift()
      for (const [stream, owner] of streams) if (concerns(owner, numbered)) write(stream, owner, numbered)
      for (const listener of listeners) listener(event)
    }
  }
  const listening = await keepListening(database, ['live'], {
    heard: (payload) => receive(JSON.parse(payload || '[]') as LiveEvent[]),
    // Events of that time are lost, so every browser reloads.
    changed: (isLive) => void (isLive && receive([{ topic: '*' }])),
  })
  const heartbeat = setInterval(() => {
    finishOverdue()
    streams.forEach((_, stream) => stream.write(': \n\n'))
  }, heartbeatMs)
  heartbeat.unref()

  const flush = async () => {
    timer = undefined
    const once = new Map<string, LiveEvent>()
    for (const event of waiting) {
      const name = `${event.topic} ${event.key ?? ''} ${event.to ?? ''}`
      // Of the same record one may name the plant and another not.
      once.set(name, { ...once.get(name), ...event })
    }
    const unique = [...once.values()]
    waiting = []
    // A payload holds 8,000 bytes at most.
    for (let at = 0; at < unique.length; at += 50) {
      await database
        .query('select pg_notify($1, $2)', ['live', JSON.stringify(unique.slice(at, at + 50))])
        .catch(() => receive(unique.slice(at, at + 50)))
    }
  }
  return {
    publish(events) {
      waiting.push(...events)
      timer ??= setTimeout(() => void flush(), mergeMs)
    },
    tellHere: (event) => receive([event]),
    end(sessionId) {
      for (const [stream, owner] of streams) if (owner.sessionId === sessionId) finish(stream)
    },
    onEvent: (listener) => void listeners.push(listener),
    rightsChanged() {
      changes++
      // Until the rights of now are known nobody is told a key.
      for (const owner of streams.values()) owner.menus = new Map()
      renewing ??= renew().finally(() => (renewing = undefined))
      return renewing
    },
    async routes(app, findHearing) {
      find = findHearing
      app.get(
        '/api/live',
        { config: { access: 'signedIn', beforePasswordChange: true }, schema: { hide: true } },
        async (request, reply) => {
          const found = await find(request.session.sessionId)
          if (!found) throw notSignedIn('REFRESH_EXPIRED')
          const stream = reply.raw
          reply.hijack()
          if (stream.destroyed) return
          stream.writeHead(200, {
            'content-type': 'text/event-stream',
            'cache-control': 'no-store',
            'x-accel-buffering': 'no',
            'x-content-type-options': 'nosniff',
          })
          stream.write('retry: 2000\n\n')
          const owner = ownerOf(found)
          const last = request.headers['last-event-id']
          if (typeof last === 'string') {
            for (const event of missedSince(last, run, recent, lastId + 1))
              if (concerns(owner, event)) write(stream, owner, event)
          }
          // One tab each; more of one session are streams that somebody forgot, the oldest first.
          const beside = [...streams].filter(([, { sessionId }]) => sessionId === owner.sessionId)
          if (beside.length >= streamsPerSession) finish(beside[0]![0])
          streams.set(stream, owner)
          request.raw.on('close', () => streams.delete(stream))
        },
      )
      app.addHook('preClose', async () => streams.forEach((_, stream) => finish(stream)))
    },
    async close() {
      clearInterval(heartbeat)
      if (timer) {
        clearTimeout(timer)
        await flush()
      }
      await listening.close()
    },
  }
}

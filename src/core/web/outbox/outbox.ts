import { momentOf } from '../../shared/dates.ts'
import { enteredByOther } from '../../shared/session.ts'
import { api, report } from '../api.ts'
import { ApiError, networkError } from '../api-error.ts'
import { notice } from '../components/notice.tsx'
import { queryClient } from '../query.ts'
import { session } from '../session-store.ts'
import { createStore } from '../store.ts'
import { network } from './network.ts'
import { outboxText } from './outbox-texts.ts'
import { outboxStore, type OutboxEntry } from './outbox-store.ts'

/** While something waits it is tried again this often, however the network is said to be. */
const againMs = 15_000
const store = createStore<{ entries: readonly OutboxEntry[] }>({ entries: [] })
export const useOutbox = (): readonly OutboxEntry[] => store.use((state) => state.entries)

/** What is sent, and what it is called while it waits. The server must have marked its route (`waitMinutes` in idempotency.ts). */
export interface Waitable {
  path: string
  body: unknown
  what: string
  topic: string
  requestKey: string
}
/** Answered in place of the server's answer for something that waits now. */
export const kept = Symbol('kept')

/**
 * Sends, or keeps what gets no answer until the network is back. It keeps its key, so that it is done once even when only the answer was lost.
 * What still waits goes first. @throws ApiError for a refusal, and for a lost network where the browser cannot keep anything
 */
export async function postOrKeep<T>(waitable: Waitable, { overlay = true } = {}): Promise<T | typeof kept> {
  const enteredDt = momentOf(new Date())
  if (!network.isLost() && !store.get().entries.some(({ state }) => state === 'waiting')) {
    try {
      return await api.post<T>(waitable.path, waitable.body, { requestKey: waitable.requestKey, overlay, quiet: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status !== 0) {
        if (error.status >= 500) report(error)
        throw error
      }
    }
  }
  await keep(waitable, enteredDt)
  notice.info(outboxText('kept'))
  if (!network.isLost()) void sendWaiting()
  return kept
}

async function keep({ path, body, what, topic, requestKey }: Waitable, enteredDt: string): Promise<void> {
  const userId = session.get().user?.userId ?? ''
  try {
    await outboxStore.add({ userId, requestKey, path, body, what, topic, enteredDt, state: 'waiting', reason: null })
  } catch {
    throw new ApiError(0, { ...networkError(new URL(path, location.origin)).body, message: outboxText('notKept') })
  }
  await changed()
}

let sending: Promise<void> | null = null
/** Sends what waits, the oldest first, until something gets no answer. */
export function sendWaiting(): Promise<void> {
  sending ??= sendAll().finally(() => (sending = null))
  return sending
}
async function sendAll(): Promise<void> {
  let sent = 0
  for (;;) {
    await refresh()
    const entry = store.get().entries.find(({ state }) => state === 'waiting')
    if (!entry) break
    const end = await send(entry)
    if (end === 'stays') break
    if (end === 'sent') sent++
    await changed()
  }
  if (sent > 0) notice.info(outboxText('sent', { count: sent }))
}

async function send(entry: OutboxEntry): Promise<'sent' | 'refused' | 'stays'> {
  const { path, body, requestKey, enteredDt, userId, topic, what, no } = entry
  try {
    await api.post(path, body, { requestKey, overlay: false, quiet: true, entered: { dt: enteredDt, by: userId } })
    await outboxStore.remove(no)
    await queryClient.invalidateQueries({ queryKey: [topic] })
    return 'sent'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 0 || error.status === 401) return 'stays'
    const reason = reasonOf(error)
    const refused = error.status < 500 && error.status !== 429 && error.body.errorCode !== enteredByOther
    await outboxStore.put({ ...entry, state: refused ? 'refused' : 'waiting', reason })
    if (!refused) {
      await refresh()
      return 'stays'
    }
    notice.error(`${what}: ${reason}`)
    // What the page shows as entered has not happened.
    await queryClient.invalidateQueries({ queryKey: [topic] })
    return 'refused'
  }
}
const reasonOf = ({ message, body }: ApiError): string =>
  [...new Set(body.fields.length > 0 ? body.fields.map((field) => field.message) : [message])].join(' ')

/** Tries a refused entry once more. */
export async function retryEntry(entry: OutboxEntry): Promise<void> {
  await outboxStore.put({ ...entry, state: 'waiting', reason: null })
  await changed()
  await sendWaiting()
}
export async function removeEntry({ no, topic }: OutboxEntry): Promise<void> {
  await outboxStore.remove(no)
  await changed()
  await queryClient.invalidateQueries({ queryKey: [topic] })
}

// Windows of one browser share the entries; each draws what the other has changed.
const others = new BroadcastChannel('portal.outbox')
async function changed(): Promise<void> {
  await refresh()
  others.postMessage(null)
}
async function refresh(): Promise<void> {
  const userId = session.get().user?.userId
  store.set({ entries: userId === undefined ? [] : await outboxStore.of(userId) })
}

/** Shows and sends what the signed-in person has entered, now and whenever the network comes back; answers the stop. */
export function startOutbox(): () => void {
  const follow = () => void refresh().catch(() => undefined)
  const go = () => {
    if (!network.isLost()) void sendWaiting().catch(() => undefined)
  }
  const again = () => {
    if (store.get().entries.some(({ state }) => state === 'waiting')) void sendWaiting().catch(() => undefined)
  }
  go()
  follow()
  const leave = network.subscribe(go)
  const timer = setInterval(again, againMs)
  others.addEventListener('message', follow)
  return () => {
    leave()
    clearInterval(timer)
    others.removeEventListener('message', follow)
    store.set({ entries: [] })
  }
}

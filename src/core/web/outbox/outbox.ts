import { momentOf } from '../../shared/dates.ts'
import { defined } from '../../shared/defined.ts'
import { outboxKeepDays, waitableTimeoutMs } from '../../shared/limits.ts'
import { enteredByOther } from '../../shared/session.ts'
import { api, report } from '../api.ts'
import { ApiError, networkError } from '../api-error.ts'
import { notice } from '../components/notice.tsx'
import { queryClient } from '../query.ts'
import { serverNow } from '../server-time.ts'
import { session } from '../session-store.ts'
import { createStore } from '../store.ts'
import { network } from '../network.ts'
import type { forgetFiles, sendAfterFiles, sendWithFiles } from './outbox-files.ts'
import { outboxStore, type EntryFiles, type OutboxEntry } from './outbox-store.ts'
import { outboxTexts } from '../text/outbox.texts.ts'
import { textsOf } from '../text/define-texts.ts'

interface FilesPart {
  sendAfterFiles: typeof sendAfterFiles
  sendWithFiles: typeof sendWithFiles
  forgetFiles: typeof forgetFiles
}
let known: FilesPart | undefined
/**
 * Named by the part that sends files, once a page has it. A browser that asks for a part first while the network is lost
 * remembers the failure until the window is opened anew, and the files would wait for that.
 */
export const knowFilesPart = (part: FilesPart): void => {
  known = part
}
const filesPart = async (): Promise<FilesPart> => known ?? import('./outbox-files.ts')

/** While something waits it is tried again this often, however the network is said to be. */
const againMs = 15_000
/** `entries` are those that this window shows and sends, `own` those of the signed-in user among them. */
const store = createStore<Record<'entries' | 'own', readonly OutboxEntry[]>>({ entries: [], own: [] })
/** The acts of the signed-in user that the server has not taken yet, the oldest first. */
export const useOutbox = (): readonly OutboxEntry[] => store.use((state) => state.own)
/** The same with those of others, where this is a shared device. */
export const useOutboxHere = (): readonly OutboxEntry[] => store.use((state) => state.entries)
const waiting = (of: 'entries' | 'own' = 'entries'): OutboxEntry[] =>
  store.get()[of].filter(({ state }) => state === 'waiting')
export const waitingCount = (): number => waiting('own').length

/** How a shared device sends what anybody has entered at it, whoever stands there now, or nobody. */
export interface Courier {
  /** Of the present session: what the server needs to know with an entry later. */
  mark: () => OutboxEntry['device']
  post: (entry: OutboxEntry, ticket: string) => Promise<unknown>
}
let courier: Courier | undefined

/**
 * A request and its name while it waits. The server must have marked its route (`waitMinutes` in
 * idempotency.ts).
 */
export interface Waitable {
  path: string
  body: unknown
  what: string
  /** Page on which it can be put right. */
  address: string
  topic: string
  requestKey: string
  /**
   * The refused entry that this one is in the place of: it keeps that one's time of entering, and takes it
   * off the list.
   */
  corrects?: OutboxEntry | undefined
}
/** Answered in place of the server's answer for something that waits now. */
export const kept = Symbol('kept')

/**
 * Sends, or keeps what gets no answer until the network is back. It keeps its key, so that it is done once
 * even when only the answer was lost. What still waits goes first.
 * @throws ApiError for a refusal, and for a
 * lost network where the browser cannot keep anything
 */
export async function postOrKeep<T>(waitable: Waitable, { overlay = true } = {}): Promise<T | typeof kept> {
  const enteredDt = waitable.corrects?.enteredDt ?? momentOf(serverNow())
  const answer = mayGo() ? await post<T>(waitable, enteredDt, overlay) : undefined
  if (answer !== undefined) {
    if (waitable.corrects) await forgetEntry(waitable.corrects)
    return answer
  }
  await keep(waitable, enteredDt)
  return waits()
}
/** What somebody else has entered at this device is in nobody's way. */
export const mayGo = (): boolean => !network.isLost() && waiting('own').length === 0
/** Tells the person that it waits, and tries at once where there may be a network. */
export function waits(): typeof kept {
  notice.info(textsOf(outboxTexts)('kept'))
  if (!network.isLost()) void sendWaiting()
  return kept
}
/** @returns undefined when there was no answer */
export async function post<T>(
  { path, body, requestKey, corrects }: Waitable,
  enteredDt: string,
  overlay: boolean,
): Promise<T | undefined> {
  try {
    return await api.post<T>(path, body, {
      requestKey,
      overlay,
      quiet: true,
      timeoutMs: waitableTimeoutMs,
      entered: corrects ? { dt: enteredDt, by: corrects.userId } : undefined,
    })
  } catch (error) {
    if (error instanceof ApiError && error.status === 0) return undefined
    if (error instanceof ApiError && error.status >= 500) report(error)
    throw error
  }
}

/** @returns the number of the entry */
export async function keep(
  { path, body, what, address, topic, requestKey, corrects }: Waitable,
  enteredDt: string,
  files?: EntryFiles,
): Promise<number> {
  const userId = session.get().user?.userId ?? ''
  try {
    const no = await outboxStore.add({
      userId,
      device: courier?.mark(),
      requestKey,
      path,
      body: withoutSecrets(body),
      what,
      address,
      topic,
      enteredDt,
      state: 'waiting',
      reason: null,
      fields: [],
      ...defined({ files }),
    })
    if (corrects) await outboxStore.remove(corrects.no)
    await changed()
    return no
  } catch {
    throw notKept(path)
  }
}
/** The network is lost, and this browser can keep nothing. */
export const notKept = (path: string): ApiError =>
  new ApiError(0, {
    ...networkError(new URL(path, location.origin)).body,
    message: textsOf(outboxTexts)('notKept'),
  })

/** A password or PIN is never kept in a browser: what waits goes without it. */
const withoutSecrets = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && !Array.isArray(body)
    ? Object.fromEntries(Object.entries(body).filter(([name]) => !/pwd|password/i.test(name)))
    : body

let sending: Promise<void> | null = null
/** Sends what waits, the oldest first, until something gets no answer. */
export function sendWaiting({ quiet = false } = {}): Promise<void> {
  sending ??= alone(() => sendAll(quiet)).finally(() => (sending = null))
  return sending
}
/**
 * One window at a time. Where a plant runs plain http the browser has no locks; there the key alone sees that
 * it is done once.
 */
export async function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks = (navigator as { locks?: LockManager }).locks
  return locks ? locks.request('portal.outbox', work) : work()
}
async function sendAll(quiet: boolean): Promise<void> {
  let sent = 0
  const refused: string[] = []
  for (;;) {
    await refresh()
    const [entry] = waiting()
    if (!entry) break
    const end = await send(entry)
    if (end === 'stays') break
    others.postMessage(reachedByOther)
    if (end === 'sent') sent++
    else refused.push(`${entry.what}: ${end.refused}`)
    await changed()
  }
  if (sent > 0 && !quiet) notice.info(textsOf(outboxTexts)('sent', { count: sent }))
  if (refused.length > 0) notice.error(textsOf(outboxTexts)('notTaken', { count: refused.length }), refused)
}

async function send(entry: OutboxEntry): Promise<'sent' | 'stays' | { refused: string }> {
  const { path, body, requestKey, enteredDt, userId, topic, no, device } = entry
  try {
    const post = (said: unknown = body) =>
      courier && device
        ? courier.post({ ...entry, body: said }, device.ticket)
        : api.post(path, said, {
            requestKey,
            overlay: false,
            quiet: true,
            timeoutMs: waitableTimeoutMs,
            entered: { dt: enteredDt, by: userId },
          })
    const withFiles = entry.files && (await filesPart())
    if (withFiles && entry.files?.first) await withFiles.sendAfterFiles(entry, post, changed)
    else if (withFiles) await withFiles.sendWithFiles(entry, post, changed)
    else await post()
    await outboxStore.remove(no)
    await queryClient.invalidateQueries({ queryKey: [topic] })
    return 'sent'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 0 || error.status === 401) return 'stays'
    const reason = reasonOf(error)
    const refused = isRefusal(error)
    await outboxStore.change(no, {
      state: refused ? 'refused' : 'waiting',
      reason,
      fields: error.body.fields,
    })
    if (!refused) {
      await changed()
      return 'stays'
    }
    // The page shows an act that did not happen; load it again.
    await queryClient.invalidateQueries({ queryKey: [topic] })
    return { refused: reason }
  }
}
/** Answers that say nothing of what was sent: signed out, bytes that came too slowly, too many calls. */
const later = new Set([401, 408, 429])
/** The server will not take this, however often it is sent. */
export const isRefusal = ({ status, body }: ApiError): boolean =>
  status >= 400 && status < 500 && !later.has(status) && body.errorCode !== enteredByOther
const reasonOf = ({ message, body }: ApiError): string => {
  const details = [...body.fields, ...body.reasons].map((each) => each.message)
  return [...new Set(details.length > 0 ? details : [message])].join(' ')
}

/** Tries a refused entry once more. */
export async function retryEntry({ no }: OutboxEntry): Promise<void> {
  await outboxStore.change(no, { state: 'waiting', reason: null, fields: [] })
  await changed()
  await sendWaiting()
}
/** Sends a refused record again as it was put right, with its own key, time and files. */
export async function correctEntry(entry: OutboxEntry, body: unknown, what: string): Promise<void> {
  await outboxStore.change(entry.no, { body: withoutSecrets(body), what })
  await retryEntry(entry)
}
export async function removeEntry(entry: OutboxEntry): Promise<void> {
  await forgetEntry(entry)
  await queryClient.invalidateQueries({ queryKey: [entry.topic] })
}
async function forgetEntry({ no, files, requestKey }: OutboxEntry): Promise<void> {
  await outboxStore.remove(no)
  if (files) await (await filesPart()).forgetFiles(requestKey)
  await changed()
}

/** Another window has got an answer from the server, so the network is back in this one too. */
const reachedByOther = 'reached'
/** Windows of one browser share the entries; each draws what the other has changed. */
const others = new BroadcastChannel('portal.outbox')
async function changed(): Promise<void> {
  await refresh()
  others.postMessage(null)
}
async function refresh(): Promise<void> {
  const userId = session.get().user?.userId
  const all = await outboxStore.all()
  const own = all.filter((entry) => entry.userId === userId)
  store.set({ own, entries: courier ? all.filter((entry) => entry.device ?? own.includes(entry)) : own })
}

/**
 * Shows and sends what the signed-in person has entered, at a shared device (`by`) what anybody has, now and
 * whenever the network comes back; answers the stop.
 */
export function startOutbox(by?: Courier): () => void {
  courier = by
  const follow = () => void refresh().catch(() => undefined)
  const hear = ({ data }: MessageEvent) => {
    if (data === reachedByOther) network.reached()
    else follow()
  }
  const go = () => {
    if (!network.isLost()) void sendWaiting().catch(() => undefined)
  }
  const again = () => {
    if (waiting().length > 0) void sendWaiting().catch(() => undefined)
  }
  const oldest = momentOf(new Date(Date.now() - outboxKeepDays * 24 * 60 * 60_000))
  void outboxStore.forget(oldest).then(follow, follow)
  go()
  const leave = network.subscribe(go)
  const timer = setInterval(again, againMs)
  others.addEventListener('message', hear)
  return () => {
    leave()
    clearInterval(timer)
    others.removeEventListener('message', hear)
    courier = undefined
    store.set({ entries: [], own: [] })
  }
}

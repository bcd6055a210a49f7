import { requestStartDelayMs, requestTimeoutMs } from '../shared/limits.ts'
import { keptHeader } from '../shared/offline-files.ts'
import { enteredHeaders, idempotencyHeader, tokenHeader } from '../shared/session.ts'
import { ApiError, errorOf, networkError } from './api-error.ts'
import { dispositionName, saveBlob } from './download.ts'
import { emit } from './events.ts'
import { fetchRead, type Haste } from './gather.ts'
import { answerLogin, askLogin } from './login-request.ts'
import { network } from './network.ts'
import { passOverlay, showOverlay } from './overlay.ts'
import { refreshTokens } from './refresh.ts'
import { hearServerTime } from './server-time.ts'
import { sessionEnd } from './session-end.ts'
import { session, tokens } from './session-store.ts'

export { ApiError } from './api-error.ts'
export { fileStamp } from './download.ts'

export interface RequestOptions {
  /**
   * 'Loading...' over the page, and the call starts after 200 ms. Default: mutations and downloads yes, reads
   * no.
   */
  overlay?: boolean
  signal?: AbortSignal
  /** Raises the pass counter: neither this call nor others that start while it runs show the overlay. */
  pass?: boolean
  /**
   * 'patient': no part of the page waits for this read; it goes with the next ones, a little later at most. 'urgent': all
   * of the page waits for it, and nothing is gathered beside what is asked at the same moment.
   */
  haste?: Haste
  /** The caller shows every error itself, network and server errors included. */
  quiet?: boolean
  /** Goes as X-Idempotency-Key with the call and with its replay after a refresh (submission.ts). */
  requestKey?: string
  /** No answer after so long is no network. Default: 50 s. */
  timeoutMs?: number
  /** Sends instead of `fetch`. */
  by?: (url: URL, init: RequestInit) => Promise<Response>
  /** When and by whom it was entered, for what had to wait for the network (outbox.ts). */
  entered?: { dt: string; by: string }
  /** A sign-in call: every 401 is the caller's to show. */
  signIn?: boolean
}
/** A read that answers JSON: it may go with others. */
interface SendOptions extends RequestOptions {
  gathered?: boolean
}
type QueryScalar = string | number | boolean | null | undefined
/** Arrays repeat their name, `{ from, to }` becomes `name.from` and `name.to`, empty values are left out. */
export type QueryParams = Record<
  string,
  QueryScalar | readonly QueryScalar[] | { from?: QueryScalar; to?: QueryScalar }
>

/** Shape of most answers; lists and records answer more beside `data`. */
export interface Answer<T> {
  data: T
  total?: number
}

/**
 * The one way to the server (specification sections 4, 7, 8). Answers the whole body, so
 * `api.get<Answer<User>>(…)` or
 * `api.get<ListAnswer<typeof permit>>(…)`. Throws ApiError; network errors and 5xx are already shown by then.
 */
export const api = {
  get: <T>(path: string, query?: QueryParams, options?: RequestOptions): Promise<T> =>
    json<T>('GET', addressOf(path, query), undefined, options),
  post: <T>(path: string, body?: unknown, options?: RequestOptions): Promise<T> =>
    json<T>('POST', addressOf(path), body, options),
  put: <T>(path: string, body?: unknown, options?: RequestOptions): Promise<T> =>
    json<T>('PUT', addressOf(path), body, options),
  patch: <T>(path: string, body?: unknown, options?: RequestOptions): Promise<T> =>
    json<T>('PATCH', addressOf(path), body, options),
  delete: <T>(path: string, body?: unknown, options?: RequestOptions): Promise<T> =>
    json<T>('DELETE', addressOf(path), body, options),
  upload: <T>(path: string, form: FormData, options?: RequestOptions): Promise<T> =>
    json<T>('POST', addressOf(path), form, options),
  /**
   * Saves the answer as a file named by the server, or by `name`. Answers the body instead when the file is
   * made later (202).
   */
  async download<T = unknown>(
    path: string,
    query?: QueryParams,
    options?: RequestOptions & { name?: string },
  ): Promise<T | undefined> {
    const response = await send('GET', addressOf(path, query), undefined, { overlay: true, ...options })
    if (response.status === 202) return (await response.json()) as T
    saveBlob(
      await response.blob(),
      dispositionName(response.headers.get('content-disposition')) ?? options?.name ?? fileNameOf(path),
    )
    return undefined
  },
  /** Bytes for a preview. */
  async blob(path: string, query?: QueryParams, options?: RequestOptions): Promise<Blob> {
    return (await send('GET', addressOf(path, query), undefined, options)).blob()
  },
}

const fileNameOf = (path: string): string => path.split('/').at(-1) ?? 'download'

// Array.isArray does not narrow a readonly array.
const isList = (value: object): value is readonly QueryScalar[] => Array.isArray(value)

export function addressOf(path: string, query: QueryParams = {}): URL {
  const url = new URL(path, location.origin)
  const add = (name: string, value: QueryScalar) => {
    if (value !== undefined && value !== null && value !== '') url.searchParams.append(name, String(value))
  }
  for (const [name, value] of Object.entries(query)) {
    if (typeof value !== 'object' || value === null) add(name, value)
    else if (isList(value)) for (const item of value) add(name, item)
    else {
      add(`${name}.from`, value.from)
      add(`${name}.to`, value.to)
    }
  }
  return url
}

async function json<T>(method: string, url: URL, body: unknown, options?: RequestOptions): Promise<T> {
  const response = await send(method, url, body, { ...options, gathered: method === 'GET' })
  try {
    const text = await response.text()
    return (text === '' ? undefined : JSON.parse(text)) as T
  } catch {
    if (options?.signal?.aborted) throw options.signal.reason
    // The line was cut in the middle of the answer: half an answer is none.
    network.lost()
    const lost = networkError(url)
    if (!options?.quiet) report(lost)
    throw lost
  }
}

async function send(method: string, url: URL, body: unknown, options: SendOptions = {}): Promise<Response> {
  const overlay = options.overlay ?? method !== 'GET'
  const release = options.pass ? passOverlay() : overlay ? showOverlay() : () => undefined
  try {
    if (overlay) await new Promise((resolve) => setTimeout(resolve, requestStartDelayMs))
    return await attempt(method, url, body, options, false)
  } catch (error) {
    if (error instanceof ApiError && !options.quiet && (error.status >= 500 || error.status === 0))
      report(error)
    throw error
  } finally {
    release()
  }
}

/** Tells the user once; the shell draws it. */
export function report(error: ApiError): void {
  if (error.shown) return
  error.shown = true
  emit('APP_REQUEST_ERROR', error)
}

async function attempt(
  method: string,
  url: URL,
  body: unknown,
  options: SendOptions,
  replayed: boolean,
): Promise<Response> {
  const token = tokens.access()
  const response = await answerOf(method, url, body, options, token)
  if (response.ok) return response
  const error = await errorOf(response, url)
  if (error.status !== 401 || options.signIn) throw error
  if (!replayed && (await recovered(error, token))) return attempt(method, url, body, options, true)
  if (replayed) endSession()
  throw error
}

async function answerOf(
  method: string,
  url: URL,
  body: unknown,
  options: SendOptions,
  token: string | null,
): Promise<Response> {
  const { signal, requestKey, entered, timeoutMs = requestTimeoutMs } = options
  const isForm = body instanceof FormData
  const headers: Record<string, string> = {
    'Cache-Control': 'no-cache',
    'Accept-Language': document.documentElement.lang || 'ko',
  }
  if (token !== null) {
    headers[tokenHeader] = `Bearer ${token}`
    headers['authorization'] = `Bearer ${token}`
  }
  if (requestKey !== undefined) headers[idempotencyHeader] = requestKey
  if (entered !== undefined) {
    headers[enteredHeaders.dt] = entered.dt
    headers[enteredHeaders.by] = entered.by
  }
  if (body !== undefined && !isForm) headers['Content-Type'] = 'application/json'
  // Each query of an opening page runs in a task of its own, so that clicks in between still work.
  if (method === 'GET') await ownTask()
  const timeout = AbortSignal.timeout(timeoutMs)
  const answered = network.asking()
  const wasLost = network.isLost()
  try {
    const init: RequestInit = {
      method,
      headers,
      body: body === undefined ? null : isForm ? body : JSON.stringify(body),
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    }
    // Reads together are for who is signed in; a public page asks for each by itself.
    const response = await (options.gathered && token !== null
      ? fetchRead(url, init, options.haste)
      : (options.by ?? fetch)(url, init))
    const keptDt = response.headers.get(keptHeader)
    if (keptDt) network.kept(keptDt)
    else answered()
    hearServerTime(response.headers.get('date'))
    return response
  } catch (error) {
    if (signal?.aborted) throw error
    const lost = networkError(url)
    // Of a network that is lost already a read says nothing more, though it was asked for before: the bar over the
    // page does, and no dialog stands before who has to stop a work.
    lost.shown = method === 'GET' && (wasLost || network.isLost())
    // A server that is slow is no lost network.
    if (!timeout.aborted) network.lost()
    throw lost
  }
}

/** The task after this one; at once where the browser cannot say. */
const ownTask = (): Promise<void> => globalThis.scheduler?.postTask(() => undefined) ?? Promise.resolve()

/** The 401 rows of specification section 8: true when the call may be replayed. */
async function recovered(error: ApiError, token: string | null): Promise<boolean> {
  const main = session.portal() === 'MAIN'
  // Without a loaded user there is no page to keep, and nothing that could show the dialog.
  const inPage = session.get().user !== null
  switch (error.body.errorCode) {
    case 'ACCESS_EXPIRED': {
      if (await refreshTokens(token)) return true
      if (main && inPage && (await askLogin())) return true
      error.shown = true
      if (!main || !inPage) endSession()
      return false
    }
    case 'CONCURRENT_EXPIRED':
      // Stops silently; a bar over the page says so and offers the sign-in, as the next navigation does.
      // Loading the page is one.
      error.shown = true
      if (inPage) sessionEnd.elsewhere()
      else endSession()
      return false
    case 'WRONG_PASSWORD':
      if (!main) emit('PASSWORD_POPUP', undefined)
      return false
    case 'LOGIN_CHECK':
      error.shown = true
      if (!main && inPage) return askLogin()
      endSession()
      return false
    default:
      error.shown = true
      endSession()
      return false
  }
}

function endSession(): void {
  session.clear()
  answerLogin(false)
  emit('SESSION_ENDED', undefined)
}

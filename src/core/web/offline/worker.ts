import { outboxKeepDays } from '../../shared/limits.ts'
import {
  keptHeader,
  keepsPortal,
  offlineCaches,
  partsListFile,
  takenAddress,
  type PartsList,
  type TakenPage,
  type WorkerAnswer,
  type WorkerMessage,
} from '../../shared/offline-files.ts'
import { offlinePage } from '../../shared/offline-page.ts'
import { readsPath, type ReadAnswer } from '../../shared/reads.ts'
import { tokenHeader } from '../../shared/session.ts'

/** What a service worker has of its own; the DOM types do not know it. */
export interface WorkerScope {
  addEventListener(kind: 'install' | 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(kind: 'fetch', listener: (event: WorkerFetch) => void): void
  addEventListener(kind: 'message', listener: (event: WorkerMessaged) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  registration: { navigationPreload?: { enable(): Promise<void> } }
  location: { search: string; origin: string }
  caches: CacheStorage
  fetch: typeof fetch
}
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
}
export interface WorkerFetch extends WorkerEvent {
  request: Request
  clientId: string
  preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
interface WorkerMessaged extends WorkerEvent {
  data: WorkerMessage
  source: { id: string }
  ports: readonly { postMessage(answer: WorkerAnswer): void }[]
}

const shell = '/'
const day = 24 * 60 * 60_000
const offlineHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'cache-control': 'no-store',
}

/**
 * The service worker. Everywhere it answers a page address itself only when the server gives no answer at all
 * (decision 0082). Under its address with `keepsPortal` it also keeps the portal (shell and parts), and the answers of
 * pages that a person took along on purpose (decision 0168): those are given only when the server cannot be reached,
 * only to who is signed in, and for a week.
 */
export function startWorker(scope: WorkerScope): void {
  const keeps = scope.location.search === keepsPortal
  scope.addEventListener('install', () => void scope.skipWaiting())
  scope.addEventListener('activate', (event) =>
    event.waitUntil(
      Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable(), forgetOld(scope)]),
    ),
  )
  /** Per window that takes a page along: the answers that are being written down. */
  const taking = new Map<string, Promise<unknown>[]>()
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    const url = new URL(request.url)
    if (request.mode === 'navigate') event.respondWith(pageOf(scope, event, keeps))
    else if (!keeps || url.origin !== scope.location.origin) return
    else if (request.method === 'GET' && url.pathname.startsWith('/assets/'))
      event.respondWith(partOf(scope, request))
    else if (isRead(request, url)) event.respondWith(readOf(scope, event, taking.get(event.clientId)))
  })
  scope.addEventListener('message', (event) => {
    const { data, source, ports } = event
    const answer = async (): Promise<number> => {
      if (data.kind === 'keep') await keepPortal(scope)
      if (data.kind === 'take') {
        taking.set(source.id, [])
        await keepPortal(scope)
      }
      return data.kind === 'taken' ? writeTaken(scope, data.page, taking.get(source.id) ?? []) : 0
    }
    const done = answer().then(
      (count) => ports[0]?.postMessage({ ok: true, count }),
      () => ports[0]?.postMessage({ ok: false, count: 0 }),
    )
    event.waitUntil(done.finally(() => data.kind === 'taken' && taking.delete(source.id)))
  })
}

async function pageOf(scope: WorkerScope, event: WorkerFetch, keeps: boolean): Promise<Response> {
  try {
    const answer = (await event.preloadResponse) ?? (await scope.fetch(event.request))
    // A new build is fetched once, when the first page of it is opened.
    if (keeps && (await scope.caches.has(offlineCaches.portal)))
      event.waitUntil(keepPortal(scope).catch(() => undefined))
    return answer
  } catch {
    const kept = keeps ? await find(scope, offlineCaches.portal, shell) : undefined
    return kept ?? new Response(offlinePage(), { status: 503, headers: offlineHeaders })
  }
}
/** The names of parts carry a hash: what is kept under a name is what the server has. */
const partOf = async (scope: WorkerScope, request: Request): Promise<Response> =>
  (await find(scope, offlineCaches.portal, request.url)) ?? scope.fetch(request)

const find = async (scope: WorkerScope, cacheName: string, address: string) =>
  scope.caches.match(address, { cacheName, ignoreVary: true })

/**
 * Fetches all parts of the server's build as one file, and then the shell that names them: it is never kept without
 * them. What an earlier build had goes at the end.
 * @throws when the server cannot be reached, or has just got another build
 */
async function keepPortal(scope: WorkerScope): Promise<void> {
  const fresh = { cache: 'no-store' as const }
  const list = (await (await ok(scope.fetch(`/${partsListFile}`, fresh))).json()) as PartsList
  const portal = await scope.caches.open(offlineCaches.portal)
  const known = await portal.match(`/${partsListFile}`)
  if (known && ((await known.json()) as PartsList).file === list.file) return
  const parts = (await (await ok(scope.fetch(list.file))).json()) as Record<string, string>
  const page = await ok(scope.fetch(shell, fresh))
  const named = [...(await page.clone().text()).matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)]
  if (!named.every(([, address = '']) => address in parts)) throw new Error('the page is of another build')
  for (const [address, text] of Object.entries(parts))
    await portal.put(address, new Response(text, { headers: { 'content-type': typeOf(address) } }))
  await portal.put(shell, page)
  await portal.put(`/${partsListFile}`, Response.json(list))
  for (const { url } of await portal.keys()) {
    const { pathname } = new URL(url)
    if (pathname.startsWith('/assets/') && !(pathname in parts)) await portal.delete(url)
  }
}
const typeOf = (address: string) =>
  address.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8'
async function ok(asked: Promise<Response>): Promise<Response> {
  const answer = await asked
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`)
  return answer
}

/** A read of who is signed in; the stream of changes never ends. */
const isRead = ({ method, headers }: Request, { pathname }: URL): boolean =>
  headers.has(tokenHeader) &&
  ((method === 'GET' && /^\/(?:api\/(?!live)|menus$)/.test(pathname)) ||
    (method === 'POST' && pathname === readsPath))

async function readOf(
  scope: WorkerScope,
  { request }: WorkerFetch,
  taking: Promise<unknown>[] | undefined,
): Promise<Response> {
  const asked = request.clone()
  const { pathname, search } = new URL(request.url)
  const addresses =
    request.method === 'GET'
      ? [pathname + search]
      : ((await request.clone().json()) as { reads: string[] }).reads
  try {
    const answer = await scope.fetch(asked)
    if (taking && answer.ok) taking.push(keepAnswers(scope, request.method, addresses, answer.clone()))
    return answer
  } catch (error) {
    return keptAnswer(scope, request.method, addresses, error)
  }
}
async function keepAnswers(scope: WorkerScope, method: string, addresses: string[], answer: Response) {
  if (!/json/.test(answer.headers.get('content-type') ?? '')) return
  const text = await answer.text()
  const bodies = method === 'GET' ? [{ index: 0, status: answer.status, body: text }] : linesIn(text)
  const answers = await scope.caches.open(offlineCaches.answers)
  const headers = { 'content-type': 'application/json', [keptHeader]: new Date().toISOString() }
  for (const { index, status, body } of bodies)
    if (status === 200) await answers.put(addresses[index]!, new Response(body, { headers }))
}
const linesIn = (text: string): ReadAnswer[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ReadAnswer)

/** @throws the failure itself where nothing that was asked for had been taken along */
async function keptAnswer(
  scope: WorkerScope,
  method: string,
  addresses: string[],
  failure: unknown,
): Promise<Response> {
  const kept = await Promise.all(addresses.map((address) => find(scope, offlineCaches.answers, address)))
  const [one] = kept.filter((answer) => answer !== undefined)
  if (!one) throw failure
  if (method === 'GET') return one
  // Those that are missing are told as reads that the line was cut before.
  const lines = await Promise.all(
    kept.map(async (answer, index) =>
      answer ? `${JSON.stringify({ index, status: 200, body: await answer.text() })}\n` : '',
    ),
  )
  return new Response(lines.join(''), {
    headers: { 'content-type': 'application/x-ndjson', [keptHeader]: one.headers.get(keptHeader) ?? '' },
  })
}

async function writeTaken(scope: WorkerScope, page: string, taken: Promise<unknown>[]): Promise<number> {
  await Promise.all(taken)
  const answers = await scope.caches.open(offlineCaches.answers)
  const count = taken.length
  const written: TakenPage = { takenDt: new Date().toISOString(), count }
  if (count > 0)
    await answers.put(
      takenAddress(page),
      Response.json(written, { headers: { [keptHeader]: written.takenDt } }),
    )
  return count
}
/** Forgets answers that were taken along longer ago than entries may wait. */
async function forgetOld(scope: WorkerScope): Promise<void> {
  const answers = await scope.caches.open(offlineCaches.answers)
  const oldest = Date.now() - outboxKeepDays * day
  for (const request of await answers.keys()) {
    const takenDt = (await answers.match(request))?.headers.get(keptHeader) ?? ''
    if (!(Date.parse(takenDt) > oldest)) await answers.delete(request)
  }
}

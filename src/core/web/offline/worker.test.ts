import { beforeEach, expect, test } from 'vitest'
import { addDays, dayOf } from '../../shared/dates.ts'
import {
  keepsPortal,
  keptHeader,
  offlineCaches,
  takenAddress,
  type WorkerMessage,
} from '../../shared/offline-files.ts'
import { offlinePage } from '../../shared/offline-page.ts'
import { startWorker, type WorkerScope } from './worker.ts'

const origin = 'https://portal.test'
/** A table of the browser's cache: addresses and what was put under them. */
class Table {
  readonly rows = new Map<string, Response>()
  #at = (asked: string | Request) => new URL(asked instanceof Request ? asked.url : asked, origin).href
  put = (asked: string, answer: Response) => Promise.resolve(void this.rows.set(this.#at(asked), answer))
  match = (asked: string | Request) => Promise.resolve(this.rows.get(this.#at(asked))?.clone())
  keys = () => Promise.resolve([...this.rows.keys()].map((url) => new Request(url)))
  delete = (asked: string | Request) => Promise.resolve(this.rows.delete(this.#at(asked)))
}
let tables: Map<string, Table>
const caches = {
  has: (name: string) => Promise.resolve(tables.has(name)),
  open: (name: string) => {
    if (!tables.has(name)) tables.set(name, new Table())
    return Promise.resolve(tables.get(name))
  },
  match: (address: string, { cacheName }: { cacheName: string }) =>
    tables.get(cacheName)?.match(address) ?? Promise.resolve(undefined),
}
type Server = Record<string, () => Response>
const gone = (): Response => {
  throw new TypeError('Failed to fetch')
}
const page = (build: string) =>
  new Response(`<script src="/assets/web-${build}.js"></script>`, {
    headers: { 'content-type': 'text/html' },
  })
const build = (name: string): Server => ({
  '/offline-parts.json': () => Response.json({ file: `/assets/offline-parts-${name}.json` }),
  [`/assets/offline-parts-${name}.json`]: () =>
    Response.json({ [`/assets/web-${name}.js`]: `run('${name}')` }),
  '/': () => page(name),
})

let server: Server
/** The worker as the browser starts it, with what the page may do to it. */
function started(search = '') {
  const listeners = new Map<string, (event: unknown) => void>()
  const scope = {
    addEventListener: (kind: string, listener: (event: unknown) => void) => listeners.set(kind, listener),
    skipWaiting: () => Promise.resolve(),
    clients: { claim: () => Promise.resolve() },
    registration: {},
    location: { search, origin },
    caches,
    fetch: async (asked: string | Request) => {
      const { pathname, search: query } = new URL(typeof asked === 'string' ? asked : asked.url, origin)
      return (server[pathname + query] ?? server[pathname] ?? gone)()
    },
  }
  startWorker(scope as unknown as WorkerScope)
  let later: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => void later.push(work)
  return {
    async open(address: string, { mode = 'cors', ...init }: { mode?: string } & RequestInit = {}) {
      let answered: Promise<Response> | undefined
      const real = new Request(origin + address, init)
      // Only a browser makes a request of a navigation.
      const request =
        mode === 'navigate' ? { mode, url: real.url, method: 'GET', headers: real.headers } : real
      listeners.get('fetch')?.({
        request,
        clientId: 'window',
        waitUntil,
        respondWith: (answer: Promise<Response>) => (answered = answer),
      })
      const answer = await answered
      await Promise.all(later)
      return answer
    },
    async say(data: WorkerMessage) {
      const told: unknown[] = []
      listeners.get('message')?.({
        data,
        source: { id: 'window' },
        ports: [{ postMessage: (answer: unknown) => told.push(answer) }],
        waitUntil,
      })
      await Promise.all(later)
      later = []
      return told[0]
    },
    async activate() {
      listeners.get('activate')?.({ waitUntil })
      await Promise.all(later)
    },
  }
}
const signedIn = { headers: { 'X-Authorization': 'Bearer t' } }
const lines = (...rows: object[]) =>
  new Response(rows.map((row) => `${JSON.stringify(row)}\n`).join(''), {
    headers: { 'content-type': 'application/x-ndjson', date: 'Sat, 28 Nov 2026 07:00:00 GMT' },
  })
const reads = (...addresses: string[]) => ({
  method: 'POST',
  body: JSON.stringify({ reads: addresses }),
  ...signedIn,
})

beforeEach(() => {
  tables = new Map()
  server = build('one')
})

test('a page address that gets no answer is answered with the offline page, and nothing else is', async () => {
  server = {}
  const worker = started()
  const answer = await worker.open('/impr', { mode: 'navigate' })
  expect(answer?.status).toBe(503)
  expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'")
  await expect(answer?.text()).resolves.toContain('서버에 연결할 수 없습니다.')
  expect(await worker.open('/api/x', signedIn)).toBeUndefined()
  expect(await worker.open('/assets/web-one.js')).toBeUndefined()
})

test('the offline page speaks all four languages and tries again by itself', () => {
  for (const sentence of ['서버에 연결할', 'cannot be reached', '无法连接', 'No se puede conectar'])
    expect(offlinePage()).toContain(sentence)
  expect(offlinePage()).toContain('http-equiv="refresh"')
  expect(offlinePage()).not.toContain('<script')
})

test('a portal that is kept opens without network at any address, with its parts', async () => {
  const worker = started(keepsPortal)
  expect(await worker.say({ kind: 'keep' })).toEqual({ ok: true, count: 0 })
  server = {}
  const answer = await worker.open('/impr/impr/imprForm', { mode: 'navigate' })
  await expect(answer?.text()).resolves.toContain('/assets/web-one.js')
  const part = await worker.open('/assets/web-one.js')
  expect([await part?.text(), part?.headers.get('content-type')]).toEqual([
    "run('one')",
    'text/javascript; charset=utf-8',
  ])
})

test('a new build takes the place of the kept one only when all of it has come', async () => {
  const worker = started(keepsPortal)
  await worker.say({ kind: 'keep' })
  // The parts of the new build, and still the page of the old one.
  server = { ...build('two'), '/': () => page('one'), '/impr': () => page('one') }
  await worker.open('/impr', { mode: 'navigate' })
  server = {}
  await expect((await worker.open('/x', { mode: 'navigate' }))?.text()).resolves.toContain('web-one.js')
  server = { ...build('two'), '/impr': () => page('two') }
  await worker.open('/impr', { mode: 'navigate' })
  server = {}
  await expect((await worker.open('/x', { mode: 'navigate' }))?.text()).resolves.toContain('web-two.js')
  expect([...tables.get(offlineCaches.portal)!.rows.keys()]).not.toContain(`${origin}/assets/web-one.js`)
})

test('answers of a page that is taken along are given without network, alone and gathered, and only to who is signed in', async () => {
  const worker = started(keepsPortal)
  await worker.say({ kind: 'take' })
  server['/menus'] = () => Response.json({ data: ['menu'] })
  server['/api/reads'] = () =>
    lines({ index: 1, status: 200, body: '{"data":2}' }, { index: 0, status: 403, body: '{}' })
  await worker.open('/menus', signedIn)
  await worker.open('/api/reads', reads('/api/secret', '/api/two?a=1'))
  expect(await worker.say({ kind: 'taken', page: '/impr?no=1' })).toEqual({ ok: true, count: 2 })
  server = {}
  const menus = await worker.open('/menus', signedIn)
  expect([await menus?.json(), menus?.headers.get('date')]).toEqual([{ data: ['menu'] }, null])
  expect(menus?.headers.get(keptHeader)).toMatch(/^20/)
  const gathered = await worker.open('/api/reads', reads('/api/secret', '/menus', '/api/two?a=1'))
  const text = await gathered!.text()
  expect(
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object),
  ).toEqual([
    { index: 1, status: 200, body: '{"data":["menu"]}' },
    { index: 2, status: 200, body: '{"data":2}' },
  ])
  await expect(worker.open('/api/other', signedIn)).rejects.toThrow('Failed to fetch')
  expect(await worker.open('/menus')).toBeUndefined()
})

test('what passes while nobody takes a page along is not kept', async () => {
  const worker = started(keepsPortal)
  server['/menus'] = () => Response.json({})
  await worker.open('/menus', signedIn)
  expect(tables.has(offlineCaches.answers)).toBe(false)
  expect(await worker.say({ kind: 'taken', page: '/x' })).toEqual({ ok: true, count: 0 })
})

test('answers that were taken along more than a week ago are forgotten', async () => {
  const answers = new Table()
  tables.set(offlineCaches.answers, answers)
  const put = (address: string, ymd: string) =>
    answers.put(address, new Response('', { headers: { [keptHeader]: `${ymd}T00:00:00Z` } }))
  await put('/menus', addDays(dayOf(new Date()), -9))
  await put(takenAddress('/impr'), addDays(dayOf(new Date()), -2))
  await started(keepsPortal).activate()
  expect([...answers.rows.keys()]).toEqual([origin + takenAddress('/impr')])
})

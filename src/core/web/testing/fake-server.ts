/** A request of the browser, and the answer to it. */
export interface FakeRequest {
  method: string
  path: string
  query: URLSearchParams
  body: unknown
}
export type FakeAnswer = (request: FakeRequest) => unknown
/** A refusal in the shape of the server's. */
export class Refused {
  readonly status: number
  readonly body: object
  constructor(status: number, body: object) {
    this.status = status
    this.body = body
  }
}

let routes: Record<string, FakeAnswer> = {}
let sent: FakeRequest[] = []
const realFetch = window.fetch.bind(window)

/**
 * Answers `GET /api/x` and the like in the page; `*` at the end of an address takes what follows. Everything
 * unknown is a 404.
 */
export function serve(next: Record<string, FakeAnswer>): FakeRequest[] {
  routes = next
  sent = []
  window.fetch = answer
  window.XMLHttpRequest = FetchingRequest as unknown as typeof XMLHttpRequest
  return sent
}

/** A request that tells how much has gone (outbox/watched-upload.ts): it is answered like any other. */
class FetchingRequest extends EventTarget {
  readonly upload = new EventTarget()
  readonly #headers = new Headers()
  #method = ''
  #url: string | URL = ''
  status = 0
  response: Blob | null = null
  open = (method: string, url: string | URL) => {
    this.#method = method
    this.#url = url
  }
  setRequestHeader = (name: string, value: string) => this.#headers.set(name, value)
  getAllResponseHeaders = () => 'content-type: application/json'
  abort = () => this.dispatchEvent(new Event('abort'))
  send = (body: FormData) =>
    void window.fetch(this.#url, { method: this.#method, headers: this.#headers, body }).then(
      async (answered) => {
        this.status = answered.status
        this.response = await answered.blob()
        this.dispatchEvent(new Event('load'))
        this.dispatchEvent(new Event('loadend'))
      },
      () => this.dispatchEvent(new Event('error')),
    )
}
export const also = (more: Record<string, FakeAnswer>): void => void (routes = { ...routes, ...more })

async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, location.origin)
  if (!url.pathname.startsWith('/api/')) return realFetch(input, init)
  const method = init.method ?? 'GET'
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
  const request: FakeRequest = { method, path: url.pathname, query: url.searchParams, body }
  sent.push(request)
  const name = `${method} ${url.pathname}`
  const found =
    routes[name] ??
    Object.entries(routes).find(([route]) => route.endsWith('*') && name.startsWith(route.slice(0, -1)))?.[1]
  await new Promise((resolve) => setTimeout(resolve, 1))
  const result = found
    ? await found(request)
    : new Refused(404, { errorCode: 'NOT_FOUND', message: '자료를 찾을 수 없습니다.' })
  const refused = result instanceof Refused
  return new Response(JSON.stringify(refused ? result.body : (result ?? {})), {
    status: refused ? result.status : 200,
    headers: { 'content-type': 'application/json' },
  })
}

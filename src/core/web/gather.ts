import { keptHeader } from '../shared/offline-files.ts'
import { mostReads, readsPath, type ReadAnswer } from '../shared/reads.ts'

/**
 * Reads that follow each other within so many milliseconds go together: a page draws its parts one after the
 * other. The first waits no longer than `mostMs`.
 */
const gatheredMs = 25
const mostMs = 150
/** When a read goes: all of the page waits for it, or no part does. */
export type Haste = 'urgent' | 'patient'
/** A read that no part of the page waits for goes with the next ones, or after so long by itself. */
const patienceMs = 600
interface Waiting {
  address: string
  init: RequestInit
  resolve: (response: Response) => void
  reject: (error: unknown) => void
}
let gathering = false
let waiting: Waiting[] = []
let sending: ReturnType<typeof setTimeout> | undefined
/** When the reads that wait go at the latest; undefined while only patient ones do. */
let latest: number | undefined

/** The app gathers reads; tests of single pages answer each call by itself. */
export const gatherReads = (): void => void (gathering = true)

/**
 * Asks for an address as `fetch` does. Reads of the same moment become one call, and each is answered when
 * its own answer has come.
 * @param haste an urgent one goes with what is asked beside it and waits for nothing more; a patient one goes with
 * the reads of the page that come next
 */
export function fetchRead(url: URL, init: RequestInit, haste?: Haste): Promise<Response> {
  if (!gathering || url.origin !== location.origin) return fetch(url, init)
  return new Promise<Response>((resolve, reject) => {
    const now = performance.now()
    if (haste !== 'patient') {
      latest = haste === 'urgent' ? now : (latest ?? now + mostMs)
      clearTimeout(sending)
      sending = setTimeout(sendWaiting, Math.max(0, Math.min(gatheredMs, latest - now)))
    } else if (waiting.length === 0) sending = setTimeout(sendWaiting, patienceMs)
    waiting.push({ address: url.pathname + url.search, init, resolve, reject })
  })
}

function sendWaiting(): void {
  const all = waiting.filter(({ init, reject }) => {
    if (init.signal?.aborted) reject(init.signal.reason)
    return !init.signal?.aborted
  })
  waiting = []
  latest = undefined
  // What another person or language asks goes by itself: all reads of a call share its headers.
  for (const together of Map.groupBy(all, ({ init }) => JSON.stringify(init.headers)).values())
    for (let from = 0; from < together.length; from += mostReads)
      void ask(together.slice(from, from + mostReads))
}

async function ask(reads: readonly Waiting[]): Promise<void> {
  const [one] = reads
  if (!one) return
  if (reads.length === 1) return void fetch(one.address, one.init).then(one.resolve, one.reject)
  const left = new Map(reads.map((read, index) => [index, read]))
  for (const [index, { init, reject }] of left)
    init.signal?.addEventListener('abort', () => {
      left.delete(index)
      reject(init.signal?.reason)
    })
  try {
    const response = await fetch(readsPath, {
      method: 'POST',
      headers: { ...(one.init.headers as Record<string, string>), 'Content-Type': 'application/json' },
      body: JSON.stringify({ reads: reads.map(({ address }) => address) }),
      cache: 'no-store',
    })
    if (!response.ok) {
      const body = await response.text()
      for (const { resolve } of left.values()) resolve(answer(response.status, body, response))
      return
    }
    for await (const line of linesOf(response)) {
      const { index, status, body } = JSON.parse(line) as ReadAnswer
      left.get(index)?.resolve(answer(status, body, response))
      left.delete(index)
    }
    throw new TypeError('the line was cut')
  } catch (error) {
    for (const { reject } of left.values()) reject(error)
  }
}

const answer = (status: number, body: string, { headers }: Response): Response =>
  new Response(status === 204 || status === 304 ? null : body, {
    status,
    headers: {
      'content-type': 'application/json',
      date: headers.get('date') ?? '',
      [keptHeader]: headers.get(keptHeader) ?? '',
    },
  })

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n')
    rest = lines.pop()!
    yield* lines
  }
}

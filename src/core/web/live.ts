import { useEffect, useEffectEvent } from 'react'
import type { Query, QueryFilters } from '@tanstack/react-query'
import { tokenHeader, type LiveEvent } from '../shared/session.ts'
import { network } from './network.ts'
import { queryClient } from './query.ts'
import { refreshTokens } from './refresh.ts'
import { sessionEnd } from './session-end.ts'
import { tokens } from './session-store.ts'
import { createStore } from './store.ts'

type Listener = (event: LiveEvent) => void
const retryMs = 3000
const listeners = new Map<string, Set<Listener>>()
const store = createStore({ connected: false })
export const useLiveConnected = (): boolean => store.use((state) => state.connected)

/**
 * Calls back on each event of a topic while the page is shown; queries whose key begins with the topic are
 * fetched anew anyway.
 */
export function useLive(topic: string, callback: Listener): void {
  const called = useEffectEvent(callback)
  useEffect(() => {
    const listener: Listener = (event) => called(event)
    const all = listeners.get(topic) ?? new Set()
    listeners.set(topic, all.add(listener))
    return () => void all.delete(listener)
  }, [topic])
}

let following: AbortController | undefined
/**
 * One stream of server-sent events for the whole window, read with fetch because EventSource cannot send the
 * token. A stream that is already open stays. It is opened before the first query, because otherwise a change
 * between the answer and the stream would be missed. Returns the function that stops it.
 */
export function startLive(): () => void {
  if (!following) {
    following = new AbortController()
    void follow(following.signal)
  }
  const mine = following
  return () => {
    mine.abort()
    if (following === mine) following = undefined
  }
}

async function follow(signal: AbortSignal): Promise<void> {
  let lastId: string | null = null
  let renewed: string | null = null
  while (!signal.aborted) {
    const token = tokens.access()
    const reached = network.asking()
    let answered = false
    try {
      const headers: Record<string, string> = {
        [tokenHeader]: `Bearer ${token}`,
        Accept: 'text/event-stream',
        'Cache-Control': 'no-cache',
      }
      if (lastId !== null) headers['Last-Event-ID'] = lastId
      const response = await fetch('/api/live', { headers, signal, cache: 'no-store' })
      answered = true
      reached()
      if (response.status === 401) {
        const { errorCode } = ((await response.json().catch(() => ({}))) ?? {}) as { errorCode?: string }
        if (errorCode === 'CONCURRENT_EXPIRED') {
          // Said at once, and not only when somebody presses 저장.
          sessionEnd.elsewhere()
          await newToken(token, signal)
        } else if (!(await refreshTokens(token))) await newToken(token, signal)
        // At once, unless the fresh one is refused as well.
        else if (renewed !== token) {
          renewed = tokens.access()
          continue
        }
      } else if (response.ok && response.body) {
        store.set({ connected: true })
        // Earlier answers may be older than the server's memory of events.
        dispatch({ topic: everything })
        for await (const { id, data } of eventsOf(response.body)) {
          lastId = id ?? lastId
          dispatch(eventIn(data))
        }
      }
    } catch {
      // the network went; the next round connects again
      if (!answered && !signal.aborted) network.lost()
    }
    store.set({ connected: false })
    if (!signal.aborted) await wait(retryMs)
  }
}

// The session is over until somebody signs in; asking again with the same token would only be refused again.
async function newToken(refused: string | null, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && tokens.access() === refused) await wait(retryMs)
}
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The server cannot say what changed: anything may have. */
const everything = '*'
function eventIn(data: string): LiveEvent | null {
  try {
    return JSON.parse(data) as LiveEvent
  } catch {
    return null
  }
}
function dispatch(event: LiveEvent | null): void {
  if (!event) return
  const { topic } = event
  const all = topic === everything
  refresh(
    all
      ? {}
      : {
          predicate: ({ queryKey, meta }) =>
            queryKey[0] === topic || !!(meta as Followed)?.follows?.includes(topic),
        },
  )
  const called = all ? [...listeners.values()].flatMap((some) => [...some]) : (listeners.get(topic) ?? [])
  for (const listener of called) listener(event)
}

/** Topics besides its own that make a query stale. */
type Followed = { follows?: readonly string[] } | undefined
/** Queries whose first answer is on its way and may be from before a change. */
const outdated = new Set<Query>()
/**
 * The library loads present data again, but takes a first answer that is on its way for the newest; that one
 * is loaded again after it has come.
 */
function refresh(changed: QueryFilters): void {
  const coming = queryClient.getQueryCache().findAll({ ...changed, fetchStatus: 'fetching' })
  void queryClient.invalidateQueries(changed)
  for (const query of coming) {
    if (query.state.data !== undefined || outdated.has(query)) continue
    outdated.add(query)
    const again = () => {
      outdated.delete(query)
      return queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
    }
    // Not a call of its own: the answer of the one that runs.
    void query.fetch().then(again, again)
  }
}

/** Reads the text of a stream into its events; comments and retry lines are left out. */
export async function* eventsOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<{ id: string | null; data: string }> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    rest = (rest + value).replaceAll('\r\n', '\n')
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const lines = block.split('\n')
      const field = (name: string) =>
        lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1).trim())
      const data = field('data').join('\n')
      if (data !== '') yield { id: field('id')[0] ?? null, data }
    }
  }
}

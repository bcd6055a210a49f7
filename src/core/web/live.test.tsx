import { afterEach, expect, test, vi } from 'vitest'
import { fakeServer } from './fake-server.test-kit.ts'
import { eventsOf, startLive } from './live.ts'
import { queryClient } from './query.ts'
import { session, tokens } from './session-store.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  session.clear()
})
const streamOf = (...parts: string[]): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })

test('events are read across the borders of packets; comments and retry lines are not events', async () => {
  const parts = ['retry: 3000\n\n: beat\n\nid: 7\nda', 'ta: {"topic":"a"}\n', '\ndata: {"topic":"b"}\r\n\r\nid: 9\ndata: half']
  const events: unknown[] = []
  for await (const event of eventsOf(streamOf(...parts))) events.push(event)
  expect(events).toEqual([
    { id: '7', data: '{"topic":"a"}' },
    { id: null, data: '{"topic":"b"}' },
  ])
})

test('an event makes the queries of its topic stale, and a lost stream goes on after the last event', async () => {
  tokens.save({ accessToken: 'a1', refreshToken: 'r1' })
  queryClient.setQueryData(['workPermit', 1], 'old')
  queryClient.setQueryData(['other'], 'old')
  const asked: (string | null)[] = []
  fakeServer({
    'GET /api/live': ({ headers }) => {
      expect(headers.get('X-Authorization')).toBe('Bearer a1')
      asked.push(headers.get('Last-Event-ID'))
      return new Response(streamOf('id: 41\ndata: {"topic":"workPermit","key":1}\n\n'))
    },
  })
  const stop = startLive()
  await vi.waitFor(() => expect(queryClient.getQueryState(['workPermit', 1])?.isInvalidated).toBe(true))
  expect(queryClient.getQueryState(['other'])?.isInvalidated).toBe(false)
  await vi.waitFor(() => expect(asked).toEqual([null, '41']), { timeout: 5000 })
  // After a break anything may have changed.
  await vi.waitFor(() => expect(queryClient.getQueryState(['other'])?.isInvalidated).toBe(true))
  stop()
  queryClient.clear()
})

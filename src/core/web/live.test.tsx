import { afterEach, expect, test, vi } from 'vitest'
import { QueryObserver } from '@tanstack/react-query'
import { attachQuery } from './attach/attach-calls.ts'
import { answer, fakeServer, fakeUser, refusal } from './fake-server.test-kit.ts'
import { eventsOf, startLive } from './live.ts'
import { loadSession } from './load-session.ts'
import { queryClient } from './query.ts'
import { session, tokens } from './session-store.ts'

let stop = (): void => undefined
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  session.clear()
  queryClient.clear()
})
const streamOf = (...parts: string[]): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })

test('events are read across the borders of packets; comments and retry lines are not events', async () => {
  const parts = [
    'retry: 3000\n\n: beat\n\nid: 7\nda',
    'ta: {"topic":"a"}\n',
    '\ndata: {"topic":"b"}\r\n\r\nid: 9\ndata: half',
  ]
  const events: unknown[] = []
  for await (const event of eventsOf(streamOf(...parts))) events.push(event)
  expect(events).toEqual([
    { id: '7', data: '{"topic":"a"}' },
    { id: null, data: '{"topic":"b"}' },
  ])
})

/** A stream into which the test writes. */
function spokenStream() {
  let say: (text: string) => void = () => undefined
  let end: () => void = () => undefined
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      say = (text) => controller.enqueue(new TextEncoder().encode(text))
      end = () => controller.close()
    },
  })
  return { body, say, end }
}
const isStale = (...key: unknown[]) => queryClient.getQueryState(key)?.isInvalidated

test('an event makes the queries of its topic stale, and a lost stream goes on after the last event', async () => {
  tokens.save({ accessToken: 'a1', refreshToken: 'r1' })
  const asked: (string | null)[] = []
  const stream = spokenStream()
  fakeServer({
    'GET /api/live': ({ headers }) => {
      expect(headers.get('X-Authorization')).toBe('Bearer a1')
      asked.push(headers.get('Last-Event-ID'))
      return new Response(asked.length === 1 ? stream.body : new ReadableStream())
    },
  })
  // Asked for before anybody listens: what has changed since is not told.
  queryClient.setQueryData(['early'], 'old')
  stop = startLive()
  await vi.waitFor(() => expect(isStale('early')).toBe(true))
  queryClient.setQueryData(['workPermit', 1], 'old')
  queryClient.setQueryData(['other'], 'old')
  stream.say('id: 41\ndata: {"topic":"workPermit","key":1}\n\n')
  await vi.waitFor(() => expect(isStale('workPermit', 1)).toBe(true))
  expect(isStale('other')).toBe(false)
  stream.end()
  await vi.waitFor(() => expect(asked).toEqual([null, '41']), { timeout: 5000 })
  // After a break anything may have changed.
  await vi.waitFor(() => expect(isStale('other')).toBe(true))
})

test('an event also makes the queries stale that follow its topic', async () => {
  tokens.save({ accessToken: 'a1', refreshToken: 'r1' })
  const stream = spokenStream()
  fakeServer({ 'GET /api/live': () => new Response(stream.body) })
  // The opening of the stream makes everything stale once.
  queryClient.setQueryData(['early'], 'old')
  stop = startLive()
  await vi.waitFor(() => expect(isStale('early')).toBe(true))
  const kept = (name: string, follows: string[]) =>
    queryClient.fetchQuery({ queryKey: [name], queryFn: () => 'old', meta: { follows } })
  await Promise.all([kept('vendor', ['vendorContract', 'enterPass']), kept('plant', ['enterPass'])])
  stream.say('data: {"topic":"vendorContract","key":1}\n\n')
  await vi.waitFor(() => expect(isStale('vendor')).toBe(true))
  expect(isStale('plant')).toBe(false)
})

test('files that somebody else adds to an open record are asked for', async () => {
  tokens.save({ accessToken: 'a1', refreshToken: 'r1' })
  const stream = spokenStream()
  fakeServer({
    'GET /api/live': () => new Response(stream.body),
    'GET /api/attachfile/uploadfiles': () => answer([]),
  })
  queryClient.setQueryData(['early'], 'old')
  stop = startLive()
  await vi.waitFor(() => expect(isStale('early')).toBe(true))
  const files = attachQuery({ taskClassNm: 'improvement', taskKey: 44, taskFlag: 'afterAction' })
  await queryClient.fetchQuery(files)
  expect(isStale(...files.queryKey)).toBe(false)
  stream.say('data: {"topic":"improvement","key":"44"}\n\n')
  await vi.waitFor(() => expect(isStale(...files.queryKey)).toBe(true))
})

test('a first answer that was on its way when its topic changed is asked for again', async () => {
  tokens.save({ accessToken: 'a1', refreshToken: 'r1' })
  const stream = spokenStream()
  fakeServer({ 'GET /api/live': () => new Response(stream.body) })
  stop = startLive()
  const first = Promise.withResolvers<string>()
  let asked = 0
  const queryFn = () => (asked++ === 0 ? first.promise : 'after')
  const observer = new QueryObserver(queryClient, { queryKey: ['workPermit', 1], queryFn })
  const leave = observer.subscribe(() => undefined)
  stream.say('data: {"topic":"workPermit","key":1}\n\n')
  stream.say('data: {"topic":"heard"}\n\n')
  queryClient.setQueryData(['heard'], 'old')
  await vi.waitFor(() => expect(isStale('heard')).toBe(true))
  first.resolve('before')
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('after'))
  expect(asked).toBe(2)
  leave()
})

test('the stream is opened before user and menus are asked for, once, and closed when they are refused', async () => {
  tokens.save({ accessToken: 'a1', refreshToken: 'r1' })
  const { calls, on } = fakeServer({
    'GET /api/live': () => new Response(new ReadableStream()),
    'GET /api/auth/userinfo': () => answer(fakeUser()),
    'GET /menus': () => answer([]),
  })
  await loadSession()
  stop = startLive()
  expect(calls.slice(0, 3)).toEqual(['GET /api/live', 'GET /api/auth/userinfo', 'GET /menus'])
  stop()
  on('GET /menus', () => refusal(403, 'FORBIDDEN'))
  await expect(loadSession()).rejects.toMatchObject({ status: 403 })
  expect(calls.filter((call) => call === 'GET /api/live')).toHaveLength(2)
  await loadSession().catch(() => undefined)
  // The one before was not left open.
  expect(calls.filter((call) => call === 'GET /api/live')).toHaveLength(3)
})

test('a token that has run out is renewed, and the stream opened at once', async () => {
  tokens.save({ accessToken: 'old', refreshToken: 'r1' })
  const asked: (string | null)[] = []
  fakeServer({
    'GET /api/live': ({ headers }) => {
      asked.push(headers.get('X-Authorization'))
      return headers.get('X-Authorization') === 'Bearer new'
        ? new Response(new ReadableStream())
        : refusal(401, 'TOKEN_EXPIRED')
    },
    'GET /api/auth/refresh': () => answer({ accessToken: 'new', refreshToken: 'r2' }),
  })
  const waits = vi.spyOn(globalThis, 'setTimeout')
  stop = startLive()
  await vi.waitFor(() => expect(asked).toEqual(['Bearer old', 'Bearer new']))
  // Not after the 3 s that it waits when the network is gone.
  expect(waits.mock.calls.filter(([, ms]) => ms === 3000)).toEqual([])
  waits.mockRestore()
})

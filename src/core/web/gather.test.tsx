import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchRead, gatherReads } from './gather.ts'

const realFetch = window.fetch.bind(window)
let calls: { address: string; body: unknown }[] = []
const addressOf = (path: string) => new URL(path, location.origin)
const line = (index: number, status: number, body: object) =>
  `${JSON.stringify({ index, status, body: JSON.stringify(body) })}\n`

/** Answers the gathered call with these pieces of text, however they are cut. */
function answering(pieces: readonly string[]): void {
  window.fetch = (input, init) => {
    calls.push({ address: String(input), body: JSON.parse((init?.body as string | undefined) ?? 'null') })
    const stream = new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
        controller.close()
      },
    })
    return Promise.resolve(new Response(stream))
  }
}
beforeEach(() => {
  calls = []
  gatherReads()
})
afterEach(() => {
  window.fetch = realFetch
  vi.useRealTimers()
})

test('reads of the same moment go as one call, and each gets its own answer, refusals too', async () => {
  const text = line(1, 403, { message: 'no' }) + line(0, 200, { data: '가' })
  answering([text.slice(0, 30), text.slice(30)])
  const [one, other] = await Promise.all([
    fetchRead(addressOf('/api/a'), {}),
    fetchRead(addressOf('/api/b?x=1'), {}),
  ])
  expect(calls).toEqual([{ address: '/api/reads', body: { reads: ['/api/a', '/api/b?x=1'] } }])
  expect([one.status, await one.json()]).toEqual([200, { data: '가' }])
  expect([other.status, await other.json()]).toEqual([403, { message: 'no' }])
})

test('a read that is alone goes to its own address', async () => {
  answering([JSON.stringify({ data: 1 })])
  await fetchRead(addressOf('/api/a'), {})
  expect(calls.map(({ address }) => address)).toEqual(['/api/a'])
})

test('a read that was not answered before the line was cut fails, and the answered ones stay', async () => {
  answering([line(0, 200, { data: 1 })])
  const [one, other] = await Promise.allSettled([
    fetchRead(addressOf('/api/a'), {}),
    fetchRead(addressOf('/api/b'), {}),
  ])
  expect([one.status, other.status]).toEqual(['fulfilled', 'rejected'])
})

test('a read that nothing waits for goes with those of the page that come next, or by itself in the end', async () => {
  answering([line(0, 200, { data: 1 }), line(1, 200, { data: 2 })])
  vi.useFakeTimers()
  const patient = fetchRead(addressOf('/api/bell'), {}, 'patient')
  await vi.advanceTimersByTimeAsync(100)
  expect(calls).toEqual([])
  const rows = fetchRead(addressOf('/api/rows'), {})
  await vi.advanceTimersByTimeAsync(100)
  vi.useRealTimers()
  await Promise.all([patient, rows])
  expect(calls).toEqual([{ address: '/api/reads', body: { reads: ['/api/bell', '/api/rows'] } }])
  answering([JSON.stringify({ data: 1 })])
  await fetchRead(addressOf('/api/bell'), {}, 'patient')
  expect(calls.at(-1)?.address).toBe('/api/bell')
})

test('an urgent read goes with what is asked at the same moment, and waits for nothing that comes later', async () => {
  vi.useFakeTimers()
  answering([line(0, 200, { data: 1 }), line(1, 200, { data: 2 })])
  const first = [
    fetchRead(addressOf('/api/auth/userinfo'), {}, 'urgent'),
    fetchRead(addressOf('/menus'), {}, 'urgent'),
  ]
  await vi.advanceTimersByTimeAsync(0)
  expect(calls.map(({ body }) => body)).toEqual([{ reads: ['/api/auth/userinfo', '/menus'] }])
  await Promise.all(first)
})

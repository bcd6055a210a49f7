import { expect, test } from 'vitest'
import { offlinePage, offlineWorker } from './offline-worker.ts'

/** Runs the worker's text with what a browser would give it. */
function started(answers: { preload?: unknown; fetched: () => Promise<unknown> }) {
  const listeners = new Map<string, (event: unknown) => void>()
  // oxlint-disable-next-line typescript/no-implied-eval -- the built text itself is what is tested
  const run = new Function('addEventListener', 'fetch', 'Response', 'skipWaiting', offlineWorker())
  run(
    (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    answers.fetched,
    Response,
    () => undefined,
  )
  return async (mode: string) => {
    let answered: Promise<Response> | undefined
    listeners.get('fetch')?.({
      request: { mode },
      preloadResponse: answers.preload,
      respondWith: (answer: Promise<Response>) => (answered = answer),
    })
    return answered
  }
}
const gone = () => Promise.reject(new TypeError('Failed to fetch'))

test('a page address that gets no answer is answered with the offline page', async () => {
  const answer = await started({ fetched: gone })('navigate')
  expect(answer?.status).toBe(503)
  expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'")
  await expect(answer?.text()).resolves.toContain('서버에 연결할 수 없습니다.')
})

test('calls and files are none of its business, and an answer of the server goes through', async () => {
  expect(await started({ fetched: gone })('cors')).toBeUndefined()
  const page = new Response('portal')
  expect(await started({ fetched: () => Promise.resolve(page) })('navigate')).toBe(page)
})

test('the offline page speaks all four languages and tries again by itself', () => {
  for (const sentence of ['서버에 연결할', 'cannot be reached', '无法连接', 'No se puede conectar'])
    expect(offlinePage()).toContain(sentence)
  expect(offlinePage()).toContain('http-equiv="refresh"')
  expect(offlinePage()).not.toContain('<script')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fileStalledMs, requestTimeoutMs } from '../../shared/limits.ts'
import { watchedUpload } from './watched-upload.ts'

/** The request as the browser makes it; the test says what happens to it. */
class Sent extends EventTarget {
  static last: Sent
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  status = 0
  response: unknown = null
  opened = ''
  constructor() {
    super()
    Sent.last = this
  }
  open = (method: string, url: URL) => void (this.opened = `${method} ${url.pathname}`)
  setRequestHeader = (name: string, value: string) => void (this.headers[name] = value)
  getAllResponseHeaders = () => 'date: Sat, 28 Nov 2026 03:00:00 GMT\r\nx-mark: a:b\r\n'
  send = () => undefined
  abort = () => this.#end('abort')
  answer(status: number, text: string) {
    this.status = status
    this.response = new Blob([text])
    this.#end('load')
  }
  #end(how: string) {
    this.dispatchEvent(new Event(how))
    this.dispatchEvent(new Event('loadend'))
  }
}
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', Sent)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
function begin() {
  const init = { method: 'POST', headers: { 'x-key': '1' }, body: new FormData() }
  const sending = watchedUpload(new URL('/api/attachfile/upload', location.origin), init)
  let outcome = 'sending'
  sending.then(
    () => (outcome = 'answered'),
    () => (outcome = 'lost'),
  )
  return { sending, wait: async (ms: number) => (await vi.advanceTimersByTimeAsync(ms), outcome) }
}
const goes = () => Sent.last.upload.dispatchEvent(new Event('progress'))

test('an upload whose bytes stop for 20 seconds is given up', async () => {
  const { wait } = begin()
  expect(await wait(fileStalledMs - 1)).toBe('sending')
  expect(await wait(1)).toBe('lost')
})

test('an upload over a thin line goes on for as long as bytes go', async () => {
  const { sending, wait } = begin()
  for (let minute = 0; minute < 30; minute++) {
    goes()
    expect(await wait(fileStalledMs - 1)).toBe('sending')
  }
  Sent.last.upload.dispatchEvent(new Event('load'))
  Sent.last.answer(201, '{"data":[]}')
  const answer = await sending
  expect([Sent.last.opened, Sent.last.headers]).toEqual(['POST /api/attachfile/upload', { 'x-key': '1' }])
  expect([answer.status, await answer.json(), answer.headers.get('x-mark')]).toEqual([
    201,
    { data: [] },
    'a:b',
  ])
})

test('once all bytes have gone, the server has its usual time to answer', async () => {
  const { wait } = begin()
  goes()
  Sent.last.upload.dispatchEvent(new Event('load'))
  expect(await wait(requestTimeoutMs - 1)).toBe('sending')
  expect(await wait(1)).toBe('lost')
})

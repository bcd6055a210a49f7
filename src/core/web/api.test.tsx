import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addressOf, api, ApiError, fileStamp } from './api.ts'
import { dispositionName } from './download.ts'
import { listen } from './events.ts'
import { answer, fakeServer, fakeUser, refusal } from './fake-server.test-kit.ts'
import { answerLogin } from './login-request.ts'
import { session, tokens } from './session-store.ts'

beforeEach(() => {
  tokens.save({ accessToken: 'old', refreshToken: 'r1' })
  session.set({ user: fakeUser() })
})
afterEach(() => {
  vi.unstubAllGlobals()
  session.clear()
})
const bearer = (headers: Headers) => headers.get('X-Authorization')
const expiring = () =>
  fakeServer({
    'GET /api/things': ({ headers }) =>
      bearer(headers) === 'Bearer new' ? answer('thing') : refusal(401, 'ACCESS_EXPIRED'),
    'GET /api/auth/refresh': async ({ headers }) => {
      expect(headers.get('X-Refresh-Token')).toBe('r1')
      await new Promise((resolve) => setTimeout(resolve, 30))
      return answer({ userId: 'safety01', accessToken: 'new', refreshToken: 'r2' })
    },
  })

describe('expired access token', () => {
  test('parallel calls share one refresh and each is replayed once', async () => {
    const server = expiring()
    const answers = await Promise.all([1, 2, 3].map(() => api.get<{ data: string }>('/api/things')))
    expect(answers.map((one) => one.data)).toEqual(['thing', 'thing', 'thing'])
    expect(server.calls.filter((call) => call === 'GET /api/auth/refresh')).toHaveLength(1)
    expect(server.calls.filter((call) => call === 'GET /api/things')).toHaveLength(6)
    expect(tokens.refresh()).toBe('r2')
    expect(document.cookie).toContain('jwtToken=new')
  })

  test('the key of a submission goes with the call and with its replay', async () => {
    const server = expiring()
    const keys: (string | null)[] = []
    server.on('POST /api/things', ({ headers }) => {
      keys.push(headers.get('X-Idempotency-Key'))
      return bearer(headers) === 'Bearer new' ? answer('saved') : refusal(401, 'ACCESS_EXPIRED')
    })
    await api.post('/api/things', {}, { requestKey: 'one-and-the-same' })
    expect(keys).toEqual(['one-and-the-same', 'one-and-the-same'])
  })

  test('a token that stays refused after the refresh ends the session instead of going round', async () => {
    const server = expiring()
    server.on('GET /api/things', () => refusal(401, 'ACCESS_EXPIRED'))
    const ended = vi.fn()
    const stop = listen('SESSION_ENDED', ended)
    await expect(api.get('/api/things')).rejects.toBeInstanceOf(ApiError)
    stop()
    expect(server.calls.filter((call) => call === 'GET /api/things')).toHaveLength(2)
    expect(ended).toHaveBeenCalledOnce()
  })

  test('main portal: after a failed refresh the call waits for the login dialog and is replayed', async () => {
    const server = expiring()
    server.on('GET /api/auth/refresh', () => refusal(401, 'REFRESH_EXPIRED'))
    const call = api.get<{ data: string }>('/api/things')
    await vi.waitFor(() => expect(server.calls).toContain('GET /api/auth/refresh'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    tokens.save({ accessToken: 'new', refreshToken: 'r3' })
    answerLogin(true)
    await expect(call).resolves.toEqual({ data: 'thing' })
  })

  test('vendor portal: a failed refresh leads to the sign-in page', async () => {
    session.set({ user: fakeUser({ portalCd: 'VENDOR' }) })
    expiring().on('GET /api/auth/refresh', () => refusal(401, 'REFRESH_EXPIRED'))
    const ended = vi.fn()
    const stop = listen('SESSION_ENDED', ended)
    await expect(api.get('/api/things')).rejects.toBeInstanceOf(ApiError)
    stop()
    expect(ended).toHaveBeenCalledOnce()
    expect(tokens.access()).toBeNull()
  })
})

describe('a refresh that fails otherwise than by a refusal', () => {
  const refreshing = async (heard: boolean) => {
    const [told, alerted] = [vi.fn(), vi.fn()]
    vi.stubGlobal('alert', alerted)
    session.set({ user: fakeUser({ portalCd: 'VENDOR' }) })
    const stop = heard ? listen('APP_REQUEST_ERROR', told) : () => undefined
    await expect(api.get('/api/things')).rejects.toBeInstanceOf(ApiError)
    stop()
    return {
      told: told.mock.calls.map(([error]) => (error as ApiError).message),
      alerted: alerted.mock.calls.flat(),
    }
  }
  test("shows the server's message, and its own where nobody listens", async () => {
    expiring().on('GET /api/auth/refresh', () => refusal(500, 'ERROR', '갱신 중 오류가 발생했습니다.'))
    expect(await refreshing(true)).toEqual({ told: ['갱신 중 오류가 발생했습니다.'], alerted: [] })
    tokens.save({ accessToken: 'old', refreshToken: 'r1' })
    expect(await refreshing(false)).toEqual({
      told: [],
      alerted: ['연결할 수 없습니다. 관리자에게 문의하세요.'],
    })
  })
  test('a lost network is reported as a lost network', async () => {
    expiring().on('GET /api/auth/refresh', () => Promise.reject(new TypeError('Failed to fetch')))
    expect((await refreshing(true)).told).toEqual(['Network Error'])
  })
})

describe('other refusals', () => {
  const refusing = async (errorCode: string, status = 401) => {
    fakeServer({ 'GET /api/things': () => refusal(status, errorCode) })
    const ended = vi.fn()
    const told = vi.fn()
    const stops = [listen('SESSION_ENDED', ended), listen('APP_REQUEST_ERROR', told)]
    const error = await api.get('/api/things').catch((reason: unknown) => reason)
    for (const stop of stops) stop()
    return { error: error as ApiError, ended: ended.mock.calls.length, told: told.mock.calls.length }
  }
  test('concurrent sign-in stops silently in the main portal', async () => {
    expect(await refusing('CONCURRENT_EXPIRED')).toMatchObject({ error: { shown: true }, ended: 0, told: 0 })
  })
  test('a wrong password is left to the caller', async () => {
    expect(await refusing('WRONG_PASSWORD')).toMatchObject({ error: { shown: false }, ended: 0 })
  })
  test('an expired refresh token and any other 401 end the session', async () => {
    expect(await refusing('REFRESH_EXPIRED')).toMatchObject({ ended: 1 })
    session.set({ user: fakeUser() })
    expect(await refusing('UNAUTHORIZED')).toMatchObject({ ended: 1 })
  })
  test('a server error is told once, a business refusal is left to the caller', async () => {
    expect(await refusing('ERROR', 500)).toMatchObject({ error: { shown: true }, told: 1 })
    expect(await refusing('RULE', 422)).toMatchObject({ error: { shown: false, status: 422 }, told: 0 })
  })
  test('no answer at all is a network error', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(api.get('/api/things')).rejects.toMatchObject({ status: 0, message: 'Network Error' })
  })
  test.each([
    ['ends in the middle of a word', () => new Response('{"data":[{"name":"톨')],
    [
      'breaks while it is read',
      () =>
        new Response(
          new ReadableStream({
            start(controller) {
              controller.enqueue(new TextEncoder().encode('{"data":'))
              controller.error(new TypeError('network error'))
            },
          }),
        ),
    ],
  ])('an answer that %s is a lost network, told once', async (_, cut) => {
    fakeServer({ 'GET /api/things': cut })
    const told = vi.fn()
    const stop = listen('APP_REQUEST_ERROR', told)
    await expect(api.get('/api/things')).rejects.toMatchObject({ status: 0, message: 'Network Error' })
    stop()
    expect(told).toHaveBeenCalledOnce()
  })
  test('a page that is left while its answer is read hears nothing of it', async () => {
    const left = new AbortController()
    fakeServer({
      'GET /api/things': () =>
        new Response(
          new ReadableStream({
            pull(controller) {
              left.abort()
              controller.enqueue(new TextEncoder().encode('{"data":'))
              controller.error(left.signal.reason)
            },
          }),
        ),
    })
    const told = vi.fn()
    const stop = listen('APP_REQUEST_ERROR', told)
    const reason = await api.get('/api/things', {}, { signal: left.signal }).catch((error: unknown) => error)
    stop()
    expect(reason).toMatchObject({ name: 'AbortError' })
    expect(told).not.toHaveBeenCalled()
  })
})

describe('requests', () => {
  test('empty values stay out of the query, lists repeat, periods have two names', () => {
    const url = addressOf('/api/permits', {
      q: '',
      page: 2,
      state: ['draft', 'requested'],
      workYmd: { from: '2026-11-01', to: '' },
      deptCd: null,
    })
    expect(url.search).toBe('?page=2&state=draft&state=requested&workYmd.from=2026-11-01')
  })
  test('a request with the overlay starts after 200 ms, a background read at once', async () => {
    const server = fakeServer({ 'GET /api/things': () => answer(1), 'POST /api/things': () => answer(1) })
    const read = api.get('/api/things')
    const write = api.post('/api/things', {})
    await read
    expect(server.calls).toEqual(['GET /api/things'])
    const start = performance.now()
    await write
    expect(performance.now() - start).toBeGreaterThan(100)
    expect(server.calls).toEqual(['GET /api/things', 'POST /api/things'])
  })
  test('a downloaded file gets the name that the server gives it', () => {
    expect(fileStamp('작업허가', new Date('2026-11-20T09:05:07+09:00'))).toBe('작업허가_20261120090507.xlsx')
    expect(dispositionName(`attachment; filename="a.xlsx"; filename*=UTF-8''%ED%97%88%EA%B0%80.xlsx`)).toBe(
      '허가.xlsx',
    )
    expect(dispositionName('attachment; filename="a.xlsx"')).toBe('a.xlsx')
    expect(dispositionName(null)).toBeNull()
  })
})

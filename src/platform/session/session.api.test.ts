import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LoginAnswer, MenuNode } from '../../core/shared/session.ts'
import { passwordSha } from './password.ts'
import { demoPassword } from '../../../db/seed/seed.ts'
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts'
import { testPlatform, type TestPlatform } from '../../../test/platform.ts'

let database: TestDatabase
let platform: TestPlatform
beforeAll(async () => {
  database = await cloneDatabase()
  platform = await testPlatform(database.url)
})
afterAll(async () => {
  await platform.close()
  await database.drop()
})
beforeEach(() => platform.clock.set(new Date()))

type Answer = Awaited<ReturnType<TestPlatform['call']>>
const codeOf = (answer: Answer) => [answer.statusCode, answer.json<{ errorCode: string }>().errorCode]
const dataOf = <T>(answer: Answer) => answer.json<{ data: T }>().data
const messageOf = (answer: Answer) => answer.json<{ message: string }>().message
const refresh = (token: string, on = platform) =>
  on.app.inject({ url: '/api/auth/refresh', headers: { 'x-refresh-token': token } })
const pairOf = (answer: Answer) =>
  answer.json<{ data: Pick<LoginAnswer, 'accessToken' | 'refreshToken'> }>().data

describe('signing in', () => {
  it('answers with tokens that open the signed-in calls, read from X-Authorization alone', async () => {
    const { accessToken, mustChgYn, userId } = await platform.login('emp01')
    expect([userId, mustChgYn]).toEqual(['emp01', 'N'])
    expect((await platform.call(accessToken, 'GET', '/api/auth/valid')).json()).toEqual({ data: true })
    const byCookie = await platform.app.inject({
      url: '/api/auth/valid',
      headers: { cookie: `accessToken=${accessToken}`, authorization: `Bearer ${accessToken}` },
    })
    expect(codeOf(byCookie)).toEqual([401, 'UNAUTHORIZED'])
    expect(codeOf(await platform.call(`${accessToken}x`, 'GET', '/api/auth/valid'))).toEqual([
      401,
      'UNAUTHORIZED',
    ])
  })
  it('names the missing field', async () => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { userId: '', userPwdSHA: 'plain' },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ fields: unknown }>().fields).toEqual([
      { path: 'userId', message: '아이디 항목을 입력해 주세요.' },
    ])
  })
  it('lets the rights of all others be remembered', async () => {
    const told: string[] = []
    const listener = await platform.engine.database.connect()
    listener.on('notification', ({ payload = '' }) => void told.push(payload))
    await listener.query('listen rights')
    await platform.login('emp01')
    await listener.query(`select pg_notify('rights', 'the end')`)
    await vi.waitFor(() => expect(told).toContain('the end'))
    await listener.end()
    expect(told).toEqual(['the end'])
  })
  it('refuses a wrong password with the count, an unknown name alike', async () => {
    for (const userId of ['emp02', 'nobody']) {
      const answer = await platform.tryLogin(userId, { password: 'wrong' })
      expect(codeOf(answer)).toEqual([401, 'WRONG_PASSWORD'])
      expect(messageOf(answer)).toBe('아이디 또는 비밀번호가 올바르지 않습니다. (1/5)')
    }
  })
  it('takes about as long for an unknown name as for a known one', async () => {
    // Computing time of this process in ms: wall time would include other work of the machine.
    const cost = async (userId: string) => {
      const start = process.cpuUsage()
      await platform.tryLogin(userId, { password: 'wrong' })
      const { user, system } = process.cpuUsage(start)
      // Their sum is measured; how much of it was whose is only guessed from a tick now and then.
      return (user + system) / 1000
    }
    await cost('stranger00')
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 1; round <= 3; round++) {
      known.push(await cost('rqst21'))
      unknown.push(await cost(`stranger0${round}`))
    }
    // argon2id alone costs about 18 ms; without it an answer takes 2 ms.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3)
  })
  it('keeps the portals apart without saying so, and does not lock the account at its own door', async () => {
    for (let count = 1; count <= 5; count++) {
      const answer = await platform.tryLogin('vnd02a', { portal: 'MAIN' })
      expect(messageOf(answer)).toBe(`아이디 또는 비밀번호가 올바르지 않습니다. (${count}/5)`)
    }
    expect(codeOf(await platform.tryLogin('vnd02a', { portal: 'MAIN' }))[0]).toBe(403)
    expect((await platform.tryLogin('vnd02a', { portal: 'VENDOR' })).statusCode).toBe(200)
    expect(codeOf(await platform.tryLogin('emp21', { portal: 'VENDOR' }))).toEqual([401, 'WRONG_PASSWORD'])
  })
  it('opens PSRM only with psrmYn, and shows only its menus', async () => {
    expect(codeOf(await platform.tryLogin('vnd01s', { portal: 'PSRM' }))).toEqual([401, 'WRONG_PASSWORD'])
    const { accessToken } = await platform.login('vnd01a', 'PSRM')
    const shown = dataOf<MenuNode[]>(await platform.call(accessToken, 'GET', '/menus'))
    expect(shown.map(({ menuNm }) => menuNm)).toEqual([
      '협력업체 메인',
      '게시판',
      '평가결과(PSRM)',
      '업체정보',
    ])
    const full = await platform.login('vnd01a', 'VENDOR')
    const all = dataOf<MenuNode[]>(await platform.call(full.accessToken, 'GET', '/menus'))
    expect(all.map(({ menuNm }) => menuNm)).toContain('작업허가')
  })
  it('offers the legacy address', async () => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/login/login',
      payload: { username: 'env02', password: demoPassword },
    })
    const { token } = answer.json<{ data: { token: string } }>().data
    expect((await platform.call(token, 'GET', '/api/auth/valid')).statusCode).toBe(200)
    expect((await platform.call(token, 'POST', '/login/logout')).statusCode).toBe(200)
    await vi.waitFor(async () =>
      expect(codeOf(await platform.call(token, 'GET', '/api/auth/valid'))).toEqual([401, 'REFRESH_EXPIRED']),
    )
  })
  it('the log of sign-ins has who tried what', async () => {
    await platform.tryLogin('hea01', { password: 'wrong' })
    await platform.login('hea01')
    const rows = await platform.engine.database.query<{ resultCd: string }>(
      `select "resultCd" from "loginHist" where "userId" = 'hea01' order by "loginHistNo"`,
    )
    expect(rows.map(({ resultCd }) => resultCd)).toEqual(['WRONG_PASSWORD', 'SUCCESS'])
  })
})

describe('the lock', () => {
  it('closes after five failures within 30 minutes and opens by the clock for an employee', async () => {
    for (let count = 1; count <= 5; count++) await platform.tryLogin('saf02', { password: 'wrong' })
    const locked = await platform.tryLogin('saf02')
    expect([locked.statusCode, messageOf(locked)]).toEqual([403, '계정이 잠겼습니다. 관리자에게 문의하세요.'])
    platform.clock.forwardMinutes(29)
    expect((await platform.tryLogin('saf02')).statusCode).toBe(403)
    platform.clock.forwardMinutes(2)
    expect((await platform.tryLogin('saf02')).statusCode).toBe(200)
    const stored = await platform.engine.database.one(
      'select "acctStatusCd", "failCnt", "lockToDt" from "user" where "userId" = $1',
      ['saf02'],
    )
    expect(stored).toEqual({ acctStatusCd: 'ACS01', failCnt: 0, lockToDt: null })
  })
  it('the lock keeps out those who guess, not those who are signed in already', async () => {
    const { accessToken, refreshToken } = await platform.login('env01')
    for (let count = 1; count <= 5; count++) await platform.tryLogin('env01', { password: 'wrong' })
    expect((await platform.tryLogin('env01')).statusCode).toBe(403)
    expect((await platform.call(accessToken, 'GET', '/api/auth/valid')).statusCode).toBe(200)
    const pair = pairOf(await refresh(refreshToken))
    expect((await platform.call(pair.accessToken, 'GET', '/api/auth/valid')).statusCode).toBe(200)
  })
  it('begins to count anew after 30 minutes', async () => {
    for (let count = 1; count <= 4; count++) await platform.tryLogin('saf21', { password: 'wrong' })
    platform.clock.forwardMinutes(31)
    expect(messageOf(await platform.tryLogin('saf21', { password: 'wrong' }))).toContain('(1/5)')
  })
  it('answers a name without account as it answers a locked one', async () => {
    for (let count = 1; count <= 5; count++) await platform.tryLogin('ghost', { password: 'wrong' })
    expect(messageOf(await platform.tryLogin('ghost'))).toBe('계정이 잠겼습니다. 관리자에게 문의하세요.')
  })
  it('stays for a vendor until the system administrator gives a temporary password', async () => {
    for (let count = 1; count <= 5; count++)
      await platform.tryLogin('vnd03a', { portal: 'VENDOR', password: 'wrong' })
    platform.clock.forwardMinutes(24 * 60)
    expect((await platform.tryLogin('vnd03a', { portal: 'VENDOR' })).statusCode).toBe(403)
    const { accessToken } = await platform.login('sys01')
    const temporary = { userId: 'vnd03a', userPwd: 'Kiln-hafen-77', userPwdRepeat: 'Kiln-hafen-77' }
    expect((await platform.call(accessToken, 'PATCH', '/api/manage/password', temporary)).statusCode).toBe(
      200,
    )
    const answer = await platform.tryLogin('vnd03a', { portal: 'VENDOR', password: 'Kiln-hafen-77' })
    expect(answer.json<{ data: LoginAnswer }>().data.mustChgYn).toBe('Y')
  })
  it('only a caller who knows the password is told that an account is dormant or stopped', async () => {
    await platform.engine.database.query(
      `update "user" set "acctStatusCd" = 'ACS03' where "userId" = 'emp31'`,
    )
    expect(codeOf(await platform.tryLogin('emp31'))).toEqual([403, 'ACCOUNT_DORMANT'])
    expect(codeOf(await platform.tryLogin('emp31', { password: 'wrong' }))).toEqual([401, 'WRONG_PASSWORD'])
    await platform.engine.database.query(
      `update "user" set "acctStatusCd" = 'ACS04' where "userId" = 'emp31'`,
    )
    expect(codeOf(await platform.tryLogin('emp31'))).toEqual([403, 'ACCOUNT_STOPPED'])
  })
})

describe('the session', () => {
  it('says ACCESS_EXPIRED after 30 minutes; a refresh goes on', async () => {
    const { accessToken, refreshToken } = await platform.login('rqst01')
    platform.clock.forwardMinutes(31)
    expect(codeOf(await platform.call(accessToken, 'GET', '/api/auth/valid'))).toEqual([
      401,
      'ACCESS_EXPIRED',
    ])
    const pair = pairOf(await refresh(refreshToken))
    expect((await platform.call(pair.accessToken, 'GET', '/api/auth/valid')).statusCode).toBe(200)
  })
  it('gives two refreshes at the same moment the same pair', async () => {
    const { refreshToken } = await platform.login('rqst02')
    const [first, second] = await Promise.all([refresh(refreshToken), refresh(refreshToken)])
    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(pairOf(first).refreshToken).toBe(pairOf(second).refreshToken)
    const next = await refresh(pairOf(second).refreshToken)
    expect(next.statusCode).toBe(200)
    expect(pairOf(next).refreshToken).not.toBe(pairOf(second).refreshToken)
  })
  it('ends when an old refresh token comes back after its grace', async () => {
    const { refreshToken } = await platform.login('issuer03')
    const pair = pairOf(await refresh(refreshToken))
    platform.clock.forwardMinutes(1)
    expect(codeOf(await refresh(refreshToken))).toEqual([401, 'REFRESH_EXPIRED'])
    expect(codeOf(await refresh(pair.refreshToken))).toEqual([401, 'REFRESH_EXPIRED'])
    await vi.waitFor(async () =>
      expect(codeOf(await platform.call(pair.accessToken, 'GET', '/api/auth/valid'))).toEqual([
        401,
        'REFRESH_EXPIRED',
      ]),
    )
  })
  it('ends after 8 hours without a refresh, and after 12 hours in any case', async () => {
    const idle = await platform.login('coop01')
    platform.clock.forwardMinutes(8 * 60 + 1)
    expect(codeOf(await refresh(idle.refreshToken))).toEqual([401, 'REFRESH_EXPIRED'])
    let { refreshToken } = await platform.login('coop01')
    for (let hour = 0; hour < 11; hour++) {
      platform.clock.forwardMinutes(60)
      refreshToken = pairOf(await refresh(refreshToken)).refreshToken
    }
    platform.clock.forwardMinutes(61)
    expect(codeOf(await refresh(refreshToken))).toEqual([401, 'REFRESH_EXPIRED'])
  })
  it('is a new one at each sign-in, whatever tokens and cookies came with it', async () => {
    const sessionOf = (token: string) =>
      (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sid: string }).sid
    const planted = await platform.login('emp01')
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: {
        'x-authorization': `Bearer ${planted.accessToken}`,
        cookie: `accessToken=${planted.accessToken}; refreshToken=${planted.refreshToken}`,
      },
      payload: { userId: 'saf01', userPwdSHA: passwordSha(demoPassword) },
    })
    const own = pairOf(answer)
    expect(sessionOf(own.accessToken)).not.toBe(sessionOf(planted.accessToken))
    expect(own.refreshToken).not.toBe(planted.refreshToken)
    expect((await platform.call(planted.accessToken, 'GET', '/api/auth/userinfo')).json()).toMatchObject({
      data: { userId: 'emp01' },
    })
    // The server sets no cookie with a token: another site has nothing to send along.
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
  it('refuses refresh tokens of any other shape', async () => {
    for (const token of ['', 'x', `${crypto.randomUUID()}.${'a'.repeat(43)}`])
      expect(codeOf(await refresh(token))).toEqual([401, 'REFRESH_EXPIRED'])
  })
  it('is one for each account: the second sign-in ends the first', async () => {
    const first = await platform.login('gas01')
    expect((await platform.call(first.accessToken, 'GET', '/api/auth/valid')).statusCode).toBe(200)
    await platform.login('gas01')
    await vi.waitFor(async () =>
      expect(codeOf(await platform.call(first.accessToken, 'GET', '/api/auth/valid'))).toEqual([
        401,
        'CONCURRENT_EXPIRED',
      ]),
    )
    expect(codeOf(await refresh(first.refreshToken))).toEqual([401, 'CONCURRENT_EXPIRED'])
  })
  it('says LOGIN_CHECK for that in the vendor portal', async () => {
    const first = await platform.login('vnd04a')
    await platform.login('vnd04a')
    await vi.waitFor(async () =>
      expect(codeOf(await platform.call(first.accessToken, 'GET', '/api/auth/valid'))).toEqual([
        401,
        'LOGIN_CHECK',
      ]),
    )
  })
  it('stays one when many sign in at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => platform.login('gas02')))
    const { live } = await platform.engine.database.one<{ live: number }>(
      `select count(*) as live from "userSession" where "userId" = 'gas02' and "revokeCd" is null`,
    )
    expect(live).toBe(1)
  })
  it('ends in another process too', async () => {
    const other = await testPlatform(database.url)
    try {
      const { accessToken } = await platform.login('watch01')
      expect((await other.call(accessToken, 'GET', '/api/auth/valid')).statusCode).toBe(200)
      await platform.call(accessToken, 'POST', '/api/auth/logout')
      await vi.waitFor(async () =>
        expect(codeOf(await other.call(accessToken, 'GET', '/api/auth/valid'))).toEqual([
          401,
          'REFRESH_EXPIRED',
        ]),
      )
    } finally {
      await other.close()
    }
  })
  it('is looked up again when the notifications are lost', async () => {
    const { accessToken } = await platform.login('watch02')
    expect((await platform.call(accessToken, 'GET', '/api/auth/valid')).statusCode).toBe(200)
    await platform.engine.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query in ('listen session', 'listen rights')`,
    )
    await wait(50)
    await platform.engine.database.query(
      `update "userSession" set "revokeCd" = 'RVK04', "revokeDt" = now() where "userId" = 'watch02' and "revokeCd" is null`,
    )
    await vi.waitFor(
      async () => expect((await platform.call(accessToken, 'GET', '/api/auth/valid')).statusCode).toBe(401),
      3000,
    )
  })
})

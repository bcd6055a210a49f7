import { createHmac, hkdfSync } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { behaviours } from '../src/app/modules.ts'
import { listPathOf } from '../src/core/shared/resource.ts'
import { startPortal, type Client, type Portal } from './portal.ts'
import { makePerson } from './sample-row.ts'
import { createTokens } from '../src/platform/session/tokens.ts'
import { passwordMessages } from '../src/platform/session/session.texts.ts'
/**
 * Attempts of a vendor's clerk and of a curious employee (the addresses are guessed, the bodies written by
 * hand).
 */
let portal: Portal
let everything: Client
let local: Client
let vendor: Client
let sql: Portal['engine']['database']
beforeAll(async () => {
  portal = await startPortal()
  sql = portal.engine.database
  await sql.query('delete from "deptAuthGrp"')
  await makePerson(sql, 'all-rights', { access: true, write: true, everywhere: true })
  await makePerson(sql, 'local', { access: true, write: true, everywhere: false })
  ;[everything, local, vendor] = (await Promise.all(
    ['all-rights', 'local', 'vnd01s'].map((userId) => portal.signIn(userId)),
  )) as [Client, Client, Client]
})
afterAll(() => portal?.close())

describe('who is signed in', () => {
  const userInfo = '/api/auth/userinfo'
  const inject = (accessToken: string, url: string) =>
    portal.app.inject({ url, headers: { 'x-authorization': `Bearer ${accessToken}` } })
  test('a forged token is none', async () => {
    const [, payload] = vendor.accessToken.split('.') as [string, string]
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
    const signed = (head: object, body: object, key: string | Buffer) =>
      `${part(head)}.${part(body)}.${createHmac('sha256', key)
        .update(`${part(head)}.${part(body)}`)
        .digest('base64url')}`
    for (const token of [
      `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      `${part({ alg: 'None' })}.${payload}.AAAA`,
      signed({ alg: 'HS256', typ: 'JWT' }, claims, 'another secret'),
      signed({ alg: 'HS256', typ: 'JWT' }, claims, ''),
    ])
      expect((await inject(token, userInfo)).statusCode, token).toBe(401)
    // Rightly signed, but the session is somebody else's.
    const accessKey = Buffer.from(
      hkdfSync('sha256', portal.settings.tokenSecret, '', 'access token', 32),
    ).toString('base64url')
    const stolen = signed({ alg: 'HS256', typ: 'JWT' }, { ...claims, sub: 'all-rights' }, accessKey)
    expect((await inject(stolen, userInfo)).statusCode).toBe(401)
    // The same key signs the own session rightly; the secret itself, of which keys are made, signs nothing.
    expect((await inject(signed({ alg: 'HS256', typ: 'JWT' }, claims, accessKey), userInfo)).statusCode).toBe(
      200,
    )
    const { tokenSecret } = portal.settings
    expect(
      (await inject(signed({ alg: 'HS256', typ: 'JWT' }, claims, tokenSecret), userInfo)).statusCode,
    ).toBe(401)
  })
  test('the key of the tokens and every number of a session that tables and a backup hold make no token that opens', async () => {
    await everything.change('/api/manage/menu/M020201', { menuNm: '작업의뢰 신청' })
    const { userId } = everything
    const numbers = await sql.query<{ sid: string }>(
      `select "sessionId"::text as sid from "userSession" where "userId" = $1 and "revokeCd" is null
       union select "sessionId" from "auditLog" where "userId" = $1 and "sessionId" is not null`,
      [userId],
    )
    expect(numbers.length).toBeGreaterThan(0)
    const { access } = createTokens(portal.settings.tokenSecret, 30)
    for (const { sid } of numbers) {
      const made = access({ sid, sub: userId }, portal.clock.now())
      expect([(await inject(made, userInfo)).statusCode, sid]).toEqual([401, sid])
    }
    expect((await everything.get(userInfo)).status).toBe(200)
  })
  test('a temporary password opens nothing but its change', async () => {
    await sql.query(`update "user" set "mustChgYn" = 'Y' where "userId" = 'watch01'`)
    const client = await portal.signIn('watch01')
    for (const url of [
      '/api/saf/workpermits',
      '/api/manage/users',
      '/api/common/lookup/plant',
      '/api/manage/usermenu',
      '/menus/M020201',
    ]) {
      const answer = await client.get(url)
      expect([answer.status, answer.body.errorCode, answer.body.message], url).toEqual([
        403,
        'PASSWORD_CHANGE_REQUIRED',
        String(passwordMessages.changeFirst()),
      ])
    }
    expect((await client.put('/api/manage/userpref', { sizeCd: 'small' })).status).toBe(403)
    for (const url of [userInfo, '/menus', '/api/manage/userpref', '/api/auth/valid'])
      expect((await client.get(url)).status, url).toBe(200)
    const userPwd = 'Changed-2026-now'
    expect(
      (await client.patch('/api/manage/password', { userId: 'watch01', userPwd, userPwdRepeat: userPwd }))
        .status,
    ).toBe(200)
    expect((await client.get('/api/manage/users')).status).toBe(200)
  })
  test('a password that is older than 180 days is changed first as well', async () => {
    await sql.query(`update "user" set "pwdChgDt" = now() - interval '181 days' where "userId" = 'issuer02'`)
    const client = await portal.signIn('issuer02')
    expect((await client.get(userInfo)).body.data.mustChgYn).toBe('Y')
    expect((await client.get('/api/manage/users')).status).toBe(403)
  })
  test('a user who has left is signed out', async () => {
    const client = await portal.signIn('hq01')
    expect((await client.get(userInfo)).status).toBe(200)
    await sql.query(
      `update "user" set "retireYmd" = current_date, "acctStatusCd" = "acctStatusCd" where "userId" = 'hq01'`,
    )
    await vi.waitFor(async () => expect((await client.get(userInfo)).body.errorCode).toBe('REFRESH_EXPIRED'))
  })
  test('the live stream ends with its session', async () => {
    const address = await portal.app.listen({ port: 16_512, host: '127.0.0.1' })
    const client = await portal.signIn('emp02')
    const response = await fetch(`${address}/api/live`, {
      headers: { 'x-authorization': `Bearer ${client.accessToken}` },
    })
    const reader = response.body!.getReader()
    await reader.read()
    await client.post('/api/auth/logout')
    const ended = async (): Promise<boolean> => (await reader.read()).done || ended()
    expect(
      await Promise.race([ended(), new Promise((resolve) => setTimeout(() => resolve('still open'), 5000))]),
    ).toBe(true)
  })
  test('a session keeps ten live streams: with the eleventh the oldest ends, and the others go on', async () => {
    const address = portal.app.server.address() as AddressInfo
    const client = await portal.signIn('emp02')
    const readers: ReadableStreamDefaultReader<Uint8Array>[] = []
    for (let count = 0; count < 11; count++) {
      const response = await fetch(`http://127.0.0.1:${address.port}/api/live`, {
        headers: { 'x-authorization': `Bearer ${client.accessToken}` },
      })
      const reader = response.body!.getReader()
      await reader.read()
      readers.push(reader)
    }
    const end = async (reader: (typeof readers)[number]): Promise<string> =>
      (await reader.read()).done ? 'ended' : end(reader)
    const [oldest, ...others] = readers.map(end)
    expect(await oldest).toBe('ended')
    expect(
      await Promise.race([...others, new Promise((resolve) => setTimeout(() => resolve('open'), 500))]),
    ).toBe('open')
    await client.post('/api/auth/logout')
    expect(new Set(await Promise.all(others))).toEqual(new Set(['ended']))
  })
  test('HEAD asks for the token as well, and no other site is let in', async () => {
    expect((await portal.app.inject({ method: 'HEAD', url: '/api/saf/workpermits' })).statusCode).toBe(401)
    const answer = await portal.app.inject({
      method: 'OPTIONS',
      url: '/api/auth/login',
      headers: { origin: 'https://example.com' },
    })
    expect(answer.statusCode).toBe(404)
    const login = await portal.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { origin: 'https://example.com' },
      payload: {},
    })
    for (const { headers } of [answer, login]) {
      expect(headers['access-control-allow-origin']).toBeUndefined()
      expect(headers['set-cookie']).toBeUndefined()
    }
  })
  test('an address that the caller names is not believed', async () => {
    await portal.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'x-forwarded-for': '203.0.113.9' },
      payload: { userId: 'named-address', userPwdSHA: '0'.repeat(64) },
    })
    expect(
      (await sql.one<{ ip: string }>(`select "ip" from "loginHist" where "userId" = 'named-address'`)).ip,
    ).toBe('127.0.0.1')
  })
})

describe('what is told and kept', () => {
  test('a paper permit is for those who may print', async () => {
    await sql.query(
      `update "authGrpMenu" g set "printYn" = 'N' from "authGrp" a where a."authGrpNo" = g."authGrpNo" and a."authGrpNm" = '시험 local'`,
    )
    await vi.waitFor(async () => expect((await local.get('/api/saf/workpermit/1/print')).status).toBe(403))
    expect((await local.get('/api/saf/workpermits')).status).toBe(200)
  })
  test('the cause of an error is for the system administrator alone', async () => {
    await sql.query('alter table "permitItem" rename to "permitItemAway"')
    const [seen, told] = [
      await local.get('/api/saf/permititems'),
      await (await portal.signIn('sys01')).get('/api/saf/permititems'),
    ]
    await sql.query('alter table "permitItemAway" rename to "permitItem"')
    expect([seen.status, seen.body.cause, seen.body.causeDetail]).toEqual([500, null, null])
    expect(JSON.stringify(seen.body)).not.toContain('permitItem"')
    expect(told.body.causeDetail).toContain('permitItem')
  })
  test('preferences do not grow without end', async () => {
    const put = (name: string) =>
      local.put('/api/manage/userpref', { gridPref: { [name]: 'x'.repeat(150_000) } })
    expect((await put('a')).status).toBe(200)
    expect([
      (await put('b')).status,
      Object.keys((await local.get('/api/manage/userpref')).body.data.gridPref),
    ]).toEqual([400, ['a']])
  })
  test('a menu can be renamed', async () => {
    expect(
      (await everything.change('/api/manage/menu/M020201', { menuNm: '작업의뢰 신청하기' })).status,
    ).toBe(200)
  })
  test('a search of very many words is answered', async () => {
    const words = Array.from({ length: 900 }, (_, index) => `a${index}b`).join('+')
    expect(
      (
        await everything.get(
          `${listPathOf(behaviours.find(({ resource }) => resource.name === 'workPermit')!.resource)}?q=${words}`,
        )
      ).body.data,
    ).toEqual([])
  })
})

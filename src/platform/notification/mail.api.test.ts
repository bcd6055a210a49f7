import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts'
import { testPlatform, type TestPlatform } from '../../../test/platform.ts'
import { asSystem, inTransaction, type Engine } from '../../core/server/entity/context.ts'
import { sendMails } from './mail-worker.server.ts'
import { notify } from './notification.server.ts'

let stored: TestDatabase
let platform: TestPlatform
let other: TestPlatform
let smtp: SMTPServer
let smtpUrl: string
const received: { to: string; raw: string }[] = []
/** The server's answer to the next mails. */
let refusing = false

beforeAll(async () => {
  stored = await cloneDatabase()
  ;[platform, other] = await Promise.all([testPlatform(stored.url), testPlatform(stored.url)])
  smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusing) return callback(Object.assign(new Error('mailbox is full'), { responseCode: 452 }))
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address).join(),
          raw: Buffer.concat(chunks).toString(),
        })
        return callback()
      })
    },
  })
  await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve))
  smtpUrl = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise<void>((resolve) => void smtp.close(resolve))
  await platform.close()
  await other.close()
  await stored.drop()
})
beforeEach(async () => {
  received.length = 0
  refusing = false
  await platform.engine.database.query('delete from "mailQueue"')
  await platform.engine.database.query('delete from "notiOnce"')
  await platform.engine.database.query('delete from "noti"')
  platform.clock.set('2026-11-20T09:00:00+09:00')
})

const settings = (url: string | undefined = smtpUrl) => ({
  smtpUrl: url,
  mailFrom: '포털 <portal@example.com>',
  smsGateway: undefined,
  publicUrl: 'https://portal.example.com',
})
const tell = (to: string[]) =>
  inTransaction(platform.engine, asSystem('시험'), (context) =>
    notify(context, 'PTW_REJECTED', {
      to,
      variables: {
        permitCd: 'P-YS-1',
        permitNm: '배관 용접',
        placeTxt: 'R-101',
        actUserNm: '관리감독자01',
        reason: '가스측정 누락',
      },
      linkUrl: '/constSafe/permit/permitDetail?no=7',
    }),
  )
const stateOf = (engine: Engine = platform.engine) =>
  engine.database.one<{ state: string; tryCnt: number; lastError: string | null; inMinutes: number | null }>(
    `select "state", "tryCnt", "lastError", round(extract(epoch from "nextDt" - $1) / 60)::int as "inMinutes" from "mailQueue"`,
    [platform.clock.now().toISOString()],
  )
/** The readable parts of a mail, decoded. */
function partsOf(raw: string): string {
  const decoded = raw
    .replaceAll(/\?=\s+(?==\?)/g, '?=')
    .replaceAll(/=\?UTF-8\?B\?([^?]+)\?=/gi, (_, text: string) => Buffer.from(text, 'base64').toString())
    .replaceAll(/=\?UTF-8\?Q\?([^?]+)\?=/gi, (_, text: string) => fromQuoted(text.replaceAll('_', ' ')))
  const [head, ...parts] = decoded.split(/\r\n--[^\r\n]+\r\n/)
  return [
    head,
    ...parts.map((part) => {
      const [, body = ''] = part.split(/\r\n\r\n([\s\S]*)/)
      return /base64/i.test(part) ? Buffer.from(body, 'base64').toString() : fromQuoted(body)
    }),
  ].join('\n')
}
const fromQuoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

test('a mail leaves once, with plain text, HTML and a whole link', async () => {
  await tell(['rqst01'])
  expect(await sendMails(platform.engine, settings())).toBe(1)
  expect(await sendMails(platform.engine, settings())).toBe(0)
  expect(received).toHaveLength(1)
  expect(received[0]!.to).toContain('rqst01@')
  const mail = partsOf(received[0]!.raw)
  expect(mail).toContain('From: 포털 <portal@example.com>')
  expect(mail).toContain('[허가 반려] 배관 용접')
  expect(mail).toContain('P-YS-1 · R-101. 관리감독자01님이 반려했습니다. 사유: 가스측정 누락')
  expect(mail).toContain('포털에서 열기: https://portal.example.com/constSafe/permit/permitDetail?no=7')
  expect(mail).toContain(
    '<a href="https://portal.example.com/constSafe/permit/permitDetail?no=7">포털에서 열기</a>',
  )
  expect(await stateOf()).toMatchObject({ state: 'sent', tryCnt: 1, lastError: null })
})

test('two processes share the queue: each mail leaves exactly once', async () => {
  const people = await platform.engine.database.query<{ userId: string }>(
    `select "userId" from "user" where "email" is not null limit 30`,
  )
  await tell(people.map(({ userId }) => userId))
  other.clock.set(platform.clock.now())
  const sent = await Promise.all(
    [platform, other, platform, other].map(({ engine }) => sendMails(engine, settings())),
  )
  expect(sent.reduce((sum, count) => sum + count)).toBe(people.length)
  expect(new Set(received.map(({ raw }) => /^Message-ID: (.*)$/m.exec(raw)?.[1])).size).toBe(people.length)
  expect(received).toHaveLength(people.length)
})

test('a refused mail is tried again after 1, 5 and 30 minutes, then it has failed and the administrators hear of it', async () => {
  await tell(['rqst01'])
  refusing = true
  const tried: unknown[] = []
  for (const minutes of [0, 0.5, 0.5, 4, 1, 29, 1, 60]) {
    platform.clock.forwardMinutes(minutes)
    await sendMails(platform.engine, settings())
    const { state, tryCnt, inMinutes } = await stateOf()
    tried.push([state, tryCnt, inMinutes])
  }
  expect(tried).toEqual([
    ['waiting', 1, 1],
    ['waiting', 1, 1],
    ['waiting', 2, 5],
    ['waiting', 2, 1],
    ['waiting', 3, 30],
    ['waiting', 3, 1],
    ['failed', 4, null],
    ['failed', 4, null],
  ])
  expect((await stateOf()).lastError).toContain('mailbox is full')
  const heard = await platform.engine.database.query<{ userId: string; body: string }>(
    `select "userId", "body" from "noti" where "eventCd" = 'SYS_MAIL_FAIL'`,
  )
  expect(heard.map(({ userId }) => userId)).toEqual(['sys01'])
  expect(heard[0]!.body).toContain('mailbox is full')

  const { accessToken } = await platform.login('sys01')
  const { mailNo } = await platform.engine.database.one<{ mailNo: number }>(
    'select "mailNo" from "mailQueue"',
  )
  const listed = await platform.call(accessToken, 'GET', '/api/manage/mailqueues?state=failed')
  expect(listed.json()).toMatchObject({
    total: 1,
    data: [{ mailNo, lastError: expect.stringContaining('mailbox is full') }],
  })
  expect((await platform.call(accessToken, 'PUT', `/api/manage/mailqueue/${mailNo}/resend`)).statusCode).toBe(
    200,
  )
  refusing = false
  expect(await sendMails(platform.engine, settings())).toBe(1)
  expect(await stateOf()).toMatchObject({ state: 'sent', tryCnt: 1 })
  expect((await platform.call(accessToken, 'PUT', `/api/manage/mailqueue/${mailNo}/resend`)).statusCode).toBe(
    409,
  )
})

test('a server that cannot be reached counts as a failure; without a server nothing is touched', async () => {
  await tell(['rqst01'])
  expect(await sendMails(platform.engine, { ...settings(), smtpUrl: undefined })).toBe(0)
  expect(await stateOf()).toMatchObject({ state: 'waiting', tryCnt: 0 })
  await sendMails(platform.engine, settings('smtp://127.0.0.1:9'))
  expect(await stateOf()).toMatchObject({
    state: 'waiting',
    tryCnt: 1,
    lastError: expect.stringMatching(/ECONNREFUSED|connect/i),
  })
})

describe('text messages', () => {
  interface Taken {
    headers: IncomingHttpHeaders
    body: { to: string; subject: string; text: string }
  }
  let gateway: Server
  let withSms: Parameters<typeof sendMails>[1]
  const taken: Taken[] = []
  /** The gateway's answer to the next message. */
  let answer = { status: 202, text: '{}' }
  beforeAll(async () => {
    gateway = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        taken.push({
          headers: request.headers,
          body: JSON.parse(Buffer.concat(chunks).toString()) as Taken['body'],
        })
        response
          .writeHead(answer.status, answer.status === 302 ? { location: 'https://elsewhere.example' } : {})
          .end(answer.text)
      })
    })
    await new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/messages`
    withSms = { ...settings(), smtpUrl: undefined, smsGateway: { url, token: 'token-of-the-portal' } }
  })
  afterAll(() => new Promise<void>((resolve) => void gateway.close(() => resolve())))
  beforeEach(async () => {
    taken.length = 0
    answer = { status: 202, text: '{}' }
    await platform.engine.database.query(
      `update "user" set "phoneNo" = case "userId" when 'saf01' then '010-0000-4821' end`,
    )
  })
  const urgent = (to: string[] = ['saf01', 'saf02']) =>
    inTransaction(platform.engine, asSystem('시험'), (context) =>
      notify(context, 'IMPR_URGENT', {
        to,
        variables: {
          imprCd: 'I-1000-2026-00007',
          imprNm: '방호덮개 열림',
          placeNm: '포장동 2호기',
          actUserNm: '부서원01',
        },
        linkUrl: '/impr/impr/imprDetail?no=7',
      }),
    )
  const sms = () =>
    platform.engine.database.query<{
      userId: string
      toAddr: string
      state: string
      tryCnt: number
      lastError: string | null
    }>(
      `select "userId", "toAddr", "state", "tryCnt", "lastError" from "mailQueue" where "channelCd" = 'NCH03'`,
    )

  test('text messages leave once, in the words of the event, to people with a number, and mails wait for their own server', async () => {
    expect(await urgent()).toBe(2)
    expect(await sms()).toEqual([
      { userId: 'saf01', toAddr: '010-0000-4821', state: 'waiting', tryCnt: 0, lastError: null },
    ])
    expect(await sendMails(platform.engine, { ...withSms, smsGateway: undefined })).toBe(0)
    const left = await Promise.all([platform, other].map(({ engine }) => sendMails(engine, withSms)))
    expect(left[0]! + left[1]!).toBe(1)
    expect(taken).toHaveLength(1)
    expect(taken[0]!.headers).toMatchObject({
      authorization: 'Bearer token-of-the-portal',
      'content-type': 'application/json',
    })
    expect(taken[0]!.body).toEqual({
      to: '01000004821',
      subject: '[긴급 개선요청] 방호덮개 열림',
      text: [
        '[긴급 개선요청] 방호덮개 열림',
        'I-1000-2026-00007 · 포장동 2호기. 부서원01 님이 긴급으로 요청했습니다. 바로 현장을 확인하고 접수해 주세요.',
        'https://portal.example.com/impr/impr/imprDetail?no=7',
      ].join('\n'),
    })
    expect(await sms()).toMatchObject([{ state: 'sent', tryCnt: 1 }])
    const states = await platform.engine.database.query(
      `select distinct "state" from "mailQueue" where "channelCd" = 'NCH02'`,
    )
    expect(states).toEqual([{ state: 'waiting' }])
  })

  test('are tried again under the same key; what failed shows no number in errors and notices, and no token', async () => {
    await urgent(['saf01'])
    answer = { status: 503, text: 'route of 01000004821 is down' }
    for (const minutes of [0, 1, 5, 30]) {
      platform.clock.forwardMinutes(minutes)
      await sendMails(platform.engine, withSms)
    }
    expect(new Set(taken.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(taken).toHaveLength(4)
    expect(await sms()).toMatchObject([
      { state: 'failed', tryCnt: 4, lastError: 'SMS 503 route of 010****21 is down' },
    ])
    const [heard] = await platform.engine.database.query<{ body: string }>(
      `select "body" from "noti" where "eventCd" = 'SYS_MAIL_FAIL'`,
    )
    expect(heard!.body).toContain('010****21')
    expect(JSON.stringify([heard, await sms()])).not.toMatch(/1000004821|token-of/)
  })

  test('text messages never follow the gateway to another address, and one that waited for more than a day is not sent until somebody says so', async () => {
    await urgent(['saf01'])
    answer = { status: 302, text: '' }
    await sendMails(platform.engine, withSms)
    expect(await sms()).toMatchObject([{ state: 'waiting', tryCnt: 1 }])
    answer = { status: 200, text: '' }
    platform.clock.forwardMinutes(25 * 60)
    expect(await sendMails(platform.engine, withSms)).toBe(0)
    expect(taken).toHaveLength(1)
    expect(await sms()).toMatchObject([
      { state: 'failed', lastError: expect.stringContaining('하루가 지나도록') },
    ])
    const { accessToken } = await platform.login('sys01')
    const { mailNo } = await platform.engine.database.one<{ mailNo: number }>(
      `select "mailNo" from "mailQueue" where "channelCd" = 'NCH03'`,
    )
    expect(
      (await platform.call(accessToken, 'PUT', `/api/manage/mailqueue/${mailNo}/resend`)).statusCode,
    ).toBe(200)
    expect(await sendMails(platform.engine, withSms)).toBe(1)
  })

  test('text messages show their numbers in full to those who may send them again, and in part to those who may only look', async () => {
    await urgent(['saf01'])
    const seen = async () => {
      const { accessToken } = await platform.login('sys01')
      const listed = await platform.call(accessToken, 'GET', '/api/manage/mailqueues?channelCd=NCH03')
      return listed.json<{ data: { toAddr: string }[] }>().data.map(({ toAddr }) => toAddr)
    }
    expect(await seen()).toEqual(['010-0000-4821'])
    const menu = `"menuId" = (select "menuId" from "menu" where "frontEndUrl" = 'manage/noti/mailQueue')`
    await platform.engine.database.query(`update "authGrpMenu" set "writeYn" = 'N' where ${menu}`)
    expect(await seen()).toEqual(['010-****-****'])
    await platform.engine.database.query(
      `update "authGrpMenu" set "writeYn" = 'Y' where ${menu} and "authGrpNo" = 1`,
    )
  })
})

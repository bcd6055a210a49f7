import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rowsOf } from '../../core/server/seed/tsv.ts'
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts'
import { testPlatform, type TestPlatform } from '../../../test/platform.ts'
import { asSystem, inTransaction, type Context } from '../../core/server/entity/context.ts'
import { notify } from './notification.server.ts'

let stored: TestDatabase
let platform: TestPlatform
beforeAll(async () => {
  stored = await cloneDatabase()
  platform = await testPlatform(stored.url)
})
afterAll(async () => {
  await platform.close()
  await stored.drop()
})
beforeEach(async () => {
  await platform.engine.database.query('delete from "noti"')
  await platform.engine.database.query('delete from "mailQueue"')
  await platform.engine.database.query('delete from "notiOnce"')
  await platform.engine.database.query('delete from "userPref"')
})

const asTest = <T>(work: (context: Context) => Promise<T>) =>
  inTransaction(platform.engine, asSystem('시험'), work)
const notis = (eventCd: string) =>
  platform.engine.database.query<{ userId: string; title: string; body: string; linkUrl: string | null }>(
    `select "userId", "title", "body", "linkUrl" from "noti" where "eventCd" = $1 order by "userId"`,
    [eventCd],
  )
const mails = (eventCd: string) =>
  platform.engine.database.query<{ userId: string; toAddr: string; subject: string; state: string }>(
    `select "userId", "toAddr", "subject", "state" from "mailQueue" where "eventCd" = $1 order by "userId"`,
    [eventCd],
  )
const prefer = (userId: string, values: { langCd?: string; notiPref?: object }) =>
  platform.engine.database.query(
    `insert into "userPref" ("userId", "langCd", "notiPref") values ($1, $2, $3)`,
    [userId, values.langCd ?? 'kr', JSON.stringify(values.notiPref ?? {})],
  )
const approved = {
  variables: {
    permitCd: 'P-YS-1',
    permitNm: '배관 용접',
    placeTxt: '반응기 R-101',
    actUserNm: '운전부서장01',
  },
  linkUrl: '/x?no=1',
}

describe('telling people', () => {
  test('writes one notification and one mail for each, in the language of each', async () => {
    await prefer('emp01', { langCd: 'en' })
    const told = await asTest((context) =>
      notify(context, 'PTW_APPROVED', { ...approved, to: ['emp01', 'rqst01', 'emp01', null, 'nobody'] }),
    )
    expect(told).toBe(2)
    expect(await notis('PTW_APPROVED')).toEqual([
      {
        userId: 'emp01',
        title: '[Permit approved] 배관 용접',
        body: 'P-YS-1 · 반응기 R-101. Approved by 운전부서장01. Measure gas and hold the toolbox meeting before starting.',
        linkUrl: '/x?no=1',
      },
      {
        userId: 'rqst01',
        title: '[허가 승인] 배관 용접',
        body: 'P-YS-1 · 반응기 R-101. 운전부서장01님이 승인했습니다. 시작 전 가스측정과 작업전 회의를 확인하세요.',
        linkUrl: '/x?no=1',
      },
    ])
    expect(
      (await mails('PTW_APPROVED')).map(({ userId, subject, state }) => [userId, subject, state]),
    ).toEqual([
      ['emp01', '[Permit approved] 배관 용접', 'waiting'],
      ['rqst01', '[허가 승인] 배관 용접', 'waiting'],
    ])
  })

  test('leaves out the channel that a person switched off, but never of a mandatory event', async () => {
    await prefer('emp01', {
      notiPref: { PTW_APPROVED: { NCH01: 'N' }, PTW_REJECTED: { NCH01: 'N', NCH02: 'N' } },
    })
    await asTest(async (context) => {
      await notify(context, 'PTW_APPROVED', { ...approved, to: ['emp01'] })
      await notify(context, 'PTW_REJECTED', { ...approved, to: ['emp01'] })
    })
    expect([(await notis('PTW_APPROVED')).length, (await mails('PTW_APPROVED')).length]).toEqual([0, 1])
    expect([(await notis('PTW_REJECTED')).length, (await mails('PTW_REJECTED')).length]).toEqual([1, 1])
  })

  test('gives an event under the same key once, even after it was deleted from the box', async () => {
    const once = () =>
      asTest((context) => notify(context, 'PTW_APPROVED', { ...approved, to: ['emp01'], once: 'permit 1' }))
    expect([await once(), await once()]).toEqual([1, 0])
    await platform.engine.database.query('delete from "noti"')
    expect(await once()).toBe(0)
    expect(
      await asTest((context) =>
        notify(context, 'PTW_APPROVED', { ...approved, to: ['emp01', 'emp21'], once: 'permit 1' }),
      ),
    ).toBe(1)
  })

  test('tells nothing when the transaction is undone, to people who are stopped, or of an event that is out of use', async () => {
    const undone = asTest(async (context) => {
      await notify(context, 'PTW_APPROVED', { ...approved, to: ['emp01'] })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await platform.engine.database.query(
      `update "user" set "acctStatusCd" = 'ACS04' where "userId" = 'emp31'`,
    )
    expect(await asTest((context) => notify(context, 'PTW_APPROVED', { ...approved, to: ['emp31'] }))).toBe(0)
    await platform.engine.database.query(
      `update "notiEvent" set "useYn" = 'N' where "eventCd" = 'PTW_APPROVED'`,
    )
    expect(await asTest((context) => notify(context, 'PTW_APPROVED', { ...approved, to: ['emp01'] }))).toBe(0)
    await platform.engine.database.query(
      `update "notiEvent" set "useYn" = 'Y' where "eventCd" = 'PTW_APPROVED'`,
    )
    expect(await notis('PTW_APPROVED')).toEqual([])
  })

  test('reaches the open browsers of that person and of nobody else', async () => {
    const address = await platform.app.listen({ port: 0, host: '127.0.0.1' })
    const stop = new AbortController()
    const follow = async (userId: string) => {
      const { accessToken } = await platform.login(userId)
      const answer = await fetch(`${address}/api/live`, {
        headers: { 'X-Authorization': `Bearer ${accessToken}` },
        signal: stop.signal,
      })
      const heard: string[] = []
      const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
      const reading = (async () => {
        for (;;) {
          const { done, value } = await reader.read()
          if (done) return
          heard.push(value)
        }
      })().catch(() => undefined)
      return { said: () => heard.join(''), reading }
    }
    const [mine, other] = [await follow('emp01'), await follow('emp21')]
    await asTest((context) => notify(context, 'PTW_APPROVED', { ...approved, to: ['emp01'] }))
    await expect.poll(mine.said).toContain('data: {"topic":"notification"}')
    platform.engine.publish([{ topic: 'workPermit', key: 7 }])
    await expect.poll(other.said).toContain('workPermit')
    expect(other.said()).not.toContain('notification')
    stop.abort()
    await Promise.all([mine.reading, other.reading])
  })
})

describe('the events', () => {
  const events = rowsOf('noti-events')
  test('every event that the program names is seeded', () => {
    const known = events.map(({ eventCd }) => eventCd)
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    )
    const named = sources.flatMap((file) =>
      [
        ...readFileSync(path.join('src', file), 'utf8').matchAll(
          /(?:\b(?:notify|escalate)\([^()'\n]*|\beventCd: )'([A-Z]+_[A-Z_]+)'/g,
        ),
      ].map(([, eventCd]) => eventCd!),
    )
    expect(named.filter((eventCd) => !known.includes(eventCd))).toEqual([])
  })
  test('have their words in four languages, each asking only for what the event carries', () => {
    const templates = rowsOf('noti-templates')
    for (const { eventCd, variables } of events) {
      const own = templates.filter((template) => template['eventCd'] === eventCd)
      expect(own.map(({ langCd }) => String(langCd)).toSorted(), eventCd!).toEqual(['en', 'es', 'kr', 'zh'])
      const asked = own.flatMap(({ title, body }) =>
        [...`${title}${body}`.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!),
      )
      expect(
        asked.filter((name) => !variables!.split(',').includes(name)),
        eventCd!,
      ).toEqual([])
    }
  })
  test('the events of the design that cannot be switched off are the mandatory ones', () => {
    const mandatory = events.filter(({ mandatoryYn }) => mandatoryYn === 'Y').map(({ eventCd }) => eventCd)
    expect(mandatory).toEqual(
      expect.arrayContaining([
        'APPR_ARRIVED',
        'APPR_REJECTED',
        'ACC_LOCKED',
        'AUTH_CHANGED',
        'ENV_MEAS_OVER',
        'ENV_LIMIT_OVER',
        'WST_STORE_DUE',
        'WST_HANDOVER_DUE',
        'VND_ENTER_RESULT',
        'VND_WARN',
        'VND_SANCTION',
        'MGT_DUTY_DUE',
        'SYS_BATCH_FAIL',
        'SYS_CHAIN_BROKEN',
      ]),
    )
    expect(mandatory).not.toContain('APPR_DONE')
  })
})

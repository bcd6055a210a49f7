import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startPortal, type Client, type Portal } from '../../../test/portal.ts'
import { asSystem, inTransaction } from '../../core/server/entity/context.ts'
import { notify } from './notification.server.ts'

let portal: Portal
let me: Client
let colleague: Client
let administrator: Client
beforeAll(async () => {
  portal = await startPortal()
  ;[me, colleague, administrator] = await Promise.all([
    portal.signIn('emp01'),
    portal.signIn('emp21'),
    portal.signIn('hq01'),
  ])
})
afterAll(() => portal?.close())
beforeEach(async () => {
  for (const table of ['noti', 'notiOnce', 'mailQueue', 'userPref'])
    await portal.engine.database.query(`delete from "${table}"`)
})
const tell = (eventCd: string, to: string[], title = '배관 용접') =>
  inTransaction(portal.engine, asSystem('시험'), (context) =>
    notify(context, eventCd, { to, variables: { permitNm: title, permitCd: 'P-1' }, linkUrl: '/p?no=1' }),
  )

describe('the bell', () => {
  test('counts what is unread and shows the newest 20; reading one or all takes them off the count', async () => {
    for (let count = 1; count <= 22; count++) await tell('PTW_APPROVED', ['emp01'], `공사 ${count}`)
    await tell('PTW_APPROVED', ['emp21'])
    const bell = async (client: Client) => (await client.get('/api/manage/notis/bell')).body.data
    const first = await bell(me)
    expect([first.unread, first.rows.length, first.rows[0].title, first.rows[0].linkUrl]).toEqual([
      22,
      20,
      '[허가 승인] 공사 22',
      '/p?no=1',
    ])
    expect((await me.put('/api/manage/notis', { notiNos: [first.rows[0].notiNo] })).body.data).toEqual({
      changed: 1,
    })
    expect((await bell(me)).unread).toBe(21)
    expect(
      (await me.put('/api/manage/notis', { notiNos: [first.rows[0].notiNo], readYn: 'N' })).body.data,
    ).toEqual({ changed: 1 })
    expect((await me.put('/api/manage/notis')).body.data).toEqual({ changed: 22 })
    expect((await bell(me)).unread).toBe(0)
    expect((await bell(colleague)).unread).toBe(1)
  })
  test('cannot touch what belongs to somebody else, and refuses what is no key', async () => {
    await tell('PTW_APPROVED', ['emp21'])
    const { notiNo } = (await colleague.get('/api/manage/notis/bell')).body.data.rows[0]
    expect((await me.put('/api/manage/notis', { notiNos: [notiNo] })).body.data).toEqual({ changed: 0 })
    expect((await me.delete(`/api/manage/noti/${notiNo}`)).status).toBe(403)
    expect((await administrator.get(`/api/manage/noti/${notiNo}`)).status).toBe(403)
    expect((await administrator.get('/api/manage/notis')).body.total).toBe(0)
    expect((await me.put('/api/manage/notis', { notiNos: ['1; drop table'] })).status).toBe(400)
    expect((await me.put('/api/manage/notis', { readYn: 'X' })).status).toBe(400)
  })
  test('rings for people of a vendor as well', async () => {
    await tell('PTW_APPROVED', ['vnd01s'])
    const vendor = await portal.signIn('vnd01s')
    expect((await vendor.get('/api/manage/notis/bell')).body.data.unread).toBe(1)
  })
})

test('the box has the own ones by state, and gives up what its owner deletes', async () => {
  for (const title of ['하나', '둘', '셋']) await tell('PTW_APPROVED', ['emp01'], title)
  const list = async (query = '') => (await me.get(`/api/manage/notis${query}`)).body
  const [newest] = (await list()).data
  expect(newest).toMatchObject({
    title: '[허가 승인] 셋',
    eventNm: '허가 승인',
    moduleNm: '공사안전',
    state: 'unread',
  })
  await me.put('/api/manage/notis', { notiNos: [newest.notiNo] })
  expect((await list('?state=unread')).total).toBe(2)
  expect((await list('?state=read')).data[0]).toMatchObject({
    notiNo: newest.notiNo,
    readDt: expect.any(String),
  })
  expect((await list(`?title=${encodeURIComponent('하나')}`)).total).toBe(1)
  expect((await me.delete(`/api/manage/noti/${newest.notiNo}`)).status).toBe(200)
  expect((await list()).total).toBe(2)
})

describe('own choices', () => {
  const choiceOf = async (eventCd: string) =>
    (await me.get('/api/manage/notipref')).body.data.find(
      (choice: { eventCd: string }) => choice.eventCd === eventCd,
    )
  test('own choices switch an event off by channel, and on again', async () => {
    expect(await choiceOf('PTW_APPROVED')).toMatchObject({
      eventNm: '허가 승인',
      mandatoryYn: 'N',
      channels: [
        { channel: 'NCH01', on: true },
        { channel: 'NCH02', on: true },
      ],
    })
    await me.put('/api/manage/notipref', { eventCd: 'PTW_APPROVED', channel: 'NCH01', onYn: 'N' })
    await me.put('/api/manage/notipref', { eventCd: 'APPR_DONE', channel: 'NCH02', onYn: 'N' })
    await tell('PTW_APPROVED', ['emp01'])
    expect((await me.get('/api/manage/notis/bell')).body.data.unread).toBe(0)
    expect((await choiceOf('PTW_APPROVED')).channels).toEqual([
      { channel: 'NCH01', on: false },
      { channel: 'NCH02', on: true },
    ])
    expect((await choiceOf('APPR_DONE')).channels[1]).toEqual({ channel: 'NCH02', on: false })
    await me.put('/api/manage/notipref', { eventCd: 'PTW_APPROVED', channel: 'NCH01', onYn: 'Y' })
    await tell('PTW_APPROVED', ['emp01'])
    expect((await me.get('/api/manage/notis/bell')).body.data.unread).toBe(1)
  })
  test('cannot switch off what is mandatory, not even by the back door of the preferences', async () => {
    const answer = await me.put('/api/manage/notipref', {
      eventCd: 'PTW_REJECTED',
      channel: 'NCH01',
      onYn: 'N',
    })
    expect([answer.status, answer.body.message]).toEqual([422, '필수 알림은 끌 수 없습니다.'])
    expect(
      (await me.put('/api/manage/userpref', { notiPref: { PTW_REJECTED: { NCH01: 'N' } } })).status,
    ).toBe(400)
    expect((await choiceOf('PTW_REJECTED')).channels[0]).toEqual({ channel: 'NCH01', on: true })
  })
  test.each([
    [{ eventCd: 'NOTHING', channel: 'NCH01', onYn: 'N' }, 404],
    [{ eventCd: 'PTW_EXPIRED', channel: 'NCH02', onYn: 'Y' }, 400],
    [{ eventCd: 'PTW_APPROVED', channel: 'NCH09', onYn: 'N' }, 400],
    [{ eventCd: 'PTW_APPROVED', channel: 'NCH01', onYn: 'maybe' }, 400],
    [{ channel: 'NCH01', onYn: 'N' }, 400],
  ])('refuse %j', async (body, status) => {
    expect((await me.put('/api/manage/notipref', body)).status).toBe(status)
  })
  test('stay when other preferences change', async () => {
    await me.put('/api/manage/notipref', { eventCd: 'PTW_APPROVED', channel: 'NCH01', onYn: 'N' })
    await me.put('/api/manage/userpref', { sizeCd: 'small' })
    expect((await choiceOf('PTW_APPROVED')).channels[0]).toEqual({ channel: 'NCH01', on: false })
  })
})

describe('the administrator of events', () => {
  const open = async () => (await administrator.get('/api/manage/notievent/PTW_APPROVED')).body.data
  const save = async (
    change: (event: { templates: { title: string; body: string; langCd: string }[] }) => object,
  ) => {
    const event = await open()
    return administrator.put('/api/manage/notievent/PTW_APPROVED', { ...event, ...change(event) })
  }
  test('an administrator changes words, channels and ladder; a variable that the event does not carry is refused at its field', async () => {
    const wrong = await save(({ templates }) => ({
      templates: templates.map((template) =>
        template.langCd === 'en' ? { ...template, title: '{{permitNm}} {{permitNam}}' } : template,
      ),
    }))
    const index = (await open()).templates.findIndex(({ langCd }: { langCd: string }) => langCd === 'en')
    expect(wrong.status).toBe(400)
    expect(wrong.body.fields).toEqual([
      {
        path: `templates.${index}.title`,
        message: expect.stringContaining(
          '알 수 없는 변수입니다. ({{permitNam}}) 사용할 수 있는 변수: {{permitCd}}',
        ),
      },
    ])
    const right = await save(({ templates }) => ({
      channels: ['NCH01'],
      templates: templates.map((template) =>
        template.langCd === 'kr' ? { ...template, title: '승인됨: {{permitNm}}' } : template,
      ),
    }))
    expect(right.status).toBe(200)
    await tell('PTW_APPROVED', ['emp01'])
    expect((await me.get('/api/manage/notis/bell')).body.data.rows[0].title).toBe('승인됨: 배관 용접')
    expect((await portal.engine.database.query('select 1 from "mailQueue"')).length).toBe(0)
  })
  test('keeps Korean, one template a language, rungs that can be read, and what the program calls mandatory', async () => {
    const fields = async (change: Parameters<typeof save>[0]) =>
      (await save(change)).body.fields.map(({ path }: { path: string }) => path)
    expect(
      await fields(({ templates }) => ({ templates: templates.filter(({ langCd }) => langCd !== 'kr') })),
    ).toEqual(['templates'])
    expect(
      await fields(({ templates }) => ({
        templates: templates.map((template) => ({ ...template, langCd: 'kr' })),
      })),
    ).toEqual(['templates.1.langCd'])
    expect(await fields(() => ({ escalateRule: ['D-7', 'next week'] }))).toEqual(['escalateRule'])
    expect(await fields(() => ({ mandatoryYn: 'Y', useYn: 'N' }))).toEqual(['useYn'])
    expect(await fields(() => ({ variables: ['anything'] }))).toEqual(['variables'])
    const { updateDt } = (await administrator.get('/api/manage/notievent/PTW_REJECTED')).body.data
    const off = await administrator.put('/api/manage/notievent/PTW_REJECTED', { mandatoryYn: 'N', updateDt })
    expect(off.body.fields[0]).toEqual({
      path: 'mandatoryYn',
      message: '프로그램이 정한 필수 알림은 해제할 수 없습니다.',
    })
  })
  test('sends a test to nobody but oneself, in any language, with samples for the values', async () => {
    const answer = await administrator.post('/api/manage/notievent/PTW_REJECTED/test', { langCd: 'es' })
    expect(answer.body.data).toEqual({ channels: ['NCH01', 'NCH02'] })
    const { rows, unread } = (await administrator.get('/api/manage/notis/bell')).body.data
    expect([unread, rows[0].title]).toEqual([1, '[Permiso rechazado] P-101'])
    const mails = await portal.engine.database.query('select "userId", "subject" from "mailQueue"')
    expect(mails).toEqual([{ userId: 'hq01', subject: '[Permiso rechazado] P-101' }])
    expect((await administrator.post('/api/manage/notievent/NOTHING/test')).status).toBe(404)
    expect(
      (await administrator.post('/api/manage/notievent/PTW_REJECTED/test', { langCd: 'fr' })).status,
    ).toBe(400)
    expect((await me.post('/api/manage/notievent/PTW_REJECTED/test')).status).toBe(403)
  })
  test('the administrator sees that mails wait because there is no server', async () => {
    const system = await portal.signIn('sys01')
    expect((await system.get('/api/manage/mailserver')).body.data).toEqual({
      configured: false,
      host: null,
      mailFrom: 'portal@example.com',
      smsHost: null,
    })
    expect((await me.get('/api/manage/mailserver')).status).toBe(403)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '../src/core/shared/dates.ts'
import { messages } from '../src/core/shared/messages.ts'
import { registerKiosk } from './kiosk-life.ts'
import { routesOf } from './platform.ts'
import { startPortal, type Client, type Portal } from './portal.ts'
import { makePerson } from './sample-row.ts'

/** What belongs to one person, one device or one plant, asked for by another with all menus. */
let portal: Portal
let local: Client
let other: Client
let vendor: Client
const sql = () => portal.engine.database
beforeAll(async () => {
  portal = await startPortal()
  await sql().query('delete from "deptAuthGrp"')
  for (const userId of ['local', 'other'])
    await makePerson(sql(), userId, { access: true, write: true, everywhere: false })
  await makePerson(sql(), 'vnd-test', { access: true, write: true, everywhere: false, vendorCd: 'V00001' })
  ;[local, other, vendor] = (await Promise.all(
    ['local', 'other', 'vnd-test'].map((userId) => portal.signIn(userId)),
  )) as [Client, Client, Client]
})
afterAll(() => portal?.close())

describe('notifications of somebody else', () => {
  let notiNo: number
  beforeAll(async () => {
    ;({ notiNo } = await sql().one<{ notiNo: number }>(
      `insert into "noti" ("userId", "eventCd", "moduleCd", "title", "body", "state", "createUserId", "updateUserId")
       values ('local', 'APPR_DUE', 'TGP12', '남의 알림', '남의 내용', 'unread', 'system', 'system') returning "notiNo"`,
    ))
  })
  const state = async () =>
    (await sql().one<{ state: string }>('select "state" from "noti" where "notiNo" = $1', [notiNo])).state
  test('are in no list, bell, search, workbook or history, and open by no number', async () => {
    for (const client of [other, vendor]) {
      for (const url of ['/api/manage/notis', '/api/manage/notis?userId=local', '/api/manage/notis/bell'])
        expect(JSON.stringify((await client.get(url)).body)).not.toContain('남의')
      for (const url of [`/api/manage/noti/${notiNo}`, `/api/manage/noti/${notiNo}/history`])
        expect([403, 404]).toContain((await client.get(url)).status)
    }
    expect(JSON.stringify((await local.get('/api/manage/notis')).body)).toContain('남의')
  })
  test('are neither marked as read, removed nor given away, alone or many at once', async () => {
    for (const client of [other, vendor]) {
      const marked = await client.put('/api/manage/notis', { notiNos: [notiNo], readYn: 'Y' })
      expect([marked.status, marked.body.data]).toEqual([200, { changed: 0 }])
      for (const call of [
        client.put(`/api/manage/noti/${notiNo}`, { userId: client.userId }),
        client.put('/api/manage/noti/multi', { deleted: [notiNo] }),
        client.delete(`/api/manage/noti/${notiNo}`),
      ])
        expect((await call).status).toBeGreaterThanOrEqual(403)
      await client.put('/api/manage/notis', { readYn: 'Y' })
    }
    expect(await state()).toBe('unread')
    expect((await local.put('/api/manage/notis', { notiNos: [notiNo], readYn: 'Y' })).body.data).toEqual({
      changed: 1,
    })
  })
})

describe('the key of a request that somebody else has sent', () => {
  const key = 'a-key-that-somebody-else-has-sent'
  const send = (client: Client, url: string, payload: object) =>
    portal.app.inject({
      method: 'POST',
      url,
      headers: { 'x-authorization': `Bearer ${client.accessToken}`, 'x-idempotency-key': key },
      payload,
    })
  test('answers nothing of his, and the own request is done for the own person', async () => {
    const view = { pagePath: '/x', viewNm: '조건', query: 'state=working', defaultYn: 'N' }
    const first = await send(local, '/api/my/views', view)
    const second = await send(other, '/api/my/views', view)
    const again = await send(other, '/api/my/views', view)
    expect([first.statusCode, second.statusCode, again.statusCode]).toEqual([200, 200, 200])
    expect(again.json()).toEqual(second.json())
    const owners = await sql().query<{ userId: string }>(
      `select "userId" from "savedView" where "viewNm" = '조건' order by 1`,
    )
    expect(owners.map(({ userId }) => userId)).toEqual(['local', 'other'])
  })
  test('does not carry an answer past a right that was lost, nor to a sign-in without the account', async () => {
    const body = { positionCd: 'IDEM1', positionNm: '시험직위', rankNo: 91 }
    expect((await send(local, '/api/manage/position', body)).statusCode).toBe(409)
    const own = { 'x-idempotency-key': 'a-key-of-the-person-himself', 'x-authorization': '' }
    const call = (token: string) =>
      portal.app.inject({
        method: 'POST',
        url: '/api/manage/position',
        headers: { ...own, 'x-authorization': token && `Bearer ${token}` },
        payload: body,
      })
    expect((await call(local.accessToken)).statusCode).toBe(201)
    expect((await call('')).statusCode).toBe(401)
    await sql().query(
      `update "authGrpMenu" g set "writeYn" = 'N' from "authGrp" a, "menu" m where a."authGrpNo" = g."authGrpNo"
         and a."authGrpNm" = '시험 local' and m."menuId" = g."menuId" and m."frontEndUrl" = 'manage/dept/positionList'`,
    )
    await expect.poll(async () => (await call(local.accessToken)).statusCode).toBe(403)
  })
})

describe('the session of a shared device', () => {
  test('opens no address that writes but those of devices', async () => {
    const device = await (await registerKiosk(portal, await portal.signIn('sys01'))).signIn('B100002')
    const open: string[] = []
    const routes = routesOf(portal.app).filter(
      ({ method, url }) => method !== 'GET' && !/^\/api\/(public|auth)|^\/login/.test(url),
    )
    for (const { method, url } of routes) {
      const answer = await portal.app.inject({
        method: method as 'POST',
        url: url.replaceAll(/:\w+/g, '999999999'),
        headers: { 'x-authorization': `Bearer ${device.accessToken}` },
        payload: {},
      })
      const said = answer.json<{ message?: string }>().message
      if (answer.statusCode !== 403 || said !== String(messages.notAtDevice)) open.push(`${method} ${url}`)
    }
    // Work at a permit, what a code says, and the alarms; several reads are each asked with their own rights.
    expect(
      open.toSorted().filter((each) => !/ \/api\/(kiosk|saf\/permitalarm|saf\/workpermit\/:)/.test(each)),
    ).toEqual(['POST /api/common/qr', 'POST /api/reads'])
    expect(routes.length).toBeGreaterThan(300)
  })
})

describe('papers and files', () => {
  const pdf = (body: unknown) => Buffer.isBuffer(body) && body.subarray(0, 5).toString() === '%PDF-'
  test('printed by numbers in the address are refused where one of them is of somebody else', async () => {
    const rows = await sql().query<{ no: number }>(
      `select "imprNo" as no from "improvement" where "plantCd" = '1000' order by 1 limit 2`,
    )
    const [own, foreign] = rows.map(({ no }) => no)
    await sql().query(`update "improvement" set "plantCd" = '2000' where "imprNo" = $1`, [foreign])
    const saf01 = await portal.signIn('saf01')
    const print = (client: Client, nos: string) => client.get(`/api/impr/impr/requestprint?nos=${nos}`)
    const printed = await print(saf01, String(own))
    expect([printed.status, pdf(printed.body)]).toEqual([200, true])
    for (const nos of [String(foreign), `${own},${foreign}`])
      expect([nos, (await print(saf01, nos)).status]).toEqual([nos, 403])
    for (const no of [own, foreign])
      expect((await print(vendor, String(no))).status).toBeGreaterThanOrEqual(403)
  })
  test('of another plant by its code in the address have nothing of it in them', async () => {
    const { storeNo } = await sql().one<{ storeNo: number }>(
      `update "chmStore" set "plantCd" = '2000' where "storeNo" = (select max("storeNo") from "chmStore") returning "storeNo"`,
    )
    expect((await local.get(`/api/chm/emergency/print?storeNo=${storeNo}`)).status).toBe(403)
    expect((await vendor.get(`/api/chm/emergency/print?storeNo=${storeNo}`)).status).toBeGreaterThanOrEqual(
      403,
    )
  })
  test('made in the background are their owner’s alone', async () => {
    const { jobNo } = await sql().one<{ jobNo: number }>(
      `insert into "excelJob" ("userId", "kindCd", "label", "tableNm", "statusCd", "rqstDt", "sessionId", "params")
       values ('local', 'DOWN', '직위', 'position', 'DONE', now(), 'x', '{}') returning "jobNo"`,
    )
    expect((await local.get(`/api/manage/exceljobs/mine/${jobNo}`)).status).toBe(200)
    for (const client of [other, vendor])
      for (const end of ['', '/file'])
        expect((await client.get(`/api/manage/exceljobs/mine/${jobNo}${end}`)).status).toBeGreaterThanOrEqual(
          403,
        )
  })
})

describe('a deputy', () => {
  test('whose time is over, or has not begun, holds nothing of the appointment', async () => {
    const today = dayOf(portal.clock.now())
    const { userDutyNo, dutyCd } = await sql().one<{ userDutyNo: number; dutyCd: string }>(
      `update "userDuty" set "deputyUserId" = 'other', "absentFromYmd" = $1, "absentToYmd" = $2
       where "userDutyNo" = (select min("userDutyNo") from "userDuty" where "plantCd" = '1000' and "toYmd" is null) returning "userDutyNo", "dutyCd"`,
      [today, today],
    )
    const holds = async () =>
      JSON.stringify((await other.get('/api/auth/userinfo')).body.data.duties).includes(dutyCd)
    await expect.poll(holds).toBe(true)
    for (const [from, to] of [
      [addDays(today, -5), addDays(today, -1)],
      [addDays(today, 1), addDays(today, 5)],
    ]) {
      await sql().query(
        'update "userDuty" set "absentFromYmd" = $2, "absentToYmd" = $3 where "userDutyNo" = $1',
        [userDutyNo, from, to],
      )
      await expect.poll(holds).toBe(false)
    }
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, dayOf } from '../src/core/shared/dates.ts'
import { startPortal, type Client, type Portal } from './portal.ts'
import { makePerson } from './sample-row.ts'
import { accountMessages } from '../src/platform/user/account.texts.ts'
import { codeMessages } from '../src/platform/code/code.texts.ts'
import { parameterMessages } from '../src/platform/parameter/parameter.texts.ts'

/**
 * Attempts by a user who has the pages of the administration but is not a system administrator, and by
 * administrators who would lock everybody out.
 */
let portal: Portal
let system: Client
let clerk: Client
let sql: Portal['engine']['database']
let today: string
beforeAll(async () => {
  portal = await startPortal()
  sql = portal.engine.database
  today = dayOf(portal.clock.now())
  await makePerson(sql, 'clerk', { access: true, write: true, everywhere: true })
  ;[system, clerk] = (await Promise.all(['sys01', 'clerk'].map((userId) => portal.signIn(userId)))) as [
    Client,
    Client,
  ]
})
afterAll(() => portal?.close())

const systemGrant = () =>
  sql.one<{ userAuthGrpNo: number; userId: string }>(
    `select "userAuthGrpNo", "userId" from "userAuthGrp" where "authGrpNo" = 1 and "userId" = 'sys01'`,
  )
const rowsOf = (table: string, where: string) => sql.query(`select * from "${table}" where ${where}`)

describe('the group of system administrators', () => {
  test('a group is given and taken by its members only', async () => {
    const { userAuthGrpNo } = await systemGrant()
    const answers = [
      await clerk.post('/api/manage/userauthgrp', { userId: 'clerk', authGrpNo: 1, settingYn: 'Y' }),
      await clerk.change(`/api/manage/userauthgrp/${userAuthGrpNo}`, { userId: 'clerk' }),
      await clerk.delete(`/api/manage/userauthgrp/${userAuthGrpNo}`),
      await clerk.post('/api/manage/deptauthgrp', { deptCd: 'D112', authGrpNo: 1, settingYn: 'Y' }),
      await clerk.put('/api/manage/userauthgrp/multi', {
        inserted: [{ userId: 'clerk', authGrpNo: 1, settingYn: 'Y' }],
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    expect(
      (await clerk.post('/api/manage/userauthgrp', { userId: 'emp02', authGrpNo: 5, settingYn: 'Y' })).status,
    ).toBe(201)
    expect(
      (await system.post('/api/manage/userauthgrp', { userId: 'hq01', authGrpNo: 1, settingYn: 'Y' })).status,
    ).toBe(201)
    await sql.query(`delete from "userAuthGrp" where "authGrpNo" = 1 and "userId" = 'hq01'`)
  })
  test('keeps somebody on the days to come as well', async () => {
    const { userAuthGrpNo } = await systemGrant()
    const added = await system.post('/api/manage/userauthgrp', {
      userId: 'hq01',
      authGrpNo: 1,
      settingYn: 'Y',
      toYmd: addDays(today, 1),
    })
    expect(added.status).toBe(201)
    const guest = await portal.signIn('hq01')
    const gone = await guest.delete(`/api/manage/userauthgrp/${userAuthGrpNo}`)
    expect([gone.status, gone.body.message]).toEqual([409, String(accountMessages.lastSystemUser())])
    expect((await guest.put('/api/manage/user/sys01/stop', { reason: '더 있을 수 없습니다' })).status).toBe(
      409,
    )
    await sql.query(`delete from "userAuthGrp" where "authGrpNo" = 1 and "userId" = 'hq01'`)
    const leaving = await system.change('/api/manage/user/sys01', { retireYmd: addDays(today, 10) })
    expect([leaving.status, leaving.body.message]).toEqual([409, String(accountMessages.lastSystemUser())])
  })
})

describe('the end of an account', () => {
  test('is a matter of system administrators in the form too', async () => {
    const answer = await clerk.change('/api/manage/user/emp01', { retireYmd: today })
    expect([answer.status, answer.body.message]).toEqual([403, String(accountMessages.administratorsOnly())])
    expect((await clerk.change('/api/manage/user/emp01', { introduction: '안녕하세요' })).status).toBe(200)
  })
})

describe('menus', () => {
  test('the menus by which rights are given do not get a second door', async () => {
    const id = (
      await sql.one<{ menuId: string }>(`select "menuId" from "menu" where "frontEndUrl" = 'my/noti/notiBox'`)
    ).menuId
    const moved = await clerk.change(`/api/manage/menu/${id}`, { frontEndUrl: 'manage/user/userAuth' })
    expect(moved.status).toBe(409)
    const made = await clerk.post('/api/manage/menu', {
      menuId: 'M990000',
      menuNm: '다른 문',
      frontEndUrl: 'manage/authGrp/authGrpMenu',
      portalCd: 'MAIN',
      taskGrpCd: 'TGP14',
      sortOrder: '1',
    })
    expect(made.status).toBe(409)
  })
  test('the menus by which rights are given do not go below a stopped menu', async () => {
    await system.change('/api/manage/menu/M130300', { useYn: 'N' })
    const moved = await system.put('/api/manage/menu/M140102/move', {
      upMenuId: 'M130300',
      beforeMenuId: null,
      updateDt: await versionOf('M140102'),
    })
    expect(moved.status).toBe(409)
    await system.change('/api/manage/menu/M130300', { useYn: 'Y' })
  })
  test('a menu is moved only from the version that was seen', async () => {
    const stale = '2020-01-01T00:00:00+09:00'
    const place = { upMenuId: 'M130300', beforeMenuId: null }
    expect((await system.put('/api/manage/menu/M130301/move', { ...place, updateDt: stale })).status).toBe(
      409,
    )
    expect((await system.put('/api/manage/menu/M130301/move', place)).status).toBe(400)
    expect(
      (await system.put('/api/manage/menu/M130301/move', { ...place, updateDt: await versionOf('M130301') }))
        .status,
    ).toBe(200)
  })
  const versionOf = async (menuId: string) =>
    (await system.get(`/api/manage/menu/${menuId}`)).body.data.updateDt as string
})

describe('what the program relies on', () => {
  test('a fixed code group is not opened by leaving the mark empty', async () => {
    expect((await system.change('/api/manage/codegroup/ACCT', { editYn: null })).status).toBe(400)
    expect(await rowsOf('codeGroup', `"codeGrpCd" = 'ACCT' and "editYn" = 'N'`)).toHaveLength(1)
  })
  test('its codes keep their place and attributes', async () => {
    const { codeItemNo } = await sql.one<{ codeItemNo: number }>(
      `select "codeItemNo" from "codeItem" where "codeGrpCd" = 'ACCT' and "code" = 'ACS04'`,
    )
    for (const change of [{ upCode: 'ACS01' }, { attr1: 'x' }, { attr3: 'x' }]) {
      const answer = await system.change(`/api/manage/codemaster/${codeItemNo}`, change)
      expect([answer.status, answer.body.message]).toEqual([409, String(codeMessages.fixedGroup())])
    }
    expect(
      (await system.change(`/api/manage/codemaster/${codeItemNo}`, { codeNmEn: 'Stopped' })).status,
    ).toBe(200)
  })
  test('a parameter does not change what held yesterday', async () => {
    const { paramCd, val } = await sql.one<{ paramCd: string; val: string }>(
      `select "paramCd", "val" from "sysParam" where "plantCd" is null and "fromYmd" < $1 order by "sysParamNo" limit 1`,
      [addDays(today, -30)],
    )
    for (const plantCd of [null, '1000']) {
      const answer = await system.post('/api/manage/sysparam', {
        paramCd,
        plantCd,
        val,
        fromYmd: addDays(today, -1),
      })
      expect([answer.status, answer.body.fields]).toEqual([
        400,
        [{ path: 'fromYmd', message: String(parameterMessages.backwards()) }],
      ])
    }
    const later = await system.post('/api/manage/sysparam', { paramCd, val, fromYmd: addDays(today, 5) })
    expect(later.status).toBe(201)
    const back = await system.change(`/api/manage/sysparam/${later.body.data.sysParamNo}`, {
      fromYmd: addDays(today, -1),
    })
    expect(back.status).toBe(400)
    expect(
      (await system.post('/api/manage/sysparam', { paramCd: 'test.new', val: '1', fromYmd: '2020-01-01' }))
        .status,
    ).toBe(201)
  })
  test('no word of the language of the program is a label', async () => {
    for (const labelCd of ['constructor', '__proto__', 'toString'])
      expect((await system.post('/api/manage/label', { labelCd, kr: '<script>' })).status, labelCd).toBe(400)
  })
})

describe('personal data', () => {
  test('the access log has the names that a search finds', async () => {
    const saf = await portal.signIn('saf01')
    const count = async () =>
      (await rowsOf('personalLog', `"userId" = 'saf01' and "tableNm" = 'vendorWorker'`)).length
    const before = await count()
    const { vendorWorkerNm } = await sql.one<{ vendorWorkerNm: string }>(
      'select "vendorWorkerNm" from "vendorWorker" limit 1',
    )
    const found = await saf.get(`/api/search?q=${encodeURIComponent(vendorWorkerNm)}`)
    expect(JSON.stringify(found.body)).toContain(vendorWorkerNm)
    expect(await count()).toBe(before + 1)
  })
  test('a profile takes telephone numbers only', async () => {
    const emp = await portal.signIn('emp01')
    const { data } = (await emp.get('/api/my/profile')).body
    const body = { phoneNo: '<b>1</b>', officeTel: null, introduction: null, updateDt: data.updateDt }
    const answer = await emp.put('/api/my/profile', body)
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      [{ path: 'phoneNo', message: String(accountMessages.phoneForm()) }],
    ])
    expect((await emp.put('/api/my/profile', { ...body, phoneNo: '010-1234-5678' })).status).toBe(200)
  })
})

describe('the live stream', () => {
  test('a live event does not tell anybody of records that they may not read, and Excel jobs only reach their owner', async () => {
    const address = await portal.app.listen({ port: 3240, host: '127.0.0.1' })
    const [vendor, emp] = await Promise.all(['vnd01s', 'emp01'].map((userId) => portal.signIn(userId)))
    const stop = new AbortController()
    const heard = async (client: Client | undefined) => {
      const headers = { 'x-authorization': `Bearer ${client!.accessToken}` }
      const response = await fetch(`${address}/api/live`, { headers, signal: stop.signal })
      const reader = response.body!.getReader()
      const decoder = new TextDecoder()
      let all = ''
      const read = async (): Promise<string> => {
        while (!all.includes('last')) all += decoder.decode((await reader.read()).value)
        return all
      }
      return { read }
    }
    const streams = [await heard(vendor), await heard(emp), await heard(system)]
    expect((await system.change('/api/manage/user/hq01', { introduction: '본사입니다' })).status).toBe(200)
    portal.engine.publish([
      { topic: 'vendor', key: 'V00002' },
      { topic: 'excelJob', key: 7, to: 'sys01' },
    ])
    portal.engine.publish([{ topic: 'last' }])
    const [toVendor, toEmployee, toSystem] = await Promise.all(streams.map(({ read }) => read()))
    stop.abort()
    expect(toVendor).toContain('{"topic":"user"}')
    expect(toVendor).not.toMatch(/hq01|V00002|excelJob/)
    expect(toEmployee).toContain('{"topic":"user"}')
    expect(toEmployee).not.toMatch(/hq01|excelJob/)
    expect(toSystem).toContain('{"topic":"user","key":"hq01"}')
    expect(toSystem).toContain('{"topic":"excelJob","key":7}')
  })
})

describe('an idempotency key', () => {
  test('belongs to one request of one person', async () => {
    const key = 'a-key-of-sixteen-or-more'
    const send = (client: Client, url: string, payload: object) =>
      portal.app.inject({
        method: 'POST',
        url,
        headers: { 'x-authorization': `Bearer ${client.accessToken}`, 'x-idempotency-key': key },
        payload,
      })
    const body = { positionCd: 'TST1', positionNm: '시험직위', rankNo: 90 }
    const twice = await Promise.all([
      send(system, '/api/manage/position', body),
      send(system, '/api/manage/position', body),
    ])
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect((await send(system, '/api/manage/position', { ...body, positionCd: 'TST2' })).statusCode).toBe(409)
    expect((await send(system, '/api/manage/authgrp', body)).statusCode).toBe(409)
    expect((await send(clerk, '/api/manage/position', body)).json<{ message: string }>().message).toContain(
      '이미',
    )
    expect(await rowsOf('position', `"positionCd" like 'TST%'`)).toHaveLength(1)
  })
})

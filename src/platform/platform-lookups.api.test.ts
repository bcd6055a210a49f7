import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nextNumber } from '../core/server/entity/numbering.ts'
import { cloneDatabase, type TestDatabase } from '../../test/database.ts'
import { routesOf, testPlatform, type TestPlatform } from '../../test/platform.ts'
import { parametersOn } from './parameter/parameter.server.ts'
let database: TestDatabase
let platform: TestPlatform
let system: string
beforeAll(async () => {
  database = await cloneDatabase()
  platform = await testPlatform(database.url)
  system = (await platform.login('sys01')).accessToken
})
afterAll(async () => {
  await platform.close()
  await database.drop()
})

type Answer = Awaited<ReturnType<TestPlatform['call']>>
const told = (answer: Answer) => [answer.statusCode, answer.json<{ message: string }>().message]
const dataOf = <T>(answer: Answer) => answer.json<{ data: T }>().data
const post = (url: string, body: object) => platform.call(system, 'POST', url, body)
const put = (url: string, body: object) => platform.change(system, url, body)
const remove = (url: string) => platform.call(system, 'DELETE', url)

describe('codes', () => {
  const codes = async (query: string, token = system) =>
    dataOf<{ code: string; codeNm: string }[]>(
      await platform.call(token, 'GET', `/api/manage/codes/${query}`),
    )
  it('offer plants without the company as a whole, unless for chemicals', async () => {
    expect((await codes('COM_PLANT_CD')).map(({ code, codeNm }) => code + codeNm)).toEqual([
      '1000여수',
      '2000울산',
      '3000대산',
    ])
    expect(await codes('COM_PLANT_CD?filter=chm')).toHaveLength(4)
    await put('/api/manage/plant/3000', { plantNm: '대산사업장' })
    expect((await codes('COM_PLANT_CD')).at(-1)?.codeNm).toBe('대산사업장')
  })
  it('names of codes are answered in the language of the session', async () => {
    const { accessToken } = await platform.login('emp01')
    await platform.call(accessToken, 'PUT', '/api/manage/userpref', { langCd: 'es' })
    expect((await codes('PTW_TYPE', accessToken))[0]!.codeNm).toBe('Trabajo en caliente')
  })
  it('departments are named beside their codes in the language of the session', async () => {
    const deptNames = async () =>
      dataOf<{ deptNm: string }[]>(
        await platform.call(system, 'GET', '/api/manage/deptprocesses?limit=300'),
      ).map(({ deptNm }) => deptNm)
    expect(await deptNames()).toContain('생산1팀')
    await platform.call(system, 'PUT', '/api/manage/userpref', { langCd: 'en' })
    expect((await deptNames()).filter((deptNm) => /\p{Script=Hangul}/u.test(deptNm))).toEqual([])
    await platform.call(system, 'PUT', '/api/manage/userpref', { langCd: 'kr' })
  })
  it('end but are not deleted while in use; states are fixed', async () => {
    const ended = await post('/api/manage/codemaster', {
      codeGrpCd: 'VND_FIELD',
      code: 'VFD90',
      codeNm: '옛 분야',
      toYmd: '2020-12-31',
    })
    expect(ended.statusCode).toBe(201)
    expect((await codes('VND_FIELD')).map(({ code }) => code)).not.toContain('VFD90')
    expect((await codes('VND_FIELD?all=Y')).map(({ code }) => code)).toContain('VFD90')
    const used = await platform.engine.database.one<{ codeItemNo: number }>(
      `select "codeItemNo" from "codeItem" where "codeGrpCd" = 'VND_FIELD' and "code" = 'VFD01'`,
    )
    expect(told(await remove(`/api/manage/codemaster/${used.codeItemNo}`))).toEqual([
      409,
      '사용 중인 코드는 삭제할 수 없습니다.',
    ])
    expect(
      (await remove(`/api/manage/codemaster/${dataOf<{ codeItemNo: number }>(ended).codeItemNo}`)).statusCode,
    ).toBe(200)
    expect(
      (await post('/api/manage/codemaster', { codeGrpCd: 'ACCT', code: 'ACS09', codeNm: '새 상태' }))
        .statusCode,
    ).toBe(409)
  })
  it('figures hold from a day on, and the plant’s own figure goes before the general one', async () => {
    const figure = { paramCd: 'TEST.limit', val: '10', fromYmd: '2036-01-01' }
    for (const row of [
      figure,
      { ...figure, val: '20', fromYmd: '2036-06-01' },
      { ...figure, val: '5', plantCd: '1000' },
    ])
      await post('/api/manage/sysparam', row)
    const valueOn = async (plantCd: string, day: string) =>
      (await parametersOn(platform.engine.database, 'TEST.', plantCd, day)).get('TEST.limit')?.val
    expect(await valueOn('2000', '2036-05-31')).toBe('10')
    expect(await valueOn('2000', '2036-06-01')).toBe('20')
    expect(await valueOn('1000', '2036-06-01')).toBe('5')
    expect(await valueOn('1000', '2035-12-31')).toBeUndefined()
  })
})

describe('pickers', () => {
  type Found = { userId: string; vendorNm: string | null }
  it('pickers find people by name and department, and people of a vendor find their own company', async () => {
    const { accessToken } = await platform.login('emp01')
    const found = dataOf<Found[]>(
      await platform.call(
        accessToken,
        'GET',
        `/api/manage/users?userNm=${encodeURIComponent('가스측정')}&deptCd=D110`,
      ),
    )
    expect(found.map(({ userId }) => userId)).toEqual(['gas01', 'gas02'])
    expect(Object.keys(found[0]!).toSorted()).toEqual([
      'deptCd',
      'deptNm',
      'plantCd',
      'plantNm',
      'positionNm',
      'userId',
      'userNm',
      'vendorNm',
    ])
    const second = (await platform.call(accessToken, 'GET', '/api/manage/users?page=2&limit=5')).json<{
      data: Found[]
      total: number
    }>()
    expect([second.data.length, second.total > 40]).toEqual([5, true])
    const companiesIn = async (query: string) =>
      dataOf<Found[]>(await platform.call(accessToken, 'GET', `/api/manage/users?limit=300&${query}`)).filter(
        ({ vendorNm }) => vendorNm !== null,
      ).length
    expect([(await companiesIn('plantCd=')) > 0, await companiesIn('staffYn=Y')]).toEqual([true, 0])
    const vendor = await platform.login('vnd01s')
    const colleagues = dataOf<Found[]>(await platform.call(vendor.accessToken, 'GET', '/api/manage/users'))
    expect(colleagues.map(({ userId }) => userId).toSorted()).toEqual(['vnd01a', 'vnd01s'])
  })
  it('a company finds its own accounts however it asks, no departments, and processes of its plants alone', async () => {
    const { accessToken } = await platform.login('vnd01a')
    const ask = async (url: string) => dataOf<unknown[]>(await platform.call(accessToken, 'GET', url))
    for (const query of [
      'limit=1',
      'limit=300',
      'page=2&limit=1',
      'deptCd=D110',
      'plantCd=1000',
      'userId=saf',
      'empNo=100001',
    ])
      for (const { userId } of (await ask(`/api/manage/users?${query}`)) as Found[])
        expect(['vnd01a', 'vnd01s'], query).toContain(userId)
    const { total } = (await platform.call(accessToken, 'GET', '/api/manage/users?limit=1')).json<{
      total: number
    }>()
    expect(total).toBe(2)
    expect(await ask('/api/manage/depts')).toEqual([])
    expect(await ask('/api/manage/depts?useYn=N&plantCd=1000')).toEqual([])
    const plants = ((await ask('/api/manage/process')) as { plantCd: string }[]).map(({ plantCd }) => plantCd)
    expect([plants.length > 0, new Set(plants)]).toEqual([true, new Set(['1000'])])
    expect(await ask('/api/manage/process?plantCd=3000')).toEqual([])
    // The pickers of any entity are no second way to the same.
    expect(await ask('/api/common/lookup/dept')).toEqual([])
    for (const [name, table] of [
      ['process', 'process'],
      ['permitArea', 'permitArea'],
    ] as const) {
      const offered = ((await ask(`/api/common/lookup/${name}`)) as { key: string | number }[]).map(
        ({ key }) => String(key),
      )
      const elsewhere = await platform.engine.database.query<{ key: string }>(
        `select ${name === 'process' ? '"processNo"' : '"areaCd"'}::text as "key" from "${table}" where "plantCd" <> '1000'`,
      )
      expect([
        name,
        offered.length > 0,
        offered.filter((key) => elsewhere.some((each) => each.key === key)),
      ]).toEqual([name, true, []])
    }
  })
  it('an employee is offered departments and processes of the plants that he may see, and no others', async () => {
    const { accessToken } = await platform.login('emp31')
    for (const url of ['/api/manage/depts', '/api/manage/process']) {
      const rows = dataOf<{ plantCd: string }[]>(await platform.call(accessToken, 'GET', url))
      expect(
        rows.filter(({ plantCd }) => plantCd !== '3000'),
        url,
      ).toEqual([])
      expect(dataOf(await platform.call(accessToken, 'GET', `${url}?plantCd=1000`)), url).toEqual([])
    }
    const departments = dataOf<{ key: string }[]>(
      await platform.call(accessToken, 'GET', '/api/common/lookup/dept'),
    ).map(({ key }) => key)
    expect([departments.length > 0, departments.filter((key) => !key.startsWith('D3'))]).toEqual([true, []])
    // The whole company's people of head office see all of them.
    expect(
      new Set(
        dataOf<{ plantCd: string }[]>(await platform.call(system, 'GET', '/api/manage/process')).map(
          ({ plantCd }) => plantCd,
        ),
      ).size,
    ).toBeGreaterThan(1)
  })
  it('an employee number is found whole, never in pieces', async () => {
    const { accessToken } = await platform.login('emp31')
    const found = async (empNo: string) =>
      dataOf<Found[]>(await platform.call(accessToken, 'GET', `/api/manage/users?empNo=${empNo}`)).length
    expect([
      await found('100001'),
      await found('10000'),
      await found('00001'),
      await found('%25'),
      await found('1'),
    ]).toEqual([1, 0, 0, 0, 0])
  })
  it('look records up inside the scope', async () => {
    const lookup = async (token: string, query: string) =>
      dataOf<{ key: string; name: string }[]>(
        await platform.call(token, 'GET', `/api/common/lookup/${query}`),
      )
    expect(await lookup(system, `vendor?q=${encodeURIComponent('도장')}`)).toEqual([
      { key: 'V00002', name: '빛여울도장㈜' },
    ])
    const { accessToken } = await platform.login('vnd01s')
    expect(await lookup(accessToken, 'vendor')).toEqual([{ key: 'V00001', name: '누리샘기계정비㈜' }])
    expect((await lookup(accessToken, 'user')).map(({ key }) => key).toSorted()).toEqual(['vnd01a', 'vnd01s'])
    expect((await platform.call(system, 'GET', '/api/common/lookup/nothing')).statusCode).toBe(404)
    expect((await lookup(system, 'dept?q=%25')).length).toBe(0)
    for (const odd of ['users?userNm=a&userNm=b', 'users?page=-1', 'depts?plantCd=1&plantCd=2'])
      expect((await platform.call(system, 'GET', `/api/manage/${odd}`)).statusCode, odd).toBe(200)
    expect((await platform.call(system, 'GET', '/api/manage/users?userNm=%00')).statusCode).toBe(400)
  })
})

describe('the rest', () => {
  it('the portal keeps preferences and records errors of the browser', async () => {
    const { accessToken } = await platform.login('emp01')
    await platform.call(accessToken, 'PUT', '/api/manage/userpref', { sizeCd: 'small', gridPref: { a: 1 } })
    await platform.call(accessToken, 'PUT', '/api/manage/userpref', { gridPref: { b: 2 } })
    expect(dataOf(await platform.call(accessToken, 'GET', '/api/manage/userpref'))).toMatchObject({
      sizeCd: 'small',
      gridPref: { a: 1, b: 2 },
    })
    expect(
      (await platform.call(accessToken, 'PUT', '/api/manage/userpref', { sizeCd: 'huge' })).statusCode,
    ).toBe(400)
    expect(
      dataOf(
        await platform.call(accessToken, 'POST', '/api/manage/errorlogs', {
          message: 'x is undefined',
          url: '/wkod',
        }),
      ),
    ).toMatchObject({ logNo: expect.any(Number) })
  })
  it('numbers documents without a gap: 0007 is followed by 0008, and a new year begins anew', async () => {
    const { database: sql } = platform.engine
    await sql.query(`insert into "numberCounter" ("counterKey", "lastSeq") values ('AP-GJ-2026-{seq4}', 7)`)
    const next = (day: string) => nextNumber(sql, 'AP-{plant}-{YYYY}-{seq4}', { plantCd: 'GJ', day })
    expect(await next('2026-11-20')).toBe('AP-GJ-2026-0008')
    expect(await next('2027-01-02')).toBe('AP-GJ-2027-0001')
  })
  it('every address but the doors asks for a token', async () => {
    const doors = [
      '/api/auth/login',
      '/api/auth/vendor/login',
      '/api/auth/psrm/login',
      '/api/auth/vendor/unlockrequest',
      '/api/auth/logout',
      '/api/auth/refresh',
      '/api/auth/kiosk',
      '/api/auth/kiosk/login',
      // What waited at a shared device is sent by the device; its own secret and a signed ticket are asked.
      '/api/auth/kiosk/deliver',
      // A shared device shows alarms before anybody has identified at it; its own secret is asked.
      '/api/kiosk/alarms',
      // What a lesson fetches, from a frame without origin: its address is a number of chance that ends soon.
      '/api/scorm/:pass/*',
      '/login/login',
      '/login/logout',
    ]
    // The document is for everybody; a signed link (api/file/signed, api/public) carries its own proof.
    const isCall = (url: string) =>
      /^\/(api|menus|menutreebases|login)\b/.test(url) && !/^\/api\/(docs|file\/signed|public)/.test(url)
    const routes = routesOf(platform.app).filter(({ url }) => isCall(url) && !doors.includes(url))
    expect(routes.length).toBeGreaterThan(100)
    for (const { method, url } of routes) {
      const answer = await platform.app.inject({ method, url: url.replaceAll(/:\w+/g, '1') })
      expect([answer.statusCode, answer.json<{ errorCode: string }>().errorCode], `${method} ${url}`).toEqual(
        [401, 'UNAUTHORIZED'],
      )
    }
  })
})

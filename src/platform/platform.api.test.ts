import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { nextNumber } from '../core/server/entity/numbering.ts'
import type { MenuNode } from '../core/shared/session.ts'
import { cloneDatabase, type TestDatabase } from '../../test/database.ts'
import { routesOf, testPlatform, type TestPlatform } from '../../test/platform.ts'
import { flattened } from './menu/menu-tree.rule.ts'
import { parametersOn } from './parameter/parameter.server.ts'
import { refuseForeignProcess } from './process/process.server.ts'

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
const fieldOf = (answer: Answer) => answer.json<{ fields: unknown[] }>().fields[0]
const dataOf = <T>(answer: Answer) => answer.json<{ data: T }>().data
const post = (url: string, body: object) => platform.call(system, 'POST', url, body)
const put = (url: string, body: object) => platform.change(system, url, body)
const remove = (url: string) => platform.call(system, 'DELETE', url)

describe('menus', () => {
  const menusOf = async (userId: string) => {
    const { accessToken } = await platform.login(userId)
    return flattened(dataOf<MenuNode[]>(await platform.call(accessToken, 'GET', '/menus')))
  }
  it('differ by group and portal, and only built pages show', async () => {
    const permits = (await menusOf('issuer01'))
      .filter(({ menuLvl }) => menuLvl === 3)
      .map(({ menuNm }) => menuNm)
    expect(permits).toContain('허가승인')
    expect(permits).not.toContain('허가항목 관리')
    const ofMember = await menusOf('emp02')
    expect(ofMember.map(({ menuNm }) => menuNm)).not.toContain('허가승인')
    const request = ofMember.find(({ frontEndUrl }) => frontEndUrl === 'constSafe/permit/permitRequest')
    expect(request).toMatchObject({
      routePath: '/constSafe/permit/permitRequest',
      accessYn: 'Y',
      writeYn: 'Y',
      excelYn: 'Y',
      menuNmEn: 'Permit request',
    })
    const ofVendor = await menusOf('vnd05s')
    expect(ofVendor.every(({ portalCd }) => portalCd === 'VENDOR')).toBe(true)
    expect(ofVendor.map(({ routePath }) => routePath)).toContain('/wkod/wkodRequest')
  })
  it('are found one by one, and by the search popup with the rights of the caller', async () => {
    const { accessToken } = await platform.login('emp02')
    const [first] = dataOf<MenuNode[]>(await platform.call(accessToken, 'GET', '/api/menus'))
    expect(dataOf<MenuNode>(await platform.call(accessToken, 'GET', `/menus/${first.menuId}`)).menuNm).toBe(
      first.menuNm,
    )
    expect((await platform.call(accessToken, 'GET', '/menus/M140201')).statusCode).toBe(404)
    const found = dataOf<{ menuNm: string; upMenuNm: string; writeYn: string }[]>(
      await platform.call(
        system,
        'GET',
        `/api/common/menus?taskGrpCd=TGP02&menuNm=${encodeURIComponent('허가요청')}`,
      ),
    )
    expect(found).toMatchObject([{ menuNm: '허가요청', upMenuNm: '작업허가', accessYn: 'Y', writeYn: 'N' }])
    const rows = dataOf<{ children?: unknown }[]>(await platform.call(accessToken, 'GET', '/menutreebases'))
    expect(rows.length).toBeGreaterThan(3)
    expect(rows[0].children).toBeUndefined()
    expect(
      dataOf(
        await platform.call(system, 'GET', `/api/common/menus?upMenuNm=${encodeURIComponent('없는이름')}`),
      ),
    ).toEqual([])
  })
  it('keep favourites', async () => {
    const { accessToken } = await platform.login('emp02')
    expect((await platform.call(accessToken, 'PUT', '/api/manage/usermenu/M020301')).statusCode).toBe(200)
    expect((await platform.call(accessToken, 'PUT', '/api/manage/usermenu/M140201')).statusCode).toBe(404)
    expect(
      dataOf<{ menuId: string }[]>(await platform.call(accessToken, 'GET', '/api/manage/usermenu')).map(
        ({ menuId }) => menuId,
      ),
    ).toEqual(['M020301'])
    await platform.call(accessToken, 'DELETE', '/api/manage/usermenu/M020301')
    expect(dataOf(await platform.call(accessToken, 'GET', '/api/manage/usermenu'))).toEqual([])
  })
  it('get level and order from their parent, a segment of their own, three levels and no cycle', async () => {
    const menu = { taskGrpCd: 'TGP15', portalCd: 'MAIN' }
    const top = await post('/api/manage/menu', {
      ...menu,
      menuId: 'X1',
      menuNm: '시험',
      frontEndUrl: 'xtest',
    })
    expect(dataOf(top)).toMatchObject({ menuLvl: 1, sortOrder: '16', useYn: 'Y', plantAccCd: 'APA01' })
    const second = await post('/api/manage/menu', {
      ...menu,
      menuId: 'X2',
      menuNm: '둘',
      upMenuId: 'X1',
      frontEndUrl: 'xtest/two',
    })
    expect(dataOf(second)).toMatchObject({ menuLvl: 2, sortOrder: '1', upMenuNm: '시험' })
    const twin = await post('/api/manage/menu', {
      ...menu,
      menuId: 'X9',
      menuNm: '같음',
      upMenuId: 'X1',
      frontEndUrl: 'elsewhere/two',
    })
    expect(told(twin)).toEqual([409, '동일 위치에 같은 경로가 있습니다.'])
    expect(
      (
        await post('/api/manage/menu', {
          ...menu,
          menuId: 'X3',
          menuNm: '셋',
          upMenuId: 'X2',
          frontEndUrl: 'xtest/two/three',
        })
      ).statusCode,
    ).toBe(201)
    const deep = await post('/api/manage/menu', {
      ...menu,
      menuId: 'X4',
      menuNm: '넷',
      upMenuId: 'X3',
      frontEndUrl: 'xtest/two/three/four',
    })
    expect(fieldOf(deep)).toEqual({ path: 'upMenuId', message: '메뉴는 3단계까지 등록할 수 있습니다.' })
    expect(fieldOf(await put('/api/manage/menu/X1', { upMenuId: 'X2' }))).toEqual({
      path: 'upMenuId',
      message: '상위메뉴로 자신이나 하위 메뉴를 지정할 수 없습니다.',
    })
    expect(told(await remove('/api/manage/menu/X2'))).toEqual([409, '하위 메뉴가 있어 삭제할 수 없습니다.'])
    for (const menuId of ['X3', 'X2', 'X1'])
      expect((await remove(`/api/manage/menu/${menuId}`)).statusCode).toBe(200)
  })
})

describe('rights of groups', () => {
  it('write brings access, a child opens its parents, no access takes the rest away', async () => {
    const given = await post('/api/manage/authgrpmenu', { authGrpNo: 8, menuId: 'M140201', writeYn: 'Y' })
    expect(dataOf(given)).toMatchObject({ accessYn: 'Y', writeYn: 'Y', excelYn: 'N' })
    const { sql } = { sql: platform.engine.database }
    const above = await sql.query(
      `select "menuId" from "authGrpMenu" where "authGrpNo" = 8 and "accessYn" = 'Y' and "menuId" in ('M140000', 'M140200')`,
    )
    expect(above).toHaveLength(2)
    const { authGrpMenuNo } = dataOf<{ authGrpMenuNo: number }>(given)
    expect(dataOf(await put(`/api/manage/authgrpmenu/${authGrpMenuNo}`, { accessYn: 'N' }))).toMatchObject({
      accessYn: 'N',
      writeYn: 'N',
    })
  })
  it('the system administrator keeps the own right and never goes last', async () => {
    const { userAuthGrpNo } = await platform.engine.database.one<{ userAuthGrpNo: number }>(
      `select "userAuthGrpNo" from "userAuthGrp" where "userId" = 'sys01' and "authGrpNo" = 1`,
    )
    const own = '시스템관리자 권한은 본인이 해제할 수 없습니다.'
    expect(told(await put(`/api/manage/userauthgrp/${userAuthGrpNo}`, { settingYn: 'N' }))).toEqual([
      403,
      own,
    ])
    expect(told(await remove(`/api/manage/userauthgrp/${userAuthGrpNo}`))).toEqual([403, own])
    expect(told(await put('/api/manage/user/sys01/stop', { reason: '시험으로 중지' }))).toEqual([
      409,
      '시스템관리자는 1명 이상이어야 합니다.',
    ])
    await post('/api/manage/userauthgrp', { userId: 'hq02', authGrpNo: 1 })
    const other = await platform.login('hq02')
    const taken = await platform.change(other.accessToken, `/api/manage/userauthgrp/${userAuthGrpNo}`, {
      toYmd: '2020-01-01',
    })
    expect(taken.statusCode).toBe(200)
    const back = await platform.change(other.accessToken, `/api/manage/userauthgrp/${userAuthGrpNo}`, {
      toYmd: null,
    })
    expect(back.statusCode).toBe(200)
    await vi.waitFor(
      async () => expect((await platform.call(system, 'GET', '/api/manage/authgrps')).statusCode).toBe(200),
      { interval: 5 },
    )
  })
})

describe('people', () => {
  const person = {
    userId: 'new01',
    userNm: '신규01',
    email: 'new01@portal.example',
    userKindCd: 'UKD01',
    plantCd: '1000',
    deptCd: 'D111',
  }
  it('belong to a department or to a company, by their kind', async () => {
    expect(fieldOf(await post('/api/manage/user', { ...person, vendorCd: 'V00001' }))).toMatchObject({
      path: 'vendorCd',
    })
    expect(
      fieldOf(await post('/api/manage/user', { ...person, userKindCd: 'UKD02', deptCd: null })),
    ).toMatchObject({ path: 'vendorCd' })
    expect(fieldOf(await post('/api/manage/user', { ...person, deptCd: null }))).toMatchObject({
      path: 'deptCd',
    })
  })
  it('have a name of their own, whatever the case', async () => {
    expect(told(await post('/api/manage/user', { ...person, userId: 'EMP01' }))).toEqual([
      409,
      '이미 사용 중인 아이디입니다.',
    ])
  })
  it('are stopped and signed out by retirement, and never deleted after use', async () => {
    const { accessToken } = await platform.login('emp02')
    expect(dataOf(await put('/api/manage/user/emp02', { retireYmd: '2020-12-31' }))).toMatchObject({
      acctStatusCd: 'ACS04',
      acctStatusNm: '중지',
    })
    await vi.waitFor(
      async () => expect((await platform.call(accessToken, 'GET', '/api/auth/valid')).statusCode).toBe(401),
      { interval: 1 },
    )
    expect(told(await remove('/api/manage/user/emp02'))).toEqual([
      409,
      '사용한 적이 있는 사용자는 삭제할 수 없습니다.',
    ])
    await put('/api/manage/user/emp02', { retireYmd: null })
    expect((await post('/api/manage/user', person)).statusCode).toBe(201)
    expect((await remove('/api/manage/user/new01')).statusCode).toBe(200)
  })
  it('hold one appointment of a kind at a time', async () => {
    const appointment = {
      userId: 'issuer01',
      dutyCd: 'D14',
      plantCd: '1000',
      deptCd: 'D111',
      fromYmd: '2026-01-01',
    }
    expect(told(await post('/api/manage/userduty', appointment))).toEqual([
      409,
      '같은 사업장의 같은 직무 선임기간이 겹칩니다.',
    ])
    expect(
      (await post('/api/manage/userduty', { ...appointment, fromYmd: '2010-01-01', toYmd: '2010-12-31' }))
        .statusCode,
    ).toBe(201)
  })
})

describe('companies', () => {
  it('keep their contacts up themselves, and nothing else', async () => {
    const { accessToken } = await platform.login('vnd03a')
    const save = (vendorCd: string, change: object) =>
      platform.change(accessToken, `/api/vendor/vendor/${vendorCd}`, change)
    expect(dataOf(await save('V00003', { telNo: '061-000-9999' }))).toMatchObject({
      telNo: '061-000-9999',
      vendorNm: '별마루전기계장㈜',
    })
    expect(fieldOf(await save('V00003', { vendorStatusCd: 'VST03' }))).toMatchObject({
      path: 'vendorStatusCd',
    })
    expect((await save('V00001', { telNo: '1' })).statusCode).toBe(404)
  })
  it('have a number with a right check digit', async () => {
    const safety = (await platform.login('saf01')).accessToken
    expect(
      fieldOf(await platform.change(safety, '/api/vendor/vendor/V00001', { bizRegNo: '9998800015' })),
    ).toEqual({
      path: 'bizRegNo',
      message: '사업자등록번호 형식이 올바르지 않습니다.',
    })
  })
})

describe('departments, processes, plants', () => {
  it('make a tree', async () => {
    expect(fieldOf(await put('/api/manage/dept/D100', { pdeptCd: 'D111' }))).toMatchObject({
      path: 'pdeptCd',
    })
    expect(told(await remove('/api/manage/dept/D110'))).toEqual([409, '하위 부서가 있어 삭제할 수 없습니다.'])
  })
  it('are listed by scope; APA02 keeps to the own plant', async () => {
    const plantsIn = async (token: string, query = '') =>
      [
        ...new Set(
          dataOf<{ plantCd: string }[]>(await platform.call(token, 'GET', `/api/manage/depts${query}`)).map(
            ({ plantCd }) => plantCd,
          ),
        ),
      ].join()
    const headquarters = (await platform.login('hq01')).accessToken
    expect(await plantsIn(headquarters)).toBe('0000,1000,2000,3000')
    // The marker of the menu decides, and what the page says about it is not asked.
    const marked = (plantAccCd: string) => put('/api/manage/menu/M140107', { plantAccCd })
    expect((await marked('APA02')).statusCode).toBe(200)
    expect(await plantsIn(headquarters, '?menuId=M140107')).toBe('0000')
    expect(await plantsIn(headquarters, '?menuId=M140103')).toBe('0000,1000,2000,3000')
    const appointments = async () =>
      (await platform.call(headquarters, 'GET', '/api/manage/userduties?limit=300')).json<{
        data: { plantCd: string }[]
      }>().data
    await vi.waitFor(
      async () =>
        expect(new Set((await appointments()).map(({ plantCd }) => plantCd))).toEqual(new Set(['0000'])),
      {
        interval: 5,
      },
    )
    const foreign = { userId: 'emp02', dutyCd: 'D16', plantCd: '1000', fromYmd: '2026-01-01' }
    expect((await platform.call(headquarters, 'POST', '/api/manage/userduty', foreign)).statusCode).toBe(403)
    expect((await marked('APA01')).statusCode).toBe(200)
    await vi.waitFor(
      async () =>
        expect(new Set((await appointments()).map(({ plantCd }) => plantCd)).size).toBeGreaterThan(2),
      {
        interval: 5,
      },
    )
    expect(await plantsIn((await platform.login('saf21')).accessToken)).toBe('2000')
    expect(await plantsIn((await platform.login('vnd01a')).accessToken)).toBe('')
  })
  it('know their processes', async () => {
    const names = dataOf<{ processNm: string }[]>(
      await platform.call(system, 'GET', '/api/manage/process?plantCd=1000&deptCd=D111'),
    ).map(({ processNm }) => processNm)
    expect(names).toEqual(['증류', '반응'])
    const row = { plantCd: '1000', deptCd: 'D111', processNo: 3 }
    await expect(refuseForeignProcess(platform.engine.database, row)).rejects.toMatchObject({
      fields: [{ path: 'processNo', message: '탱크야드는 입력된 사업장과 부서에 할당된 공정이 아닙니다.' }],
    })
    await expect(
      refuseForeignProcess(platform.engine.database, { ...row, processNo: 0 }),
    ).resolves.toBeUndefined()
    expect(
      (await post('/api/manage/deptprocess', { plantCd: '2000', deptCd: 'D211', processNo: 1 })).statusCode,
    ).toBe(400)
  })
})

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
  it('speak the language of the session', async () => {
    const { accessToken } = await platform.login('emp01')
    await platform.call(accessToken, 'PUT', '/api/manage/userpref', { langCd: 'es' })
    expect((await codes('PTW_TYPE', accessToken))[0].codeNm).toBe('Trabajo en caliente')
  })
  it('and departments are named in it beside their codes', async () => {
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
  it('and figures hold from a day on, the plant’s own before the general one', async () => {
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
  it('find people by name and department; people of a vendor find their own company', async () => {
    const { accessToken } = await platform.login('emp01')
    const found = dataOf<Found[]>(
      await platform.call(
        accessToken,
        'GET',
        `/api/manage/users?userNm=${encodeURIComponent('가스측정')}&deptCd=D110`,
      ),
    )
    expect(found.map(({ userId }) => userId)).toEqual(['gas01', 'gas02'])
    expect(Object.keys(found[0]).toSorted()).toEqual([
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
    const vendor = await platform.login('vnd01s')
    const colleagues = dataOf<Found[]>(await platform.call(vendor.accessToken, 'GET', '/api/manage/users'))
    expect(colleagues.map(({ userId }) => userId).toSorted()).toEqual(['vnd01a', 'vnd01s'])
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
  it('keeps preferences and takes errors of the browser', async () => {
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
  it('asks for a token everywhere but at the doors', async () => {
    const doors = [
      '/api/auth/login',
      '/api/auth/vendor/login',
      '/api/auth/psrm/login',
      '/api/auth/vendor/unlockrequest',
      '/api/auth/logout',
      '/api/auth/refresh',
      '/api/auth/kiosk',
      '/api/auth/kiosk/login',
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

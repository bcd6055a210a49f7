import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { MenuNode } from '../core/shared/session.ts'
import { cloneDatabase, type TestDatabase } from '../../test/database.ts'
import { testPlatform, type TestPlatform } from '../../test/platform.ts'
import { flattened } from './menu/menu-tree.rule.ts'
import { refuseForeignProcess } from './process/process.server.ts'
import { messages } from '../core/shared/messages.ts'

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
    expect(dataOf<MenuNode>(await platform.call(accessToken, 'GET', `/menus/${first!.menuId}`)).menuNm).toBe(
      first!.menuNm,
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
    expect(rows[0]!.children).toBeUndefined()
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
  it('people belong to a department or to a company, by their kind', async () => {
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
    expect(fieldOf(await save('V00003', { vendorTypeCd: 'VTY05' }))).toMatchObject({
      path: 'vendorTypeCd',
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
  it('departments make a tree', async () => {
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
      fields: [{ path: 'processNo', message: messages.processNotAssigned('탱크야드') }],
    })
    await expect(
      refuseForeignProcess(platform.engine.database, { ...row, processNo: 0 }),
    ).resolves.toBeUndefined()
    expect(
      (await post('/api/manage/deptprocess', { plantCd: '2000', deptCd: 'D211', processNo: 1 })).statusCode,
    ).toBe(400)
  })
})

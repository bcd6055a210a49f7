import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { builtPages } from '../../app/modules.ts'
import type { MenuNode } from '../../core/shared/session.ts'
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts'
import { testPlatform, type TestPlatform } from '../../../test/platform.ts'
import type { EditedMenu } from '../menu/menu-editor.rule.ts'
import { flattened } from '../menu/menu-tree.rule.ts'
let database: TestDatabase
let platform: TestPlatform
/** A second process on the same database. */
let other: TestPlatform
let system: string
beforeAll(async () => {
  database = await cloneDatabase()
  platform = await testPlatform(database.url)
  other = await testPlatform(database.url)
  system = (await platform.login('sys01')).accessToken
})
afterAll(async () => {
  await other.close()
  await platform.close()
  await database.drop()
})

type Answer = Awaited<ReturnType<TestPlatform['call']>>
type Given = object | object[]
const told = (answer: Answer) => [answer.statusCode, answer.json<{ message: string }>().message]
const dataOf = <T>(answer: Answer) => answer.json<{ data: T }>().data
const get = async <T>(url: string, token = system) => dataOf<T>(await platform.call(token, 'GET', url))
const post = (url: string, body: Given) => platform.call(system, 'POST', url, body)
const put = (url: string, body: Given) => platform.call(system, 'PUT', url, body)
/** A change of a record, made from the version that is stored now. */
const change = (url: string, body: object, token = system) => platform.change(token, url, body)
const remove = (url: string) => platform.call(system, 'DELETE', url)
const newGroup = async (authGrpNm: string) =>
  dataOf<{ authGrpNo: number }>(await post('/api/manage/authgrp', { authGrpNm, portalCd: 'MAIN' })).authGrpNo
const auditOf = (tableNm: string, rowKey: unknown) =>
  platform.engine.database.query<{ actCd: string; diff: object }>(
    'select "actCd", "diff" from "auditLog" where "tableNm" = $1 and "rowKey" = $2 order by "auditNo"',
    [tableNm, String(rowKey)],
  )
const permitRequest = 'M020301'

describe('a change of rights', () => {
  it('takes effect on the next call of a signed-in user in every process', async () => {
    const { accessToken } = await other.login('emp02')
    const positions = (at: TestPlatform) => at.call(accessToken, 'GET', '/api/manage/positions')
    const within = (status: number) =>
      Promise.all(
        [platform, other].map((at) =>
          vi.waitFor(async () => expect((await positions(at)).statusCode).toBe(status), {
            interval: 2,
            timeout: 1000,
          }),
        ),
      )
    // Both processes remember the session by now.
    await within(403)
    const authGrpNo = await newGroup('시험 두 서버')
    await put('/api/manage/authgrpmenu', [{ authGrpNo, menuId: 'M140105', accessYn: 'Y' }])
    const given = await post('/api/manage/userauthgrp', { userId: 'emp02', authGrpNo })
    await within(200)
    expect(
      flattened(dataOf<MenuNode[]>(await other.call(accessToken, 'GET', '/menus'))).map(
        ({ menuId }) => menuId,
      ),
    ).toContain('M140105')
    const { userAuthGrpNo } = dataOf<{ userAuthGrpNo: number }>(given)
    await change(`/api/manage/userauthgrp/${userAuthGrpNo}`, { settingYn: 'N' })
    await within(403)
    // And by way of the department, the group and the menu.
    const { deptAuthGrpNo } = dataOf<{ deptAuthGrpNo: number }>(
      await post('/api/manage/deptauthgrp', { deptCd: 'D121', authGrpNo }),
    )
    await within(200)
    await change(`/api/manage/authgrp/${authGrpNo}`, { useYn: 'N' })
    await within(403)
    await change(`/api/manage/authgrp/${authGrpNo}`, { useYn: 'Y' })
    await within(200)
    await change('/api/manage/menu/M140105', { useYn: 'N' })
    await within(403)
    await change('/api/manage/menu/M140105', { useYn: 'Y' })
    await within(200)
    await remove(`/api/manage/deptauthgrp/${deptAuthGrpNo}`)
    await within(403)
  })
  it('a row of another plant is refused and leaves a row in the audit trail; to a vendor it does not exist', async () => {
    const sql = platform.engine.database
    const { permitNo, vendorCd } = await sql.one<{ permitNo: number; vendorCd: string }>(
      `select "permitNo", "vendorCd" from "workPermit" where "plantCd" = '1000' limit 1`,
    )
    const elsewhere = (await platform.login('issuer21')).accessToken
    const url = `/api/saf/workpermit/${permitNo}`
    expect(told(await platform.call(elsewhere, 'GET', url))).toEqual([
      403,
      '해당 자료에 대한 권한이 없습니다.',
    ])
    const refusals = () =>
      sql.query(
        `select "userId" from "auditLog" where "actCd" = 'ACT09' and "tableNm" = 'workPermit' and "rowKey" = $1`,
        [String(permitNo)],
      )
    expect(await refusals()).toEqual([{ userId: 'issuer21' }])
    const stranger = vendorCd === 'V00002' ? 'vnd01a' : 'vnd02a'
    expect((await platform.call((await platform.login(stranger)).accessToken, 'GET', url)).statusCode).toBe(
      404,
    )
    expect(await refusals()).toHaveLength(2)
  })
})

describe('the menu editor', () => {
  const tree = () => get<EditedMenu[]>('/api/manage/menutree')
  const order = async (upMenuId: string | null) =>
    (await tree())
      .filter((menu) => menu.upMenuId === upMenuId && menu.portalCd === 'MAIN')
      .map(({ menuId }) => menuId)
  const base = { taskGrpCd: 'TGP15', portalCd: 'MAIN' }

  it('has every menu in the order of the tree, with its groups and whether its page is built', async () => {
    const menus = await tree()
    expect(menus.length).toBeGreaterThan(400)
    expect(menus.slice(0, 3).map(({ menuLvl }) => menuLvl)).toEqual([1, 2, 3])
    expect(menus.find(({ frontEndUrl }) => frontEndUrl === 'manage/menu/menuList')).toMatchObject({
      authGrpNos: [1],
      hasHelp: false,
    })
    for (const { frontEndUrl, hasPage } of menus) if (builtPages.has(frontEndUrl)) expect(hasPage).toBe(true)
  })
  it('moves menus among their siblings and below others, and numbers them anew', async () => {
    for (const [menuId, upMenuId, frontEndUrl] of [
      ['Y1', null, 'ytest'],
      ['Y2', 'Y1', 'ytest/a'],
      ['Y3', 'Y1', 'ytest/b'],
      ['Y4', 'Y1', 'ytest/c'],
    ])
      expect(
        (await post('/api/manage/menu', { ...base, menuId, upMenuId, menuNm: menuId, frontEndUrl }))
          .statusCode,
      ).toBe(201)
    const move = async (menuId: string, upMenuId: string | null, beforeMenuId: string | null) => {
      const updateDt = (await tree()).find((each) => each.menuId === menuId)?.updateDt ?? ''
      return put(`/api/manage/menu/${menuId}/move`, { upMenuId, beforeMenuId, updateDt })
    }
    expect((await move('Y4', 'Y1', 'Y2')).statusCode).toBe(200)
    expect(await order('Y1')).toEqual(['Y4', 'Y2', 'Y3'])
    expect(
      (await tree()).filter(({ upMenuId }) => upMenuId === 'Y1').map(({ sortOrder }) => sortOrder),
    ).toEqual(['1', '2', '3'])
    await move('Y3', 'Y2', null)
    expect((await tree()).find(({ menuId }) => menuId === 'Y3')).toMatchObject({
      upMenuId: 'Y2',
      menuLvl: 3,
      sortOrder: '1',
    })
    await move('Y2', null, 'Y1')
    const top = await order(null)
    expect(top.indexOf('Y2')).toBe(top.indexOf('Y1') - 1)
    expect((await tree()).find(({ menuId }) => menuId === 'Y3')?.menuLvl).toBe(2)
    expect((await move('Y2', 'Y3', null)).json<{ fields: { message: string }[] }>().fields[0]!.message).toBe(
      '상위메뉴로 자신이나 하위 메뉴를 지정할 수 없습니다.',
    )
    expect((await move('Y4', 'Y1', 'Y3')).statusCode).toBe(400)
    expect((await move('NOTHING', null, null)).statusCode).toBe(404)
    expect((await auditOf('menu', 'Y3')).slice(-2).map(({ diff }) => diff)).toEqual([
      { upMenuId: ['Y1', 'Y2'], menuLvl: [2, 3] },
      { sortOrder: ['3', '1'] },
    ])
    for (const menuId of ['Y3', 'Y2', 'Y4', 'Y1'])
      expect((await remove(`/api/manage/menu/${menuId}`)).statusCode).toBe(200)
  })
  it('keeps the menus that rights are given with, and each branch in one portal', async () => {
    const kept = '권한을 관리하는 메뉴는 중지하거나 삭제할 수 없고 경로를 변경할 수 없습니다.'
    for (const menuId of ['M140203', 'M140200', 'M140000'])
      expect(told(await change(`/api/manage/menu/${menuId}`, { useYn: 'N' })), menuId).toEqual([409, kept])
    expect(told(await change('/api/manage/menu/M140203', { frontEndUrl: 'manage/authGrp/other' }))).toEqual([
      409,
      kept,
    ])
    expect(told(await remove('/api/manage/menu/M140203'))).toEqual([409, kept])
    const portal = await post('/api/manage/menu', {
      ...base,
      portalCd: 'VENDOR',
      menuId: 'Y9',
      menuNm: 'Y9',
      upMenuId: 'M140000',
      frontEndUrl: 'manage/y9',
    })
    expect(portal.json<{ fields: object[] }>().fields).toEqual([
      { path: 'portalCd', message: '상위메뉴와 하위 메뉴는 같은 포털이어야 합니다.' },
    ])
  })
  it('writes the help text that the page behind the menu shows', async () => {
    await change(`/api/manage/menu/${permitRequest}`, {
      helpCont: '허가를 요청하는 화면입니다. https://www.law.go.kr',
    })
    const { accessToken } = await platform.login('emp02')
    const node = flattened(await get<MenuNode[]>('/menus', accessToken)).find(
      ({ menuId }) => menuId === permitRequest,
    )
    expect(node?.helpYn).toBe('Y')
    expect(await get(`/menus/${permitRequest}/help`, accessToken)).toEqual({
      menuId: permitRequest,
      helpCont: '허가를 요청하는 화면입니다. https://www.law.go.kr',
    })
    expect((await platform.call(accessToken, 'GET', '/menus/M140201/help')).statusCode).toBe(404)
  })
})

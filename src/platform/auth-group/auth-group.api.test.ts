import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { demoSignIns } from '../../../db/seed/organisation-facts.ts'
import { builtPages } from '../../app/modules.ts'
import type { MenuNode } from '../../core/shared/session.ts'
import { addDays, dayOf } from '../../core/shared/dates.ts'
import { readWorkbook } from '../../core/server/excel/workbook-reader.ts'
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts'
import { testPlatform, type TestPlatform } from '../../../test/platform.ts'
import type { EditedMenu } from '../menu/menu-editor.rule.ts'
import { flattened } from '../menu/menu-tree.rule.ts'
import type { Abilities, Explanation, Viewer } from './explain.rule.ts'
import type { GroupRight } from './group-rights.server.ts'
import type { Rights } from './linked-rights.rule.ts'

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
const saveRights = async (...rows: (Partial<Rights> & { authGrpNo: number; menuId: string })[]) => {
  const stored = new Map(
    (await rightsOf(rows[0]!.authGrpNo)).map(({ menuId, updateDt }) => [menuId, updateDt]),
  )
  return put(
    '/api/manage/authgrpmenu',
    rows.map((row) => ({ ...row, updateDt: stored.get(row.menuId) ?? null })),
  )
}
const remove = (url: string) => platform.call(system, 'DELETE', url)
const today = () => dayOf(platform.clock.now())
const newGroup = async (authGrpNm: string) =>
  dataOf<{ authGrpNo: number }>(await post('/api/manage/authgrp', { authGrpNm, portalCd: 'MAIN' })).authGrpNo
const rightsOf = (authGrpNo: number) =>
  get<GroupRight[]>(`/api/manage/authgrpmenu/rights?authGrpNo=${authGrpNo}`)
const auditOf = (tableNm: string, rowKey: unknown) =>
  platform.engine.database.query<{ actCd: string; diff: object }>(
    'select "actCd", "diff" from "auditLog" where "tableNm" = $1 and "rowKey" = $2 order by "auditNo"',
    [tableNm, String(rowKey)],
  )
const permitRequest = 'M020301'

describe('the rights of a group in one piece', () => {
  it('are linked: writing opens, the menus above follow, closing takes the rest and the children along', async () => {
    const authGrpNo = await newGroup('시험 연결')
    const saved = dataOf<GroupRight[]>(await saveRights({ authGrpNo, menuId: permitRequest, writeYn: 'Y' }))
    expect(saved.map(({ menuId, accessYn, writeYn }) => `${menuId} ${accessYn}${writeYn}`)).toEqual([
      'M020000 YN',
      'M020300 YN',
      'M020301 YY',
    ])
    const closed = dataOf<GroupRight[]>(await saveRights({ authGrpNo, menuId: 'M020000', accessYn: 'N' }))
    expect(closed.filter(({ accessYn }) => accessYn === 'Y')).toEqual([])
    // One row for one act, in words.
    const opened = {
      공사안전: [null, '접근'],
      '공사안전 > 작업허가': [null, '접근'],
      '공사안전 > 작업허가 > 허가요청': [null, '접근·쓰기'],
    }
    const [made, ...acts] = await auditOf('authGrp', authGrpNo)
    expect(made).toMatchObject({ actCd: 'ACT07', diff: { authGrpNm: [null, '시험 연결'] } })
    expect(acts).toEqual([
      { actCd: 'ACT07', diff: opened },
      {
        actCd: 'ACT07',
        diff: Object.fromEntries(Object.entries(opened).map(([menu, [no, was]]) => [menu, [was, no]])),
      },
    ])
  })
  it('access to a menu without a page is refused; the menu above it may be opened', async () => {
    const authGrpNo = await newGroup('시험 준비 중')
    const unbuilt = (await get<EditedMenu[]>('/api/manage/menutree')).find(
      ({ hasPage, portalCd }) => !hasPage && portalCd === 'MAIN',
    )!
    const answer = await saveRights({ authGrpNo, menuId: unbuilt.menuId, accessYn: 'Y' })
    expect(answer.json<{ fields: object[] }>().fields).toEqual([
      { path: '0.menuId', message: '화면이 아직 없는 메뉴에는 권한을 줄 수 없습니다.' },
    ])
    expect((await saveRights({ authGrpNo, menuId: unbuilt.upMenuId!, accessYn: 'Y' })).statusCode).toBe(200)
  })
  it('rights are refused when somebody was faster, for a menu of the other portal, and for two groups at once', async () => {
    const authGrpNo = await newGroup('시험 거절')
    const row = { authGrpNo, menuId: permitRequest, accessYn: 'Y' }
    expect((await put('/api/manage/authgrpmenu', [{ ...row, updateDt: null }])).statusCode).toBe(200)
    expect(
      (await put('/api/manage/authgrpmenu', [row])).json<{ fields: { path: string }[] }>().fields[0]!.path,
    ).toBe('0.updateDt')
    expect(told(await put('/api/manage/authgrpmenu', [{ ...row, writeYn: 'Y', updateDt: null }]))).toEqual([
      409,
      '다른 사용자가 먼저 수정하였습니다. 다시 조회해 주세요.',
    ])
    const vendorMenu = await platform.engine.database.one<{ menuId: string }>(
      `select "menuId" from "menu" where "portalCd" = 'VENDOR' limit 1`,
    )
    const wrong = await put('/api/manage/authgrpmenu', [{ ...row, menuId: vendorMenu.menuId }])
    expect(wrong.json<{ fields: object[] }>().fields).toEqual([
      { path: '0.menuId', message: '다른 포털의 메뉴입니다.' },
    ])
    expect((await put('/api/manage/authgrpmenu', [row, { ...row, authGrpNo: 8 }])).statusCode).toBe(400)
    expect((await put('/api/manage/authgrpmenu', [{ ...row, menuId: 'NOTHING' }])).statusCode).toBe(400)
    expect((await put('/api/manage/authgrpmenu', { rows: [] })).statusCode).toBe(400)
    expect((await put('/api/manage/authgrpmenu', [{ ...row, authGrpNo: 999_999 }])).statusCode).toBe(404)
  })
  it('the rights of the system group keep the menus by which rights are given', async () => {
    const lost = "시스템관리자 그룹의 '그룹별 메뉴권한' 메뉴 권한은 해제할 수 없습니다."
    expect(told(await saveRights({ authGrpNo: 1, menuId: 'M140203', accessYn: 'N' }))).toEqual([409, lost])
    expect(told(await saveRights({ authGrpNo: 1, menuId: 'M140200', accessYn: 'N' }))[0]).toBe(409)
    const { authGrpMenuNo } = await platform.engine.database.one<{ authGrpMenuNo: number }>(
      `select "authGrpMenuNo" from "authGrpMenu" where "authGrpNo" = 1 and "menuId" = 'M140203'`,
    )
    expect(told(await change(`/api/manage/authgrpmenu/${authGrpMenuNo}`, { writeYn: 'N' }))).toEqual([
      409,
      lost,
    ])
    expect(told(await remove(`/api/manage/authgrpmenu/${authGrpMenuNo}`))).toEqual([409, lost])
  })
})

describe('a group', () => {
  it('is copied with its rights and without its people', async () => {
    const copied = await post('/api/manage/authgrp/8/copy', { authGrpNm: '부서원 사본' })
    expect(copied.statusCode).toBe(201)
    const { authGrpNo } = dataOf<{ authGrpNo: number }>(copied)
    const plain = (rows: GroupRight[]) => rows.map(({ updateDt: _dt, ...rights }) => rights)
    expect(plain(await rightsOf(authGrpNo))).toEqual(plain(await rightsOf(8)))
    const { total } = (
      await platform.call(system, 'GET', `/api/manage/userauthgrps?authGrpNo=${authGrpNo}`)
    ).json<{ total: number }>()
    expect(total).toBe(0)
    expect((await auditOf('authGrp', authGrpNo)).at(-1)).toEqual({
      actCd: 'ACT07',
      diff: { copiedFrom: [null, 8] },
    })
    expect(told(await post('/api/manage/authgrp/8/copy', { authGrpNm: '부서원 사본' }))[0]).toBe(409)
    expect((await post('/api/manage/authgrp/8/copy', {})).statusCode).toBe(400)
    expect((await post('/api/manage/authgrp/999999/copy', { authGrpNm: '없음' })).statusCode).toBe(404)
    expect((await remove(`/api/manage/authgrp/${authGrpNo}`)).statusCode).toBe(200)
  })
  it('a group is not deleted while somebody has it, and the system group never', async () => {
    expect(told(await remove('/api/manage/authgrp/8'))).toEqual([
      409,
      '사용자나 부서에 부여된 그룹은 삭제할 수 없습니다.',
    ])
    expect(told(await remove('/api/manage/authgrp/1'))).toEqual([
      409,
      '시스템관리자 그룹은 중지하거나 삭제할 수 없습니다.',
    ])
    expect(told(await change('/api/manage/authgrp/1', { useYn: 'N' }))[0]).toBe(409)
    expect(
      (await change('/api/manage/authgrp/8', { portalCd: 'VENDOR' })).json<{ fields: object[] }>().fields,
    ).toEqual([{ path: 'portalCd', message: '권한이나 구성원이 있는 그룹의 포털은 변경할 수 없습니다.' }])
  })
  it('a group of system administrators cannot be planned to end with its last member', async () => {
    const sql = platform.engine.database
    const own = await sql.one<{ userAuthGrpNo: number }>(
      `select "userAuthGrpNo" from "userAuthGrp" where "userId" = 'sys01' and "authGrpNo" = 1`,
    )
    const later = addDays(today(), 30)
    expect(told(await change(`/api/manage/userauthgrp/${own.userAuthGrpNo}`, { toYmd: later }))).toEqual([
      403,
      '시스템관리자 권한은 본인이 해제할 수 없습니다.',
    ])
    const given = await post('/api/manage/userauthgrp', { userId: 'hq02', authGrpNo: 1, toYmd: later })
    const { accessToken } = await platform.login('hq02')
    expect(
      told(await change(`/api/manage/userauthgrp/${own.userAuthGrpNo}`, { toYmd: later }, accessToken)),
    ).toEqual([409, '시스템관리자는 1명 이상이어야 합니다.'])
    const { userAuthGrpNo } = dataOf<{ userAuthGrpNo: number }>(given)
    expect((await remove(`/api/manage/userauthgrp/${userAuthGrpNo}`)).statusCode).toBe(200)
    // One row for each of the two acts, with what was given and taken.
    expect(await auditOf('userAuthGrp', userAuthGrpNo)).toMatchObject([
      { actCd: 'ACT07', diff: { authGrpNo: [null, expect.any(Number)] } },
      { actCd: 'ACT07', diff: { authGrpNo: [expect.any(Number), null] } },
    ])
  })
})

describe('why', () => {
  const explain = (userId: string, menuId: string) =>
    get<Explanation>(`/api/manage/authgrp/explain?userId=${userId}&menuId=${menuId}`)

  it('agrees with the menus and rights that people have, for every role and every menu', async () => {
    for (const { userId } of demoSignIns) {
      // A second sign-in would end the first.
      const accessToken = userId === 'sys01' ? system : (await other.login(userId)).accessToken
      const shown = flattened(dataOf<MenuNode[]>(await other.call(accessToken, 'GET', '/menus')))
      const told = await get<Abilities>(`/api/manage/authgrp/whatcan?userId=${userId}`)
      const marks = (menu: MenuNode | Abilities['menus'][number]) =>
        `${menu.menuId} ${menu.writeYn}${menu.excelYn}${menu.printYn}`
      const leaves = (menus: (MenuNode | Abilities['menus'][number])[]) => menus.map(marks).toSorted()
      expect(
        leaves(told.menus.filter(({ accessYn, isBranch }) => accessYn === 'Y' && !isBranch)),
        userId,
      ).toEqual(leaves(shown.filter(({ children }) => children.length === 0)))
      expect(
        told.menus
          .filter(({ accessYn }) => accessYn === 'Y')
          .map(({ menuId }) => menuId)
          .toSorted(),
      ).toEqual(shown.map(({ menuId }) => menuId).toSorted())
      for (const { accessYn, allowing, isBranch } of told.menus)
        if (accessYn === 'Y' && !isBranch) expect(allowing.length).toBeGreaterThan(0)
    }
  })
  it('names group, row and dates of what allows and of what does not count', async () => {
    const over = await post('/api/manage/userauthgrp', {
      userId: 'emp02',
      authGrpNo: 1,
      fromYmd: '2020-01-01',
      toYmd: '2020-12-31',
    })
    const { userAuthGrpNo } = dataOf<{ userAuthGrpNo: number }>(over)
    const no = await explain('emp02', 'M140201')
    expect(no).toMatchObject({
      accessYn: 'N',
      writeYn: 'N',
      user: { userNm: '부서원02' },
      menu: { menuNm: '메뉴' },
    })
    expect(no.rules).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ authGrpNo: 8, verdict: 'noAccess', state: 'inForce' }),
        expect.objectContaining({
          authGrpNo: 1,
          verdict: 'ignored',
          state: 'over',
          rowNo: userAuthGrpNo,
          fromYmd: '2020-01-01',
          toYmd: '2020-12-31',
        }),
      ]),
    )
    const deptGrant = await post('/api/manage/deptauthgrp', { deptCd: 'D120', authGrpNo: 6, subDeptYn: 'Y' })
    const { deptAuthGrpNo } = dataOf<{ deptAuthGrpNo: number }>(deptGrant)
    const yes = await explain('emp02', permitRequest)
    expect(yes).toMatchObject({ accessYn: 'Y', writeYn: 'Y', blocks: [] })
    expect(yes.rules).toContainEqual(
      expect.objectContaining({
        authGrpNo: 6,
        tableNm: 'deptAuthGrp',
        rowNo: deptAuthGrpNo,
        deptNm: '공무부',
        subDeptYn: 'Y',
      }),
    )
    await remove(`/api/manage/deptauthgrp/${deptAuthGrpNo}`)
    await remove(`/api/manage/userauthgrp/${userAuthGrpNo}`)
  })
  it('says when the page, the menu or the account is what is missing, and counts the pages of a branch', async () => {
    const unbuilt = await platform.engine.database.one<{ menuId: string }>(
      `select "menuId" from "menu" m where "portalCd" = 'MAIN' and "useYn" = 'Y' and "frontEndUrl" <> all($1)
         and not exists (select 1 from "menu" c where c."upMenuId" = m."menuId") order by 1 limit 1`,
      [[...builtPages]],
    )
    expect((await explain('sys01', unbuilt.menuId)).blocks).toEqual(['noPage'])
    expect((await explain('vnd01a', permitRequest)).blocks).toEqual(['otherPortal'])
    await change('/api/manage/menu/M020300', { useYn: 'N' })
    expect((await explain('issuer01', permitRequest)).blocks).toEqual(['parentUnused'])
    const { accessToken } = await platform.login('issuer01')
    const list = () => platform.call(accessToken, 'GET', '/api/saf/workpermits')
    expect(flattened(await get<MenuNode[]>('/menus', accessToken)).map(({ menuId }) => menuId)).not.toContain(
      permitRequest,
    )
    await change('/api/manage/menu/M020300', { useYn: 'Y' })
    await vi.waitFor(async () => expect((await list()).statusCode).toBe(200), { interval: 5 })
    expect(await explain('issuer01', 'M020300')).toMatchObject({
      accessYn: 'Y',
      pages: { seen: expect.any(Number) },
    })
  })
  it('an explanation is open to those who look after people, menus or rights, about people and menus that exist', async () => {
    const { accessToken } = await platform.login('emp02')
    for (const url of [
      'explain?userId=emp02&menuId=M140201',
      'whosees?menuId=M140201',
      'whatcan?userId=emp02',
      'whosees/excel?menuId=M140201',
    ])
      expect((await platform.call(accessToken, 'GET', `/api/manage/authgrp/${url}`)).statusCode, url).toBe(
        403,
      )
    for (const url of [
      'explain?userId=nobody&menuId=M140201',
      'explain?userId=emp02&menuId=X',
      'whosees?menuId=X',
      'whatcan?userId=nobody',
    ])
      expect((await platform.call(system, 'GET', `/api/manage/authgrp/${url}`)).statusCode, url).toBe(404)
    expect(
      (await platform.call(system, 'GET', '/api/manage/authgrp/explain?menuId=M140201')).statusCode,
    ).toBe(400)
  })
})

describe('who can see this', () => {
  it('the list of people who see a menu names the deciding group of each', async () => {
    const { people } = await get<{ people: Viewer[] }>('/api/manage/authgrp/whosees?menuId=M140105')
    expect(people.map(({ userId }) => userId)).toEqual(
      ['hq01', 'hq02', 'sys01'].toSorted((a, b) => a.localeCompare(b)),
    )
    expect(people.find(({ userId }) => userId === 'hq01')).toMatchObject({
      writeYn: 'N',
      rules: [{ authGrpNo: 2, tableNm: 'userAuthGrp', verdict: 'allow' }],
    })
    const branch = await get<{ people: Viewer[] }>('/api/manage/authgrp/whosees?menuId=M020300')
    expect(branch.people.length).toBeGreaterThan(people.length)
  })
  it('the list of what a person can do comes as a workbook', async () => {
    for (const [url, word] of [
      ['whosees/excel?menuId=M140105', 'SHE관리자01'],
      ['whatcan/excel?userId=hq01', '시스템 > 사용자·조직 > 직위'],
    ]) {
      const answer = await platform.call(system, 'GET', `/api/manage/authgrp/${url}`)
      expect(answer.statusCode).toBe(200)
      expect(readWorkbook(answer.rawPayload).flat()).toContain(word)
    }
  })
})

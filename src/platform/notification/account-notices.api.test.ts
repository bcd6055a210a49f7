import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts'
import { testPlatform, type TestPlatform } from '../../../test/platform.ts'

let stored: TestDatabase
let platform: TestPlatform
let administrator: string
beforeAll(async () => {
  stored = await cloneDatabase()
  platform = await testPlatform(stored.url, { now: '2026-11-20T09:00:00+09:00' })
  administrator = (await platform.login('sys01')).accessToken
})
afterAll(async () => {
  await platform.close()
  await stored.drop()
})
beforeEach(() => platform.engine.database.query('delete from "noti"'))
const told = (eventCd: string) =>
  platform.engine.database.query<{ userId: string; title: string; body: string }>(
    `select "userId", "title", "body" from "noti" where "eventCd" = $1 order by "notiNo"`,
    [eventCd],
  )

test('the fifth wrong password tells the owner once; a name without an account tells nobody', async () => {
  for (let count = 1; count <= 7; count++) await platform.tryLogin('emp01', { password: 'wrong' })
  for (let count = 1; count <= 6; count++) await platform.tryLogin('nobody', { password: 'wrong' })
  const notices = await told('ACC_LOCKED')
  expect(notices.map(({ userId }) => userId)).toEqual(['emp01'])
  expect(notices[0]!.body).toContain(
    '계정(emp01)이 잠겼습니다. 잠금 해제: 2026-11-20 09:30, 접속 주소: 127.0.0.1',
  )
})

test('a group that is given, limited or taken away is told to its person', async () => {
  const given = await platform.call(administrator, 'POST', '/api/manage/userauthgrp', {
    userId: 'emp21',
    authGrpNo: 3,
    fromYmd: '2026-11-20',
  })
  const { userAuthGrpNo, updateDt } = given.json<{ data: { userAuthGrpNo: number; updateDt: string } }>().data
  await platform.call(administrator, 'PUT', `/api/manage/userauthgrp/${userAuthGrpNo}`, {
    settingYn: 'N',
    updateDt,
  })
  await platform.call(administrator, 'DELETE', `/api/manage/userauthgrp/${userAuthGrpNo}`)
  expect((await told('AUTH_CHANGED')).map(({ userId, body }) => `${userId}: ${body}`)).toEqual([
    'emp21: 시스템관리자01님이 권한그룹을 변경했습니다. 안전담당: ON (2026-11-20 ~ )',
    'emp21: 시스템관리자01님이 권한그룹을 변경했습니다. 안전담당: OFF',
    'emp21: 시스템관리자01님이 권한그룹을 변경했습니다. 안전담당: OFF',
  ])
})

test('a group of a department is told to everybody in it, with subDeptYn also below it', async () => {
  const grant = async (deptCd: string, subDeptYn: string) => {
    await platform.call(administrator, 'POST', '/api/manage/deptauthgrp', { deptCd, authGrpNo: 4, subDeptYn })
    const people = (await told('AUTH_CHANGED')).map(({ userId }) => userId)
    await platform.engine.database.query('delete from "noti"')
    return people.toSorted((one, other) => one.localeCompare(other))
  }
  expect(await grant('D211', 'N')).toEqual(['emp21', 'issuer21'])
  expect(await grant('D210', 'Y')).toEqual(expect.arrayContaining(['approver21', 'emp21', 'issuer21']))
})

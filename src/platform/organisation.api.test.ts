import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../test/database.ts'
import { testPlatform, type TestPlatform } from '../../test/platform.ts'
import { accountStateClock } from './user/account-clock.server.ts'

let database: TestDatabase
let platform: TestPlatform
let system: string
beforeAll(async () => {
  database = await cloneDatabase()
  platform = await testPlatform(database.url, { now: '2026-11-20T09:00:00+09:00' })
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
const get = (url: string, token = system) => platform.call(token, 'GET', url)
const post = (url: string, body: object) => platform.call(system, 'POST', url, body)
const remove = (url: string) => platform.call(system, 'DELETE', url)
/** Changes a record as it stands now. */
const change = async (url: string, body: object) => {
  const { updateDt } = dataOf<{ updateDt: string }>(await get(url))
  return platform.call(system, 'PUT', url, { ...body, updateDt })
}
const act = (userId: string, name: string, body: object = {}, token = system) =>
  platform.call(token, 'PUT', `/api/manage/user/${userId}/${name}`, body)
const userOf = async (userId: string) =>
  platform.engine.database.one<{
    acctStatusCd: string
    mustChgYn: string
    failCnt: number
    unlockRqstDt: string | null
    retireYmd: string | null
  }>(
    'select "acctStatusCd", "mustChgYn", "failCnt", "unlockRqstDt", "retireYmd" from "user" where "userId" = $1',
    [userId],
  )
const stateHistory = async (userId: string) =>
  platform.engine.database.query<{
    fromStatCd: string
    toStatCd: string
    actNm: string
    reason: string | null
    userId: string
  }>(
    `select "fromStatCd", "toStatCd", "actNm", "reason", "userId" from "comStateHist" where "taskClassNm" = 'user' and "taskKey" = $1 order by "stateHistNo"`,
    [userId],
  )

describe('accounts', () => {
  const lock = async (userId: string, portal: 'MAIN' | 'VENDOR' = 'MAIN') => {
    for (let count = 0; count < 5; count++)
      await platform.tryLogin(userId, { portal, password: 'wrong password' })
  }
  it('are unlocked with a temporary password that is told once and must be changed', async () => {
    await lock('gas02')
    expect(told(await platform.tryLogin('gas02'))).toEqual([403, '계정이 잠겼습니다. 관리자에게 문의하세요.'])
    const answer = await act('gas02', 'unlock')
    const { temporaryPassword } = dataOf<{ temporaryPassword: string }>(answer)
    expect(await userOf('gas02')).toMatchObject({ acctStatusCd: 'ACS01', mustChgYn: 'Y', failCnt: 0 })
    expect(await stateHistory('gas02')).toEqual([
      {
        fromStatCd: 'ACS01',
        toStatCd: 'ACS02',
        actNm: '잠금',
        reason: '비밀번호 5회 실패',
        userId: 'system',
      },
      { fromStatCd: 'ACS02', toStatCd: 'ACS01', actNm: '잠금해제', reason: null, userId: 'sys01' },
    ])
    expect((await platform.tryLogin('gas02')).statusCode).toBe(401)
    const entered = await platform.tryLogin('gas02', { password: temporaryPassword })
    expect(dataOf(entered)).toMatchObject({ mustChgYn: 'Y' })
    const trail = await platform.engine.database.query<{ diff: object }>(
      `select "diff" from "auditLog" where "tableNm" = 'user' and "rowKey" = 'gas02' and "userId" = 'sys01' order by "auditNo"`,
    )
    expect(trail.at(-1)?.diff).toEqual({ acctStatusCd: ['ACS02', 'ACS01'], userPwd: [null, null] })
    expect(JSON.stringify(trail)).not.toContain(temporaryPassword)
  })
  it('open by themselves after 30 minutes for employees, and never for people of a vendor', async () => {
    await lock('watch02')
    await lock('watch01')
    await lock('vnd04s', 'VENDOR')
    platform.clock.forwardMinutes(31)
    expect((await platform.tryLogin('watch02')).statusCode).toBe(200)
    expect((await platform.tryLogin('vnd04s', { portal: 'VENDOR' })).statusCode).toBe(403)
    expect(await accountStateClock(platform.engine)).toMatchObject({ opened: 1 })
    expect((await userOf('watch01')).acctStatusCd).toBe('ACS01')
    expect(await userOf('vnd04s')).toMatchObject({ acctStatusCd: 'ACS02', unlockRqstDt: null })
    system = (await platform.login('sys01')).accessToken
    const askFor = (userId: string) =>
      platform.app.inject({ method: 'POST', url: '/api/auth/vendor/unlockrequest', payload: { userId } })
    // The same answer for a locked account, another one and none at all.
    for (const userId of ['vnd04s', 'emp01', 'nobody'])
      expect((await askFor(userId)).json()).toEqual({ data: true })
    expect((await userOf('vnd04s')).unlockRqstDt).not.toBeNull()
    expect((await userOf('emp01')).unlockRqstDt).toBeNull()
    expect((await act('vnd04s', 'unlock')).statusCode).toBe(200)
    expect((await userOf('vnd04s')).unlockRqstDt).toBeNull()
  })
  it('are moved only from the states of the table, and only by a system administrator', async () => {
    expect(told(await act('emp01', 'unlock'))).toEqual([409, '현재 상태(정상)에서는 처리할 수 없습니다.'])
    expect(told(await act('emp01', 'resume', { reason: '다시 근무함' }))).toEqual([
      409,
      '현재 상태(정상)에서는 처리할 수 없습니다.',
    ])
    expect(fieldOf(await act('emp01', 'stop', { reason: '짧음' }))).toMatchObject({ path: 'reason' })
    expect((await act('nobody', 'stop', { reason: '없는 사람' })).statusCode).toBe(404)
    await platform.engine.database.query(
      `update "authGrpMenu" set "writeYn" = 'Y' where "authGrpNo" = 2 and "menuId" = 'M140101'`,
    )
    const other = (await platform.login('hq01')).accessToken
    expect(told(await act('emp01', 'stop', { reason: '권한 시험' }, other))).toEqual([
      403,
      '시스템관리자만 처리할 수 있습니다.',
    ])
    const allowed = dataOf<{ allowed: { action: string; reasons: { message: string }[] }[] }>(
      await get('/api/manage/user/emp01/account', other),
    ).allowed
    expect(allowed.map(({ action, reasons }) => [action, reasons[0]?.message])).toEqual([
      ['resetPassword', '시스템관리자만 처리할 수 있습니다.'],
      ['stop', '시스템관리자만 처리할 수 있습니다.'],
      ['retire', '시스템관리자만 처리할 수 있습니다.'],
    ])
  })
  it('are stopped with a reason: the session ends at once with RVK04', async () => {
    const { accessToken } = await platform.login('rqst02')
    expect((await act('rqst02', 'stop', { reason: '장기 파견으로 중지' })).statusCode).toBe(200)
    expect((await userOf('rqst02')).acctStatusCd).toBe('ACS04')
    await vi.waitFor(async () => expect((await get('/api/auth/valid', accessToken)).statusCode).toBe(401), {
      interval: 1,
    })
    const [session] = dataOf<{ revokeCd: string; living: boolean }[]>(
      await get('/api/manage/user/rqst02/sessions'),
    )
    expect(session).toMatchObject({ revokeCd: 'RVK04', living: false })
    expect((await platform.tryLogin('rqst02')).statusCode).toBe(403)
    expect((await act('rqst02', 'resume', { reason: '파견 종료' })).statusCode).toBe(200)
    expect((await stateHistory('rqst02')).map(({ toStatCd, reason }) => [toStatCd, reason])).toEqual([
      ['ACS04', '장기 파견으로 중지'],
      ['ACS01', '파견 종료'],
    ])
  })
  it('do not change by saving the form', async () => {
    expect(fieldOf(await change('/api/manage/user/emp01', { acctStatusCd: 'ACS04' }))).toMatchObject({
      path: 'acctStatusCd',
    })
    expect(fieldOf(await change('/api/manage/user/emp01', { authGrpCds: ['1'] }))).toMatchObject({
      path: 'authGrpCds',
    })
  })
  it('the account of the last system administrator cannot be stopped or retired', async () => {
    const last = '시스템관리자는 1명 이상이어야 합니다.'
    expect(told(await act('sys01', 'stop', { reason: '마지막 관리자' }))).toEqual([409, last])
    expect(told(await act('sys01', 'retire', { retireYmd: '2027-01-01' }))).toEqual([409, last])
    expect(told(await change('/api/manage/user/sys01', { retireYmd: '2026-11-20' }))).toEqual([409, last])
  })
  it('accounts retire today at once, and later on their day', async () => {
    expect(fieldOf(await act('emp21', 'retire'))).toMatchObject({
      path: 'retireYmd',
      message: '퇴사일을 입력해 주세요.',
    })
    expect(dataOf(await act('emp21', 'retire', { retireYmd: '2026-11-20' }))).toMatchObject({
      acctStatusCd: 'ACS04',
    })
    expect(dataOf(await act('emp31', 'retire', { retireYmd: '2026-11-22' }))).toMatchObject({
      acctStatusCd: 'ACS01',
    })
    await accountStateClock(platform.engine)
    expect((await userOf('emp31')).acctStatusCd).toBe('ACS01')
    platform.clock.forwardMinutes(2 * 24 * 60)
    expect(await accountStateClock(platform.engine)).toMatchObject({ stopped: 1, dormant: 0 })
    expect(await userOf('emp31')).toMatchObject({ acctStatusCd: 'ACS04', retireYmd: '2026-11-22' })
    expect(await stateHistory('emp31')).toMatchObject([
      { fromStatCd: 'ACS01', toStatCd: 'ACS04', actNm: '퇴직', userId: 'system' },
    ])
    expect(await accountStateClock(platform.engine)).toMatchObject({ stopped: 0, dormant: 0 })
    system = (await platform.login('sys01')).accessToken
  })
  it('become dormant after 90 days without a sign-in, the last administrator excepted, and are woken', async () => {
    const sql = platform.engine.database
    const now = new Date(platform.clock.now())
    const days = (count: number) => new Date(now.getTime() - count * 86_400_000)
    await sql.query(`update "user" set "lastLoginDt" = $1, "pwdChgDt" = $1, "createDt" = $1`, [days(10)])
    await sql.query(
      `update "user" set "lastLoginDt" = $1, "pwdChgDt" = $1, "createDt" = $1 where "userId" = 'emp02'`,
      [days(89)],
    )
    await sql.query(
      `update "user" set "lastLoginDt" = $1, "pwdChgDt" = $1, "createDt" = $1 where "userId" in ('saf21', 'sys01')`,
      [days(90)],
    )
    expect(await accountStateClock(platform.engine)).toMatchObject({ stopped: 0, dormant: 1 })
    expect((await userOf('saf21')).acctStatusCd).toBe('ACS03')
    expect((await userOf('sys01')).acctStatusCd).toBe('ACS01')
    expect(told(await platform.tryLogin('saf21'))).toEqual([403, '휴면 계정입니다. 관리자에게 문의하세요.'])
    expect((await act('saf21', 'wake')).statusCode).toBe(200)
    expect(await accountStateClock(platform.engine)).toMatchObject({ stopped: 0, dormant: 0 })
  })
  it('show their sessions, which an administrator ends', async () => {
    const { accessToken } = await platform.login('emp01')
    const [session] = dataOf<{ living: boolean; ip: string }[]>(await get('/api/manage/user/emp01/sessions'))
    expect(session).toMatchObject({ living: true, ip: '127.0.0.1' })
    expect((await act('emp01', 'endsessions', {}, accessToken)).statusCode).toBe(403)
    expect((await act('emp01', 'endsessions')).statusCode).toBe(200)
    await vi.waitFor(async () => expect((await get('/api/auth/valid', accessToken)).statusCode).toBe(401), {
      interval: 1,
    })
  })
  it('accounts are found by authority group, and the mark follows the rights that are granted', async () => {
    const found = async (group: string) =>
      dataOf<{ userId: string }[]>(await get(`/api/manage/useraccounts?authGrpCds=${group}&limit=100`)).map(
        ({ userId }) => userId,
      )
    expect(await found('1')).toEqual(['sys01'])
    const before = await found('4')
    expect(before).toContain('hea01')
    const granted = dataOf<{ userAuthGrpNo: number }>(
      await post('/api/manage/userauthgrp', { userId: 'hq02', authGrpNo: 4 }),
    )
    expect(await found('4')).toEqual([...before, 'hq02'].toSorted())
    expect((await remove(`/api/manage/userauthgrp/${granted.userAuthGrpNo}`)).statusCode).toBe(200)
    expect(await found('4')).toEqual(before)
    const renamed = await change('/api/manage/authgrp/4', { authGrpNm: '보건담당' })
    expect(renamed.statusCode).toBe(200)
    const names = dataOf<{ code: string; codeNm: string }[]>(await get('/api/manage/codes/AUTH_GRP'))
    expect(names.find(({ code }) => code === '4')?.codeNm).toBe('보건담당')
  })
})

describe('departments', () => {
  interface Node {
    deptCd: string
    pdeptCd: string | null
    sortOrder: number
    userCnt: number
    updateDt: string
  }
  const tree = async () => dataOf<Node[]>(await get('/api/manage/depttree'))
  const nodeOf = async (deptCd: string) => (await tree()).find((each) => each.deptCd === deptCd)!
  const move = async (deptCd: string, pdeptCd: string | null, index?: number) =>
    platform.call(system, 'PUT', `/api/manage/dept/${deptCd}/move`, {
      pdeptCd,
      updateDt: (await nodeOf(deptCd)).updateDt,
      ...(index !== undefined && { index }),
    })
  const childrenOf = async (pdeptCd: string) =>
    (await tree()).filter((each) => each.pdeptCd === pdeptCd).map(({ deptCd }) => deptCd)

  it('stay in the plant of the department above them', async () => {
    const answer = await move('D211', 'D110')
    expect(answer.statusCode).toBe(400)
    expect(answer.json<{ fields: { path: string }[] }>().fields[0]!.path).toBe('plantCd')
    expect((await nodeOf('D211')).pdeptCd).toBe('D210')
  })
  it('are moved and ordered, keep their code, and never form a cycle', async () => {
    expect(await childrenOf('D110')).toEqual(['D111', 'D112', 'D113'])
    expect((await move('D113', 'D110', 0)).statusCode).toBe(200)
    expect(await childrenOf('D110')).toEqual(['D113', 'D111', 'D112'])
    expect((await move('D113', 'D110')).statusCode).toBe(200)
    expect(await childrenOf('D110')).toEqual(['D111', 'D112', 'D113'])
    expect(fieldOf(await move('D100', 'D111'))).toEqual({
      path: 'pdeptCd',
      message: '상위부서로 자신이나 하위 부서를 지정할 수 없습니다.',
    })
    expect((await move('D111', 'D999')).statusCode).toBe(404)
    const stale = await platform.call(system, 'PUT', '/api/manage/dept/D111/move', {
      pdeptCd: 'D120',
      updateDt: '2020-01-01T00:00:00+09:00',
    })
    expect(told(stale)).toEqual([409, '다른 사용자가 먼저 수정하였습니다. 다시 조회해 주세요.'])
    expect(told(await remove('/api/manage/dept/D110'))).toEqual([409, '하위 부서가 있어 삭제할 수 없습니다.'])
  })
  it('moved departments tell the people whom the move concerns', async () => {
    const impact = dataOf<{ deptCnt: number; userCnt: number; viewerCnt: number }>(
      await get('/api/manage/dept/D111/impact?pdeptCd=D120'),
    )
    const sql = platform.engine.database
    const countIn = async (codes: string[]) =>
      (
        await sql.one<{ count: number }>(
          `select count(*)::int as "count" from "user" where "deptCd" = any($1) and "acctStatusCd" <> 'ACS04'`,
          [codes],
        )
      ).count
    expect(impact).toEqual({
      deptCnt: 1,
      userCnt: await countIn(['D111']),
      viewerCnt: await countIn(['D110', 'D120']),
    })
    expect(impact.userCnt).toBeGreaterThan(2)
  })
  it('end after those below them, and ended ones are not offered', async () => {
    const hole = await change('/api/manage/dept/D110', { toYmd: '2026-11-01' })
    expect([hole.statusCode, hole.json<{ message: string }>().message]).toEqual([
      422,
      '사용 중인 하위 부서(생산1팀, 생산2팀, 유틸리티팀)가 있어 종료할 수 없습니다.',
    ])
    expect((await change('/api/manage/dept/D110', { useYn: 'N' })).statusCode).toBe(422)
    expect(fieldOf(await change('/api/manage/dept/D340', { toYmd: '2019-12-31' }))).toMatchObject({
      path: 'toYmd',
    })
    expect((await change('/api/manage/dept/D340', { toYmd: '2026-11-21' })).statusCode).toBe(200)
    const offered = async (query = '') =>
      dataOf<{ deptCd: string }[]>(await get(`/api/manage/depts${query}`)).map(({ deptCd }) => deptCd)
    expect(await offered()).not.toContain('D340')
    expect(await offered('?useYn=N')).toContain('D340')
    expect(fieldOf(await move('D320', 'D340'))).toEqual({
      path: 'pdeptCd',
      message: '종료된 부서는 상위부서로 지정할 수 없습니다.',
    })
    expect((await change('/api/manage/dept/D340', { toYmd: null })).statusCode).toBe(200)
    expect(await offered()).toContain('D340')
    const planned = {
      deptCd: 'D350',
      deptNm: '신설팀',
      pdeptCd: 'D300',
      plantCd: '3000',
      fromYmd: '2027-01-01',
    }
    expect((await post('/api/manage/dept', planned)).statusCode).toBe(201)
    expect(await offered()).not.toContain('D350')
  })
  it('decide by their place what a signed-in user sees, at the next call and in every process', async () => {
    const second = await testPlatform(database.url, { now: new Date(platform.clock.now()).toISOString() })
    try {
      const { accessToken } = await platform.login('approver01')
      const seen = async (at: TestPlatform) =>
        dataOf<{ deptCd: string }[]>(await at.call(accessToken, 'GET', '/api/manage/depts'))
          .map(({ deptCd }) => deptCd)
          .toSorted()
      expect(await seen(platform)).toEqual(['D110', 'D111', 'D112', 'D113'])
      expect(await seen(second)).toEqual(['D110', 'D111', 'D112', 'D113'])
      expect((await move('D121', 'D110')).statusCode).toBe(200)
      for (const process of [platform, second])
        await vi.waitFor(async () => expect(await seen(process)).toContain('D121'), { interval: 5 })
      expect((await move('D121', 'D120')).statusCode).toBe(200)
      for (const process of [platform, second])
        await vi.waitFor(async () => expect(await seen(process)).not.toContain('D121'), { interval: 5 })
    } finally {
      await second.close()
    }
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { asSystem } from '../../core/server/entity/context.ts'
import type { LoginAnswer, UserInfo } from '../../core/shared/session.ts'
import { provePasswordChange } from './password-change.ts'
import { passwordSha } from './password.ts'
import { demoPassword } from '../../../db/seed/seed.ts'
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts'
import { testPlatform, type TestPlatform } from '../../../test/platform.ts'

let database: TestDatabase
let platform: TestPlatform
beforeAll(async () => {
  database = await cloneDatabase()
  platform = await testPlatform(database.url)
})
afterAll(async () => {
  await platform.close()
  await database.drop()
})
beforeEach(() => platform.clock.set(new Date()))

type Answer = Awaited<ReturnType<TestPlatform['call']>>
const codeOf = (answer: Answer) => [answer.statusCode, answer.json<{ errorCode: string }>().errorCode]
const pairOf = (answer: Answer) =>
  answer.json<{ data: Pick<LoginAnswer, 'accessToken' | 'refreshToken'> }>().data

describe('rights', () => {
  it('rights change with the next call', async () => {
    const { accessToken } = await platform.login('emp01')
    expect((await platform.call(accessToken, 'GET', '/api/manage/plants')).statusCode).toBe(403)
    const system = await platform.login('sys01')
    const given = await platform.call(system.accessToken, 'POST', '/api/manage/userauthgrp', {
      userId: 'emp01',
      authGrpNo: 2,
    })
    expect(given.statusCode).toBe(201)
    await vi.waitFor(
      async () =>
        expect((await platform.call(accessToken, 'GET', '/api/manage/plants')).statusCode).toBe(200),
      {
        interval: 1,
      },
    )
    const { userAuthGrpNo } = given.json<{ data: { userAuthGrpNo: number } }>().data
    await platform.change(system.accessToken, `/api/manage/userauthgrp/${userAuthGrpNo}`, { settingYn: 'N' })
    await vi.waitFor(
      async () =>
        expect((await platform.call(accessToken, 'GET', '/api/manage/plants')).statusCode).toBe(403),
      {
        interval: 1,
      },
    )
    const trail = await platform.engine.database.query(
      `select 1 from "auditLog" where "actCd" = 'ACT07' and "rowKey" = $1`,
      [String(userAuthGrpNo)],
    )
    expect(trail).toHaveLength(2)
  })
  it('follow the department when it is moved', async () => {
    const { database: sql } = platform.engine
    const { accessToken } = await platform.login('approver01')
    const seen = async () =>
      (await platform.call(accessToken, 'GET', '/api/manage/depts'))
        .json<{ data: { deptCd: string }[] }>()
        .data.map(({ deptCd }) => deptCd)
    expect(await seen()).toEqual(['D110', 'D111', 'D112', 'D113'])
    await sql.query(`update "dept" set "pdeptCd" = 'D100' where "deptCd" = 'D113'`)
    await vi.waitFor(async () => expect(await seen()).toEqual(['D110', 'D111', 'D112']), { interval: 1 })
    await sql.query(`update "dept" set "pdeptCd" = 'D110' where "deptCd" = 'D113'`)
  })
  it('are told to the shell', async () => {
    const { accessToken } = await platform.login('issuer01')
    for (const url of ['/api/auth/userinfo?token=x', '/api/manage/loginuserinfo']) {
      const info = (await platform.call(accessToken, 'GET', url)).json<{ data: UserInfo }>().data
      expect(info).toMatchObject({
        userNm: '관리감독자01',
        plantNm: '여수',
        deptNm: '생산1팀',
        portalCd: 'MAIN',
        vendor: null,
        langCd: 'kr',
        sizeCd: 'medium',
      })
      expect(info.duties).toEqual([
        { dutyCd: 'D03', plantCd: '1000', deptCd: null },
        { dutyCd: 'D14', plantCd: '1000', deptCd: 'D111' },
      ])
      expect(info.deptAuthGrp).toEqual({ plantAccessYn: 'N', deptAccessYn: 'N' })
      expect(info.roles).toEqual(['MAIN', '7'])
    }
    const vendor = await platform.login('vnd01s')
    const info = (await platform.call(vendor.accessToken, 'GET', '/api/auth/userinfo')).json<{
      data: UserInfo
    }>().data
    expect(info).toMatchObject({
      vendor: { vendorCd: 'V00001', vendorNm: '누리샘기계정비㈜' },
      portalCd: 'VENDOR',
      depts: [],
    })
  })
})

describe('the password', () => {
  const change = (
    token: string,
    userPwd: string,
    userPwdRepeat = userPwd,
    userId = 'emp21',
    old: string | undefined = demoPassword,
  ) =>
    platform.call(token, 'PATCH', '/api/manage/password', {
      userId,
      userPwd,
      userPwdRepeat,
      ...(old && { userPwdSHA: passwordSha(old) }),
    })
  const fieldMessage = (answer: Answer) => answer.json<{ fields: { message: string }[] }>().fields[0]!.message

  it('a new password follows the rules, is not one of the last three, and can only be one’s own', async () => {
    const { accessToken } = await platform.login('emp21')
    expect(fieldMessage(await change(accessToken, ''))).toBe('비밀번호를 반드시 입력하세요.')
    expect(fieldMessage(await change(accessToken, 'Abcdefg-12', 'Abcdefg-13'))).toBe(
      '비밀번호와 비밀번호 확인은 동일해야 합니다.',
    )
    for (const common of ['password1!', '1234567890a', 'qwerty12345'])
      expect(fieldMessage(await change(accessToken, common))).toBe(
        '흔히 쓰이는 비밀번호는 사용할 수 없습니다.',
      )
    expect(fieldMessage(await change(accessToken, '누리샘-Portal', '누리샘-Portal'))).toMatch(
      /이름에 몇 글자만/,
    )
    expect(fieldMessage(await change(accessToken, 'Kiln-hafen-39', 'Kiln-hafen-39', 'emp21', ''))).toBe(
      '현재 비밀번호를 입력하세요.',
    )
    const guess = await change(accessToken, 'Kiln-hafen-39', 'Kiln-hafen-39', 'emp21', 'not the old one')
    expect(codeOf(guess)).toEqual([401, 'WRONG_PASSWORD'])
    expect((await change(accessToken, 'Kiln-hafen-12')).json()).toEqual({ data: true })
    expect((await platform.call(accessToken, 'GET', '/api/auth/valid')).statusCode).toBe(200)
    const again = await change(accessToken, 'Kiln-hafen-13', 'Kiln-hafen-13', 'emp21', 'Kiln-hafen-12')
    expect(fieldMessage(again)).toMatch(/24시간이 지나야/)
    platform.clock.forwardMinutes(24 * 60 + 1)
    const next = await platform.tryLogin('emp21', { password: 'Kiln-hafen-12' })
    const { accessToken: later } = pairOf(next)
    expect(
      fieldMessage(await change(later, 'Kiln-hafen-12', 'Kiln-hafen-12', 'emp21', 'Kiln-hafen-12')),
    ).toBe('최근 사용한 비밀번호 3개는 다시 사용할 수 없습니다.')
    expect((await platform.tryLogin('emp21')).statusCode).toBe(401)
    const told = await platform.engine.database.query(
      `select 1 from "noti" where "userId" = 'emp21' and "eventCd" = 'ACC_PASSWORD'`,
    )
    expect(told.length).toBe(1)
    const other = await platform.login('emp02')
    expect((await change(other.accessToken, 'Kiln-hafen-99')).statusCode).toBe(403)
  })
  it('an administrator who sets a password ends the other person’s session', async () => {
    const { accessToken } = await platform.login('mgmt21')
    const system = await platform.login('sys01')
    expect((await change(system.accessToken, 'Kiln-hafen-88', 'Kiln-hafen-88', 'mgmt21')).statusCode).toBe(
      200,
    )
    await vi.waitFor(async () =>
      expect(codeOf(await platform.call(accessToken, 'GET', '/api/auth/valid'))).toEqual([
        401,
        'REFRESH_EXPIRED',
      ]),
    )
    expect((await change(system.accessToken, 'Kiln-hafen-88', 'Kiln-hafen-88', 'nobody')).statusCode).toBe(
      404,
    )
  })
  it('a new password is proven and hashed without a transaction, which would hold a connection all the while', async () => {
    const { engine } = platform
    const transaction = () => Promise.reject(new Error('a transaction was opened'))
    const session = { ...asSystem('test'), userId: 'coop01', authGrpNos: [] }
    const userPwd = 'Kiln-hafen-41'
    const proven = await provePasswordChange(
      { ...engine, database: { ...engine.database, transaction } },
      session,
      { userId: 'coop01', userPwd, userPwdRepeat: userPwd, userPwdSHA: passwordSha(demoPassword) },
      [],
    )
    expect(proven.userPwdHash).toMatch(/^\$argon2id\$/)
  })
  it('is never answered', async () => {
    const { accessToken } = await platform.login('sys01')
    const record = (await platform.call(accessToken, 'GET', '/api/manage/user/emp01')).body
    expect(record).toContain('부서원01')
    expect(record).not.toContain('argon2')
    const list = (await platform.call(accessToken, 'GET', '/api/manage/useraccounts')).body
    expect(list).not.toContain('argon2')
  })
})

it('limits sign-ins to ten a minute from one address, all addresses of sign-in together', async () => {
  const limited = await testPlatform(database.url, { loginPerMinute: 10 })
  try {
    for (let count = 0; count < 5; count++) {
      await limited.tryLogin(`guess${count}`, { password: 'wrong' })
      await limited.tryLogin(`guess${count}`, { portal: 'VENDOR', password: 'wrong' })
    }
    expect(codeOf(await limited.tryLogin('emp01'))).toEqual([429, 'TOO_MANY_REQUESTS'])
  } finally {
    await limited.close()
  }
})

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts'
import { testPlatform, type TestPlatform } from '../../../test/platform.ts'

let database: TestDatabase
let platform: TestPlatform
let system: string
beforeAll(async () => {
  database = await cloneDatabase()
  platform = await testPlatform(database.url, { now: '2026-11-20T10:00:00+09:00' })
  system = (await platform.login('sys01')).accessToken
})
afterAll(async () => {
  await platform.close()
  await database.drop()
})

type Answer = Awaited<ReturnType<TestPlatform['call']>>
const told = (answer: Answer) => [answer.statusCode, answer.json<{ message: string }>().message]
const dataOf = <T>(answer: Answer) => answer.json<{ data: T }>().data
const fieldOf = (answer: Answer) => answer.json<{ fields: { path: string; message: string }[] }>().fields[0]
const get = (url: string, token = system) => platform.call(token, 'GET', url)
const post = (url: string, body: object) => platform.call(system, 'POST', url, body)
const change = (url: string, body: object) => platform.change(system, url, body)

describe('appointments', () => {
  const first = { userId: 'hea01', dutyCd: 'D06', plantCd: '1000', fromYmd: '2026-11-01' }
  it('two appointments of the same person, duty and plant cannot overlap, whatever the department', async () => {
    const made = await post('/api/manage/userduty', { ...first, toYmd: '2026-12-31' })
    expect(made.statusCode).toBe(201)
    const again = { ...first, deptCd: 'D133', fromYmd: '2026-12-31' }
    expect(told(await post('/api/manage/userduty', again))).toEqual([
      409,
      '같은 사업장의 같은 직무 선임기간이 겹칩니다.',
    ])
    expect((await post('/api/manage/userduty', { ...again, fromYmd: '2027-01-01' })).statusCode).toBe(201)
    expect((await post('/api/manage/userduty', { ...again, plantCd: '2000' })).statusCode).toBe(201)
  })
  it('know until when they must be reported', async () => {
    const made = dataOf<{ userDutyNo: number; rptDueYmd: string }>(
      await post('/api/manage/userduty', { ...first, userId: 'hq02', fromYmd: '2026-11-01' }),
    )
    expect(made.rptDueYmd).toBe('2026-11-15')
    const url = `/api/manage/userduty/${made.userDutyNo}`
    expect(fieldOf(await change(url, { rptDueYmd: '2026-12-31' }))).toMatchObject({ path: 'rptDueYmd' })
    expect(fieldOf(await change(url, { rptYmd: '2026-10-31' }))).toMatchObject({ path: 'rptYmd' })
    expect(dataOf(await change(url, { rptYmd: '2026-11-10' }))).toMatchObject({
      rptYmd: '2026-11-10',
      rptDueYmd: null,
    })
  })
  it('give the duty to the deputy in the absence of the appointee only', async () => {
    const dutiesOf = async () => {
      const { accessToken } = await platform.login('issuer01')
      return dataOf<{ duties: { dutyCd: string }[] }>(
        await get('/api/manage/loginuserinfo', accessToken),
      ).duties.map(({ dutyCd }) => dutyCd)
    }
    expect(await dutiesOf()).not.toContain('D15')
    const found = await platform.engine.database.one<{ userDutyNo: number }>(
      `select "userDutyNo" from "userDuty" where "userId" = 'approver01' and "dutyCd" = 'D15'`,
    )
    const url = `/api/manage/userduty/${found.userDutyNo}`
    expect((await change(url, { deputyUserId: 'issuer01' })).statusCode).toBe(200)
    expect(await dutiesOf()).not.toContain('D15')
    expect((await change(url, { absentFromYmd: '2026-11-20', absentToYmd: '2026-11-25' })).statusCode).toBe(
      200,
    )
    expect(await dutiesOf()).toContain('D15')
    expect((await change(url, { absentFromYmd: '2026-12-20', absentToYmd: '2026-12-25' })).statusCode).toBe(
      200,
    )
    expect(await dutiesOf()).not.toContain('D15')
    expect(fieldOf(await change(url, { deputyUserId: null }))).toMatchObject({ path: 'deputyUserId' })
  })
  it('are acted in by the deputy also while the appointee is away by an absence (대결), until it is taken back', async () => {
    const { accessToken } = await platform.login('approver01')
    const { accessToken: deputy } = await platform.login('issuer01')
    const holds = async () =>
      dataOf<{ duties: { dutyCd: string }[] }>(await get('/api/manage/loginuserinfo', deputy)).duties.some(
        ({ dutyCd }) => dutyCd === 'D15',
      )
    const { userDutyNo } = await platform.engine.database.one<{ userDutyNo: number }>(
      `select "userDutyNo" from "userDuty" where "userId" = 'approver01' and "dutyCd" = 'D15'`,
    )
    const cleared = { deputyUserId: 'issuer01', absentFromYmd: null, absentToYmd: null }
    expect((await change(`/api/manage/userduty/${userDutyNo}`, cleared)).statusCode).toBe(200)
    await platform.engine.database.query(`delete from "apprDelegate" where "fromUserId" = 'approver01'`)
    expect(await holds()).toBe(false)
    const now = platform.clock.now().getTime()
    const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString()
    const absence = {
      fromUserId: 'approver01',
      toUserId: 'coop01',
      reason: '출장으로 부재',
      fromDt: at(-1),
      toDt: at(8),
    }
    const enter = (over: object) =>
      platform.call(accessToken, 'POST', '/api/manage/apprdelegate', { ...absence, ...over })
    // A delegation, or an absence for some business only, is no absence of the person.
    expect((await enter({ delegateKindCd: 'DLG02', bizCds: ['ABZ01'] })).statusCode).toBe(201)
    expect((await enter({ delegateKindCd: 'DLG01', bizCds: ['ABZ02'] })).statusCode).toBe(201)
    expect(await holds()).toBe(false)
    await platform.engine.database.query(`delete from "apprDelegate" where "fromUserId" = 'approver01'`)
    const made = dataOf<{ delegateNo: number }>(await enter({ delegateKindCd: 'DLG01' }))
    await vi.waitFor(async () => expect(await holds()).toBe(true), { interval: 5 })
    expect(
      (await platform.change(accessToken, `/api/manage/apprdelegate/${made.delegateNo}`, { useYn: 'N' }))
        .statusCode,
    ).toBe(200)
    await vi.waitFor(async () => expect(await holds()).toBe(false), { interval: 5 })
  })
  it('an appointment is given by another person: nobody appoints himself, widens his own, or extends the one he stands in for', async () => {
    const own = '본인을 선임하거나 본인의 선임기간·대리를 넓힐 수 없습니다. 다른 담당자가 등록해야 합니다.'
    const { accessToken } = await platform.login('saf01')
    const make = (body: object) =>
      platform.call(accessToken, 'POST', '/api/manage/userduty', {
        plantCd: '1000',
        fromYmd: '2026-11-01',
        ...body,
      })
    for (const dutyCd of ['D14', 'D15', 'D20'])
      expect(told(await make({ userId: 'saf01', dutyCd })), dutyCd).toEqual([403, own])
    const deputy = { deputyUserId: 'saf01', absentFromYmd: '2026-11-20', absentToYmd: '2026-11-25' }
    expect(told(await make({ userId: 'saf02', dutyCd: 'D14', ...deputy }))).toEqual([403, own])
    // Somebody else's appointment is his business.
    const made = dataOf<{ userDutyNo: number }>(await make({ userId: 'emp02', dutyCd: 'D16' }))
    const url = `/api/manage/userduty/${made.userDutyNo}`
    expect(told(await platform.change(accessToken, url, { userId: 'saf01' }))).toEqual([403, own])
    expect(told(await platform.change(accessToken, url, deputy))).toEqual([403, own])
    const { accessToken: head } = await platform.login('hq01')
    expect((await platform.change(head, url, { userId: 'saf01', toYmd: '2026-11-30' })).statusCode).toBe(200)
    expect(told(await platform.change(accessToken, url, { toYmd: null }))).toEqual([403, own])
    expect(
      (await platform.change(accessToken, url, { certNo: '2026-1', deputyUserId: 'emp02' })).statusCode,
    ).toBe(200)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPortal, type Answer, type Client, type Portal } from '../../../test/portal.ts'
import { addDays, dayOf } from '../../core/shared/dates.ts'

let portal: Portal
let sys: Client
let officer: Client
beforeAll(async () => {
  portal = await startPortal()
  ;[sys, officer] = await Promise.all([portal.signIn('sys01'), portal.signIn('hq01')])
})
afterAll(() => portal?.close())

const newest = async (userId: string) =>
  portal.engine.database.maybe<Record<string, unknown>>(
    'select * from "personalLog" where "userId" = $1 order by "logNo" desc limit 1',
    [userId],
  )
const count = async () =>
  (await portal.engine.database.one<{ n: number }>('select count(*)::int as n from "personalLog"')).n
const atField = ({ status, body }: Answer) => ({
  status,
  fields: (body.fields as { path: string; message: string }[]).map(
    ({ path, message }) => `${path}: ${message}`,
  ),
})

describe('who sees data about persons is written down', () => {
  test('the access log has a list, a record and its history, with the number of persons and whose data it was', async () => {
    const list = await sys.get('/api/manage/useraccounts?limit=20')
    expect(await newest('sys01')).toMatchObject({
      tableNm: 'user',
      actCd: 'ACT01',
      rowCnt: list.body.data.length,
      subjectId: null,
      ip: '127.0.0.1',
    })
    await sys.get('/api/manage/useraccounts?userId=emp01')
    expect(await newest('sys01')).toMatchObject({ rowCnt: 1, subjectId: 'emp01' })
    await sys.get('/api/manage/user/emp02')
    expect(await newest('sys01')).toMatchObject({ rowCnt: 1, subjectId: 'emp02', actCd: 'ACT01' })
    const before = await count()
    await sys.get('/api/manage/user/emp02/history')
    expect(await count()).toBe(before + 1)
  })
  test('the access log has no row for calls that show nobody: other entities, columns without persons, empty and refused answers', async () => {
    const before = await count()
    await sys.get('/api/manage/positions')
    await sys.get('/api/manage/useraccounts?columns=userId,acctStatusCd')
    await sys.get('/api/manage/useraccounts?userId=nobody-of-this-name')
    expect((await (await portal.signIn('emp01')).get('/api/manage/user/emp02')).status).toBe(403)
    expect(await count()).toBe(before)
  })
  test('a file with persons wants a reason of 5 to 200 characters first', async () => {
    const before = await count()
    expect(atField(await sys.get('/api/manage/user/excel'))).toEqual({
      status: 400,
      fields: ['downloadReason: 다운로드 사유 항목을 입력해 주세요.'],
    })
    for (const reason of ['점검용', ' 가나다라 ', '가'.repeat(201)])
      expect(
        atField(await sys.get(`/api/manage/user/excel?downloadReason=${encodeURIComponent(reason)}`)),
      ).toEqual({
        status: 400,
        fields: ['downloadReason: 다운로드 사유를 5자 이상 200자 이하로 입력해 주세요.'],
      })
    expect(await count()).toBe(before)
    const reason = '퇴사자 계정 대조'
    const file = await sys.get(
      `/api/manage/user/excel?acctStatusCd=ACS01&downloadReason=${encodeURIComponent(reason)}`,
    )
    expect(file.status).toBe(200)
    const { n } = await portal.engine.database.one<{ n: number }>(
      `select count(*)::int as n from "user" where "acctStatusCd" = 'ACS01'`,
    )
    expect(await newest('sys01')).toMatchObject({ actCd: 'ACT05', rowCnt: n, reason })
    // Columns that tell of nobody want none.
    expect((await sys.get('/api/manage/user/excel?columns=userId,acctStatusCd')).status).toBe(200)
    expect((await sys.get('/api/manage/position/excel')).status).toBe(200)
  })
  test('nobody can change the reason afterwards', async () => {
    const { database } = portal.engine
    await expect(database.query(`update "personalLog" set "rowCnt" = 0`)).rejects.toThrow('append only')
    await expect(
      database.query(`update "personalLog" set "reviewNo" = null where "reviewNo" is not null`),
    ).rejects.toThrow('append only')
    await expect(database.query(`delete from "personalLog"`)).rejects.toThrow('append only')
  })
})

describe('the monthly check', () => {
  const review = '/api/manage/personallogs/review'
  const opinion = '모든 접속이 업무와 맞습니다.'
  const thisMonth = () => dayOf(portal.clock.now()).slice(0, 7)
  const lastMonth = () => addDays(`${thisMonth()}-01`, -1).slice(0, 7)
  test('shows the months with what to look for', async () => {
    const { data } = (await officer.get(review)).body
    expect(data.length).toBeGreaterThanOrEqual(3)
    expect(data.find(({ reviewYm }: { reviewYm: string }) => reviewYm === lastMonth())).toMatchObject({
      rowCnt: expect.any(Number),
      downloadCnt: expect.any(Number),
      nightCnt: expect.any(Number),
      reviewNo: null,
    })
    expect(data.some(({ signUserId }: { signUserId: string | null }) => signUserId === 'hq01')).toBe(true)
  })
  test('is refused to everybody but the privacy officer, for a month that goes on, without an opinion, and twice', async () => {
    expect((await portal.anonymous.put(review, {})).status).toBe(401)
    expect((await (await portal.signIn('emp01')).put(review, {})).status).toBe(403)
    const refused = await sys.put(review, { reviewYm: lastMonth(), opinion })
    expect([refused.status, refused.body.message]).toEqual([
      403,
      '개인정보 보호책임자(D20)만 점검할 수 있습니다.',
    ])
    expect(atField(await officer.put(review, { reviewYm: lastMonth() }))).toEqual({
      status: 400,
      fields: ['opinion: 점검의견 항목을 입력해 주세요.'],
    })
    expect(atField(await officer.put(review, { reviewYm: '2026-13', opinion }))).toMatchObject({
      status: 400,
    })
    const early = await officer.put(review, { reviewYm: thisMonth(), opinion })
    expect([early.status, early.body.message]).toEqual([422, '끝나지 않은 달은 점검할 수 없습니다.'])
    const signed = await officer.put(review, { reviewYm: lastMonth(), opinion })
    expect(signed.status).toBe(200)
    expect(signed.body.data.rowCnt).toBeGreaterThan(0)
    const twice = await officer.put(review, { reviewYm: lastMonth(), opinion })
    expect([twice.status, twice.body.message]).toEqual([409, '이미 점검한 달입니다.'])
    const list = await officer.get(
      `/api/manage/personallogs?dt.from=${lastMonth()}-01&dt.to=${addDays(`${thisMonth()}-01`, -1)}&limit=300`,
    )
    expect(list.body.data.length).toBe(signed.body.data.rowCnt)
    for (const row of list.body.data)
      expect(row).toMatchObject({ reviewNo: signed.body.data.reviewNo, reviewNm: lastMonth() })
  })
})

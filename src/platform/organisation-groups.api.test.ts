import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../test/database.ts'
import { testPlatform, type TestPlatform } from '../../test/platform.ts'
import { peopleOfGroup } from './group/grp.server.ts'
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
describe('groups', () => {
  it('hold people, departments or companies, each of one kind and nobody twice', async () => {
    const group = { grpNm: '시험 그룹', grpKindCd: 'GPK02', shareYn: 'Y' }
    expect(fieldOf(await post('/api/manage/grp', group))).toEqual({
      path: 'members',
      message: '구성원을 1명 이상 지정하세요.',
    })
    const twice = await post('/api/manage/grp', {
      ...group,
      members: [{ memberId: 'D110' }, { memberId: 'D110' }],
    })
    expect(fieldOf(twice)).toEqual({ path: 'members.1.memberId', message: '이미존재하는항목입니다.' })
    const wrong = await post('/api/manage/grp', { ...group, members: [{ memberId: 'emp01' }] })
    expect(fieldOf(wrong)).toEqual({
      path: 'members.0.memberId',
      message: 'emp01은(는) 이 구분의 구성원이 아닙니다.',
    })
    const made = dataOf<{ grpNo: number; ownerUserId: string }>(
      await post('/api/manage/grp', { ...group, members: [{ memberId: 'D110' }] }),
    )
    expect(made.ownerUserId).toBe('sys01')
    expect(dataOf(await get(`/api/manage/grp/${made.grpNo}/members`))).toEqual([
      { memberId: 'D110', memberNm: '생산부' },
    ])
    expect(fieldOf(await change(`/api/manage/grp/${made.grpNo}`, { grpKindCd: 'GPK01' }))).toMatchObject({
      path: 'members',
    })
    const people = await peopleOfGroup(platform.engine.database, made.grpNo)
    expect(people).toContain('approver01')
    expect(people).toContain('issuer02')
    expect(people).not.toContain('saf01')
    expect((await remove(`/api/manage/grp/${made.grpNo}`)).statusCode).toBe(200)
  })
  it('offer departments and companies, and people through the search only', async () => {
    const offered = async (kind: string) =>
      dataOf<{ memberId: string }[]>(await get(`/api/manage/grpcandidates?grpKindCd=${kind}`)).map(
        ({ memberId }) => memberId,
      )
    expect(await offered('GPK02')).toContain('D111')
    expect(await offered('GPK03')).toContain('V00001')
    expect(await offered('GPK01')).toEqual([])
  })
})

describe('plants and processes', () => {
  it('the company as a whole stays, and a deleted plant takes its code along', async () => {
    expect(told(await remove('/api/manage/plant/0000'))).toEqual([409, '전사(0000)는 삭제할 수 없습니다.'])
    expect(
      fieldOf(await post('/api/manage/plant', { plantCd: '41', plantNm: '군산', shortNm: 'GS' })),
    ).toMatchObject({ path: 'plantCd' })
    expect(
      (await post('/api/manage/plant', { plantCd: '4000', plantNm: '군산', shortNm: 'GS' })).statusCode,
    ).toBe(201)
    const codes = async () =>
      dataOf<{ code: string }[]>(await get('/api/manage/codes/COM_PLANT_CD')).map(({ code }) => code)
    expect(await codes()).toContain('4000')
    expect((await remove('/api/manage/plant/4000')).statusCode).toBe(200)
    expect(await codes()).not.toContain('4000')
  })
  it('lists name plants and positions in the language of the reader, and a plant is a code in all of them', async () => {
    const speak = (langCd: string) => platform.call(system, 'PUT', '/api/manage/userpref', { langCd })
    const named = { plantCd: '4000', plantNm: '군산', plantNmEn: 'Gunsan', shortNm: 'GS' }
    expect((await post('/api/manage/plant', named)).statusCode).toBe(201)
    expect((await speak('en')).statusCode).toBe(200)
    try {
      expect(dataOf(await get('/api/manage/useraccounts?q=approver01'))).toEqual([
        expect.objectContaining({ plantNm: 'Yeosu', positionNm: 'Department head' }),
      ])
      expect(dataOf(await get('/api/manage/codes/COM_PLANT_CD'))).toContainEqual(
        expect.objectContaining({ code: '4000', codeNm: 'Gunsan' }),
      )
    } finally {
      await speak('kr')
      await remove('/api/manage/plant/4000')
    }
  })
  it('a process of another plant is refused by name', async () => {
    expect(
      fieldOf(await post('/api/manage/deptprocess', { plantCd: '2000', deptCd: 'D211', processNo: 1 })),
    ).toEqual({
      path: 'processNo',
      message: '반응는 입력된 사업장과 부서에 할당된 공정이 아닙니다.',
    })
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts'
import { testPlatform, type TestPlatform } from '../../../test/platform.ts'
import type { ErrorBody } from '../../core/shared/session.ts'
import { type ParameterInForce } from './parameter.server.ts'
import { parameterMessages } from './parameter.texts.ts'

let database: TestDatabase
let platform: TestPlatform
let system: string
const numbers: number[] = []
beforeAll(async () => {
  database = await cloneDatabase()
  platform = await testPlatform(database.url, { now: '2026-11-20T09:00:00+09:00' })
  system = (await platform.login('sys01')).accessToken
  for (const row of [
    { val: '18', fromYmd: '2020-01-01', source: '제619조', confirmNeededYn: 'Y' },
    { val: '19', fromYmd: '2026-11-20' },
    { val: '20', fromYmd: '2027-01-01' },
  ])
    numbers.push(
      (await post({ paramCd: 'test.o2Min', unit: '%', ...row })).json<{ data: { sysParamNo: number } }>().data
        .sysParamNo,
    )
  // A plant's own value of long ago, as it stands today.
  const { sysParamNo } = await platform.engine.database.one<{ sysParamNo: number }>(
    `insert into "sysParam" ("paramCd", "plantCd", "val", "fromYmd", "confirmNeededYn", "createUserId", "updateUserId")
     values ('test.o2Min', '1000', '18.5', '2026-01-01', 'N', 'sys01', 'sys01') returning "sysParamNo"`,
  )
  numbers.push(sysParamNo)
})
afterAll(async () => {
  await platform.close()
  await database.drop()
})
const post = (body: object) => platform.call(system, 'POST', '/api/manage/sysparam', body)
const change = (index: number, body: object) =>
  platform.change(system, `/api/manage/sysparam/${numbers[index]}`, body)
const inForce = async (day: string) =>
  (await platform.call(system, 'GET', `/api/manage/sysparamsinforce?day=${day}&paramCd=test.`))
    .json<{ data: ParameterInForce[] }>()
    .data.map(({ plantCd, val, fromYmd, nextYmd }) => [plantCd, val, fromYmd, nextYmd])

describe('what was valid on a day', () => {
  test('is the newest value for all plants, and beside it the plants’ own', async () => {
    expect(await inForce('2019-12-31')).toEqual([])
    expect(await inForce('2026-11-19')).toEqual([
      [null, '18', '2020-01-01', '2026-11-20'],
      ['1000', '18.5', '2026-01-01', null],
    ])
    expect((await inForce('2026-11-20'))[0]).toEqual([null, '19', '2026-11-20', '2027-01-01'])
    expect((await inForce('2027-01-01'))[0]).toEqual([null, '20', '2027-01-01', null])
    expect(
      (await platform.call(system, 'GET', '/api/manage/sysparamsinforce?day=yesterday')).statusCode,
    ).toBe(400)
  })
})

describe('a value in force', () => {
  test('is not overwritten or deleted; a new one is added from a day on', async () => {
    for (const [index, body, path] of [
      [0, { val: '17' }, 'val'],
      [1, { fromYmd: '2026-11-01' }, 'fromYmd'],
      [3, { plantCd: null }, 'plantCd'],
    ] as const)
      expect((await change(index, body)).json<ErrorBody>().fields).toEqual([
        { path, message: String(parameterMessages.past()) },
      ])
    const removed = await platform.call(system, 'DELETE', `/api/manage/sysparam/${numbers[0]}`)
    expect([removed.statusCode, removed.json<ErrorBody>().message]).toEqual([
      422,
      String(parameterMessages.past()),
    ])
    expect((await post({ paramCd: 'test.o2Min', val: '20', fromYmd: '2026-11-20' })).statusCode).toBe(409)
    expect(
      (await post({ paramCd: 'test.o2Min', val: '약 20', fromYmd: '2028-01-01' })).json<ErrorBody>().fields,
    ).toEqual([{ path: 'val', message: '값 항목은 숫자로 입력해 주세요.' }])
  })
  test('loses its mark only with the source that was compared; who did it, and when, is kept', async () => {
    const data = (answer: { json<T>(): T }) => answer.json<{ data: object }>().data
    const unnamed = await change(0, { confirmNeededYn: 'N', source: ' ' })
    expect([unnamed.statusCode, unnamed.json<ErrorBody>().fields]).toEqual([
      400,
      [{ path: 'source', message: String(parameterMessages.sourceNeeded()) }],
    ])
    const named = { source: '산업안전보건기준에 관한 규칙 제618조', note: '원문을 확인하였음' }
    expect(data(await change(0, { confirmNeededYn: 'N', ...named }))).toMatchObject({
      val: '18',
      confirmNeededYn: 'N',
      ...named,
      confirmUserId: 'sys01',
      confirmDt: expect.stringContaining('2026-11-20T09:00'),
    })
    const shown = await platform.call(
      system,
      'GET',
      '/api/manage/sysparamsinforce?day=2026-11-19&paramCd=test.',
    )
    expect(shown.json<{ data: ParameterInForce[] }>().data[0]).toMatchObject({
      confirmUserNm: '시스템관리자01',
    })
    expect(data(await change(0, { confirmNeededYn: 'Y' }))).toMatchObject({
      confirmUserId: null,
      confirmDt: null,
    })
  })
  test('a value of the future can be changed and taken back', async () => {
    expect((await change(2, { val: '21', fromYmd: '2027-02-01' })).statusCode).toBe(200)
    expect((await platform.call(system, 'DELETE', `/api/manage/sysparam/${numbers[2]}`)).statusCode).toBe(200)
  })
})

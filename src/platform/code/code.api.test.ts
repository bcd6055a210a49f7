import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts'
import { testPlatform, type TestPlatform } from '../../../test/platform.ts'
import { sampleValues } from '../../../test/sample-row.ts'
import { resourceNamed } from '../../core/server/entity/registry.ts'
import { messages } from '../../core/shared/messages.ts'
import type { ErrorBody } from '../../core/shared/session.ts'
import { codeMessages } from './code.texts.ts'

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
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
  platform.call(system, method, url, body)
const itemOf = (group: string, code: string) =>
  platform.engine.database.one<{ codeItemNo: number; updateDt: string }>(
    'select "codeItemNo", "updateDt" from "codeItem" where "codeGrpCd" = $1 and "code" = $2',
    [group, code],
  )
const offered = async (group: string) =>
  (await call('GET', `/api/manage/codes/${group}`))
    .json<{ data: { code: string }[] }>()
    .data.map(({ code }) => code)

describe('a code that ended yesterday', () => {
  test('keeps its name on old records and is not offered to new ones', async () => {
    const { accessToken } = await platform.login('saf01')
    const byOther = (method: 'POST', url: string, body: object) =>
      platform.call(accessToken, method, url, body)
    const resource = resourceNamed('vendor')!
    const values = await sampleValues(platform.engine.database, resource, {
      vendorCd: 'V-OLD',
      bizRegNo: '1248100998',
      workFieldCds: ['VFD02'],
    })
    const made = await byOther('POST', '/api/vendor/vendor', values)
    expect([made.statusCode, made.json<ErrorBody>().fields ?? []]).toEqual([201, []])
    const { codeItemNo } = await itemOf('VND_FIELD', 'VFD02')
    expect(
      (await platform.change(system, `/api/manage/codemaster/${codeItemNo}`, { toYmd: '2026-11-19' }))
        .statusCode,
    ).toBe(200)
    expect(await offered('VND_FIELD')).not.toContain('VFD02')
    // A group ends by the database's own day, which a test clock does not move.
    await platform.engine.database.query(
      `update "codeItem" set "toYmd" = current_date - 1 where "codeItemNo" = $1`,
      [codeItemNo],
    )
    const again = await byOther('POST', '/api/vendor/vendor', {
      ...values,
      vendorCd: 'V-NEW',
      bizRegNo: '2208162517',
    })
    expect([again.statusCode, again.json<ErrorBody>().fields.map(({ path }) => path)]).toEqual([
      400,
      ['workFieldCds'],
    ])
    // The old record is saved as it is.
    const stored = await platform.change(accessToken, '/api/vendor/vendor/V-OLD', { telNo: '061-000-0000' })
    expect([
      stored.statusCode,
      stored.json<{ data: { workFieldCds: string[] } }>().data.workFieldCds,
    ]).toEqual([200, ['VFD02']])
    const names = (await call('GET', '/api/manage/codes/VND_FIELD?all=Y')).json<{
      data: { code: string; codeNm: string }[]
    }>().data
    expect(names.find(({ code }) => code === 'VFD02')?.codeNm).toBeTruthy()
  })
})

describe('a code in use', () => {
  test('is not deleted, and the refusal says where it is used', async () => {
    const { codeItemNo } = await itemOf('VND_FIELD', 'VFD01')
    const answer = await call('DELETE', `/api/manage/codemaster/${codeItemNo}`)
    const { message, reasons } = answer.json<ErrorBody>()
    expect([answer.statusCode, message]).toEqual([409, '사용 중인 코드는 삭제할 수 없습니다.'])
    expect(reasons.map((reason) => reason.message).join()).toMatch(/^업체 .+: \d+건에서 사용 중입니다\./)
  })
  test('is counted by place', async () => {
    const uses = (await call('GET', '/api/manage/codeuses/PTW_TYPE')).json<{
      data: { code: string; title: string; count: number }[]
    }>().data
    expect(uses.length).toBeGreaterThan(0)
    expect(uses.every(({ count }) => count > 0)).toBe(true)
  })
})

describe('groups of states', () => {
  test('take no items, lose none and stay fixed', async () => {
    const { codeItemNo } = await itemOf('ACCT', 'ACS01')
    expect(
      (await call('POST', '/api/manage/codemaster', { codeGrpCd: 'ACCT', code: 'ACS09', codeNm: '새' }))
        .statusCode,
    ).toBe(409)
    expect(
      (await platform.change(system, `/api/manage/codemaster/${codeItemNo}`, { useYn: 'N' })).statusCode,
    ).toBe(409)
    expect((await call('DELETE', `/api/manage/codemaster/${codeItemNo}`)).statusCode).toBe(409)
    const opened = await platform.change(system, '/api/manage/codegroup/ACCT', { editYn: 'Y' })
    expect(opened.json<ErrorBody>().fields).toEqual([
      { path: 'editYn', message: String(codeMessages.fixedGroup()) },
    ])
    expect((await call('DELETE', '/api/manage/codegroup/ACCT')).statusCode).toBe(422)
  })
  test('a group with items and a domain with groups are not deleted', async () => {
    expect((await call('DELETE', '/api/manage/codegroup/VND_FIELD')).statusCode).toBe(409)
    expect((await call('DELETE', '/api/manage/codedomain/SYS')).statusCode).toBe(409)
  })
})

test('the items of a group are saved together: order, new, changed and removed ones, or none of them', async () => {
  const add = {
    codeGrpCd: 'VND_JOB',
    code: 'VJB90',
    codeNm: '시험 직종',
    codeNmEn: 'Test trade',
    sortOrder: 90,
  }
  const { codeItemNo, updateDt } = await itemOf('VND_JOB', (await offered('VND_JOB'))[0]!)
  const saved = await call('PUT', '/api/manage/codemaster/multi', {
    inserted: [add],
    updated: [{ codeItemNo, updateDt, sortOrder: 99 }],
  })
  expect(saved.statusCode).toBe(200)
  expect((await offered('VND_JOB')).slice(-2)[0]).toBe('VJB90')
  const wrong = await call('PUT', '/api/manage/codemaster/multi', {
    inserted: [
      { ...add, code: 'VJB91' },
      { ...add, code: 'VJB92', fromYmd: '2026-02-01', toYmd: '2026-01-01' },
    ],
  })
  expect(wrong.json<ErrorBody>().fields).toEqual([
    { path: 'inserted.1.toYmd', message: String(messages.endBeforeStart) },
  ])
  expect(await offered('VND_JOB')).not.toContain('VJB91')
})

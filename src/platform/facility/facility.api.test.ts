import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../core/shared/messages.ts'
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts'
import { testPlatform, type TestPlatform } from '../../../test/platform.ts'
import { facilityMessages } from './facility.texts.ts'

let database: TestDatabase
let platform: TestPlatform
/** SHE administrators write both registers of all plants. */
let writer: string
beforeAll(async () => {
  database = await cloneDatabase()
  platform = await testPlatform(database.url, { now: '2026-11-20T09:00:00+09:00' })
  writer = (await platform.login('hq01')).accessToken
})
afterAll(async () => {
  await platform.close()
  await database.drop()
})

type Answer = Awaited<ReturnType<TestPlatform['call']>>
const fieldOf = (answer: Answer) => answer.json<{ fields: unknown[] }>().fields[0]
const dataOf = <T>(answer: Answer) => answer.json<{ data: T }>().data
const get = (url: string, token = writer) => platform.call(token, 'GET', url)
const post = (url: string, body: object) => platform.call(writer, 'POST', url, body)
const put = async (url: string, body: object) =>
  platform.call(writer, 'PUT', url, {
    ...body,
    updateDt: dataOf<{ updateDt: string }>(await get(url)).updateDt,
  })
const remove = (url: string) => platform.call(writer, 'DELETE', url)

const facility = '/api/baseinfo/facility'
const type = '/api/baseinfo/facilitytype'
const pump = {
  facilityCd: 'P-9001',
  facilityNm: '시험 펌프',
  safFacilityTypeCd: 'F2010',
  plantCd: '1000',
  deptCd: 'D112',
  processNo: 3,
  critCd: 'FCR03',
  facilityStatusCd: 'FST01',
  fromYmd: '2026-11-20',
}

describe('a facility', () => {
  it('is registered once under its tag in a plant', async () => {
    expect((await post(facility, pump)).statusCode).toBeLessThan(300)
    expect(fieldOf(await post(facility, pump))).toEqual({
      path: 'facilityCd',
      message: String(facilityMessages.tagTaken()),
    })
    const elsewhere = { ...pump, plantCd: '2000', deptCd: 'D212', processNo: null }
    expect((await post(facility, elsewhere)).statusCode).toBeLessThan(300)
  })
  it.each([
    [
      'a tag of another shape',
      { facilityCd: 'p-1' },
      { path: 'facilityCd', message: String(facilityMessages.tagShape()) },
    ],
    [
      'an end before its beginning',
      { toYmd: '2026-11-19' },
      { path: 'toYmd', message: String(messages.endBeforeStart) },
    ],
    [
      'a department of another plant',
      { deptCd: 'D211' },
      { path: 'deptCd', message: String(facilityMessages.foreignDept()) },
    ],
    [
      'an area of another plant',
      { plantCd: '2000', deptCd: 'D212', processNo: null, areaCd: 'YS-RX' },
      { path: 'areaCd', message: String(facilityMessages.foreignArea()) },
    ],
    [
      'a process that is not assigned',
      { processNo: 1 },
      { path: 'processNo', message: String(messages.processNotAssigned('반응')) },
    ],
  ])('is refused with %s', async (_case, over, issue) => {
    expect(fieldOf(await post(facility, { ...pump, facilityCd: 'P-9002', ...over }))).toEqual(issue)
  })
  it('is found by its tag and offered by name to pickers of its plant', async () => {
    const { accessToken } = await platform.login('emp21')
    const found = dataOf<{ facilityCd: string; plantCd: string }[]>(
      await get('/api/baseinfo/facilities?q=1103', accessToken),
    )
    expect(found.map(({ facilityCd, plantCd }) => `${plantCd} ${facilityCd}`)).toEqual(['2000 P-1103'])
  })
})

describe('the area of a facility', () => {
  it('narrows what a form offers to the equipment that stands there', async () => {
    const offered = async (areaCd: string) =>
      dataOf<{ name: string }[]>(
        await get(`/api/common/lookup/safFacility?plantCd=1000&areaCd=${areaCd}`),
      ).map(({ name }) => name)
    expect(await offered('YS-UT')).toContain('저압 전동기제어반 2호')
    expect(await offered('YS-UT')).not.toContain('수지 반응기 1호')
    expect(await offered('YS-RX')).toContain('수지 반응기 1호')
  })
  it('is a filter of the list and a column of its file', async () => {
    const found = dataOf<{ facilityCd: string; areaNm: string }[]>(
      await get(`${facility.replace(/y$/, 'ies')}?areaCd=YS-UT`),
    )
    expect(found.map(({ areaNm }) => areaNm)).toEqual(found.map(() => '유틸리티'))
    expect(found.map(({ facilityCd }) => facilityCd)).toContain('MCC-2')
  })
})

describe('the tree of types', () => {
  it('has no cycle', async () => {
    expect(
      fieldOf(
        await put(`${type}/F10`, {
          safFacilityTypeCd: 'F10',
          safFacilityTypeNm: '장치',
          psafFacilityTypeCd: 'F1010',
        }),
      ),
    ).toEqual({
      path: 'psafFacilityTypeCd',
      message: String(facilityMessages.typeCycle()),
    })
  })
  it('keeps types with children, and those that facilities have', async () => {
    const parent = await remove(`${type}/F10`)
    expect([parent.statusCode, parent.json<{ message: string }>().message]).toEqual([
      409,
      String(facilityMessages.typeHasChildren()),
    ])
    expect((await remove(`${type}/F2010`)).statusCode).toBe(409)
  })
  it('takes a type out of use only with those below it, and offers it no more', async () => {
    const change = (safFacilityTypeCd: string, psafFacilityTypeCd: string | null, useYn: 'Y' | 'N') =>
      put(`${type}/${safFacilityTypeCd}`, {
        safFacilityTypeCd,
        safFacilityTypeNm: '소방',
        psafFacilityTypeCd,
        useYn,
      })
    expect(fieldOf(await change('F80', null, 'N'))).toEqual({
      path: 'useYn',
      message: String(facilityMessages.typeChildrenInUse()),
    })
    expect((await change('F8010', 'F80', 'N')).statusCode).toBe(200)
    expect((await change('F80', null, 'N')).statusCode).toBe(200)
    expect(fieldOf(await change('F8010', 'F80', 'Y'))).toEqual({
      path: 'psafFacilityTypeCd',
      message: String(facilityMessages.typeParentEnded()),
    })
    expect(
      fieldOf(await post(facility, { ...pump, facilityCd: 'P-9003', safFacilityTypeCd: 'F8010' })),
    ).toEqual({
      path: 'safFacilityTypeCd',
      message: String(facilityMessages.typeEnded()),
    })
  })
})

describe('a process with a period', () => {
  it('is offered while the period holds, and does not end before it begins', async () => {
    const process = { processCd: 'YS-NEW', processNm: '신설', plantCd: '1000' }
    expect(
      fieldOf(
        await post('/api/manage/processmaster', { ...process, fromYmd: '2026-12-02', toYmd: '2026-12-01' }),
      ),
    ).toEqual({
      path: 'toYmd',
      message: String(messages.endBeforeStart),
    })
    const made = async (over: object) =>
      (await post('/api/manage/processmaster', { ...process, ...over })).statusCode
    expect(await made({ fromYmd: '2026-11-21' })).toBeLessThan(300)
    expect(await made({ processCd: 'YS-OLD', toYmd: '2026-11-19' })).toBeLessThan(300)
    expect(await made({ processCd: 'YS-NOW', fromYmd: '2026-11-20', toYmd: '2026-11-20' })).toBeLessThan(300)
    const offered = dataOf<{ processCd: string }[]>(await get('/api/manage/process?plantCd=1000')).map(
      ({ processCd }) => processCd,
    )
    expect(offered.filter((each) => ['YS-NEW', 'YS-OLD', 'YS-NOW'].includes(each))).toEqual(['YS-NOW'])
  })
})

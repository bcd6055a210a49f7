import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts'
import { testPlatform, type TestPlatform } from '../../../test/platform.ts'
import { sampleValues } from '../../../test/sample-row.ts'
import { nextNumber } from '../../core/server/entity/numbering.ts'
import { resourceNamed } from '../../core/server/entity/registry.ts'
import { numberResets as resets } from '../../core/shared/number-pattern.ts'
import type { ErrorBody } from '../../core/shared/session.ts'
import { numberingMessages } from './numbering.texts.ts'
import { numberSays } from '../../core/shared/number-pattern.texts.ts'

let database: TestDatabase
let platform: TestPlatform
let system: string
let requester: string
beforeAll(async () => {
  database = await cloneDatabase()
  platform = await testPlatform(database.url, { now: '2026-11-20T09:00:00+09:00' })
  system = (await platform.login('sys01')).accessToken
  requester = (await platform.login('rqst01')).accessToken
})
afterAll(async () => {
  await platform.close()
  await database.drop()
})
const put = (url: string, body: object) => platform.call(system, 'PUT', url, body)
const rule = (body: object) => platform.change(system, '/api/manage/numbering/workOrder.wkodCd', body)
const get = async <T>(url: string) => (await platform.call(system, 'GET', url)).json<{ data: T }>().data
const fieldOf = (answer: { json<T>(): T }) => answer.json<ErrorBody>().fields[0]

const orders = async (count: number): Promise<string[]> => {
  const resource = resourceNamed('workOrder')!
  const over = {
    plantCd: '1000',
    rqstDeptCd: 'D112',
    execTypeCd: 'S',
    execDeptCd: 'D112',
    urgencyCd: 'NORMAL',
    planEndDt: '2026-03-10T17:00:00+09:00',
  }
  const values = await sampleValues(platform.engine.database, resource, over)
  const answers = await Promise.all(
    Array.from({ length: count }, () => platform.call(requester, 'POST', '/api/saf/wkod', values)),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201))
  return answers.map((answer) => answer.json<{ data: { wkodCd: string } }>().data.wkodCd)
}

describe('numbers', () => {
  test('the numbers of 50 orders made at the same moment follow each other without a gap', async () => {
    const [first = ''] = await orders(1)
    const start = Number(first.slice(-5))
    const numbers = (await orders(50)).toSorted()
    expect(numbers).toEqual(
      Array.from({ length: 50 }, (_, index) => `W-1000-2611-${String(start + 1 + index).padStart(5, '0')}`),
    )
  })
  test('the number of a transaction that fails is used by the next one', async () => {
    const { database: sql } = platform.engine
    const draw = (inside: typeof sql | Parameters<Parameters<typeof sql.transaction>[0]>[0]) =>
      nextNumber(inside, 'T-{plantShort}-{YYYY}-{seq4}', { plantCd: '1000', day: '2026-11-20' })
    expect(await draw(sql)).toBe('T-YS-2026-0001')
    await expect(
      sql.transaction(async (inside) => {
        expect(await draw(inside)).toBe('T-YS-2026-0002')
        throw new Error('refused')
      }),
    ).rejects.toThrow('refused')
    expect(await draw(sql)).toBe('T-YS-2026-0002')
  })
  test('the number that the page shows as the next one is the one that is given', async () => {
    interface View {
      ruleCd: string
      nextNo: string
    }
    const shown = () => get<View[]>('/api/manage/numberingviews')
    // Rules of one pattern share a count: each is asked anew.
    for (const { ruleCd } of await shown()) {
      const nextNo = (await shown()).find((view) => view.ruleCd === ruleCd)!.nextNo
      const { plantCd } = (await platform.engine.database.maybe<{ plantCd: string | null }>(
        'select "plantCd" from "numberCounter" where "ruleCd" = $1 order by "updateDt" desc limit 1',
        [ruleCd],
      )) ?? { plantCd: '1000' }
      const given = nextNumber(platform.engine.database, '', {
        plantCd: plantCd ?? '1000',
        day: '2026-11-20',
        ruleCd,
      })
      expect([ruleCd, await given]).toEqual([ruleCd, nextNo])
    }
  })
  test('numbers begin again with the year, each plant by itself', async () => {
    const next = (plantCd: string, day: string) =>
      nextNumber(platform.engine.database, 'ZP-{plantShort}-{YYYY}-{seq4}', { plantCd, day })
    await platform.engine.database.query(
      `insert into "numberCounter" ("counterKey", "prefix", "lastSeq") values ('ZP-YS-2026-{seq4}', 'ZP-YS-2026-{seq4}', 7)`,
    )
    expect(await next('1000', '2026-12-31')).toBe('ZP-YS-2026-0008')
    expect(await next('2000', '2026-12-31')).toBe('ZP-US-2026-0001')
    expect(await next('1000', '2027-01-01')).toBe('ZP-YS-2027-0001')
  })
  test('follow the rule of the administrator, and no number comes twice when it changes', async () => {
    const [before = ''] = await orders(1)
    expect((await rule({ pattern: 'W-{plant}-{YYMM}-{seq5}', resetCd: resets.year })).statusCode).toBe(200)
    expect(await orders(1)).toEqual([`W-1000-2611-${String(Number(before.slice(-5)) + 1).padStart(5, '0')}`])
    expect((await rule({ pattern: 'WO-{plantShort}-{YYYY}-{seq4}', resetCd: resets.year })).statusCode).toBe(
      200,
    )
    expect(await orders(2)).toHaveLength(2)
    const views = await get<{ ruleCd: string; lastNo: string; nextNo: string; label: string }[]>(
      '/api/manage/numberingviews',
    )
    expect(views.find(({ ruleCd }) => ruleCd === 'workOrder.wkodCd')).toMatchObject({
      lastNo: 'WO-YS-2026-0002',
      label: '의뢰번호',
    })
  })
})

describe('rules', () => {
  test('are checked: sequence, dates of the reset, places', async () => {
    const refusals = [
      [
        { pattern: 'W-{plant}-{YYYY}', resetCd: resets.year },
        String(numberSays.noSequence({ first: '{seq3}', last: '{seq9}' })),
      ],
      [{ pattern: 'W-{plant}-{YYYY}-{seq5}', resetCd: resets.day }, String(numberSays.repeats())],
      [
        { pattern: 'W-{YYYY}-{seq5}', resetCd: resets.year },
        String(numberSays.noPlant({ whole: '{plant}', short: '{plantShort}' })),
      ],
    ] as const
    for (const [body, message] of refusals)
      expect(fieldOf(await rule(body))).toEqual({ path: 'pattern', message })
  })
  test('come from the definitions: nobody adds or removes one', async () => {
    expect((await platform.call(system, 'POST', '/api/manage/numbering', { ruleCd: 'x' })).statusCode).toBe(
      404,
    )
    expect((await platform.call(system, 'DELETE', '/api/manage/numbering/workOrder.wkodCd')).statusCode).toBe(
      404,
    )
  })
  test('the page shows how a number pattern would look', async () => {
    const preview = (pattern: string) =>
      get<object>(
        `/api/manage/numberingpreview?pattern=${encodeURIComponent(pattern)}&resetCd=${resets.year}`,
      )
    expect(await preview('Z-{plantShort}-{YYYY}-{seq4}')).toEqual({ nextNo: 'Z-YS-2026-0001', issue: null })
    expect(await preview('Z-{YYYY}')).toEqual({
      nextNo: null,
      issue: String(numberSays.noSequence({ first: '{seq3}', last: '{seq9}' })),
    })
  })
  test('let the last number go forwards, never back', async () => {
    const [counter] = await get<{ counterKey: string; lastSeq: number }[]>(
      '/api/manage/numberingcounters/workOrder.wkodCd',
    )
    const { counterKey, lastSeq } = counter!
    const raise = (to: number) => put('/api/manage/numberingcounter', { counterKey, lastSeq: to })
    expect(fieldOf(await raise(lastSeq - 1))).toEqual({
      path: 'lastSeq',
      message: String(numberingMessages.backwards({ lastSeq })),
    })
    expect(fieldOf(await raise(10_000))).toEqual({
      path: 'lastSeq',
      message: String(numberingMessages.tooLarge({ most: 9999 })),
    })
    expect((await raise(120)).statusCode).toBe(200)
    expect(await orders(1)).toEqual(['WO-YS-2026-0121'])
    await expect(
      platform.engine.database.query('update "numberCounter" set "lastSeq" = 1 where "counterKey" = $1', [
        counterKey,
      ]),
    ).rejects.toThrow('cannot go back')
  })
})

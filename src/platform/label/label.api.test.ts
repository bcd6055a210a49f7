import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { cloneDatabase, type TestDatabase } from '../../../test/database.ts'
import { testPlatform, type TestPlatform } from '../../../test/platform.ts'
import { overrideLabels } from '../../core/server/entity/texts.ts'
import type { ErrorBody } from '../../core/shared/session.ts'
import { targetOf, type LabelAnswer } from './label-kinds.rule.ts'

let database: TestDatabase
let platform: TestPlatform
let system: string
beforeAll(async () => {
  database = await cloneDatabase()
  platform = await testPlatform(database.url)
  system = (await platform.login('sys01')).accessToken
})
afterAll(async () => {
  overrideLabels({})
  await platform.close()
  await database.drop()
})
const texts = async (query: string) =>
  (await platform.call(system, 'GET', `/api/manage/labeltexts?${query}`)).json<LabelAnswer>()
const save = (body: object) => platform.call(system, 'PUT', '/api/manage/labeltext', body)
const words = async (language: string) =>
  (await platform.call(system, 'GET', `/api/common/labels?language=${language}`)).json<{
    data: Record<string, string>
  }>().data

describe('the list', () => {
  test('holds every text of definitions, menus and codes in four languages', async () => {
    expect((await texts('q=workPermit.permitNm')).data[0]).toMatchObject({
      kind: 'definition',
      kr: '작업명',
      en: 'Work name',
      missing: [],
    })
    expect((await texts('q=menu.M140305')).data[0]).toMatchObject({
      kind: 'menu',
      kr: '다국어 라벨',
      en: 'Labels',
      es: 'Etiquetas',
    })
    expect((await texts('q=code.LANG.es')).data[0]).toMatchObject({
      kind: 'code',
      kr: '스페인어',
      en: 'Spanish',
    })
    expect((await texts('kind=menu&limit=300')).total).toBeGreaterThan(300)
  })
  test('finds what lacks a language, and counts it', async () => {
    await platform.engine.database.query(
      `update "codeItem" set "codeNmZh" = null where "codeGrpCd" = 'LANG' and "code" = 'es'`,
    )
    const { data, missing } = await texts('missing=zh&kind=code&limit=300')
    expect(data.map(({ labelCd }) => labelCd)).toContain('code.LANG.es')
    expect(data.every((text) => text.missing.includes('zh'))).toBe(true)
    expect(missing.zh).toBeGreaterThan(0)
    expect(missing.kr).toBe(0)
    // Plants are proper names of the organisation; everything that the program brings is translated.
    expect(
      (await texts('missing=Y&limit=300')).data.filter(
        ({ labelCd }) => !/^code\.(COM_PLANT_CD|LANG)\./.test(labelCd),
      ),
    ).toEqual([])
  })
})

describe('the administrator’s words', () => {
  test('stand in place of the program’s, in every answer, until they are taken back', async () => {
    expect((await save({ labelCd: 'position.positionNm', en: 'Rank title' })).statusCode).toBe(200)
    expect(await words('en')).toEqual({ 'position.positionNm': 'Rank title' })
    expect(await words('kr')).toEqual({})
    expect((await texts('changed=Y')).data).toMatchObject([
      { labelCd: 'position.positionNm', kr: '직위명', en: 'Rank title', changed: ['en'] },
    ])
    await platform.call(system, 'PUT', '/api/manage/userpref', { langCd: 'en' })
    // Every process hears of it and needs no restart.
    await vi.waitFor(
      async () => {
        const answer = await platform.call(system, 'POST', '/api/manage/position', { positionCd: 'P91' })
        expect(answer.json<ErrorBody>().fields).toContainEqual({
          path: 'positionNm',
          message: 'Please enter Rank title.',
        })
      },
      { interval: 20, timeout: 5000 },
    )
    await platform.call(system, 'PUT', '/api/manage/userpref', { langCd: 'kr' })
    expect((await save({ labelCd: 'position.positionNm', en: 'Position name' })).statusCode).toBe(200)
    expect((await texts('changed=Y')).total).toBe(0)
  })
  test('the administrator’s words for menus and codes are their names, and changing them leaves a trail', async () => {
    expect((await save({ labelCd: 'menu.M140305', en: 'Texts' })).statusCode).toBe(200)
    expect((await save({ labelCd: 'code.LANG.es', zh: '西班牙文' })).statusCode).toBe(200)
    const { database: sql } = platform.engine
    expect(await sql.one('select "menuNm", "menuNmEn" from "menu" where "menuId" = $1', ['M140305'])).toEqual(
      {
        menuNm: '다국어 라벨',
        menuNmEn: 'Texts',
      },
    )
    expect(
      await sql.one(`select "codeNmZh" from "codeItem" where "codeGrpCd" = 'LANG' and "code" = 'es'`),
    ).toEqual({
      codeNmZh: '西班牙文',
    })
    const trail = await sql.query(
      `select 1 from "auditLog" where "tableNm" = 'menu' and "rowKey" = 'M140305'`,
    )
    expect(trail).toHaveLength(1)
  })
  test('words are refused for texts that the program does not have, and to users who may not write', async () => {
    expect((await save({ labelCd: 'nothing.ofThis', en: 'x' })).statusCode).toBe(400)
    expect((await save({ labelCd: 'code.LANG.xx', en: 'x' })).statusCode).toBe(404)
    const { accessToken } = await platform.login('hq01')
    expect(
      (await platform.call(accessToken, 'PUT', '/api/manage/labeltext', { labelCd: 'position', en: 'x' }))
        .statusCode,
    ).toBe(403)
    expect((await platform.call(accessToken, 'GET', '/api/manage/labeltexts')).statusCode).toBe(200)
  })
})

test('a label code names its owner', () => {
  expect(
    ['workPermit.state.draft', 'menu', 'menu.menuNm', 'menu.M0203', 'code.PTW_TYPE.P.1'].map(targetOf),
  ).toEqual([
    { kind: 'definition' },
    { kind: 'definition' },
    { kind: 'definition' },
    { kind: 'menu', menuId: 'M0203' },
    { kind: 'code', codeGrpCd: 'PTW_TYPE', code: 'P.1' },
  ])
})

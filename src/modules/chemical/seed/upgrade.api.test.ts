import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Portal } from '../../../../test/portal.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { itemsOn, rematch } from '../regulation/match.server.ts'
import { parts } from './seed.ts'

/**
 * An installation of an older version gets new lists, corrected cells and new rows at its next start; its own
 * changes stay.
 */
let portal: Portal
const day = '2026-11-27'
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

const database = () => portal.engine.database
/** What the next start of the portal does with the reference data of the module. */
const startAgain = (): Promise<void> =>
  database().transaction(async (sql) => {
    for (const part of parts) await part.seed(sql, { demo: false, today: day })
  })
const cell = (sql: Sql, aTxt: string, bTxt: string) =>
  sql.one<{ resultCd: string; checkCd: string | null; reasonTxt: string }>(
    `select "resultCd", "checkCd", "reasonTxt" from "chmIncomp" where "layerCd" = 'B' and "aTxt" = $1 and "bTxt" = $2`,
    [aTxt, bTxt],
  )

test('A corrected cell reaches an older installation, a cell that the company has changed stays.', async () => {
  // As it was delivered before: milder, without a check; one of the two cells was changed by the company
  // since.
  await database().query(
    `update "chmIncomp" set "resultCd" = 'O', "checkCd" = null, "checkTxt" = null, "firmYn" = 'N' where "layerCd" = 'B' and ("aTxt", "bTxt") in (('CN', 'EP'), ('CN', 'MO'))`,
  )
  await database().query(
    `update "deliveredRow" set "row" = "row" || '{"resultCd": "O", "checkCd": null, "checkTxt": null, "firmYn": "N"}' where "tableNm" = 'chmIncomp' and "rowKey" like 'B|CN|%'`,
  )
  await database().query(
    `update "chmIncomp" set "resultCd" = 'S', "reasonTxt" = '회사 심의 결과' where "layerCd" = 'B' and "aTxt" = 'CN' and "bTxt" = 'MO'`,
  )
  await database().query(`delete from "deliveredPart" where "tableNm" = 'chmIncomp'`)
  await startAgain()
  expect(await cell(database(), 'CN', 'EP')).toMatchObject({ resultCd: 'X', checkCd: 'EQ' })
  expect(await cell(database(), 'CN', 'MO')).toMatchObject({ resultCd: 'S', reasonTxt: '회사 심의 결과' })
})

test('A list that was not there comes with its items, ends what the seed had brought and judges the products anew.', async () => {
  const before = await database().query(
    `select "regItemNo" from "chmRegItem" where "regCd" = 'C7' and "endYmd" is null`,
  )
  expect(before.length).toBeGreaterThan(50)
  // Before this list was delivered there was one row of it, and no edition.
  await database().transaction(async (sql) => {
    await sql.query(`delete from "chmRegMatch" where "regCd" = 'C7'`)
    await sql.query(`delete from "chmRegItem" where "regCd" = 'C7'`)
    await sql.query(`delete from "chmRegList" where "regCd" = 'C7'`)
    await sql.query(
      `insert into "chmRegItem" ("regCd", "regSubjNm", "casNo", "contentMinPct", "contentOpCd", "lawArticle", "effectYmd", "verNo", "createUserId", "updateUserId")
       values ('C7', '벤젠', '71-43-2', 85, 'GE', '화학물질관리법 제39조', '2025-01-01', 1, 'system', 'system')`,
    )
  })
  await startAgain()
  const after = await database().one<{ open: number; ended: number; matched: number }>(
    `select count(*) filter (where "endYmd" is null)::int as open, count(*) filter (where "endYmd" is not null)::int as ended,
       (select count(*)::int from "chmRegMatch" where "regCd" = 'C7') as matched from "chmRegItem" where "regCd" = 'C7'`,
  )
  expect(after).toMatchObject({ open: before.length, ended: 1 })
  expect(after.matched).toBeGreaterThan(0)
})

test('A list whose edition the company has put into force itself is left alone.', async () => {
  await database().query(
    `update "chmRegList" set "editionTxt" = '회사가 올린 판', "updateUserId" = 'hq01' where "regCd" = 'O3'`,
  )
  const count = async () =>
    (
      await database().one<{ count: number }>(
        `select count(*)::int as count from "chmRegItem" where "regCd" = 'O3' and "endYmd" is null`,
      )
    ).count
  const held = await count()
  await startAgain()
  expect(await count()).toBe(held)
  expect(await database().one(`select "editionTxt" from "chmRegList" where "regCd" = 'O3'`)).toMatchObject({
    editionTxt: '회사가 올린 판',
  })
})

const countOf = async (regCd: string, more = '') =>
  (
    await database().one<{ count: number }>(
      `select count(*)::int as count from "chmRegItem" where "regCd" = $1 and "endYmd" is null ${more}`,
      [regCd],
    )
  ).count

test('A newer edition of the seed replaces the older one; what the company has entered itself stays.', async () => {
  const held = await countOf('C2')
  // As it was delivered before: a few rows of an older edition, one of them no longer designated, and one of
  // the company.
  await database().transaction(async (sql) => {
    await sql.query(`delete from "chmRegMatch" where "regCd" = 'C2'`)
    await sql.query(`delete from "chmRegItem" where "regCd" = 'C2'`)
    await sql.query(
      `update "chmRegList" set "effectYmd" = '2025-08-07', "editionTxt" = '지정고시', "totalCnt" = null, "fullYn" = 'N' where "regCd" = 'C2'`,
    )
    await sql.query(
      `insert into "chmRegItem" ("regCd", "regSubjNm", "casNo", "contentMinPct", "contentOpCd", "lawArticle", "effectYmd", "verNo", "createUserId", "updateUserId")
       values ('C2', '톨루엔', '108-88-3', 85, 'GE', '화학물질관리법 제2조', '2025-08-07', 1, 'system', 'system'),
         ('C2', '사내 지정 물질', '111-76-2', 1, 'GE', '사내 기준', '2025-08-07', 1, 'hq01', 'hq01')`,
    )
  })
  await startAgain()
  expect(await countOf('C2')).toBe(held + 1)
  expect(await countOf('C2', `and "casNo" = '108-88-3'`)).toBe(0)
  expect(await countOf('C2', `and "createUserId" = 'hq01'`)).toBe(1)
  expect(
    await database().one(
      `select "endYmd"::text, "verNo"::int from "chmRegItem" where "regCd" = 'C2' and "casNo" = '108-88-3'`,
    ),
  ).toEqual({ endYmd: '2026-07-19', verNo: 1 })
  expect(await database().one(`select "fullYn", "totalCnt" from "chmRegList" where "regCd" = 'C2'`)).toEqual({
    fullYn: 'Y',
    totalCnt: held,
  })
  await startAgain()
  expect(await countOf('C2')).toBe(held + 1)
})

test('A list that has ended ends in an older installation too, and an edition on its way keeps the seed away.', async () => {
  await database().query(`update "chmRegItem" set "endYmd" = null where "regCd" = 'C0'`)
  await database().query(`update "chmRegList" set "endYmd" = null where "regCd" = 'C0'`)
  await startAgain()
  expect(await countOf('C0')).toBe(0)
  await database().query(`update "chmRegList" set "editionTxt" = '지정고시' where "regCd" = 'C3'`)
  await database().query(
    `insert into "chmRegHist" ("regHistCd", "regCd", "effectYmd", "noticeTxt", "state", "createUserId", "updateUserId")
     values ('RH-TEST', 'C3', '2027-01-01', '회사가 올린 판', 'checked', 'hq01', 'hq01')`,
  )
  await startAgain()
  expect(await database().one(`select "editionTxt" from "chmRegList" where "regCd" = 'C3'`)).toEqual({
    editionTxt: '지정고시',
  })
})

test('What burns stands on 인화성 액체 of 별표 13 by its flash point; what has a row of its own stays on that row.', async () => {
  const sql = database()
  const group = async (name: string) =>
    (await itemsOn(sql, day, 'OA')).find(({ regSubjNm }) => regSubjNm === name)?.casGroup ?? []
  const add = (casNo: string, stateCd: string, more: string) =>
    sql.query(
      `insert into "chmChemical" ("casNo", "casNoneYn", "waterSolubleYn", "chemNm", "stateCd", "segGrpCds", "useYn", "createUserId", "updateUserId", ${more.split('=')[0]})
       values ($1, 'N', 'N', $1, $2, '{}', 'Y', 'env01', 'env01', ${more.split('=')[1]})`,
      [casNo, stateCd],
    )
  expect(await group('인화성 액체')).not.toContain('110-83-8')
  await add('110-83-8', 'L', '"flashPt"=-12')
  await add('111-87-5', 'L', '"flashPt"=81')
  await add('74-85-1', 'V', '"lelVal"=2.7')
  expect(await group('인화성 액체')).toContain('110-83-8')
  expect(await group('인화성 액체')).not.toContain('111-87-5')
  expect(await group('인화성 가스')).toContain('74-85-1')
  // Ammonia burns between 15 and 28 %, but item 6 is its own.
  expect(await group('인화성 가스')).not.toContain('7664-41-7')
  await rematch(sql, 'system', day)
})

test('The lists of a substance name annex 13 by its flash point or its class, and no longer once neither says that it burns.', async () => {
  const sql = database()
  const lists = async (casNo: string) =>
    (
      await sql.one<{ regCds: string[]; regKnownCd: string | null }>(
        `select "regCds", "regKnownCd" from "chmChemical" where "casNo" = $1`,
        [casNo],
      )
    ).regCds.includes('OA')
  const add = (casNo: string, flashPt: number | null) =>
    sql.query(
      `insert into "chmChemical" ("casNo", "casNoneYn", "waterSolubleYn", "chemNm", "stateCd", "flashPt", "segGrpCds", "useYn", "createUserId", "updateUserId")
       values ($1, 'N', 'N', $1, 'L', $2, '{}', 'Y', 'env01', 'env01')`,
      [casNo, flashPt],
    )
  const classify = (casNo: string, classCd: string, catCd: string) =>
    sql.query(
      `insert into "chmChemGhs" ("chemNo", "ghsClassCd", "ghsCatCd", "hCode", "srcCd", "useYn")
       select "chemNo", $2, $3, 'H226', 'KOSHA', 'Y' from "chmChemical" where "casNo" = $1`,
      [casNo, classCd, catCd],
    )
  // 사이클로헵탄 by its flash point, 1-펜탄올 by its class.
  await add('291-64-5', 6)
  await add('71-41-0', null)
  expect([await lists('291-64-5'), await lists('71-41-0')]).toEqual([true, false])
  await classify('71-41-0', 'P06', '3')
  expect(await lists('71-41-0')).toBe(true)
  await sql.query(
    `delete from "chmChemGhs" where "chemNo" = (select "chemNo" from "chmChemical" where "casNo" = '71-41-0')`,
  )
  await sql.query(`update "chmChemical" set "flashPt" = 81 where "casNo" = '291-64-5'`)
  expect([await lists('291-64-5'), await lists('71-41-0')]).toEqual([false, false])
})

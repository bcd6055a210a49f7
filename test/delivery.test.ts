import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverRows } from '../src/core/server/seed/deliver-rows.ts'
import { seedOnFirstRun } from '../src/app/first-run.ts'
import { createDatabase, type Database } from '../src/core/server/database/database.ts'
import { migrate } from '../src/core/server/database/migrate.ts'
import { emptyDatabase, type TestDatabase } from './database.ts'

const options = { demo: false, today: '2026-11-20' }
let files: TestDatabase
let sql: Database
beforeAll(async () => {
  files = await emptyDatabase()
  await migrate(files.url)
  expect(await seedOnFirstRun(files.url, options)).toBe(true)
  sql = createDatabase(files.url, { max: 2 })
})
afterAll(async () => {
  await sql.end()
  await files.drop()
})

describe('a new version of the product', () => {
  const codeGrpCd = 'PORTAL'
  const code = (name: string, codeNm: string, sortOrder = 1) => ({
    codeGrpCd,
    code: name,
    codeNm,
    sortOrder,
    useYn: 'Y',
  })
  const deliver = (...rows: object[]) =>
    sql.transaction((inside) =>
      deliverRows(inside, { table: 'codeItem', part: 'test', key: ['codeGrpCd', 'code'], rows }),
    )
  const stored = async () =>
    (
      await sql.query<{ code: string; codeNm: string; sortOrder: number; useYn: string }>(
        `select "code", "codeNm", "sortOrder", "useYn" from "codeItem" where "codeGrpCd" = $1 and "code" like 'X%' order by "code"`,
        [codeGrpCd],
      )
    ).map(({ code: name, codeNm, sortOrder, useYn }) => `${name} ${codeNm} ${sortOrder} ${useYn}`)

  it('brings what is new and what it says differently, keeps what was changed and lets go what was deleted', async () => {
    expect(await deliver(code('X1', '하나'), code('X2', '둘', 2), code('X3', '셋', 3))).toEqual([
      'PORTAL|X1',
      'PORTAL|X2',
      'PORTAL|X3',
    ])
    await sql.query(
      `update "codeItem" set "codeNm" = '우리 이름', "updateUserId" = 'sys01' where "code" = 'X1'`,
    )
    await sql.query(`update "codeItem" set "useYn" = 'N', "updateUserId" = 'sys01' where "code" = 'X2'`)
    await sql.query(`delete from "codeItem" where "code" = 'X3'`)
    const next = [code('X1', '첫째', 5), code('X2', '둘째', 2), code('X3', '셋째', 3), code('X4', '넷', 4)]
    expect(await deliver(...next)).toEqual(['PORTAL|X4'])
    // The name of X1 is the administrator's, its place in the order is not; X2 has its new name and stays out
    // of use.
    expect(await stored()).toEqual(['X1 우리 이름 5 Y', 'X2 둘째 2 N', 'X4 넷 4 Y'])
    expect(await deliver(...next)).toEqual([])
    expect(await stored()).toEqual(['X1 우리 이름 5 Y', 'X2 둘째 2 N', 'X4 넷 4 Y'])
  })

  it('leaves out a row whose parent was deleted, and only that', async () => {
    const rows = [code('X5', '다섯'), { ...code('X6', '여섯'), codeGrpCd: 'DELETED_GROUP' }]
    expect(await deliver(...rows)).toEqual(['PORTAL|X5'])
  })

  it('reaches a database that is in use at its next start', async () => {
    // As the version before had left it: without one code, one menu and its rights, one event; with the
    // administrator's own changes.
    const missing = {
      codeItem: `"codeGrpCd" = 'ACT' and "code" = 'ACT09'`,
      authGrpMenu: `"menuId" = 'M140107' and "authGrpNo" = 9`,
      notiTemplate: `"eventCd" = 'PW_EXPIRE'`,
      notiEvent: `"eventCd" = 'PW_EXPIRE'`,
    }
    const count = async () =>
      Promise.all(
        Object.entries(missing).map(([table, where]) => sql.query(`select 1 from "${table}" where ${where}`)),
      )
    const before = (await count()).map((rows) => rows.length)
    expect(Math.min(...before)).toBeGreaterThan(0)
    for (const [table, where] of Object.entries(missing))
      await sql.query(`delete from "${table}" where ${where}`)
    await sql.query(
      `delete from "deliveredRow" where "rowKey" in ('ACT|ACT09', '9|M140107', 'PW_EXPIRE') or "rowKey" like 'PW_EXPIRE|%'`,
    )
    const point = '같은 격리지점, 다른 상태'
    await sql.query(`delete from "simopsRule" where "ruleNm" = $1`, [point])
    await sql.query(`delete from "deliveredRow" where "tableNm" = 'simopsRule' and "row"->>'ruleNm' = $1`, [
      point,
    ])
    await sql.query(`update "deliveredPart" set "contentHash" = 'of the version before'`)
    await sql.query(
      `update "codeItem" set "codeNm" = '조회(우리)' where "codeGrpCd" = 'ACT' and "code" = 'ACT01'`,
    )
    await sql.query(`delete from "authGrpMenu" where "menuId" = 'M140107' and "authGrpNo" = 5`)

    expect(await seedOnFirstRun(files.url, options)).toBe(false)
    expect((await count()).map((rows) => rows.length)).toEqual(before)
    // A rule that stops works of a running plant waits for the administrator's trial; the others stay in
    // force.
    const rules = await sql.query<{ ruleNm: string; state: string }>(
      'select "ruleNm", "state" from "simopsRule"',
    )
    expect(rules.filter(({ state }) => state !== 'live')).toEqual([{ ruleNm: point, state: 'draft' }])
    expect(
      await sql.one(`select "codeNm" from "codeItem" where "codeGrpCd" = 'ACT' and "code" = 'ACT01'`),
    ).toEqual({
      codeNm: '조회(우리)',
    })
    expect(
      await sql.query(`select 1 from "authGrpMenu" where "menuId" = 'M140107' and "authGrpNo" = 5`),
    ).toEqual([])
  })

  it('asks for little when there is nothing new', async () => {
    const noted = () => sql.one<{ last: string }>('select max("updateDt") as "last" from "deliveredRow"')
    const before = await noted()
    await seedOnFirstRun(files.url, options)
    expect(await noted()).toEqual(before)
  })
})

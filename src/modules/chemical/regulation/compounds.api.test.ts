import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPortal, type Portal } from '../../../../test/portal.ts'
import { itemsOn } from './match.server.ts'

/** '니켈 및 그 무기화합물' prints the number of nickel only: its compounds are known by their formula. */
let portal: Portal
const day = '2026-11-27'
beforeAll(async () => {
  portal = await startPortal()
})
afterAll(() => portal.close())

async function listsOf(casNo: string, molFormula: string | null): Promise<string[]> {
  const row = await portal.engine.database.one<{ regCds: string[] }>(
    `insert into "chmChemical" ("casNo", "casNoneYn", "waterSolubleYn", "chemNm", "molFormula", "stateCd", "segGrpCds", "useYn", "createUserId", "updateUserId")
     values ($1, 'N', 'N', $1, $2, 'S', '{}', 'Y', 'env01', 'env01') returning "regCds"`,
    [casNo, molFormula],
  )
  return row.regCds
}

test('a compound stands on the items of its element, in the lists and for products', async () => {
  // Nickel chloride hexahydrate: no list prints its number.
  expect(await listsOf('7791-20-0', 'NiCl2H12O6')).toEqual(expect.arrayContaining(['O3', 'O7', 'O8']))
  const groups = (await itemsOn(portal.engine.database, day, 'O8')).filter(({ casGroup }) =>
    casGroup?.includes('7791-20-0'),
  )
  expect(groups.map(({ regSubjNm }) => regSubjNm)).toEqual(['니켈 및 그 무기화합물, 니켈 카르보닐'])
})
test('the record of a substance names every list that the list of substances names, with its item', async () => {
  const officer = await portal.signIn('env01')
  const rows = await portal.engine.database.query<{ chemNo: number; regCds: string[] }>(
    `select "chemNo", "regCds" from "chmChemical"
     where "casNo" in ('7791-20-0', '108-88-3', '64-17-5', '7664-41-7', '7440-23-5', '7732-18-5') order by "chemNo"`,
  )
  expect(rows.length).toBeGreaterThan(3)
  for (const { chemNo, regCds } of rows) {
    const { lists } = (await officer.get(`/api/chm/chemical/${chemNo}/products`)).body.data as {
      lists: { regCd: string }[]
    }
    expect([...new Set(lists.map(({ regCd }) => regCd))].toSorted(), `chemNo ${chemNo}`).toEqual(
      regCds.toSorted(),
    )
  }
})
test('a formula that comes later is judged when it comes', async () => {
  expect(await listsOf('7446-27-7', null)).not.toContain('O8')
  const after = await portal.engine.database.one<{ regCds: string[] }>(
    `update "chmChemical" set "molFormula" = 'Pb3(PO4)2' where "casNo" = '7446-27-7' returning "regCds"`,
  )
  expect(after.regCds).toEqual(expect.arrayContaining(['C2', 'O3', 'O8']))
})
test.each([
  ['organic where inorganic compounds are meant', '니켈 및 그 무기화합물', 'Ni', 'C4H6NiO4', false],
  ['a carbonate is inorganic', '니켈 및 그 무기화합물', 'Ni', 'NiCO3', true],
  ['the element itself is no compound', '카드뮴 화합물', 'Cd', 'Cd', false],
  ['another element that begins alike', '코발트 및 그 화합물', 'Co', 'CO2', false],
  ['an oxide is no salt', '무기아연염류', 'Zn', 'ZnO', false],
  ['a sulfate is one', '무기아연염류', 'Zn', 'ZnSO4', true],
  ['barium sulfate does not dissolve', '바륨 및 그 가용성 화합물', 'Ba', 'BaSO4', false],
  ['organic arsenic', '유기비소 화합물', 'As', 'C6H7AsO3', true],
])('%s', async (_what, subject, symbol, formula, expected) => {
  const found = await portal.engine.database.one(
    `select "chmElementOf"($1) as symbol, "chmIsCompound"($1, $2, $3) as compound`,
    [subject, symbol, formula],
  )
  expect(found).toEqual({ symbol, compound: expected })
})
test('an item that names a substance is not taken for its element', async () => {
  const found = await portal.engine.database.one<{ one: string | null; two: string | null }>(
    `select "chmElementOf"('은행잎 추출물') as one, "chmElementOf"('아지드화 납') as two`,
  )
  expect(found).toEqual({ one: null, two: null })
})
test.each(['106-42-3', '95-48-7', '26471-62-5', '12001-29-5'])(
  'isomer %s stands where 별표 22 writes 등',
  async (casNo) => {
    const found = await portal.engine.database.one<{ lists: string[] }>(
      `select "chmListsOf"($1, $2::date) as lists`,
      [casNo, day],
    )
    expect(found.lists).toContain('O8')
  },
)

import { defined } from '../../../core/shared/defined.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { addDays } from '../../../core/shared/dates.ts'
import { baseUnitOf, convertQuantity, isQuantityUnit } from '../store/quantity.rule.ts'
import { insertRows, seedUserId } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'

/**
 * The six stores of the demonstration (chm.md 11): one at 7.5 of 10, a tank at 80 %, one below the designated
 * quantity.
 */
export const demoStores = [
  [
    'ST-101',
    '옥내저장소 1호',
    '11',
    'D112',
    'YS-WH',
    340,
    200,
    {
      permitNo: '여수소방 2009-117',
      permitMultiple: 10,
      permitClassCds: ['4'],
      limitKg: 12_000,
      fireSepYn: 'Y',
      ventYn: 'Y',
      antiStaticYn: 'Y',
    },
  ],
  [
    'ST-201',
    '톨루엔 옥외탱크 T-301',
    '12',
    'D112',
    'YS-TK',
    240,
    60,
    {
      permitNo: '여수소방 2009-042',
      permitMultiple: 600,
      permitClassCds: ['4'],
      limitKg: 104_000,
      dikeYn: 'Y',
      dikeCapQty: 145_000,
      gasDetYn: 'Y',
      indoorYn: 'N',
    },
  ],
  ['ST-301', '도료 보관장소', '31', 'D121', 'YS-WH', 380, 270, { limitKg: 500, ventYn: 'Y' }],
  [
    'ST-401',
    '유해화학물질 보관창고',
    '41',
    'D132',
    'YS-WW',
    240,
    230,
    { limitKg: 30_000, cciLimitKg: 20_000, dikeYn: 'Y', dikeCapQty: 5000, showerYn: 'Y', ventYn: 'Y' },
  ],
  ['ST-501', '실린더 캐비닛', '51', 'D113', 'YS-UT', 60, 210, { limitKg: 2000, gasDetYn: 'Y' }],
  [
    'ST-601',
    '시약장(배기) 품질실',
    '61',
    'D132',
    'YS-WW',
    280,
    190,
    { limitKg: 300, ventYn: 'Y', showerYn: 'Y', minTemp: 15, maxTemp: 25 },
  ],
] as const

/** Store, product, lot, quantity, unit, days ago it came, days until it may be used, container. */
const receipts: readonly (readonly [
  string,
  string,
  string,
  number,
  string,
  number,
  number | null,
  string,
])[] = [
  ['ST-101', 'RM-1001', 'TL-2408', 800, 'L', 52, 380, 'DRUM'],
  ['ST-101', 'RM-1001', 'TL-2411', 600, 'L', 18, 520, 'DRUM'],
  ['ST-101', 'RM-1004', 'ME-0917', 1000, 'L', 40, 300, 'DRUM'],
  ['ST-101', 'RM-1005', 'AC-1102', 400, 'L', 25, 200, 'DRUM'],
  ['ST-201', 'RM-1001', 'TL-TANK', 96_000, 'L', 45, null, 'TANK'],
  ['ST-301', 'PT-6003', 'UT-3301', 40, 'L', 30, 150, 'CAN'],
  ['ST-301', 'PT-6001', 'EP-8807', 50, 'L', 30, 22, 'CAN'],
  ['ST-401', 'SB-3003', 'SA-0410', 2500, 'L', 33, 700, 'IBC'],
  ['ST-401', 'SB-3001', 'HC-0522', 1500, 'L', 21, 330, 'IBC'],
  ['ST-501', 'UT-2003', 'N2-7741', 470, 'kg', 60, null, 'CYL'],
  ['ST-501', 'UT-2004', 'C2-1180', 35, 'kg', 14, null, 'CYL'],
  ['ST-601', 'RG-4002', 'THF-552', 8, 'L', 50, 260, 'BOTTLE'],
  ['ST-601', 'RG-4003', 'ET-2093', 2, 'L', 55, -6, 'BOTTLE'],
  ['ST-601', 'RG-4004', 'EO-4471', 20, 'L', 28, 610, 'BOTTLE'],
  ['ST-601', 'RG-4001', 'CN-0031', 1, 'kg', 44, 800, 'BOTTLE'],
]
/** Store, product, lot, quantity, unit, days ago it went. */
const issues: readonly (readonly [string, string, string, number, string, number])[] = [
  ['ST-101', 'RM-1001', 'TL-2408', 200, 'L', 30],
  ['ST-101', 'RM-1001', 'TL-2408', 200, 'L', 9],
  ['ST-101', 'RM-1004', 'ME-0917', 200, 'L', 11],
  ['ST-101', 'RM-1005', 'AC-1102', 200, 'L', 6],
  ['ST-301', 'PT-6003', 'UT-3301', 20, 'L', 12],
  ['ST-401', 'SB-3003', 'SA-0410', 500, 'L', 8],
  ['ST-401', 'SB-3001', 'HC-0522', 500, 'L', 5],
  ['ST-601', 'RG-4004', 'EO-4471', 2.5, 'L', 3],
]
/** The measure that a neighbouring class demands is written beside the receipt. */
const separation: Readonly<Record<string, string>> = {
  'CN-0031': '하단 잠금 칸에 2차 용기로 보관, 인화성액체와 칸막이로 분리',
}

/** Store, place, name, what it stands in. */
const places: readonly (readonly [
  store: string,
  placeCd: string,
  placeNm: string,
  upPlaceCd: string | null,
])[] = [
  ['ST-101', 'A', 'A구획(드럼)', null],
  ['ST-101', 'A-1', '팔레트 1', 'A'],
  ['ST-101', 'A-2', '팔레트 2', 'A'],
  ['ST-101', 'B', 'B구획(소형 용기)', null],
  ['ST-601', 'C1', '캐비닛 1(인화성)', null],
  ['ST-601', 'C1-2', '2단', 'C1'],
  ['ST-601', 'C2', '캐비닛 2(독성, 잠금)', null],
]
/** The places of lots in their stores. */
const stands: Readonly<Record<string, string>> = {
  'TL-2408': 'A-1',
  'TL-2411': 'A-1',
  'ME-0917': 'A-2',
  'EO-4471': 'C1-2',
  'CN-0031': 'C2',
}

export async function insertDemoStores(sql: Sql, { today }: SeedOptions): Promise<void> {
  if (await sql.maybe('select 1 from "chmStore" limit 1')) return
  await insertRows(
    sql,
    'chmStore',
    demoStores.map(([storeCd, storeNm, storeTypeCd, deptCd, areaCd, mapX, mapY, more]) => ({
      storeCd,
      storeNm,
      storeTypeCd,
      plantCd: '1000',
      deptCd,
      areaCd,
      mapX,
      mapY,
      indoorYn: 'Y',
      chmMgrUserId: 'env02',
      inspCycleCd: 'W',
      useYn: 'Y',
      ...defined({ hazMgrUserId: 'permitNo' in more ? 'env02' : undefined }),
      ...more,
    })),
  )
  const numbers = async (table: string, code: string, key: string) =>
    new Map(
      (
        await sql.query<{ code: string; no: number }>(
          `select "${code}" as code, "${key}" as no from "${table}"`,
        )
      ).map((row) => [row.code, row.no]),
    )
  const stores = await numbers('chmStore', 'storeCd', 'storeNo')
  await insertRows(
    sql,
    'chmStorePlace',
    places.map(([store, placeCd, placeNm, upPlaceCd]) => ({
      storeNo: stores.get(store),
      placeCd,
      placeNm,
      upPlaceCd,
    })),
    false,
  )
  const products = new Map(
    (
      await sql.query<{ prodCd: string; prodNo: number; stateCd: string; density: number | null }>(
        'select "prodCd", "prodNo", "stateCd", "density" from "chmProduct"',
      )
    ).map((row) => [row.prodCd, row]),
  )
  const entries = [
    ...receipts.map(([store, product, lotNo, qty, unitCd, ago, until, containerCd]) => ({
      ...moved(product, qty, unitCd),
      ioTypeCd: '10',
      ago,
      lotNo,
      toStoreNo: stores.get(store),
      expYmd: until === null ? null : addDays(today, until),
      mfgYmd: addDays(today, -ago - 20),
      containerCd,
      sepTxt: separation[lotNo] ?? null,
    })),
    ...issues.map(([store, product, lotNo, qty, unitCd, ago]) => ({
      ...moved(product, qty, unitCd),
      ioTypeCd: '20',
      ago,
      lotNo,
      fromStoreNo: stores.get(store),
    })),
  ].toSorted((one, other) => other.ago - one.ago)
  function moved(prodCd: string, qty: number, unitCd: string) {
    const product = products.get(prodCd)
    if (!product || !isQuantityUnit(unitCd)) throw new Error(`no product ${prodCd}`)
    const stockUnitCd = baseUnitOf(product.stateCd)
    const inUnit = (wanted: 'kg' | 'L') => convertQuantity(qty, unitCd, wanted, product.density) ?? null
    return {
      prodNo: product.prodNo,
      qty,
      unitCd,
      stockQty: inUnit(stockUnitCd),
      stockUnitCd,
      qtyKg: inUnit('kg'),
      qtyL: inUnit('L'),
    }
  }
  await insertRows(
    sql,
    'chmInOut',
    entries.map(({ ago, ...entry }, index) => {
      const day = addDays(today, -ago)
      return {
        ...entry,
        plantCd: '1000',
        ioCd: `IO-1000-${day.replaceAll('-', '')}-${String(9001 + index)}`,
        ioDt: `${day}T09:${String(10 + index).padStart(2, '0')}:00+09:00`,
        reversedYn: 'N',
        ioUserId: 'issuer02',
      }
    }),
  )
  await sql.query(
    `insert into "chmStock" ("plantCd", "storeNo", "prodNo", "lotNo", "stockQty", "unitCd", "containerCd", "mfgYmd", "expYmd", "openLifeDays", "holdCd", "createUserId", "updateUserId")
     select max(v."plantCd"), v."storeNo", v."prodNo", v."lotNo", sum(v."qty"), max(v."unitCd"), max(i."containerCd"), max(i."mfgYmd"), max(i."expYmd"), max(p."openLifeDays"), '00', $1, $1
     from "chmStockMove" v join "chmInOut" i using ("ioNo") join "chmProduct" p on p."prodNo" = v."prodNo" group by v."storeNo", v."prodNo", v."lotNo"`,
    [seedUserId],
  )
  await sql.query(
    `update "chmStock" s set "placeCd" = p.value from jsonb_each_text($1::jsonb) p where p.key = s."lotNo"`,
    [JSON.stringify(stands)],
  )
  await sql.query(`update "chmStock" set "openYmd" = $1::date where "lotNo" in ('THF-552', 'ET-2093')`, [
    addDays(today, -40),
  ])
  await sql.query(
    `update "chmStock" set "holdCd" = '30', "holdReason" = '사용기한 경과, 폐기 대기' where "lotNo" = 'ET-2093'`,
  )
}

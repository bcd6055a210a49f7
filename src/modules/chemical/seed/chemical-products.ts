import type { Sql } from '../../../core/server/database/database.ts'
import { insertRows, seedUserId } from '../../../core/server/seed/insert-rows.ts'
import { processes } from '../../../../db/seed/organisation-facts.ts'
import { readTsv } from '../../../core/server/seed/tsv.ts'

/**
 * `108-88-3:99.5:99.9:99.7` = CAS, least, most and typical content; `SECRET:name:least:most` = what a
 * supplier keeps to itself.
 */
function componentsOf(prodCd: string, comps: string) {
  return comps.split(',').map((each) => {
    const [casNo, least, most, typical] = each.split(':') as [string, string, string, string]
    if (casNo === 'SECRET')
      return {
        prodCd,
        secretYn: 'Y',
        altNm: least,
        altContentMin: Number(most),
        altContentMax: Number(typical),
      }
    return {
      prodCd,
      casNo,
      secretYn: 'N',
      contentMin: Number(least),
      contentMax: Number(most),
      contentRep: Number(typical),
    }
  })
}

/** The real secret components: product, CAS, typical content, and the content that the supplier declared. */
const secrets = [
  { prodCd: 'PT-6002', casNo: '2855-13-2', contentRep: 50, regDeclCds: ['O9'] },
  { prodCd: 'CL-7001', casNo: '68131-39-5', contentRep: 4, regDeclCds: ['C3'] },
]

/**
 * Product, department, process, kg a year, kg a day at most, kg stored at most, workers, ventilation, work.
 */
type Use = readonly [string, string, string, number, number, number, number, string, string]
const uses: readonly Use[] = [
  ['RM-1001', 'D111', 'YS-RX', 1_200_000, 5200, 104_000, 24, 'CLOSED', '반응기 용제 투입'],
  ['RM-1001', 'D112', 'YS-TK', 1_200_000, 8000, 104_000, 12, 'CLOSED', '탱크 입출하'],
  ['RM-1002', 'D111', 'YS-RX', 300_000, 1200, 18_000, 18, 'CLOSED', '중간체 합성 원료 투입'],
  ['RM-1003', 'D111', 'YS-DT', 480_000, 2000, 35_000, 16, 'CLOSED', '증류 용제'],
  ['RM-1004', 'D111', 'YS-RX', 250_000, 1000, 15_800, 20, 'CLOSED', '반응 원료 투입'],
  ['RM-1005', 'D112', 'YS-WH', 24_000, 160, 1600, 8, 'LOCAL', '설비 세척, 소분'],
  ['RM-1006', 'D112', 'YS-WH', 18_000, 120, 1600, 6, 'LOCAL', '도료 희석, 소분'],
  ['RM-1007', 'D113', 'YS-UT', 6000, 40, 600, 5, 'GENERAL', '장비 세척'],
  ['RM-1008', 'D111', 'YS-DT', 90_000, 600, 6700, 10, 'CLOSED', '추출 용제'],
  ['RM-1009', 'D111', 'YS-RX', 2_400_000, 9000, 72_000, 24, 'CLOSED', '중합 원료 투입'],
  ['RM-1010', 'D111', 'YS-RX', 60_000, 400, 5700, 9, 'LOCAL', '수지 용해'],
  ['RM-1011', 'D112', 'YS-WH', 3600, 30, 530, 4, 'LOCAL', '부품 세척'],
  ['SB-3001', 'D113', 'YS-WW', 120_000, 500, 11_800, 7, 'LOCAL', '폐수 pH 조절'],
  ['SB-3003', 'D113', 'YS-WW', 90_000, 400, 9150, 7, 'LOCAL', '폐수 중화'],
  ['SB-3005', 'D113', 'YS-WW', 36_000, 200, 3600, 5, 'LOCAL', '산화 처리'],
  ['SB-3006', 'D113', 'YS-WW', 150_000, 700, 15_000, 7, 'LOCAL', '폐수 중화'],
  ['SB-3007', 'D113', 'YS-UT', 30_000, 150, 2400, 4, 'GENERAL', '냉각수 살균'],
  ['PT-6001', 'D112', 'YS-WH', 2400, 60, 400, 6, 'GENERAL', '보수 도장'],
  ['PT-6002', 'D112', 'YS-WH', 1200, 30, 200, 6, 'GENERAL', '보수 도장'],
  ['PT-6003', 'D112', 'YS-WH', 1800, 40, 300, 6, 'GENERAL', '도료 희석'],
  ['PT-6004', 'D112', 'YS-WH', 2000, 40, 320, 6, 'LOCAL', '부품 세척'],
  ['UT-2003', 'D113', 'YS-UT', 40_000, 200, 800, 4, 'GENERAL', '치환·봉입'],
  ['UT-2001', 'D212', 'US-TK', 900_000, 3000, 5000, 11, 'CLOSED', '암모니아 하역'],
  ['UT-2002', 'D211', 'US-RX', 150_000, 800, 1000, 9, 'CLOSED', '염소화 반응'],
  ['RM-1013', 'D310', 'DS-RX', 700_000, 2600, 20_000, 14, 'CLOSED', '공중합 원료 투입'],
  ['RM-1014', 'D310', 'DS-RX', 1_500_000, 6000, 40_000, 14, 'CLOSED', '공중합 원료 투입'],
  ['RM-1009', 'D310', 'DS-RX', 900_000, 3500, 30_000, 14, 'CLOSED', '공중합 원료 투입'],
  ['CT-5001', 'D310', 'DS-RX', 3600, 20, 300, 6, 'LOCAL', '개시제 계량'],
]

/** Least stock that a department wants of a product, in L. */
const leastStock: Readonly<Record<string, number>> = {
  'RM-1001 D112': 80_000,
  'RM-1005 D112': 400,
  'SB-3003 D113': 1000,
  'PT-6003 D112': 60,
}

/**
 * Products with composition and use in the plants, made so that every law and every awkward case is there.
 */
export async function seedProducts(sql: Sql): Promise<void> {
  if (await sql.maybe('select 1 from "chmProduct" limit 1')) return
  const rows = readTsv(`${import.meta.dirname}/chemical-products.tsv`) as Record<string, string>[]
  const number = (value: string | null | undefined) => (value ? Number(value) : null)
  await insertRows(
    sql,
    'chmProduct',
    rows.map(({ comps: _comps, density, desigQty, openLifeDays, flashPt, boilingPt, ...row }) => ({
      ...row,
      density: number(density),
      desigQty: number(desigQty),
      openLifeDays: number(openLifeDays),
      flashPt: number(flashPt),
      boilingPt: number(boilingPt),
      vendorCd: row['makerNm'] === '빛여울도료' ? 'V00002' : null,
      migYn: 'Y',
      state: row['prodCd'] === 'CL-7001' ? 'draft' : 'registered',
    })),
  )
  await sql.query(
    `insert into "chmProductComp" ("prodNo", "chemNo", "contentMin", "contentMax", "contentRep", "secretYn", "altNm", "altContentMin", "altContentMax")
     select p."prodNo", c."chemNo", x."contentMin", x."contentMax", x."contentRep", x."secretYn", x."altNm", x."altContentMin", x."altContentMax"
     from jsonb_to_recordset($1::jsonb) as x("prodCd" text, "casNo" text, "contentMin" numeric, "contentMax" numeric, "contentRep" numeric, "secretYn" text, "altNm" text, "altContentMin" numeric, "altContentMax" numeric)
     join "chmProduct" p using ("prodCd") left join "chmChemical" c on c."casNo" = x."casNo" order by p."prodCd"`,
    [JSON.stringify(rows.flatMap(({ prodCd, comps }) => componentsOf(prodCd!, comps!)))],
  )
  for (const { prodCd, casNo, contentRep, regDeclCds } of secrets) {
    const { compNo } = await sql.one<{ compNo: number }>(
      `update "chmProductComp" c set "regDeclCds" = $2 from "chmProduct" p where p."prodNo" = c."prodNo" and p."prodCd" = $1 and c."secretYn" = 'Y' returning c."compNo"`,
      [prodCd, regDeclCds],
    )
    await sql.query(
      `insert into "chmProductSecret" ("compNo", "chemNo", "contentMin", "contentMax", "contentRep", "createUserId", "updateUserId")
       select $1, "chemNo", $3, $3, $3, $4, $4 from "chmChemical" where "casNo" = $2`,
      [compNo, casNo, contentRep, seedUserId],
    )
  }
  await seedUses(sql)
}

async function seedUses(sql: Sql): Promise<void> {
  const products = new Map(
    (await sql.query<{ prodCd: string; prodNo: number }>('select "prodCd", "prodNo" from "chmProduct"')).map(
      ({ prodCd, prodNo }) => [prodCd, prodNo],
    ),
  )
  await insertRows(
    sql,
    'chmProductPlant',
    uses.map(
      ([prodCd, deptCd, processCd, yearQty, dayMaxQty, maxStoreQty, workerCnt, ventTypeCd, workTxt]) => {
        const at = processes.findIndex(([code]) => code === processCd)
        return {
          prodNo: products.get(prodCd),
          plantCd: processes[at]![2],
          deptCd,
          processNo: at + 1,
          yearQty,
          dayMaxQty,
          maxStoreQty,
          minStockQty: leastStock[`${prodCd} ${deptCd}`] ?? null,
          workerCnt,
          ventTypeCd,
          ppeCds:
            ventTypeCd === 'LOCAL' ? ['goggles', 'chemicalGloves', 'gasMask'] : ['goggles', 'chemicalGloves'],
          workTxt,
        }
      },
    ),
  )
}

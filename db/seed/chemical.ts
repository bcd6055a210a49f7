import type { Sql } from '../../src/core/server/database.ts'
import { seedProducts } from './chemical-products.ts'
import { insertRows, seedUserId } from './insert-rows.ts'
import type { SeedOptions } from './seed-part.ts'
import { readTsv } from './tsv.ts'

/** Where the figures of the first substances come from; none of them has been held against the present annex yet (chm.md 11, 12). */
const substanceSource = '노출기준: 고시 2020-48 별표1(대조 필요) · GHS: CLP 조화분류, 공급사 MSDS 우선'

const numbers = [
  'molWeight',
  'boilingPt',
  'flashPt',
  'autoIgnTemp',
  'meltingPt',
  'lelVal',
  'uelVal',
  'vaporPress',
  'specGravity',
  'vaporDensity',
  'twaVal',
  'stelVal',
  'ceilVal',
] as const

/** Substances that every installation begins with; products of the demonstration. */
export async function seedPart(sql: Sql, options: SeedOptions): Promise<void> {
  await seedSubstances(sql)
  if (options.demo) await seedProducts(sql)
}

async function seedSubstances(sql: Sql): Promise<void> {
  if (await sql.maybe('select 1 from "chmChemical" limit 1')) return
  const rows = readTsv('chemicals.tsv')
  await insertRows(
    sql,
    'chmChemical',
    rows.map(({ ghs: _ghs, segGrpCds, ...row }) => ({
      ...row,
      ...Object.fromEntries(numbers.map((name) => [name, row[name] === null || row[name] === undefined ? null : Number(row[name])])),
      casNoneYn: 'N',
      noFlashYn: row['stateCd'] === 'L' && row['flashPt'] === null ? 'Y' : 'N',
      expSrcCd: row['expUnitCd'] ? 'KOR' : null,
      segGrpCds: (segGrpCds ?? 'GN').split(','),
      confirmNeededYn: 'Y',
      sourceTxt: substanceSource,
      useYn: 'Y',
    })),
  )
  const lines = rows.flatMap(({ casNo, ghs }) =>
    (ghs ?? '')
      .split(' ')
      .filter(Boolean)
      .map((line) => {
        const [ghsClassCd, ghsCatCd, hCode] = line.split(':')
        return { casNo, ghsClassCd, ghsCatCd, hCode }
      }),
  )
  await sql.query(
    `insert into "chmChemGhs" ("chemNo", "ghsClassCd", "ghsCatCd", "hCode", "srcCd", "useYn")
     select c."chemNo", x."ghsClassCd", x."ghsCatCd", x."hCode", 'CLP', 'Y'
     from jsonb_to_recordset($1::jsonb) as x("casNo" text, "ghsClassCd" text, "ghsCatCd" text, "hCode" text)
     join "chmChemical" c on c."casNo" = x."casNo" and c."createUserId" = $2`,
    [JSON.stringify(lines), seedUserId],
  )
}

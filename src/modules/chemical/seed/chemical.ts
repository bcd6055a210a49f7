import type { Sql } from '../../../core/server/database/database.ts'
import { chemicalFigures } from '../chemical-parameters.rule.ts'
import { ghsRowsOn } from '../ghs/ghs.server.ts'
import { labelOf, rowsOfClassification } from '../ghs/label.rule.ts'
import { rematch } from '../regulation/match.server.ts'
import { seedSheets } from './chemical-msds.ts'
import { seedProducts } from './chemical-products.ts'
import { seedSubmissions } from './chemical-submissions.ts'
import { insertRows, seedUserId } from '../../../core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { readTsv } from '../../../core/server/seed/tsv.ts'
import { itemsOf, seedPublishedLists } from './published-lists.ts'

/**
 * Source of the first substances' figures; none of them has been compared with the present annex yet (chm.md
 * 11, 12).
 */
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
  'ateVaporVal',
] as const

const factsSince = '2025-01-01'
const ghsSource = 'MSDS 고시 별표1·2(GHS 분류별 표시), UN GHS 부속서 3'

/**
 * Substances, hazard classes, lists and figures that every installation begins with; products of the
 * demonstration.
 */
export async function seedChemicals(sql: Sql, options: SeedOptions): Promise<void> {
  await seedSubstances(sql)
  await seedFacts(sql, options.today)
  await fillPictograms(sql, options.today)
  if (!options.demo) return
  await seedProducts(sql)
  if (!(await sql.maybe('select 1 from "chmRegMatch" limit 1'))) await rematch(sql, seedUserId, options.today)
  await seedSheets(sql, options.today)
  await seedSubmissions(sql, options.today)
}

/** Tables of facts with source and validity. */
async function seedFacts(sql: Sql, today: string): Promise<void> {
  await insertRows(sql, 'chmPhrase', readTsv(`${import.meta.dirname}/ghs-phrases.tsv`))
  if (!(await sql.maybe('select 1 from "chmGhsMap" limit 1')))
    await insertRows(
      sql,
      'chmGhsMap',
      readTsv(`${import.meta.dirname}/ghs-map.tsv`).map(({ pictoCds, pCodes, ...row }) => ({
        ...row,
        pictoCds: pictoCds?.split(',') ?? [],
        pCodes: pCodes?.split(' ') ?? [],
        effectYmd: factsSince,
        sourceTxt: ghsSource,
      })),
    )
  const first = !(await sql.maybe('select 1 from "chmRegItem" limit 1'))
  if (first) await insertRows(sql, 'chmRegItem', itemsOf(readTsv(`${import.meta.dirname}/regulations.tsv`)))
  // Products of an older installation are judged by the lists that have come; the demonstration judges its own later.
  if ((await seedPublishedLists(sql)) && !first) await rematch(sql, seedUserId, today)
  await insertRows(sql, 'sysParam', chemicalFigures.rows(factsSince))
}

async function seedSubstances(sql: Sql): Promise<void> {
  if (await sql.maybe('select 1 from "chmChemical" limit 1')) return
  const rows = readTsv(`${import.meta.dirname}/chemicals.tsv`)
  await insertRows(
    sql,
    'chmChemical',
    rows.map(({ ghs: _ghs, segGrpCds, ...row }) => ({
      ...row,
      ...Object.fromEntries(
        numbers.map((name) => [
          name,
          row[name] === null || row[name] === undefined ? null : Number(row[name]),
        ]),
      ),
      casNoneYn: 'N',
      noFlashYn: row['stateCd'] === 'L' && row['flashPt'] === null ? 'Y' : 'N',
      expSrcCd: row['expUnitCd'] ? 'KOR' : null,
      segGrpCds: segGrpCds?.split(',') ?? [],
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
        const [ghsClassCd, ghsCatCd, hCode, srcCd = 'CLP'] = line.split(':')
        return { casNo, ghsClassCd, ghsCatCd, hCode, srcCd }
      }),
  )
  await sql.query(
    `insert into "chmChemGhs" ("chemNo", "ghsClassCd", "ghsCatCd", "hCode", "srcCd", "useYn")
     select c."chemNo", x."ghsClassCd", x."ghsCatCd", x."hCode", x."srcCd", 'Y'
     from jsonb_to_recordset($1::jsonb) as x("casNo" text, "ghsClassCd" text, "ghsCatCd" text, "hCode" text, "srcCd" text)
     join "chmChemical" c on c."casNo" = x."casNo" and c."createUserId" = $2`,
    [JSON.stringify(lines), seedUserId],
  )
}

/** Pictograms of substances whose hazard classes were written before the portal kept them. */
async function fillPictograms(sql: Sql, today: string): Promise<void> {
  const rows = await sql.query<{
    chemNo: number
    ghs: { ghsClassCd: string; ghsCatCd: string; hCode: string }[]
  }>(
    `select "chemNo", jsonb_agg(to_jsonb(g)) as "ghs" from "chmChemical" c join "chmChemGhs" g using ("chemNo")
     where c."pictoCds" is null and g."useYn" = 'Y' group by 1`,
  )
  if (rows.length === 0) return
  const table = await ghsRowsOn(sql, today)
  const filled = rows.map(({ chemNo, ghs }) => ({
    chemNo,
    pictoCds: labelOf(rowsOfClassification(ghs, table)).pictoCds,
  }))
  await sql.query(
    `update "chmChemical" c set "pictoCds" = x."pictoCds" from jsonb_to_recordset($1::jsonb) as x("chemNo" bigint, "pictoCds" text[]) where c."chemNo" = x."chemNo"`,
    [JSON.stringify(filled)],
  )
}

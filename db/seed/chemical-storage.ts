import { chemicalParameterPrefix } from '../../src/modules/chemical/chemical-parameters.rule.ts'
import type { Sql } from '../../src/core/server/database.ts'
import { chemicalParameterDefinitions, chemicalParameterNames } from '../../src/modules/chemical/store/chemical-parameters.rule.ts'
import { insertDemoMaterials } from './demo-materials.ts'
import { insertDemoStores } from './demo-stores.ts'
import { insertRows } from './insert-rows.ts'
import type { SeedOptions } from './seed-part.ts'
import { readTsv } from './tsv.ts'

/** First day of the figures that every installation starts with. */
const baseYmd = '2025-01-01'

/** Figures of storage, designated quantities and what may stand together; stores and stock of the demonstration (chm.md 5, 11). */
export async function seedPart(sql: Sql, options: SeedOptions): Promise<void> {
  await insertRows(
    sql,
    'sysParam',
    chemicalParameterNames.map((name) => {
      const { label, unit, defaultValue, source, confirmNeeded } = chemicalParameterDefinitions[name]
      return {
        paramCd: chemicalParameterPrefix + name,
        val: String(defaultValue),
        fromYmd: baseYmd,
        unit,
        source,
        note: label,
        confirmNeededYn: confirmNeeded ? 'Y' : 'N',
      }
    }),
  )
  if (!(await sql.maybe('select 1 from "chmDesigQty" limit 1'))) await insertRows(sql, 'chmDesigQty', readTsv('designated-quantities.tsv'))
  await insertRows(sql, 'chmIncomp', readTsv('incompatibility.tsv'))
  if (!options.demo) return
  await insertDemoStores(sql, options)
  await insertDemoMaterials(sql, options)
}

import type { Sql } from '../../src/core/server/database/database.ts'
import { insertDemoMaterials } from './demo-materials.ts'
import { insertDemoStores } from './demo-stores.ts'
import { insertDemoStoreLogs } from './demo-store-logs.ts'
import { insertRows } from './insert-rows.ts'
import type { SeedOptions } from './seed-part.ts'
import { readTsv } from './tsv.ts'

/**
 * Designated quantities and what may stand together; stores and stock of the demonstration (chm.md 5, 11).
 */
export async function seedPart(sql: Sql, options: SeedOptions): Promise<void> {
  if (!(await sql.maybe('select 1 from "chmDesigQty" limit 1')))
    await insertRows(sql, 'chmDesigQty', readTsv('designated-quantities.tsv'))
  await insertRows(sql, 'chmIncomp', readTsv('incompatibility.tsv'))
  if (!options.demo) return
  await insertDemoStores(sql, options)
  await insertDemoMaterials(sql, options)
  await insertDemoStoreLogs(sql, options)
}

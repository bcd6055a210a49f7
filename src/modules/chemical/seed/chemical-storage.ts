import type { Sql } from '../../../core/server/database/database.ts'
import { insertDemoMaterials } from './demo-materials.ts'
import { insertDemoStores } from './demo-stores.ts'
import { insertDemoStoreLogs } from './demo-store-logs.ts'
import { deliverRows } from '../../../core/server/seed/deliver-rows.ts'
import { insertRows } from '../../../core/server/seed/insert-rows.ts'
import { seedStoreSheet } from './store-sheet.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { readTsv } from '../../../core/server/seed/tsv.ts'

/** Source of the groups; none of them has been compared with the source line by line yet. */
const reactiveSource = 'CAMEO Chemicals 반응성 그룹(NOAA·EPA), 위험물안전관리법 시행령 별표 1'

/**
 * Designated quantities and what may stand together; stores and stock of the demonstration (chm.md 5, 11).
 */
export async function seedStorage(sql: Sql, options: SeedOptions): Promise<void> {
  await seedStoreSheet(sql, options)
  if (!(await sql.maybe('select 1 from "chmDesigQty" limit 1')))
    await insertRows(sql, 'chmDesigQty', readTsv(`${import.meta.dirname}/designated-quantities.tsv`))
  await deliverRows(sql, {
    table: 'chmIncomp',
    key: ['layerCd', 'aTxt', 'bTxt', 'effectYmd'],
    rows: readTsv(`${import.meta.dirname}/incompatibility.tsv`),
  })
  await deliverRows(sql, {
    table: 'chmReactGroup',
    key: ['casNo'],
    rows: readTsv(`${import.meta.dirname}/reactive-groups.tsv`).map(({ segGrpCds, ...row }) => ({
      ...row,
      segGrpCds: segGrpCds?.split(',') ?? [],
      sourceTxt: reactiveSource,
      confirmNeededYn: 'Y',
    })),
    stamped: false,
  })
  if (!options.demo) return
  await insertDemoStores(sql, options)
  await insertDemoMaterials(sql, options)
  await insertDemoStoreLogs(sql, options)
}

import type { Sql } from '../../src/core/server/database/database.ts'
import { demoFacilities } from './demo-facilities.ts'
import { deliverRows } from '../../src/core/server/seed/deliver-rows.ts'
import { insertRows } from '../../src/core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../src/core/server/seed/seed-part.ts'
import { readTsv } from '../../src/core/server/seed/tsv.ts'

/** The types of facilities that every installation begins with; the equipment of the demonstration. */
export async function seedFacilities(sql: Sql, { demo }: SeedOptions): Promise<void> {
  await deliverRows(sql, {
    table: 'safFacilityType',
    key: ['safFacilityTypeCd'],
    rows: readTsv(`${import.meta.dirname}/facility-types.tsv`).map((row, index) => ({
      ...row,
      sortOrder: index + 1,
      useYn: 'Y',
    })),
  })
  if (demo) await insertRows(sql, 'safFacility', demoFacilities)
}

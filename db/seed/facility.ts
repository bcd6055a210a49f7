import type { Sql } from '../../src/core/server/database/database.ts'
import { demoFacilities } from './demo-facilities.ts'
import { deliverRows } from './deliver-rows.ts'
import { insertRows } from './insert-rows.ts'
import type { SeedOptions } from './seed-part.ts'
import { readTsv } from './tsv.ts'

/** The types of facilities that every installation begins with; the equipment of the demonstration. */
export async function seedPart(sql: Sql, { demo }: SeedOptions): Promise<void> {
  await deliverRows(sql, {
    table: 'safFacilityType',
    key: ['safFacilityTypeCd'],
    rows: readTsv('facility-types.tsv').map((row, index) => ({ ...row, sortOrder: index + 1, useYn: 'Y' })),
  })
  if (demo) await insertRows(sql, 'safFacility', demoFacilities)
}

import type { Sql } from '../../src/core/server/database/database.ts'
import { insertRows } from '../../src/core/server/seed/insert-rows.ts'
import type { SeedOptions } from '../../src/core/server/seed/seed-part.ts'
import { demoDeviations } from './demo-deviations.ts'

/** The worksheet of the gallery, in the demonstration only. */
export async function seedSamples(sql: Sql, { demo }: SeedOptions): Promise<void> {
  if (!demo || (await sql.maybe('select 1 from "sampleDeviation" limit 1'))) return
  await insertRows(sql, 'sampleDeviation', demoDeviations)
}

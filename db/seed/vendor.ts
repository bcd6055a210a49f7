import type { Sql } from '../../src/core/server/database.ts'
import { insertEquipment } from './demo-equipment.ts'
import { insertSafetyInfos } from './demo-safety-infos.ts'
import type { SeedOptions } from './seed-part.ts'

/** Equipment and information sheets of the demonstration's vendors (vendor section 11). */
export async function seedPart(sql: Sql, { demo, today }: SeedOptions): Promise<void> {
  if (!demo || (await sql.maybe('select 1 from "vendorEquip" limit 1'))) return
  await insertEquipment(sql, today)
  await insertSafetyInfos(sql, today)
}

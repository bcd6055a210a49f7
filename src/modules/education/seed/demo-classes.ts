import type { Sql } from '../../../core/server/database/database.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { deliverClassFigures } from './class-parameters.ts'

/** Figures of classes always; plans, classes and their people for the demonstration. */
export async function seedClasses(sql: Sql, { demo }: SeedOptions): Promise<void> {
  await deliverClassFigures(sql)
  if (!demo) return
}

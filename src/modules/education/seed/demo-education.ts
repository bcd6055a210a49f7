import type { Sql } from '../../../core/server/database/database.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'

export async function seedDemoEducation(_sql: Sql, _options: SeedOptions): Promise<void> {}

import type { Sql } from '../../../core/server/database/database.ts'
import { deliverRows } from '../../../core/server/seed/deliver-rows.ts'
import type { SeedOptions } from '../../../core/server/seed/seed-part.ts'
import { educationFigures } from '../education-parameters.rule.ts'
import { statusFigures } from '../status/status-parameters.rule.ts'
import { seedDemoEducation } from './demo-education.ts'
import { legalRules } from './legal-rules.ts'

/** First day of the figures that every installation starts with. */
const figuresFromYmd = '2026-01-01'

/** Legal hours and figures always; courses, results and what follows from them for the demonstration. */
export async function seedEducation(sql: Sql, options: SeedOptions): Promise<void> {
  await deliverRows(sql, {
    table: 'eduLegalRule',
    key: ['eduTypeCd', 'workerClassCd', 'specialWorkNo', 'dutyCd', 'periodCd', 'fromYmd'],
    rows: legalRules,
  })
  await deliverRows(sql, {
    table: 'sysParam',
    part: 'education',
    key: ['paramCd', 'plantCd', 'fromYmd'],
    rows: [...educationFigures.rows(figuresFromYmd), ...statusFigures.rows(figuresFromYmd)],
  })
  if (!options.demo || (await sql.maybe('select 1 from "eduResult" limit 1'))) return
  // What the companies' workers have learned stands in their history; results are the truth from now on.
  await sql.query('select "adoptVendorEducations"()')
  await seedDemoEducation(sql, options)
}

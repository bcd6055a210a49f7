import type { Sql } from '../../../core/server/database/database.ts'
import { deliverRows } from '../../../core/server/seed/deliver-rows.ts'
import { classFigures } from '../class/class-parameters.rule.ts'

/** First day of the figures that every installation starts with. */
const baseYmd = '2025-01-01'

/** The figures of classes and attendance (환경값). */
export const deliverClassFigures = (sql: Sql): Promise<unknown> =>
  deliverRows(sql, {
    table: 'sysParam',
    part: 'education/class',
    key: ['paramCd', 'plantCd', 'fromYmd'],
    rows: [...classFigures.rows(baseYmd)],
  })

import type { Sql } from '../../../core/server/database/database.ts'
import { deliverRows } from '../../../core/server/seed/deliver-rows.ts'
import { riskFigures } from '../risk-parameters.rule.ts'
import { hazardClasses } from './hazard-classes.ts'
import { deliverMatrices } from './matrices.ts'

/** First day of the figures that every installation starts with. */
const figuresFromYmd = '2024-01-01'

/** Figures, matrices and classes of hazard, always. */
export async function seedRiskBase(sql: Sql): Promise<void> {
  await deliverRows(sql, {
    table: 'sysParam',
    part: 'risk-assessment',
    key: ['paramCd', 'plantCd', 'fromYmd'],
    rows: [...riskFigures.rows(figuresFromYmd)],
  })
  await deliverMatrices(sql)
  // Those above before those below, so that each finds its own.
  for (const isBelow of [false, true])
    await deliverRows(sql, {
      table: 'rsaHazardClass',
      part: isBelow ? 'below' : 'above',
      key: ['hazardClassCd'],
      rows: await classRows(sql, isBelow),
    })
}

async function classRows(sql: Sql, isBelow: boolean): Promise<object[]> {
  const chosen = hazardClasses.filter(({ up }) => (up !== null) === isBelow)
  if (!isBelow) return chosen.map(({ row }) => row)
  const above = new Map(
    (
      await sql.query<{ cd: string; no: number }>(
        'select "hazardClassCd" as "cd", "rsaHazardClassNo" as "no" from "rsaHazardClass"',
      )
    ).map(({ cd, no }) => [cd, no]),
  )
  return chosen.map(({ up, row }) => ({ ...row, upClassNo: above.get(up!) ?? null }))
}

import type { Sql } from '../../../core/server/database/database.ts'
import { insertReturning, insertRows } from '../../../core/server/seed/insert-rows.ts'
import { deliveredMatrices } from './delivered-matrices.ts'
import { wholeCompany } from '../risk-codes.rule.ts'

/** First day of the matrices that every installation starts with. */
const effectYmd = '2024-01-01'

/** The matrices of the company that are not there yet; what was revised since is left alone. */
export async function deliverMatrices(sql: Sql): Promise<void> {
  for (const { levels, cells, grades, rsaTypeCds, ...head } of deliveredMatrices) {
    const there = await sql.maybe('select 1 from "rsaMatrix" where "plantCd" = $1 and "matrixCd" = $2', [
      wholeCompany,
      head.matrixCd,
    ])
    if (there) continue
    const [made] = await insertReturning(
      sql,
      'rsaMatrix',
      [
        {
          ...head,
          rsaTypeCds: [...rsaTypeCds],
          plantCd: wholeCompany,
          verNo: 1,
          confirmNeededYn: 'Y',
          effectYmd,
          state: 'inForce',
        },
      ],
      true,
      ['rsaMatrixNo'],
    )
    const rsaMatrixNo = Number(made!['rsaMatrixNo'])
    const below = (rows: readonly object[]) => rows.map((row) => ({ rsaMatrixNo, ...row }))
    await insertRows(sql, 'rsaMatrixLevel', below(levels), false)
    await insertRows(sql, 'rsaMatrixCell', below(cells), false)
    await insertRows(sql, 'rsaMatrixGrade', below(grades), false)
  }
}

import type { Context } from '../../../core/server/entity/context.ts'
import type { RsaTarget } from './rsa-target.resource.ts'
import { readersMatrix } from '../matrix/matrix.server.ts'
import { methodsOfType, type RiskRow } from './target-lines.server.ts'

/** The rows of last year's target, to be read beside this year's; whoever sees the target may read them. (rsa.md 4, 6) */
export async function lastYearOf(
  context: Context,
  { prevTargetNo, rsaTypeCd }: Pick<RsaTarget, 'prevTargetNo' | 'rsaTypeCd'>,
): Promise<(RiskRow & { gradeNm: string | null })[]> {
  if (prevTargetNo === null) return []
  const found: RiskRow[] = []
  for (const method of methodsOfType(rsaTypeCd)) found.push(...(await method.rowsOf(context, prevTargetNo)))
  const { rsaMatrixNo } = await context.sql.one<{ rsaMatrixNo: number }>(
    'select "rsaMatrixNo" from "rsaTarget" where "rsaTargetNo" = $1',
    [prevTargetNo],
  )
  const { grades } = await readersMatrix(context, rsaMatrixNo)
  const nameOf = (code: string | null) => grades.find(({ gradeCd }) => gradeCd === code)?.gradeNm ?? code
  return found.map((row) => ({ ...row, gradeNm: nameOf(row.gradeCd) }))
}

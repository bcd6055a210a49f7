import type { Context } from '../../core/server/entity/context.ts'
import { changeLine } from '../../core/server/entity/lines.ts'
import type { AnyResource } from '../../core/shared/resource.ts'
import { checkRun } from './check-run.resource.ts'

/**
 * Notes that what an answer found bad is put right, or is not any more.
 * @param doneYn 'Y' once it is mended
 * @returns the key of the record whose sheet it was; undefined where the resource has no such answer
 */
export async function markPutRight(
  context: Context,
  { name }: AnyResource,
  checkAnswerNo: number,
  doneYn: 'Y' | 'N',
): Promise<number | undefined> {
  const found = await context.sql.maybe<{ checkRunNo: number; sourceNo: number }>(
    `select "checkRunNo", "sourceNo" from "checkAnswer" join "checkRun" using ("checkRunNo")
     where "checkAnswerNo" = $1 and "sourceCd" = $2 and "badYn" = 'Y'`,
    [checkAnswerNo, name],
  )
  if (!found) return undefined
  await changeLine(
    context,
    checkRun,
    'answers',
    found.checkRunNo,
    { checkAnswerNo, doneYn },
    { trail: false },
  )
  return found.sourceNo
}

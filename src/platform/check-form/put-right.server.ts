import type { Context } from '../../core/server/entity/context.ts'
import { changeLine } from '../../core/server/entity/lines.ts'
import type { AnyResource } from '../../core/shared/resource.ts'
import type { CheckResult } from './check-codes.rule.ts'
import { checkRun } from './check-run.resource.ts'

/** What became of an answer that was bad. */
export interface PutRight {
  /** 'Y' once it is mended. */
  doneYn?: 'Y' | 'N'
  /** How it was judged when somebody looked again; null: that judgement does not hold any more. */
  recheckCd?: CheckResult | null
}
/**
 * Notes that what an answer found bad is put right and how it was judged then, or that it is not any more.
 * @returns the key of the record whose sheet it was; undefined where the resource has no such answer
 */
export async function markPutRight(
  context: Context,
  { name }: AnyResource,
  checkAnswerNo: number,
  after: PutRight,
): Promise<number | undefined> {
  const found = await context.sql.maybe<{ checkRunNo: number; sourceNo: number }>(
    `select "checkRunNo", "sourceNo" from "checkAnswer" join "checkRun" using ("checkRunNo")
     where "checkAnswerNo" = $1 and split_part("sourceCd", ' ', 1) = $2 and "badYn" = 'Y'`,
    [checkAnswerNo, name],
  )
  if (!found) return undefined
  await changeLine(
    context,
    checkRun,
    'answers',
    found.checkRunNo,
    { checkAnswerNo, ...after },
    { trail: false },
  )
  return found.sourceNo
}

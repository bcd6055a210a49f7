import type { Context } from '../../../core/server/entity/context.ts'
import { badField, conflict } from '../../../core/server/http/errors.ts'
import { evalKinds } from '../vendor/vendor-codes.rule.ts'
import { liveRecords } from './eval-result.server.ts'
import { evaluationSentences } from './evaluation.texts.ts'
import { spanOfHalf } from './forecast.rule.ts'

interface Given {
  vendorCd: string
  plantCd: string
  dueYmd: string
  evalYear?: string | null | undefined
  halfCd?: string | null | undefined
  accidentCnt?: number | null | undefined
  deadCnt?: number | null | undefined
  causeOpenYn?: string | null | undefined
  fixReason?: string | null | undefined
}
/**
 * The half-year of a half-year evaluation, which a company has one of at a plant; other kinds have none.
 * @throws Refusal 400 (no half, one to come), 409 (the half has been evaluated)
 */
export async function checkHalf(
  { vendorCd, plantCd, evalYear, halfCd }: Given,
  evalTypeCd: string,
  vendorEvalNo: number,
  { sql, today }: Context,
): Promise<{ evalYear: string | null; halfCd: string | null }> {
  if (evalTypeCd !== evalKinds.halfYear) return { evalYear: null, halfCd: null }
  if (!evalYear) throw badField('evalYear', evaluationSentences.whichHalf())
  if (!halfCd) throw badField('halfCd', evaluationSentences.whichHalf())
  if (spanOfHalf({ evalYear, halfCd }).from > today)
    throw badField('halfCd', evaluationSentences.halfToCome())
  const known = await sql.maybe(
    `select 1 from "vendorEval" where "vendorCd" = $1 and "plantCd" = $2 and "evalTypeCd" = $3 and "evalYear" = $4 and "halfCd" = $5
       and "state" <> 'cancelled' and "vendorEvalNo" <> $6 limit 1`,
    [vendorCd, plantCd, evalTypeCd, evalYear, halfCd, vendorEvalNo],
  )
  if (known) throw conflict(evaluationSentences.halfDone())
  return { evalYear, halfCd }
}

/**
 * A correction of the records that says why; one that says what the records say needs no reason.
 * @throws Refusal 400
 */
export async function checkCorrection(input: Given, context: Context): Promise<void> {
  if (input.accidentCnt === null || input.accidentCnt === undefined || input.fixReason) return
  const records = await liveRecords(
    { evalTypeCd: null, evalYear: null, halfCd: null, ...pick(input) },
    context,
  )
  const same =
    input.accidentCnt === records.accidentCnt &&
    (input.deadCnt ?? 0) === records.deadCnt &&
    (input.causeOpenYn === 'Y') === (records.causeOpenYn === 'Y')
  if (!same)
    throw badField(
      'fixReason',
      evaluationSentences.whyCorrected({ count: records.accidentCnt, dead: records.deadCnt }),
    )
}
const pick = ({ vendorCd, plantCd, dueYmd }: Given) => ({ vendorCd, plantCd, dueYmd })

import type { Context } from '../../../core/server/entity/context.ts'
import { addMonths } from '../../../core/shared/dates.ts'
import { evalKinds, riskLevels } from '../vendor/vendor-codes.rule.ts'
import { figuresOfCompany } from './company-figures-port.server.ts'
import { bonusesOf, evaluationParameters, halfFacts } from './eval-facts.server.ts'
import type { EvalState } from './eval-transitions.rule.ts'
import { judgeEvaluation, type AccidentRecord, type EvalResult } from './evaluation.rule.ts'
import { bonusOf, halfOfDay, spanOfHalf } from './forecast.rule.ts'
import type { VendorEval } from './vendor-eval.resource.ts'

/** What the records say that an evaluation is judged with. */
export interface EvalRecords {
  accidentCnt: number
  deadCnt: number
  causeOpenYn: 'Y' | 'N'
  serious: boolean
  bonus: number
}
/** While it is in one of these the records are asked; later those hold that were read when the result was given. */
const liveStates: readonly EvalState[] = ['planned', 'selfReview', 'reviewing']

/** The half-year of an evaluation; one of before the halves were named is about that of its due day. */
export const halfOf = ({ evalYear, halfCd, dueYmd }: Pick<VendorEval, 'evalYear' | 'halfCd' | 'dueYmd'>) =>
  evalYear && halfCd ? { evalYear, halfCd } : halfOfDay(dueYmd)

/** Accidents of the last years at the plant, and of a half-year what adds to its score or takes its grade. */
export async function liveRecords(
  row: Pick<VendorEval, 'vendorCd' | 'plantCd' | 'evalTypeCd' | 'evalYear' | 'halfCd' | 'dueYmd'>,
  context: Context,
): Promise<EvalRecords> {
  const { vendorCd, plantCd } = row
  const parameters = await evaluationParameters(context, plantCd)
  const years = { from: addMonths(context.today, -12 * parameters.accidentYears), to: context.today }
  const { lostTime, deaths, causesOpen } = await figuresOfCompany(context, { vendorCd, plantCd, ...years })
  const accidents = {
    accidentCnt: Math.max(lostTime, deaths),
    deadCnt: deaths,
    causeOpenYn: causesOpen > 0 ? ('Y' as const) : ('N' as const),
  }
  if (row.evalTypeCd !== evalKinds.halfYear) return { ...accidents, serious: false, bonus: 0 }
  const { facts } = await halfFacts(context, vendorCd, plantCd, spanOfHalf(halfOf(row)))
  const bonus = bonusOf(facts, bonusesOf(parameters))
  return { ...accidents, serious: (facts.accidents?.serious ?? 0) > 0, bonus }
}
export async function recordsOf(row: VendorEval, context: Context): Promise<EvalRecords> {
  if (liveStates.includes(row.state)) return liveRecords(row, context)
  return {
    accidentCnt: row.foundAccidentCnt ?? 0,
    deadCnt: row.foundDeadCnt ?? 0,
    causeOpenYn: row.foundOpenYn === 'Y' ? 'Y' : 'N',
    serious: row.seriousYn === 'Y',
    bonus: row.bonusQty ?? 0,
  }
}
export const foundColumns = ({ accidentCnt, deadCnt, causeOpenYn, serious, bonus }: EvalRecords) => ({
  foundAccidentCnt: accidentCnt,
  foundDeadCnt: deadCnt,
  foundOpenYn: causeOpenYn,
  seriousYn: serious ? 'Y' : 'N',
  bonusQty: bonus,
})
export const noFound = {
  foundAccidentCnt: null,
  foundDeadCnt: null,
  foundOpenYn: null,
  seriousYn: null,
  bonusQty: null,
}
/** The accidents that count: a correction, where there is one, else the records. */
export const accidentsOf = (row: AccidentRecord, records: EvalRecords): AccidentRecord =>
  row.accidentCnt === null
    ? records
    : { accidentCnt: row.accidentCnt, deadCnt: row.deadCnt, causeOpenYn: row.causeOpenYn }

export async function resultWith(
  row: VendorEval,
  records: EvalRecords,
  { sql }: Pick<Context, 'sql'>,
): Promise<EvalResult> {
  const { passScore, highPassScore } = await sql.one<{ passScore: number; highPassScore: number }>(
    'select "passScore", "highPassScore" from "evalForm" where "evalFormNo" = $1',
    [row.evalFormNo],
  )
  const contract = row.contractNo
    ? await sql.maybe<{ riskLvlCd: string }>(
        'select "riskLvlCd" from "vendorContract" where "contractNo" = $1',
        [row.contractNo],
      )
    : undefined
  return judgeEvaluation(
    row.items.map(({ itemNm, weight, minRate, evalScore, naYn }) => ({
      itemNm,
      weight,
      minRate: minRate ?? 0,
      score: evalScore,
      naYn,
    })),
    contract?.riskLvlCd === riskLevels.high ? highPassScore : passScore,
    accidentsOf(row, records),
    records,
  )
}
export const resultOf = async (row: VendorEval, context: Context): Promise<EvalResult> =>
  resultWith(row, await recordsOf(row, context), context)

import type { Context } from '../../../core/server/entity/context.ts'
import { addLine, removeLine } from '../../../core/server/entity/lines.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { rsaMeasure } from '../measure/rsa-measure.resource.ts'
import { hazopRefusals } from './hazop-refusals.texts.ts'
import { nextNumber, recommendationCode, recommendationsIn, sameAs } from './recommendation.rule.ts'
import { newRecommendation } from './new-recommendation.server.ts'
import { rsaHazopRow } from './rsa-hazop-row.resource.ts'

const shortest = 5
export interface KnownRecommendation {
  rsaMeasureNo: number
  recNo: number
  measureTxt: string
  state: string
}
/** The numbered recommendations of a study, also those that were cancelled: their numbers are not used again. */
export const recommendationsOf = ({ sql }: Context, rsaTargetNo: number): Promise<KnownRecommendation[]> =>
  sql.query(
    `select "rsaMeasureNo", "recNo"::int as "recNo", "measureTxt", "state" from "rsaMeasure" where "rsaTargetNo" = $1 and "recNo" is not null order by "recNo"`,
    [rsaTargetNo],
  )

/**
 * The cell of a row with every recommendation under its number: a known one keeps it, a new one gets the next of the
 * study. Saves of one study take turns, so that a number is given once.
 * @throws Refusal 400 for a number that the study does not have
 */
export async function saidRecommendations(
  context: Context,
  rsaTargetNo: number,
  cell: string | null | undefined,
): Promise<string | null> {
  const said = recommendationsIn(cell)
  if (said.length === 0) return null
  await context.sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `recommendations ${rsaTargetNo}`,
  ])
  const known = await recommendationsOf(context, rsaTargetNo)
  const used = known.map(({ recNo }) => recNo)
  const open = known.filter(({ state }) => state !== 'cancelled')
  const lines = said.map(({ recNo, measureTxt }) => {
    if (recNo !== undefined) {
      const found = open.find((each) => each.recNo === recNo)
      if (!found)
        throw badField('recommendTxt', hazopRefusals.unknownRec({ code: recommendationCode(recNo) }))
      // What is carried out already is no longer worded anew from a worksheet.
      const text = measureTxt !== '' && found.state === 'planned' ? measureTxt : found.measureTxt
      if (text.length < shortest) throw badField('recommendTxt', hazopRefusals.shortRec())
      return `${recommendationCode(recNo)} ${text}`
    }
    if (measureTxt.length < shortest) throw badField('recommendTxt', hazopRefusals.shortRec())
    const same = sameAs(open, measureTxt)
    if (same) return `${recommendationCode(same.recNo)} ${same.measureTxt}`
    const next = nextNumber(used)
    used.push(next)
    return `${recommendationCode(next)} ${measureTxt}`
  })
  return [...new Set(lines)].join('\n')
}

interface RowFacts {
  rsaTargetNo: number
  recommendTxt: string | null
  hazardTxt: string
  score: number | null
  gradeCd: string | null
}
/** Makes the recommendations of a row what its cell says: new ones, words that changed, and for which rows they are. */
export async function writeRecommendations(context: Context, rsaHazopRowNo: number): Promise<void> {
  const { sql } = context
  const row = await sql.one<RowFacts>(
    `select "rsaTargetNo", "recommendTxt", left(concat_ws(' / ', "deviationTxt", "causeTxt", "consequenceTxt"), 1000) as "hazardTxt", "score"::float8 as "score", "gradeCd"
     from "rsaHazopRow" where "rsaHazopRowNo" = $1`,
    [rsaHazopRowNo],
  )
  const known = await recommendationsOf(context, row.rsaTargetNo)
  const linked = await sql.query<{ rsaMeasureNo: number; rsaMeasureRowNo: number; state: string }>(
    `select r."rsaMeasureNo", r."rsaMeasureRowNo", m."state" from "rsaMeasureRow" r join "rsaMeasure" m using ("rsaMeasureNo")
     where r."rowEntity" = $1 and r."rowNo" = $2`,
    [rsaHazopRow.name, rsaHazopRowNo],
  )
  const wanted = new Set<number>()
  for (const { recNo, measureTxt } of recommendationsIn(row.recommendTxt)) {
    const found = known.find((each) => each.recNo === recNo)
    const rsaMeasureNo =
      found?.rsaMeasureNo ?? (await newRecommendation(context, row, { recNo: recNo!, measureTxt }))
    wanted.add(rsaMeasureNo)
    if (found && found.measureTxt !== measureTxt)
      await setColumns(context, rsaMeasure, rsaMeasureNo, { measureTxt })
    if (!linked.some((each) => each.rsaMeasureNo === rsaMeasureNo))
      await addLine(context, rsaMeasure, 'rows', rsaMeasureNo, {
        rowEntity: rsaHazopRow.name,
        rowNo: rsaHazopRowNo,
        hazardTxt: row.hazardTxt,
        score: row.score,
        gradeCd: row.gradeCd,
      })
  }
  for (const { rsaMeasureNo, rsaMeasureRowNo, state } of linked)
    if (!wanted.has(rsaMeasureNo) && state === 'planned')
      await removeLine(context, rsaMeasure, 'rows', rsaMeasureNo, rsaMeasureRowNo)
}

import { addLines, removeLines } from '../../../core/server/entity/lines.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import { chemicalParameters } from '../chemical-facts.server.ts'
import { matChkRqst, type MatChkRqst } from './mat-chk-rqst.resource.ts'
import { findingsOf, plantsOfCheck, type PlantFindings } from './material-check.rule.ts'
import { chemicalsOf, hazardOf, listsOf, lowestFlash, materialsOf } from './material-facts.server.ts'
import { peopleFor } from './material-people.server.ts'
import { tell } from './material-tell.server.ts'
import { psmHoldings, psmItems } from './psm-holdings.server.ts'
import { psmIncrease, type PsmIncrease } from './psm-increase.rule.ts'
import { dangerousGoods, reviewRouting } from './review-routing.rule.ts'
import { storeMultiples } from './store-multiples.server.ts'

/** Plants with their names, in the order given. */
const namedPlants = (
  { sql }: Context,
  plantCds: readonly string[],
): Promise<{ plantCd: string; plantNm: string }[]> =>
  sql.query(
    // In Korean: the text is stored with the record, as it was said that day.
    'select "plantCd", "plantNm" from "plant" where "plantCd" = any($1::text[]) order by array_position($1::text[], "plantCd")',
    [plantCds],
  )

/**
 * Matches the lists and opens the lines that must look at the material, with what they should look for.
 * (chm.md 5.3, 5.9)
 */
export async function openReviews(row: MatChkRqst, context: Context): Promise<void> {
  const { sql } = context
  const materials = await materialsOf(
    context,
    row.prods.map(({ chemprodNo }) => chemprodNo),
  )
  const [known, lists, limits] = await Promise.all([
    chemicalsOf(context, materials),
    listsOf(context, materials),
    chemicalParameters(context, row.plantCd),
  ])
  const hazards = await Promise.all(materials.map((material) => hazardOf(context, material, known)))
  const flash = materials.flatMap((material) => lowestFlash(material, known) ?? [])
  // Where no day's maximum is said, the year's quantity is spread over its working days.
  const dayQty = row.dayMaxQty ?? row.yearQty / limits.workdaysOfYear
  const added = await psmItems(
    context,
    lists.flatMap(({ regItemNo }) => regItemNo ?? []),
    dayQty,
  )
  const plants: (PlantFindings & { psm: PsmIncrease })[] = []
  for (const { plantCd, plantNm } of await namedPlants(context, plantsOfCheck(row)))
    plants.push({
      plantNm,
      psm: psmIncrease(await psmHoldings(context, plantCd), added),
      stores: await storeMultiples(context, plantCd, materials, hazards, dayQty),
    })
  const regCds = [
    ...new Set([
      ...lists.map(({ regCd }) => regCd),
      ...(hazards.some(({ desigQty }) => desigQty) ? [dangerousGoods] : []),
    ]),
  ]
  const lines = reviewRouting(
    {
      regCds,
      flashPt: flash.length > 0 ? Math.min(...flash) : null,
      segGrpCds: [...known.values()].flatMap(({ segGrpCds }) => segGrpCds ?? []),
      cmr: [...known.values()].some(({ carcCd, mutaCd, reproCd }) => Boolean(carcCd ?? mutaCd ?? reproCd)),
      psmDelta: Math.max(...plants.map(({ psm }) => psm.delta)),
    },
    limits,
  )
  const names = new Map(
    (
      await sql.query<{ code: string; codeNm: string }>(
        // In Korean: the text is stored with the record, as it was said that day.
        `select "code", "codeNm" from "codeItem" where "codeGrpCd" = 'CHM_HAZ_ITEM'`,
      )
    ).map(({ code: item, codeNm }) => [item, codeNm]),
  )
  const facts = {
    regCds,
    plants,
    yearQty: row.yearQty,
    registerFromKg: limits.kreachYearKg,
    importYn: materials.some(({ importYn }) => importYn === 'Y'),
    declared: materials.every(({ keDeclYn }) => keDeclYn === 'Y'),
    materials: materials.map(({ prodNm }, index) => ({
      prodNm,
      desigQty: hazards[index]?.desigQty ?? null,
      desigUnitCd: hazards[index]?.desigUnitCd ?? null,
      hazItemNm: names.get(hazards[index]?.hazItemCd ?? '') ?? null,
    })),
  }
  const { matChkRqstNo } = row
  const byTransition = { trail: false } as const
  const regNos = row.regs.map(({ matChkRegNo }) => matChkRegNo)
  const reviewNos = row.reviews.map(({ matChkReviewNo }) => matChkReviewNo)
  const condNos = row.conds.map(({ matChkCondNo }) => matChkCondNo)
  await removeLines(context, matChkRqst, 'regs', matChkRqstNo, regNos, byTransition)
  await removeLines(context, matChkRqst, 'reviews', matChkRqstNo, reviewNos, byTransition)
  await removeLines(context, matChkRqst, 'conds', matChkRqstNo, condNos, byTransition)
  const regs = lists
    .toSorted((a, b) => (a.regCd < b.regCd ? -1 : Number(a.regCd > b.regCd)))
    .map(({ chemprodNo, regCd, regSubjTxt, contentPct, borderYn, lawTxt }) => ({
      chemprodNo,
      regCd,
      regSubjTxt,
      contentPct,
      borderYn,
      lawTxt,
    }))
  await addLines(context, matChkRqst, 'regs', matChkRqstNo, regs, byTransition)
  const reviews = lines.map(({ line, why }) => ({
    lineCd: line,
    whyTxt: String(why),
    findingTxt: findingsOf(line, facts).map(String).join('\n') || null,
  }))
  await addLines(context, matChkRqst, 'reviews', matChkRqstNo, reviews, byTransition)
  await tell(context, row, 'CHM_MAT_SUBMITTED', await peopleFor(context, plantsOfCheck(row), 'manager'), {})
}

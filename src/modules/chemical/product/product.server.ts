import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { badField, badFields, forbidden } from '../../../core/server/http/errors.ts'
import { reasonMin } from '../../../core/shared/limits.ts'
import { isHeadOffice } from '../material-check/material-people.server.ts'
import { refuseForeignProcess } from '../../../platform/process/process.server.ts'
import { unsaidNames } from '../submission/refused-secret.server.ts'
import { rematch } from '../regulation/match.server.ts'
import { temperatureIssues } from '../store/store-fitting.rule.ts'
import { compositionIssues } from './composition.rule.ts'
import { hazardOfProduct } from './product-hazard.server.ts'
import { evidenceIssues } from './measured.rule.ts'
import { hazardWords, sameHazard, storedHazard } from './product-hazard.rule.ts'
import { chmProduct, chmProductPlant } from './chm-product.resource.ts'
import { chemicalSentences } from '../chemical-module.texts.ts'
import { productRefusals } from './product.texts.ts'

/**
 * Products: the sum of the composition, the density that converts kg and L, and a review before they are 등록완료
 * (chm.md 2, 4).
 */
export const productBehaviour = defineBehaviour(chmProduct, {
  beforeSave: async (input, { sql, today, session }, before) => {
    const migYn = input.migYn ?? before?.migYn ?? 'N'
    // Migrated data needs no review, so only head office may say that a product is migrated.
    if (migYn !== (before?.migYn ?? 'N') && !isHeadOffice(session))
      throw forbidden(productRefusals.migratedByHeadOffice())
    // It is said when the data comes in, with where it comes from: no product of the portal becomes migrated data later.
    if (migYn === 'Y' && before && before.migYn !== 'Y')
      throw badField('migYn', productRefusals.migratedLater())
    if (migYn === 'Y' && !before && (input.remark ?? '').trim().length < reasonMin)
      throw badField('remark', productRefusals.migratedFrom({ count: reasonMin }))
    const comps = input.comps ?? before?.comps ?? []
    const secret = before
      ? await sql.one<{ sum: number }>(
          `select coalesce(sum(s."contentRep"), 0) as sum from "chmProductSecret" s join "chmProductComp" c using ("compNo") where c."prodNo" = $1 and c."compNo" = any($2::bigint[])`,
          [before.prodNo, comps.flatMap(({ compNo }) => (compNo ? [compNo] : []))],
        )
      : { sum: 0 }
    const issues = compositionIssues(comps, secret.sum)
    if (input.stateCd === 'L' && !input.density)
      issues.push({ path: 'density', message: productRefusals.density() })
    issues.push(...temperatureIssues(input), ...evidenceIssues(input))
    if (issues.length > 0) throw badFields(issues)
    const hazard = await hazardOfProduct({ sql, today }, input, comps)
    // Nothing chosen: the rule decides. Chosen otherwise than by the rule: with a reason.
    const judged = hazard && !input.hazClassCd ? storedHazard(hazard) : {}
    if (
      hazard &&
      input.hazClassCd &&
      !sameHazard(input, hazard) &&
      !(before && sameHazard(input, before)) &&
      !input.hazReason?.trim()
    )
      throw badField('hazReason', productRefusals.hazardReason({ hazard: hazardWords(hazard) }))
    return { ...input, ...judged, migYn }
  },
  afterSave: async (key, { sql, session, today }) => {
    await rematch(sql, session.userId, today, [Number(key)])
  },
  mayDelete: (row) => (row.state === 'draft' ? undefined : productRefusals.deleteDraft()),
  transitions: {
    register: {
      guards: {
        review: async ({ matChkTxt, migYn }, { sql }) =>
          migYn === 'Y' ||
          (await sql.maybe(
            `select 1 from "matChkRqst" where "rqstCd" = $1 and "state" in ('approved', 'conditional', 'registered')`,
            [matChkTxt],
          ))
            ? undefined
            : productRefusals.reviewNeeded(),
        composition: ({ comps }) => (comps.length > 0 ? undefined : productRefusals.compositionNeeded()),
      },
    },
    release: {
      guards: {
        secrecy: async ({ prodNo }, { sql }) => {
          const names = await unsaidNames(sql, prodNo)
          return names.length > 0 ? productRefusals.refusedSecrets({ names: names.join(', ') }) : undefined
        },
      },
    },
  },
})

/** Plant use: department and process belong together. */
export const productPlantBehaviour = defineBehaviour(chmProductPlant, {
  beforeSave: async (input, { sql }) => {
    if (
      !(await sql.maybe('select 1 from "dept" where "deptCd" = $1 and "plantCd" = $2', [
        input.deptCd,
        input.plantCd,
      ]))
    )
      throw badField('deptCd', chemicalSentences.otherPlantsDept())
    if (
      input.storeNo &&
      !(await sql.maybe('select 1 from "chmStore" where "storeNo" = $1 and "plantCd" = $2', [
        input.storeNo,
        input.plantCd,
      ]))
    )
      throw badField('storeNo', productRefusals.otherPlantsStore())
    await refuseForeignProcess(sql, input)
    return input
  },
})

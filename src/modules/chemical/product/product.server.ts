import { defineBehaviour } from '../../../core/server/entity/behaviour.ts'
import { badField, badFields, forbidden } from '../../../core/server/http/errors.ts'
import { isHeadOffice } from '../material-check/material-people.server.ts'
import { refuseForeignProcess } from '../../../platform/process/process.server.ts'
import { chemicalParameters } from '../chemical-facts.server.ts'
import { unsaidNames } from '../submission/refused-secret.server.ts'
import { rematch } from '../regulation/match.server.ts'
import { temperatureIssues } from '../store/store-fitting.rule.ts'
import { compositionIssues } from './composition.rule.ts'
import { hazardOfProduct } from './product-hazard.server.ts'
import { hazardWords, sameHazard, storedHazard } from './product-hazard.rule.ts'
import { chmProduct, chmProductPlant } from './chm-product.resource.ts'
import { chemicalSentences } from '../chemical-module.texts.ts'

/**
 * Products: the sum of the composition, the density that converts kg and L, and a review before they are 등록완료
 * (chm.md 2, 4).
 */
export const productBehaviour = defineBehaviour(chmProduct, {
  beforeSave: async (input, { sql, now, session }, before) => {
    const migYn = input.migYn ?? before?.migYn ?? 'N'
    // Migrated data stands without a review: only head office says what that is.
    if (migYn !== (before?.migYn ?? 'N') && !isHeadOffice(session))
      throw forbidden('이관자료 표시는 SHE관리자(본사)만 바꿀 수 있습니다.')
    const comps = input.comps ?? before?.comps ?? []
    const secret = before
      ? await sql.one<{ sum: number }>(
          `select coalesce(sum(s."contentRep"), 0) as sum from "chmProductSecret" s join "chmProductComp" c using ("compNo") where c."prodNo" = $1 and c."compNo" = any($2::bigint[])`,
          [before.prodNo, comps.flatMap(({ compNo }) => (compNo ? [compNo] : []))],
        )
      : { sum: 0 }
    const { secretRangePct } = await chemicalParameters({ sql, now })
    // What comes from a material check was held against the range when it was declared.
    const range =
      before || !input.matChkTxt ? { pct: secretRangePct, before: before?.comps ?? [] } : undefined
    const issues = compositionIssues(comps, secret.sum, range)
    if (input.stateCd === 'L' && !input.density)
      issues.push({ path: 'density', message: '액체 제품은 밀도(kg/L) 항목을 입력해 주세요.' })
    issues.push(...temperatureIssues(input))
    if (issues.length > 0) throw badFields(issues)
    const hazard = await hazardOfProduct({ sql, now }, input, comps)
    // Nothing chosen: the rule decides. Chosen otherwise than by the rule: with a reason.
    const judged = hazard && !input.hazClassCd ? storedHazard(hazard) : {}
    if (
      hazard &&
      input.hazClassCd &&
      !sameHazard(input, hazard) &&
      !(before && sameHazard(input, before)) &&
      !input.hazReason?.trim()
    )
      throw badField(
        'hazReason',
        `위험물 판정이 계산 결과(${hazardWords(hazard)})와 다릅니다. 정정 사유를 입력해 주세요.`,
      )
    return { ...input, ...judged, migYn }
  },
  afterSave: async (key, { sql, session, now }) => {
    await rematch(sql, session.userId, now.slice(0, 10), [Number(key)])
  },
  mayDelete: (row) => (row.state === 'draft' ? undefined : '등록중 상태의 제품만 삭제할 수 있습니다.'),
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
            : '승인된 사전검토가 없는 제품은 등록완료할 수 없습니다.',
        composition: ({ comps }) =>
          comps.length > 0 ? undefined : '구성성분이 없는 제품은 등록완료할 수 없습니다.',
      },
    },
    release: {
      guards: {
        secrecy: async ({ prodNo }, { sql }) => {
          const names = await unsaidNames(sql, prodNo)
          return names.length > 0
            ? `비공개가 불승인된 성분(${names.join(', ')})을 적은 새 MSDS가 유효해야 합니다.(MSDS 고시 제18조)`
            : undefined
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
      throw badField('storeNo', '선택한 사업장의 저장장소가 아닙니다.')
    await refuseForeignProcess(sql, input)
    return input
  },
})

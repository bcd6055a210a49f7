import type { Context } from '../../../core/server/entity/context.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { setColumns } from '../../../core/server/entity/set-columns.ts'
import { badField } from '../../../core/server/http/errors.ts'
import type { RsaTarget } from '../plan/rsa-target.resource.ts'
import { assessmentTypes } from '../risk-codes.rule.ts'
import { hazardRefusals } from './hazard-refusals.texts.ts'
import { methodNames } from './method-names.texts.ts'
import { rsaCheckAnswer } from './rsa-check-answer.resource.ts'
import { checkAnswerBehaviour } from './rsa-check-answer.server.ts'

/** CHECK_PURPOSE of the sheets that risks are assessed by. */
export const riskPurpose = 'RISK'

/**
 * Puts the questions of a fixed checklist below a target, to be answered one by one. A later version of the list leaves
 * what was asked as it is.
 */
export async function takeChecklist(
  context: Context,
  { rsaTargetNo, rsaTypeCd }: RsaTarget,
  checkFormNo: number,
): Promise<void> {
  if (rsaTypeCd !== assessmentTypes.checklist)
    throw badField('checkFormNo', hazardRefusals.otherType({ type: methodNames[rsaTypeCd] ?? rsaTypeCd }))
  const items = await context.sql.query<{
    itemCd: string
    sectionTxt: string | null
    itemTxt: string
    lawTxt: string | null
  }>(
    `select i."itemCd", i."sectionTxt", i."itemTxt", i."basisTxt" as "lawTxt" from "checkFormItem" i join "checkForm" f using ("checkFormNo")
     where f."checkFormNo" = $1 and f."state" = 'fixed' and f."purposeCd" = $2 order by i."sortOrder", i."checkFormItemNo"`,
    [checkFormNo, riskPurpose],
  )
  if (items.length === 0) throw badField('checkFormNo', hazardRefusals.noForm())
  const { taken, last } = await context.sql.one<{ taken: number; last: number }>(
    `select count(*) filter (where "checkFormNo" = $2)::int as "taken", coalesce(max("sortOrder"), 0)::float8 as "last"
     from "rsaCheckAnswer" where "rsaTargetNo" = $1`,
    [rsaTargetNo, checkFormNo],
  )
  if (taken > 0) throw badField('checkFormNo', hazardRefusals.formTaken())
  for (const [index, { itemCd, ...asked }] of items.entries()) {
    const key = await createRecord(checkAnswerBehaviour, context, {
      ...asked,
      rsaTargetNo,
      sortOrder: last + index + 1,
    })
    await setColumns(context, rsaCheckAnswer, key, { checkFormNo, itemCd }, { stamps: false, trail: false })
  }
}

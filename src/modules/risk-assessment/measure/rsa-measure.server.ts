import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { rsaTarget } from '../plan/rsa-target.resource.ts'
import { whyNotOfTeam } from '../plan/target-edit.server.ts'
import { gradeWith } from '../matrix/matrix.rule.ts'
import { matrixOf } from '../matrix/matrix.server.ts'
import { measureRefusals } from './measure-refusals.texts.ts'
import { whyNotDue } from './measure.rule.ts'
import { rsaMeasure } from './rsa-measure.resource.ts'

type Rule = Guard<typeof rsaMeasure>
const ofTeam: Rule = async ({ rsaTargetNo }, context) =>
  whyNotOfTeam(await loadRecord(rsaTarget, context, rsaTargetNo), context)
const planned: Rule = (row, context) =>
  row.state === 'planned' ? ofTeam(row, context) : measureRefusals.planned()

/** Somebody must answer for a measure: a person, a department or a company. */
export const hasOwner = (measure: {
  ownerUserId?: string | null
  ownerDeptCd?: string | null
  ownerVendorCd?: string | null
}): boolean => Boolean(measure.ownerUserId || measure.ownerDeptCd || measure.ownerVendorCd)

/**
 * 감소대책: written beside its row, handed to the register of improvements as its target is confirmed, and moved from
 * then on by what is found there. (rsa.md 4; fit D10, D13)
 */
export const measureBehaviour = defineBehaviour(rsaMeasure, {
  without: ['create', 'multi'],
  mayEdit: planned,
  mayDelete: planned,
  async beforeSave(input, context, before) {
    if (before && before.rsaTargetNo !== input.rsaTargetNo)
      throw badField('rsaTargetNo', measureRefusals.otherTarget())
    if (!hasOwner(input)) throw badField('ownerUserId', measureRefusals.ownerNeeded())
    if (before && before.worstScore !== null && before.dueYmd !== input.dueYmd) {
      const target = await loadRecord(rsaTarget, context, before.rsaTargetNo)
      const judged = gradeWith(await matrixOf(context, target.rsaMatrixNo), before.worstScore)
      const late = whyNotDue(input.dueYmd, context.today, judged)
      if (late) throw badField('dueYmd', late)
    }
    return input
  },
  transitions: {
    verify: {
      guards: {
        residual: ({ resAcceptYn }) => (resAcceptYn === 'Y' ? undefined : measureRefusals.residualAbove()),
      },
    },
    reopen: { set: () => ({ closeDt: null }) },
    acceptRisk: { may: ofTeam, set: (_row, _context, { acceptTxt }) => ({ acceptTxt }) },
    notAccepted: { set: () => ({ acceptTxt: null }) },
    cancel: { may: ofTeam, set: (_row, _context, { reason }) => ({ cancelReason: reason }) },
  },
})

import { defineBehaviour, type Guard } from '../../../core/server/entity/behaviour.ts'
import { forbidden } from '../../../core/server/http/errors.ts'
import { riskFiguresOn } from '../risk-parameters.server.ts'
import { isRiskStaff } from '../risk-people.server.ts'
import { riskRefusals } from '../risk-refusals.texts.ts'
import { planRefusals } from './plan-refusals.texts.ts'
import { occasionDueYmd } from './plan.rule.ts'
import { rsaOccasion } from './rsa-occasion.resource.ts'

type Rule = Guard<typeof rsaOccasion>
const ownSource = 'own'
const staff: Rule = ({ plantCd }, { session }) =>
  isRiskStaff(session, plantCd) ? undefined : riskRefusals.staffOnly()
const byHand: Rule = (row, context) =>
  row.sourceCd === ownSource && row.state === 'open' ? staff(row, context) : planRefusals.occasionBySystem()

/** 수시평가 사유: found by the clock or another module, or entered; a plan takes it up, and its end ends it. (제13조제2항) */
export const occasionBehaviour = defineBehaviour(rsaOccasion, {
  without: ['multi'],
  mayEdit: byHand,
  mayDelete: byHand,
  async beforeSave(input, context, before) {
    if (!before && !isRiskStaff(context.session, input.plantCd)) throw forbidden(riskRefusals.staffOnly())
    if (before || input.sourceCd !== ownSource) return input
    const latest = occasionDueYmd(
      input.foundYmd,
      input.triggerCd,
      await riskFiguresOn(context, input.plantCd),
    )
    return { ...input, dueYmd: input.dueYmd < latest ? input.dueYmd : latest }
  },
  transitions: {
    release: { set: () => ({ rsaPlanNo: null }) },
    finish: { set: (_, { today }) => ({ doneYmd: today }) },
    cancel: { may: staff, set: (_row, _context, { reason }) => ({ cancelReason: reason }) },
  },
})

import type { Context } from '../../../core/server/entity/context.ts'
import { badField, refused } from '../../../core/server/http/errors.ts'
import { saidOf } from '../../../core/shared/words.ts'
import { label } from '../../../core/shared/sentence.ts'
import { needReasonMin, stagesOf, type CheckStage } from '../permit/check-stage.rule.ts'
import { checkRefusals, stageTimes } from '../permit/permit-check.texts.ts'
import { permitStates } from '../permit/permit-transitions.rule.ts'
import type { WorkPermit } from '../permit/work-permit.resource.ts'

type StoredCheck = WorkPermit['checks'][number]
/**
 * What the issuer decided of a measure, with his reason. A mandatory one is needed as long as the kinds of the
 * permit ask for it; they are fitted anew with each review.
 * @throws Refusal 422 (mandatory), 400 (no reason)
 */
export function neededAs(
  context: Context,
  stored: StoredCheck,
  needYn: string,
  given: unknown,
  index: number,
): Pick<StoredCheck, 'needTxt' | 'needUserId' | 'needDt'> {
  const { needTxt, needUserId, needDt } = stored
  if (needYn === stored.needYn) return { needTxt, needUserId, needDt }
  if (needYn === 'Y') return { needTxt: null, needUserId: context.session.userId, needDt: context.now }
  if (stored.killYn === 'Y') throw refused([{ guard: 'mandatory', message: checkRefusals.mandatory() }])
  const reason = typeof given === 'string' ? given.trim().slice(0, 500) : ''
  if (reason.length < needReasonMin)
    throw badField(`${index}.needTxt`, checkRefusals.reason({ count: needReasonMin }))
  return { needTxt: reason, needUserId: context.session.userId, needDt: context.now }
}
/** @throws Refusal 422 where the item belongs to another stage than the permit is in, or is not needed */
export function refuseUntimely(permit: WorkPermit, stored: StoredCheck, needYn: string): void {
  const state = permit.state
  if (!(stagesOf(state) as readonly string[]).includes(stored.stageCd))
    throw refused([
      {
        guard: 'stage',
        message: checkRefusals.stage({
          item: saidOf(stored, 'itemNm'),
          state: label(permitStates[state]),
          when: stageTimes[stored.stageCd as CheckStage](),
        }),
      },
    ])
  if (needYn !== 'Y')
    throw refused([
      { guard: 'notNeeded', message: checkRefusals.notNeeded({ item: saidOf(stored, 'itemNm') }) },
    ])
}

import type { Behaviour } from '../../../core/server/entity/behaviour.ts'
import { messages } from '../../../core/shared/messages.ts'
import { holds, isDoing } from './permit-facts.server.ts'
import { whoRefusals } from './permit-guard.texts.ts'
import { permitStates } from './permit-transitions.rule.ts'
import type { workPermit } from './work-permit.resource.ts'

type PermitBehaviour = Behaviour<typeof workPermit>

/** Who writes a permit: the company until it asks for it, the issuer during his review. */
export const mayEdit: NonNullable<PermitBehaviour['mayEdit']> = async (permit, context) => {
  const { session } = context
  if (permit.state === 'draft' || permit.state === 'rejected')
    return isDoing(session, permit) || permit.createUserId === session.userId
      ? undefined
      : whoRefusals.editDoing()
  if (permit.state === 'reviewing')
    return (await holds(context, permit, 'issuer')) ? undefined : whoRefusals.editIssuer()
  return whoRefusals.editStates()
}
/**
 * Photos and papers come during the work too (the posting photo is a condition of the start), until the
 * permit has ended.
 */
export const mayAttach: NonNullable<PermitBehaviour['mayAttach']> = ({ state }) =>
  state === 'closed' || state === 'cancelled' || state === 'expired'
    ? messages.wrongState(permitStates[state])
    : undefined
export const mayDelete: NonNullable<PermitBehaviour['mayDelete']> = (permit, { session }) =>
  permit.state === 'draft' && (isDoing(session, permit) || permit.createUserId === session.userId)
    ? undefined
    : whoRefusals.deleteDraft()

import { asSystem, type Context } from '../../core/server/context.ts'
import { behaviourNamed } from '../../core/server/registry.ts'
import { runTransition } from '../../core/server/transition.ts'
import type { ApprovalLink, Transition } from '../../core/shared/resource.ts'
import type { RqstRow } from './documents.server.ts'

/** How a transition goes through approval, by the record's definition. */
function linkOf(rqst: Pick<RqstRow, 'taskClassNm' | 'taskActNm'>): ApprovalLink | undefined {
  const transitions = behaviourNamed(rqst.taskClassNm)?.resource.transitions as Record<string, Transition<string>> | undefined
  return transitions?.[rqst.taskActNm]?.approval
}
/** Calls the module's transition as the system, in the name of who decided; its refusal undoes everything. */
export async function runOutcome(
  context: Context,
  rqst: RqstRow,
  outcome: 'approved' | 'rejected' | 'withdrawn' | 'discarded',
  reason: string | null,
) {
  const action = linkOf(rqst)?.[outcome]
  const behaviour = behaviourNamed(rqst.taskClassNm)
  if (!action || !behaviour) return
  const { userId, userNm, ip } = context.session
  const session = { ...asSystem(`결재 ${rqst.docNo ?? rqst.apprRqstNo}`), userId, userNm, ip }
  await runTransition(behaviour, { ...context, session }, rqst.apprBizKey, action, reason ? { reason } : {})
}

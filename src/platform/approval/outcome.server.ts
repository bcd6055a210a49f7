import { actingAs, asSystem, type Context } from '../../core/server/entity/context.ts'
import { quoted } from '../../core/server/database/database.ts'
import { parseKey } from '../../core/server/entity/record.ts'
import { behaviourNamed } from '../../core/server/entity/registry.ts'
import { runTransition } from '../../core/server/entity/transition.ts'
import type { ApprovalLink, Transition } from '../../core/shared/resource.ts'
import type { RqstRow } from './documents.server.ts'

/** The approval settings of the document's transition, from the record's definition. */
function linkOf(rqst: Pick<RqstRow, 'taskClassNm' | 'taskActNm'>): ApprovalLink | undefined {
  const transitions = behaviourNamed(rqst.taskClassNm)?.resource.transitions as
    | Record<string, Transition<string>>
    | undefined
  return transitions?.[rqst.taskActNm]?.approval
}
type Outcome = 'approved' | 'rejected' | 'withdrawn' | 'discarded'

/**
 * Runs the module's transition as the system, in the name of the person who decided; its refusal undoes
 * everything. A rejection ends the document even when the record has moved on or is gone; an approval does
 * not.
 * @throws Refusal 404, 409, 422
 */
export async function runOutcome(
  context: Context,
  rqst: RqstRow,
  outcome: Outcome,
  reason: string | null,
): Promise<void> {
  const action = linkOf(rqst)?.[outcome]
  const behaviour = behaviourNamed(rqst.taskClassNm)
  if (!action || !behaviour) return
  const { from } = (behaviour.resource.transitions as Record<string, Transition<string>>)[action]!
  if (outcome !== 'approved' && !from.includes(await lockRecord(context, rqst))) return
  const { userId, userNm, ip } = context.session
  const session = { ...asSystem(`결재 ${rqst.docNo ?? rqst.apprRqstNo}`), userId, userNm, ip }
  await actingAs(context, session, (asked) =>
    runTransition(behaviour, asked, rqst.apprBizKey, action, reason ? { reason } : {}),
  )
}

/**
 * Locks the record behind a document, before the document itself: 상신 takes them in the same order.
 * @returns the record's state; empty when it is gone
 */
export async function lockRecord(
  { sql }: Context,
  rqst: Pick<RqstRow, 'taskClassNm' | 'apprBizKey'>,
): Promise<string> {
  const resource = behaviourNamed(rqst.taskClassNm)?.resource
  if (!resource) return ''
  const found = await sql.maybe<{ state: string }>(
    `select "state" from ${quoted(resource.name)} where ${quoted(resource.key)} = $1 for update`,
    [parseKey(resource, rqst.apprBizKey)],
  )
  return found?.state ?? ''
}

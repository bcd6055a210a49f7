import { defineBehaviour, type Guard } from '../../core/server/entity/behaviour.ts'
import type { Context } from '../../core/server/entity/context.ts'
import { badField, forbidden, Refusal } from '../../core/server/http/errors.ts'
import { mayUse } from '../../core/server/http/session.ts'
import { messages } from '../../core/shared/messages.ts'
import { apprDelegate } from './appr-delegate.resource.ts'
import { apprRqst } from './appr-rqst.resource.ts'
import { refreshAssignees } from './assignees.server.ts'
import { delegationProblem, type Delegation } from './delegation.rule.ts'
import { delegateMessages } from './delegation.texts.ts'

/** Readers of the register see all delegations, but only its owner may change or take over a delegation. */
const foreign: Guard<typeof apprDelegate> = (row, { session }) =>
  row.fromUserId !== session.userId && !mayUse(session, apprRqst.menus, 'write')
    ? delegateMessages.others()
    : undefined

/**
 * 위임·부재: one's own signature only (결재문서 관리 may enter an absence for others); no loop, no more than three in a
 * row, no overlap.
 */
export const apprDelegateBehaviour = defineBehaviour(apprDelegate, {
  beforeSave: async (input, context, before) => {
    const { session } = context
    if (input.fromUserId !== session.userId && !mayUse(session, apprRqst.menus, 'write'))
      throw forbidden(delegateMessages.others())
    if (input.toUserId === input.fromUserId) throw badField('toUserId', delegateMessages.self())
    if (Date.parse(input.toDt) < Date.parse(input.fromDt)) throw badField('toDt', messages.endBeforeStart)
    const useYn = input.useYn ?? 'Y'
    if (useYn === 'Y') {
      // Two who delegate to each other at the same moment take turns.
      await context.sql.query('lock table "apprDelegate" in share row exclusive mode')
      const given = { ...input, bizCds: input.bizCds ?? null }
      const problem = delegationProblem(given, await delegationsIn(context, before?.delegateNo))
      if (problem) throw new Refusal(409, 'CONFLICT', problem.message, { fields: [problem] })
    }
    return { ...input, useYn }
  },
  afterSave: (_key, context) => refreshAssignees(context),
  mayEdit: foreign,
  mayDelete: (row, context) =>
    foreign(row, context) ??
    (Date.parse(row.fromDt) <= Date.parse(context.now) ? delegateMessages.begun() : undefined),
})

async function delegationsIn({ sql }: Context, except: number | undefined): Promise<Delegation[]> {
  return sql.query<Delegation>(
    `select "fromUserId", "toUserId", "delegateKindCd", "bizCds", "fromDt", "toDt" from "apprDelegate" where "useYn" = 'Y' and "delegateNo" is distinct from $1`,
    [except ?? null],
  )
}

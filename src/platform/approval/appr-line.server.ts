import { defineBehaviour, type Guard } from '../../core/server/entity/behaviour.ts'
import { badField, badFields, forbidden } from '../../core/server/http/errors.ts'
import { mayUse, type Session } from '../../core/server/http/session.ts'
import { messages } from '../../core/shared/messages.ts'
import { apprLine, lineOwners } from './appr-line.resource.ts'
import { apprPolicy } from './appr-policy.resource.ts'
import { stepSays } from './approval-names.texts.ts'

interface Owned {
  ownerKindCd: string
  ownerUserId?: string | null
  ownerDeptCd?: string | null
}
/**
 * Personal lines are their owner's, those of a department its members', those for all belong to who keeps the
 * policies.
 */
const isOwn = (line: Owned, session: Session): boolean =>
  mayUse(session, apprPolicy.menus, 'write') ||
  (line.ownerKindCd === lineOwners.person && line.ownerUserId === session.userId) ||
  (line.ownerKindCd === lineOwners.dept && line.ownerDeptCd === session.deptCd)
const mayEdit: Guard<typeof apprLine> = (line, { session }) =>
  isOwn(line, session) ? undefined : stepSays.foreignLine()

export const apprLineBehaviour = defineBehaviour(apprLine, {
  mayEdit,
  mayDelete: mayEdit,
  beforeSave: (input, { session }, before) => {
    const line = {
      ...input,
      ownerUserId: input.ownerKindCd === lineOwners.person ? (input.ownerUserId ?? session.userId) : null,
      ownerDeptCd: input.ownerKindCd === lineOwners.dept ? (input.ownerDeptCd ?? session.deptCd) : null,
    }
    if (line.ownerKindCd === lineOwners.dept && !line.ownerDeptCd)
      throw badField('ownerDeptCd', messages.requiredField('소유부서'))
    if (!isOwn(line, session)) throw forbidden(stepSays.foreignLine())
    const items = input.items ?? before?.items ?? []
    const empty = items.flatMap((item, index) =>
      item.userId || item.deptCd || item.dutyCd
        ? []
        : [{ path: `items.${index}.userId`, message: messages.requiredField('결재자') }],
    )
    if (empty.length > 0) throw badFields(empty)
    return line
  },
})

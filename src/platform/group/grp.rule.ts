import { messages } from '../../core/shared/messages.ts'
import type { FieldIssue } from '../../core/shared/session.ts'
import { groupMessages } from './grp.texts.ts'

/** Checks over the members of a group: at least one, nobody twice (admin R11). */
export function memberIssues(values: Record<string, unknown>): FieldIssue[] {
  const members = Array.isArray(values['members']) ? (values['members'] as { memberId?: unknown }[]) : []
  if (members.length === 0) return [{ path: 'members', message: groupMessages.noMembers() }]
  const seen = new Set<unknown>()
  return members.flatMap(({ memberId }, index) => {
    if (seen.has(memberId)) return [{ path: `members.${index}.memberId`, message: messages.duplicateTag }]
    seen.add(memberId)
    return []
  })
}

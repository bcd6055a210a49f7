import { messages } from '../../core/shared/messages.ts'
import type { FieldIssue } from '../../core/shared/session.ts'

export const groupMessages = {
  noMembers: '구성원을 1명 이상 지정하세요.',
  kindFixed: '구성원이 있는 그룹의 구분은 변경할 수 없습니다.',
  unknownMember: (memberId: string) => `${memberId}은(는) 이 구분의 구성원이 아닙니다.`,
} as const

/** Checks over the members of a group: at least one, nobody twice (admin R11). */
export function memberIssues(values: Record<string, unknown>): FieldIssue[] {
  const members = Array.isArray(values['members']) ? (values['members'] as { memberId?: unknown }[]) : []
  if (members.length === 0) return [{ path: 'members', message: groupMessages.noMembers }]
  const seen = new Set<unknown>()
  return members.flatMap(({ memberId }, index) => {
    if (seen.has(memberId)) return [{ path: `members.${index}.memberId`, message: messages.duplicateTag }]
    seen.add(memberId)
    return []
  })
}

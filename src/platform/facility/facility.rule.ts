import { messages } from '../../core/shared/messages.ts'
import type { FieldIssue } from '../../core/shared/session.ts'
import { facilityMessages } from './facility.texts.ts'

/** Letters of the kind, number, and a letter for one of several: P-301A. */
const tag = /^[A-Z]{1,4}-\d{2,5}[A-Z]?$/

/** The tags that a text names, each once: `P-301A 흡입 배관` names P-301A. */
export const tagsIn = (text: string): string[] => [
  ...new Set(text.match(/(?<![A-Z\d-])[A-Z]{1,4}-\d{1,5}[A-Z]?(?![A-Z\d-])/g)),
]

/** Faults in the form of a facility that can be found without the database. */
export function facilityIssues(values: Record<string, unknown>): FieldIssue[] {
  const { facilityCd, fromYmd, toYmd } = values
  const issues: FieldIssue[] = []
  if (typeof facilityCd === 'string' && facilityCd !== '' && !tag.test(facilityCd))
    issues.push({ path: 'facilityCd', message: facilityMessages.tagShape() })
  if (typeof fromYmd === 'string' && typeof toYmd === 'string' && toYmd !== '' && toYmd < fromYmd)
    issues.push({ path: 'toYmd', message: messages.endBeforeStart })
  return issues
}

export interface TypePlace {
  safFacilityTypeCd: string
  psafFacilityTypeCd: string | null
}
/**
 * True if a type would come to stand below itself. A cycle that is already in the rows does not hang the
 * check.
 */
export function wouldCycle(types: readonly TypePlace[], typeCd: string, parentCd: string | null): boolean {
  const seen = new Set<string>()
  for (
    let at = parentCd;
    at !== null && !seen.has(at);
    at = types.find((each) => each.safFacilityTypeCd === at)?.psafFacilityTypeCd ?? null
  ) {
    if (at === typeCd) return true
    seen.add(at)
  }
  return false
}

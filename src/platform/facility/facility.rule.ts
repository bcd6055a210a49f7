import { messages } from '../../core/shared/messages.ts'
import type { FieldIssue } from '../../core/shared/session.ts'

export const facilityMessages = {
  tagShape:
    '설비번호는 영문 대문자 1~4자리, -, 숫자 2~5자리, 필요하면 영문 1자리로 입력해 주세요. (예: P-301A)',
  tagTaken: '태그번호가 중복됩니다.',
  foreignDept: '관리부서는 설비와 같은 사업장의 부서여야 합니다.',
  typeEnded: '사용하지 않는 설비유형입니다.',
  typeCycle: '하위 유형으로 이동할 수 없습니다.',
  typeHasChildren: '하위 유형이 있어 삭제할 수 없습니다.',
  typeParentEnded: '사용하지 않는 유형은 상위유형으로 지정할 수 없습니다.',
  typeChildrenInUse: '사용 중인 하위 유형이 있어 사용을 중지할 수 없습니다.',
} as const

/** Letters of the kind, number, and a letter for one of several: P-301A. */
const tag = /^[A-Z]{1,4}-\d{2,5}[A-Z]?$/

/** What a form of a facility may be refused for without asking the database. */
export function facilityIssues(values: Record<string, unknown>): FieldIssue[] {
  const { facilityCd, fromYmd, toYmd } = values
  const issues: FieldIssue[] = []
  if (typeof facilityCd === 'string' && facilityCd !== '' && !tag.test(facilityCd))
    issues.push({ path: 'facilityCd', message: facilityMessages.tagShape })
  if (typeof fromYmd === 'string' && typeof toYmd === 'string' && toYmd !== '' && toYmd < fromYmd)
    issues.push({ path: 'toYmd', message: messages.endBeforeStart })
  return issues
}

export interface TypePlace {
  safFacilityTypeCd: string
  psafFacilityTypeCd: string | null
}
/** Whether a type would stand below itself. A cycle in the rows is walked once. */
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

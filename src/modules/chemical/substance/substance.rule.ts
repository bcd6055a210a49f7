import type { FieldIssue } from '../../../core/shared/session.ts'
import { casIssue, casMessages, ecMessage, isEcNumber } from './cas-number.rule.ts'

/** What the checks of a substance look at. */
export interface SubstanceFacts {
  casNo?: string | null
  casNoneYn?: string | null
  ecNo?: string | null
  casNoneReason?: string | null
  lelVal?: number | null
  uelVal?: number | null
  flashPt?: number | null
  noFlashYn?: string | null
  twaVal?: number | null
  stelVal?: number | null
  ceilVal?: number | null
  expUnitCd?: string | null
  molWeight?: number | null
}

/**
 * Checks over several fields of a substance, the same in the form, on the server and per row of a workbook.
 * (chm.md 2)
 */
export function substanceIssues(values: SubstanceFacts): FieldIssue[] {
  const issues: FieldIssue[] = []
  const none = values.casNoneYn === 'Y'
  if (!none && !values.casNo) issues.push({ path: 'casNo', message: 'CAS번호 항목을 입력해 주세요.' })
  const wrong = values.casNo ? casIssue(values.casNo) : undefined
  if (wrong) issues.push({ path: 'casNo', message: wrong })
  if (none && values.casNo)
    issues.push({
      path: 'casNo',
      message: 'CAS 없는 물질로 표시되어 있습니다. 번호를 지우거나 표시를 해제하세요.',
    })
  if (none && !values.casNoneReason) issues.push({ path: 'casNoneReason', message: casMessages.reason })
  if (values.ecNo && !isEcNumber(values.ecNo)) issues.push({ path: 'ecNo', message: ecMessage })
  const { lelVal, uelVal } = values
  if (lelVal != null && uelVal != null && lelVal >= uelVal)
    issues.push({ path: 'uelVal', message: '폭발상한은 폭발하한보다 커야 합니다.' })
  if (values.noFlashYn === 'Y' && values.flashPt != null)
    issues.push({ path: 'flashPt', message: '인화점 없음으로 표시된 물질에는 인화점을 적을 수 없습니다.' })
  if ((values.twaVal != null || values.stelVal != null || values.ceilVal != null) && !values.expUnitCd)
    issues.push({ path: 'expUnitCd', message: '노출기준 단위 항목을 입력해 주세요.' })
  return issues
}

import type { FieldIssue } from '../../../core/shared/session.ts'
import { messages } from '../../../core/shared/messages.ts'
import { casIssue, isEcNumber, plainCas } from './cas-number.rule.ts'
import { substanceRefusals } from './substance.texts.ts'

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
  if (!none && !values.casNo) issues.push({ path: 'casNo', message: messages.requiredField('CAS번호') })
  const wrong = values.casNo ? casIssue(plainCas(values.casNo)) : undefined
  if (wrong) issues.push({ path: 'casNo', message: wrong })
  if (none && values.casNo)
    issues.push({
      path: 'casNo',
      message: substanceRefusals.casButNone(),
    })
  if (none && !values.casNoneReason)
    issues.push({ path: 'casNoneReason', message: substanceRefusals.casReason() })
  if (values.ecNo && !isEcNumber(values.ecNo))
    issues.push({ path: 'ecNo', message: substanceRefusals.ecNumber() })
  const { lelVal, uelVal } = values
  if (lelVal != null && uelVal != null && lelVal >= uelVal)
    issues.push({ path: 'uelVal', message: substanceRefusals.upperLimit() })
  if (values.noFlashYn === 'Y' && values.flashPt != null)
    issues.push({ path: 'flashPt', message: substanceRefusals.noFlashPoint() })
  if ((values.twaVal != null || values.stelVal != null || values.ceilVal != null) && !values.expUnitCd)
    issues.push({ path: 'expUnitCd', message: messages.requiredField('노출기준 단위') })
  return issues
}

import { messages } from '../../../core/shared/messages.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import { deliverySentences } from './delivery.texts.ts'
import type { Said } from '../../../core/shared/sentence.ts'

/** CHM_DELIVERY: bought, or brought by a vendor for a job and taken out again. */
export const deliveryKinds = { buy: 'BUY', bring: 'BRING' } as const

/** A material that a supplier may bring. */
export interface Bringable {
  prodNo: number
  prodNm: string
  makerNm: string
  stateCd: string
}

interface DeliveryPart {
  kindCd?: string | null
  vendorCd?: string | null
  permitNo?: number | null
  planYmd?: string | null
  leaveDueYmd?: string | null
}
/**
 * What a vendor brings has its vendor and the day on which it leaves; a purchase has neither permit nor such
 * a day.
 */
export function deliveryIssues({
  kindCd,
  vendorCd,
  permitNo,
  planYmd,
  leaveDueYmd,
}: DeliveryPart): FieldIssue[] {
  const issues: FieldIssue[] = []
  if (kindCd === deliveryKinds.bring) {
    if (!vendorCd) issues.push({ path: 'vendorCd', message: messages.requiredField('업체') })
    if (!leaveDueYmd) issues.push({ path: 'leaveDueYmd', message: messages.requiredField('반출예정일') })
  } else if (kindCd === deliveryKinds.buy) {
    if (permitNo) issues.push({ path: 'permitNo', message: deliverySentences.permitOnlyBrought() })
    if (leaveDueYmd) issues.push({ path: 'leaveDueYmd', message: deliverySentences.leaveOnlyBrought() })
  }
  if (planYmd && leaveDueYmd && leaveDueYmd < planYmd)
    issues.push({ path: 'leaveDueYmd', message: deliverySentences.leaveBeforePlan() })
  return issues
}

/** Why a delivery does not pass the gate: containers without a label or that leak go back (산업안전보건법 제115조). */
export const gateRefusal = (labelYn: unknown, packYn: unknown): Said | undefined =>
  labelYn !== 'Y' ? deliverySentences.noLabel() : packYn !== 'Y' ? deliverySentences.leaking() : undefined

import { minutesBetween } from '../../../core/shared/dates.ts'
import { reasonMin } from '../../../core/shared/limits.ts'
import { messages } from '../../../core/shared/messages.ts'
import type { FieldIssue } from '../../../core/shared/session.ts'
import { orderRefusals } from './work-order.texts.ts'

/** V: a vendor does the work, S: a department of the plant. */
export const execTypes = { vendor: 'V', self: 'S' } as const
export const urgent = 'URGENT'
export const usualUrgency = 'NORMAL'

/** What the checks over several fields look at. */
export interface OrderPart {
  planStartDt?: string | null
  planEndDt?: string | null
  execTypeCd?: string | null
  rqstDeptCd?: string | null
  vendorCd?: string | null
  execDeptCd?: string | null
  urgencyCd?: string | null
  urgentReason?: string | null
}

/** Checks over several fields of an order, the same in the form and on the server (ptw.md 2, wkod). */
export function orderIssues(order: OrderPart): FieldIssue[] {
  const issues: FieldIssue[] = []
  if (order.planStartDt && order.planEndDt && minutesBetween(order.planStartDt, order.planEndDt) <= 0)
    issues.push({ path: 'planEndDt', message: messages.endBeforeStart })
  if (!order.rqstDeptCd) issues.push({ path: 'rqstDeptCd', message: messages.requiredField('의뢰부서') })
  if (order.execTypeCd === execTypes.vendor && !order.vendorCd)
    issues.push({ path: 'vendorCd', message: messages.requiredField('수행업체') })
  if (order.execTypeCd === execTypes.self && !order.execDeptCd)
    issues.push({ path: 'execDeptCd', message: messages.requiredField('수행부서') })
  if (order.urgencyCd === urgent && (order.urgentReason ?? '').trim().length < reasonMin)
    issues.push({ path: 'urgentReason', message: orderRefusals.urgentReason({ min: reasonMin }) })
  return issues
}

/** The same for what a company fills in: the rest follows from its contract. */
export const requestIssues = (order: OrderPart & { contractNo?: number | null }): FieldIssue[] => [
  ...(order.contractNo ? [] : [{ path: 'contractNo', message: messages.requiredField('도급계약') }]),
  ...orderIssues(order).filter(({ path }) => path !== 'rqstDeptCd' && path !== 'vendorCd'),
]

/** The assessment of an order; all else stands fast once work goes on under it. */
export const assessedNames = [
  'riskGradeCd',
  'jsaNo',
  'jsaTxt',
  'jsaYmd',
  'permitTypeCd',
  'supplCds',
  'jobKindCds',
  'exZoneCd',
  'matTags',
  'jraSevCd',
  'jraRepeatCd',
  'jraProbCd',
  'assessTxt',
] as const

/** What a copy takes from a past order: the work and its place, not its times, its state or its verdicts. */
export const copiedNames = [
  'wkodNm',
  'plantCd',
  'rqstDeptCd',
  'execTypeCd',
  'vendorCd',
  'execDeptCd',
  'areaCd',
  'processNo',
  'facilityTxt',
  'mapX',
  'mapY',
  'mapZ',
  'urgencyCd',
  'workTxt',
] as const

import { registersOf } from '../../core/shared/record-page.ts'
import { workPermitRecords, lotoRecords } from './record-pages.rule.ts'

/**
 * Menus whose page exists, by frontEndUrl; a leaf that no module lists is not shown. pages.test.ts compares the
 * lists with the pages of the browser, which the server may not import.
 */
export const workPermitBuilt: readonly string[] = [
  ...registersOf(workPermitRecords, lotoRecords),
  'constSafe/constSafeStatus/constSafeStatus',
  'wkod/wkodRequest',
  'wkod/wkodList',
  'constSafe/assessment/workAssess',
  'constSafe/permit/permitRequest',
  'constSafe/permit/permitReview',
  'constSafe/permit/permitApproval',
  'constSafe/permit/permitPublish',
  'constSafe/permit/permitSearch?mode=search',
  'constSafe/permit/permitSearch?mode=print',
  'constSafe/permit/permitSearch?mode=complete',
  'constSafe/permit/permitSearch?mode=cancel',
  'constSafe/loto/lotoList',
  'constSafe/loto/lotoTag',
  'constSafe/worker/workerGate',
  'wkod/wkodStatus',
  'constSafe/permit/simopsRuleManage',
  'constSafe/permit/permitBlock',
  'constSafe/map/constMap',
  'constSafe/constSafeStatus/constList',
  'constSafe/safetyHealthPlan/planList',
  'constSafe/cost/safetyCost',
  '/wkod/wkodRequest',
  '/constSafeStatus/constSafeStatus',
]

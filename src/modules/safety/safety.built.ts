import { registersOf } from '../../core/shared/record-page.ts'
import { safetyRecords } from './record-pages.rule.ts'

/** Menus whose page exists, by frontEndUrl. */
export const safetyBuilt: readonly string[] = [
  ...registersOf(safetyRecords),
  'saf/accident/accidentReport',
  'saf/nearMiss/nearMiss',
  '/vendor/portal/accidentReport',
  'saf/facility/facility',
  'saf/facility/facilityType',
  'saf/ppe/ppeRequest',
  'saf/ppe/ppeIssue',
  'saf/ppe/ppeReceipt',
  '/vendor/portal/ppeIssue',
  'saf/ppe/ppeSupplyStatus',
  'saf/check/checkResult',
  'saf/facility/facilityCheckPlan',
  'saf/facility/facilityCheckResult',
  'mgt/noAccident/noAccident',
  'saf/spe/speEntry',
  'saf/spe/speEntryCheck',
  'saf/spe/speStatus',
  '/vendor/portal/speEntry',
  'vendor/check/subconSelfCheck',
  '/vendor/portal/selfCheck',
  'saf/patrol/patrol',
  'saf/patrol/patrolStatus',
]

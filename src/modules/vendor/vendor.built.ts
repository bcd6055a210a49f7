import { registersOf } from '../../core/shared/record-page.ts'
import { vendorRecords } from './record-pages.rule.ts'

/**
 * Menus whose page exists, by frontEndUrl; a leaf that no module lists is not shown. pages.test.ts compares the
 * lists with the pages of the browser, which the server may not import.
 */
export const vendorBuilt: readonly string[] = [
  ...registersOf(vendorRecords),
  'vendor/base/vendorList',
  'vendor/base/vendorAcct',
  'vendor/base/vendorContract',
  'vendor/base/safetyInfo',
  'vendor/warn/warnPoint',
  'vendor/warn/sanction',
  'vendor/warn/warnStat',
  '/vendor/portal/warnAndPointOutStatus',
  'vendor/eval/vendorEvalPlan',
  'vendor/eval/vendorEvalResult',
  'vendor/eval/psrmEvalMng',
  'vendor/eval/vendorGrade',
  '/vendor/portal/psrmEval',
  'vendor/report/accStat',
  'vendor/council/council',
  'vendor/council/councilStat',
  'vendor/enter/enterRqstAppr',
  'vendor/enter/enterPass',
  'vendor/enter/expireStatus',
  'vendor/enter/vendorWorker',
  'constSafe/worker/workerList',
  'vendor/enter/vendorEquip',
  'constSafe/equip/equipList',
  '/vendor/portal/vendorInfo',
]

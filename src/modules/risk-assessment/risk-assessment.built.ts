import { registersOf } from '../../core/shared/record-page.ts'
import { riskRecords } from './record-pages.rule.ts'

/** Menus whose page exists, by frontEndUrl. */
export const riskBuilt: readonly string[] = [
  ...registersOf(riskRecords),
  'rsa/baseInfo/rsaRule',
  'rsa/baseInfo/matrixManage',
  'rsa/plan/planList',
  'rsa/result/resultList',
  'rsa/main/rsaDashboard',
  'rsa/total/totalHeat',
  'rsa/action/actionList',
  'rsa/result/resultKras',
  'rsa/result/resultLevel3',
  'rsa/result/resultChecklist',
  'rsa/result/resultOps',
  'rsa/result/resultJsa',
  'rsa/result/resultHazop',
  'rsa/result/resultCharm',
  'rsa/jobRiskBook/jobBookList?type=KRAS',
  'rsa/jobRiskBook/jobBookList?type=JSA',
  'rsa/jobRiskBook/jobBookList?type=HAZOP',
  'rsa/jobRiskBook/jobBookList?type=CHARM',
  'rsa/daily/sangsi',
  'rsa/daily/proposal',
  '/vendor/portal/riskAssess',
]

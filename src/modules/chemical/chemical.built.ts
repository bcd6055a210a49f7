import { registersOf } from '../../core/shared/record-page.ts'
import { chemicalRecords, storageRecords } from './record-pages.rule.ts'

/**
 * Menus whose page exists, by frontEndUrl; a leaf that no module lists is not shown. pages.test.ts compares the
 * lists with the pages of the browser, which the server may not import.
 */
export const chemicalBuilt: readonly string[] = [
  ...registersOf(chemicalRecords, storageRecords),
  'chm/main/chmDashboard',
  'chm/regulation/regulationList',
  'chm/regulation/regulationSearch',
  'chm/msds/msdsList',
  'chm/msds/msdsExpire',
  'chm/msds/msdsCompare',
  'chm/msds/msdsSubmit',
  'baseInfo/products/productList',
  'chm/inout/inoutReg',
  'chm/inout/delivery',
  'chm/inout/wasteOut',
  'chm/inout/useStat',
  'chm/inout/stockTake',
  'chm/inout/monthClose',
  'chm/storage/storageList',
  'chm/storage/storageMap',
  'chm/storage/storeExcept',
  'chm/reagent/reagentRqstList',
  'chm/reagent/reagentIssue',
  'chm/reagent/reagentReturn',
  'chm/matChkRqst/matChkRqstList',
  'chm/matChkRqst/matChkReview',
  'chm/matChkRqst/matChkVerdict',
  '/vendor/subconMatChkRqst/matChkRqst',
  'vendor/mat/matChkRqstMng',
  '/vendor/subconMatChkRqst/delivery',
]

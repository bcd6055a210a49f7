import { defineRecords } from '../../core/shared/record-page.ts'

const msdsLists = ['chm/msds/msdsList', 'chm/msds/msdsExpire', 'chm/msds/msdsNotice', 'chm/msds/msdsCompare']
const materialLists = [
  'chm/matChkRqst/matChkRqstList',
  'chm/matChkRqst/matChkReview',
  'chm/matChkRqst/matChkVerdict',
  '/vendor/subconMatChkRqst/matChkRqst',
  'vendor/mat/matChkRqstMng',
]
const reagentLists = ['chm/reagent/reagentRqstList', 'chm/reagent/reagentIssue', 'chm/reagent/reagentReturn']
const deliveryLists = ['chm/inout/delivery', '/vendor/subconMatChkRqst/delivery']

export const chemicalRecords = defineRecords({
  chmChemical: { register: 'baseInfo/chemical/chemicalList' },
  chmProduct: { page: '/baseInfo/chemical/productDetail', of: ['baseInfo/products/productList'] },
  chmMsds: { page: '/chm/msds/msdsDetail', of: msdsLists },
  chmMsdsNotice: { register: 'chm/msds/msdsNotice' },
  chmMsdsSubmit: { page: '/chm/msds/msdsSubmitDetail', of: ['chm/msds/msdsSubmit'] },
  chmMsdsFile: { register: 'chm/msds/msdsInbox' },
  chmRegHist: { register: 'chm/regulation/regulationHistUpload' },
})
export const storageRecords = defineRecords({
  matChkRqst: { page: '/chm/matChkRqst/matChkRqstDetail', of: materialLists },
  chmReagentRqst: { page: '/chm/reagent/reagentDetail', of: reagentLists },
  chmSpecialLog: { register: 'chm/reagent/specialLog' },
  chemprod: { register: '/vendor/subconMatChkRqst/chemprod' },
  chmStore: { page: '/chm/storage/storageDetail', of: ['chm/storage/storageList', 'chm/storage/storageMap'] },
  chmStoreExcept: { page: '/chm/storage/storeExceptDetail', of: ['chm/storage/storeExcept'] },
  chmStoreInsp: { register: 'chm/storage/storeInsp' },
  chmDelivery: { page: '/chm/inout/deliveryDetail', of: deliveryLists },
  chmWaste: { page: '/chm/inout/wasteDetail', of: ['chm/inout/wasteOut'] },
  chmStock: { register: 'chm/inout/stockStatus' },
  chmInOut: { register: 'chm/inout/inoutList' },
  chmStockTake: { page: '/chm/inout/stockTakeDetail', of: ['chm/inout/stockTake'] },
  chmMonthClose: { page: '/chm/inout/monthCloseDetail', of: ['chm/inout/monthClose'] },
})

/** Pages on which a record is written. */
export const chemicalForms = defineRecords({
  chmMsds: { page: '/chm/msds/msdsForm', of: ['chm/msds/msdsList'] },
})

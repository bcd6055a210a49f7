import type { DetailPage, Pages, Portlet } from '../../core/web/pages.ts'
import type { RecordAddresses } from '../../core/web/record-address.ts'

const takes = () => import('./stocktake/web/StockTakePages.tsx')
const materials = () => import('./material-check/web/MaterialListPages.tsx')
const materialLists = [
  'chm/matChkRqst/matChkRqstList',
  'chm/matChkRqst/matChkReview',
  'chm/matChkRqst/matChkVerdict',
  '/vendor/subconMatChkRqst/matChkRqst',
]
const reagents = () => import('./reagent/web/ReagentPages.tsx')
const reagentLists = ['chm/reagent/reagentRqstList', 'chm/reagent/reagentIssue', 'chm/reagent/reagentReturn']
const exceptions = () => import('./store/web/StoreExceptPages.tsx')
const deliveryLists = ['chm/inout/delivery', '/vendor/subconMatChkRqst/delivery']
const deliveries = () => import('./delivery/web/DeliveryPages.tsx')
const wastes = () => import('./waste/web/WastePages.tsx')
const closes = () => import('./stocktake/web/MonthClosePages.tsx')

export const storagePages: Pages = {
  'chm/inout/inoutList': () => import('./inout/web/InOutListPage.tsx').then((module) => module.InOutListPage),
  'chm/inout/inoutReg': () => import('./inout/web/InOutFormPage.tsx').then((module) => module.InOutFormPage),
  'chm/inout/delivery': () => deliveries().then((module) => module.DeliveryPage),
  'chm/inout/stockStatus': () =>
    import('./stock/web/StockStatusPage.tsx').then((module) => module.StockStatusPage),
  'chm/inout/stockTake': () => takes().then((module) => module.StockTakePage),
  'chm/inout/monthClose': () => closes().then((module) => module.MonthClosePage),
  'chm/inout/wasteOut': () => wastes().then((module) => module.WastePage),
  'chm/inout/useStat': () => import('./usage/web/UseStatPage.tsx').then((module) => module.UseStatPage),
  'chm/storage/storageList': () =>
    import('./store/web/StorageListPage.tsx').then((module) => module.StorageListPage),
  'chm/storage/storageMap': () =>
    import('./store/web/StorageMapPage.tsx').then((module) => module.StorageMapPage),
  'chm/storage/storeExcept': () => exceptions().then((module) => module.StoreExceptPage),
  'chm/storage/storeInsp': () =>
    import('./inspection/web/StoreInspPage.tsx').then((module) => module.StoreInspPage),
  'chm/reagent/reagentRqstList': () => reagents().then((module) => module.ReagentRequestPage),
  'chm/reagent/reagentIssue': () => reagents().then((module) => module.ReagentIssuePage),
  'chm/reagent/reagentReturn': () => reagents().then((module) => module.ReagentReturnPage),
  'chm/reagent/specialLog': () => reagents().then((module) => module.SpecialLogPage),
  'chm/matChkRqst/matChkRqstList': () => materials().then((module) => module.MaterialRequestPage),
  'chm/matChkRqst/matChkReview': () => materials().then((module) => module.MaterialReviewPage),
  'chm/matChkRqst/matChkVerdict': () => materials().then((module) => module.MaterialVerdictPage),
  '/vendor/subconMatChkRqst/matChkRqst': () => materials().then((module) => module.VendorMaterialPage),
  '/vendor/subconMatChkRqst/delivery': () => deliveries().then((module) => module.VendorDeliveryPage),
  '/vendor/subconMatChkRqst/chemprod': () =>
    import('./material-check/web/ChemprodPage.tsx').then((module) => module.ChemprodPage),
}
export const storageDetails: readonly DetailPage[] = [
  {
    path: '/chm/storage/storageDetail',
    title: '저장·보관장소',
    label: 'chmStore',
    of: ['chm/storage/storageList', 'chm/storage/storageMap'],
    load: () => import('./store/web/StorageDetailPage.tsx').then((module) => module.StorageDetailPage),
  },
  {
    path: '/chm/inout/deliveryDetail',
    title: '입고예정·반입',
    label: 'chmDelivery',
    of: deliveryLists,
    load: () => deliveries().then((module) => module.DeliveryDetailPage),
  },
  {
    path: '/chm/storage/storeExceptDetail',
    title: '보관 예외 승인',
    label: 'chmStoreExcept',
    of: ['chm/storage/storeExcept'],
    load: () => exceptions().then((module) => module.StoreExceptDetailPage),
  },
  {
    path: '/chm/inout/wasteDetail',
    title: '폐기물 인계',
    label: 'chmWaste',
    of: ['chm/inout/wasteOut'],
    load: () => wastes().then((module) => module.WasteDetailPage),
  },
  {
    path: '/chm/inout/stockTakeDetail',
    title: '재고실사',
    label: 'chmStockTake',
    of: ['chm/inout/stockTake'],
    load: () => takes().then((module) => module.StockTakeDetailPage),
  },
  {
    path: '/chm/inout/monthCloseDetail',
    title: '수불마감',
    label: 'chmMonthClose',
    of: ['chm/inout/monthClose'],
    load: () => closes().then((module) => module.MonthCloseDetailPage),
  },
  {
    path: '/chm/reagent/reagentDetail',
    title: '시약 불출신청',
    label: 'chmReagentRqst',
    of: reagentLists,
    load: () => reagents().then((module) => module.ReagentDetailPage),
  },
  {
    path: '/chm/matChkRqst/matChkRqstDetail',
    title: '자재 사전검토',
    label: 'matChkRqst',
    of: materialLists,
    load: () =>
      import('./material-check/web/MaterialDetailPage.tsx').then((module) => module.MaterialDetailPage),
  },
]
export const storageRecords: RecordAddresses = {
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
}

/** What the first page shows of stores and stock. */
export const storagePortlets: readonly Portlet[] = [
  {
    id: 'chemicalStorage',
    label: [
      '화학물질 저장·재고',
      'Chemical stores and stock',
      '化学品储存与库存',
      'Almacenes y existencias químicas',
    ],
    of: ['chm/inout/stockStatus', 'chm/storage/storageList'],
    load: () => import('./store/web/StoragePortlet.tsx').then((module) => module.StoragePortlet),
  },
]

import { type DetailPage, type Pages, recordDetails } from '../../core/web/pages.ts'
import { storageRecords } from './record-pages.rule.ts'

const takes = () => import('./stocktake/web/StockTakePages.tsx')
const materials = () => import('./material-check/web/MaterialListPages.tsx')
const reagents = () => import('./reagent/web/ReagentPages.tsx')
const exceptions = () => import('./store/web/StoreExceptPages.tsx')
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
  'vendor/mat/matChkRqstMng': () => materials().then((module) => module.WorkMaterialPage),
  '/vendor/subconMatChkRqst/matChkRqst': () => materials().then((module) => module.VendorMaterialPage),
  '/vendor/subconMatChkRqst/delivery': () => deliveries().then((module) => module.VendorDeliveryPage),
  '/vendor/subconMatChkRqst/chemprod': () =>
    import('./material-check/web/ChemprodPage.tsx').then((module) => module.ChemprodPage),
}
export const storageDetails: readonly DetailPage[] = [
  ...recordDetails(storageRecords, {
    chmStore: {
      title: '저장·보관장소',
      load: () => import('./store/web/StorageDetailPage.tsx').then((module) => module.StorageDetailPage),
    },
    chmDelivery: {
      title: '입고예정·반입',
      load: () => deliveries().then((module) => module.DeliveryDetailPage),
    },
    chmStoreExcept: {
      title: '보관 예외 승인',
      load: () => exceptions().then((module) => module.StoreExceptDetailPage),
    },
    chmWaste: {
      title: '폐기물 인계',
      load: () => wastes().then((module) => module.WasteDetailPage),
    },
    chmStockTake: {
      title: '재고실사',
      load: () => takes().then((module) => module.StockTakeDetailPage),
    },
    chmMonthClose: {
      title: '수불마감',
      load: () => closes().then((module) => module.MonthCloseDetailPage),
    },
    chmReagentRqst: {
      title: '시약 불출신청',
      load: () => reagents().then((module) => module.ReagentDetailPage),
    },
    matChkRqst: {
      title: '자재 사전검토',
      load: () =>
        import('./material-check/web/MaterialDetailPage.tsx').then((module) => module.MaterialDetailPage),
    },
  }),
]

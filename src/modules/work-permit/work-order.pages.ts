import type { DetailPage, Pages, Portlet } from '../../core/web/pages.ts'
import type { RecordAddresses } from '../../core/web/record-address.ts'

export const workOrderPages: Pages = {
  'constSafe/constSafeStatus/constSafeStatus': () =>
    import('./board/PermitBoardPage.tsx').then((module) => module.PermitBoardPage),
  'wkod/wkodRequest': () =>
    import('./work-order/WorkOrderFormPage.tsx').then((module) => module.WorkOrderFormPage),
  'constSafe/assessment/workAssess': () =>
    import('./work-order/WorkAssessPage.tsx').then((module) => module.WorkAssessPage),
  'wkod/wkodList': () =>
    import('./work-order/WorkOrderListPage.tsx').then((module) => module.WorkOrderListPage),
}

const orderLists = ['wkod/wkodList', 'wkod/wkodRequest', '/wkod/wkodRequest']
export const workOrderDetails: readonly DetailPage[] = [
  {
    path: '/wkod/wkodDetail',
    title: '작업의뢰',
    label: 'workOrder',
    of: orderLists,
    load: () => import('./work-order/WorkOrderDetailPage.tsx').then((module) => module.WorkOrderDetailPage),
  },
  {
    path: '/constSafe/assessment/workAssessDetail',
    title: '작업평가',
    of: ['constSafe/assessment/workAssess'],
    load: () => import('./work-order/WorkAssessDetailPage.tsx').then((module) => module.WorkAssessDetailPage),
  },
]

export const workOrderRecords: RecordAddresses = { workOrder: { page: '/wkod/wkodDetail', of: orderLists } }

/** What waits for the user, on the first page. */
export const workPermitPortlets: readonly Portlet[] = [
  {
    id: 'vendorWork',
    label: ['우리 회사 작업', 'Work of our company', '本公司作业', 'Trabajos de nuestra empresa'],
    of: ['/wkod/wkodRequest'],
    load: () => import('./board/VendorWorkSummary.tsx').then((module) => module.VendorWorkSummary),
  },
  {
    id: 'plantWork',
    label: ['오늘의 작업', 'Work today', '今日作业', 'Trabajos de hoy'],
    of: ['constSafe/constSafeStatus/constSafeStatus'],
    load: () => import('./board/PlantWorkSummary.tsx').then((module) => module.PlantWorkSummary),
  },
]

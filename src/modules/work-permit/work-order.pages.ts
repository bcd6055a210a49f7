import { recordDetails, type DetailPage, type Pages, type Portlet } from '../../core/web/pages.ts'
import { vendorForms, workOrderRecords, workPermitForms } from './record-pages.rule.ts'

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

export const workOrderDetails: readonly DetailPage[] = [
  ...recordDetails(workOrderRecords, {
    workOrder: {
      title: '작업의뢰',
      load: () => import('./work-order/WorkOrderDetailPage.tsx').then((module) => module.WorkOrderDetailPage),
    },
  }),
  {
    ...workPermitForms.workOrder,
    title: ['작업평가', 'Job assessment', '作业评估', 'Evaluación del trabajo'],
    load: () => import('./work-order/WorkAssessDetailPage.tsx').then((module) => module.WorkAssessDetailPage),
  },
  {
    ...vendorForms.workOrder,
    title: ['작업의뢰 요청', 'Ask for a work order', '申请作业委托', 'Solicitar orden de trabajo'],
    load: () => import('./work-order/VendorOrderPage.tsx').then((module) => module.VendorOrderPage),
  },
]

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
  {
    id: 'todayMap',
    label: ['작업지도', 'Work map', '作业地图', 'Mapa de trabajos'],
    of: ['constSafe/map/constMap'],
    load: () => import('./map/TodayMap.tsx').then((module) => module.TodayMap),
  },
]

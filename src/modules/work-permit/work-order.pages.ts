import { type DetailPage, type Pages, recordDetails } from '../../core/web/pages.ts'
import { vendorForms, workOrderRecords, workPermitForms } from './record-pages.rule.ts'
import { workPermitPageNames } from './page-names.texts.ts'

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
    title: workPermitPageNames.assessment,
    load: () => import('./work-order/WorkAssessDetailPage.tsx').then((module) => module.WorkAssessDetailPage),
  },
  {
    ...vendorForms.workOrder,
    title: workPermitPageNames.askForOrder,
    load: () => import('./work-order/VendorOrderPage.tsx').then((module) => module.VendorOrderPage),
  },
]

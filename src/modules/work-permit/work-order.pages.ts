import type { DetailPage, Pages } from '../../core/web/pages.ts'

const loadBoard = () => import('./board/PermitBoardPage.tsx').then((module) => module.PermitBoardPage)

export const workOrderPages: Pages = {
  'constSafe/constSafeStatus/constSafeStatus': loadBoard,
  '/constSafeStatus/constSafeStatus': loadBoard,
  'wkod/wkodRequest': () => import('./work-order/WorkOrderFormPage.tsx').then((module) => module.WorkOrderFormPage),
  'wkod/wkodList': () => import('./work-order/WorkOrderListPage.tsx').then((module) => module.WorkOrderListPage),
}

export const workOrderDetails: readonly DetailPage[] = [
  {
    path: '/wkod/wkodDetail',
    title: '작업의뢰',
    of: ['wkod/wkodList', 'wkod/wkodRequest', '/wkod/wkodRequest'],
    load: () => import('./work-order/WorkOrderDetailPage.tsx').then((module) => module.WorkOrderDetailPage),
  },
]

import type { DetailPage, Pages } from '../../core/web/pages.ts'

const loadBoard = () => import('./board/PermitBoardPage.tsx').then((module) => module.PermitBoardPage)

export const workOrderPages: Pages = {
  'constSafe/constSafeStatus/constSafeStatus': loadBoard,
  '/constSafeStatus/constSafeStatus': loadBoard,
}

export const workOrderDetails: readonly DetailPage[] = []

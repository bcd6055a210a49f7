import type { DetailPage, Pages } from '../../core/web/pages.ts'
import type { RecordAddresses } from '../../core/web/record-address.ts'

const plans = () => import('./construction/web/PlanPages.tsx')
const costs = () => import('./construction/web/CostPages.tsx')

export const constructionPages: Pages = {
  'constSafe/constSafeStatus/constList': () =>
    import('./construction/web/ConstructionListPage.tsx').then((module) => module.ConstructionListPage),
  'constSafe/safetyHealthPlan/planList': () => plans().then((module) => module.PlanListPage),
  'constSafe/cost/safetyCost': () => costs().then((module) => module.SafetyCostPage),
  '/constSafeStatus/constSafeStatus': () =>
    import('./construction/web/VendorConstructionPage.tsx').then((module) => module.VendorConstructionPage),
}

const constructionLists = ['constSafe/constSafeStatus/constList', '/constSafeStatus/constSafeStatus']
const planLists = ['constSafe/safetyHealthPlan/planList', '/constSafeStatus/constSafeStatus']
const costLists = ['constSafe/cost/safetyCost', '/constSafeStatus/constSafeStatus']
export const constructionDetails: readonly DetailPage[] = [
  {
    path: '/constSafe/constDetail',
    title: '공사',
    label: 'safConst',
    of: constructionLists,
    load: () =>
      import('./construction/web/ConstructionDetailPage.tsx').then((module) => module.ConstructionDetailPage),
  },
  {
    path: '/constSafe/planDetail',
    title: '안전보건관리계획서',
    label: 'safHealthPlan',
    of: planLists,
    load: () => plans().then((module) => module.PlanDetailPage),
  },
  {
    path: '/constSafe/costDetail',
    title: '산업안전보건관리비',
    label: 'safCost',
    of: costLists,
    load: () => costs().then((module) => module.CostDetailPage),
  },
]
export const constructionRecords: RecordAddresses = {
  safConst: { page: '/constSafe/constDetail', of: constructionLists },
  safHealthPlan: { page: '/constSafe/planDetail', of: planLists },
  safCost: { page: '/constSafe/costDetail', of: costLists },
}

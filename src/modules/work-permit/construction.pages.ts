import { recordDetails, type DetailPage, type Pages } from '../../core/web/pages.ts'
import { constructionRecords } from './record-pages.rule.ts'

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

export const constructionDetails: readonly DetailPage[] = [
  ...recordDetails(constructionRecords, {
    safConst: {
      title: '공사',
      load: () =>
        import('./construction/web/ConstructionDetailPage.tsx').then(
          (module) => module.ConstructionDetailPage,
        ),
    },
    safHealthPlan: {
      title: '안전보건관리계획서',
      load: () => plans().then((module) => module.PlanDetailPage),
    },
    safCost: {
      title: '산업안전보건관리비',
      load: () => costs().then((module) => module.CostDetailPage),
    },
  }),
]

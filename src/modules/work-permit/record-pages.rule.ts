import { defineRecords } from '../../core/shared/record-page.ts'

const lotoLists = ['constSafe/loto/lotoList', 'constSafe/loto/lotoTag']
const permitLists = [
  'constSafe/permit/permitRequest',
  'constSafe/permit/permitReview',
  'constSafe/permit/permitApproval',
  'constSafe/permit/permitPublish',
  'constSafe/permit/permitSearch',
  '/wkod/wkodRequest',
]
const orderLists = ['wkod/wkodList', 'wkod/wkodRequest', '/wkod/wkodRequest']
const constructionLists = ['constSafe/constSafeStatus/constList', '/constSafeStatus/constSafeStatus']
const planLists = ['constSafe/safetyHealthPlan/planList', '/constSafeStatus/constSafeStatus']
const costLists = ['constSafe/cost/safetyCost', '/constSafeStatus/constSafeStatus']

export const workPermitRecords = defineRecords({
  permitItem: { register: 'constSafe/permit/permitItemManage' },
  handledMaterial: { register: 'constSafe/permit/handledMaterialManage' },
  gasDevice: { register: 'constSafe/permit/handledMaterialManage' },
  workPermit: { page: '/constSafe/permit/permitDetail', of: permitLists },
})
export const lotoRecords = defineRecords({
  safLoto: { page: '/constSafe/loto/lotoDetail', of: lotoLists },
  lockMaster: { register: 'constSafe/loto/lockMaster' },
})
export const workOrderRecords = defineRecords({ workOrder: { page: '/wkod/wkodDetail', of: orderLists } })
export const constructionRecords = defineRecords({
  safConst: { page: '/constSafe/constDetail', of: constructionLists },
  safHealthPlan: { page: '/constSafe/planDetail', of: planLists },
  safCost: { page: '/constSafe/costDetail', of: costLists },
})

/** Pages on which a record is written or judged. */
export const workPermitForms = defineRecords({
  workPermit: { page: '/constSafe/permit/permitForm', of: permitLists },
  safLoto: { page: '/constSafe/loto/lotoForm', of: lotoLists },
  workOrder: { page: '/constSafe/assessment/workAssessDetail', of: ['constSafe/assessment/workAssess'] },
})

/** The page on which a company asks for work on its contract. */
export const vendorForms = {
  workOrder: { page: '/wkod/wkodAsk', of: ['/wkod/wkodRequest'] },
} as const

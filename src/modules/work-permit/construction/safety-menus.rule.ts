/** The vendor's own page of its constructions. */
export const vendorConstructionMenu = '/constSafeStatus/constSafeStatus'
export const constructionMenu = 'constSafe/constSafeStatus/constList'
export const planMenu = 'constSafe/safetyHealthPlan/planList'
export const costMenu = 'constSafe/cost/safetyCost'

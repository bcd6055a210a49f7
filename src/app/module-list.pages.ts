// The pages of every module, one line each; fetched when the first of them is opened (core/web/page-table.ts).
export { platformRegistry } from '../platform/platform.pages.ts'
export { chemicalRegistry } from '../modules/chemical/chemical.pages.ts'
export { educationRegistry } from '../modules/education/education.pages.ts'
export { improvementRegistry } from '../modules/improvement/improvement.pages.ts'
export { riskAssessmentRegistry } from '../modules/risk-assessment/risk-assessment.pages.ts'
export { safetyRegistry } from '../modules/safety/safety.pages.ts'
export { vendorRegistry } from '../modules/vendor/vendor.pages.ts'
export { workPermitRegistry } from '../modules/work-permit/work-permit.pages.ts'

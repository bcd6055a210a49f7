// Every module of the browser, one line each.
export { platformWeb } from '../platform/platform.web.ts'
export { chemicalWeb } from '../modules/chemical/chemical.web.ts'
export { educationWeb } from '../modules/education/education.web.ts'
export { improvementWeb } from '../modules/improvement/improvement.web.ts'
export { riskAssessmentWeb } from '../modules/risk-assessment/risk-assessment.web.ts'
export { safetyWeb } from '../modules/safety/safety.web.ts'
export { vendorWeb } from '../modules/vendor/vendor.web.ts'
export { workPermitWeb } from '../modules/work-permit/work-permit.web.ts'

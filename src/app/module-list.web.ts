// Every module of the browser, one line each.
export { platformWeb } from '../platform/platform.pages.ts'
export { chemicalWeb } from '../modules/chemical/chemical.pages.ts'
export { educationWeb } from '../modules/education/education.pages.ts'
export { improvementWeb } from '../modules/improvement/improvement.pages.ts'
export { safetyWeb } from '../modules/safety/safety.pages.ts'
export { vendorWeb } from '../modules/vendor/vendor.pages.ts'
export { workPermitWeb } from '../modules/work-permit/work-permit.pages.ts'

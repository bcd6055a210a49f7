// Every module of the server, one line each; their order is told by what each stands on (modules.ts).
export { platformModule } from '../platform/platform.server.ts'
export { chemicalModule } from '../modules/chemical/chemical.server.ts'
export { educationModule } from '../modules/education/education.server.ts'
export { improvementModule } from '../modules/improvement/improvement.server.ts'
export { riskAssessmentModule } from '../modules/risk-assessment/risk-assessment.server.ts'
export { safetyModule } from '../modules/safety/safety.server.ts'
export { vendorModule } from '../modules/vendor/vendor.server.ts'
export { workPermitModule } from '../modules/work-permit/work-permit.server.ts'

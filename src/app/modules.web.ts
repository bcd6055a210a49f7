import type { WebModule } from '../core/web/web-module.ts'
import { chemicalWeb } from '../modules/chemical/chemical.pages.ts'
import { improvementWeb } from '../modules/improvement/improvement.pages.ts'
import { vendorWeb } from '../modules/vendor/vendor.pages.ts'
import { workPermitWeb } from '../modules/work-permit/work-permit.pages.ts'
import { platformWeb } from '../platform/platform.pages.ts'

/** Every module, in the order of its panels on the first page; src/app/modules.ts is the list of the server. */
export const webModules: readonly WebModule[] = [
  platformWeb,
  workPermitWeb,
  improvementWeb,
  chemicalWeb,
  vendorWeb,
]

import type { Behaviour } from '../core/server/entity/behaviour.ts'
import type { ServerModule } from '../platform/module.server.ts'
import { platformModule } from '../platform/platform.server.ts'
import { chemicalModule } from '../modules/chemical/chemical.server.ts'
import { improvementModule } from '../modules/improvement/improvement.server.ts'
import { vendorModule } from '../modules/vendor/vendor.server.ts'
import { workPermitModule } from '../modules/work-permit/work-permit.server.ts'

/** Every module, each above those it stands on; src/app/modules.web.ts is the list of the browser. */
export const modules: readonly ServerModule[] = [
  platformModule,
  improvementModule,
  vendorModule,
  chemicalModule,
  workPermitModule,
]
/** Every entity of the portal. */
export const behaviours: readonly Behaviour[] = modules.flatMap((module) => module.behaviours)
/** frontEndUrls of the menus whose page exists. */
export const builtPages: ReadonlySet<string> = new Set(modules.flatMap(({ pages }) => pages))

import { defineBehaviour } from '../../core/server/entity/behaviour.ts'
import { defineModule } from '../../platform/module.server.ts'
import { firstAidKit } from './first-aid-kit.resource.ts'
import { firstAidBuilt } from './first-aid.built.ts'
import { firstAidRoutes } from './first-aid.routes.ts'

export const firstAidModule = defineModule({
  name: 'first-aid',
  standsOn: [],
  behaviours: [defineBehaviour(firstAidKit)],
  pages: firstAidBuilt,
  routes: firstAidRoutes,
  jobs: [
    {
      everyMs: 3_600_000,
      batch: {
        batchCd: 'FIRST_AID_CLOCK',
        name: ['구급함 점검', 'First aid clock', '急救箱检查', 'Reloj de botiquines'],
        records: 'work',
      },
      run: () => Promise.resolve(0),
    },
  ],
})

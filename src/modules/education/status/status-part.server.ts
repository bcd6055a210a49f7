import type { FastifyInstance } from 'fastify'
import type { Engine } from '../../../core/server/entity/context.ts'
import type { Job, Services } from '../../../platform/module.server.ts'
import { eduHalfBehaviour } from './half/edu-half.server.ts'
import { eduMsdsNeedBehaviour } from './msds/msds-need.server.ts'
import { statusClock, statusClockMs, statusKeep, statusKeepMs } from './status-clock.server.ts'
import { statusWords } from './status-words.texts.ts'
import { statusRoutes } from './status.routes.ts'

export { statusWork } from './status-clock.server.ts'
/** What the room of legal hours and people's own pages gives to the module. */
export const statusBehaviours = [eduMsdsNeedBehaviour, eduHalfBehaviour]
export const statusJobs: readonly Job[] = [
  {
    everyMs: statusKeepMs,
    batch: { batchCd: 'EDU_STATUS', name: statusWords.keep, records: 'work' },
    run: (engine) => statusKeep(engine),
  },
  {
    everyMs: statusClockMs,
    batch: { batchCd: 'EDU_STATUS_CLOCK', name: statusWords.clock, records: 'work' },
    run: (engine) => statusClock(engine),
  },
]
export const mountStatus = (app: FastifyInstance, engine: Engine, { store }: Services): Promise<void> =>
  statusRoutes(app, engine, store)

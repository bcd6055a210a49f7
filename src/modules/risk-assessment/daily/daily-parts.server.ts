import type { FastifyInstance } from 'fastify'
import type { Attachments } from '../../../platform/attachment/attachment-receive.ts'
import type { Job } from '../../../platform/module.server.ts'
import { proposalRoutes } from '../proposal/proposal.routes.ts'
import { proposalBehaviour } from '../proposal/rsa-proposal.server.ts'
import { dailyClock, dailyClockMs } from './daily-clock.server.ts'
import { dailyClockWords } from './daily-words.texts.ts'
import { dailyRoutes } from './daily.routes.ts'
import { riskKioskRoutes } from './risk-kiosk.routes.ts'
import { dailyBehaviour } from './rsa-daily.server.ts'

/** What the rooms of daily assessment and of proposals give to the module. */
export const dailyBehaviours = [dailyBehaviour, proposalBehaviour]
export const dailyJobs: readonly Job[] = [
  {
    everyMs: dailyClockMs,
    batch: { batchCd: 'RSA_DAILY_CLOCK', name: dailyClockWords.clock, records: 'work' },
    run: (engine) => dailyClock(engine),
  },
]
export function mountDaily(app: FastifyInstance, attachments: Attachments): void {
  const { engine } = attachments
  dailyRoutes(app, engine)
  riskKioskRoutes(app, attachments)
  proposalRoutes(app, engine)
}

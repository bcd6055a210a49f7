import type { FastifyInstance } from 'fastify'
import type { Engine } from '../../../core/server/entity/context.ts'
import type { FileStore } from '../../../core/server/files/file-store.ts'
import type { Job, Services } from '../../../platform/module.server.ts'
import { attendRoutes } from './attend.routes.ts'
import { codeLink, seatLink } from './attend-token.server.ts'
import { classClock, classClockMs } from './class-work.server.ts'
import { classClockWords } from './class-work.texts.ts'
import { classKioskRoutes } from './class-kiosk.routes.ts'
import { classPack } from './class-pack.server.ts'
import { classPaperRoutes } from './class-papers.routes.ts'
import { classRoutes } from './class.routes.ts'
import { eduClassBehaviour } from './edu-class.server.ts'
import { eduPlanBehaviour } from './edu-plan.server.ts'
import { eduAttendBehaviour, eduTargetBehaviour } from './edu-target.server.ts'
import { planRoutes } from './plan.routes.ts'
import { surveyRoutes } from './survey/survey.routes.ts'
import { classSheetRoutes } from './sheet/class-sheet.routes.ts'
import { seatLearnRoutes } from './seat-learn.routes.ts'

/** What the room of plans, classes and attendance gives to the module. */
export const classBehaviours = [eduPlanBehaviour, eduClassBehaviour, eduTargetBehaviour, eduAttendBehaviour]
export const classFileMakers = (store: FileStore) => [classPack(store)]
export const classLinks = [codeLink, seatLink]
export const classJobs: readonly Job[] = [
  {
    everyMs: classClockMs,
    batch: { batchCd: 'EDU_CLASS_CLOCK', name: classClockWords.clock, records: 'work' },
    run: (engine) => classClock(engine),
  },
]
export async function mountClasses(
  app: FastifyInstance,
  engine: Engine,
  { settings, attachments, publicLink, store, excelJobs }: Services,
): Promise<void> {
  const links = {
    code: publicLink(codeLink),
    seat: publicLink(seatLink),
    publicUrl: settings.publicUrl,
  }
  await planRoutes(app, engine)
  await classRoutes(app, engine)
  await classSheetRoutes(app, engine)
  await surveyRoutes(app, engine)
  await classKioskRoutes(app, engine)
  await classPaperRoutes(app, engine, { store, excelJobs })
  await attendRoutes(app, engine, { links, attachments })
  await seatLearnRoutes(app, engine, { link: links.seat, store })
}

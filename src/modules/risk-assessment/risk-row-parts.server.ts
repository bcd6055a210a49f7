import type { FastifyInstance } from 'fastify'
import type { Engine } from '../../core/server/entity/context.ts'
import { connectJsa } from '../work-permit/permit/jsa-port.server.ts'
import { tellHazardLines } from './hazard/hazard-lines.server.ts'
import { hazardRoutes } from './hazard/hazard.routes.ts'
import { checkAnswerBehaviour } from './hazard/rsa-check-answer.server.ts'
import { hazardBehaviour } from './hazard/rsa-hazard.server.ts'
import { jobBookRoutes } from './job-book/job-book.routes.ts'
import { jobBookBehaviour } from './job-book/rsa-job-book.server.ts'
import { jsaPort } from './jsa/jsa.server.ts'

/** Sheets of rows, JSA and the book of jobs. */
export const rowBehaviours = [hazardBehaviour, checkAnswerBehaviour, jobBookBehaviour]
export async function mountRows(app: FastifyInstance, engine: Engine): Promise<void> {
  await hazardRoutes(app, engine)
  await jobBookRoutes(app, engine)
}
export function connectRows(): void {
  tellHazardLines()
  connectJsa(jsaPort)
}

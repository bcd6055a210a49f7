import type { FastifyInstance } from 'fastify'
import type { Engine } from '../../../core/server/entity/context.ts'
import type { FileStore } from '../../../core/server/files/file-store.ts'
import { mountRevisions } from '../../../platform/revision/revision.routes.ts'
import { rsaTarget } from '../plan/rsa-target.resource.ts'
import { connectBarriers } from './barrier.server.ts'
import { hazopNodeBehaviour } from './hazop-node.server.ts'
import { hazopRowBehaviour } from './hazop-row.server.ts'
import { lopaBehaviour } from './rsa-lopa.server.ts'
import { nodeTemplateBehaviour } from './rsa-node-template.server.ts'
import { sessionBehaviour, sessionRoutes } from './rsa-session.server.ts'
import { connectStudies } from './study-lines.server.ts'
import { studyRoutes } from './study.routes.ts'

/** What the room of studies gives to the module. */
export const hazopBehaviours = [
  hazopNodeBehaviour,
  hazopRowBehaviour,
  sessionBehaviour,
  lopaBehaviour,
  nodeTemplateBehaviour,
]
export async function mountHazop(app: FastifyInstance, engine: Engine, store: FileStore): Promise<void> {
  await studyRoutes(app, engine)
  await sessionRoutes(app, engine)
  mountRevisions(app, engine, rsaTarget, store)
}
export function connectHazop(): void {
  connectBarriers()
  connectStudies()
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import type { Session } from '../../../core/server/http/session.ts'
import type { Services } from '../../../platform/module.server.ts'
import { myExamMenu } from '../exam/edu-exam.resource.ts'
import { eduMaterial, materialMenu } from './edu-material.resource.ts'
import { reviseMaterial, vendorEducationMenu } from './material.server.ts'
import { ownMaterials, playedOf } from './learn.server.ts'
import { usePackagesOf } from './scorm-package.server.ts'
import { beatView, keepScorm, openView } from './view.server.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>
/** Who learns: every employee, and people of companies from what is open to them. */
export const learnerMenus = [materialMenu, myExamMenu, vendorEducationMenu]

/** Materials as they are learned from; the server counts what was seen. */
export async function materialRoutes(
  app: FastifyInstance,
  engine: Engine,
  { store }: Services,
): Promise<void> {
  usePackagesOf(store)
  const schema = (summary: string) => ({ tags: [eduMaterial.title], summary })
  const learners = { config: { access: { menus: learnerMenus, right: 'read' } } } as const
  const itself = ({ userId }: Session) => ({ userId })
  app.post(
    `${eduMaterial.path}/:key/revise`,
    {
      config: { access: { menus: [materialMenu], right: 'write' } },
      schema: schema('새 버전 작성'),
    },
    async (request: Keyed) => {
      const materialNo = await writing(engine, request, async (context) =>
        reviseMaterial(await loadRecord(eduMaterial, context, request.params.key, true), context),
      )
      return { data: { materialNo } }
    },
  )
  app.get(
    '/api/saf/education/ownmaterials',
    { ...learners, schema: schema('학습할 자료(eduCourseNo)') },
    async ({ session, query }) => {
      const { eduCourseNo } = query as { eduCourseNo?: string }
      return {
        data: await ownMaterials(
          reading(engine, session),
          itself(session),
          eduCourseNo ? Number(eduCourseNo) || 0 : null,
        ),
      }
    },
  )
  app.post(
    '/api/saf/education/view/:key/open',
    { ...learners, schema: schema('학습 시작(windowKey)') },
    async (request: Keyed) => {
      const { windowKey } = (request.body ?? {}) as { windowKey?: unknown }
      const opened = await writing(engine, request, (context) =>
        openView(context, itself(request.session), request.params.key, windowKey),
      )
      return { data: await playedOf(reading(engine, request.session), opened) }
    },
  )
  app.post(
    '/api/saf/education/view/:key/beat',
    { ...learners, schema: schema('학습 신호(from, to, idleSec, windowKey)') },
    async (request: Keyed) => ({
      data: await writing(engine, request, (context) =>
        beatView(context, itself(request.session), request.params.key, request.body),
      ),
    }),
  )
  app.post(
    '/api/saf/education/view/:key/scorm',
    { ...learners, schema: schema('SCORM 기록(cmi, isDone, windowKey)') },
    async (request: Keyed) => ({
      data: await writing(engine, request, (context) =>
        keepScorm(context, itself(request.session), request.params.key, request.body),
      ),
    }),
  )
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { eduCourse } from './edu-course.resource.ts'
import { copyCourse, courseChecklist } from './edu-course.server.ts'
import { courseMenu } from './edu-legal-rule.resource.ts'
import { eduTargetRule } from './edu-target-rule.resource.ts'
import { countRule } from './edu-target-rule.server.ts'

/** What no definition derives of courses: the checklist of annex 5, copies and revisions, the count of a rule. */
export async function courseRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get<{ Params: { key: string } }>(
    `${eduCourse.path}/:key/checklist`,
    {
      config: { access: { menus: [courseMenu], right: 'read' } },
      schema: { tags: [eduCourse.title], summary: '별표 5 교육내용 확인표' },
    },
    async (request) => {
      const context = reading(engine, request.session)
      return {
        data: await courseChecklist(context, await loadRecord(eduCourse, context, request.params.key)),
      }
    },
  )
  app.post<{ Params: { key: string } }>(
    `${eduCourse.path}/:key/copy`,
    {
      config: { access: { menus: [courseMenu], right: 'write' } },
      schema: { tags: [eduCourse.title], summary: '교육과정 복사' },
    },
    (request) => copied(engine, request, false),
  )
  app.post<{ Params: { key: string } }>(
    `${eduCourse.path}/:key/revise`,
    {
      config: { access: { menus: [courseMenu], right: 'write' } },
      schema: { tags: [eduCourse.title], summary: '교육과정 개정' },
    },
    (request) => copied(engine, request, true),
  )
  app.post<{ Params: { key: string } }>(
    `${eduTargetRule.path}/:key/count`,
    {
      config: { access: { menus: [courseMenu], right: 'write' } },
      schema: { tags: [eduTargetRule.title], summary: '대상자 기준의 예상 대상자 확인' },
    },
    (request) =>
      writing(engine, request, async (context) => ({
        data: await countRule(context, await loadRecord(eduTargetRule, context, request.params.key, true)),
      })),
  )
}

const copied = (
  engine: Engine,
  request: FastifyRequest<{ Params: { key: string } }>,
  revised: boolean,
): Promise<{ data: { eduCourseNo: number } }> =>
  writing(engine, request, async (context) => ({
    data: {
      eduCourseNo: await copyCourse(
        context,
        await loadRecord(eduCourse, context, request.params.key, true),
        revised,
      ),
    },
  }))

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acts } from '../../../core/server/entity/audit.ts'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { logPersonal } from '../../../core/server/entity/personal.ts'
import { asWorkbook } from '../../../core/server/excel/excel-routes.ts'
import type { FileStore } from '../../../core/server/files/file-store.ts'
import type { Right } from '../../../core/server/http/session.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { applyForWorkers, companyEducation } from './company/company-education.server.ts'
import { companyWorkbook } from './company/company-excel.server.ts'
import { companyTexts } from './company/company.texts.ts'
import { eduHalfRoutes } from './half/half.routes.ts'
import { chemicalStatus, jobStatus } from './job/job-status.server.ts'
import { legalStatusWithKpis } from './legal/legal-status.server.ts'
import { legalRoutes } from './legal/legal.routes.ts'
import { queryOf } from './legal/status-query.server.ts'
import { eduHalf } from './half/edu-half.resource.ts'
import { eduMsdsNeed } from './msds/edu-msds-need.resource.ts'
import { planMsdsClass } from './msds/msds-need.server.ts'
import { applyForClass, ownEducation } from './own/own-education.server.ts'
import { chemicalMenu, companyMenu, jobMenu, legalMenu, ownMenu } from './status-menus.rule.ts'

type Asked = FastifyRequest<{ Querystring: Record<string, unknown> }>
const tags = [eduHalf.title]

/** What no definition derives of the status of education. */
export async function statusRoutes(app: FastifyInstance, engine: Engine, store: FileStore): Promise<void> {
  const at = ({ menu, right, summary }: { menu: string; right: Right; summary: string }) => ({
    config: { access: { menus: [menu], right } },
    schema: { tags, summary },
  })
  await legalRoutes(app, engine)
  await eduHalfRoutes(app, engine, store)
  app.get(
    '/api/saf/education/status/job',
    at({ menu: jobMenu, right: 'read', summary: '직무교육 기한·창구' }),
    async (request: Asked) => {
      const context = reading(engine, request.session)
      const data = await jobStatus(context, queryOf(request.query, context))
      await logPersonal(context, { tableNm: 'user', act: acts.read, rowCnt: data.length })
      return { data }
    },
  )
  app.get(
    '/api/saf/education/status/chemical',
    at({ menu: chemicalMenu, right: 'read', summary: '화관법 교육 대상과 시간' }),
    async (request: Asked) => {
      const context = reading(engine, request.session)
      const data = await chemicalStatus(context, queryOf(request.query, context))
      await logPersonal(context, { tableNm: 'user', act: acts.read, rowCnt: data.length })
      return { data }
    },
  )
  app.post(
    '/api/saf/education/msdsneedplan',
    at({ menu: eduMsdsNeed.menus[0]!, right: 'write', summary: 'MSDS 교육 대상을 교육차수에 배정' }),
    async (request) => ({
      data: await writing(engine, request, (context) => planMsdsClass(context, request.body)),
    }),
  )
  app.get(
    '/api/saf/education/own',
    at({ menu: ownMenu, right: 'read', summary: '나의 교육' }),
    async (request) => ({
      data: await ownEducation(reading(engine, request.session)),
    }),
  )
  app.post(
    '/api/saf/education/own/apply',
    at({ menu: ownMenu, right: 'write', summary: '나의 교육 신청' }),
    async (request) => ({
      data: await writing(engine, request, (context) => applyForClass(context, request.body)),
    }),
  )
  app.get(
    '/api/vendor/education/workers',
    at({ menu: companyMenu, right: 'read', summary: '자사 작업자 교육현황' }),
    async (request) => {
      const context = reading(engine, request.session)
      const data = await companyEducation(context)
      await logPersonal(context, { tableNm: 'vendorWorker', act: acts.read, rowCnt: data.workers.length })
      return { data }
    },
  )
  app.get(
    '/api/vendor/education/workers/excel',
    at({ menu: companyMenu, right: 'excel', summary: '자사 작업자 × 교육 엑셀' }),
    async (request, reply) => {
      const context = reading(engine, request.session)
      const { language } = request.session
      const found = await companyEducation(context)
      await logPersonal(context, {
        tableNm: 'vendorWorker',
        act: acts.download,
        rowCnt: found.workers.length,
      })
      const name = sayIn(companyTexts, () => language)('matrix')
      return asWorkbook(reply, name, engine.clock.now()).send(companyWorkbook(found, language))
    },
  )
  app.post(
    '/api/vendor/education/apply',
    at({ menu: companyMenu, right: 'write', summary: '자사 작업자 교육 신청' }),
    async (request) => ({
      data: await writing(engine, request, (context) => applyForWorkers(context, request.body)),
    }),
  )
  app.get(
    '/api/main/portlet/educationstatus',
    at({ menu: legalMenu, right: 'read', summary: '법정교육 충족(포틀릿)' }),
    async (request: Asked) => {
      const context = reading(engine, request.session)
      return { data: await legalStatusWithKpis(context, queryOf(request.query, context)) }
    },
  )
}

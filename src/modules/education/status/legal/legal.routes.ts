import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acts, audit } from '../../../../core/server/entity/audit.ts'
import { reading, type Engine } from '../../../../core/server/entity/context.ts'
import { writing } from '../../../../core/server/entity/idempotency.ts'
import { logPersonal } from '../../../../core/server/entity/personal.ts'
import { asWorkbook } from '../../../../core/server/excel/excel-routes.ts'
import { badField, notFound } from '../../../../core/server/http/errors.ts'
import type { Right } from '../../../../core/server/http/session.ts'
import { sayIn } from '../../../../core/shared/four-texts.ts'
import { notify } from '../../../../platform/notification/notification.server.ts'
import { placedPeople } from '../facts/person-facts.server.ts'
import { eduHalf } from '../half/edu-half.resource.ts'
import { legalMenu } from '../status-menus.rule.ts'
import { evidencePackName } from '../pack/evidence-pack.server.ts'
import { forecast } from './forecast.server.ts'
import { giveSeats } from './give-seats.server.ts'
import { legalWorkbook } from './legal-excel.server.ts'
import { legalStatus, peopleOfCell, standingsOn, userStatus } from './legal-status.server.ts'
import { legalTexts } from './legal.texts.ts'
import { cellOfQuery, dayOfQuery, queryOf } from './status-query.server.ts'
import { statusRefusals } from './status-refusals.texts.ts'

type Asked = FastifyRequest<{ Querystring: Record<string, unknown> }>
/** People of one message. */
const mostTold = 500

/** 법정시간 현황: the matrix, its people, their reasons, the forecast, what is told and what is handed out. */
export async function legalRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const tags = [eduHalf.title]
  const at = ({ right, summary }: { right: Right; summary: string }) => ({
    config: { access: { menus: [legalMenu], right } },
    schema: { tags, summary },
  })
  app.get(
    '/api/saf/education/status/legal',
    at({ right: 'read', summary: '부서 × 교육구분 법정시간 현황(baseYmd, plantCd, deptCd)' }),
    async (request: Asked) => {
      const context = reading(engine, request.session)
      return { data: await legalStatus(context, queryOf(request.query, context)) }
    },
  )
  app.get(
    '/api/saf/education/status/people',
    at({ right: 'read', summary: '교육구분의 사람별 법정시간(eduTypeCd, closed, state)' }),
    async (request: Asked) => {
      const context = reading(engine, request.session)
      const { column, state } = cellOfQuery(request.query)
      const data = await peopleOfCell(context, queryOf(request.query, context), column, state)
      await logPersonal(context, { tableNm: 'user', act: acts.read, rowCnt: data.length })
      return { data }
    },
  )
  app.get<{ Params: { userId: string }; Querystring: Record<string, unknown> }>(
    '/api/saf/education/status/user/:userId',
    at({ right: 'read', summary: '한 사람의 법정시간과 근거(baseYmd)' }),
    async (request) => {
      const context = reading(engine, request.session)
      const data = await userStatus(context, request.params.userId, dayOfQuery(request.query, context))
      if (!data) throw notFound()
      await logPersonal(context, { tableNm: 'user', act: acts.read, rowCnt: 1 })
      return { data }
    },
  )
  app.get(
    '/api/saf/education/status/forecast',
    at({ right: 'read', summary: '반기 말 법정시간 예측' }),
    async (request: Asked) => {
      const context = reading(engine, request.session)
      const { plantCd, deptCd } = queryOf(request.query, context)
      return { data: await forecast(context, { day: context.today, plantCd, deptCd }) }
    },
  )
  app.post(
    '/api/saf/education/status/forecast/seats',
    at({ right: 'write', summary: '예측한 자리 배정' }),
    async (request) => ({
      data: await writing(engine, request, (context) => giveSeats(context, request.body)),
    }),
  )
  app.post(
    '/api/saf/education/status/notify',
    at({ right: 'write', summary: '법정시간 미달 알림' }),
    async (request) => ({
      data: await writing(engine, request, async (context) => {
        const userIds: unknown = (request.body as { userIds?: unknown } | null)?.userIds
        if (!Array.isArray(userIds) || userIds.length === 0 || userIds.length > mostTold)
          throw badField('userIds', statusRefusals.noPeople())
        const asked = userIds.map(String)
        const known = await placedPeople(context, { day: context.today, userIds: asked })
        if (known.length !== new Set(asked).size) throw badField('userIds', statusRefusals.noPeople())
        const told = await notify(context, 'EDU_LACK', {
          to: known.map(({ userId }) => userId),
          linkUrl: '/my/self/eduHome',
          once: `eduLack ${context.today}`,
        })
        return { told }
      }),
    }),
  )
  app.get(
    '/api/saf/education/status/legal/excel',
    at({ right: 'excel', summary: '법정시간 현황 엑셀(사람 × 교육구분)' }),
    async (request: Asked, reply) => {
      const context = reading(engine, request.session)
      const { language } = request.session
      const asked = queryOf(request.query, context)
      const { people } = await standingsOn(context, asked)
      await audit(context, acts.download, 'eduStatusSnap', asked.day)
      const name = sayIn(legalTexts, () => language)('title')
      return asWorkbook(reply, name, engine.clock.now()).send(legalWorkbook(people, asked.day, language))
    },
  )
  app.post(
    '/api/saf/education/status/pack',
    at({ right: 'print', summary: '점검 대응 묶음(ZIP)' }),
    async (request, reply) => {
      const context = reading(engine, request.session)
      const asked = queryOf((request.body ?? {}) as Record<string, unknown>, context)
      const job = {
        tableNm: evidencePackName,
        label: `${sayIn(legalTexts, () => request.session.language)('pack')} ${asked.day}`,
        parameters: { baseYmd: asked.day, plantCd: asked.plantCd, deptCd: asked.deptCd },
      }
      return reply.code(202).send({ data: await engine.excelJobs!.make(request.session, job) })
    },
  )
}

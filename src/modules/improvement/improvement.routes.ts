import { inlinePdf } from '../../core/server/pdf/sheet.ts'
import { effectRoutes } from './improvement-files.routes.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { act } from '../../core/server/entity/act.ts'
import { acts, audit } from '../../core/server/entity/audit.ts'
import {
  asSystem,
  inTransaction,
  reading,
  readingLists,
  type Context,
  type Engine,
} from '../../core/server/entity/context.ts'
import { badField, forbidden, notFound } from '../../core/server/http/errors.ts'
import { asWorkbook } from '../../core/server/excel/excel-routes.ts'
import { writing } from '../../core/server/entity/idempotency.ts'
import { countEach } from '../../core/server/entity/list-query.ts'
import { loadRecord } from '../../core/server/entity/record.ts'
import { messages } from '../../core/shared/messages.ts'
import { frozenBefore } from './half/half.server.ts'
import { halfPdf } from './half/half-print.server.ts'
import { improvementHalf } from './half/improvement-half.resource.ts'
import { openCount } from './improvement/create-improvement.server.ts'
import { saveActionPictures, saveCost } from './improvement/action-parts.server.ts'
import {
  acknowledge,
  behaviour,
  changeMany,
  loadImprovement,
  receiveMany,
  requestAnonymously,
  requestMany,
  watch,
} from './improvement/improvement-acts.server.ts'
import { comment } from './improvement/comments.server.ts'
import { spread } from './improvement/spread.server.ts'
import type { HalfSnapshot } from './improvement/improvement-answers.rule.ts'
import { moreOf, similarTo, thumbsOf } from './improvement/improvement-more.server.ts'
import { improvementPdf } from './improvement/improvement-print.server.ts'
import { requestsPdf } from './improvement/request-print.server.ts'
import { checkIn } from './improvement/verification.server.ts'
import { improvementValues } from './improvement/people.server.ts'
import { companyFiguresOf } from './rules/improvement-parameters.rule.ts'
import { improvement, improvementMenus, type Improvement } from './improvement/improvement.resource.ts'
import { Binds } from '../../core/server/database/database.ts'
import { mountRevisions } from '../../platform/revision/revision.routes.ts'
import { frozenData } from '../../platform/revision/revision.server.ts'
import { scopeWhere } from '../../core/server/entity/scope.ts'
import { outboxQueueNm } from './improvement/outbox.server.ts'
import { improvementsOfSource } from './improvement/source-rows.server.ts'
import { linkRoutes, type LinkOptions } from './link/link.routes.ts'
import { lastReconciliation } from './reconcile/reconcile.server.ts'
import { lessonsOf } from './stats/lessons.server.ts'
import { statsBookName, statsWorkbook } from './stats/stats-excel.server.ts'
import { statsOf } from './stats/stats.server.ts'
import { improvementFiles } from './improvement-files.texts.ts'
import { queryText } from './given-text.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>
const path = improvement.path
/** A page of a list. */
const mostThumbs = 100
/** Lists that the first page counts at once. */
const mostCounts = 30
/** Requests in one document. */
const mostPapers = 50

const numbersOf = (query: unknown): number[] =>
  queryText(query, 'nos')
    .split(',')
    .map(Number)
    .filter((no) => Number.isSafeInteger(no) && no > 0)

/**
 * Routes of an improvement besides the derived ones: comments, cost, spread, many at once, figures, papers,
 * the sources' view.
 */
export async function improvementRoutes(
  app: FastifyInstance,
  engine: Engine,
  options: LinkOptions,
): Promise<void> {
  const { publicUrl } = options
  const { store } = options.attachments
  await linkRoutes(app, engine, options)
  const access = (right: 'read' | 'write' | 'print', menus: readonly string[] = improvementMenus) => ({
    access: { menus: [...menus], right },
  })
  const summary = (what: string) => ({ tags: [improvement.title], summary: `개선 ${what}` })
  const on = (
    name: string,
    documented: ReturnType<typeof summary>,
    right: 'read' | 'write',
    work: (row: Improvement, context: Context, body: unknown) => Promise<void>,
  ) => act(app, engine, behaviour, { name, summary: documented.summary, right }, work)
  on('comment', summary('댓글'), 'read', comment)
  on('watch', summary('관심'), 'read', watch)
  on('cost', summary('예산·비용'), 'write', saveCost)
  on('actionpictures', summary('조치별 사진'), 'write', saveActionPictures)
  on('acknowledge', summary('독촉 확인'), 'read', acknowledge)
  on('horizontal', summary('수평전개'), 'read', spread)
  on('checkin', summary('현장 확인'), 'write', checkIn)

  app.get(
    `${path}/:key/more`,
    { config: access('read'), schema: summary('댓글·비용·수평전개·경과') },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      return { data: await moreOf(await loadImprovement(context, request.params.key), context) }
    },
  )
  app.get(
    `${path}/:key/print`,
    { config: access('print'), schema: summary('시정조치 보고서(PDF)') },
    async (request: Keyed, reply) => {
      const context = reading(engine, request.session)
      const row = await loadImprovement(context, request.params.key)
      await audit(context, acts.print, improvement.name, row.imprNo)
      return sendPdf(
        reply,
        improvementFiles.report({ no: row.imprCd ?? row.imprNo }).in(request.session.language),
        await improvementPdf(row, context, { publicUrl, store }),
      )
    },
  )
  app.get(
    `${path}/requestprint`,
    { config: access('print'), schema: summary('개선요청서(PDF)') },
    async (request, reply) => {
      const imprNos = numbersOf(request.query).slice(0, mostPapers)
      if (imprNos.length === 0) throw badField('nos', messages.requiredField('개선요청'))
      const context = reading(engine, request.session)
      const rows = []
      for (const imprNo of imprNos) rows.push(await loadImprovement(context, imprNo))
      for (const { imprNo } of rows) await audit(context, acts.print, improvement.name, imprNo)
      return sendPdf(
        reply,
        (rows.length === 1
          ? improvementFiles.request({ no: rows[0]!.imprCd ?? imprNos[0]! })
          : improvementFiles.requests()
        ).in(request.session.language),
        await requestsPdf(rows, context, publicUrl),
      )
    },
  )
  app.put(
    `${path}/bulk`,
    { config: access('write'), schema: summary('담당·기한 일괄 변경') },
    async (request) => ({
      data: { changed: await writing(engine, request, (context) => changeMany(context, request.body)) },
    }),
  )
  app.post(
    `${path}/multi`,
    { config: access('write', ['impr/imprRequest']), schema: summary('여러 건 요청') },
    async (request) => ({
      data: await writing(engine, request, (context) => requestMany(context, request.body)),
    }),
  )
  app.put(
    `${path}/bulkreceive`,
    { config: access('write'), schema: summary('일괄 접수') },
    async (request) => ({
      data: { changed: await writing(engine, request, (context) => receiveMany(context, request.body)) },
    }),
  )
  effectRoutes(app, engine, publicUrl)
  app.get(
    `${path}/thumbs`,
    { config: access('read'), schema: summary('목록의 조치 전·후 사진') },
    async (request) => {
      const imprNos = numbersOf(request.query).slice(0, mostThumbs)
      return { data: await thumbsOf(reading(engine, request.session), imprNos) }
    },
  )
  // Not through `writing`: what makes a repeat known would say who asked.
  app.post(
    '/api/impr/anonymous',
    { config: access('write', ['impr/imprRequest']), schema: summary('익명 요청') },
    async (request, reply) => {
      const imprNo = await inTransaction(engine, request.session, (context) =>
        requestAnonymously(context, request.body),
      )
      const context = reading(engine, asSystem('익명 요청'))
      void reply.code(201)
      return { data: { imprNo, imprCd: (await loadImprovement(context, imprNo)).imprCd } }
    },
  )
  app.get(
    `${path}/similar`,
    { config: access('read'), schema: summary('비슷한 과거 조치') },
    async (request) => ({
      data: await inTransaction(engine, request.session, (context) =>
        similarTo(context, queryText(request.query, 'q')),
      ),
    }),
  )
  app.get(
    `${path}/counts`,
    { config: access('read'), schema: summary('여러 목록의 건수') },
    async (request) => {
      const { of = [] } = request.query as { of?: string | string[] }
      const lists = [of].flat()
      if (lists.length > mostCounts) throw badField('of', messages.badType('목록'))
      const context = readingLists(engine, request.session, improvement.name, request.headers.cookie)
      return {
        data: await countEach(
          improvement,
          context,
          lists.map((list) => Object.fromEntries(new URLSearchParams(list))),
        ),
      }
    },
  )
  app.get(
    `${path}/opencount`,
    { config: access('read'), schema: summary('출처별 미조치 건수') },
    async (request) => {
      const [source, key] = [
        queryText(request.query, 'sourceModuleCd'),
        queryText(request.query, 'sourceKey'),
      ]
      return { data: await openCount(reading(engine, request.session), source, key) }
    },
  )
  app.get(
    `${path}/source`,
    { config: access('read'), schema: summary('출처의 개선요청') },
    async (request) => {
      const [source, key] = [
        queryText(request.query, 'sourceModuleCd'),
        queryText(request.query, 'sourceKey'),
      ]
      return { data: await improvementsOfSource(reading(engine, request.session), source, key) }
    },
  )
  const ofYear = (request: FastifyRequest) => {
    const context = reading(engine, request.session)
    if (request.session.vendorCd) throw forbidden()
    const year = queryText(request.query, 'year')
    const asked = {
      plantCd: queryText(request.query, 'plantCd') || null,
      year: /^20\d\d$/.test(year) ? year : context.now.slice(0, 4),
    }
    return { context, asked }
  }
  const figuresFor = (request: FastifyRequest) => {
    const { context, asked } = ofYear(request)
    return statsOf(context, asked)
  }
  app.get(
    '/api/impr/lessons',
    { config: access('read', ['impr/imprStatus']), schema: summary('수평전개 적용 현황') },
    async (request) => {
      const { context, asked } = ofYear(request)
      return { data: await lessonsOf(context, asked) }
    },
  )
  app.get(
    '/api/impr/stats',
    {
      config: access('read', ['impr/imprStatus', 'impr/imprBoard', 'impr/imprHalf']),
      schema: summary('통계'),
    },
    async (request) => ({ data: await figuresFor(request) }),
  )
  app.get(
    '/api/impr/stats/excel',
    { config: { access: { menus: ['impr/imprStatus'], right: 'excel' } }, schema: summary('통계 엑셀') },
    async (request, reply) => {
      const { language } = request.session
      return asWorkbook(reply, statsBookName(language), engine.clock.now()).send(
        statsWorkbook(await figuresFor(request), language),
      )
    },
  )
  app.get(
    '/api/impr/figures',
    { config: access('read'), schema: summary('독촉 단계와 등급 환산비율') },
    async (request) => {
      const { sql, now } = reading(engine, request.session)
      return {
        data: companyFiguresOf(
          await improvementValues(sql, queryText(request.query, 'plantCd') || null, now),
        ),
      }
    },
  )
  app.get(
    '/api/impr/reconcile',
    { config: access('read', ['impr/imprRule']), schema: summary('출처 대사') },
    async (request) => ({
      data: await lastReconciliation(reading(engine, request.session)),
    }),
  )
  app.get(
    '/api/impr/outbox',
    { config: access('read', ['impr/imprRule']), schema: summary('연동오류') },
    async (request) => {
      const binds = new Binds()
      const queue = binds.add(outboxQueueNm)
      const scope = scopeWhere(improvement, request.session, 'i', binds)
      const data = await reading(engine, request.session).sql.query(
        `select q."jobNo" as "eventNo", i."imprNo", i."imprCd", i."imprNm", i."sourceModuleCd", i."sourceKey", q."data"->>'eventCd' as "eventCd", q."tryCnt", q."lastError" as "errorTxt", q."createDt"
       from "queueJob" q join "improvement" i on i."imprNo" = (q."data"->>'imprNo')::bigint where q."queueNm" = ${queue} and q."state" in ('waiting', 'failed') and q."tryCnt" > 0 and ${scope} order by q."jobNo" limit 300`,
        binds.values,
      )
      return { data }
    },
  )
  app.put(
    '/api/impr/outbox/:key/retry',
    { config: access('write', ['impr/imprRule']), schema: summary('연동 다시 보내기') },
    async (request: Keyed) => {
      const eventNo = Number(request.params.key)
      const again = await writing(engine, request, (context) => {
        const binds = new Binds()
        const job = binds.add(Number.isSafeInteger(eventNo) ? eventNo : 0)
        const now = binds.add(context.now)
        const queue = binds.add(outboxQueueNm)
        const scope = scopeWhere(improvement, request.session, 'i', binds)
        return context.sql.query(
          // By hand: the queue is no record, and its tries are counted by its state.
          `update "queueJob" q set "state" = 'waiting', "nextDt" = ${now}, "endDt" = null, "tryCnt" = case "state" when 'failed' then 0 else "tryCnt" end, "startCnt" = case "state" when 'failed' then 0 else "tryCnt" end
           where "jobNo" = ${job} and "queueNm" = ${queue} and "state" in ('waiting', 'failed')
             and exists (select 1 from "improvement" i where i."imprNo" = (q."data"->>'imprNo')::bigint and ${scope}) returning 1`,
          binds.values,
        )
      })
      if (again.length === 0) throw notFound()
      return { data: true }
    },
  )

  mountRevisions(app, engine, improvementHalf, store)
  const halfOf = async (context: Context, key: string) => {
    const row = await loadRecord(improvementHalf, context, key)
    const snapshot =
      (await frozenData<HalfSnapshot>(context, improvementHalf, row.imprHalfNo)) ??
      (await frozenBefore(context, row.imprHalfNo))
    if (!snapshot) throw notFound()
    return { row, snapshot }
  }
  app.get(
    `${improvementHalf.path}/:key/snapshot`,
    { config: access('read', improvementHalf.menus), schema: summary('반기 마감 자료') },
    async (request: Keyed) => ({
      data: (await halfOf(reading(engine, request.session), request.params.key)).snapshot,
    }),
  )
  app.get(
    `${improvementHalf.path}/:key/print`,
    { config: access('print', improvementHalf.menus), schema: summary('반기 점검 보고서(PDF)') },
    async (request: Keyed, reply) => {
      const context = reading(engine, request.session)
      const { row, snapshot } = await halfOf(context, request.params.key)
      await audit(context, acts.print, improvementHalf.name, row.imprHalfNo)
      return sendPdf(
        reply,
        improvementFiles.half({ name: row.halfNm ?? '' }).in(request.session.language),
        await halfPdf(row, snapshot, context),
      )
    },
  )
}

const sendPdf = (reply: FastifyReply, name: string, pdf: Buffer) =>
  reply.type('application/pdf').header('content-disposition', inlinePdf(name)).send(pdf)

import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { act, type RunAct } from '../../../core/server/entity/act.ts'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { checkedInput } from '../../../core/server/entity/save.ts'
import { requireScope } from '../../../core/server/entity/scope.ts'
import { asWorkbook } from '../../../core/server/excel/excel-routes.ts'
import { writeWorkbook } from '../../../core/server/excel/workbook-writer.ts'
import { badField, conflict, forbidden } from '../../../core/server/http/errors.ts'
import { addDays, daysBetween, isDay } from '../../../core/shared/dates.ts'
import { refCode, tags } from '../../../core/shared/field.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { fieldWaitMinutes } from '../../../core/shared/limits.ts'
import { messages } from '../../../core/shared/messages.ts'
import type { Language } from '../../../core/shared/session.ts'
import { vendorInfoMenu } from '../../vendor/worker/vendor-worker.resource.ts'
import { selfCheckMenu } from '../check/check-result.resource.ts'
import { patrolRefusals } from './patrol-refusals.texts.ts'
import { roundsOf, type RoundsQuery } from './patrol-rounds.server.ts'
import { routeOf } from './patrol-route.server.ts'
import { ownInspections, signInspection } from './patrol-sign.server.ts'
import { patrolBehaviour } from './patrol.server.ts'
import { patrolStatusTexts } from './patrol-status.texts.ts'
import { noteVisit } from './patrol-visit.server.ts'
import { patrolMenu, patrolStatusMenu, safPatrol } from './patrol.resource.ts'
import type { RoundsAnswer } from './patrol.rule.ts'

const mostDays = 92
const given = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
/** The period asked for, the last four weeks where none is. @throws Refusal 400 */
function queryOf({ query }: FastifyRequest, today: string): RoundsQuery {
  const asked = query as Record<string, unknown>
  const to = given(asked['to']) || today
  const from = given(asked['from']) || (isDay(to) ? addDays(to, -27) : '')
  if (!isDay(to)) throw badField('to', messages.badType('종료일'))
  if (!isDay(from)) throw badField('from', messages.badType('시작일'))
  const days = daysBetween(from, to) + 1
  if (days < 1 || days > mostDays) throw badField('from', patrolRefusals.period({ days: mostDays }))
  return { plantCd: given(asked['plantCd']), from, to }
}
const visitInput = {
  areaCd: refCode('구역', 'permitArea'),
  vendorCds: tags('업체', { max: 100 }),
}

/** What no definition derives: the route, visits on the way, the two days of each company, and signatures. */
export async function patrolRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const tagsOf = [safPatrol.title]
  app.get(
    '/api/saf/patrolroute',
    {
      config: { access: { menus: [patrolMenu], right: 'read' } },
      schema: { tags: tagsOf, summary: '오늘의 순찰 경로와 지적에 필요한 목록(plantCd)' },
    },
    async (request) => {
      const context = reading(engine, request.session)
      const plantCd = given((request.query as Record<string, unknown>)['plantCd'])
      if (!plantCd) throw badField('plantCd', messages.requiredField('사업장'))
      requireScope(safPatrol, request.session, { plantCd })
      return { data: await routeOf(context, plantCd) }
    },
  )
  app.get(
    '/api/saf/patrolrounds',
    {
      config: { access: { menus: [patrolStatusMenu], right: 'read' } },
      schema: { tags: tagsOf, summary: '업체별 2일 1회 순회와 분기 합동점검(plantCd, from, to)' },
    },
    async (request) => {
      const context = reading(engine, request.session)
      return { data: await roundsOf(context, queryOf(request, context.today)) }
    },
  )
  app.get(
    '/api/saf/patrolrounds/excel',
    {
      config: { access: { menus: [patrolStatusMenu], right: 'excel' } },
      schema: { tags: tagsOf, summary: '업체별 순회점검 이행 엑셀' },
    },
    async (request, reply) => {
      const { language } = request.session
      const context = reading(engine, request.session)
      const answer = await roundsOf(context, queryOf(request, context.today))
      const name = sayIn(patrolStatusTexts, () => language)('book')
      return asWorkbook(reply, name, engine.clock.now()).send(roundsWorkbook(answer, language))
    },
  )
  const waiting: RunAct = (_, request, work) =>
    writing(engine, request, (context) => work(context, request.body), { waitMinutes: fieldWaitMinutes })
  act(
    app,
    engine,
    patrolBehaviour,
    {
      name: 'visit',
      summary: '순회한 구역·업체 기록',
      methods: ['POST'],
      menus: [patrolMenu],
      run: waiting,
    },
    async (row, context, body) => {
      const { areaCd, vendorCds } = checkedInput(visitInput, body) as {
        areaCd?: string | null
        vendorCds?: string[] | null
      }
      if (context.session.vendorCd) throw forbidden(patrolRefusals.employeesOnly())
      // A visit that waited for the network belongs to its patrol, completed or not.
      if (row.state !== 'begun' && !context.enteredDt) throw conflict(patrolRefusals.completed())
      const known = await context.sql.one<{ area: string | null; vendors: number }>(
        `select (select "plantCd" from "permitArea" where "areaCd" = $1) as "area", (select count(*)::int from "vendor" where "vendorCd" = any($2::text[])) as "vendors"`,
        [areaCd ?? null, vendorCds ?? []],
      )
      if (areaCd && known.area !== row.plantCd) throw badField('areaCd', patrolRefusals.otherPlant())
      if (known.vendors < new Set(vendorCds).size) throw badField('vendorCds', messages.badChoice('업체'))
      await noteVisit(context, row, areaCd ?? null, vendorCds ?? [])
    },
  )
  const signers = [patrolMenu, patrolStatusMenu, selfCheckMenu, vendorInfoMenu]
  app.get(
    '/api/saf/patrolsigns',
    {
      config: { access: { menus: signers, right: 'read' } },
      schema: { tags: tagsOf, summary: '본인이 함께한 합동점검' },
    },
    async (request) => ({ data: await ownInspections(reading(engine, request.session)) }),
  )
  // Everybody who went along signs, whatever rights they have on the page.
  app.put<{ Params: { key: string } }>(
    `${safPatrol.path}/:key/sign`,
    {
      config: { access: { menus: signers, right: 'read' } },
      schema: { tags: tagsOf, summary: '합동점검 서명' },
    },
    async (request) => {
      await writing(engine, request, (context) => signInspection(context, request.params.key))
      return { data: true }
    },
  )
}

/** A line for each day on which a company worked. */
function roundsWorkbook({ companies, from, to }: RoundsAnswer, language: Language): PassThrough {
  const say = sayIn(patrolStatusTexts, () => language)
  const out = new PassThrough()
  type Line = readonly [string, string, string, string, string]
  const rows = companies.flatMap(({ plantNm, vendorNm, workDays, visitDays, gaps }) =>
    workDays.map((day): Line => {
      const gap = gaps.find((each) => each.to === day)
      return [
        plantNm,
        vendorNm,
        day,
        visitDays.includes(day) ? say('visited') : '',
        gap ? say('gapOf', { ...gap }) : '',
      ]
    }),
  )
  void writeWorkbook(out, {
    name: say('book'),
    title: `${say('book')} · ${from} – ${to}`,
    columns: [
      { header: say('plant'), width: 16 },
      { header: say('company'), width: 26 },
      { header: say('workDay'), width: 14 },
      { header: say('visited'), width: 12 },
      { header: say('gap'), width: 30 },
    ],
    rows,
  }).catch((error: Error) => out.destroy(error))
  return out
}

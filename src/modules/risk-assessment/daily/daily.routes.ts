import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { badField, notFound } from '../../../core/server/http/errors.ts'
import { inlinePdf, printSheet } from '../../../core/server/pdf/sheet.ts'
import { isDay } from '../../../core/shared/dates.ts'
import { languages } from '../../../core/shared/session.ts'
import { messages } from '../../../core/shared/messages.ts'
import { boardMenu } from '../dashboard/board.rule.ts'
import { rsaTarget } from '../plan/rsa-target.resource.ts'
import { constantDepartments } from './constant-departments.server.ts'
import { dailyRefusals } from './daily-refusals.texts.ts'
import type { DepartmentLight } from './daily.rule.ts'
import { dailyLight, standingSince } from './month-light.server.ts'
import { dailyMenu, rsaDaily } from './rsa-daily.resource.ts'
import { todayRisks } from './today-risk.server.ts'
import { toolboxCard } from './toolbox-card.server.ts'

type Asked<Q> = FastifyRequest<{ Querystring: Partial<Record<keyof Q & string, string>> }>
interface Place {
  plantCd: string
  deptCd: string
  deptNm: string
}
/** The department that is asked about, where the caller sees its plant. @throws Refusal 400, 404 */
async function placeOf({ sql, session }: Context, deptCd: string | undefined): Promise<Place> {
  if (!deptCd) throw badField('deptCd', dailyRefusals.deptNeeded())
  const dept = await sql.maybe<Place>(
    'select "plantCd", "deptCd", "deptNm" from "dept" where "deptCd" = $1 and "plantCd" is not null',
    [deptCd],
  )
  if (!dept || session.vendorCd || (session.plants && !session.plants.includes(dept.plantCd)))
    throw notFound()
  return dept
}

/** What the page of daily records shows beside them: the light of a month, the card, what is told today. (rsa.md 7) */
export function dailyRoutes(app: FastifyInstance, engine: Engine): void {
  const access = (right: 'read' | 'print') => ({ access: { menus: [dailyMenu], right } })
  const schema = (summary: string) => ({ tags: [rsaDaily.title], summary })
  app.get(
    '/api/rsa/daily/compliance',
    { config: access('read'), schema: schema('상시평가 이행 현황(월)') },
    async ({ session, query }: Asked<{ deptCd: string; ym: string }>) => {
      const context = reading(engine, session)
      const place = await placeOf(context, query.deptCd)
      const ym = query.ym ?? context.today.slice(0, 7)
      if (!isDay(`${ym}-01`)) throw badField('ym', dailyRefusals.monthForm())
      return { data: { ...place, ...(await dailyLight(context, place.plantCd, place.deptCd, ym)) } }
    },
  )
  app.get(
    '/api/rsa/daily/overview',
    {
      config: { access: { menus: [dailyMenu, boardMenu], right: 'read' } },
      schema: schema('상시평가 부서별 현황(월)'),
    },
    async ({ session, query }: Asked<{ ym: string; plantCd: string }>) => {
      const context = reading(engine, session)
      const ym = query.ym ?? context.today.slice(0, 7)
      if (!isDay(`${ym}-01`)) throw badField('ym', dailyRefusals.monthForm())
      const found: DepartmentLight[] = []
      for (const { plantCd, deptCd, deptNm } of await constantDepartments(context)) {
        if (query.plantCd && query.plantCd !== plantCd) continue
        const { light, gapCnt } = await dailyLight(context, plantCd, deptCd, ym)
        found.push({ deptCd, deptNm, light, gapCnt })
      }
      return { data: found }
    },
  )
  app.get(
    '/api/rsa/daily/standing',
    {
      config: { access: { menus: [dailyMenu, 'rsa/plan/planList'], right: 'read' } },
      schema: schema('상시평가로 갈음하는지'),
    },
    async ({ session, query }: Asked<{ deptCd: string; sinceYmd: string }>) => {
      const context = reading(engine, session)
      const place = await placeOf(context, query.deptCd)
      const sinceYmd = query.sinceYmd ?? context.today
      if (!isDay(sinceYmd)) throw badField('sinceYmd', messages.badType('sinceYmd'))
      return { data: await standingSince(context, place, sinceYmd) }
    },
  )
  app.get(
    '/api/rsa/daily/card',
    { config: access('print'), schema: schema('TBM 카드(PDF)') },
    async ({ session, query }: Asked<{ deptCd: string; lang: string }>, reply) => {
      const context = reading(engine, session)
      const place = await placeOf(context, query.deptCd)
      const language = languages.find((each) => each === query.lang) ?? session.language
      const sheet = await toolboxCard(context, place, language)
      await audit(context, acts.print, rsaDaily.name, place.deptCd)
      return reply
        .type('application/pdf')
        .header('content-disposition', inlinePdf(`${String(sheet.title)}_${place.deptNm}`))
        .send(await printSheet(sheet, language))
    },
  )
  app.get(
    '/api/rsa/today',
    {
      config: { access: { menus: [...rsaTarget.menus], right: 'read' } },
      schema: schema('오늘의 위험'),
    },
    async ({ session }) => ({ data: await todayRisks(reading(engine, session)) }),
  )
}

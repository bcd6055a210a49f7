import { plantName } from '../../../../platform/plant/plant-name.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acts, audit } from '../../../../core/server/entity/audit.ts'
import { reading, type Context, type Engine } from '../../../../core/server/entity/context.ts'
import { writing } from '../../../../core/server/entity/idempotency.ts'
import { checkedInput } from '../../../../core/server/entity/save.ts'
import { asWorkbook } from '../../../../core/server/excel/excel-routes.ts'
import { inlinePdf, printSheet } from '../../../../core/server/pdf/sheet.ts'
import { year } from '../../../../core/shared/field.ts'
import { accidentStat } from './accident-stat.server.ts'
import { safWorkStat, statMenu } from './saf-work-stat.resource.ts'
import { closedYearOf, closeMonth, closeYear } from './stat-close.server.ts'
import { statBookName, statSheet, statWorkbook } from './stat-paper.server.ts'
import { fillMonth } from './work-stat.server.ts'

const given = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const { statYm, plantCd } = safWorkStat.fields
const periodOf = ({ query }: FastifyRequest) => {
  const asked = query as Record<string, unknown>
  return { plantCd: given(asked['plantCd']), from: given(asked['from']), to: given(asked['to']) }
}
const nameOfPlant = async ({ sql, session }: Context, asked: string): Promise<string | null> =>
  (
    await sql.maybe<{ plantNm: string }>(
      `select ${plantName('p', session.language)} as "plantNm" from "plant" p where "plantCd" = $1`,
      [asked],
    )
  )?.plantNm ?? null

/** The figures of accidents on screen and paper, the hours of a month from the gates, and the close of months and years. */
export async function statRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const open = (right: 'read' | 'write' | 'print' | 'excel', { summary }: { summary: string }) => ({
    config: { access: { menus: [statMenu], right } },
    schema: { tags: [safWorkStat.title], summary },
  })
  app.get(
    '/api/saf/accident/stats',
    open('read', { summary: '재해통계(from, to, plantCd)' }),
    async (request: FastifyRequest) => {
      const context = reading(engine, request.session)
      const asked = periodOf(request)
      const stat = await accidentStat(context, asked)
      return { data: { ...stat, closed: await closedYearOf(context, asked, stat) } }
    },
  )
  app.get(
    '/api/saf/accident/stats/print',
    open('print', { summary: '재해통계(PDF)' }),
    async (request: FastifyRequest, reply) => {
      const context = reading(engine, request.session)
      const asked = periodOf(request)
      const sheet = statSheet(
        context,
        await accidentStat(context, asked),
        await nameOfPlant(context, asked.plantCd),
      )
      await audit(context, acts.print, safWorkStat.name, `${asked.from} ${asked.to}`)
      return reply
        .type('application/pdf')
        .header('content-disposition', inlinePdf(`${String(sheet.title)} ${asked.from}`))
        .send(await printSheet(sheet, request.session.language))
    },
  )
  app.get(
    '/api/saf/accident/stats/excel',
    open('excel', { summary: '재해통계 엑셀' }),
    async (request: FastifyRequest, reply) => {
      const { language } = request.session
      const stat = await accidentStat(reading(engine, request.session), periodOf(request))
      return asWorkbook(reply, statBookName(language), engine.clock.now()).send(statWorkbook(stat, language))
    },
  )
  const ofMonth = { statYm, plantCd }
  const monthly = (name: string, words: { summary: string }, work: typeof fillMonth) =>
    app.put(`${safWorkStat.path}/${name}`, open('write', words), async (request) => {
      const asked = checkedInput(ofMonth, request.body) as { statYm: string; plantCd: string }
      const written = await writing(engine, request, (context) => work(context, asked.plantCd, asked.statYm))
      return { data: { written } }
    })
  monthly('fill', { summary: '월 근로시간 산정(출입기록, 없으면 추정)' }, fillMonth)
  monthly('closemonth', { summary: '월 근로시간 마감(한 달 전체)' }, closeMonth)
  app.put(
    `${safWorkStat.path}/closeyear`,
    open('write', { summary: '재해통계 연 마감(본사)' }),
    async (request) => {
      const ofYear = { statYear: year('대상연도', { required: true }), plantCd }
      const asked = checkedInput(ofYear, request.body) as { statYear: string; plantCd: string }
      await writing(engine, request, (context) => closeYear(context, asked.plantCd, asked.statYear))
      return { data: true }
    },
  )
}

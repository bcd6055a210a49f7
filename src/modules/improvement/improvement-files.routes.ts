import { disposition } from '../../core/server/http/disposition.ts'
import type { FastifyInstance } from 'fastify'
import { reading, type Engine } from '../../core/server/entity/context.ts'
import { badField } from '../../core/server/http/errors.ts'
import type { Right } from '../../core/server/http/session.ts'
import { isDay, momentOf } from '../../core/shared/dates.ts'
import { icsText } from '../../core/shared/ics.ts'
import { messages } from '../../core/shared/messages.ts'
import { addressOf } from '../../core/shared/record-page.ts'
import { improvementFiles } from './improvement-files.texts.ts'
import { effectChecks } from './improvement/improvement-more.server.ts'
import { mostInPack, packName } from './improvement/improvement-pack.server.ts'
import { improvement } from './improvement/improvement.resource.ts'
import { improvementRecords } from './record-pages.rule.ts'
import { queryText } from './given-text.ts'

/** The days that a call asks of. @throws Refusal 400 */
function spanIn(query: unknown): { from: string; to: string } {
  const [from, to] = [queryText(query, 'from'), queryText(query, 'to')]
  if (!isDay(from) || !isDay(to)) throw badField('from', messages.requiredField('기간'))
  return { from, to }
}

/** The calendar of effect checks, also as a file for other calendars, and packs of reports. */
export function effectRoutes(app: FastifyInstance, engine: Engine, publicUrl: string): void {
  const { path } = improvement
  const access = (right: Right) => ({ access: { menus: [...improvement.menus], right } })
  const summary = (text: string) => ({ tags: [improvement.title], summary: text })
  app.get(
    `${path}/effects`,
    { config: access('read'), schema: summary('효과확인 달력') },
    async (request) => {
      return { data: await effectChecks(reading(engine, request.session), spanIn(request.query)) }
    },
  )
  app.get(
    `${path}/effects/ics`,
    { config: access('read'), schema: summary('효과확인 달력(iCalendar)') },
    async (request, reply) => {
      const { language } = request.session
      const checks = await effectChecks(reading(engine, request.session), spanIn(request.query))
      const name = improvementFiles.effects().in(language)
      const events = checks.map(({ imprNo, imprCd, imprNm, effectYmd, placeNm }) => ({
        uid: `effect-${imprNo}@improvement`,
        from: effectYmd,
        title: `${name}: ${imprNm}`,
        note: [imprCd, placeNm].filter(Boolean).join(' · '),
        url: `${publicUrl}${addressOf(improvementRecords.improvement, imprNo)}`,
      }))
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', disposition('attachment', `${name}.ics`))
        .send(icsText(name, events, momentOf(engine.clock.now())))
    },
  )
  app.post(
    `${path}/pack`,
    { config: access('print'), schema: summary('시정조치 보고서 묶음(ZIP)') },
    async (request, reply) => {
      const { nos } = (request.body ?? {}) as { nos?: unknown }
      const isList = Array.isArray(nos) && nos.every((no) => Number.isSafeInteger(no) && no > 0)
      if (!isList || nos.length === 0) throw badField('nos', messages.requiredField('개선요청'))
      if (nos.length > mostInPack) throw badField('nos', improvementFiles.manyInPack({ count: mostInPack }))
      const job = {
        tableNm: packName,
        label: improvementFiles.pack().in(request.session.language),
        parameters: { imprNos: [...new Set(nos as number[])] },
      }
      return reply.code(202).send({ data: await engine.excelJobs!.make(request.session, job) })
    },
  )
}

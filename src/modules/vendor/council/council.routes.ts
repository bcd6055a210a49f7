import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Engine } from '../../../core/server/entity/context.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { inlinePdf, printSheet, type Sheet } from '../../../core/server/pdf/sheet.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { messages } from '../../../core/shared/messages.ts'
import { vendorInfoMenu } from '../worker/vendor-worker.resource.ts'
import { councilFigures, minutesFor, minutesOfCompany, signMinutes } from './council-minutes.server.ts'
import { council, councilMenus, type Council } from './council.resource.ts'
import { councilKindOf, yearSummaries } from './council.rule.ts'
import { councilStates } from './council-transitions.rule.ts'
import { councilPrintTexts } from './council-print.texts.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import type { Language } from '../../../core/shared/session.ts'
import { label } from '../../../core/shared/sentence.ts'
import { councilSentences } from './council.texts.ts'
import { vendorFiles } from '../vendor-files.texts.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>
type Asked = FastifyRequest<{ Querystring: { year?: string } }>

/** Minutes for the companies, signatures of who came, the printed minutes and the year of each plant. */
export async function councilRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const menus = [...councilMenus, vendorInfoMenu]
  const tags = [council.title]
  app.get(
    '/api/vendor/councilminutes',
    {
      config: { access: { menus: [vendorInfoMenu], right: 'read' } },
      schema: { tags, summary: '업체에 공유된 협의체 회의록' },
    },
    async (request) => ({ data: await minutesOfCompany(reading(engine, request.session)) }),
  )
  app.get(
    '/api/vendor/councilstat',
    {
      config: { access: { menus: [...councilMenus], right: 'read' } },
      schema: { tags, summary: '협의체 연간 현황' },
    },
    async (request: Asked) => {
      const context = reading(engine, request.session)
      const year = request.query.year ?? context.now.slice(0, 4)
      if (!/^\d{4}$/.test(year)) throw badField('year', messages.badType(String(councilSentences.year())))
      return { data: yearSummaries(await councilFigures(context, year), year, context.today) }
    },
  )
  // Everybody who took part signs, whatever rights they have on the page.
  app.put(
    `${council.path}/:key/sign`,
    { config: { access: { menus, right: 'read' } }, schema: { tags, summary: '협의체 회의록 서명' } },
    async (request: Keyed) => {
      await writing(engine, request, (context) => signMinutes(context, request.params.key))
      return { data: await minutesFor(reading(engine, request.session), request.params.key) }
    },
  )
  app.get(
    `${council.path}/:key/print`,
    { config: { access: { menus, right: 'print' } }, schema: { tags, summary: '협의체 회의록 인쇄(PDF)' } },
    async (request: Keyed, reply) => {
      const context = reading(engine, request.session)
      const row = await minutesFor(context, request.params.key)
      const pdf = await printSheet(
        minutesSheet(row, showMoment(context.now), context.session.userNm, context.session.language),
      )
      await audit(context, acts.print, council.name, row.councilNo)
      return reply
        .type('application/pdf')
        .header(
          'content-disposition',
          inlinePdf(
            vendorFiles
              .minutes({ month: row.councilYm, no: row.councilCd ?? '' })
              .in(context.session.language),
          ),
        )
        .send(pdf)
    },
  )
}

/** The content of the paper, resolved to words. */
export const minutesSheet = (
  row: Council,
  printedDt: string,
  printedBy: string,
  language: Language = 'kr',
): Sheet => {
  const say = sayIn(councilPrintTexts, () => language)
  return {
    title: say('title', { kind: councilKindOf(row.kindCd).name.in(language) }),
    subtitle: `${row.councilCd ?? ''} · ${label(councilStates[row.state]).in(language)}`,
    facts: [
      { label: say('plant'), value: row.plantNm ?? '', strong: true },
      { label: say('month'), value: row.councilYm, strong: true },
      { label: say('meetDt'), value: showMoment(row.meetDt) || `!${say('undecided')}` },
      { label: say('place'), value: row.placeNm ?? '' },
      { label: say('chair'), value: row.chairUserNm ?? '' },
      {
        label: say('present'),
        value: say('presentOf', {
          came: row.attends.filter(({ attendYn }) => attendYn === 'Y').length,
          all: row.attends.length,
        }),
      },
      { label: say('shared'), value: showMoment(row.shareDt) },
    ],
    tables: [
      {
        title: say('talk'),
        columns: [
          { label: say('agenda'), width: 2 },
          { label: say('cont'), width: 4 },
        ],
        rows: row.items.map(({ agendaNm, cont }) => [agendaNm ?? '', cont ?? '']),
      },
      {
        title: say('decisions'),
        columns: [{ label: say('decision'), width: 4 }, { label: say('owner') }, { label: say('due') }],
        rows: row.items
          .filter(({ decisionCont }) => decisionCont)
          .map(({ decisionCont, ownerUserNm, dueYmd }) => [
            decisionCont ?? '',
            ownerUserNm ?? '',
            dueYmd ?? '',
          ]),
      },
      {
        title: say('members'),
        columns: [
          { label: say('of'), width: 2 },
          { label: say('name') },
          { label: say('present') },
          { label: say('sign'), width: 2 },
        ],
        rows: row.attends.map(({ vendorNm, attendUserNm, attendYn, signDt }) => [
          vendorNm ?? row.plantNm ?? '',
          attendUserNm ?? '',
          attendYn === 'Y' ? say('present') : say('absent'),
          attendYn === 'N' ? '' : showMoment(signDt) || `!${say('unsigned')}`,
        ]),
      },
    ],
    notes: [`${councilKindOf(row.kindCd).note.in(language)} ${say('signedBy')}`],
    printedDt,
    printedBy,
  }
}

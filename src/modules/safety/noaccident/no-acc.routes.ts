import type { FastifyInstance } from 'fastify'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { inlinePdf, printSheet, type Sheet } from '../../../core/server/pdf/sheet.ts'
import { daysBetween, showMoment } from '../../../core/shared/dates.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { messages } from '../../../core/shared/messages.ts'
import { facilityDues } from '../facility/facility-due.server.ts'
import { inspectionMenu } from '../facility/saf-law-rule.resource.ts'
import { noAccBoards } from './no-acc-board.server.ts'
import { boardMenu, noAccSite } from './no-acc.resource.ts'
import { noAccTexts } from './no-acc.texts.ts'
import { goalTypes, type DdayInspection, type NoAccBoard } from './no-accident.rule.ts'

const mostDues = 5

/** What is due next, for who reads the inspections. */
async function nextDues(context: Context): Promise<DdayInspection[]> {
  if (!mayUse(context.session, [inspectionMenu], 'read')) return []
  const dues = await facilityDues(context)
  return dues
    .flatMap(({ facilityLawNo, facilityNm, lawInspNm, dueYmd }) =>
      dueYmd === null
        ? []
        : [{ facilityLawNo, facilityNm, lawInspNm, dueYmd, days: daysBetween(context.today, dueYmd) }],
    )
    .slice(0, mostDues)
}

/** The paper that hangs at the gate. (mgt.md 6: 기록판) */
function boardSheet(context: Context, board: NoAccBoard): Sheet {
  const say = sayIn(noAccTexts, () => context.session.language)
  const figure = (n: number) => n.toLocaleString('ko-KR', { maximumFractionDigits: 0 })
  const isDays = board.goalTypeCd === goalTypes.days
  return {
    title: say('title'),
    subtitle: `${board.plantNm} · ${board.noAccSiteNm}`,
    poster: true,
    facts: [
      { label: say('dayLabel'), value: say('days', { n: figure(board.days) }), strong: true },
      { label: say('hourLabel'), value: say('hours', { n: figure(board.hours) }), strong: true },
      { label: say('sinceLabel'), value: board.startYmd },
      { label: say('goal'), value: say(isDays ? 'goalDays' : 'goalHours', { n: figure(board.goalQty) }) },
      { label: say('reached', { n: board.multiple }), value: say('next', { n: board.sharePct }) },
      { label: say('best'), value: say('days', { n: figure(board.bestDays) }) },
      { label: say('last'), value: board.lastYmd ?? say('noLast') },
    ],
    tables: [],
    notes: [
      ...(board.missing.length > 0 ? [say('missing', { months: board.missing.join(', ') })] : []),
      ...(board.proposed > 0 ? [say('proposed', { n: board.proposed })] : []),
    ],
    printedDt: showMoment(context.now),
    printedBy: context.session.userNm,
  }
}

/** The boards, the panel of the first page, and the paper. */
export async function noAccRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const tags = [noAccSite.title]
  const reads = { menus: [boardMenu], right: 'read' } as const
  app.get(
    '/api/mgt/noaccidents',
    { config: { access: reads }, schema: { tags, summary: '사업장별 무재해 현황' } },
    async (request) => ({ data: await noAccBoards(reading(engine, request.session)) }),
  )
  app.get(
    '/api/main/portlet/accidentfree',
    { config: { access: reads }, schema: { tags, summary: '무재해와 법정검사 D-day(포틀릿)' } },
    async (request) => {
      const context = reading(engine, request.session)
      return { data: { boards: await noAccBoards(context), dues: await nextDues(context) } }
    },
  )
  app.get(
    '/api/mgt/noaccidents/print',
    {
      config: { access: { menus: [boardMenu], right: 'print' } },
      schema: { tags, summary: '무재해 기록판(PDF; noAccSiteNo)' },
    },
    async (request, reply) => {
      const context = reading(engine, request.session)
      const asked = Number((request.query as { noAccSiteNo?: unknown }).noAccSiteNo)
      const board = (await noAccBoards(context)).find(({ noAccSiteNo }) => noAccSiteNo === asked)
      if (!board) throw badField('noAccSiteNo', messages.badChoice('무재해 기록'))
      await audit(context, acts.print, noAccSite.name, board.noAccSiteNo)
      const sheet = boardSheet(context, board)
      return reply
        .type('application/pdf')
        .header('content-disposition', inlinePdf(`${String(sheet.title)} ${board.plantNm}`))
        .send(await printSheet(sheet, request.session.language))
    },
  )
}

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
import { councilKindOf, councilStates, yearSummaries } from './council.rule.ts'

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
      if (!/^\d{4}$/.test(year)) throw badField('year', messages.badType('년도'))
      return { data: yearSummaries(await councilFigures(context, year), year, context.now.slice(0, 10)) }
    },
  )
  // Who came signs, whatever rights the person has on the page.
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
      const pdf = await printSheet(minutesSheet(row, showMoment(context.now), context.session.userNm))
      await audit(context, acts.print, council.name, row.councilNo)
      return reply
        .type('application/pdf')
        .header('content-disposition', inlinePdf(`협의체회의록_${row.councilYm}_${row.councilCd ?? ''}`))
        .send(pdf)
    },
  )
}

/** What the paper says, resolved to words. */
export const minutesSheet = (row: Council, printedDt: string, printedBy: string): Sheet => ({
  title: `${councilKindOf(row.kindCd).name} 회의록`,
  subtitle: `${row.councilCd ?? ''} · ${councilStates[row.state]}`,
  facts: [
    { label: '사업장', value: row.plantNm ?? '', strong: true },
    { label: '년월', value: row.councilYm, strong: true },
    { label: '회의 일시', value: showMoment(row.meetDt) || '!미정' },
    { label: '장소', value: row.placeNm ?? '' },
    { label: '의장', value: row.chairUserNm ?? '' },
    {
      label: '출석',
      value: `${row.attends.filter(({ attendYn }) => attendYn === 'Y').length} / ${row.attends.length}명`,
    },
    { label: '회의록 공유', value: showMoment(row.shareDt) },
  ],
  tables: [
    {
      title: '협의 내용',
      columns: [
        { label: '안건', width: 2 },
        { label: '내용', width: 4 },
      ],
      rows: row.items.map(({ agendaNm, cont }) => [agendaNm ?? '', cont ?? '']),
    },
    {
      title: '결정사항',
      columns: [{ label: '결정', width: 4 }, { label: '담당' }, { label: '기한' }],
      rows: row.items
        .filter(({ decisionCont }) => decisionCont)
        .map(({ decisionCont, ownerUserNm, dueYmd }) => [
          decisionCont ?? '',
          ownerUserNm ?? '',
          dueYmd ?? '',
        ]),
    },
    {
      title: '구성원',
      columns: [
        { label: '소속', width: 2 },
        { label: '성명' },
        { label: '출석' },
        { label: '서명', width: 2 },
      ],
      rows: row.attends.map(({ vendorNm, attendUserNm, attendYn, signDt }) => [
        vendorNm ?? row.plantNm ?? '',
        attendUserNm ?? '',
        attendYn === 'Y' ? '출석' : '불참',
        attendYn === 'N' ? '' : showMoment(signDt) || '!서명 전',
      ]),
    },
  ],
  notes: [`${councilKindOf(row.kindCd).note} 서명은 참석자 본인의 로그인으로 하였습니다.`],
  printedDt,
  printedBy,
})

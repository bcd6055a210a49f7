import { inlinePdf } from '../../../core/server/pdf/sheet.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Context, timeOf } from '../../../core/server/entity/context.ts'
import { badField, notFound } from '../../../core/server/http/errors.ts'
import { logPersonal } from '../../../core/server/entity/personal.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { isDay } from '../../../core/shared/dates.ts'
import { messages } from '../../../core/shared/messages.ts'
import type { Attachments } from '../../../platform/attachment/attachment-receive.ts'
import type { QrSigner } from '../../../platform/qr/qr-signer.ts'
import { cardPdf } from '../../vendor/enter/pass-card.server.ts'
import { boardOf } from '../board/permit-board.server.ts'
import { occupyingStates, liveStates, type PermitState } from '../permit/permit-transitions.rule.ts'
import { workPermit } from '../permit/work-permit.resource.ts'
import { papers, type Paper } from './papers.rule.ts'
import { badgeSheet, crewPdf, crewSheet, postingPdf } from './papers.server.ts'
import { paperNames } from './papers.texts.ts'

type Keyed = FastifyRequest<{ Params: { key: string; paper: string } }>
const listedStates: ReadonlySet<PermitState> = new Set([...occupyingStates, ...liveStates])

/** Postings, list of workers and badges of a permit, and the workers of a plant's day. */
export async function paperRoutes(
  app: FastifyInstance,
  { engine, store }: Pick<Attachments, 'engine' | 'store'>,
  qr: QrSigner,
): Promise<void> {
  const config = { access: { menus: [...workPermit.menus], right: 'print' } } as const
  const schema = (summary: string) => ({ tags: [workPermit.title], summary })
  const permitOf = async (context: Context, key: string | number) =>
    await loadRecord(workPermit, context, key)
  const sent = (reply: FastifyReply, name: string, pdf: Buffer) =>
    reply.type('application/pdf').header('content-disposition', inlinePdf(name)).send(pdf)
  const people = (context: Context, rowCnt: number) =>
    logPersonal(context, { tableNm: 'vendorWorker', act: acts.print, rowCnt })

  app.get(
    `${workPermit.path}/:key/paper/:paper`,
    { config, schema: schema('작업허가 게시물·명단·출입증 인쇄(PDF)') },
    async (request: Keyed, reply) => {
      const context = reading(engine, request.session)
      const paper = request.params.paper as Paper
      if (!Object.hasOwn(papers, paper)) throw notFound()
      const permit = await permitOf(context, request.params.key)
      const draw: Record<Paper, () => Promise<Buffer>> = {
        space: () => postingPdf(permit, context, qr, 'space'),
        hot: () => postingPdf(permit, context, qr, 'hot'),
        crew: async () =>
          crewPdf(await crewSheet([permit], context, permit.plantNm ?? '', permit.workYmd ?? context.today)),
        badges: async () => cardPdf(await badgeSheet(permit, context, qr, store)),
      }
      const pdf = await draw[paper]()
      await audit(context, acts.print, workPermit.name, permit.permitNo, { paper: [null, paper] })
      await people(context, permit.workers.length)
      return sent(reply, `${papers[paper].label.in(context.session.language)}_${permit.permitCd ?? ''}`, pdf)
    },
  )

  app.get(
    '/api/saf/workpermitcrewlist',
    { config, schema: schema('하루의 작업자 명단 인쇄(PDF)') },
    async (request, reply) => {
      const { plantCd, ymd } = request.query as { plantCd?: unknown; ymd?: unknown }
      const context = reading(engine, request.session)
      const day = typeof ymd === 'string' && ymd !== '' ? ymd : context.today
      if (!isDay(day)) throw badField('ymd', messages.badType('작업일'))
      const { permits } = await boardOf(
        { ...context, ...timeOf(`${day}T12:00:00+09:00`) },
        typeof plantCd === 'string' ? plantCd : undefined,
      )
      const listed = permits.filter(({ state }) => listedStates.has(state))
      const records = []
      for (const { permitNo } of listed) records.push(await permitOf(context, permitNo))
      const sheet = await crewSheet(
        records,
        context,
        [...new Set(listed.map(({ plantNm }) => plantNm ?? ''))].join(', '),
        day,
      )
      await audit(context, acts.print, workPermit.name, day, { paper: [null, 'crew'] })
      await people(context, sheet.headCnt)
      return sent(
        reply,
        `${paperNames.crewOfDay().in(context.session.language)}_${day}`,
        await crewPdf(sheet),
      )
    },
  )
}

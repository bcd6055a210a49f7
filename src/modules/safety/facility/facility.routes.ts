import type { FastifyInstance, FastifyReply } from 'fastify'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import { printLabels } from '../../../core/server/pdf/label-sheet.ts'
import { inlinePdf, printSheet } from '../../../core/server/pdf/sheet.ts'
import { isDay } from '../../../core/shared/dates.ts'
import { messages } from '../../../core/shared/messages.ts'
import { safFacility } from '../../../platform/facility/facility.resource.ts'
import { emergencyEquipment } from './emergency-equipment.server.ts'
import { facilityLife } from './facility-life.server.ts'
import { dueAnswer } from './facility-due.server.ts'
import { deriveLaws } from './facility-law.server.ts'
import { facilityInspBehaviour } from './facility-insp.server.ts'
import { applicationSheet, labelsOf, stopTagSheet } from './facility-papers.server.ts'
import { isFacilityKeeper } from './facility-people.server.ts'
import { facilityRefusals } from './facility.texts.ts'
import { facilityPaperNames } from './facility-papers.texts.ts'
import {
  facilityMenu,
  safFacilityInsp,
  safFacilityLaw,
  safFacilityStop,
} from './saf-facility-insp.resource.ts'
import { inspectionMenu } from './saf-law-rule.resource.ts'

type Keyed = { Params: { key: string } }
const seeing = [facilityMenu, inspectionMenu]
/** As many machines as a visit or a batch of labels can have. */
const mostPlanned = 200
const numbersIn = (given: unknown): number[] =>
  [...new Set(Array.isArray(given) ? given.map(Number) : [])].filter(
    (each) => Number.isInteger(each) && each > 0,
  )

/** What no definition derives: what is due, the judgement anew, one visit for many machines, the machine's page, papers. */
export async function facilityRoutes(app: FastifyInstance, engine: Engine, publicUrl: string): Promise<void> {
  app.get(
    '/api/saf/facilitydue',
    {
      config: { access: { menus: [inspectionMenu], right: 'read' } },
      schema: { tags: [safFacilityLaw.title], summary: '법정검사 기한·검사기간·판정 불가 설비·묶음 검사일' },
    },
    async (request) => ({ data: await dueAnswer(reading(engine, request.session)) }),
  )
  app.post(
    '/api/saf/facilitydue/derive',
    {
      config: { access: { menus: [inspectionMenu], right: 'write' } },
      schema: { tags: [safFacilityLaw.title], summary: '법정검사 대상 다시 판정' },
    },
    async (request) => ({
      data: await writing(engine, request, async (context) => {
        const { session } = context
        if (!isFacilityKeeper(session, session.plantCd)) throw forbidden(facilityRefusals.keepersOnly())
        return deriveLaws(context, true)
      }),
    }),
  )
  app.post(
    '/api/saf/facilitydue/plan',
    {
      config: { access: { menus: [inspectionMenu], right: 'write' } },
      schema: { tags: [safFacilityInsp.title], summary: '여러 설비의 검사를 한 날에 계획' },
    },
    async (request) => ({
      data: await writing(engine, request, (context) => planVisit(context, request.body)),
    }),
  )
  app.get<{ Querystring: { plantCd?: string } }>(
    '/api/saf/facilityemergency',
    {
      config: { access: { menus: [facilityMenu], right: 'read' } },
      schema: { tags: [safFacility.title], summary: '비상장비와 마지막 점검(plantCd)' },
    },
    async ({ session, query }) => ({
      data: await emergencyEquipment(
        reading(engine, session),
        String(query.plantCd ?? session.plantCd ?? ''),
      ),
    }),
  )
  app.get<Keyed>(
    '/api/saf/facilitylife/:key',
    {
      config: { access: { menus: seeing, right: 'read' } },
      schema: { tags: [safFacility.title], summary: '설비 한 대의 검사·중지·작업·LOTO·개선' },
    },
    async (request) => {
      const context = reading(engine, request.session)
      return { data: await facilityLife(context, await loadRecord(safFacility, context, request.params.key)) }
    },
  )
  app.get(
    '/api/saf/facilitylife/labels',
    {
      config: { access: { menus: [facilityMenu], right: 'print' } },
      schema: { tags: [safFacility.title], summary: '설비 QR 라벨(PDF; facilityNos 최대 200)' },
    },
    async (request, reply) => {
      const context = reading(engine, request.session)
      const asked = (request.query as { facilityNos?: unknown }).facilityNos
      const facilityNos = numbersIn(String(asked ?? '').split(','))
      if (facilityNos.length === 0 || facilityNos.length > mostPlanned)
        throw badField('facilityNos', messages.badChoice('설비'))
      const labels = await labelsOf(context, facilityNos, publicUrl)
      if (labels.length === 0) throw badField('facilityNos', messages.badChoice('설비'))
      await audit(context, acts.print, safFacility.name, facilityNos.join(',').slice(0, 100))
      const name = facilityPaperNames.labels({ n: labels.length }).in(request.session.language)
      return pdf(reply, name, await printLabels(name, labels))
    },
  )
  app.get<Keyed>(
    `${safFacilityInsp.path}/:key/application`,
    {
      config: { access: { menus: [inspectionMenu], right: 'print' } },
      schema: { tags: [safFacilityInsp.title], summary: '검사 신청서(PDF)' },
    },
    async (request, reply) => {
      const context = reading(engine, request.session)
      const row = await loadRecord(safFacilityInsp, context, request.params.key)
      const sheet = await applicationSheet(context, row)
      await audit(context, acts.print, safFacilityInsp.name, row.facilityInspNo)
      const name = facilityPaperNames.application({ code: row.facilityInspCd ?? '' })
      return pdf(reply, name.in(request.session.language), await printSheet(sheet, request.session.language))
    },
  )
  app.get<Keyed>(
    `${safFacilityStop.path}/:key/tag`,
    {
      config: { access: { menus: seeing, right: 'print' } },
      schema: { tags: [safFacilityStop.title], summary: '사용중지 표찰(PDF)' },
    },
    async (request, reply) => {
      const context = reading(engine, request.session)
      const row = await loadRecord(safFacilityStop, context, request.params.key)
      const sheet = await stopTagSheet(context, row)
      await audit(context, acts.print, safFacilityStop.name, row.facilityStopNo)
      const name = facilityPaperNames.tag({ code: row.facilityStopCd ?? '' })
      return pdf(reply, name.in(request.session.language), await printSheet(sheet, request.session.language))
    },
  )
}
const pdf = (reply: FastifyReply, name: string, content: Buffer) =>
  reply.type('application/pdf').header('content-disposition', inlinePdf(name)).send(content)

/**
 * Plans the inspections of several obligations for one day. Either all are planned or none.
 * @throws Refusal 400 for a day that is past, no obligations, or one that has an inspection under way
 */
async function planVisit(context: Context, body: unknown): Promise<{ planned: number }> {
  const { planYmd, orgNm, facilityLawNos } = (body ?? {}) as Record<string, unknown>
  if (typeof planYmd !== 'string' || !isDay(planYmd))
    throw badField('planYmd', messages.badType('검사 예정일'))
  if (planYmd < context.today) throw badField('planYmd', facilityRefusals.pastDay())
  const laws = numbersIn(facilityLawNos)
  if (laws.length === 0 || laws.length > mostPlanned)
    throw badField('facilityLawNos', messages.badChoice('법정검사 의무'))
  for (const facilityLawNo of laws)
    await createRecord(facilityInspBehaviour, context, {
      facilityLawNo,
      planYmd,
      orgNm: typeof orgNm === 'string' && orgNm.trim() ? orgNm.trim() : null,
    })
  context.publish({ topic: safFacilityInsp.name })
  return { planned: laws.length }
}

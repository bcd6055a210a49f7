import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { act, answeredDetail } from '../../../core/server/entity/act.ts'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { changeLine } from '../../../core/server/entity/lines.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { asWorkbook } from '../../../core/server/excel/excel-routes.ts'
import { writeWorkbook } from '../../../core/server/excel/workbook-writer.ts'
import { badField, conflict, forbidden } from '../../../core/server/http/errors.ts'
import { inlinePdf, printSheet } from '../../../core/server/pdf/sheet.ts'
import { isDay } from '../../../core/shared/dates.ts'
import { sayIn } from '../../../core/shared/four-texts.ts'
import { reasonMin } from '../../../core/shared/limits.ts'
import { messages } from '../../../core/shared/messages.ts'
import type { Language } from '../../../core/shared/session.ts'
import { ppeIo, ppeIssue, type PpeIssue } from './ppe-issue.resource.ts'
import { ppeIssueBehaviour } from './ppe-issue.server.ts'
import { ppeItem } from './ppe-item.resource.ts'
import { askForSupply } from './ppe-improvement.server.ts'
import { ledgerOf } from './ppe-ledger.server.ts'
import { keeper } from './ppe-people.server.ts'
import { reverse } from './ppe-posting.server.ts'
import { workerReceives } from './ppe-receiver.server.ts'
import { ppeRefusals } from './ppe-refusals.texts.ts'
import { wearLine } from './ppe-wear.server.ts'
import { supplyMenu } from './ppe-request.resource.ts'
import { ppeIoBehaviour } from './ppe-stock.server.ts'
import { supplyOf, type SupplyQuery } from './ppe-supply.server.ts'
import type { SupplyAnswer } from './ppe-supply.rule.ts'
import { supplyTexts } from './ppe-supply.texts.ts'
import { stockLots, ownSupply } from './ppe-own.server.ts'
import { usableTo } from './ppe.rule.ts'

const given = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const queryOf = ({ query }: FastifyRequest): SupplyQuery => {
  const { plantCd, deptCd } = query as Record<string, unknown>
  return { plantCd: given(plantCd), deptCd: given(deptCd) }
}

/** What no definition derives: stock, supply, ledger, reversal, and the day on which something was opened. */
export async function ppeRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get(
    '/api/saf/ppesupply',
    {
      config: { access: { menus: [supplyMenu], right: 'read' } },
      schema: { tags: [ppeIssue.title], summary: '보호구 보급현황(지급율·미보급·교체·발주점)' },
    },
    async (request) => ({ data: await supplyOf(reading(engine, request.session), queryOf(request)) }),
  )
  app.get(
    '/api/saf/ppesupply/excel',
    {
      config: { access: { menus: [supplyMenu], right: 'excel' } },
      schema: { tags: [ppeIssue.title], summary: '보호구 보급현황 엑셀' },
    },
    async (request, reply) => {
      const { language } = request.session
      const answer = await supplyOf(reading(engine, request.session), queryOf(request))
      const name = sayIn(supplyTexts, () => language)('book')
      return asWorkbook(reply, name, engine.clock.now()).send(supplyWorkbook(answer, language))
    },
  )
  app.post(
    '/api/saf/ppesupply/improvement',
    {
      config: { access: { menus: [supplyMenu], right: 'read' } },
      schema: { tags: [ppeIssue.title], summary: '기한 경과 로트·미보급의 개선요청' },
    },
    async (request) => ({
      data: await writing(engine, request, (context) => askForSupply(context, request.body)),
    }),
  )
  app.get(
    '/api/saf/ppesupply/ledger',
    {
      config: { access: { menus: [supplyMenu, 'saf/ppe/ppeReceipt'], right: 'print' } },
      schema: { tags: [ppeIssue.title], summary: '개인별 보호구 지급대장(PDF; userId, year)' },
    },
    async (request, reply) => {
      const context = reading(engine, request.session)
      const { userId, year } = request.query as Record<string, unknown>
      const asked = given(year) || context.today.slice(0, 4)
      if (!/^20\d{2}$/.test(asked)) throw badField('year', messages.badType('연도'))
      const sheet = await ledgerOf(context, given(userId) || request.session.userId, asked)
      await audit(context, acts.print, ppeIssue.name, given(userId) || request.session.userId)
      return reply
        .type('application/pdf')
        .header('content-disposition', inlinePdf(String(sheet.title)))
        .send(await printSheet(sheet, request.session.language))
    },
  )
  app.get(
    '/api/saf/ppeown',
    {
      config: { access: { menus: ['saf/ppe/ppeRequest'], right: 'read' } },
      schema: { tags: [ppeIssue.title], summary: '본인의 지급기준과 다음 교체일' },
    },
    async (request) => ({ data: await ownSupply(reading(engine, request.session)) }),
  )
  app.get<{ Params: { key: string } }>(
    `${ppeItem.path}/:key/lots`,
    {
      config: {
        access: { menus: ['saf/ppe/ppeItem', 'saf/ppe/ppeIssue', 'saf/ppe/ppeIo'], right: 'read' },
      },
      schema: { tags: [ppeItem.title], summary: '로트별 재고' },
    },
    async (request) => {
      const context = reading(engine, request.session)
      const item = await loadRecord(ppeItem, context, request.params.key)
      return { data: await stockLots(context, item.ppeItemNo) }
    },
  )
  app.post<{ Params: { key: string } }>(
    `${ppeIo.path}/:key/cancel`,
    {
      config: { access: { menus: [...ppeIo.menus], right: 'write' } },
      schema: { tags: [ppeIo.title], summary: '입출고 취소(역분개)' },
    },
    async (request) => {
      const reason = given((request.body as { reason?: unknown } | null)?.reason)
      if (reason.length < reasonMin) throw badField('reason', messages.reasonMin(reasonMin))
      const reversal = await writing(engine, request, async (context) => {
        const entry = await loadRecord(ppeIo, context, request.params.key, true)
        const refusal = keeper(entry, context)
        if (refusal) throw forbidden(refusal)
        return reverse(context, entry, reason.slice(0, 1000))
      })
      return answeredDetail(engine, request, ppeIoBehaviour, reversal)
    },
  )
  app.put<{ Params: { key: string } }>(
    `${ppeIssue.path}/:key/workersign`,
    {
      config: { access: { menus: ['saf/ppe/ppeIssue'], right: 'write' } },
      schema: { tags: [ppeIssue.title], summary: '작업자 본인 PIN 수령 서명(지급자의 기기)' },
    },
    async (request) => {
      await workerReceives(engine, request, (context, lock) =>
        loadRecord(ppeIssue, context, request.params.key, lock),
      )
      return answeredDetail(engine, request, ppeIssueBehaviour, request.params.key)
    },
  )
  act(
    app,
    engine,
    ppeIssueBehaviour,
    { name: 'open', summary: '정화통 개봉일 기록' },
    async (row, context, body) => openLine(row, context, (body ?? {}) as Record<string, unknown>),
  )
  act(
    app,
    engine,
    ppeIssueBehaviour,
    { name: 'wear', summary: '정화통 사용시간 기록' },
    async (row, context, body) => wearLine(row, context, (body ?? {}) as Record<string, unknown>),
  )
}

/**
 * Notes when a canister was opened: it is exchanged so many months after, or at its expiry. (SAF-15)
 * @throws Refusal 400, 403, 409
 */
async function openLine(
  row: PpeIssue,
  context: Context,
  { ppeIssueLineNo, openYmd }: Record<string, unknown>,
): Promise<void> {
  if (row.userId !== context.session.userId) throw forbidden(ppeRefusals.receiverOnly())
  if (row.state !== 'received') throw conflict(ppeRefusals.notReceived())
  const line = row.lines.find((each) => each.ppeIssueLineNo === Number(ppeIssueLineNo))
  if (!line) throw badField('ppeIssueLineNo', messages.notFound)
  if (typeof openYmd !== 'string' || !isDay(openYmd)) throw badField('openYmd', messages.badType('개봉일'))
  if (openYmd > context.today) throw badField('openYmd', ppeRefusals.futureDay())
  if (openYmd < (row.issueDt ?? '').slice(0, 10)) throw badField('openYmd', ppeRefusals.openBefore())
  const { openMonths } = line
  if (!openMonths) throw badField('openYmd', ppeRefusals.opensNot())
  const end = usableTo(openYmd, openMonths, line.expYmd)
  const nextYmd = end && line.nextYmd ? (end < line.nextYmd ? end : line.nextYmd) : end
  await changeLine(context, ppeIssue, 'lines', row.ppeIssueNo, {
    ppeIssueLineNo: line.ppeIssueLineNo,
    openYmd,
    nextYmd,
  })
}

/** The lists of the page one after the other, each line with the list that it belongs to. */
function supplyWorkbook(answer: SupplyAnswer, language: Language): PassThrough {
  const say = sayIn(supplyTexts, () => language)
  const out = new PassThrough()
  type Line = readonly [
    string,
    string,
    string,
    string,
    number | null,
    number | null,
    number | null,
    string,
    string,
  ]
  const rows: Line[] = [
    ...answer.rates.map(({ deptNm, ppeNm, target, supplied, rate }): Line => [
      say('rates'),
      deptNm,
      ppeNm,
      '',
      target,
      supplied,
      rate,
      '',
      '',
    ]),
    ...(['lacking', 'due'] as const).flatMap((name) =>
      answer[name].map(({ deptNm, ppeNm, userNm, sharedYn, needQty, haveQty, nextYmd }): Line => [
        say(name),
        deptNm,
        ppeNm,
        sharedYn === 'Y' ? say('shared') : userNm,
        needQty,
        haveQty,
        null,
        nextYmd ?? '',
        '',
      ]),
    ),
    ...answer.reorder.map(({ plantNm, ppeItemNm, stockQty, reorderQty, low }): Line => [
      say('reorder'),
      plantNm,
      ppeItemNm,
      '',
      reorderQty,
      stockQty,
      null,
      '',
      say(low ? 'low' : 'enough'),
    ]),
    ...answer.lots.map(({ ppeItemNm, lotNo, sizeTxt, stockQty, expYmd, expired }): Line => [
      say('lots'),
      '',
      ppeItemNm,
      `${lotNo} ${sizeTxt}`.trim(),
      null,
      stockQty,
      null,
      expYmd,
      expired ? say('expired') : '',
    ]),
    ...answer.gaps.map(({ deptNm, ppeNm, processNm, products }): Line => [
      say('gaps'),
      deptNm,
      ppeNm,
      processNm,
      null,
      null,
      null,
      '',
      products,
    ]),
  ]
  void writeWorkbook(out, {
    name: say('book'),
    title: `${say('book')} · ${answer.today}`,
    columns: [
      { header: say('view'), width: 20 },
      { header: say('dept'), width: 18 },
      { header: say('kind'), width: 28 },
      { header: say('person'), width: 16 },
      { header: say('need'), format: 'integer' },
      { header: say('have'), format: 'integer' },
      { header: `${say('rate')} (%)`, format: 'decimal', decimals: 1 },
      { header: say('ends'), width: 12 },
      { header: say('judged'), width: 40 },
    ],
    rows,
  }).catch((error: Error) => out.destroy(error))
  return out
}

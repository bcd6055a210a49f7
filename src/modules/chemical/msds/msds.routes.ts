import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languages, type Language } from '../../../core/shared/session.ts'
import { messages } from '../../../core/shared/messages.ts'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { detailOf } from '../../../core/server/entity/mount.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { chemicalParameters } from '../chemical-facts.server.ts'
import { msdsDues } from '../due-explanation.server.ts'
import { rippleOf } from '../ripple/ripple.server.ts'
import type { CardLinks } from './card-link.server.ts'
import { draftOf } from './msds-draft.server.ts'
import { hiddenNames, labelPdf, sheetPdf } from './msds-print.server.ts'
import { msdsBehaviour, reviseMsds } from './msds.server.ts'
import { chmMsds, msdsMenus, type ChmMsds } from './msds.resource.ts'
import type { MsdsReader } from './card-answers.rule.ts'
import { msdsDiff, reasonsToTell, submitWarning } from './msds.rule.ts'
import { approvalWarning } from './secret-range.rule.ts'
import { msdsSentences } from './msds.texts.ts'
import { fileNames } from '../chemical-files.texts.ts'
import { inlinePdf } from '../../../core/server/pdf/sheet.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>
const path = chmMsds.path
const behaviour = msdsBehaviour
const load = async (context: Context, key: string | number) => await loadRecord(chmMsds, context, key)

/** What MSDS have beyond the derived routes: a draft, revision, comparison, ripple, labels and papers. */
export async function msdsRoutes(app: FastifyInstance, engine: Engine, cards: CardLinks): Promise<void> {
  const access = (right: 'read' | 'write' | 'print') => ({ access: { menus: [...msdsMenus], right } })
  const schema = (summary: string) => ({ tags: [chmMsds.title], summary })
  app.get(
    '/api/chm/msdsdraft/:key',
    { config: access('write'), schema: schema('16개 항목의 초안') },
    async (request: Keyed) => ({
      data: await draftOf(reading(engine, request.session), Number(request.params.key)),
    }),
  )
  app.post(
    `${path}/:key/revision`,
    { config: access('write'), schema: schema('개정판 만들기') },
    async (request: Keyed, reply) => {
      const key = await writing(engine, request, async (context) =>
        reviseMsds(context, await load(context, request.params.key)),
      )
      void reply.code(201)
      const context = reading(engine, request.session)
      return detailOf(behaviour, context, await loadRecord(chmMsds, context, key))
    },
  )
  app.get(
    `${path}/:key/diff`,
    { config: access('read'), schema: schema('개정판 비교') },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const after = await load(context, request.params.key)
      const other = (request.query as { with?: string }).with ?? after.prevMsdsNo
      if (!other) throw badField('with', msdsSentences.nothingToCompare())
      const before = await load(context, other)
      if (before.prodNo !== after.prodNo) throw badField('with', msdsSentences.sameProductOnly())
      const diff = msdsDiff(before, after)
      return { data: { ...diff, reasons: reasonsToTell(diff), before: headOf(before), after: headOf(after) } }
    },
  )
  app.get(
    `${path}/:key/notes`,
    { config: access('read'), schema: schema('경고, 안전카드 주소, 기한의 근거') },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const { submitSinceYmd } = await chemicalParameters(context)
      const msds = await load(context, request.params.key)
      const warnings = [
        submitWarning(msds, context.today, submitSinceYmd),
        ...(msds.langCd === 'kr' ? [approvalWarning(await hiddenNames(context, msds.prodNo), msds)] : []),
      ].filter((each) => each !== undefined)
      await noteReading(context, msds.msdsNo)
      return { data: { warnings, cardPath: cards.pathOf(msds.prodNo), dues: await msdsDues(context, msds) } }
    },
  )
  app.get(
    `${path}/:key/readers`,
    { config: access('write'), schema: schema('열람 이력') },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const { msdsNo } = await load(context, request.params.key)
      return {
        data: await context.sql.query<MsdsReader>(
          `select a."userId", u."userNm", d."deptNm", max(a."dt") as "readDt", count(*)::int as "dayCnt"
         from "auditLog" a join "user" u using ("userId") left join "dept" d on d."deptCd" = u."deptCd"
         where a."tableNm" = $1 and a."rowKey" = $2 and a."actCd" = $3 group by 1, 2, 3 order by 4 desc limit 100`,
          [chmMsds.name, String(msdsNo), acts.read],
        ),
      }
    },
  )
  app.get(
    `${path}/:key/ripple`,
    { config: access('read'), schema: schema('영향 범위') },
    async (request: Keyed) => {
      const context = reading(engine, request.session)
      const { prodNo } = await load(context, request.params.key)
      return { data: (await rippleOf(context, [prodNo])).get(prodNo) }
    },
  )
  const pdf = (reply: FastifyReply, name: Sentence) =>
    reply
      .type('application/pdf')
      .header('content-disposition', inlinePdf(name.in(reply.request.session.language)))
  // A page opens the paper by its address; a program posts the order.
  app.route({
    method: ['GET', 'POST'],
    url: `${path}/:key/label`,
    config: access('print'),
    schema: schema('경고표지 인쇄'),
    handler: async (request: Keyed, reply) => {
      const body = (request.body ?? request.query) as Record<string, unknown>
      const langCd = String(body['langCd'] ?? 'kr') as Language
      if (!languages.includes(langCd)) throw badField('langCd', messages.badChoice('언어'))
      if (!/^[1-6]$/.test(String(body['labelTypeCd'])))
        throw badField('labelTypeCd', messages.badChoice('표지 종류'))
      const order = {
        labelTypeCd: String(body['labelTypeCd']),
        langCd,
        containerL: Number(body['containerL']),
        copies: Number(body['copies'] ?? 1),
        sideCm2:
          body['sideCm2'] === undefined || body['sideCm2'] === null ? undefined : Number(body['sideCm2']),
      }
      const context = reading(engine, request.session)
      const msds = await load(context, request.params.key)
      return pdf(reply, fileNames.warningLabel({ code: msds.msdsCd ?? '' })).send(
        await labelPdf(msds, order, context, cards.addressOf(msds.prodNo)),
      )
    },
  })
  for (const [name, guide] of [
    ['print', false],
    ['guide', true],
  ] as const)
    app.get(
      `${path}/:key/${name}`,
      { config: access('print'), schema: schema(guide ? '관리요령 인쇄' : 'MSDS 인쇄') },
      async (request: Keyed, reply) => {
        const context = reading(engine, request.session)
        const msds = await load(context, request.params.key)
        return pdf(reply, fileNames[guide ? 'guide' : 'sheet']({ code: msds.msdsCd ?? '' })).send(
          await sheetPdf(msds, context, guide),
        )
      },
    )
}
/**
 * The page asks for its notes when a sheet is opened: that is the reading of it, written down once a day for
 * each person.
 */
async function noteReading(context: Context, msdsNo: number): Promise<void> {
  const known = await context.sql.maybe(
    `select 1 from "auditLog" where "tableNm" = $1 and "rowKey" = $2 and "actCd" = $3 and "userId" = $4 and "dt" > now() - interval '1 day' limit 1`,
    [chmMsds.name, String(msdsNo), acts.read, context.session.userId],
  )
  if (!known) await audit(context, acts.read, chmMsds.name, msdsNo)
}
const headOf = ({ msdsNo, msdsCd, prodNo, prodNm, langCd, msdsVer, revYmd, writeYmd, state }: ChmMsds) => ({
  msdsNo,
  msdsCd,
  prodNo,
  prodNm,
  langCd,
  msdsVer,
  revYmd: revYmd ?? writeYmd,
  state,
})

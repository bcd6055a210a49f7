import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { act } from '../../../core/server/entity/act.ts'
import { inTransaction, reading, type Engine } from '../../../core/server/entity/context.ts'
import { writing } from '../../../core/server/entity/idempotency.ts'
import { asWorkbook } from '../../../core/server/excel/excel-routes.ts'
import { writeWorkbook } from '../../../core/server/excel/workbook-writer.ts'
import { forbidden } from '../../../core/server/http/errors.ts'
import { inlinePdf, printSheet } from '../../../core/server/pdf/sheet.ts'
import { saidIn } from '../../../core/shared/sentence.ts'
import { whyNotOfTeam } from '../plan/target-edit.server.ts'
import { hazopMenu } from './hazop-menus.rule.ts'
import { hazopNodeBehaviour, loadStudy } from './hazop-node.server.ts'
import { hazopRowBehaviour } from './hazop-row.server.ts'
import { layOut, takeTemplate } from './node-rows.server.ts'
import { givenWorkbook, takeWorkbook } from './old-workbook.server.ts'
import { libraryOf, proposalOf } from './rsa-lopa.server.ts'
import { rsaLopa } from './rsa-lopa.resource.ts'
import { changesOf } from './study-changes.server.ts'
import { freezeStudy } from './study-lines.server.ts'
import { workbookSheets, worksheetSheet } from './study-print.server.ts'
import { bowTieOfStudy, studyOf } from './study.server.ts'
import { chooseSide, takeRecommendation } from './take-recommendation.server.ts'

const path = '/api/rsa/hazop/study'
type Keyed = FastifyRequest<{ Params: { key: string } }>
const numbersIn = (value: unknown): number[] =>
  Array.isArray(value) ? value.map(Number).filter((each) => Number.isFinite(each)) : []

/** What no definition derives of a study: its page, pictures, papers, copies and workbooks. (rsa.md 7) */
export async function studyRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const menus = [hazopMenu]
  const config = (right: 'read' | 'write' | 'print' | 'excel') => ({ access: { menus, right } })
  const schema = (summary: string) => ({ tags: ['HAZOP'], summary })
  app.get(
    `${path}/:key`,
    { config: config('read'), schema: schema('HAZOP 평가') },
    async (request: Keyed) => ({
      data: await studyOf(reading(engine, request.session), request.params.key),
    }),
  )
  app.get(
    `${path}/:key/bowtie`,
    { config: config('read'), schema: schema('행으로 그린 Bow-tie') },
    async (request: FastifyRequest<{ Params: { key: string }; Querystring: { deviation?: string } }>) => ({
      data: await bowTieOfStudy(
        reading(engine, request.session),
        request.params.key,
        request.query.deviation,
      ),
    }),
  )
  app.get(
    `${path}/:key/changes`,
    { config: config('read'), schema: schema('이전 평가 이후의 변경') },
    async (request: Keyed) => ({
      data: await changesOf(reading(engine, request.session), request.params.key),
    }),
  )
  app.get(
    `${path}/:key/print`,
    { config: config('print'), schema: schema('HAZOP 워크시트(위험도 순) PDF') },
    async (request: Keyed, reply) => {
      const context = reading(engine, request.session)
      const study = await loadStudy(context, request.params.key)
      const sheet = await worksheetSheet(context, study)
      const { language } = request.session
      return reply
        .type('application/pdf')
        .header('content-disposition', inlinePdf(saidIn(sheet.title, language)))
        .send(await printSheet(sheet, language))
    },
  )
  app.get(
    `${path}/:key/workbook`,
    { config: config('excel'), schema: schema('구간별 시트의 엑셀') },
    async (request: Keyed, reply) => {
      const context = reading(engine, request.session)
      const study = await loadStudy(context, request.params.key)
      const out = new PassThrough()
      writeWorkbook(out, await workbookSheets(context, study)).catch((error: Error) => out.destroy(error))
      return asWorkbook(reply, study.rsaTargetNm, engine.clock.now()).send(out)
    },
  )
  app.post(
    `${path}/:key/workbook`,
    { config: config('write'), schema: schema('이전 워크시트 미리보기와 등록') },
    async (request: Keyed) => {
      // Whose study it is comes before what is in the file.
      await loadStudy(reading(engine, request.session), request.params.key)
      const given = await givenWorkbook(request)
      return {
        data: await inTransaction(engine, request.session, async (context) => {
          const { rsaTargetNo } = await loadStudy(context, request.params.key)
          return takeWorkbook(context, rsaTargetNo, given)
        }),
      }
    },
  )
  app.post(
    `${path}/:key/freeze`,
    { config: config('write'), schema: schema('HAZOP 개정본 만들기') },
    async (request: Keyed) =>
      writing(engine, request, async (context) => {
        const study = await loadStudy(context, request.params.key, true)
        const stranger = whyNotOfTeam(study, context)
        if (stranger) throw forbidden(stranger)
        return { data: { revisionNo: await freezeStudy(context, study, false) } }
      }),
  )
  app.get(
    `${rsaLopa.path}/proposal/:key`,
    { config: config('read'), schema: schema('LOPA 제안(HAZOP 행)') },
    async (request: Keyed) => ({
      data: await proposalOf(reading(engine, request.session), request.params.key),
    }),
  )
  app.get(
    `${rsaLopa.path}/library/:key`,
    { config: config('read'), schema: schema('LOPA 표준값(HAZOP 행)') },
    async (request: Keyed) => ({
      data: await libraryOf(reading(engine, request.session), request.params.key),
    }),
  )
  act(
    app,
    engine,
    hazopNodeBehaviour,
    { name: 'layout', summary: '검토변수의 이탈 행 만들기', methods: ['POST'] },
    (node, context) => layOut(context, node),
  )
  act(
    app,
    engine,
    hazopNodeBehaviour,
    { name: 'take', summary: '검토구간 표준 가져오기', methods: ['POST'] },
    (node, context, body) => {
      const given = (body ?? {}) as { rsaNodeTemplateNo?: unknown; rsaNodeTemplateRowNos?: unknown }
      return takeTemplate(context, node, {
        rsaNodeTemplateNo: Number(given.rsaNodeTemplateNo),
        chosen: numbersIn(given.rsaNodeTemplateRowNos),
      })
    },
  )
  act(
    app,
    engine,
    hazopRowBehaviour,
    { name: 'guardside', summary: '안전조치의 작용 지정' },
    (row, context, body) => chooseSide(context, row, body),
  )
  act(
    app,
    engine,
    hazopRowBehaviour,
    { name: 'takerecommendation', summary: '완료된 권고를 안전조치로 옮기기' },
    (row, context, body) =>
      takeRecommendation(context, row, Number((body as { rsaMeasureNo?: unknown } | null)?.rsaMeasureNo)),
  )
}

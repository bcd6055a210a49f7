import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { reading, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { loadRecord } from '../../../core/server/entity/record.ts'
import { scopeWhere } from '../../../core/server/entity/scope.ts'
import { showMoment } from '../../../core/shared/dates.ts'
import { inlinePdf, printSheet, type Sheet } from '../../../core/server/pdf/sheet.ts'
import { showQuantity } from '../store/quantity.rule.ts'
import { chmReagentRqst, chmSpecialLog } from './chm-reagent.resource.ts'
import { bottleLabelsPdf } from './reagent-label.server.ts'
import { reagentSentences } from './reagent.texts.ts'
import { fileNames } from '../chemical-files.texts.ts'

type Keyed = FastifyRequest<{ Params: { key: string } }>
/** Labels of the bottles of a request, and the month of the log of special substances. (chm.md 6) */
export async function reagentRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get(
    `${chmReagentRqst.path}/:key/labels`,
    {
      config: { access: { menus: [...chmReagentRqst.menus], right: 'print' } },
      schema: { tags: [chmReagentRqst.title], summary: '소분 시약 라벨 인쇄(PDF)' },
    },
    async (request: Keyed, reply) => {
      const context = reading(engine, request.session)
      const row = await loadRecord(chmReagentRqst, context, request.params.key)
      const pdf = await bottleLabelsPdf(context, row)
      await audit(context, acts.print, chmReagentRqst.name, row.reagentRqstNo)
      return reply
        .type('application/pdf')
        .header(
          'content-disposition',
          inlinePdf(fileNames.bottleLabels({ code: row.reagentRqstCd ?? '' }).in(request.session.language)),
        )
        .send(pdf)
    },
  )
  app.get<{ Querystring: Record<string, unknown> }>(
    `${chmSpecialLog.path}s/print`,
    {
      config: { access: { menus: [...chmSpecialLog.menus], right: 'print' } },
      schema: { tags: [chmSpecialLog.title], summary: '특별관리물질 취급일지 월 인쇄(PDF)' },
    },
    async (request, reply) => {
      const context = reading(engine, request.session)
      const asked = request.query['ym']
      const ym =
        typeof asked === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : context.now.slice(0, 7)
      const sheet = await logSheet(context, ym)
      await audit(context, acts.print, chmSpecialLog.name, ym)
      return reply
        .type('application/pdf')
        .header(
          'content-disposition',
          inlinePdf(fileNames.specialLog({ month: ym }).in(request.session.language)),
        )
        .send(await printSheet(sheet, request.session.language))
    },
  )
}

async function logSheet(context: Context, ym: string): Promise<Sheet> {
  const { sql, session, now } = context
  const binds = new Binds()
  const scope = scopeWhere(chmSpecialLog, session, 't', binds)
  const month = binds.add(`${ym}-01`)
  const rows = await sql.query<
    Record<
      'workDt' | 'workerNm' | 'deptNm' | 'chemNm' | 'prodNm' | 'unitCd' | 'workTxt' | 'ppeTxt',
      string
    > & {
      qty: number
      accidentTxt: string | null
    }
  >(
    `select to_json(t."workDt")#>>'{}' as "workDt", u."userNm" as "workerNm", d."deptNm", h."chemNm", p."prodNm", t."qty", t."unitCd", t."workTxt", t."ppeTxt", t."accidentTxt"
     from "chmSpecialLog" t join "user" u on u."userId" = t."workerUserId" join "dept" d on d."deptCd" = t."deptCd" join "chmChemical" h using ("chemNo") join "chmProduct" p using ("prodNo")
     where ${scope} and t."workDt" >= ${month}::date and t."workDt" < ${month}::date + interval '1 month' order by t."workDt"`,
    binds.values,
  )
  return {
    title: reagentSentences.logTitle(),
    subtitle: ym,
    landscape: true,
    facts: [],
    tables: [
      {
        title: reagentSentences.logEntries({ count: rows.length }),
        columns: [
          { label: reagentSentences.handledAt(), width: 1.5 },
          { label: reagentSentences.worker() },
          { label: reagentSentences.department() },
          { label: reagentSentences.substance(), width: 1.3 },
          { label: reagentSentences.product(), width: 1.5 },
          { label: reagentSentences.quantity(), number: true },
          { label: reagentSentences.work(), width: 2.2 },
          { label: reagentSentences.protection(), width: 1.6 },
          { label: reagentSentences.accident(), width: 1.6 },
        ],
        rows: rows.map((row) => [
          showMoment(row.workDt),
          row.workerNm,
          row.deptNm,
          row.chemNm,
          row.prodNm,
          `${showQuantity(Number(row.qty))} ${row.unitCd}`,
          row.workTxt,
          row.ppeTxt,
          row.accidentTxt ?? reagentSentences.none(),
        ]),
      },
    ],
    notes: [reagentSentences.logNote()],
    printedDt: showMoment(now),
    printedBy: session.userNm,
  }
}

import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { inTransaction, reading, type Engine } from '../../core/server/entity/context.ts'
import { asWorkbook } from '../../core/server/excel/excel-routes.ts'
import { spreadMerged } from '../../core/server/excel/merged-cells.ts'
import { uploadedSheets } from '../../core/server/excel/uploaded-file.ts'
import { writeWorkbook } from '../../core/server/excel/workbook-writer.ts'
import { badField, Refusal } from '../../core/server/http/errors.ts'
import { messages } from '../../core/shared/messages.ts'
import { mappingIn, outlineOf, remember, rememberedOf } from '../upload/upload-mapping.server.ts'
import { sampleDeviation } from './sample-deviation.resource.ts'
import { deviationTargets, type SampleOutline } from './sample-sheet.rule.ts'
import { sampleSays } from './sample-server.texts.ts'

const shownRows = 12
const nodesShown = 2

/** The workbooks of the gallery: one of several sheets to take home, and any file looked into. */
export async function sampleRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const menus = ['sample/component/workbookSample']
  const schema = (summary: string) => ({ tags: [sampleDeviation.title], summary })
  app.get(
    '/api/sample/workbook',
    { config: { access: { menus, right: 'read' } }, schema: schema('여러 시트의 엑셀') },
    async (request, reply) => {
      const { sql, session } = reading(engine, request.session)
      const rows = await sql.query<Record<string, string>>(
        `select "nodeNm", "deviationNm", "causeTxt", "resultTxt", "guardTxt" from "sampleDeviation"
         where "nodeNm" in (select "nodeNm" from "sampleDeviation" group by 1 order by min("sortOrder") limit ${nodesShown}) order by "sortOrder"`,
      )
      const { language } = session
      const columns = deviationTargets.map(({ label }) => ({ header: String(label), width: 24 }))
      const nodes = Map.groupBy(rows, ({ nodeNm }) => nodeNm!)
      const out = new PassThrough()
      writeWorkbook(
        out,
        [...nodes].map(([name, own]) => ({
          name,
          columns,
          joined: 2,
          rows: own.map((row) => deviationTargets.map((target) => row[target.name] ?? null)),
        })),
      ).catch((error: Error) => out.destroy(error))
      return asWorkbook(reply, sampleSays.workbook().in(language), engine.clock.now()).send(out)
    },
  )
  app.post(
    '/api/sample/workbook/outline',
    { config: { access: { menus, right: 'write' } }, schema: schema('파일의 시트와 열') },
    async (request): Promise<{ data: SampleOutline }> => {
      const { sheets, said } = await uploadedSheets(request)
      const senderNm = said('senderNm').slice(0, 200)
      if (senderNm === '') throw badField('senderNm', messages.requiredField(sampleSays.sender()))
      const given = mappingIn(said('mapping'), deviationTargets)
      const sender = { uploadNm: sampleDeviation.name, senderNm }
      const outline = await inTransaction(engine, request.session, async (context) => {
        const known = await rememberedOf(context.sql, sender)
        const rows = sheets[0] ? spreadMerged(sheets[0]) : []
        const found = foundIn(() => outlineOf(rows, deviationTargets, known, sampleSays.noHeader()))
        if (found && given) await remember(context, sender, given, found.header)
        return found && { ...found, mapping: given ?? found.mapping }
      })
      return {
        data: {
          outline,
          sheets: sheets.map((sheet) => ({
            name: sheet.name,
            rowCnt: sheet.rows.length,
            mergedCnt: sheet.merged.length,
            rows: spreadMerged(sheet).slice(0, shownRows),
          })),
        },
      }
    },
  )
}

/** A file without a header is shown all the same. */
function foundIn<T>(look: () => T): T | null {
  try {
    return look()
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

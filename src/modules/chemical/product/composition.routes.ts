import { PassThrough } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { messages } from '../../../core/shared/messages.ts'
import { acts, audit } from '../../../core/server/entity/audit.ts'
import { inTransaction, type Context, type Engine } from '../../../core/server/entity/context.ts'
import { Binds } from '../../../core/server/database/database.ts'
import { badField, forbidden } from '../../../core/server/http/errors.ts'
import type { CellInput } from '../../../core/server/excel/cell.ts'
import { writeWorkbook } from '../../../core/server/excel/workbook-writer.ts'
import { isFilledTemplate } from '../../../core/server/excel/excel-export.ts'
import { maxImportRows } from '../../../core/server/excel/excel-import.ts'
import { asWorkbook, mountUpload } from '../../../core/server/excel/excel-routes.ts'
import { templateOf } from '../../../core/server/excel/excel-template.ts'
import { listWhere, type ListParameters } from '../../../core/server/entity/list-conditions.ts'
import { docs } from '../../../core/server/http/openapi.ts'
import { mayUse } from '../../../core/server/http/session.ts'
import { chmProduct, productMenus } from './chm-product.resource.ts'
import { previewComposition, sheetResource, spokenSheet } from './composition-preview.server.ts'
import { applyComposition } from './composition-store.server.ts'
import { sheetRefusals } from './composition.texts.ts'

/**
 * Compositions by Excel: those of the products that a list shows, and the template in which they come back.
 */
export async function compositionRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  app.get(
    `${sheetResource.path}/excel`,
    {
      config: { access: { menus: [...productMenus], right: 'excel' } },
      schema: docs.excel(sheetResource, '다운로드'),
    },
    async (request, reply) => {
      const parameters = request.query as ListParameters
      const filled = isFilledTemplate(parameters)
      const { session } = request
      if (filled && !mayUse(session, productMenus, 'write')) throw forbidden(messages.noWriteRight)
      const { title } = spokenSheet(session.language)
      const file = await inTransaction(engine, session, (context) =>
        compositionWorkbook(context, parameters, filled),
      )
      return asWorkbook(
        reply,
        filled ? sheetRefusals.templateFile({ title }).in(session.language) : title,
        engine.clock.now(),
      ).send(file)
    },
  )
  mountUpload(app, engine, {
    resource: sheetResource,
    spoken: spokenSheet,
    preview: previewComposition,
    apply: applyComposition,
  })
}

type Line = Record<string, unknown> & { compNo: number; updateDt: string; regDeclCds: string[] | null }
/**
 * The components of the products that a list with these conditions shows; of a secret one its alternative
 * name and content alone.
 * @param filled with the hidden key and version of each row, to be changed and brought back
 * @throws Refusal 400 when there are more rows than come back in one file
 */
async function compositionWorkbook(
  context: Context,
  parameters: ListParameters,
  filled: boolean,
): Promise<PassThrough> {
  const binds = new Binds()
  const { where, late } = listWhere(chmProduct, context, parameters, binds)
  const open = (column: string) => `case when c."secretYn" = 'Y' then null else ${column} end`
  const rows = await context.sql.query<Line>(
    `select t."prodCd", t."prodNm", ${open('h."casNo"')} as "casNo", ${open('h."chemNm"')} as "chemNm", ${open('c."contentMin"')} as "contentMin",
       ${open('c."contentMax"')} as "contentMax", ${open('c."contentRep"')} as "contentRep", c."secretYn", c."altNm", c."altContentMin", c."altContentMax",
       c."regDeclCds", c."compNo", to_json(t."updateDt") #>> '{}' as "updateDt"
     from "chmProduct" t join "chmProductComp" c using ("prodNo") left join "chmChemical" h using ("chemNo")
     where ${[where, ...late].join(' and ')} order by t."prodCd", c."compNo" limit ${maxImportRows + 1}`,
    binds.values,
  )
  if (rows.length > maxImportRows) throw badField('template', sheetRefusals.tooMany())
  const { names, codeNames, sheet } = await templateOf(spokenSheet(context.session.language), context)
  await audit(context, acts.download, sheetResource.name, 'list', { columns: [null, names] })
  const shown = (row: Line, name: string) =>
    name === 'regDeclCds'
      ? (row.regDeclCds ?? []).map((each) => codeNames.get(name)?.get(each) ?? each).join(', ') || null
      : ((row[name] ?? null) as CellInput)
  const { guide: _guide, columns, ...plain } = sheet
  const out = new PassThrough()
  void writeWorkbook(out, {
    ...(filled ? sheet : { ...plain, title: sheet.name, columns: columns.slice(0, names.length) }),
    rows: rows.map((row) => [
      ...names.map((name) => shown(row, name)),
      ...(filled ? [String(row.compNo), row.updateDt] : []),
    ]),
  }).catch((error: Error) => out.destroy(error))
  return out
}

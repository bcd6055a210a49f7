import { storePreview } from '../../../core/server/excel/excel-routes.ts'
import '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Fields } from '../../../core/shared/field.ts'
import { messages } from '../../../core/shared/messages.ts'
import { inTransaction, reading, type Engine } from '../../../core/server/entity/context.ts'
import { badField } from '../../../core/server/http/errors.ts'
import { previewRows } from '../../../core/server/excel/excel-import.ts'
import type { CellValue } from '../../../core/server/excel/cell.ts'
import { readInWorker } from '../../../core/server/excel/read-in-worker.ts'
import { WorkbookError } from '../../../core/server/excel/workbook-error.ts'
import { chmChemical } from '../substance/chm-chemical.resource.ts'
import { substanceIssues } from '../substance/substance.rule.ts'
import { substanceBehaviour } from '../substance/substance.server.ts'
import { mappedRows, type Cell, type Mapping } from '../../../core/shared/sheet-mapping.ts'
import {
  mappingIn,
  outlineOf,
  remember,
  rememberedOf,
} from '../../../platform/upload/upload-mapping.server.ts'
import { substanceTargets, substanceValues } from './substance-targets.rule.ts'
import { uploadSentences } from './upload.texts.ts'

const maxUploadBytes = 20 * 1024 * 1024
/** Rows in which a template's header is looked for. */
const shownHeader = 19

/**
 * Supplier's workbooks as they come: the columns are looked at, mapped once, remembered, and previewed like
 * any upload.
 */
export async function supplierUploadRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const config = { access: { menus: ['baseInfo/chemical/chemicalList'], right: 'write' as const } }
  const schema = (summary: string) => ({ tags: [chmChemical.title], summary })
  app.post(
    `${chmChemical.path}/supplier/outline`,
    { config, schema: schema('공급사 엑셀의 열') },
    async (request) => {
      const { sheet, supplierNm } = await sheetOf(request)
      const { sql } = reading(engine, request.session)
      return {
        data: outlineOf(
          sheet,
          substanceTargets,
          await rememberedOf(sql, senderOf(supplierNm)),
          uploadSentences.noHeader(),
        ),
      }
    },
  )
  app.post(
    `${chmChemical.path}/supplier/preview`,
    { config, schema: schema('공급사 엑셀 미리보기') },
    async (request) => {
      const { sheet, supplierNm, mapping: said } = await sheetOf(request)
      return inTransaction(engine, request.session, async (context) => {
        const remembered = await rememberedOf(context.sql, senderOf(supplierNm))
        const {
          headerAt,
          header,
          mapping: proposed,
        } = outlineOf(sheet, substanceTargets, remembered, uploadSentences.noHeader())
        const mapping = said ?? proposed
        const missing = substanceTargets.find(({ name, required }) => required && mapping[name] === undefined)
        if (missing) throw badField('mapping', messages.requiredField(String(missing.label)))
        await remember(context, senderOf(supplierNm), mapping, header)
        const found = { at: headerAt, height: 1 as const, cells: header }
        const rows = previewSheet(
          mappedRows(sheet, found, mapping, substanceTargets),
          mapping,
          Math.min(headerAt, shownHeader),
        )
        const preview = await previewRows(substanceBehaviour, context, rows)
        // The register's own rule beside the definition's: the check digit above all.
        for (const row of preview) {
          const issues = substanceIssues({ casNoneYn: 'N', ...row.values }).filter(
            ({ path }) => !row.issues.some((each) => each.path === path),
          )
          if (issues.length === 0) continue
          row.issues.push(...issues)
          row.status = 'wrong'
        }
        const previewNo = await storePreview(context, chmChemical, JSON.stringify(preview))
        return { data: { previewNo, rows: preview } }
      })
    },
  )
}

const senderOf = (senderNm: string) => ({ uploadNm: 'chemical', senderNm })

async function sheetOf(
  request: FastifyRequest,
): Promise<{ sheet: Cell[][]; supplierNm: string; mapping: Mapping | undefined }> {
  const file = await request.file({ limits: { fileSize: maxUploadBytes } })
  if (!file) throw badField('file', messages.requiredField('파일'))
  const bytes = await file.toBuffer()
  const said = (name: string) => {
    const part = file.fields[name]
    return part && 'value' in part ? String(part.value).trim() : ''
  }
  const supplierNm = said('supplierNm').slice(0, 200)
  if (!supplierNm) throw badField('supplierNm', messages.requiredField('공급사'))
  const { rows } = await readInWorker(bytes).catch((error: Error) => {
    throw error instanceof WorkbookError ? badField('file', error.said) : error
  })
  return { sheet: rows, supplierNm, mapping: mappingIn(said('mapping'), substanceTargets) }
}

/**
 * The rows as our own template would say them, each in the row of the supplier's sheet, for the preview that
 * all uploads share.
 */
function previewSheet(
  rows: ReturnType<typeof mappedRows>,
  mapping: Mapping,
  headerAt: number,
): CellValue[][] {
  const fields = chmChemical.fields as Fields
  const always = ['casNoneYn', 'waterSolubleYn', 'stateCd', 'expUnitCd']
  const names = chmChemical.excel!.import.filter((name) => name in mapping || always.includes(name))
  const sheet: CellValue[][] = Array.from({ length: headerAt }, () => [])
  sheet.push(names.map((name) => fields[name]!.label))
  for (const { rowNo, values } of rows) {
    while (sheet.length < rowNo - 1) sheet.push([])
    const said = substanceValues(values)
    sheet.push(names.map((name) => (said[name] ?? null) as CellValue))
  }
  return sheet
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Fields } from '../../core/shared/field.ts'
import { messages } from '../../core/shared/messages.ts'
import type { AnyResource } from '../../core/shared/resource.ts'
import type { Said, Sentence } from '../../core/shared/sentence.ts'
import {
  mappedRows,
  type Cell,
  type MappedRow,
  type Mapping,
  type Target,
} from '../../core/shared/sheet-mapping.ts'
import { inTransaction, reading, type Context, type Engine } from '../../core/server/entity/context.ts'
import { inManyRowsLine } from '../../core/server/entity/many-rows.ts'
import type { CellValue } from '../../core/server/excel/cell.ts'
import type { PreviewRow } from '../../core/server/excel/excel-import.ts'
import { storePreview } from '../../core/server/excel/excel-routes.ts'
import { uploadedRows } from '../../core/server/excel/uploaded-file.ts'
import { badField } from '../../core/server/http/errors.ts'
import { mappingIn, outlineOf, remember, rememberedOf } from './upload-mapping.server.ts'

/** Rows in which a template's header is looked for. */
const shownHeader = 19

/** Lists of one kind of sender, such as the suppliers' lists of substances. */
export interface SenderUpload {
  /** The entity whose rows the lists hold; they are applied as those of its template. */
  resource: AnyResource
  /** Part of the address below that of the entity. */
  step: string
  /** The menus whose writers upload such lists. */
  menus: readonly string[]
  /** The columns that are looked for. */
  targets: readonly Target[]
  /** The columns of a sender are remembered under this name. */
  uploadNm: string
  /** The sender as the person calls it who is asked for it. */
  sender: Said
  /** What the document of all addresses calls such a list. */
  summary: string
  noHeader: () => Sentence
  /** How the rows of one list are read. @throws Refusal 400 where what was said beside the list is wrong */
  reader: (context: Context, list: SaidOfList) => Promise<ListReader> | ListReader
  /** Judges the rows, which are in the columns of the entity's template. */
  preview: (context: Context, sheet: CellValue[][]) => Promise<PreviewRow[]>
}
/** What the person says beside the file. */
export interface SaidOfList {
  senderNm: string
  said: (name: string) => string
}
export interface ListReader {
  /** The target that needs a column before the rows are read, and has none. */
  missing: (mapping: Mapping) => string | undefined
  /** The columns of the template that the list fills. */
  columns: (mapping: Mapping) => readonly string[]
  /** A row of the list by the columns of the template. */
  valuesOf: (row: MappedRow) => Readonly<Record<string, unknown>>
}

/**
 * Lists as senders make them: the columns are told once, remembered for the sender, and previewed like any upload.
 */
export function mountSenderUpload(app: FastifyInstance, engine: Engine, upload: SenderUpload): void {
  const { resource, targets, noHeader } = upload
  const config = { access: { menus: [...upload.menus], right: 'write' as const } }
  const schema = (summary: string) => ({ tags: [resource.title], summary })
  const senderOf = (senderNm: string) => ({ uploadNm: upload.uploadNm, senderNm })
  const path: string = `${resource.path}/${upload.step}`
  app.post(`${path}/outline`, { config, schema: schema(`${upload.summary}의 열`) }, async (request) => {
    const { sheet, senderNm } = await listOf(request, upload)
    const remembered = await rememberedOf(reading(engine, request.session).sql, senderOf(senderNm))
    return { data: outlineOf(sheet, targets, remembered, noHeader()) }
  })
  app.post(`${path}/preview`, { config, schema: schema(`${upload.summary} 미리보기`) }, async (request) => {
    const { sheet, mapping: chosen, ...list } = await listOf(request, upload)
    const sender = senderOf(list.senderNm)
    const preview = async (context: Context) => {
      const remembered = await rememberedOf(context.sql, sender)
      const { headerAt, header, ...proposed } = outlineOf(sheet, targets, remembered, noHeader())
      const mapping = chosen ?? proposed.mapping
      const reader = await upload.reader(context, list)
      const missing = reader.missing(mapping)
      if (missing !== undefined)
        throw badField('mapping', messages.requiredField(targets.find(({ name }) => name === missing)!.label))
      await remember(context, sender, mapping, header)
      const rows = mappedRows(sheet, { at: headerAt, height: 1, cells: header }, mapping, targets)
      const checked = await upload.preview(
        context,
        templateSheet(resource, reader.columns(mapping), headerAt, rows, reader.valuesOf),
      )
      const { previewNo, rows: kept } = await storePreview(context, resource, checked)
      return { data: { previewNo, rows: kept } }
    }
    return inManyRowsLine(request.session, () => inTransaction(engine, request.session, preview))
  })
}

interface SentList extends SaidOfList {
  sheet: Cell[][]
  mapping: Mapping | undefined
}
async function listOf(request: FastifyRequest, { sender, targets }: SenderUpload): Promise<SentList> {
  const { rows: sheet, said } = await uploadedRows(request)
  const senderNm = said('senderNm').slice(0, 200)
  if (senderNm === '') throw badField('senderNm', messages.requiredField(sender))
  return { sheet, senderNm, mapping: mappingIn(said('mapping'), targets), said }
}

/** The rows as the entity's own template would say them, each in its row of the sender's sheet. */
function templateSheet(
  { fields }: AnyResource,
  names: readonly string[],
  headerAt: number,
  rows: readonly MappedRow[],
  valuesOf: ListReader['valuesOf'],
): CellValue[][] {
  const sheet: CellValue[][] = Array.from({ length: Math.min(headerAt, shownHeader) }, () => [])
  sheet.push(names.map((name) => (fields as Fields)[name]!.label))
  for (const row of rows) {
    while (sheet.length < row.rowNo - 1) sheet.push([])
    const values = valuesOf(row)
    sheet.push(names.map((name) => (values[name] ?? null) as CellValue))
  }
  return sheet
}

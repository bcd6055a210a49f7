import '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Fields } from '../../../../core/shared/field.ts'
import { mappedRows, type Cell, type Mapping } from '../../../../core/shared/sheet-mapping.ts'
import { messages } from '../../../../core/shared/messages.ts'
import { inTransaction, reading, type Context, type Engine } from '../../../../core/server/entity/context.ts'
import type { CellValue } from '../../../../core/server/excel/cell.ts'
import { rehearsedRows } from '../../../../core/server/excel/excel-rehearsal.ts'
import { storePreview } from '../../../../core/server/excel/excel-routes.ts'
import { readInWorker } from '../../../../core/server/excel/read-in-worker.ts'
import { WorkbookError } from '../../../../core/server/excel/workbook-error.ts'
import { badField } from '../../../../core/server/http/errors.ts'
import {
  mappingIn,
  outlineOf,
  remember,
  rememberedOf,
} from '../../../../platform/upload/upload-mapping.server.ts'
import { eduResult, externalMenu, resultMenu } from '../edu-result.resource.ts'
import { resultBehaviour, sources } from '../edu-result.server.ts'
import { instituteTargets, missingColumns, resultValues, type ForAll } from './institute-sheet.rule.ts'
import { instituteSentences } from './upload.texts.ts'

const maxUploadBytes = 20 * 1024 * 1024
/** Rows in which a template's header is looked for. */
const shownHeader = 19

/**
 * Lists of institutes as they come: columns are told once, remembered for the institute, and previewed like any
 * upload. What is applied are results that wait to be verified. (edu.md 7; fit A6)
 */
export async function instituteUploadRoutes(app: FastifyInstance, engine: Engine): Promise<void> {
  const config = { access: { menus: [externalMenu, resultMenu], right: 'write' as const } }
  const schema = (summary: string) => ({ tags: [eduResult.title], summary })
  app.post(
    `${eduResult.path}/institute/outline`,
    { config, schema: schema('교육기관 엑셀의 열') },
    async (request) => {
      const { sheet, senderNm } = await sheetOf(request)
      const { sql } = reading(engine, request.session)
      const remembered = await rememberedOf(sql, senderOf(senderNm))
      return { data: outlineOf(sheet, instituteTargets, remembered, instituteSentences.noHeader()) }
    },
  )
  app.post(
    `${eduResult.path}/institute/preview`,
    { config, schema: schema('교육기관 엑셀 미리보기') },
    async (request) => {
      const given = await sheetOf(request)
      return inTransaction(engine, request.session, async (context) => {
        const { senderNm, sheet } = given
        const remembered = await rememberedOf(context.sql, senderOf(senderNm))
        const outline = outlineOf(sheet, instituteTargets, remembered, instituteSentences.noHeader())
        const { headerAt, header } = outline
        const mapping = given.mapping ?? outline.mapping
        const forAll: ForAll = {
          senderNm,
          sourceCd: given.said('sourceCd') === sources.remote ? sources.remote : sources.institute,
          course: await courseOf(context, given.said('eduCourseNo')),
          eduTypeCd: given.said('eduTypeCd') || undefined,
          allCompleted: given.said('allCompletedYn') === 'Y',
        }
        const [missing] = missingColumns(mapping, forAll)
        if (missing !== undefined)
          throw badField(
            'mapping',
            messages.requiredField(instituteTargets.find(({ name }) => name === missing)!.label),
          )
        await remember(context, senderOf(senderNm), mapping, header)
        const found = { at: headerAt, height: 1 as const, cells: header }
        const rows = await rehearsedRows(
          resultBehaviour,
          context,
          previewSheet(mappedRows(sheet, found, mapping, instituteTargets), forAll, headerAt),
        )
        return { data: { previewNo: await storePreview(context, eduResult, JSON.stringify(rows)), rows } }
      })
    },
  )
}
const senderOf = (senderNm: string) => ({ uploadNm: eduResult.name, senderNm })

interface Given {
  sheet: Cell[][]
  senderNm: string
  mapping: Mapping | undefined
  said: (name: string) => string
}
async function sheetOf(request: FastifyRequest): Promise<Given> {
  const file = await request.file({ limits: { fileSize: maxUploadBytes } })
  if (!file) throw badField('file', messages.requiredField('파일'))
  const bytes = await file.toBuffer()
  const said = (name: string) => {
    const part = file.fields[name]
    return part && 'value' in part ? String(part.value).trim() : ''
  }
  const senderNm = said('senderNm').slice(0, 200)
  if (!senderNm) throw badField('senderNm', messages.requiredField('교육기관'))
  const { rows } = await readInWorker(bytes).catch((error: Error) => {
    throw error instanceof WorkbookError ? badField('file', error.said) : error
  })
  return { sheet: rows, senderNm, mapping: mappingIn(said('mapping'), instituteTargets), said }
}

async function courseOf({ sql }: Context, given: string): Promise<ForAll['course']> {
  if (given === '') return undefined
  const course = /^\d{1,15}$/.test(given)
    ? await sql.maybe<NonNullable<ForAll['course']>>(
        `select "eduCourseNo", "eduCourseNm" as "eduNm", "eduTypeCd", "specialWorkNo" from "eduCourse" where "eduCourseNo" = $1 and "state" = 'confirmed'`,
        [Number(given)],
      )
    : undefined
  if (!course) throw badField('eduCourseNo', instituteSentences.courseUnknown())
  return course
}

/** The rows as our own template would say them, each in the row of the institute's sheet. */
function previewSheet(rows: ReturnType<typeof mappedRows>, forAll: ForAll, headerAt: number): CellValue[][] {
  const fields = eduResult.fields as Fields
  const names: readonly string[] = eduResult.excel!.import
  const sheet: CellValue[][] = Array.from({ length: Math.min(headerAt, shownHeader) }, () => [])
  sheet.push(names.map((name) => fields[name]!.label))
  for (const row of rows) {
    while (sheet.length < row.rowNo - 1) sheet.push([])
    const values = resultValues(row, forAll)
    sheet.push(names.map((name) => (values[name] ?? null) as CellValue))
  }
  return sheet
}

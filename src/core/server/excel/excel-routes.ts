import { disposition } from '../http/disposition.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { momentOf } from '../../shared/dates.ts'
import type { Fields } from '../../shared/field.ts'
import { messages } from '../../shared/messages.ts'
import { showsPersonal, showsSealed } from '../../shared/personal.ts'
import type { AnyResource } from '../../shared/resource.ts'
import type { Behaviour, PlainRow } from '../entity/behaviour.ts'
import { acts } from '../entity/audit.ts'
import { reading, type Context, type Engine } from '../entity/context.ts'
import { badField, notFound, Refusal } from '../http/errors.ts'
import { previewOpened, previewSealed, rowsOf, rowsText } from './excel-preview.ts'
import { downloadColumns, exportRows, exportSource, isFilledTemplate } from './excel-export.ts'
import { applyRows, type Chosen } from './excel-apply.ts'
import type { CellValue } from './cell.ts'
import { maxImportRows, rowStatuses, type PreviewRow } from './excel-import.ts'
import { rehearsedRows } from './excel-rehearsal.ts'
import { templateWorkbook } from './excel-template.ts'
import { uploadedRows } from './uploaded-file.ts'
import { countRows } from '../entity/list-query.ts'
import { docs } from '../http/openapi.ts'
import { writing } from '../entity/idempotency.ts'
import { inManyRowsLine } from '../entity/many-rows.ts'
import { logPersonal, requireDownloadReason } from '../entity/personal.ts'
import { sealedNames } from '../entity/sealed.ts'
import type { Session } from '../http/session.ts'
import { spokenResource, wordedAll } from '../entity/texts.ts'
import { excelSays } from './excel.texts.ts'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** More rows than this become a file in the background (admin R12). */
const backgroundAbove = 10_000

/** The answer is a workbook of this name: label plus timestamp (specification section 9). */
export function asWorkbook(reply: FastifyReply, label: string, now: Date): FastifyReply {
  const stamp = momentOf(now).slice(0, 19).replaceAll(/[-T:]/g, '')
  return reply
    .type(workbookType)
    .header('content-disposition', disposition('attachment', `${label}_${stamp}.xlsx`))
}

/** Download, template, upload with preview, and the workbook of what was refused (admin R12). */
export function mountExcel(app: FastifyInstance, engine: Engine, behaviour: Behaviour): void {
  const { resource } = behaviour
  const path: string = resource.path
  const menus = resource.menus as string[]
  const spokenTitle = ({ language }: Session) => spokenResource(resource, language).title
  const named = (reply: FastifyReply, label: string) => asWorkbook(reply, label, engine.clock.now())
  app.get(
    `${path}/excel`,
    { config: { access: { menus, right: 'excel' } }, schema: docs.excel(resource, '다운로드') },
    async (request, reply) => {
      const { downloadReason, ...parameters } = request.query as PlainRow
      const reason = showsPersonal(resource, downloadColumns(request.session, resource, parameters))
        ? requireDownloadReason(downloadReason)
        : undefined
      const context = reading(engine, request.session)
      const filled = isFilledTemplate(parameters)
      const rowCnt = await countRows(
        resource,
        context,
        parameters,
        (filled ? maxImportRows : backgroundAbove) + 1,
      )
      if (filled && rowCnt > maxImportRows) throw badField('template', excelSays.templateRows())
      if (rowCnt > backgroundAbove && engine.excelJobs) {
        // A file in the making waits on the disk for days.
        if (showsSealed(resource, downloadColumns(request.session, resource, parameters)))
          throw badField('columns', excelSays.sealedRows())
        exportSource(engine, request.session, resource, parameters)
        const job = { tableNm: resource.name, label: spokenTitle(request.session), parameters, reason }
        return reply.code(202).send({ data: await engine.excelJobs.start(request.session, job) })
      }
      const file = exportRows(engine, request.session, resource, parameters)
      if (reason !== undefined)
        await logPersonal(context, { tableNm: resource.name, act: acts.download, rowCnt, reason })
      const title = spokenTitle(request.session)
      return named(
        reply,
        filled ? excelSays.templateFile({ title }).in(request.session.language) : title,
      ).send(file)
    },
  )
  if (!resource.excel) return
  mountUpload(app, engine, {
    resource,
    spoken: () => resource,
    preview: (context, sheet) => rehearsedRows(behaviour, context, sheet),
    apply: (context, rows, chosen) => applyRows(behaviour, context, rows, chosen),
  })
}

/** A kind of upload: all rows of an entity, or rows that a module reads and writes in its own way. */
export interface Upload {
  /** Name, title, address, menus and template columns; the rows wait sealed as its fields are. */
  resource: AnyResource
  /** The record below which the rows stand: a preview of it is applied to no other. */
  record?: string
  /** Refuses who may do nothing with the record, before a file or a preview is looked at. */
  opens?: (context: Context) => Promise<unknown>
  /** What a template holds that is taken home to be changed; an empty one without. */
  rows?: (context: Context) => Promise<PreviewRow[]>
  /** The definition with the labels of a language, when no module lists it. */
  spoken: (language: Session['language']) => AnyResource
  preview: (context: Context, sheet: CellValue[][]) => Promise<PreviewRow[]>
  /** Writes what was chosen and leaves what is wrong with a row in its `issues`. */
  apply: (
    context: Context,
    rows: readonly PreviewRow[],
    chosen: Chosen,
  ) => Promise<{ applied: number; failed: number }>
}
/**
 * Template, preview, apply, and the workbook of what was refused (admin R12).
 * @param uploadOf the upload that a request means, where the address names a record
 */
export function mountUpload(
  app: FastifyInstance,
  engine: Engine,
  upload: Upload,
  uploadOf: (request: FastifyRequest) => Upload = () => upload,
): void {
  const { resource, spoken } = upload
  const path: string = resource.path
  const menus = resource.menus as string[]
  const titleOf = ({ language }: Session) => spokenResource(spoken(language), language).title
  const named = (reply: FastifyReply, label: string) => asWorkbook(reply, label, engine.clock.now())
  app.get(
    `${path}/excel/template`,
    { config: { access: { menus, right: 'write' } }, schema: docs.excel(resource, '양식') },
    async (request, reply) => {
      const context = reading(engine, request.session)
      const rows = (await uploadOf(request).rows?.(context)) ?? []
      return named(
        reply,
        excelSays.templateFile({ title: titleOf(request.session) }).in(request.session.language),
      ).send(await templateWorkbook(spoken(request.session.language), context, rows))
    },
  )
  app.post(
    `${path}/excel`,
    { config: { access: { menus, right: 'write' } }, schema: docs.excel(resource, '업로드 미리보기') },
    async (request, reply) => {
      await uploadOf(request).opens?.(reading(engine, request.session))
      const { rows: sheet } = await uploadedRows(request)
      const answer = await inManyRowsLine(request.session, () =>
        writing(engine, request, async (context) => {
          const { previewNo, rows, kept } = await storePreview(
            context,
            placeOf(uploadOf(request)),
            await uploadOf(request).preview(context, sheet),
          )
          // Thousands of rows become text once where the same is kept and told.
          const isToldAsKept = sealedNames(resource.fields as Fields).length === 0
          const told = isToldAsKept ? kept : await rowsText(rows)
          return `{"data":{"previewNo":${JSON.stringify(previewNo)},"rows":${told},"counts":${JSON.stringify(countsOf(rows))}}}`
        }),
      )
      return reply.type('application/json; charset=utf-8').send(answer)
    },
  )
  app.post(
    `${path}/excel/apply`,
    { config: { access: { menus, right: 'write' } }, schema: docs.excel(resource, '적용') },
    async (request) => {
      await uploadOf(request).opens?.(reading(engine, request.session))
      const {
        previewNo,
        excluded = [],
        conflicts = [],
      } = (request.body ?? {}) as Record<'previewNo' | 'excluded' | 'conflicts', unknown>
      if (!Array.isArray(excluded)) throw badField('excluded', messages.badType(excelSays.excluded()))
      if (!Array.isArray(conflicts)) throw badField('conflicts', messages.badType(excelSays.overwritten()))
      return inManyRowsLine(request.session, () =>
        writing(engine, request, async (context) => ({
          data: await apply(engine, uploadOf(request), context, previewNo, {
            excluded: new Set(excluded),
            conflicts: new Set(conflicts),
          }),
        })),
      )
    },
  )
  app.get(
    `${path}/excel/errors`,
    { config: { access: { menus, right: 'write' } }, schema: docs.excel(resource, '오류 파일') },
    async (request, reply) => {
      const context = reading(engine, request.session)
      await uploadOf(request).opens?.(context)
      const { rows } = await storedPreview(
        placeOf(uploadOf(request)),
        context,
        (request.query as { previewNo?: string }).previewNo,
      )
      return named(
        reply,
        excelSays.errorFile({ title: titleOf(request.session) }).in(request.session.language),
      ).send(
        await templateWorkbook(
          spoken(request.session.language),
          context,
          rows.filter(({ issues }) => issues.length > 0),
        ),
      )
    },
  )
}

/** What a preview is stored and sealed for. */
const placeOf = ({ resource, record }: Upload): AnyResource =>
  record === undefined ? resource : { ...resource, name: `${resource.name}.${record}` }

const countsOf = (rows: PreviewRow[]) =>
  Object.fromEntries(
    rowStatuses.map((status) => [status, rows.filter((row) => row.status === status).length]),
  )

/**
 * Keeps the checked rows of an upload until they are applied, sealed for their columns; their faults are in the language
 * of the person who uploads.
 * @returns the rows with worded faults, and their text as it is kept
 */
export async function storePreview(
  { sql, session }: Context,
  resource: AnyResource,
  checked: readonly PreviewRow[],
): Promise<{ previewNo: string; rows: PreviewRow[]; kept: string }> {
  const rows = checked.map((row) => ({ ...row, issues: wordedAll(row.issues, session.language) }))
  const kept = await rowsText(previewSealed(resource, rows))
  const { previewNo } = await sql.one<{ previewNo: string }>(
    `insert into "excelPreview" ("resource", "userId", "rows") values ($1, $2, $3) returning "previewNo"`,
    [resource.name, session.userId, kept],
  )
  return { previewNo, rows, kept }
}
async function storedPreview(
  resource: AnyResource,
  context: Context,
  previewNo: unknown,
  lock = '',
): Promise<{ rows: PreviewRow[]; applyDt: string | null }> {
  if (typeof previewNo !== 'string' || !/^[0-9a-f-]{36}$/.test(previewNo)) throw notFound()
  const found = await context.sql.maybe<{ rows: string; applyDt: string | null }>(
    `select "rows"::text as "rows", "applyDt" from "excelPreview" where "previewNo" = $1::uuid and "resource" = $2 and "userId" = $3 ${lock}`,
    [previewNo, resource.name, context.session.userId],
  )
  if (!found) throw notFound()
  return { ...found, rows: previewOpened(resource, await rowsOf(found.rows)) }
}

/** Writes a preview, once. */
async function apply(engine: Engine, upload: Upload, context: Context, previewNo: unknown, chosen: Chosen) {
  const place = placeOf(upload)
  const { rows, applyDt } = await storedPreview(place, context, previewNo, 'for update')
  if (applyDt) throw new Refusal(409, 'CONFLICT', excelSays.applied())
  const issues = () => JSON.stringify(rows.map((row) => row.issues))
  const before = issues()
  const { applied, failed } = await upload.apply(context, rows, chosen)
  for (const row of rows) row.issues = wordedAll(row.issues, context.session.language)
  await context.sql.query(`update "excelPreview" set "applyDt" = now() where "previewNo" = $1::uuid`, [
    previewNo,
  ])
  // The faults of the rows are fetched separately (`errors`).
  if (issues() !== before)
    await context.sql.query(`update "excelPreview" set "rows" = $2 where "previewNo" = $1::uuid`, [
      previewNo,
      await rowsText(previewSealed(place, rows)),
    ])
  const { name: tableNm, title: label } = upload.resource
  await engine.excelJobs?.uploaded(context, { tableNm, label, applied, failed })
  return { applied, failed }
}

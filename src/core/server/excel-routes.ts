import '@fastify/multipart'
import { PassThrough } from 'node:stream'

import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Field, Fields } from '../shared/field.ts'
import { maxLength, timeFormat } from '../shared/field.ts'
import { momentOf } from '../shared/dates.ts'
import { messages } from '../shared/messages.ts'
import { showsPersonal } from '../shared/personal.ts'
import type { AnyResource } from '../shared/resource.ts'
import type { Behaviour, PlainRow } from './behaviour.ts'
import { codeNameColumn } from './columns.ts'
import { acts } from './audit.ts'
import { reading, type Context, type Engine } from './context.ts'
import { badField, notFound, Refusal } from './errors.ts'
import { exportColumns, exportRows, exportSource, workbookColumn } from './excel-export.ts'
import { applyRows, keyHeader, previewRows, rowStatuses, versionHeader, type Chosen, type PreviewRow } from './excel-import.ts'
import type { CellInput, CellValue } from './excel/cell.ts'
import { readInWorker } from './excel/read-in-worker.ts'
import type { WorkbookColumn } from './excel/sheet-layout.ts'
import { WorkbookError } from './excel/workbook-error.ts'
import { writeWorkbook } from './excel/workbook-writer.ts'
import { countRows } from './list-query.ts'
import { docs } from './openapi.ts'
import { writing } from './idempotency.ts'
import { logPersonal, requireDownloadReason } from './personal.ts'
import type { Session } from './session.ts'
import { spokenResource, worded, wordedAll } from './texts.ts'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** More rows than this become a file in the background (admin R12). */
const backgroundAbove = 10_000
const maxUploadBytes = 20 * 1024 * 1024

/** The answer is a workbook of this name: label plus timestamp (specification section 9). */
export function asWorkbook(reply: FastifyReply, label: string, now: Date): FastifyReply {
  const stamp = momentOf(now).slice(0, 19).replaceAll(/[-T:]/g, '')
  return reply
    .type(workbookType)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${label}_${stamp}.xlsx`)}`)
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
      const reason = showsPersonal(resource, exportColumns(resource, parameters['columns']))
        ? requireDownloadReason(downloadReason)
        : undefined
      const context = reading(engine, request.session)
      const rowCnt = await countRows(resource, context, parameters, backgroundAbove + 1)
      if (rowCnt > backgroundAbove && engine.excelJobs) {
        exportSource(engine, request.session, resource, parameters)
        const job = { tableNm: resource.name, label: spokenTitle(request.session), parameters, reason }
        return reply.code(202).send({ data: await engine.excelJobs.start(request.session, job) })
      }
      const file = exportRows(engine, request.session, resource, parameters)
      if (reason !== undefined) await logPersonal(context, { tableNm: resource.name, act: acts.download, rowCnt, reason })
      return named(reply, spokenTitle(request.session)).send(file)
    },
  )
  if (!resource.excel) return
  const names = resource.excel.import as string[]
  app.get(
    `${path}/excel/template`,
    { config: { access: { menus, right: 'write' } }, schema: docs.excel(resource, '양식') },
    async (request, reply) =>
      named(reply, `${spokenTitle(request.session)}_${worded('양식', request.session.language)}`).send(
        await workbookOf(resource, reading(engine, request.session), names, []),
      ),
  )
  app.post(
    `${path}/excel`,
    { config: { access: { menus, right: 'write' } }, schema: docs.excel(resource, '업로드 미리보기') },
    async (request) => {
      const file = await request.file({ limits: { fileSize: maxUploadBytes } })
      if (!file) throw badField('file', messages.requiredField('파일'))
      const sheet = await readInWorker(await file.toBuffer()).catch((error: Error) => {
        throw error instanceof WorkbookError ? badField('file', error.message) : error
      })
      return writing(engine, request, async (context) => {
        const rows = await previewRows(behaviour, context, sheet.rows)
        const { previewNo } = await context.sql.one<{ previewNo: string }>(
          `insert into "excelPreview" ("resource", "userId", "rows") values ($1, $2, $3) returning "previewNo"`,
          [resource.name, request.session.userId, JSON.stringify(rows)],
        )
        const told = rows.map((row) => ({ ...row, issues: wordedAll(row.issues, request.session.language) }))
        return { data: { previewNo, rows: told, counts: countsOf(rows) } }
      })
    },
  )
  app.post(
    `${path}/excel/apply`,
    { config: { access: { menus, right: 'write' } }, schema: docs.excel(resource, '적용') },
    async (request) => {
      const { previewNo, excluded = [], conflicts = [] } = (request.body ?? {}) as Record<'previewNo' | 'excluded' | 'conflicts', unknown>
      if (!Array.isArray(excluded)) throw badField('excluded', messages.badType('제외할 행'))
      if (!Array.isArray(conflicts)) throw badField('conflicts', messages.badType('덮어쓸 행'))
      return writing(engine, request, async (context) => ({
        data: await apply(engine, behaviour, context, previewNo, { excluded: new Set(excluded), conflicts: new Set(conflicts) }),
      }))
    },
  )
  app.get(
    `${path}/excel/errors`,
    { config: { access: { menus, right: 'write' } }, schema: docs.excel(resource, '오류 파일') },
    async (request, reply) => {
      const context = reading(engine, request.session)
      const { rows } = await storedPreview(resource, context, (request.query as { previewNo?: string }).previewNo)
      return named(reply, `${spokenTitle(request.session)}_${worded('오류', request.session.language)}`).send(
        await workbookOf(
          resource,
          context,
          names,
          rows.filter(({ issues }) => issues.length > 0),
        ),
      )
    },
  )
}

const countsOf = (rows: PreviewRow[]) =>
  Object.fromEntries(rowStatuses.map((status) => [status, rows.filter((row) => row.status === status).length]))

async function storedPreview(
  resource: AnyResource,
  context: Context,
  previewNo: unknown,
  lock = '',
): Promise<{ rows: PreviewRow[]; applyDt: string | null }> {
  if (typeof previewNo !== 'string' || !/^[0-9a-f-]{36}$/.test(previewNo)) throw notFound()
  const found = await context.sql.maybe<{ rows: PreviewRow[]; applyDt: string | null }>(
    `select "rows", "applyDt" from "excelPreview" where "previewNo" = $1::uuid and "resource" = $2 and "userId" = $3 ${lock}`,
    [previewNo, resource.name, context.session.userId],
  )
  if (!found) throw notFound()
  return found
}

/** Writes a preview, once. */
async function apply(engine: Engine, behaviour: Behaviour, context: Context, previewNo: unknown, chosen: Chosen) {
  const { rows, applyDt } = await storedPreview(behaviour.resource, context, previewNo, 'for update')
  if (applyDt) throw new Refusal(409, 'CONFLICT', '이미 적용된 업로드입니다.')
  const { applied, failed } = await applyRows(behaviour, context, rows, chosen)
  await context.sql.query(`update "excelPreview" set "applyDt" = now(), "rows" = $2 where "previewNo" = $1::uuid`, [
    previewNo,
    JSON.stringify(rows),
  ])
  const { name: tableNm, title: label } = behaviour.resource
  await engine.excelJobs?.uploaded(context, { tableNm, label, applied, failed })
  return { applied, failed }
}

/** The template, empty or with rows and the notes of what is wrong in them. */
async function workbookOf(resource: AnyResource, context: Context, names: string[], rows: PreviewRow[]): Promise<PassThrough> {
  const { language } = context.session
  const say = (korean: string) => worded(korean, language)
  const spoken = spokenResource(resource, language)
  const fields = spoken.fields as Fields
  const columns: WorkbookColumn[] = []
  const codeNames = new Map<string, Map<string, string>>()
  for (const name of names) {
    const field = fields[name]
    const codes =
      field.kind === 'code' || field.kind === 'codes'
        ? await context.sql.query<{ code: string; codeNm: string }>(
            `select "code", ${codeNameColumn[language]} as "codeNm" from "codeItem" where "codeGrpCd" = $1 and "useYn" = 'Y' order by "sortOrder"`,
            [field.source],
          )
        : []
    codeNames.set(name, new Map(codes.map(({ code, codeNm }) => [code, codeNm])))
    columns.push({
      ...workbookColumn(field),
      required: field.required,
      ...(field.kind === 'code' ? { options: codes.map(({ codeNm }) => codeNm) } : field.kind === 'flag' ? { options: ['Y', 'N'] } : {}),
    })
  }
  const hidden: WorkbookColumn[] = [keyHeader, versionHeader].map((header) => ({ header, hidden: true, locked: true }))
  const shown = (row: PreviewRow, name: string): CellInput => {
    const value = row.values[name]
    const plain: CellValue =
      value === null || value === undefined
        ? null
        : Array.isArray(value)
          ? value.map((each) => codeNames.get(name)?.get(String(each)) ?? String(each)).join(', ')
          : typeof value === 'number'
            ? value
            : (codeNames.get(name)?.get(String(value)) ?? String(value))
    const wrong = row.issues.filter(({ path }) => path === name || (path === '' && name === names[0])).map(({ message }) => message)
    return wrong.length > 0 ? { value: plain, error: wrong.map(say).join('\n') } : plain
  }
  const out = new PassThrough()
  void writeWorkbook(out, {
    name: spoken.title,
    say,
    columns: [...columns, ...hidden],
    guide: [...names.map((name) => guideOf(fields[name]).map(say).join(', ')), '', ''],
    rows: rows.map((row) => [
      ...names.map((name) => shown(row, name)),
      row.key === undefined ? null : String(row.key),
      row.updateDt ?? null,
    ]),
  }).catch((error: Error) => out.destroy(error))
  return out
}
/** What belongs into a column, in a few words. */
function guideOf(field: Field): string[] {
  const need = field.required ? '필수' : '선택'
  const form: Partial<Record<Field['kind'], string>> = {
    date: 'YYYY-MM-DD',
    month: 'YYYY-MM',
    year: 'YYYY',
    time: timeFormat(field),
    datetime: 'YYYY-MM-DD HH:mm',
    code: '목록에서 선택',
    codes: '쉼표로 구분',
    tags: '쉼표로 구분',
    flag: 'Y 또는 N',
    number: '숫자',
    cost: '원',
  }
  return [need, form[field.kind] ?? (field.kind === 'text' || field.kind === 'textarea' ? `최대 ${maxLength(field)}자` : '이름 또는 번호')]
}

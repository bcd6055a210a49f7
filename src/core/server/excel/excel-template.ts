import { PassThrough } from 'node:stream'
import { maxLength, timeFormat, type Field, type Fields } from '../../shared/field.ts'
import { saidIn, type Said } from '../../shared/sentence.ts'
import type { AnyResource } from '../../shared/resource.ts'
import { codeNameColumn } from '../entity/columns.ts'
import type { Context } from '../entity/context.ts'
import { keyHeader, versionHeader, workbookColumn } from './excel-columns.ts'
import type { PreviewRow } from './excel-import.ts'
import type { CellInput, CellValue } from './cell.ts'
import { sheetWords, type WorkbookColumn, type WorkbookSheet } from './sheet-layout.ts'
import { writeWorkbook } from './workbook-writer.ts'
import { spokenResource } from '../entity/texts.ts'
import { excelSays } from './excel.texts.ts'

interface Template {
  names: string[]
  sheet: Omit<WorkbookSheet, 'rows'>
  /** Names of the codes that each column offers. */
  codeNames: ReadonlyMap<string, ReadonlyMap<string, string>>
}
/**
 * The layout of every file that may come back: header, guide, lists of choices, and the hidden key and
 * version of each row.
 */
export async function templateOf(resource: AnyResource, context: Context): Promise<Template> {
  const { language } = context.session
  const say = (said: Said) => saidIn(said, language)
  const spoken = spokenResource(resource, language)
  const fields = spoken.fields as Fields
  const names = resource.excel?.import as string[]
  const columns: WorkbookColumn[] = []
  const codeNames = new Map<string, Map<string, string>>()
  for (const name of names) {
    const field = fields[name]!
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
      ...(field.kind === 'code'
        ? { options: codes.map(({ codeNm }) => codeNm) }
        : field.kind === 'flag'
          ? { options: ['Y', 'N'] }
          : {}),
    })
  }
  const hidden: WorkbookColumn[] = [keyHeader, versionHeader].map((header) => ({
    header,
    hidden: true,
    locked: true,
  }))
  const guide = [...names.map((name) => guideOf(fields[name]!).map(say).join(', ')), '', '']
  return {
    names,
    codeNames,
    sheet: { name: spoken.title, words: sheetWords(language), columns: [...columns, ...hidden], guide },
  }
}

/** The template, empty or with rows of an upload and the notes of what is wrong in them. */
export async function templateWorkbook(
  resource: AnyResource,
  context: Context,
  rows: readonly PreviewRow[],
): Promise<PassThrough> {
  const { names, sheet, codeNames } = await templateOf(resource, context)
  const say = (said: Said) => saidIn(said, context.session.language)
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
    const wrong = row.issues
      .filter(({ path }) => path === name || (path === '' && name === names[0]))
      .map(({ message }) => message)
    return wrong.length > 0 ? { value: plain, error: wrong.map(say).join('\n') } : plain
  }
  const out = new PassThrough()
  void writeWorkbook(out, {
    ...sheet,
    rows: rows.map((row) => [
      ...names.map((name) => shown(row, name)),
      row.key === undefined ? null : String(row.key),
      row.updateDt ?? null,
    ]),
  }).catch((error: Error) => out.destroy(error))
  return out
}
/** Describes in a few words what a column takes. */
function guideOf(field: Field): Said[] {
  const need = field.required ? excelSays.required() : excelSays.optional()
  const form: Partial<Record<Field['kind'], Said>> = {
    date: 'YYYY-MM-DD',
    month: 'YYYY-MM',
    year: 'YYYY',
    time: timeFormat(field),
    datetime: 'YYYY-MM-DD HH:mm',
    code: excelSays.fromList(),
    codes: excelSays.byCommas(),
    tags: excelSays.byCommas(),
    flag: excelSays.flag(),
    number: excelSays.number(),
    cost: excelSays.won(),
  }
  return [
    need,
    form[field.kind] ??
      (field.kind === 'text' || field.kind === 'textarea'
        ? excelSays.atMost({ max: maxLength(field) })
        : excelSays.nameOrNumber()),
  ]
}

import { buffer } from 'node:stream/consumers'
import { PassThrough, Readable } from 'node:stream'
import { readXlsx } from 'hucre/xlsx'
import { zipChunks } from '../files/zip-writer.ts'
import type { CellInput, CellValue } from './cell.ts'
import type { WorkbookColumn, WorkbookSheet } from './sheet-layout.ts'
import { writeWorkbook } from './workbook-writer.ts'
import { xmlHeader } from './xml-text.ts'
import { ZipReader } from './zip-reader.ts'

/** The finished file of a sheet or of several, for tests. */
export async function fileOf(sheet: WorkbookSheet | readonly WorkbookSheet[]): Promise<Buffer> {
  const out = new PassThrough()
  const [file] = await Promise.all([buffer(out), writeWorkbook(out, sheet)])
  return file
}

/** A file with these columns and rows under one plain header line. */
export function tableOf(
  columns: readonly WorkbookColumn[],
  rows: readonly (readonly CellInput[])[],
): Promise<Buffer> {
  return fileOf({ name: 'Sheet', columns, rows })
}

/** One part of a finished file as text. */
export function partOf(file: Buffer, path: string): string {
  return new ZipReader(file).read(path)?.toString('utf8') ?? ''
}

export function zipOf(parts: Record<string, string>): Promise<Buffer> {
  return buffer(
    Readable.from(zipChunks(Object.entries(parts).map(([path, text]) => ({ path, content: [text] })))),
  )
}

const relation = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/>`

/**
 * A workbook as another program might have written it: the given sheet rows, and texts, in an otherwise
 * ordinary package.
 */
export function foreignWorkbook(
  sheetData: string,
  sharedStrings = '',
  replaced: Record<string, string> = {},
): Promise<Buffer> {
  return zipOf({
    '_rels/.rels': `${xmlHeader}<Relationships>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${xmlHeader}<workbook xmlns:r="r"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      `${xmlHeader}<Relationships>${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}` +
      `${relation('rId2', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/worksheets/sheet1.xml': `${xmlHeader}<worksheet><sheetData>${sheetData}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `${xmlHeader}<sst>${sharedStrings}</sst>`,
    ...replaced,
  })
}

/** The first sheet as the independent second reader sees it, in the shape `readWorkbook` gives. */
export async function readBySecondReader(file: Buffer): Promise<(CellValue | Date)[][]> {
  const workbook = await readXlsx(file)
  const rows = (workbook.sheets[0]?.rows ?? []).map((row) => withoutTail(row, (cell) => cell === null))
  return withoutTail(rows, (row) => row.length === 0)
}

function withoutTail<T>(items: readonly T[], isEmpty: (item: T) => boolean): T[] {
  return items.slice(0, items.findLastIndex((item) => !isEmpty(item)) + 1)
}

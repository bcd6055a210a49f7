import { filterArea, sheetLayout } from './sheet-layout.ts'
import type { WorkbookSheet } from './sheet-layout.ts'
import { codesSheetName } from './sheet-validations.ts'
import { escapeXml, xmlHeader } from './xml-text.ts'

const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006'
const sheetTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Which part of the archive is of which kind. @param noted numbers of the sheets with notes, from 1 */
export function contentTypes(sheets: number, hasCodes: boolean, noted: readonly number[]): string {
  const override = (path: string, type: string) =>
    `<Override PartName="/xl/${path}" ContentType="${sheetTypes}.${type}+xml"/>`
  return (
    `${xmlHeader}<Types xmlns="${packageNamespace}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    (noted.length > 0
      ? '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>'
      : '') +
    override('workbook.xml', 'sheet.main') +
    numbers(sheets + (hasCodes ? 1 : 0))
      .map((no) => override(`worksheets/sheet${no}.xml`, 'worksheet'))
      .join('') +
    override('styles.xml', 'styles') +
    noted.map((no) => override(`comments${no}.xml`, 'comments')).join('') +
    '</Types>'
  )
}

export function packageRelations(): string {
  return relations([['officeDocument', 'xl/workbook.xml']])
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1)

/** `rId1` … are the sheets, then come the styles and the hidden sheet of the drop-downs. */
export function workbookRelations(sheets: number, hasCodes: boolean): string {
  const targets: Target[] = numbers(sheets).map((no) => ['worksheet', `worksheets/sheet${no}.xml`])
  targets.push(['styles', 'styles.xml'])
  if (hasCodes) targets.push(['worksheet', `worksheets/sheet${sheets + 1}.xml`])
  return relations(targets)
}

/** From a data sheet to its notes; the drawing comes first because the sheet names it `rId1`. */
export function sheetRelations(no: number): string {
  return relations([
    ['vmlDrawing', `../drawings/vmlDrawing${no}.vml`],
    ['comments', `../comments${no}.xml`],
  ])
}

type Target = [kind: string, path: string]

function relations(targets: readonly Target[]): string {
  const items = targets.map(
    ([kind, path], index) =>
      `<Relationship Id="rId${index + 1}" Type="${officeRelations}/${kind}" Target="${path}"/>`,
  )
  return `${xmlHeader}<Relationships xmlns="${packageNamespace}/relationships">${items.join('')}</Relationships>`
}

/**
 * The list of sheets; the header repeats on every printed page. The hidden name repeats the filter:
 * LibreOffice goes by it alone.
 */
export function workbookXml(
  sheets: readonly WorkbookSheet[],
  rowCounts: readonly number[],
  hasCodes: boolean,
): string {
  const listed = sheets.map(
    ({ name }, at) => `<sheet name="${escapeXml(sheetName(name))}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  )
  const names = sheets.map((sheet, at) => {
    const headerRows = sheetLayout(sheet).firstDataRow - 1
    const quoted = escapeXml(`'${sheetName(sheet.name).replaceAll("'", "''")}'`)
    return (
      `<definedName name="_xlnm._FilterDatabase" localSheetId="${at}" hidden="1">${quoted}!${filterArea(sheet, rowCounts[at] ?? 0, '$')}</definedName>` +
      `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">${quoted}!$1:$${headerRows}</definedName>`
    )
  })
  const codesNo = sheets.length + 1
  return (
    `${xmlHeader}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${officeRelations}">` +
    `<bookViews><workbookView activeTab="0"/></bookViews><sheets>${listed.join('')}` +
    (hasCodes
      ? `<sheet name="${codesSheetName}" sheetId="${codesNo}" state="hidden" r:id="rId${codesNo + 1}"/>`
      : '') +
    `</sheets><definedNames>${names.join('')}</definedNames></workbook>`
  )
}

/**
 * A name Excel accepts: at most 31 characters, none of `\ / ? * [ ] :`, no apostrophe at either end, not the
 * codes sheet's own name.
 */
export function sheetName(wanted: string): string {
  const allowed = wanted.replace(/[\\/?*[\]:\p{Cc}]/gu, ' ').trim()
  const short = allowed
    .slice(0, 31)
    .toWellFormed()
    .replace(/^'+|'+$/g, '')
    .trim()
  return short === '' || short.toLowerCase() === codesSheetName ? 'Sheet1' : short
}

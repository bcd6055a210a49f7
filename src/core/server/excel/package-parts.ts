import { filterArea, sheetLayout } from './sheet-layout.ts'
import type { WorkbookSheet } from './sheet-layout.ts'
import { codesSheetName } from './sheet-validations.ts'
import { escapeXml, xmlHeader } from './xml-text.ts'

const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006'
const sheetTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Which part of the archive is of which kind. */
export function contentTypes(hasCodes: boolean, hasNotes: boolean): string {
  const override = (path: string, type: string) =>
    `<Override PartName="/xl/${path}" ContentType="${sheetTypes}.${type}+xml"/>`
  return (
    `${xmlHeader}<Types xmlns="${packageNamespace}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    (hasNotes
      ? '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>'
      : '') +
    override('workbook.xml', 'sheet.main') +
    override('worksheets/sheet1.xml', 'worksheet') +
    (hasCodes ? override('worksheets/sheet2.xml', 'worksheet') : '') +
    override('styles.xml', 'styles') +
    (hasNotes ? override('comments1.xml', 'comments') : '') +
    '</Types>'
  )
}

export function packageRelations(): string {
  return relations([['officeDocument', 'xl/workbook.xml']])
}

export function workbookRelations(hasCodes: boolean): string {
  const targets: Target[] = [
    ['worksheet', 'worksheets/sheet1.xml'],
    ['styles', 'styles.xml'],
  ]
  if (hasCodes) targets.push(['worksheet', 'worksheets/sheet2.xml'])
  return relations(targets)
}

/** From the data sheet to its notes; the drawing comes first because the sheet names it `rId1`. */
export function sheetRelations(): string {
  return relations([
    ['vmlDrawing', '../drawings/vmlDrawing1.vml'],
    ['comments', '../comments1.xml'],
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
export function workbookXml(sheet: WorkbookSheet, rowCount: number, hasCodes: boolean): string {
  const name = sheetName(sheet.name)
  const headerRows = sheetLayout(sheet).firstDataRow - 1
  const quoted = escapeXml(`'${name.replaceAll("'", "''")}'`)
  return (
    `${xmlHeader}<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${officeRelations}">` +
    '<bookViews><workbookView activeTab="0"/></bookViews><sheets>' +
    `<sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/>` +
    (hasCodes ? `<sheet name="${codesSheetName}" sheetId="2" state="hidden" r:id="rId3"/>` : '') +
    '</sheets><definedNames>' +
    `<definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${quoted}!${filterArea(sheet, rowCount, '$')}</definedName>` +
    `<definedName name="_xlnm.Print_Titles" localSheetId="0">${quoted}!$1:$${headerRows}</definedName>` +
    '</definedNames></workbook>'
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

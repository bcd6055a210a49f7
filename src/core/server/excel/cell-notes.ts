import { columnName } from './cell.ts'
import { textXml } from './cell-xml.ts'
import { xmlHeader } from './xml-text.ts'

/** A note on a cell; `row` counts from 1 as in the file, `column` from 0. */
export interface CellNote {
  row: number
  column: number
  text: string
}

/** Drawn shapes are numbered in blocks of 1,024; a drawing names every block it uses. */
const shapesPerBlock = 1024

/** The part `xl/comments1.xml`: the words of the notes. */
export function* commentsXml(notes: readonly CellNote[]): Generator<string> {
  yield `${xmlHeader}<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author>Portal</author></authors><commentList>`
  for (const { row, column, text } of notes) {
    yield `<comment ref="${columnName(column)}${row}" authorId="0"><text><r><rPr><sz val="9"/><rFont val="Malgun Gothic"/></rPr>${textXml(text)}</r></text></comment>`
  }
  yield '</commentList></comments>'
}

/** The part `xl/drawings/vmlDrawing1.vml`: the yellow boxes. Excel takes a file without them for damaged. */
export function* notesDrawing(notes: readonly CellNote[]): Generator<string> {
  const blocks = Array.from(
    { length: Math.ceil((notes.length + 1) / shapesPerBlock) },
    (_, index) => index + 1,
  ).join(',')
  yield (
    '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">' +
      `<o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="${blocks}"/></o:shapelayout>` +
      '<v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe">' +
      '<v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>'
  )
  for (const [index, note] of notes.entries()) yield noteShape(note, shapesPerBlock + index + 1)
  yield '</xml>'
}

function noteShape({ row, column }: CellNote, number: number): string {
  // Right of the cell, two columns wide and four rows high: column, offset, row, offset of two corners.
  const anchor = [column + 1, 15, Math.max(row - 2, 0), 10, column + 3, 15, row + 2, 4].join(', ')
  return (
    `<v:shape id="_x0000_s${number}" type="#_x0000_t202" style="position:absolute;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto">` +
    '<v:fill color2="#ffffe1"/><v:shadow on="t" color="black" obscured="t"/><v:path o:connecttype="none"/>' +
    '<v:textbox style="mso-direction-alt:auto"><div style="text-align:left"></div></v:textbox>' +
    `<x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${anchor}</x:Anchor><x:AutoFill>False</x:AutoFill>` +
    `<x:Row>${row - 1}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`
  )
}

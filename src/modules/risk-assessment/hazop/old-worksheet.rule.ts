import {
  cleanCell,
  findHeader,
  plainNumber,
  proposeMapping,
  type Cell,
  type FoundHeader,
  type Mapping,
  type Target,
} from '../../../core/shared/sheet-mapping.ts'
import { label, type Label } from '../../../core/shared/sentence.ts'
import { deviationIn, deviationName } from './deviation.rule.ts'
import { worksheetColumns, worksheetHeadings, type WorksheetColumn } from './old-worksheet.texts.ts'
import { pointsOf } from './safeguard.rule.ts'

const languages = ['kr', 'en', 'zh', 'es'] as const
const target = (name: keyof typeof worksheetHeadings, said: Label): Target => ({
  name,
  label: said,
  kind: 'text',
  aliases: [
    ...worksheetHeadings[name],
    ...(name in worksheetColumns
      ? languages.map((language) => worksheetColumns[name as WorksheetColumn]().in(language))
      : []),
  ],
})
/** The columns of a worksheet, and what consultants call them. */
export const worksheetTargets: readonly Target[] = [
  target('nodeNm', label('검토구간')),
  target('paramTxt', label('변수')),
  target('guideTxt', label('가이드워드')),
  target('deviationTxt', label('이탈')),
  target('causeTxt', label('원인')),
  target('consequenceTxt', label('결과')),
  target('safeguardTxt', label('현재 안전조치')),
  target('bareFreqTxt', label('안전조치 전 빈도')),
  target('bareSevTxt', label('안전조치 전 강도')),
  target('freqTxt', label('빈도')),
  target('sevTxt', label('강도')),
  target('scoreTxt', label('위험도')),
  target('recommendTxt', label('개선권고')),
  target('expFreqTxt', label('개선 후 빈도')),
  target('expSevTxt', label('개선 후 강도')),
  target('alarpTxt', label('ALARP 사유')),
  target('notCredibleTxt', label('가능성 없음의 사유')),
  target('noteTxt', label('비고')),
  target('ownRowTxt', label('행번호')),
]
/** What a merged or left-out cell above says for the rows below it, from left to right. */
const downwards = ['nodeNm', 'paramTxt', 'guideTxt', 'deviationTxt', 'causeTxt'] as const

export interface OldSheet {
  name: string
  /** Merged values in each of their cells. */
  rows: readonly (readonly Cell[])[]
}
/** Letters of a consultant's matrix → level of ours, told by a person: `H` → 3. */
export type LevelWords = Readonly<Record<string, number>>
export interface OldRow {
  sheetNm: string
  rowNo: number
  nodeNm: string
  paramCd: string | null
  guideCd: string | null
  deviationTxt: string | null
  causeTxt: string | null
  consequenceTxt: string | null
  safeguardTxt: string | null
  bareFreq: number | null
  bareSev: number | null
  freq: number | null
  sev: number | null
  recommendTxt: string | null
  expFreq: number | null
  expSev: number | null
  alarpTxt: string | null
  notCredibleTxt: string | null
  /** The row of ours that it was given out as; null in the file of somebody else. */
  ownRowNo: number | null
  /** What no column takes: the risk that the sheet named, unread letters, cells of columns that were not told. */
  noteTxt: string | null
  /** Letters of its levels that nobody has told the level of. */
  unreadWords: string[]
}
export interface OldNode {
  sheetNm: string
  nodeNm: string
  intentTxt: string | null
  drawingTxt: string | null
}
export interface OldStudy {
  nodes: OldNode[]
  rows: OldRow[]
  /** Letters in the columns of frequency and severity that nobody has told the level of. */
  unknownWords: string[]
  /** Sheets in which no worksheet was found, by name: they are shown, not passed over in silence. */
  passedSheets: string[]
}

/** Facts above the header: `노드: R-101 투입`, `Design intent | …`. */
const facts: readonly (readonly [RegExp, 'nodeNm' | 'intentTxt' | 'drawingTxt'])[] = [
  [/^(?:설계\s*의도|운전\s*의도|design intent(?:ion)?|intent(?:ion)?)/i, 'intentTxt'],
  [/^(?:도면(?:\s*번호)?|p\s*&\s*id(?:\s*no\.?)?|drawing(?:\s*no\.?)?)/i, 'drawingTxt'],
  [/^(?:노드|검토\s*구간|구간|nodes?|节点|nodo)/i, 'nodeNm'],
]
function factsAbove(
  rows: readonly (readonly Cell[])[],
): Partial<Record<'nodeNm' | 'intentTxt' | 'drawingTxt', string>> {
  const found: Partial<Record<'nodeNm' | 'intentTxt' | 'drawingTxt', string>> = {}
  for (const row of rows) {
    const cells = row.map((cell) => String(cell ?? '').trim())
    for (const [at, cell] of cells.entries()) {
      const fact = facts.find(([words]) => words.test(cell))
      if (!fact) continue
      const [words, name] = fact
      const behind = cell.replace(words, '').replace(/^[\s:：.)#-]*/, '')
      const beside = cells.slice(at + 1).find((other) => other !== '' && other !== cell)
      const said = /[:：]/.test(cell) || beside === undefined ? behind : beside
      if (said !== '' && found[name] === undefined) found[name] = said
    }
  }
  return found
}

/** The header of a sheet, as it was told or found. */
export const headerOf = (
  { rows }: OldSheet,
  remembered: Readonly<Record<string, string>> = {},
): FoundHeader | undefined => findHeader(rows, worksheetTargets, remembered)

/**
 * A consultant's workbook as nodes and rows of ours. One sheet is one node unless a column names it. A cell that is blank
 * below a filled one says the same; a cause with numbered points becomes a row for each. What finds no column goes to the
 * remarks, so that nothing is lost in silence.
 */
export function readStudy(
  sheets: readonly OldSheet[],
  {
    mapping,
    remembered = {},
    levels = {},
  }: { mapping?: Mapping | undefined; remembered?: Readonly<Record<string, string>>; levels?: LevelWords },
): OldStudy {
  const study: OldStudy = { nodes: [], rows: [], unknownWords: [], passedSheets: [] }
  const told = new Map(Object.entries(levels).map(([word, level]) => [plainWord(word), level]))
  const unknown = new Set<string>()
  const first = sheets.map((sheet) => headerOf(sheet, remembered)).find((header) => header !== undefined)
  for (const sheet of sheets) {
    const header = headerOf(sheet, remembered)
    if (!header) {
      if (sheet.rows.length > 0) study.passedSheets.push(sheet.name)
      continue
    }
    const isToldLayout = mapping !== undefined && first !== undefined && sameHeader(header, first)
    const columns = isToldLayout ? mapping : proposeMapping(header.cells, worksheetTargets, remembered)
    const above = factsAbove(sheet.rows.slice(0, header.at))
    for (const row of rowsBelow(sheet, header, columns)) {
      const nodeNm = (row.values['nodeNm'] ?? above.nodeNm ?? sheet.name).slice(0, 200)
      if (!study.nodes.some((node) => node.nodeNm === nodeNm))
        study.nodes.push({
          sheetNm: sheet.name,
          nodeNm,
          intentTxt: above.intentTxt ?? null,
          drawingTxt: above.drawingTxt ?? null,
        })
      study.rows.push(...asRows(sheet.name, nodeNm, row, told, unknown))
    }
  }
  study.unknownWords = [...unknown]
  return study
}
const sameHeader = (one: FoundHeader, other: FoundHeader): boolean =>
  one.cells.join('|') === other.cells.join('|')

interface ReadRow {
  rowNo: number
  values: Record<string, string>
  /** Cells of columns that say nothing we know, with their headers. */
  left: string[]
}
function rowsBelow({ rows }: OldSheet, header: FoundHeader, mapping: Mapping): ReadRow[] {
  const begin = header.at + header.height
  const mapped = new Set(Object.values(mapping))
  let above: Record<string, string> = {}
  return rows.slice(begin).flatMap((cells, index): ReadRow[] => {
    const own: Record<string, string> = {}
    for (const [name, column] of Object.entries(mapping)) {
      const said = textOf(cells[column])
      if (said !== '') own[name] = said
    }
    const left = cells.flatMap((cell, column) => {
      const said = textOf(cell)
      return mapped.has(column) || said === '' ? [] : [`${header.cells[column] ?? ''} ${said}`.trim()]
    })
    // A row of which only the number is filled, a repeated header and a blank row say nothing.
    const isRepeated = Object.entries(mapping).every(
      ([, column]) => textOf(cells[column]) === '' || textOf(cells[column]) === header.cells[column],
    )
    if (Object.keys(own).length === 0 || isRepeated) return []
    // A row of ours says everything itself.
    const values = own['ownRowTxt'] === undefined ? filledDown(own, above) : own
    above = values
    return [{ rowNo: begin + index + 1, values, left }]
  })
}
/** A new cell ends what the cells to its right said above. */
function filledDown(own: Record<string, string>, above: Record<string, string>): Record<string, string> {
  const values = { ...own }
  for (const name of downwards) {
    if (own[name] !== undefined && own[name] !== above[name]) break
    if (own[name] === undefined && above[name] !== undefined) values[name] = above[name]
  }
  return values
}
const textOf = (cell: Cell | undefined): string =>
  String(cell ?? '')
    .replaceAll('\r\n', '\n')
    .trim()
const plainWord = (word: string): string => word.trim().toUpperCase()

function asRows(
  sheetNm: string,
  nodeNm: string,
  { rowNo, values, left }: ReadRow,
  told: ReadonlyMap<string, number>,
  unknown: Set<string>,
): OldRow[] {
  const notes = [...left]
  const unreadWords = new Set<string>()
  const level = (name: string): number | null => {
    const said = cleanCell(values[name] ?? null, 'text')
    if (said === null) return null
    const known = told.get(plainWord(String(said)))
    if (known !== undefined) return known
    const plain =
      /^\D*\d+\D*$/.test(String(said)) && !/[a-z]/i.test(String(said)) ? plainNumber(String(said)) : undefined
    if (plain !== undefined) return plain
    unknown.add(String(said))
    unreadWords.add(String(said))
    const of = worksheetTargets.find((each) => each.name === name)!
    notes.push(`${String(of.label)} ${String(said)}`)
    return null
  }
  const [paramTxt = '', guideTxt = '', deviationTxt = ''] = ['paramTxt', 'guideTxt', 'deviationTxt'].map(
    (name) => values[name],
  )
  const deviation = deviationIn(`${guideTxt} ${paramTxt}`) ?? deviationIn(deviationTxt)
  const shared = {
    sheetNm,
    rowNo,
    nodeNm,
    paramCd: deviation?.paramCd ?? null,
    guideCd: deviation?.guideCd ?? null,
    deviationTxt:
      deviationTxt !== ''
        ? deviationTxt
        : deviation
          ? deviationName(deviation.paramCd, deviation.guideCd)![0]
          : `${guideTxt} ${paramTxt}`.trim() || null,
    safeguardTxt: values['safeguardTxt'] ?? null,
    bareFreq: level('bareFreqTxt'),
    bareSev: level('bareSevTxt'),
    freq: level('freqTxt'),
    sev: level('sevTxt'),
    recommendTxt: values['recommendTxt'] ?? null,
    expFreq: level('expFreqTxt'),
    expSev: level('expSevTxt'),
    alarpTxt: values['alarpTxt'] ?? null,
    notCredibleTxt: values['notCredibleTxt'] ?? null,
    ownRowNo: plainNumber(values['ownRowTxt'] ?? null) ?? null,
  }
  if (shared.ownRowNo !== null)
    return [
      {
        ...shared,
        causeTxt: values['causeTxt'] ?? null,
        consequenceTxt: values['consequenceTxt'] ?? null,
        noteTxt: values['noteTxt'] ?? null,
        unreadWords: [...unreadWords],
      },
    ]
  if (values['scoreTxt'])
    notes.push(
      `${String(worksheetTargets.find(({ name }) => name === 'scoreTxt')!.label)} ${values['scoreTxt']}`,
    )
  if (values['noteTxt']) notes.unshift(values['noteTxt'])
  const noteTxt = notes.length > 0 ? notes.join('\n') : null
  return pairs(values['causeTxt'], values['consequenceTxt']).map(([causeTxt, consequenceTxt]) => ({
    ...shared,
    causeTxt,
    consequenceTxt,
    noteTxt,
    unreadWords: [...unreadWords],
  }))
}
/** Cause × consequence: as many points on both sides belong together, otherwise each cause has the whole consequence. */
function pairs(cause: string | undefined, consequence: string | undefined): [string | null, string | null][] {
  const causes = pointsOf(cause)
  const consequences = pointsOf(consequence)
  if (causes.length < 2) return [[causes[0] ?? null, consequence ?? null]]
  if (causes.length === consequences.length) return causes.map((each, index) => [each, consequences[index]!])
  return causes.map((each) => [each, consequence ?? null])
}

/** What a row of a study says, as its workbook gives it out. */
export type GivenRow = Omit<
  OldRow,
  'sheetNm' | 'rowNo' | 'nodeNm' | 'paramCd' | 'guideCd' | 'ownRowNo' | 'unreadWords'
> & {
  rsaHazopRowNo: number
  gradeCd: string | null
}
const given: Readonly<Record<WorksheetColumn, (row: GivenRow) => string | number | null>> = {
  deviationTxt: (row) => row.deviationTxt,
  causeTxt: (row) => row.causeTxt,
  consequenceTxt: (row) => row.consequenceTxt,
  bareSevTxt: (row) => row.bareSev,
  bareFreqTxt: (row) => row.bareFreq,
  safeguardTxt: (row) => row.safeguardTxt,
  sevTxt: (row) => row.sev,
  freqTxt: (row) => row.freq,
  scoreTxt: (row) => row.gradeCd,
  recommendTxt: (row) => row.recommendTxt,
  expSevTxt: (row) => row.expSev,
  expFreqTxt: (row) => row.expFreq,
  alarpTxt: (row) => row.alarpTxt,
  notCredibleTxt: (row) => row.notCredibleTxt,
  noteTxt: (row) => row.noteTxt,
  ownRowTxt: (row) => row.rsaHazopRowNo,
}
export const givenColumns = Object.keys(given) as WorksheetColumn[]
/** The cells of a row in a workbook that is given out, in the order of `givenColumns`. */
export const givenCells = (row: GivenRow): (string | number | null)[] =>
  givenColumns.map((name) => given[name](row))

const compared = [
  'deviationTxt',
  'causeTxt',
  'consequenceTxt',
  'safeguardTxt',
  'bareFreq',
  'bareSev',
  'freq',
  'sev',
  'recommendTxt',
  'expFreq',
  'expSev',
  'alarpTxt',
  'notCredibleTxt',
  'noteTxt',
] as const
const plainCell = (value: string | number | null): string =>
  String(value ?? '')
    .replaceAll('\r\n', '\n')
    .trim()
/** The row came back as it was given out. */
export const isAsGiven = (row: OldRow, stored: GivenRow): boolean =>
  compared.every((name) => plainCell(row[name]) === plainCell(stored[name]))

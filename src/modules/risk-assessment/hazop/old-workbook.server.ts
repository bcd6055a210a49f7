import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../core/server/entity/context.ts'
import { spreadMerged } from '../../../core/server/excel/merged-cells.ts'
import { uploadedSheets } from '../../../core/server/excel/uploaded-file.ts'
import { createRecord } from '../../../core/server/entity/save.ts'
import { badField, Refusal } from '../../../core/server/http/errors.ts'
import { messages } from '../../../core/shared/messages.ts'
import type { Mapping } from '../../../core/shared/sheet-mapping.ts'
import {
  mappingIn,
  outlineOf,
  remember,
  rememberedOf,
  type Sender,
} from '../../../platform/upload/upload-mapping.server.ts'
import { matrixOf, type StoredMatrix } from '../matrix/matrix.server.ts'
import { levelsOf } from '../matrix/matrix.rule.ts'
import { hazopNodeBehaviour, studyOpen } from './hazop-node.server.ts'
import { hazopRowBehaviour, ranked } from './hazop-row.server.ts'
import { headerOf, isAsGiven, readStudy, worksheetTargets } from './old-worksheet.rule.ts'
import type { LevelWords, OldRow, OldSheet, OldStudy } from './old-worksheet.rule.ts'
import type { PreviewedRow, WorkbookPreview } from './old-workbook.rule.ts'
import { oldWorkbookSays } from './old-workbook.texts.ts'
import { withoutOldNumbers } from './recommendation.rule.ts'
import { rsaHazopRow } from './rsa-hazop-row.resource.ts'
import { rowsOf } from './study-facts.server.ts'

const longest = 1000

export interface GivenWorkbook {
  sheets: OldSheet[]
  senderNm: string
  mapping: Mapping | undefined
  levels: LevelWords
  apply: boolean
}
/** The file of a consultant with what a person said about it. @throws Refusal 400 */
export async function givenWorkbook(request: FastifyRequest): Promise<GivenWorkbook> {
  const { sheets, said } = await uploadedSheets(request)
  const senderNm = said('senderNm').slice(0, 200)
  if (senderNm === '') throw badField('senderNm', messages.requiredField(oldWorkbookSays.sender()))
  return {
    sheets: sheets.map((sheet) => ({ name: sheet.name, rows: spreadMerged(sheet) })),
    senderNm,
    mapping: mappingIn(said('mapping'), worksheetTargets),
    levels: levelsIn(said('levels')),
    apply: said('apply') === 'Y',
  }
}
function levelsIn(text: string): LevelWords {
  if (text === '') return {}
  try {
    const given = JSON.parse(text) as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(given).flatMap(([word, level]) => (typeof level === 'number' ? [[word, level]] : [])),
    )
  } catch {
    throw badField('levels', messages.badType(oldWorkbookSays.levels()))
  }
}

/** Which columns a consultant's files have, and which level a letter of his matrix is. */
const columnsOf = (senderNm: string): Sender => ({ uploadNm: rsaHazopRow.name, senderNm })
const lettersOf = (senderNm: string): Sender => ({ uploadNm: `${rsaHazopRow.name}.levels`, senderNm })

/**
 * Reads a workbook of any layout as nodes and rows, and writes them where that is asked: all or none. What a person says
 * about columns and letters is kept for the next file of the sender.
 * @throws Refusal 400 where no header is found, or a row has a fault when it is to be written
 */
export async function takeWorkbook(
  context: Context,
  rsaTargetNo: number,
  { sheets, senderNm, mapping, levels, apply }: GivenWorkbook,
): Promise<WorkbookPreview> {
  const target = await studyOpen(context, rsaTargetNo)
  const matrix = await matrixOf(context, target.rsaMatrixNo)
  const remembered = await rememberedOf(context.sql, columnsOf(senderNm))
  const letters = await rememberedOf(context.sql, lettersOf(senderNm))
  const words: LevelWords = {
    ...Object.fromEntries(Object.entries(letters).map(([word, level]) => [word, Number(level)])),
    ...levels,
  }
  const first = sheets.find((sheet) => headerOf(sheet, remembered) !== undefined) ?? { rows: [] }
  const outline = outlineOf(first.rows, worksheetTargets, remembered, oldWorkbookSays.noHeader())
  const chosen = mapping ?? outline.mapping
  const { rows, ...study } = readStudy(sheets, { mapping: chosen, remembered, levels: words })
  const known = new Map((await rowsOf(context, rsaTargetNo)).map((row) => [row.rsaHazopRowNo, row]))
  // A row that was given out of this study is compared with it; one of another study is new here.
  const own = rows.filter(({ ownRowNo }) => ownRowNo !== null && known.has(ownRowNo))
  const named = withoutOldNumbers(rows.filter((row) => !own.includes(row)))
  const previewed: PreviewedRow[] = [
    ...own.map((row) => {
      const isSame = isAsGiven(row, known.get(row.ownRowNo!)!)
      return {
        ...row,
        isSame,
        waits: false,
        issues: isSame ? [] : [{ path: 'ownRowTxt', message: oldWorkbookSays.changed() }],
      }
    }),
    ...named.map((row) => ({ ...row, isSame: false, ...faultsOf(matrix, row) })),
  ]
  await remember(context, columnsOf(senderNm), chosen, outline.header)
  const wordList = Object.keys(words)
  await remember(
    context,
    lettersOf(senderNm),
    Object.fromEntries(wordList.map((word, index) => [word, index])),
    wordList.map((word) => String(words[word])),
  )
  const preview: WorkbookPreview = {
    outline: { ...outline, mapping: chosen },
    study,
    rows: previewed,
    levels: words,
    freqs: levelsOf(matrix, 'freq'),
    sevs: levelsOf(matrix, 'sev'),
  }
  if (!apply) return preview
  const faulty = previewed.filter(({ issues }) => issues.length > 0)
  const waiting = previewed.filter(({ waits }) => waits).flatMap(({ unreadWords }) => unreadWords)
  if (waiting.length > 0)
    throw badField('levels', oldWorkbookSays.lettersFirst({ words: [...new Set(waiting)].join(', ') }))
  if (faulty.length > 0) throw badField('file', oldWorkbookSays.faulty({ count: faulty.length }))
  return { ...preview, applied: await writeStudy(context, rsaTargetNo, { ...study, rows: named }) }
}

/** What would refuse a row, by the same rules as a row that is typed, or whether it waits for a letter to be told. */
function faultsOf(matrix: StoredMatrix, row: OldRow): Pick<PreviewedRow, 'issues' | 'waits'> {
  const long = (['causeTxt', 'consequenceTxt'] as const).flatMap((path) =>
    (row[path] ?? '').length > longest ? [{ path, message: oldWorkbookSays.tooLong({ most: longest }) }] : [],
  )
  const blank = row.deviationTxt ? [] : [{ path: 'deviationTxt', message: oldWorkbookSays.noDeviation() }]
  const pairs = [
    [row.bareFreq, row.bareSev],
    [row.freq, row.sev],
    [row.expFreq, row.expSev],
  ]
  // Half a pair is no fault of the row while its other half is a letter.
  if (row.unreadWords.length > 0 && pairs.some(([freq, sev]) => (freq === null) !== (sev === null)))
    return { issues: [...long, ...blank], waits: true }
  try {
    ranked(matrix, row)
    return { issues: [...long, ...blank], waits: false }
  } catch (error) {
    if (error instanceof Refusal) return { issues: [...long, ...blank, ...error.fields], waits: false }
    throw error
  }
}

async function writeStudy(context: Context, rsaTargetNo: number, { nodes, rows }: OldStudy): Promise<number> {
  const { sql } = context
  const known = await sql.query<{ rsaHazopNodeNo: number; rsaHazopNodeNm: string }>(
    'select "rsaHazopNodeNo", "rsaHazopNodeNm" from "rsaHazopNode" where "rsaTargetNo" = $1',
    [rsaTargetNo],
  )
  const keys = new Map(known.map(({ rsaHazopNodeNo, rsaHazopNodeNm }) => [rsaHazopNodeNm, rsaHazopNodeNo]))
  const { last } = await sql.one<{ last: number }>(
    `select greatest((select max("sortOrder") from "rsaHazopNode" where "rsaTargetNo" = $1), (select max("sortOrder") from "rsaHazopRow" where "rsaTargetNo" = $1), 0)::float8 as "last"`,
    [rsaTargetNo],
  )
  let sortOrder = last + 1
  for (const { nodeNm, intentTxt, drawingTxt } of nodes)
    if (!keys.has(nodeNm))
      keys.set(
        nodeNm,
        Number(
          await createRecord(hazopNodeBehaviour, context, {
            rsaTargetNo,
            sortOrder: sortOrder++,
            rsaHazopNodeNm: nodeNm,
            intentTxt: intentTxt?.slice(0, longest),
            drawingTxt: drawingTxt?.slice(0, 100),
          }),
        ),
      )
  for (const { nodeNm, sheetNm: _sheet, rowNo: _row, ownRowNo: _own, unreadWords: _words, ...row } of rows)
    await createRecord(hazopRowBehaviour, context, {
      ...row,
      notCredibleYn: row.notCredibleTxt === null ? 'N' : 'Y',
      deviationTxt: row.deviationTxt?.slice(0, 300),
      rsaTargetNo,
      rsaHazopNodeNo: keys.get(nodeNm),
      sortOrder: sortOrder++,
    })
  return rows.length
}

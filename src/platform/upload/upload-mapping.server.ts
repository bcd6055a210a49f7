import { addRows, removeRows, sideTable } from '../../core/server/entity/side-table.ts'
import { messages } from '../../core/shared/messages.ts'
import type { Sentence } from '../../core/shared/sentence.ts'
import type { Context } from '../../core/server/entity/context.ts'
import type { Sql } from '../../core/server/database/database.ts'
import { badField } from '../../core/server/http/errors.ts'
import { findHeader, proposeMapping } from '../../core/shared/sheet-mapping.ts'
import type { Cell, Mapping, SheetOutline, Target } from '../../core/shared/sheet-mapping.ts'

const shownRows = 5
/** Rows that say in which language a column is written. */
const sampledRows = 30

/** Target → column as the page chose it. @throws Refusal 400 */
export function mappingIn(text: string, targets: readonly Target[]): Mapping | undefined {
  if (text === '') return undefined
  try {
    const given = JSON.parse(text) as Record<string, unknown>
    const known = new Set(targets.map(({ name }) => name))
    const entries = Object.entries(given).filter(
      ([name, column]) => known.has(name) && Number.isInteger(column) && Number(column) >= 0,
    )
    return Object.fromEntries(entries) as Mapping
  } catch {
    throw badField('mapping', messages.badType('열 연결'))
  }
}

/** Whose files of which kind of upload are meant. */
export interface Sender {
  /** Name of the kind of upload, such as that of the entity. */
  uploadNm: string
  senderNm: string
}
/** How the columns of a sender were told last: target → words over the column. */
export const rememberedOf = async (
  sql: Sql,
  { uploadNm, senderNm }: Sender,
): Promise<Record<string, string>> => {
  const rows = await sql.query<{ targetNm: string; columnTxt: string }>(
    'select "targetNm", "columnTxt" from "uploadMapping" where "uploadNm" = $1 and "senderNm" = $2',
    [uploadNm, senderNm],
  )
  return Object.fromEntries(rows.map(({ targetNm, columnTxt }) => [targetNm, columnTxt]))
}
/** Which column of a sender's file says what, as somebody told it last. */
const uploadMappings = sideTable(
  'uploadMapping',
  { uploadNm: 'text', senderNm: 'text', targetNm: 'text', columnTxt: 'text', updateUserId: 'text' },
  ['uploadNm', 'senderNm', 'targetNm'],
)
export async function remember(
  context: Context,
  { uploadNm, senderNm }: Sender,
  mapping: Mapping,
  header: readonly string[],
): Promise<void> {
  const { userId: updateUserId } = context.session
  const rows = Object.entries(mapping).flatMap(([targetNm, column]) => {
    const columnTxt = header[column]
    return columnTxt ? [{ uploadNm, senderNm, targetNm, columnTxt, updateUserId }] : []
  })
  await removeRows(context, uploadMappings, { uploadNm, senderNm })
  await addRows(context, uploadMappings, rows)
}

/** Where the header is, what its columns are called, which of them say what. @throws Refusal 400 */
export function outlineOf(
  sheet: readonly (readonly Cell[])[],
  targets: readonly Target[],
  remembered: Readonly<Record<string, string>>,
  noHeader: Sentence,
): SheetOutline {
  const found = findHeader(sheet, targets, remembered)
  if (!found) throw badField('file', noHeader)
  const first = found.at + found.height
  return {
    // The last row of the header: what follows are rows.
    headerAt: first - 1,
    header: found.cells,
    mapping: proposeMapping(found.cells, targets, remembered, sheet.slice(first, first + sampledRows)),
    remembered: Object.keys(remembered).length > 0,
    samples: sheet
      .slice(first, first + shownRows)
      .map((row) => found.cells.map((_, column) => String(row[column] ?? ''))),
    rowCnt: sheet.length - first,
  }
}

import type { Context } from '../../../core/server/entity/context.ts'
import { addRows, sideTable } from '../../../core/server/entity/side-table.ts'

/** Those who are told of a row besides the people with a part in it. */
export const watches = sideTable(
  'improvementWatch',
  { imprNo: 'bigint', userId: 'text', createDt: 'timestamptz' },
  ['imprNo', 'userId'],
)
/** Apart from the row, because a vendor reads the row and only some of its comments. */
export const comments = sideTable(
  'improvementComment',
  {
    commentNo: 'bigint',
    imprNo: 'bigint',
    userId: 'text',
    txt: 'text',
    innerYn: 'text',
    createDt: 'timestamptz',
  },
  ['commentNo'],
)
/** Budget and cost of a row in won, apart from it, because vendors read the row. */
export const wholeCosts = sideTable(
  'improvementCost',
  {
    imprNo: 'bigint',
    budgetAmt: 'numeric',
    costAmt: 'numeric',
    updateUserId: 'text',
    updateDt: 'timestamptz',
  },
  ['imprNo'],
)
/** Cost of one action in won. */
export const actionCosts = sideTable(
  'improvementActionCost',
  { imprActionNo: 'bigint', costAmt: 'numeric', updateUserId: 'text', updateDt: 'timestamptz' },
  ['imprActionNo'],
)
/** How likely a row is to be late, on the day on which it was given to somebody. */
export const forecasts = sideTable(
  'improvementForecast',
  { imprNo: 'bigint', latePct: 'numeric', forecastDt: 'timestamptz' },
  ['imprNo'],
)
/** Which action, check or comment a picture belongs to. */
export const pictures = sideTable(
  'improvementPicture',
  { fileNo: 'bigint', imprActionNo: 'bigint', imprVerifyNo: 'bigint', commentNo: 'bigint' },
  ['fileNo'],
)

/** The files of a group of the row belong to this check or comment, unless they belong to another already. */
export async function markPictures(
  context: Context,
  files: { imprNo: number; group: string; createUserId?: string },
  of: { imprVerifyNo: number } | { commentNo: number },
): Promise<void> {
  const found = await context.sql.query<{ fileNo: number }>(
    `select "fileNo" from "attachFile" where "taskClassNm" = 'improvement' and "taskKey" = $1 and "taskFlag" = $2 and "delYn" = 'N'
       and ($3::text is null or "createUserId" = $3)`,
    [String(files.imprNo), files.group, files.createUserId ?? null],
  )
  await addRows(
    context,
    pictures,
    found.map(({ fileNo }) => ({ fileNo, ...of })),
  )
}

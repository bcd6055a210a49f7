import type { Sql } from '../../../core/server/database/database.ts'
import { insertRows, seedUserId } from '../../../core/server/seed/insert-rows.ts'
import { readTsv, type TsvRow } from '../../../core/server/seed/tsv.ts'

const numberOf = (value: string | null | undefined): number | null => (value ? Number(value) : null)
const read = (name: string): TsvRow[] => readTsv(`${import.meta.dirname}/${name}.tsv`)

/** Rows of a list of the laws as the seed keeps them, as items of the first edition. */
export const itemsOf = (rows: readonly TsvRow[]): object[] =>
  rows.map(({ casGroup, contentMinPct, thr1Qty, thr2Qty, ...row }) => ({
    ...row,
    casGroup: casGroup?.split(',') ?? null,
    contentMinPct: numberOf(contentMinPct),
    thr1Qty: numberOf(thr1Qty),
    thr2Qty: numberOf(thr2Qty),
    verNo: 1,
  }))

/**
 * Delivers the lists that were read in published texts, and what is known of every list: its edition, its source, how much
 * of it is held. Items that the seed had brought before end on the day before. A list whose edition the company has put
 * into force itself is left alone.
 * @returns whether items have come, so that products are judged anew
 */
export async function seedPublishedLists(sql: Sql): Promise<boolean> {
  const editions = read('list-editions')
  const items = read('published-lists')
  const known = await sql.query<{ regCd: string }>(
    `select "regCd" from "chmRegList" union select "regCd" from "chmRegHist" where "state" = 'applied'`,
  )
  const kept = new Set(known.map(({ regCd }) => regCd))
  const fresh = editions.filter(({ regCd }) => !kept.has(regCd!))
  let came = false
  for (const { regCd, effectYmd, lawArticle } of fresh) {
    const rows = items.filter((item) => item['regCd'] === regCd)
    if (rows.length === 0) continue
    // By hand: the seed has no session, and the items of a whole list end at once.
    await sql.query(
      `update "chmRegItem" set "endYmd" = $2::date - 1, "updateDt" = now() where "regCd" = $1 and "endYmd" is null and "createUserId" = $3`,
      [regCd, effectYmd, seedUserId],
    )
    await insertRows(
      sql,
      'chmRegItem',
      itemsOf(rows.map((row) => ({ ...row, lawArticle: lawArticle!, effectYmd: effectYmd! }))),
    )
    came = true
  }
  await insertRows(
    sql,
    'chmRegList',
    fresh.map(({ lawArticle: _article, totalCnt, ...row }) => ({
      ...row,
      totalCnt: numberOf(totalCnt),
      updateUserId: seedUserId,
      updateDt: new Date().toISOString(),
    })),
    false,
  )
  return came
}

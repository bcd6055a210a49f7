import type { Sql } from '../../../core/server/database/database.ts'
import { insertRows, seedUserId } from '../../../core/server/seed/insert-rows.ts'
import { readTsv, type TsvRow } from '../../../core/server/seed/tsv.ts'

const numberOf = (value: string | null | undefined): number | null => (value ? Number(value) : null)
const read = (name: string): TsvRow[] => readTsv(`${import.meta.dirname}/${name}.tsv`)

/** Rows of a list of the laws as the seed keeps them, as items of the first edition. */
export const itemsOf = (rows: readonly TsvRow[]): object[] =>
  rows.map(({ casGroup, contentMinPct, thr1Qty, thr2Qty, verNo, ...row }) => ({
    ...row,
    casGroup: casGroup?.split(',') ?? null,
    contentMinPct: numberOf(contentMinPct),
    thr1Qty: numberOf(thr1Qty),
    thr2Qty: numberOf(thr2Qty),
    verNo: numberOf(verNo) ?? 1,
  }))

/** The lists of the three kinds of hazard, each with the column that says from which content it counts. */
const kindsOfHazard = [
  ['C1', 'acutePct'],
  ['C2', 'chronicPct'],
  ['C3', 'ecoPct'],
] as const
/**
 * One row of 별표 2 names a substance once with the contents of its kinds of hazard: an item on each of their
 * lists.
 */
const hazardousSubstances = (): TsvRow[] =>
  read('hazardous-substances').flatMap(({ uniqueNo, regSubjNm, casNos, noteTxt, ...contents }) =>
    kindsOfHazard.flatMap(([regCd, column]) =>
      contents[column]
        ? [
            {
              regCd,
              regSubjNm: regSubjNm!,
              casNo: casNos?.includes(',') ? null : (casNos ?? null),
              casGroup: casNos?.includes(',') ? casNos : null,
              contentMinPct: contents[column],
              contentOpCd: 'GE',
              noticeTxt: [`고유번호 ${uniqueNo}`, casNos ? null : '원문에 CAS번호 없음(군)', noteTxt]
                .filter(Boolean)
                .join(' · '),
              confirmNeededYn: 'N',
            },
          ]
        : [],
    ),
  )

/** Every list that was read whole in a published text, row by row. */
export const publishedRowsOfSeed = (): TsvRow[] => [...read('published-lists'), ...hazardousSubstances()]

interface HeldEdition {
  regCd: string
  effectYmd: string
  endYmd: string | null
  editionTxt: string
  sourceTxt: string
  totalCnt: number | null
  fullYn: string
  confirmNeededYn: string
}
/** What the seed says of a list. */
const editionsOfSeed = (): (HeldEdition & { lawArticle: string | null })[] =>
  read('list-editions').map(({ totalCnt, ...row }) => ({
    ...(row as unknown as HeldEdition),
    lawArticle: row['lawArticle'] ?? null,
    totalCnt: numberOf(totalCnt),
  }))

/**
 * Delivers the lists that were read in published texts, and what is known of every list: its edition, its
 * source, how much of it is held. A newer edition of the seed replaces an older one: its items end on the day
 * before. A list of which the company has put in an edition, or is about to, is left alone.
 * @returns whether items have come or ended, so that products are judged anew
 */
export async function seedPublishedLists(sql: Sql): Promise<boolean> {
  const items = publishedRowsOfSeed()
  const held = new Map(
    (
      await sql.query<HeldEdition & { updateUserId: string }>(
        `select "regCd", "effectYmd"::text, "endYmd"::text, "editionTxt", "sourceTxt", "totalCnt", "fullYn", "confirmNeededYn", "updateUserId" from "chmRegList"`,
      )
    ).map((each) => [each.regCd, each]),
  )
  const theirs = new Set(
    (
      await sql.query<{ regCd: string }>(
        `select "regCd" from "chmRegHist" where "state" not in ('discarded', 'error')`,
      )
    ).map(({ regCd }) => regCd),
  )
  let changed = false
  for (const { lawArticle, ...edition } of editionsOfSeed()) {
    const { regCd, effectYmd, endYmd } = edition
    const known = held.get(regCd)
    if (theirs.has(regCd) || (known && known.updateUserId !== seedUserId)) continue
    if (known && Object.entries(edition).every(([name, value]) => known[name as keyof HeldEdition] === value))
      continue
    const rows = items.filter((item) => item['regCd'] === regCd)
    const replaced =
      known === undefined || known.effectYmd !== effectYmd || known.editionTxt !== edition.editionTxt
    if (replaced && rows.length > 0) {
      const { last } = await sql.one<{ last: number }>(
        `select coalesce(max("verNo"), 0)::int as last from "chmRegItem" where "regCd" = $1`,
        [regCd],
      )
      // By hand: the seed has no session, and the items of a whole list end at once.
      await sql.query(
        `update "chmRegItem" set "endYmd" = greatest("effectYmd", $2::date) - 1, "updateDt" = now()
         where "regCd" = $1 and "endYmd" is null and "createUserId" = $3`,
        [regCd, effectYmd, seedUserId],
      )
      const more = { lawArticle, effectYmd, endYmd, verNo: String(last + 1) }
      await insertRows(sql, 'chmRegItem', itemsOf(rows.map((row) => ({ ...row, ...more }))))
      changed = true
    } else if (known && known.endYmd !== endYmd) {
      // By hand: the seed has no session, and the items of a whole list end at once.
      await sql.query(
        `update "chmRegItem" set "endYmd" = $2::date, "updateDt" = now()
         where "regCd" = $1 and "createUserId" = $4 and ("endYmd" is null or "endYmd" = $3::date)`,
        [regCd, endYmd, known.endYmd, seedUserId],
      )
      changed = true
    }
    if (known) await sql.query(`delete from "chmRegList" where "regCd" = $1`, [regCd])
    await insertRows(
      sql,
      'chmRegList',
      [{ ...edition, updateUserId: seedUserId, updateDt: new Date().toISOString() }],
      false,
    )
  }
  return changed
}

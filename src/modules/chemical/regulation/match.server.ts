import type { Sql } from '../../../core/server/database/database.ts'
import { matchesOf, type Match, type MatchComponent, type MatchItem } from './match.rule.ts'

export interface ProductComponents {
  prodNo: number
  components: MatchComponent[]
}

/** The components of products as they are held against the lists. @param prodNos all products when absent */
export async function componentsOf(sql: Sql, prodNos?: readonly number[]): Promise<ProductComponents[]> {
  return sql.query<ProductComponents>(
    `select p."prodNo", coalesce(jsonb_agg(jsonb_build_object('chemNm', h."chemNm", 'casNo', h."casNo", 'contentMin', c."contentMin",
         'contentMax', c."contentMax", 'contentRep', c."contentRep", 'secretYn', c."secretYn", 'regDeclCds', c."regDeclCds", 'altNm', c."altNm")
         order by c."compNo") filter (where c."compNo" is not null), '[]') as "components"
     from "chmProduct" p left join "chmProductComp" c using ("prodNo") left join "chmChemical" h using ("chemNo")
     where $1::bigint[] is null or p."prodNo" = any($1::bigint[]) group by p."prodNo"`,
    [prodNos ?? null],
  )
}
/**
 * The items of all lists that are in force on a day; 인화성 가스 and 인화성 액체 of 시행령 별표 13 name every substance that burns so.
 * @param day 'YYYY-MM-DD'
 */
export const itemsOn = (sql: Sql, day: string, regCd?: string): Promise<MatchItem[]> =>
  sql.query<MatchItem>(
    `select "regItemNo", "regCd", "regSubjNm", "casNo", "chmCasGroup"("regCd", "regSubjNm", "casNo", "casGroup") as "casGroup", "contentMinPct", "contentOpCd" from "chmRegItem"
     where "effectYmd" <= $1 and coalesce("endYmd" >= $1, true) and ($2::text is null or "regCd" = $2)`,
    [day, regCd ?? null],
  )

/** Lists in force that are held in part only, by their codes: the silence of these says nothing. (decision 0104) */
export const partListsOf = async (sql: Sql): Promise<string[]> =>
  (
    await sql.query<{ regCd: string }>(
      `select "regCd" from "chmRegList" where "fullYn" is distinct from 'Y' and "endYmd" is null order by "regCd"`,
    )
  ).map(({ regCd }) => regCd)

interface Stored {
  prodNo: number
  regCd: string
  regItemNo: number | null
  matchTypeCd: string
}
/** Before and after of a new judgement: which lists a product has come onto and has left. */
export interface MatchChange {
  prodNo: number
  added: string[]
  removed: string[]
}

/**
 * Judges products anew against the lists of a day and keeps what people decided: their verdicts on contents
 * at the limit and what they entered by hand. Answers with the products whose lists have changed.
 */
export async function rematch(
  sql: Sql,
  userId: string,
  day: string,
  prodNos?: readonly number[],
): Promise<MatchChange[]> {
  const [products, items] = [await componentsOf(sql, prodNos), await itemsOn(sql, day)]
  const before = await sql.query<Stored>(
    `select "prodNo", "regCd", "regItemNo", "matchTypeCd" from "chmRegMatch" where $1::bigint[] is null or "prodNo" = any($1::bigint[])`,
    [prodNos ?? null],
  )
  const rows = products.flatMap(({ prodNo, components }) =>
    matchesOf(components, items).map((match) => ({ prodNo, ...match })),
  )
  await writeMatches(sql, userId, rows, prodNos)
  return changesOf(before, rows)
}

async function writeMatches(
  sql: Sql,
  userId: string,
  rows: readonly (Match & { prodNo: number })[],
  prodNos?: readonly number[],
): Promise<void> {
  const given = `jsonb_to_recordset($1::jsonb) as x("prodNo" bigint, "regCd" text, "regItemNo" bigint, "contentPct" numeric, "matchTypeCd" text, "border" boolean)`
  const json = JSON.stringify(rows)
  await sql.query(
    // By hand: thousands of matches are compared with what is stored in the database itself.
    `delete from "chmRegMatch" m where m."matchTypeCd" <> 'M' and ($2::bigint[] is null or m."prodNo" = any($2::bigint[]))
       and not exists (select 1 from ${given} where x."prodNo" = m."prodNo" and x."regCd" = m."regCd" and x."regItemNo" is not distinct from m."regItemNo")`,
    [json, prodNos ?? null],
  )
  // A verdict holds as long as the content and the border are what was judged.
  await sql.query(
    // By hand: thousands of matches are compared with what is stored in the database itself.
    `update "chmRegMatch" m set "contentPct" = x."contentPct", "matchTypeCd" = x."matchTypeCd", "borderYn" = case when x."border" then 'Y' else 'N' end,
       "applyYn" = case when not x."border" then 'Y' when m."borderYn" = 'Y' and m."contentPct" is not distinct from x."contentPct" then m."applyYn" end,
       "updateUserId" = $2, "updateDt" = now()
     from ${given} where x."prodNo" = m."prodNo" and x."regCd" = m."regCd" and x."regItemNo" is not distinct from m."regItemNo" and m."matchTypeCd" <> 'M'
       and (m."contentPct" is distinct from x."contentPct" or m."matchTypeCd" <> x."matchTypeCd" or (m."borderYn" = 'Y') <> x."border")`,
    [json, userId],
  )
  await sql.query(
    // By hand: thousands of matches are compared with what is stored in the database itself.
    `insert into "chmRegMatch" ("prodNo", "regCd", "regItemNo", "contentPct", "matchTypeCd", "borderYn", "applyYn", "createUserId", "updateUserId")
     select x."prodNo", x."regCd", x."regItemNo", x."contentPct", x."matchTypeCd", case when x."border" then 'Y' else 'N' end, case when x."border" then null else 'Y' end, $2, $2
     from ${given} where not exists (select 1 from "chmRegMatch" m where x."prodNo" = m."prodNo" and x."regCd" = m."regCd" and x."regItemNo" is not distinct from m."regItemNo")`,
    [json, userId],
  )
}

/** Lists that products came onto and left; what was entered by hand stays and does not count. */
export function changesOf(
  before: readonly Stored[],
  after: readonly (Pick<Match, 'regCd'> & { prodNo: number })[],
): MatchChange[] {
  const listsOf = (rows: readonly { prodNo: number; regCd: string }[]) => {
    const lists = new Map<number, Set<string>>()
    for (const { prodNo, regCd } of rows) lists.set(prodNo, (lists.get(prodNo) ?? new Set()).add(regCd))
    return lists
  }
  const [old, fresh] = [listsOf(before.filter(({ matchTypeCd }) => matchTypeCd !== 'M')), listsOf(after)]
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((prodNo) => {
    const [had, has] = [old.get(prodNo) ?? new Set<string>(), fresh.get(prodNo) ?? new Set<string>()]
    const added = [...has].filter((each) => !had.has(each)).toSorted()
    const removed = [...had].filter((each) => !has.has(each)).toSorted()
    return added.length + removed.length > 0 ? [{ prodNo, added, removed }] : []
  })
}

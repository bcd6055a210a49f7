import { defined } from '../../../core/shared/defined.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import type { Sql } from '../../../core/server/database/database.ts'
import { notFound } from '../../../core/server/http/errors.ts'
import { isChosen, type Chosen } from '../../../core/server/excel/excel-apply.ts'
import { issuesOf, type PreviewRow } from '../../../core/server/excel/excel-import.ts'
import { updateRecord } from '../../../core/server/entity/save.ts'
import { chmProductComp } from './chm-product.resource.ts'
import type { Component } from './composition.rule.ts'
import { productBehaviour } from './product.server.ts'

/** A stored component with the number of its substance; of a secret one only what its line says. */
export interface StoredComponent extends Component {
  compNo: number
  casNo: string | null
  regDeclCds: string[] | null
}
export interface StoredProduct {
  prodNo: number
  prodCd: string
  prodNm: string
  updateDt: string
  comps: StoredComponent[]
  /** Σ of the contents that only insiders see, in %. */
  secretSum: number
}
export interface Substance {
  chemNo: number
  casNo: string | null
  chemNm: string
  chemNmEn: string | null
  chemSynonym: string | null
}
/** A row that means a component: `values` as the sheet's columns, and the substance that was found for it. */
export type LineRow = Pick<PreviewRow, 'values' | 'key'>

const lineNames = Object.keys(chmProductComp.fields)
const lineColumns = lineNames.map((name) => `'${name}', c."${name}"`).join(', ')

/** Products with their compositions, by 자재코드. */
export async function productsOf(sql: Sql, prodCds: readonly string[]): Promise<Map<string, StoredProduct>> {
  const rows = await sql.query<StoredProduct>(
    `select p."prodNo", p."prodCd", p."prodNm", to_json(p."updateDt") #>> '{}' as "updateDt",
       coalesce(jsonb_agg(jsonb_build_object('compNo', c."compNo", 'casNo', h."casNo", ${lineColumns}) order by c."compNo") filter (where c."compNo" is not null), '[]') as "comps",
       coalesce(sum(s."contentRep") filter (where c."secretYn" = 'Y'), 0) as "secretSum"
     from "chmProduct" p left join "chmProductComp" c using ("prodNo") left join "chmChemical" h using ("chemNo") left join "chmProductSecret" s using ("compNo")
     where p."prodCd" = any($1::text[]) group by p."prodNo"`,
    [prodCds],
  )
  // No declaration is said in two ways; a cell knows one.
  for (const { comps } of rows)
    for (const comp of comps) if (comp.regDeclCds?.length === 0) comp.regDeclCds = null
  return new Map(rows.map((row) => [row.prodCd, row]))
}
/** Substances of the register that a sheet may mean. */
export const substancesOf = (
  sql: Sql,
  casNos: readonly string[],
  names: readonly string[],
): Promise<Substance[]> =>
  sql.query<Substance>(
    `select "chemNo", "casNo", "chemNm", "chemNmEn", "chemSynonym" from "chmChemical" where "casNo" = any($1::text[]) or ("casNo" is null and "chemNm" = any($2::text[]))`,
    [casNos, names],
  )
/** Every name that a substance is called by, in small letters. */
export const namesOf = ({ chemNm, chemNmEn, chemSynonym }: Substance): string[] =>
  [chemNm, chemNmEn ?? '', ...(chemSynonym ?? '').split(/[,;\n]/)].map((each) => each.trim().toLowerCase())

/**
 * The composition of a product with the rows of a sheet in it; what the sheet does not say stays.
 * @returns the lines as they are saved, and the row behind each line that the sheet has written
 */
export function mergedComposition<R extends LineRow>(
  { comps: stored }: StoredProduct,
  rows: readonly R[],
): { comps: Component[]; rowAt: Map<number, R> } {
  const comps = stored.map(({ casNo: _casNo, ...line }): Component => line)
  const rowAt = new Map<number, R>()
  for (const row of rows) {
    const at =
      row.key === undefined ? -1 : stored.findIndex(({ compNo }) => String(compNo) === String(row.key))
    const said = Object.fromEntries(
      lineNames.filter((name) => name in row.values).map((name) => [name, row.values[name] ?? null]),
    )
    const secret = (said['secretYn'] ?? 'N') === 'Y'
    const line = {
      ...comps[at],
      ...said,
      secretYn: secret ? 'Y' : 'N',
      ...defined({ chemNo: secret ? null : undefined }),
    }
    const index = at === -1 ? comps.length : at
    comps[index] = line
    rowAt.set(index, row)
  }
  return { comps, rowAt }
}

/**
 * Writes the chosen rows, product by product in the transaction of the upload: all rows of a product or none.
 * Each product leaves its row in the trail as if it had been saved on its page, and is held against the lists
 * anew.
 */
export async function applyComposition(
  context: Context,
  rows: readonly PreviewRow[],
  chosen: Chosen,
): Promise<{ applied: number; failed: number }> {
  const wanted = rows.filter((row) => isChosen(row, chosen))
  let applied = 0
  for (const [prodCd, own] of Map.groupBy(wanted, ({ values }) => String(values['prodCd']))) {
    const refusal: Pick<PreviewRow, 'issues'> = { issues: [] }
    await context.sql.query('savepoint "product"')
    await issuesOf(() => saveComposition(context, prodCd, own), refusal)
    if (refusal.issues.length > 0) await context.sql.query('rollback to savepoint "product"')
    else applied += own.length
    await context.sql.query('release savepoint "product"')
    for (const row of own) row.issues = refusal.issues.map(({ message }) => ({ path: '', message }))
  }
  return {
    applied,
    failed: rows.filter(({ issues, rowNo }) => issues.length > 0 && !chosen.excluded.has(rowNo)).length,
  }
}
async function saveComposition(context: Context, prodCd: string, rows: readonly PreviewRow[]): Promise<void> {
  const product = (await productsOf(context.sql, [prodCd])).get(prodCd)
  if (!product) throw notFound()
  const { comps } = mergedComposition(product, rows)
  // Of the version that the preview has looked at: whoever was faster meanwhile is not written over.
  await updateRecord(productBehaviour, context, product.prodNo, {
    comps,
    updateDt: rows[0]?.updateDt,
  })
}

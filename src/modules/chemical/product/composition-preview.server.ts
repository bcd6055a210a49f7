import { check, resourceSchema } from '../../../core/shared/input-check.ts'
import type { AnyResource } from '../../../core/shared/resource.ts'
import { languages, type FieldIssue } from '../../../core/shared/session.ts'
import { same } from '../../../core/server/entity/audit.ts'
import type { Context } from '../../../core/server/entity/context.ts'
import type { CellValue } from '../../../core/server/excel/cell.ts'
import { templateRows, type PreviewRow } from '../../../core/server/excel/excel-import.ts'
import { manyReferences, type ManyReferences } from '../../../core/server/entity/references.ts'
import { spokenResource } from '../../../core/server/entity/texts.ts'
import { chmChemical } from '../substance/chm-chemical.resource.ts'
import { casIssue, plainCas } from '../substance/cas-number.rule.ts'
import { chmProduct } from './chm-product.resource.ts'
import { compositionIssues } from './composition.rule.ts'
import { compositionRefusals, sheetRefusals } from './composition.texts.ts'
import { compositionSheet, openColumns } from './composition-sheet.rule.ts'
import {
  mergedComposition,
  namesOf,
  productsOf,
  substancesOf,
  type LineRow,
  type StoredComponent,
  type StoredProduct,
  type Substance,
} from './composition-store.server.ts'
import type { Said } from '../../../core/shared/sentence.ts'

/** The definition of the sheet as the checks read it. */
export const sheetResource = compositionSheet()
/** The sheet with the labels of a language. */
export const spokenSheet = (language: (typeof languages)[number]): AnyResource =>
  compositionSheet(spokenResource(chmProduct, language), spokenResource(chmChemical, language))

/**
 * What an upload of compositions would do. A product goes in as a whole or not at all; components that the
 * sheet does not name stay.
 * @throws Refusal 400 when the sheet is not this template
 */
export async function previewComposition(context: Context, sheet: CellValue[][]): Promise<PreviewRow[]> {
  const { names, rows: read } = await templateRows(sheetResource, context, sheet, languages.map(spokenSheet))
  const rows = read.map(({ cells: _cells, ...row }): PreviewRow => row)
  for (const { values } of rows)
    if (typeof values['casNo'] === 'string') values['casNo'] = plainCas(values['casNo'])
  const products = await productsOf(context.sql, textsOf(rows, 'prodCd'))
  const judging: Judging = {
    names,
    products,
    substances: await substancesOf(context.sql, textsOf(rows, 'casNo'), textsOf(rows, 'chemNm')),
    references: manyReferences(sheetResource, context),
    seen: new Map(),
  }
  for (const row of rows) await judge(judging, row)
  for (const [prodCd, product] of products) {
    const own = rows.filter((row) => row.values['prodCd'] === prodCd)
    judgeWhole(product, own)
  }
  return rows
}
const textsOf = (rows: readonly PreviewRow[], name: string): string[] => [
  ...new Set(rows.map(({ values }) => values[name]).filter((value) => typeof value === 'string')),
]

interface Judging {
  names: readonly string[]
  products: ReadonlyMap<string, StoredProduct>
  substances: readonly Substance[]
  references: ManyReferences
  /** Row in which each component was met first. */
  seen: Map<string, number>
}

type Issue = (path: string, message: Said) => void

async function judge(judging: Judging, row: PreviewRow): Promise<void> {
  const { names, products, references } = judging
  const issue: Issue = (path, message) => void row.issues.push({ path, message })
  const product = products.get(String(row.values['prodCd']))
  const known = product && storedBehind(product, row)
  row.values['secretYn'] ??= known?.secretYn ?? null
  if (row.values['secretYn'] === 'Y') forgetSecret(row, issue)
  const result = check(resourceSchema(sheetResource), row.values)
  if (!result.ok) row.issues.push(...result.issues)
  else {
    row.values = Object.fromEntries([...names, 'secretYn'].map((name) => [name, result.value[name] ?? null]))
    row.issues.push(...(await references([{ value: row.values }])).flat())
  }
  if (row.values['prodCd'] && !product) issue('prodCd', sheetRefusals.product())
  if (product && row.values['prodNm'] && row.values['prodNm'] !== product.prodNm)
    issue('prodNm', sheetRefusals.otherProduct({ prodNm: product.prodNm }))
  if (row.key !== undefined && product && !known) issue('prodCd', sheetRefusals.gone())
  // A sheet without the column leaves the substance as it is.
  if (row.values['secretYn'] !== 'Y' && !(known && !names.includes('casNo')))
    judgeSubstance(judging, known, row, issue)
  if (product) compare(judging, product, known ?? storedBehind(product, row), row, issue)
  row.status =
    row.issues.length > 0
      ? 'wrong'
      : row.key === undefined
        ? 'new'
        : Object.keys(row.changes).length === 0
          ? 'same'
          : 'changed'
  if (!product) return
  const stale = row.updateDt !== undefined && !same(row.updateDt, product.updateDt)
  row.updateDt = product.updateDt
  if (row.status !== 'changed' || !stale) return
  row.status = 'conflict'
  issue('', sheetRefusals.stale())
}

/**
 * The stored component that a row means: by its hidden key, else the same substance or the same alternative
 * name.
 */
function storedBehind({ comps }: StoredProduct, { key, values }: PreviewRow): StoredComponent | undefined {
  if (key !== undefined) return comps.find(({ compNo }) => String(compNo) === String(key))
  if (values['chemNo'] !== undefined) return comps.find(({ chemNo }) => chemNo === values['chemNo'])
  return comps.find(
    ({ secretYn, altNm }) => secretYn === 'Y' && values['secretYn'] !== 'N' && altNm === values['altNm'],
  )
}
/** What somebody has written about a secret component is neither kept nor sent back. */
function forgetSecret({ values }: PreviewRow, issue: Issue): void {
  for (const name of openColumns) {
    if (values[name] === null || values[name] === undefined) continue
    values[name] = null
    issue(name, compositionRefusals.openSecret())
  }
}
/** Which substance of the register is meant, by its number or, for one without, by its name. */
function judgeSubstance(
  { substances }: Judging,
  known: StoredComponent | undefined,
  { values }: PreviewRow,
  issue: Issue,
): void {
  const [casNo, chemNm] = [values['casNo'], values['chemNm']] as (string | null | undefined)[]
  const wrong = casNo ? casIssue(casNo) : undefined
  if (wrong) return issue('casNo', wrong)
  if (!casNo && !chemNm) return issue('casNo', compositionRefusals.substance())
  const found = substances.filter((each) =>
    casNo ? each.casNo === casNo : each.casNo === null && each.chemNm === chemNm,
  )
  const one = found.find(({ chemNo }) => chemNo === known?.chemNo) ?? found[0]
  if (!one) return issue(casNo ? 'casNo' : 'chemNm', sheetRefusals.substance())
  if (found.length > 1 && one.chemNo !== known?.chemNo)
    return issue('chemNm', sheetRefusals.severalSubstances())
  if (chemNm && !namesOf(one).includes(chemNm.trim().toLowerCase()))
    return issue('chemNm', sheetRefusals.otherSubstance({ chemNm: one.chemNm }))
  values['chemNo'] = one.chemNo
}

/** What a row changes of a stored component, and that no two rows mean the same one. */
function compare(
  { names, seen }: Judging,
  { prodNo }: StoredProduct,
  stored: StoredComponent | undefined,
  row: PreviewRow,
  issue: Issue,
) {
  const { values } = row
  const secret = values['secretYn'] === 'Y'
  const named = secret ? values['altNm'] : values['chemNo']
  if (!stored && (named === null || named === undefined)) return
  const mark = JSON.stringify([prodNo, stored ? stored.compNo : [secret, named]])
  const earlier = seen.get(mark)
  if (earlier) issue(secret ? 'altNm' : 'casNo', sheetRefusals.twice({ rowNo: earlier }))
  else seen.set(mark, row.rowNo)
  if (!stored) return
  row.key = stored.compNo
  // A flag is never empty: a blank cell leaves it as it is.
  values['secretYn'] ??= stored.secretYn
  for (const name of names) {
    if (name === 'prodCd' || name === 'prodNm' || name === 'chemNm') continue
    const before = stored[name as keyof StoredComponent] ?? null
    if (!same(values[name] ?? null, before)) row.changes[name] = [before, values[name] ?? null]
  }
  // A substance without a number is told by its name alone.
  if (
    !secret &&
    values['chemNo'] !== undefined &&
    values['chemNo'] !== stored.chemNo &&
    !row.changes['casNo']
  )
    row.changes['chemNm'] = [null, values['chemNm'] ?? null]
}

/**
 * The composition that the rows of one product would make, held against its rules: order of contents,
 * substances once, the sum.
 */
function judgeWhole(product: StoredProduct, rows: readonly PreviewRow[]): void {
  const written = rows.filter(({ status }) => status !== 'same')
  if (written.length === 0) return
  const sound = written.filter(({ status }) => status !== 'wrong')
  const { comps, rowAt } = mergedComposition(product, sound as LineRow[])
  const wrong = (row: PreviewRow, issue: FieldIssue) => {
    row.issues.push(issue)
    row.status = 'wrong'
  }
  for (const { path, message } of compositionIssues(comps, product.secretSum)) {
    const [, index, name] = path.split('.')
    const at = name === 'chemNo' ? 'casNo' : (name ?? 'contentRep')
    const row = index === undefined ? undefined : rowAt.get(Number(index))
    for (const each of row ? [row as PreviewRow] : sound) wrong(each, { path: at, message })
  }
  if (written.every(({ status }) => status !== 'wrong')) return
  for (const row of written.filter(({ status }) => status !== 'wrong'))
    wrong(row, { path: 'prodCd', message: sheetRefusals.heldBack() })
}

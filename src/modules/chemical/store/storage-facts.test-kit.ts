import { readTsv } from '../../../core/server/seed/tsv.ts'
import type { IncompatibilityRow, MixProduct } from './compatibility.rule.ts'
import type { DesignatedQuantityRow } from './designated-quantity.rule.ts'

const numeric = (cell: string | null | undefined): number | null => (cell ? Number(cell) : null)
/** The table that every installation starts with. */
export const designatedQuantities: readonly DesignatedQuantityRow[] = readTsv(
  `${import.meta.dirname}/../seed/designated-quantities.tsv`,
).map((row) => ({
  hazClassCd: row['hazClassCd']!,
  hazItemCd: row['hazItemCd']!,
  waterSolubleYn: row['waterSolubleYn'] ?? null,
  kindCd: row['kindCd'] ?? null,
  flashMaxC: numeric(row['flashMaxC']),
  boilMaxC: numeric(row['boilMaxC']),
  autoIgnMaxC: numeric(row['autoIgnMaxC']),
  contentMinPct: numeric(row['contentMinPct']),
  gravityMinVal: numeric(row['gravityMinVal']),
  desigQty: Number(row['desigQty']),
  desigUnitCd: row['desigUnitCd']!,
  lawTxt: row['lawTxt']!,
  confirmNeededYn: row['confirmNeededYn']!,
}))
export const incompatibilities = readTsv(
  `${import.meta.dirname}/../seed/incompatibility.tsv`,
) as unknown as readonly IncompatibilityRow[]

let lastNo = 0
/** A product with these groups, class 'class:item' and substances. */
export const mixProduct = (
  prodNm: string,
  segGrpCds: readonly string[],
  haz: string | null = null,
  casNos: readonly string[] = [],
): MixProduct => ({
  prodNo: (lastNo += 1),
  prodNm,
  hazClassCd: haz?.split(':')[0] ?? 'N',
  hazItemCd: haz?.split(':')[1] ?? null,
  segGrpCds,
  casNos,
  openWhy: null,
  multiple: 5,
})

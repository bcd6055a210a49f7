/** One row of the dated table of designated quantities (위험물안전관리법 시행령 별표 1). */
export interface DesignatedQuantityRow {
  hazClassCd: string
  hazItemCd: string
  /** 'Y' / 'N' where the quantity depends on it, else null. */
  waterSolubleYn: string | null
  /** 제5류: 제1종 '1', 제2종 '2'. */
  kindCd: string | null
  /** ℃; the item holds below it (특수인화물: at or below it). */
  flashMaxC: number | null
  boilMaxC: number | null
  autoIgnMaxC: number | null
  /** wt %: 과산화수소, 알코올류 from it on. */
  contentMinPct: number | null
  /** 질산: specific gravity from it on. */
  gravityMinVal: number | null
  desigQty: number
  desigUnitCd: string
  lawTxt: string
  confirmNeededYn: string
}
/** What is known of a liquid. ℃; null: there is none, or it is not known. */
export interface LiquidFacts {
  flashPt: number | null
  boilingPt?: number | null
  autoIgnTemp?: number | null
  waterSoluble: boolean
  /** 탄소원자 1–3개의 포화 1가 알코올, 중량%; 알코올류 from the content of the table on. */
  alcoholPct?: number
  /** 동식물유류. */
  oil?: boolean
}
export interface HazardousMaterial {
  hazClassCd: string
  hazItemCd: string | null
  desigQty: number | null
  desigUnitCd: string | null
  lawTxt: string | null
  confirmNeeded: boolean
}
/** 비위험물 */
export const notHazardous: HazardousMaterial = {
  hazClassCd: 'N',
  hazItemCd: null,
  desigQty: null,
  desigUnitCd: null,
  lawTxt: null,
  confirmNeeded: false,
}

const special = '4S'
/** 알코올류 */
export const alcohols = '4A'
const oils = '4V'
/** Petroleum groups in the order of their flash points. */
const petroleum = ['41', '42', '43', '44']

/** 제4류 위험물 품명과 지정수량 of a liquid, in the order of the law: 특수인화물, 알코올류, 동식물유류, 제1 … 제4석유류. (chm.md 5.2) */
export function classifyLiquid(
  facts: LiquidFacts,
  rows: readonly DesignatedQuantityRow[],
): HazardousMaterial {
  const find = (item: string) =>
    rows.find(
      (row) =>
        row.hazItemCd === item &&
        (row.waterSolubleYn === null || row.waterSolubleYn === (facts.waterSoluble ? 'Y' : 'N')),
    )
  const first = find(special)
  if (first && isSpecial(facts, first)) return materialOf(first)
  const { flashPt } = facts
  const alcohol = find(alcohols)
  if (alcohol && isAlcohol(facts.alcoholPct ?? 0, alcohol)) return materialOf(alcohol)
  if (flashPt === null) return notHazardous
  const group = petroleum
    .map(find)
    .find((row) => row?.flashMaxC !== undefined && row.flashMaxC !== null && flashPt < row.flashMaxC)
  return materialOf(group && facts.oil ? find(oils) : group)
}
const isAlcohol = (pct: number, { contentMinPct }: DesignatedQuantityRow): boolean =>
  pct > 0 && pct >= (contentMinPct ?? 0)
const isSpecial = ({ flashPt, boilingPt, autoIgnTemp }: LiquidFacts, row: DesignatedQuantityRow): boolean =>
  (autoIgnTemp != null && row.autoIgnMaxC !== null && autoIgnTemp <= row.autoIgnMaxC) ||
  (flashPt !== null &&
    boilingPt != null &&
    row.flashMaxC !== null &&
    row.boilMaxC !== null &&
    flashPt <= row.flashMaxC &&
    boilingPt <= row.boilMaxC)
const materialOf = (row: DesignatedQuantityRow | undefined): HazardousMaterial =>
  row
    ? {
        hazClassCd: row.hazClassCd,
        hazItemCd: row.hazItemCd,
        desigQty: row.desigQty,
        desigUnitCd: row.desigUnitCd,
        lawTxt: row.lawTxt,
        confirmNeeded: row.confirmNeededYn === 'Y',
      }
    : notHazardous

/**
 * 제1–3류, 제5류, 제6류: the item is known by the substance; content and specific gravity decide whether it counts
 * (과산화수소 36 중량% 이상, 질산 비중 1.49 이상).
 */
export function classifyItem(
  hazItemCd: string,
  facts: { contentPct?: number | null; gravity?: number | null; kindCd?: string | null },
  rows: readonly DesignatedQuantityRow[],
): HazardousMaterial {
  const row = rows.find(
    (each) => each.hazItemCd === hazItemCd && (each.kindCd === null || each.kindCd === (facts.kindCd ?? '1')),
  )
  if (!row) return notHazardous
  if (row.contentMinPct !== null && (facts.contentPct ?? 0) < row.contentMinPct) return notHazardous
  if (row.gravityMinVal !== null && (facts.gravity ?? 0) < row.gravityMinVal) return notHazardous
  return materialOf(row)
}

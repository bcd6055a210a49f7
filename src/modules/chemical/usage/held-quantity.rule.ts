import type { Explanation } from '../../../core/shared/explanation.ts'
import { showQuantity, tidy } from '../store/quantity.rule.ts'

/** What came to a plant or left it; kg, less than nothing for what left. */
export interface HeldMove {
  ioDt: string
  kg: number
}
/** The most that a plant held at once. */
export interface HighestHeld {
  kg: number
  /** Day of it; null: what stood there when the period began. */
  ymd: string | null
}

/**
 * The most that was held at once in a period.
 * @param opening kg when the period begins
 * @param moves in the order of their moments, all plants' inner moves left out
 */
export function highestHeld(opening: number, moves: readonly HeldMove[]): HighestHeld {
  let balance = opening
  let highest: HighestHeld = { kg: tidy(opening), ymd: null }
  for (const { ioDt, kg } of moves) {
    balance = tidy(balance + kg)
    if (balance > highest.kg) highest = { kg: balance, ymd: ioDt.slice(0, 10) }
  }
  return highest
}

/** below 하위 미만, lower 하위 이상, upper 상위 이상. */
export type HeldLevel = 'below' | 'lower' | 'upper'
export const heldLevels: Readonly<Record<HeldLevel, string>> = {
  below: '하위 규정수량 미만',
  lower: '하위 규정수량 이상',
  upper: '상위 규정수량 이상',
}
/** Exactly the quantity counts as reached. @param lower, upper kg; null: the list names none */
export function heldLevel(kg: number, lower: number, upper: number | null): HeldLevel {
  if (upper !== null && kg >= upper) return 'upper'
  return kg >= lower ? 'lower' : 'below'
}

/** What GET /api/chm/heldquantities answers: a substance of a list in a plant against its 규정수량. */
export interface HeldQuantity extends HighestHeld {
  plantCd: string
  plantNm: string
  regCd: string
  regItemNo: number
  regSubjNm: string
  lowerKg: number
  upperKg: number | null
  level: HeldLevel
  lawArticle: string
  verNo: number
  confirmNeededYn: string
  products: { prodNm: string; kg: number }[]
}
export const explainHeld = (row: HeldQuantity): Explanation => ({
  title: `${row.regSubjNm} 규정수량`,
  inputs: [
    ...row.products.map(({ prodNm, kg }) => ({ label: `${prodNm} 현재`, value: `${showQuantity(kg)} kg` })),
    { label: '12개월 최대 보유량', value: `${showQuantity(row.kg)} kg${row.ymd ? ` (${row.ymd})` : ''}` },
    { label: '하위 규정수량', value: `${showQuantity(row.lowerKg)} kg` },
    ...(row.upperKg === null ? [] : [{ label: '상위 규정수량', value: `${showQuantity(row.upperKg)} kg` }]),
  ],
  formula: `해당 제품의 사업장 재고를 모두 더한 값이 12개월 동안 가장 컸던 때 → ${heldLevels[row.level]}`,
  source: `${row.lawArticle}${row.confirmNeededYn === 'Y' ? ' (확인 필요)' : ''}`,
  version: `규제목록 ${row.verNo}판`,
})

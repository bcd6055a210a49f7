import type { Explanation } from '../../../core/shared/explanation.ts'
import { showQuantity, tidy } from '../store/quantity.rule.ts'
import { heldSentences } from './usage.texts.ts'

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
  title: heldSentences.title({ substance: row.regSubjNm }),
  inputs: [
    ...row.products.map(({ prodNm, kg }) => ({
      label: heldSentences.now({ product: prodNm }),
      value: `${showQuantity(kg)} kg`,
    })),
    { label: heldSentences.highest(), value: `${showQuantity(row.kg)} kg${row.ymd ? ` (${row.ymd})` : ''}` },
    { label: heldSentences.lowerQty(), value: `${showQuantity(row.lowerKg)} kg` },
    ...(row.upperKg === null
      ? []
      : [{ label: heldSentences.upperQty(), value: `${showQuantity(row.upperKg)} kg` }]),
  ],
  formula: heldSentences.formula({ verdict: heldSentences[row.level]() }),
  source: row.confirmNeededYn === 'Y' ? heldSentences.unconfirmed({ law: row.lawArticle }) : row.lawArticle,
  version: heldSentences.edition({ edition: row.verNo }),
})

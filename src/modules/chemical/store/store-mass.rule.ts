import type { Explanation } from '../../../core/shared/explanation.ts'
import { convertQuantity, isQuantityUnit, showQuantity, tidy } from './quantity.rule.ts'

/** What stands in a store of one product, or is planned to. */
export interface MassPart {
  prodNm: string
  qty: number
  unitCd: string
  /** kg/L; null where it is not known. */
  density: number | null
  planned?: boolean
}
export interface MassVerdict {
  kg: number
  explanation: Explanation
}

/**
 * What stands in a store in kg, and how it was added up: litres by the density; what has none is named
 * instead of counted. (chm.md 2, 10)
 * @param title of the figure: 보관량, 유해화학물질 보관량
 * @param limitKg the store's own limit; null: none
 */
export function massOf(
  title: string,
  parts: readonly MassPart[],
  limitKg: number | null,
  source: string,
): MassVerdict {
  const kilograms = parts.map(({ qty, unitCd, density }) =>
    isQuantityUnit(unitCd) ? convertQuantity(qty, unitCd, 'kg', density) : undefined,
  )
  const kg = tidy(kilograms.reduce<number>((sum, each) => sum + (each ?? 0), 0))
  return {
    kg,
    explanation: {
      title,
      inputs: [
        ...parts.map(({ prodNm, qty, unitCd, density, planned }, index) => {
          const each = kilograms[index]
          const how =
            unitCd === 'kg' ? '' : `${showQuantity(qty)} ${unitCd}${density ? ` × ${density} kg/L` : ''} = `
          return {
            label: planned ? `${prodNm} (예정)` : prodNm,
            value:
              each === undefined
                ? `${showQuantity(qty)} ${unitCd}: 밀도가 없어 더하지 못했습니다.`
                : `${how}${showQuantity(each)} kg`,
          }
        }),
        { label: '한도', value: limitKg === null ? '없음' : `${showQuantity(limitKg)} kg` },
      ],
      formula: `${title} = Σ(재고 × 밀도) = ${showQuantity(kg)} kg${limitKg === null ? '' : ` (한도 ${showQuantity(limitKg)} kg ${kg > limitKg ? '초과' : '이내'})`}`,
      source,
    },
  }
}

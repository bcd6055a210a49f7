import type { Explanation } from '../../../core/shared/explanation.ts'
import { convertQuantity, isQuantityUnit, showQuantity, tidy } from './quantity.rule.ts'
import type { Said } from '../../../core/shared/sentence.ts'
import { storeSentences } from './store.texts.ts'

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
  title: Said,
  parts: readonly MassPart[],
  limitKg: number | null,
  source: Said,
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
            label: planned ? storeSentences.planned({ product: prodNm }) : prodNm,
            value:
              each === undefined
                ? storeSentences.notAdded({ qty: showQuantity(qty), unit: unitCd })
                : `${how}${showQuantity(each)} kg`,
          }
        }),
        {
          label: storeSentences.limit(),
          value: limitKg === null ? storeSentences.noLimit() : `${showQuantity(limitKg)} kg`,
        },
      ],
      formula: storeSentences.massFormula({
        title,
        kg: showQuantity(kg),
        limit:
          limitKg === null
            ? ''
            : storeSentences.massLimit({
                limit: showQuantity(limitKg),
                verdict: kg > limitKg ? storeSentences.over() : storeSentences.within(),
              }),
      }),
      source,
    },
  }
}

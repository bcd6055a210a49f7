import type { Explanation } from '../../../core/shared/explanation.ts'
import type { ChemicalParameters } from '../chemical-parameters.rule.ts'
import {
  convertQuantity,
  isQuantityUnit,
  showAbove,
  showMultiple,
  showQuantity,
  tidy,
} from './quantity.rule.ts'
import type { Sentence } from '../../../core/shared/sentence.ts'
import { storeSentences } from './store.texts.ts'

/** What stands in a store of one product, or is planned to. */
export interface HeldProduct {
  prodNo: number
  prodNm: string
  qty: number
  unitCd: string
  density: number | null
  desigQty: number | null
  desigUnitCd: string | null
}
/** Permit of a store; null where it has none. */
export interface StorePermit {
  permitMultiple: number | null
  /**
   * The permitted multiple is the fire station's word for a time (위험물안전관리법 제5조 제2항): its number and last day.
   */
  temporaryTxt?: Sentence
}
export type MultipleLevel = 'ordinary' | 'small' | 'caution' | 'over' | 'unpermitted'
export const multipleLevels: Readonly<Record<MultipleLevel, Sentence>> = {
  ordinary: storeSentences.ordinary(),
  small: storeSentences.small(),
  caution: storeSentences.caution(),
  over: storeSentences.over(),
  unpermitted: storeSentences.unpermitted(),
}
export interface MultiplePart {
  prodNo: number
  prodNm: string
  /** In the unit of the designated quantity. */
  qty: number
  unitCd: string
  desigQty: number
  multiple: number
}
export interface MultipleVerdict {
  multiple: number
  permitMultiple: number | null
  /** Share of the permitted multiple, %; null without a permit. */
  rate: number | null
  level: MultipleLevel
  parts: MultiplePart[]
  /** Products whose quantity cannot be converted because their density is missing. */
  unknown: string[]
  /** Why this may not stand here. */
  refusal: Sentence | null
  explanation: Explanation
}

/** The multiple that one product makes: M = 저장량 / 지정수량, litres and kilograms converted by the density. */
function partOf(held: HeldProduct): MultiplePart | 'unknown' | undefined {
  if (!held.desigQty || !held.desigUnitCd || held.qty === 0) return undefined
  const [from, to] = [held.unitCd, held.desigUnitCd]
  const qty =
    isQuantityUnit(from) && isQuantityUnit(to) ? convertQuantity(held.qty, from, to, held.density) : undefined
  if (qty === undefined) return 'unknown'
  return {
    prodNo: held.prodNo,
    prodNm: held.prodNm,
    qty,
    unitCd: to,
    desigQty: held.desigQty,
    multiple: tidy(qty / held.desigQty),
  }
}

/**
 * 지정수량 배수 of everything in a store, its share of the permit and what follows from it. (chm.md 5.4; 위험물안전관리법
 * 제5·6조) Exactly the permitted multiple fits; from `permitMultipleFrom` on a permit is needed.
 */
export function judgeMultiple(
  held: readonly HeldProduct[],
  { permitMultiple, temporaryTxt }: StorePermit,
  limits: ChemicalParameters,
): MultipleVerdict {
  const found = held.map(partOf)
  const parts = merged(found.filter((part): part is MultiplePart => typeof part === 'object'))
  const unknown = held.filter((_, index) => found[index] === 'unknown').map(({ prodNm }) => prodNm)
  const multiple = tidy(parts.reduce((sum, part) => sum + part.multiple, 0))
  const rate = permitMultiple ? tidy((multiple / permitMultiple) * 100) : null
  const level = levelOf(multiple, permitMultiple, rate, limits)
  return {
    multiple,
    permitMultiple,
    rate,
    level,
    parts,
    unknown,
    refusal:
      level === 'unpermitted'
        ? storeSentences.permitNeeded({ multiple: showMultiple(multiple) })
        : level === 'over'
          ? storeSentences.permitExceeded({
              multiple: showAbove(multiple, permitMultiple ?? 0),
              permitted: showMultiple(permitMultiple ?? 0),
            })
          : null,
    explanation: {
      title: storeSentences.multipleTitle(),
      inputs: [
        ...parts.map(({ prodNm, qty, unitCd, desigQty, multiple: each }) => ({
          label: prodNm,
          value: storeSentences.multiplePart({
            qty: showQuantity(qty),
            unit: unitCd,
            designated: showQuantity(desigQty),
            unit2: unitCd,
            multiple: showMultiple(each),
          }),
        })),
        ...unknown.map((prodNm) => ({ label: prodNm, value: storeSentences.noDensity() })),
        {
          label: temporaryTxt ? storeSentences.temporaryMultiple() : storeSentences.permittedMultiple(),
          value:
            permitMultiple === null
              ? storeSentences.noPermit()
              : temporaryTxt
                ? storeSentences.timesUnder({ multiple: showMultiple(permitMultiple), until: temporaryTxt })
                : storeSentences.times({ multiple: showMultiple(permitMultiple) }),
        },
      ],
      formula: storeSentences.multipleFormula({
        multiple: showMultiple(multiple),
        rate:
          rate === null
            ? ''
            : storeSentences.multipleRate({ rate: showMultiple(rate), warn: limits.rateWarnPct }),
      }),
      source: storeSentences.multipleSource(),
      version: limits.version,
    },
  }
}
function merged(parts: readonly MultiplePart[]): MultiplePart[] {
  const byProduct = new Map<number, MultiplePart>()
  for (const part of parts) {
    const known = byProduct.get(part.prodNo)
    byProduct.set(
      part.prodNo,
      known
        ? { ...known, qty: tidy(known.qty + part.qty), multiple: tidy(known.multiple + part.multiple) }
        : part,
    )
  }
  return [...byProduct.values()]
}
function levelOf(
  multiple: number,
  permitMultiple: number | null,
  rate: number | null,
  limits: ChemicalParameters,
): MultipleLevel {
  if (permitMultiple === null || rate === null) {
    if (multiple >= limits.permitMultipleFrom) return 'unpermitted'
    return multiple >= limits.smallMultipleFrom ? 'small' : 'ordinary'
  }
  if (rate > 100) return 'over'
  return rate >= limits.rateWarnPct ? 'caution' : 'ordinary'
}

/**
 * The most of a product that still fits into a store beside what stands there, in the unit it is given in;
 * three decimals, rounded down.
 * @returns null when the product makes no multiple
 */
export function mostThatFits(
  held: readonly HeldProduct[],
  plan: Omit<HeldProduct, 'qty'>,
  permit: StorePermit,
  limits: ChemicalParameters,
): number | null {
  if (
    !plan.desigQty ||
    !plan.desigUnitCd ||
    !isQuantityUnit(plan.desigUnitCd) ||
    !isQuantityUnit(plan.unitCd)
  )
    return null
  const before = judgeMultiple(held, permit, limits).multiple
  // Without a permit the limit itself is already too much.
  const room =
    permit.permitMultiple === null ? limits.permitMultipleFrom - before : permit.permitMultiple - before
  if (room <= 0) return 0
  const most = convertQuantity(room * plan.desigQty, plan.desigUnitCd, plan.unitCd, plan.density)
  if (most === undefined) return null
  const down = Math.floor(most * 1000 + 1e-6) / 1000
  return permit.permitMultiple === null && down === tidy(most) ? tidy(down - 0.001) : down
}

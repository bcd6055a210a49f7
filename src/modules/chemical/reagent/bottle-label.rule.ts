import { isSmallContainer, labelSize, type LabelFigures } from '../ghs/label-size.rule.ts'
import { convertQuantity, isQuantityUnit } from '../store/quantity.rule.ts'
import { usableUntil } from '../stock/stock.rule.ts'

export interface BottleLabelSize {
  widthMm: number
  heightMm: number
  /** Side of the square around a pictogram. */
  pictogramMm: number
  /** Name, pictograms, signal word and supplier only. */
  small: boolean
}
/**
 * Labels below 5 L come in two sizes of sheet; the larger holds 5 % of the side of every bottle below 5 L.
 */
const smallSheet = { widthMm: 60, heightMm: 36 }
const bottleSheet = { widthMm: 90, heightMm: 78 }
/** Most that fits on A4 within its margins, and how much wider than high a label is. */
const page = { widthMm: 186, heightMm: 270, shape: 1.25 }
const sizedFromL = 5
const largestPictogramMm = 24

/**
 * The label of a bottle that reagent is filled into (라벨 구분 3 소량용기, 5 시약 소분). (chm.md 5.8; MSDS 고시 제6조의2, 별표3)
 * @param contentL content in L, kilograms without density counted as litres
 */
export function bottleLabelSize(contentL: number, figures: LabelFigures, smallMl: number): BottleLabelSize {
  const small = isSmallContainer(contentL, smallMl)
  const paper = small
    ? smallSheet
    : contentL < sizedFromL
      ? bottleSheet
      : sheetOf(labelSize(contentL, figures).areaCm2)
  const areaCm2 = (paper.widthMm * paper.heightMm) / 100
  // The legal area is that of the diamond, half of the square around it.
  const leastMm = Math.sqrt(Math.max(areaCm2 / figures.pictogramPart, figures.pictogramLeastCm2) * 200)
  return { ...paper, small, pictogramMm: Math.max(leastMm, Math.min(largestPictogramMm, paper.heightMm / 5)) }
}
function sheetOf(areaCm2: number): { widthMm: number; heightMm: number } {
  const widthMm = Math.min(page.widthMm, Math.ceil(Math.sqrt(areaCm2 * 100 * page.shape)))
  return { widthMm, heightMm: Math.min(page.heightMm, Math.ceil((areaCm2 * 100) / widthMm)) }
}

/**
 * Until when a bottle may be used that was filled on a day: filling it anew does not make the contents young,
 * so its life began when the bottle was opened that it was filled from.
 */
export const bottleUsableUntil = (
  from: { expYmd: string | null; openYmd: string | null; openLifeDays: number | null },
  filledOn: string,
): string | null =>
  usableUntil({ ...from, openYmd: from.openYmd && from.openYmd < filledOn ? from.openYmd : filledOn })

/** Content in L for the size of a label; what has no density is taken as water. */
export const contentLitres = (qty: number, unitCd: string, density: number | null): number =>
  isQuantityUnit(unitCd) ? (convertQuantity(qty, unitCd, 'L', density ?? 1) ?? qty) : qty

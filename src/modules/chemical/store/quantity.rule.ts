import { roundHalfUp } from '../../../core/shared/decimal.ts'
/** Units of quantity (CHM_UNIT): what one of them is, in kg or in L. */
const units = {
  kg: { base: 'kg', factor: 1 },
  t: { base: 'kg', factor: 1000 },
  g: { base: 'kg', factor: 0.001 },
  L: { base: 'L', factor: 1 },
  mL: { base: 'L', factor: 0.001 },
  m3: { base: 'L', factor: 1000 },
} as const satisfies Record<string, { base: BaseUnit; factor: number }>
export type BaseUnit = 'kg' | 'L'
export type QuantityUnit = keyof typeof units
export const isQuantityUnit = (unit: string): unit is QuantityUnit => Object.hasOwn(units, unit)

/** Quantities have three decimals (chm.md 8). */
export const toMilli = (value: number): number => roundHalfUp(value, 3)
/** For sums of ratios: away with what binary fractions add. */
export const tidy = (value: number): number => Number(value.toPrecision(12))

/**
 * A quantity in another unit; kg and L are converted with the density.
 * @param density kg/L; null where it is not known
 * @returns undefined when the density is needed and not known
 */
export function convertQuantity(
  qty: number,
  from: QuantityUnit,
  to: QuantityUnit,
  density: number | null | undefined,
): number | undefined {
  const [source, target] = [units[from], units[to]]
  const inBase = qty * source.factor
  if (source.base === target.base) return tidy(inBase / target.factor)
  if (!density) return undefined
  return tidy((source.base === 'L' ? inBase * density : inBase / density) / target.factor)
}

/** Liquids are kept in litres, everything else in kilograms. */
export const baseUnitOf = (stateCd: string): BaseUnit => (stateCd === 'L' ? 'L' : 'kg')
/**
 * The unit beside a product in a form: that in which it is kept. What somebody has chosen stays, unless another
 * product was chosen since, of which it is no measure: millilitres of a solid.
 */
export function unitBeside(stateCd: string, chosen: string | null | undefined, isOther: boolean): string {
  const kept = baseUnitOf(stateCd)
  if (!chosen) return kept
  return isOther && isQuantityUnit(chosen) && units[chosen].base !== kept ? kept : chosen
}
export const showQuantity = (value: number): string =>
  toMilli(value).toLocaleString('ko-KR', { maximumFractionDigits: 3 })
/**
 * What exceeds a limit, with as many decimals as it takes to see that it does: 10.000005 and not 10 of 10.
 * @returns the usual three decimals where they say it
 */
export const showAbove = (value: number, limit: number): string =>
  showQuantity(value) === showQuantity(limit)
    ? value.toLocaleString('ko-KR', { maximumFractionDigits: 9 })
    : showQuantity(value)
/** A multiple or ratio as people read it: at most three decimals. */
export const showMultiple = (value: number): string =>
  toMilli(value).toLocaleString('ko-KR', { maximumFractionDigits: 3 })

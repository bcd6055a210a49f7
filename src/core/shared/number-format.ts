import { roundHalfUp } from './decimal.ts'
/** Digits, minus and dot only (specification, section 5). */
export function numberCharacters(text: string): string {
  return text.normalize('NFKC').replaceAll(/[^0-9.-]/g, '')
}

/** Decimals from which on they are room for small quantities. */
const leastRoom = 3
/**
 * A comma every three digits of the whole part, with `pointNumber` decimals when given. Works on text so that
 * no digit is lost. One or two decimals say how exact a figure is and stay; three and more are room, and
 * their zeros would make a litre of a millilitre at a glance (1,000 and not 1,000.000). A text that is no
 * number is shown as it is.
 */
export function formatNumber(
  value: number | string,
  pointNumber: number | undefined,
  separated: boolean,
): string {
  const isNumber = pointNumber !== undefined && !Number.isNaN(Number(value))
  const fixed = isNumber ? roundHalfUp(Number(value), pointNumber).toFixed(pointNumber) : String(value)
  const plain = isNumber && pointNumber >= leastRoom ? fixed.replace(/\.?0+$/, '') : fixed
  if (!separated || !/^-?\d+(\.\d+)?$/.test(plain)) return plain
  const [whole = '', decimals] = plain.split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

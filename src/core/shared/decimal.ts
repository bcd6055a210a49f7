/** Part of a number that may be noise of adding and dividing binary fractions: some dozens of their last digits. */
const noise = 1e-14
/** Most of one in the last place kept that is taken for noise, of however large a number. */
const mostNoise = 0.01

/**
 * Rounded half up to so many decimals, away from zero for negative numbers: as 반올림 on paper, `round` of
 * PostgreSQL's numeric and ROUND of a workbook do it. Reckoned on the decimal digits: 1.005 is 1.01, and a sum
 * that should be 0.125 but is 0.12499999999999999 is 0.13. What is not finite stays as it is.
 */
export function roundHalfUp(value: number, decimals = 0): number {
  if (!Number.isFinite(value) || (decimals >= 0 && Number.isInteger(value))) return value
  const shifted = movedPoint(value, decimals)
  const size = Math.abs(shifted)
  const whole = Math.floor(size)
  const isUp = size - whole >= 0.5 - Math.min(size * noise, mostNoise)
  const rounded = movedPoint(isUp ? whole + 1 : whole, -decimals)
  return shifted < 0 && rounded !== 0 ? -rounded : rounded
}
/** The number times a power of ten, by its exponent alone: a multiplication would add noise. */
function movedPoint(value: number, by: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + by}`)
}

/** Per cent of a whole, rounded half up; null where nothing is divided ('–' on the screen). */
export const percentOf = (part: number, whole: number, decimals = 0): number | null =>
  whole === 0 ? null : roundHalfUp((part / whole) * 100, decimals)

/** Digits, minus and dot only (specification, section 5). */
export function numberCharacters(text: string): string {
  return text.normalize('NFKC').replaceAll(/[^0-9.-]/g, '')
}

/**
 * A comma every three digits of the whole part, with exactly `pointNumber` decimals when given. Works on text
 * so that no digit is lost.
 */
export function formatNumber(
  value: number | string,
  pointNumber: number | undefined,
  separated: boolean,
): string {
  const plain = pointNumber === undefined ? String(value) : Number(value).toFixed(pointNumber)
  if (!separated || !/^-?\d+(\.\d+)?$/.test(plain)) return plain
  const [whole = '', decimals] = plain.split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

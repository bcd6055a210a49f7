/** Short numbers of rescue and police. */
const emergencyNumbers: readonly string[] = ['119', '112']

/**
 * Whether somebody can be called at a number: one of Korea with its area or network code, an international one,
 * or that of rescue.
 */
export function isTelephone(text: string): boolean {
  const digits = text.replaceAll(/[\s().-]/g, '')
  return emergencyNumbers.includes(digits) || /^(?:0\d{8,10}|1[568]\d{6}|\+\d{8,15})$/.test(digits)
}

/**
 * A number when the text is one and keeps every digit; otherwise the text itself, so that the check can say
 * what is wrong and nothing that was typed is lost. Null for nothing.
 */
export function numberFromText(text: string): number | string | null {
  if (text === '') return null
  const complete = text.endsWith('.') ? text.slice(0, -1) : text
  if (!/^-?(\d+(\.\d+)?|\.\d+)$/.test(complete)) return text
  const value = Number(complete)
  const digits = complete.replaceAll(/[-.]/g, '').replace(/^0+/, '')
  return digits.length > 15 ? text : value
}

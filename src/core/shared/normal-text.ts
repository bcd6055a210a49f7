/**
 * Numbers that are texts, as they are stored: everybody types them differently, and none of that is a mistake.
 * What is no such number comes back as it was, for the check that says so.
 */
export const textForms = { phone: normalPhone, businessNo: normalBusinessNo }
export type TextForm = keyof typeof textForms

const phoneShapes = [
  // 02 is the only area code of two digits.
  /^(02)(\d{3,4})(\d{4})$/,
  /^(050\d)(\d{3,4})(\d{4})$/,
  /^(0\d{2})(\d{3,4})(\d{4})$/,
  /^(1[5-9]\d{2})(\d{4})$/,
]
/** '010 1234 5678', '02)123-4567', '+82 10 1234 5678' and '01012345678' with their hyphens. */
export function normalPhone(text: string): string {
  const plain = text.normalize('NFKC').trim()
  const national = plain.replace(/^\+82[\s-]*(?:\(0\)|0)?[\s-]*/, '0')
  if (!/^[\d\s().·–-]+$/.test(national)) return plain
  const digits = national.replaceAll(/\D/g, '')
  const match = phoneShapes.map((shape) => shape.exec(digits)).find((each) => each !== null)
  return match ? match.slice(1).join('-') : national.replaceAll(/[\s().·–-]+/g, '-').replaceAll(/^-|-$/g, '')
}

/** '123-45-67890' as the ten digits that are stored. */
export function normalBusinessNo(text: string): string {
  const plain = text.normalize('NFKC').trim()
  return /^[\d\s-]+$/.test(plain) ? plain.replaceAll(/\D/g, '') : plain
}

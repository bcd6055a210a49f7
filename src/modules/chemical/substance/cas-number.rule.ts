import type { Sentence } from '../../../core/shared/sentence.ts'
import { substanceRefusals } from './substance.texts.ts'

const casForm = /^(\d{2,7})-(\d{2})-(\d)$/

/**
 * Whether a text is a CAS registry number whose check digit is right: Σ(place × digit), counted from the
 * right without the check digit, modulo 10. (chm.md 5.1)
 */
export function isCasNumber(casNo: string): boolean {
  const match = casForm.exec(casNo)
  if (!match) return false
  const digits = `${match[1]}${match[2]}`
  const sum = [...digits].toReversed().reduce((total, digit, index) => total + (index + 1) * Number(digit), 0)
  return sum % 10 === Number(match[3])
}

/**
 * A CAS number as suppliers write it (`CAS : 108 - 88 - 3`, `0000108-88-3`, other dashes) in its usual form;
 * other text stays as it is.
 */
export function plainCas(given: string): string {
  const tight = given
    .normalize('NFKC')
    .replaceAll(/[‐‑‒–—−ー]/g, '-')
    .replaceAll(/\s/g, '')
    .replace(/^CAS(?:No\.?|RN|번호)?[:.]?/i, '')
  const match = /^0*(\d{2,7})-(\d{2})-(\d)$/.exec(tight)
  return match ? `${match[1]}-${match[2]}-${match[3]}` : tight
}

const ecForm = /^(\d{3})-(\d{3})-(\d)$/
/**
 * Whether a text is an EC number (EINECS, ELINCS, NLP): the sum of place × digit, counted from the left,
 * modulo 11 is the last digit.
 */
export function isEcNumber(ecNo: string): boolean {
  const match = ecForm.exec(ecNo)
  if (!match) return false
  const sum = [...`${match[1]}${match[2]}`].reduce(
    (total, digit, index) => total + (index + 1) * Number(digit),
    0,
  )
  return sum % 11 === Number(match[3])
}

/** What is wrong with a CAS number, or nothing. */
export const casIssue = (casNo: string): Sentence | undefined =>
  casForm.test(casNo)
    ? isCasNumber(casNo)
      ? undefined
      : substanceRefusals.casCheckDigit()
    : substanceRefusals.casForm()

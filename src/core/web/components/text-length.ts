import { formatNumber } from '../../shared/number-format.ts'
import { pageText } from '../text/page-text.ts'

export type CountBy = 'character' | 'byte'
const encoder = new TextEncoder()

/** Length in characters, or in UTF-8 bytes where a Korean syllable counts 3 (admin R11). */
export const lengthOf = (text: string, countBy: CountBy): number =>
  countBy === 'byte' ? encoder.encode(text).length : text.length

/** The longest beginning of the text that fits, never half a character. */
export function cutTo(text: string, max: number, countBy: CountBy): string {
  if (lengthOf(text, countBy) <= max) return text
  let result = ''
  let length = 0
  for (const character of text) {
    length += lengthOf(character, countBy)
    if (length > max) break
    result += character
  }
  return result
}
/** 'n / max 자' or 'n / max byte' (specification section 5). */
export const counterText = (count: number, max: number, countBy: CountBy): string =>
  `${formatNumber(count, undefined, true)} / ${formatNumber(max, undefined, true)} ${pageText(countBy === 'byte' ? 'form.byte' : 'form.characters')}`

import { convertHangulToQwerty, convertQwertyToHangul, getChoseong } from 'es-hangul'
import { isInitials, withoutSpaces } from '../../shared/search.ts'

const isLatin = (text: string): boolean => /[a-z]/i.test(text) && /^[\x20-\x7e]+$/.test(text)
const isHangul = (text: string): boolean => /[ㄱ-ㅎㅏ-ㅣ가-힣]/.test(text)

/**
 * What was typed, and what it would have been in the other layout of the keyboard: 'ghkrl' is 화기, and
 * '노멱 ㅠ' typed for letters comes out as Latin.
 */
export function layoutsOf(words: string): string[] {
  const plain = words.trim()
  if (plain === '') return []
  // Letters in capitals are names of systems, which nobody types in the wrong layout.
  if (isLatin(plain)) return [plain, convertQwertyToHangul(plain)]
  return isHangul(plain) ? [plain, convertHangulToQwerty(plain)] : [plain]
}

/** How well a thing matches the search; lower is better. */
export type Rank = 0 | 1 | 2 | 3

/**
 * Ranks a thing by its names and by the path above it; undefined when it does not fit. Every word has to be
 * found, in any order; a word may be the initial consonants. What begins with the words comes first, what holds
 * them next, then what has their initials, then what only lies below such a path.
 */
export function rankerOf(
  words: string,
): (names: readonly string[], path?: readonly string[]) => Rank | undefined {
  const wanted = layoutsOf(words).map((typed) => ({
    whole: withoutSpaces(typed).toLowerCase(),
    words: typed.toLowerCase().split(/\s+/),
  }))
  return (names, path = []) => {
    const plain = names.map((name) => withoutSpaces(name).toLowerCase())
    const above = path.map((name) => withoutSpaces(name).toLowerCase())
    const ranks = wanted.flatMap(({ whole, words: parts }): Rank[] => {
      if (plain.some((name) => name.startsWith(whole))) return [0]
      if (plain.some((name) => name.includes(whole) || parts.every((part) => name.includes(part)))) return [1]
      const initials = (name: string) => withoutSpaces(getChoseong(name))
      const has = (name: string, part: string) =>
        name.includes(part) || (isInitials(part) && initials(name).includes(part))
      if (plain.some((name) => has(name, whole) || parts.every((part) => has(name, part)))) return [2]
      // Never across the border of two names: 작업허가 > 작업완료 holds no ㅎㄱㅈㅇ.
      const all = [...plain, ...above]
      return parts.every((part) => all.some((name) => has(name, part))) ? [3] : []
    })
    return ranks.length === 0 ? undefined : (Math.min(...ranks) as Rank)
  }
}

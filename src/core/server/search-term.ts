import type { Binds } from './database.ts'

/** The term as the stored search column spells it: lower case, every non-ASCII character doubled (stack-server.md section 3). */
export const doubled = (term: string): string => term.toLowerCase().replace(/[^\u0001-\u007f]/gu, '$&$&')
/** For LIKE: a user's % and _ are letters. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A term without a trigram would walk the whole index, and no timeout stops that: one Korean syllable, or two ASCII letters. */
export const isShort = (term: string): boolean => doubled(term).length < 3

/** The same question in two ways. */
export interface SearchCondition {
  /** For the trigram index. */
  found: string
  /** Out of that index's sight: rows that another index hands out are asked. */
  walked: string
}
/** Asks whether the search column `column` contains a term. Each of the two asks for all that was bound: PostgreSQL refuses values that nobody needs. */
export function searchCondition(column: string, term: string, binds: Binds): SearchCondition {
  const parts = indexedParts(term)
  const pattern = binds.add(parts.length > 0 ? `%${parts.join('%')}%` : `%${escapeLike(doubled(term))}%`)
  // The index knows LIKE only. Of a word of several parts these could lie apart.
  const whole = `strpos(${column}, ${binds.add(doubled(term))}) > 0`
  return { found: `${column} like ${pattern} and ${whole}`, walked: `${whole} and ${column} || '' like ${pattern}` }
}

/**
 * The trigrams by which the index finds a word of Hangul: each pair of syllables has two there ('열열교', '열교교'), of which one is enough, and so are
 * as many pairs as name every syllable. Every trigram is a list of rows that is read. Empty for other words: they are looked up as they are.
 */
export function indexedParts(term: string): string[] {
  if (!/^[가-힣]{2,}$/.test(term)) return []
  const pairs = Array.from({ length: Math.floor(term.length / 2) }, (_, at) => term.slice(at * 2, at * 2 + 2))
  const parts = pairs.map(([first, second]) => first + first + second)
  // An odd syllable at the end, with the one before it.
  return term.length % 2 === 0 ? parts : [...parts, term.at(-2)! + term.at(-1)! + term.at(-1)!]
}

import { createHash } from 'node:crypto'
import type { Binds } from '../database/database.ts'

/**
 * Letters that nobody types (Yi syllables). The search column holds one behind every non-ASCII character:
 * '펌프' of one plant is '펌ꀃ프ꀃ'. That gives a word of two syllables a trigram, and each plant its own trigrams,
 * so the index finds rows of the searched plants only (decision 0050). There are few of them, because a user
 * of all plants searches for each.
 */
const marks = Array.from({ length: 16 }, (_, at) => String.fromCodePoint(0xa000 + at))
/** '' where an entity has no plant. */
const markOf = (plantCd: string): string =>
  marks[Number.parseInt(createHash('md5').update(plantCd).digest('hex')[0]!, 16)]!
/** The term as the search column of a plant spells it. */
export const marked = (term: string, plantCd: string): string => spelled(term, markOf(plantCd))
const spelled = (term: string, mark: string): string =>
  term.toLowerCase().replace(/[^\u0001-\u007f]/gu, `$&${mark}`)
/**
 * The same as the expression of a generated column, spelled out: a function would be read and put in its
 * place with every row that is written.
 * @param plantCd and `value` are SQL expressions that are never null
 */
export const markedSql = (plantCd: string, value: string): string =>
  String.raw`regexp_replace(lower(${value}), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(${plantCd}), 1))::bit(4)::integer), 'g')`
/** For LIKE: a user's % and _ are letters. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/**
 * A term without a trigram would walk the whole index, and no timeout stops that: one Korean syllable, or two
 * ASCII letters.
 */
export const isShort = (term: string): boolean => spelled(term, marks[0]!).length < 3

/** Where terms are searched: the search column, its source fields, and the plants to search; null: all. */
export interface Searched {
  column: string
  fields: readonly string[]
  plants: readonly string[] | null
}
/** The same question in two ways. */
export interface SearchCondition {
  /** For the trigram index. */
  found: string
  /** Conditions on rows that another index delivers, which that index cannot check. */
  walked: string
}
/**
 * Asks whether all of the terms are found. Each of the two asks for all that was bound: PostgreSQL refuses
 * values that nobody needs.
 */
export function searchCondition(
  { column, fields, plants }: Searched,
  terms: readonly string[],
  binds: Binds,
): SearchCondition {
  const words = terms.map((term) => wordCondition(fields, term, binds))
  const isPlain = (term: string) => spelled(term, marks[0]!) === term.toLowerCase()
  /** Their places. */
  const patterns: string[] = []
  const like = (pattern: string) => {
    const place = `${binds.add(pattern)}::text`
    patterns.push(place)
    return `${column} like ${place}`
  }
  const all = (which: readonly string[], mark: string) =>
    which
      .flatMap((term) => indexedPatterns(term, mark))
      .map(like)
      .join(' and ')
  const [plain, korean] = [terms.filter(isPlain), terms.filter((term) => !isPlain(term))]
  const ofPlants =
    korean.length === 0
      ? []
      : (plants ? [...new Set(plants.map(markOf))] : marks).map((mark) => all(korean, mark))
  const indexed = [
    ...(plain.length > 0 ? [all(plain, marks[0]!)] : []),
    ...(korean.length > 0
      ? [ofPlants.length > 1 ? `(${ofPlants.map((each) => `(${each})`).join(' or ')})` : ofPlants[0]!]
      : []),
  ]
  return {
    found: [...indexed, ...words].join(' and '),
    walked: [...words, `${patterns.join(' || ')} is not null`].join(' and '),
  }
}
/**
 * Asks the fields themselves for a term, without an index. The index knows parts of words only, which could
 * lie apart.
 */
export function wordCondition(fields: readonly string[], term: string, binds: Binds): string {
  const word = term.toLowerCase()
  const place = binds.add(word)
  const has = (field: string) =>
    `strpos(${word === word.toUpperCase() ? field : `lower(${field})`}, ${place}) > 0`
  return fields.length === 1 ? has(fields[0]!) : `(${fields.map(has).join(' or ')})`
}

/**
 * The LIKE patterns that the index is asked for. Of a word of Hangul as few pairs of syllables as name every
 * syllable: each pair has one trigram ('열ꀃ교'), those in between ('ꀃ교ꀃ') say little, and every trigram is a
 * list of rows that is read. Other words are looked up as they are.
 */
export function indexedPatterns(term: string, mark: string): string[] {
  if (!/^[가-힣]{2,}$/.test(term)) return [`%${escapeLike(spelled(term, mark))}%`]
  const pair = (at: number) => term[at]! + mark + term[at + 1]!
  const pairs = Array.from({ length: Math.floor(term.length / 2) }, (_, at) => pair(at * 2))
  // An odd syllable at the end comes with the one before it, in a pattern of its own: the two pairs lie over
  // each other.
  return [`%${pairs.join('%')}%`, ...(term.length % 2 === 0 ? [] : [`%${pair(term.length - 2)}%`])]
}

/** As `doubled` of the database: every non-ASCII character twice, so that two syllables have trigrams. */
export const doubled = (words: string): string => words.toLowerCase().replace(/[^\u0001-\u007f]/gu, '$&$&')

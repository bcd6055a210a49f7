/** A letter of a page: which piece of its text, and which place in the piece. */
interface Spot {
  piece: number
  at: number
}
export interface Hit {
  /** Number of the page, from 1. */
  page: number
  from: Spot
  /** The last letter. */
  to: Spot
}
/** More hits than anybody steps through. */
export const mostHits = 1000

/**
 * Where the asked text stands, in the order of reading. Case and spaces do not count: a PDF cuts its text into pieces where
 * it likes, and Korean is written with and without spaces.
 * @param pages pieces of the text of each page
 */
export function findHits(pages: readonly (readonly string[])[], asked: string): Hit[] {
  const { text: wanted } = folded([asked.normalize('NFC')])
  const hits: Hit[] = []
  if (wanted === '') return hits
  for (const [index, pieces] of pages.entries()) {
    const { text, spots } = folded(pieces)
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      hits.push({ page: index + 1, from: spots[at]!, to: spots[at + wanted.length - 1]! })
      if (hits.length === mostHits) return hits
    }
  }
  return hits
}

function folded(pieces: readonly string[]): { text: string; spots: Spot[] } {
  let text = ''
  const spots: Spot[] = []
  for (const [piece, letters] of pieces.entries())
    for (let at = 0; at < letters.length; at++) {
      const letter = letters[at]!
      if (/\s/.test(letter)) continue
      const small = letter.toLowerCase()
      text += small.length === 1 ? small : letter
      spots.push({ piece, at })
    }
  return { text, spots }
}

/** Whether a page holds any text. */
export const hasText = (pieces: readonly string[]): boolean => pieces.some((each) => /\S/.test(each))

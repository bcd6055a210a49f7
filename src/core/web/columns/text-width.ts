/** Pixels that a character takes in the grid, at most: a full-width one, any other one. */
const wideCharacter = 14
const narrowCharacter = 7.5
/** First character of the full-width scripts (CJK radicals; Hangul syllables and Jamo lie behind). */
const firstWide = '\u2e80'

/** Width of a text in the grid in pixels, estimated: a column is measured before it is drawn. */
export const textWidth = (text: string): number =>
  Math.ceil(
    [...text].reduce((sum, character) => sum + (character >= firstWide ? wideCharacter : narrowCharacter), 0),
  )

/** The term as the stored search column spells it: lower case, every non-ASCII character doubled (stack-server.md section 3). */
export const doubled = (term: string): string => term.toLowerCase().replace(/[^\u0001-\u007f]/gu, '$&$&')
/** For LIKE: a user's % and _ are letters. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** A term without a trigram would walk the whole index, and no timeout stops that: one Korean syllable, or two ASCII letters. */
export const isShort = (term: string): boolean => doubled(term).length < 3

/**
 * Sentences in one language by the Korean sentence; `{name}` stands for what differs from case to case, in
 * both.
 */
export type Catalogue = Readonly<Record<string, string>>
/** Turns a finished Korean sentence into another language; what it does not know stays Korean. */
export type Wording = (korean: string) => string

const hangul = /\p{Script=Hangul}/u
const place = /\{(\w+)\}/g
/** Several sentences or names in one text. */
const separators = ['\n', ', ', '·'] as const

/**
 * The fixed parts of a pattern between its places: two patterns with the same parts are the same sentence.
 */
export const partsOf = (pattern: string): string => pattern.replaceAll(place, '{}')

/**
 * @param word names that are put into sentences: labels of fields, states, entities
 */
export function createWording(
  catalogue: Catalogue,
  word: (korean: string) => string | undefined = () => undefined,
): Wording {
  const patterns = Object.entries(catalogue)
    .filter(([korean]) => korean.search(place) >= 0)
    // The pattern with most fixed text is the one that was meant.
    .toSorted(([one], [other]) => partsOf(other).length - partsOf(one).length)
    .map(([korean, spoken]) => ({ matches: patternOf(korean), spoken }))
  const say: Wording = (given) => {
    if (!hangul.test(given)) return given
    const known = catalogue[given]
    if (known !== undefined) return known
    const korean = given.trim()
    return given.replace(korean, () => sayTrimmed(korean))
  }
  const sayTrimmed: Wording = (korean) => {
    const whole = catalogue[korean] ?? word(korean)
    if (whole !== undefined) return whole
    for (const { matches, spoken } of patterns) {
      const found = matches.exec(korean)?.groups
      // What stands at a place is itself a name or a sentence.
      if (found) return spoken.replaceAll(place, (_, name: string) => say(found[name] ?? ''))
    }
    const separator = separators.find((each) => korean.includes(each))
    return separator ? korean.split(separator).map(say).join(separator) : korean
  }
  return say
}

function patternOf(korean: string): RegExp {
  const source = korean
    .split(/(\{\w+\})/)
    .map((part) =>
      /^\{\w+\}$/.test(part)
        ? `(?<${part.slice(1, -1)}>.*?)`
        : part.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'),
    )
    .join('')
  return new RegExp(`^${source}$`, 'su')
}

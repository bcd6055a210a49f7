/** A past event that is like what is being typed. */
export interface SimilarEvent {
  safEventNo: number
  safEventCd: string
  safEventNm: string
  eventKindCd: string
  severityCd: string | null
  placeNm: string
  occurYmd: string
}

/** One syllable says nothing and has no trigram. */
const leastCharacters = 2
/** The longest words say most; more of them find nothing more. */
const mostWords = 4

/** Words that a past event has all of. */
type Words = readonly string[]
/**
 * What is asked of past events, the strictest first; each step is fulfilled by any of its sets of words. First the words
 * as they were typed, then their beginnings, because Korean adds particles and endings behind ('사다리에서' is '사다리'),
 * then all beginnings but one, because the same happens at other places.
 */
export function wordLadder(typed: string): Words[][] {
  const words = [...new Set(typed.toLowerCase().split(/[^\p{L}\p{N}]+/u))]
    .filter((word) => [...word].length >= leastCharacters)
    .toSorted((one, other) => [...other].length - [...one].length)
    .slice(0, mostWords)
  if (words.length === 0) return []
  const begun = [...new Set(words.map(beginningOf))]
  const butOne = begun.map((_, out) => begun.filter((__, index) => index !== out))
  return [
    [words],
    ...(begun.join(' ') === words.join(' ') ? [] : [[begun]]),
    ...(begun.length > 1 ? [butOne] : []),
  ]
}
const beginningOf = (word: string): string => {
  const letters = [...word]
  return letters.slice(0, Math.max(leastCharacters, Math.ceil(letters.length / 2))).join('')
}

import type { FourTexts } from './four-texts.ts'
import { Label, Sentence, label, type SentenceValue } from './sentence.ts'

/**
 * A sentence as a record keeps it: its key in the room that says it, and its values. The name of a field stands
 * as its Korean name (decision 0057); what was put together from parts has no key and stands in its four
 * wordings.
 */
type Kept =
  | { key: string; values?: Readonly<Record<string, KeptValue>> }
  | { name: string }
  | { said: FourTexts }
type KeptValue = string | number | Kept | readonly Kept[]
/** A room of sentences, as `sentences({ … })` makes it. */
export type Room = Readonly<Record<string, (values: never) => Sentence>>

/** Sentences as the text of one column, to be said again in the language of each reader. (decision 0161) */
export const keptText = (said: readonly Sentence[]): string => JSON.stringify(said.map(kept))

function kept(sentence: Sentence): Kept {
  const { key } = sentence
  if (sentence instanceof Label) return { name: sentence.texts[0] }
  if (key === undefined)
    return { said: [sentence.in('kr'), sentence.in('en'), sentence.in('zh'), sentence.in('es')] }
  const values = Object.entries(sentence.values).map(([name, value]) => [name, keptValue(value)] as const)
  return values.length === 0 ? { key } : { key, values: Object.fromEntries(values) }
}
function keptValue(value: SentenceValue): KeptValue {
  if (value instanceof Sentence) return kept(value)
  return typeof value === 'object' ? value.map(kept) : value
}

/**
 * What `keptText` has written, as sentences again.
 * @param rooms where their keys are looked up; the first that has one says it
 * @returns undefined for words that were kept as they are, and for a key that no room has any more
 */
export function saidAgain(text: string, ...rooms: readonly Room[]): Sentence[] | undefined {
  if (!/^\[\{"(?:key|name|said)":/.test(text)) return undefined
  try {
    return (JSON.parse(text) as Kept[]).map((each) => again(each, rooms))
  } catch {
    return undefined
  }
}
function again(each: Kept, rooms: readonly Room[]): Sentence {
  if ('name' in each) return label(each.name)
  if ('said' in each) return new Sentence(each.said)
  const say = rooms.find((room) => Object.hasOwn(room, each.key))?.[each.key]
  if (!say) throw new Error(`No room says ${each.key}`)
  const values = Object.entries(each.values ?? {})
  return say(Object.fromEntries(values.map(([name, value]) => [name, valueAgain(value, rooms)])) as never)
}
function valueAgain(value: KeptValue, rooms: readonly Room[]): SentenceValue {
  if (typeof value !== 'object') return value
  return Array.isArray(value) ? value.map((each) => again(each, rooms)) : again(value as Kept, rooms)
}

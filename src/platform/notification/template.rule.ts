import { Sentence } from '../../core/shared/sentence.ts'
import type { Language } from '../../core/shared/session.ts'
import { notiSays } from './noti-rules.texts.ts'
/** Values for an event's words; a sentence is worded in the language of the recipient. */
export type Variables = Readonly<Record<string, string | number | Sentence | null | undefined>>
const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g

/** The names that a text asks for, each once. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name]) => name!)),
]

/** The names that a text asks for and its event does not carry. */
export const unknownPlaceholders = (text: string, known: readonly string[]): string[] =>
  placeholdersIn(text).filter((name) => !known.includes(name))

const isMissing = (value: Variables[string]): boolean => value === null || value === undefined || value === ''
/** Ends of sentences and of lines, in the scripts of all four languages. */
const afterSentence = /(?<=[.!?]\s+|。|\n)/
/** A sentence that has nothing to say, such as '사유: {{reason}}' where nobody gave one, is left out. */
function sayable(text: string, variables: Variables): string {
  const said = text.split(afterSentence).filter((sentence) => {
    const names = placeholdersIn(sentence)
    return names.length === 0 || names.some((name) => !isMissing(variables[name]))
  })
  return said.length === 0 ? text : said.join('').trimEnd()
}

/** The text with its values; a value that is not there is a dash, so that no reader meets the braces. */
export const filled = (text: string, variables: Variables, language: Language = 'kr'): string =>
  sayable(text, variables).replaceAll(placeholder, (_, name: string) => {
    const value = variables[name]
    return isMissing(value) ? '-' : value instanceof Sentence ? value.in(language) : String(value)
  })

/** The sentence at the field of a template. */
export const unknownVariable = (names: readonly string[], known: readonly string[]): Sentence =>
  notiSays.unknownVariable({ names: inBraces(names), known: inBraces(known) || notiSays.none() })
const inBraces = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ')

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

/** The text with its values; a value that is not there is a dash, so that no reader meets the braces. */
export const filled = (text: string, variables: Variables, language: Language = 'kr'): string =>
  text.replaceAll(placeholder, (_, name: string) => {
    const value = variables[name]
    return value === null || value === undefined || value === ''
      ? '-'
      : value instanceof Sentence
        ? value.in(language)
        : String(value)
  })

/** The sentence at the field of a template. */
export const unknownVariable = (names: readonly string[], known: readonly string[]): Sentence =>
  notiSays.unknownVariable({ names: inBraces(names), known: inBraces(known) || notiSays.none() })
const inBraces = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ')

import { textIn, type FourTexts } from './four-texts.ts'
import type { Language } from './session.ts'
import { Sentence } from './sentence.ts'

/** A row with a text of its own and what it is called in the other languages: `itemNm`, `itemNmEn` … */
export type Worded<Name extends string> = { readonly [K in Name]: string | null } & {
  readonly [K in `${Name}${'En' | 'Zh' | 'Es'}`]?: string | null
}
const suffixes = { en: 'En', zh: 'Zh', es: 'Es' } as const
export const translations = Object.values(suffixes)

const wordsIn = (row: object, name: string): string | null =>
  ((row as Record<string, unknown>)[name] as string | null | undefined) || null

/** A text of a row in all languages, Korean where nobody has translated it. */
export function fourOf<Name extends string>(row: Worded<Name>, name: Name): FourTexts {
  const korean = wordsIn(row, name) ?? ''
  const [en = korean, zh = korean, es = korean] = translations.map(
    (suffix) => wordsIn(row, name + suffix) ?? undefined,
  )
  return [korean, en, zh, es]
}
/** A text of a row in the language of a reader. */
export const wordsOf = <Name extends string>(row: Worded<Name>, name: Name, language: Language): string =>
  textIn(fourOf(row, name), language)
/** A text of a row inside a sentence whose reader is not known yet. */
export const saidOf = <Name extends string>(row: Worded<Name>, name: Name): Sentence =>
  new Sentence(fourOf(row, name))
/** The languages in which a text of a row is lacking; none where it says nothing. */
export const missingOf = <Name extends string>(row: Worded<Name>, name: Name): (keyof typeof suffixes)[] =>
  wordsIn(row, name) === null
    ? []
    : (Object.keys(suffixes) as (keyof typeof suffixes)[]).filter(
        (language) => wordsIn(row, name + suffixes[language]) === null,
      )
/**
 * The translations that stayed while their own text changed. A translation of another sentence is worse than
 * none: whoever reads it is told something else.
 */
export function staleOf<Name extends string>(
  input: object,
  before: object,
  names: readonly Name[],
): `${Name}${'En' | 'Zh' | 'Es'}`[] {
  const now = { ...before, ...input }
  const changes = (name: string) => wordsIn(now, name) !== wordsIn(before, name)
  return names
    .filter(changes)
    .flatMap((name) => translations.map((suffix) => `${name}${suffix}` as const))
    .filter((name) => wordsIn(before, name) !== null && !changes(name))
}

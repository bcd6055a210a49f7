import type { Language } from './session.ts'

/**
 * One text of a page or paper in Korean, English, Chinese and Spanish; `{name}` marks a parameter. A language
 * that is left out does not compile.
 */
export type FourTexts = readonly [kr: string, en: string, zh: string, es: string]
const places: Record<Language, 0 | 1 | 2 | 3> = { kr: 0, en: 1, zh: 2, es: 3 }
/** One text in a language, its parameters not filled in. */
export const textIn = (texts: FourTexts, language: Language): string => texts[places[language]]

type Names<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type Arguments<S> = [Names<S>] extends [never] ? [] : [Record<Names<S>, string | number>]
export type Say<T extends Record<string, FourTexts>> = <K extends keyof T & string>(
  key: K,
  ...parameters: Arguments<T[K][0]>
) => string

/** Words the texts of a table in the language at the moment of the call. */
export const sayIn =
  <const T extends Record<string, FourTexts>>(texts: T, language: () => Language): Say<T> =>
  (key, ...parameters) => {
    const values = (parameters[0] ?? {}) as Record<string, string | number>
    return textIn(texts[key]!, language()).replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    )
  }

/** All texts of a table in one language, without their parameters filled in: the words of a paper's layout. */
export const wordsIn = <const T extends Record<string, FourTexts>>(
  table: T,
  language: Language,
): { [K in keyof T]: string } =>
  Object.fromEntries(Object.entries(table).map(([name, four]) => [name, textIn(four, language)])) as {
    [K in keyof T]: string
  }

/** The texts of the pages of one room, in a file `<what>.texts.ts` that server and browser may both read. */
export const texts = <const T extends Record<string, FourTexts>>(table: T): T => table

import type { Language } from '../../shared/session.ts'
import { currentLanguage, useLanguage } from './text.ts'

/** One text of a page in Korean, English, Chinese and Spanish; `{name}` marks a parameter. A language that is left out does not compile. */
export type FourTexts = readonly [kr: string, en: string, zh: string, es: string]
const places: Record<Language, 0 | 1 | 2 | 3> = { kr: 0, en: 1, zh: 2, es: 3 }

type Names<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
type Arguments<S> = [Names<S>] extends [never] ? [] : [Record<Names<S>, string | number>]
export type Say<T extends Record<string, FourTexts>> = <K extends keyof T & string>(key: K, ...parameters: Arguments<T[K][0]>) => string

/**
 * The texts of the pages of one area, loaded with them: `export const [useLogText, logText] = defineTexts({ verify: ['검증', 'Verify', '验证', 'Verificar'] })`.
 * The first is for components, which draw again when the language changes, the second for everything else.
 */
export function defineTexts<const T extends Record<string, FourTexts>>(texts: T): [use: () => Say<T>, say: Say<T>] {
  const say: Say<T> = (key, ...parameters) => {
    const values = (parameters[0] ?? {}) as Record<string, string | number>
    return texts[key]![places[currentLanguage()]].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
  const use = () => {
    useLanguage()
    return say
  }
  return [use, say]
}
